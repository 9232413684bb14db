"""Every refusal of Clash at the Deli: where it is said, the sentence, and the lowest clause."""

from collections.abc import Callable

import pytest

from games.deli.deli_table import ACTIONS, EVENT, START, SWAP, table, turn_up
from ludoteka.games.deli.rules import GAME
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.texts import texts_for
from playing import Scenario

NAMES = ["Anna", "Bence", "Celia", "Dario"]


def agreed() -> Scenario:
    s = GAME.start(2, GAME.options(characters="agreed"), Journal())
    return Scenario(GAME, s).choose("chef tricia")


def exchange() -> Scenario:
    t = agreed().choose("chef pete")
    return t.chance(0, 0, 0, 0, 0)


def dibs() -> Scenario:
    t = table(at=START, chefs=["debbie", "gregg"], round=0)
    while t.prompt != "reserve":
        t.chance(0)
    return t


def nikki() -> Scenario:
    return table(chefs=["gregg", "nikki"], pool="tuna", areas=[["rye"]])


def turn() -> Scenario:
    """Something fits, and one pick is left."""
    return table(
        chefs=["gregg", "debbie"],
        pool="tuna rye ranch",
        reserved="swiss",
        areas=[["rye tuna ranch"]],
        hands=["joker_sauce lucky_day picky_eater", ""],
        last_trash="bacon",
        picks=[5, 0],
    )


def all_closed() -> Scenario:
    return table(pool="tuna", areas=[["rye tuna rye #", "wrap tuna ="]], hands=["lucky_day", ""])


def stuck() -> Scenario:
    """Nothing fits: one sandwich is closed, the open ones are full or hold the sauce."""
    return table(
        pool="butter ranch",
        areas=[["rye tuna rye #", "rye tuna tuna tuna tuna", "rye ranch"]],
        hands=["lucky_day picky_eater", ""],
    )


def all_full() -> Scenario:
    area = ["rye tuna tuna tuna tuna", "rye bacon bacon bacon bacon"]
    return table(pool="butter ranch", areas=[area], hands=["lucky_day", ""])


def seven() -> Scenario:
    return table(pool="half_roll tuna", areas=[["rye tuna"] + ["wrap"] * 6])


def michael() -> Scenario:
    return table(chefs=["michael", "gregg"], pool="rye", areas=[["rye"]], last_trash="bacon")


def recycled() -> Scenario:
    return table(
        chefs=["michael", "gregg"], pool="rye", areas=[["rye"]], last_trash="bacon", recycled=1
    )


def spent_nikki() -> Scenario:
    return table(chefs=["nikki", "gregg"], pool="tuna", areas=[["rye"]], redeals=0)


def own_nikki() -> Scenario:
    return table(chefs=["nikki", "gregg"], pool="tuna", areas=[["rye"]])


def debbie() -> Scenario:
    return table(
        chefs=["debbie", "gregg"], pool="tuna", reserved="swiss", areas=[["rye"]], hands=["", ""]
    )


def pete() -> Scenario:
    return table(
        chefs=["pete", "gregg"],
        pool="tuna rye",
        areas=[["rye"]],
        hands=["joker_sauce", ""],
        round=2,
    )


def played() -> Scenario:
    return table(pool="tuna rye", areas=[["rye"]], hands=["picky_eater", ""], played=[1 << 7, 0])


def eater() -> Scenario:
    t = table(pool="tuna swiss bacon", areas=[["rye"]], hands=["picky_eater", ""])
    return t.choose("play picky_eater")


def eater_full() -> Scenario:
    """After the first card nothing fits, but there is something to close."""
    area = ["half_roll bacon bacon bacon", "wrap tuna tuna tuna tuna"]
    t = table(pool="tuna butter", areas=[area], hands=["picky_eater", ""])
    return t.choose("play picky_eater", "pick tuna")


def offer() -> Scenario:
    t = table(pool="tuna rye", areas=[["rye"], ["rye"]], hands=["", "take_that lucky_day"])
    return t.choose("pick tuna")


def offer_without_place() -> Scenario:
    t = table(pool="tuna rye", areas=[["rye"], []], hands=["", "take_that"])
    return t.choose("pick tuna")


def offer_of_debbie() -> Scenario:
    t = table(
        chefs=["debbie", "jackson"],
        pool="rye",
        reserved="tuna",
        areas=[["rye"], ["rye"]],
        hands=["", "take_that"],
    )
    return t.choose("dibs")


def place() -> Scenario:
    area = ["rye", "wrap", "rye tuna rye #", "half_roll tuna bacon tuna bacon"]
    return table(pool="tuna rye", areas=[area]).choose("pick tuna")


def place_sauce() -> Scenario:
    area = ["rye", "wrap", "rye ranch"]
    return table(pool="ranch rye", areas=[area]).choose("pick ranch")


def place_butter() -> Scenario:
    return table(pool="butter rye", areas=[["rye", "wrap", "rye tuna"]]).choose("pick butter")


def place_bread() -> Scenario:
    area = ["rye tuna", "rye", "half_roll tuna", "rye tuna rye #"]
    return table(pool="rye tuna", areas=[area]).choose("pick rye")


def place_eighth() -> Scenario:
    area = ["rye tuna", "rye tuna"] + ["wrap"] * 5
    return table(pool="rye tuna", areas=[area]).choose("pick rye")


def closing() -> Scenario:
    area = ["rye tuna", "rye", "half_roll", "rye tuna rye #", "wrap tuna", "wrap"]
    return table(pool="tuna", areas=[area])


def malice() -> Scenario:
    t = table(
        3,
        chefs=["tricia", "gregg", "debbie"],
        pool="tuna swiss",
        reserved="bacon",
        areas=[["rye"]],
    )
    return t.choose("pick tuna")


def after() -> Scenario:
    return table(pool="tuna", areas=[["rye tuna", "rye"]]).choose("pick tuna", "on 1")


def swap() -> Scenario:
    return table(
        at=SWAP,
        chefs=["drew", "gregg"],
        areas=[
            ["rye tuna", "wrap", "rye ranch", "rye tuna rye #", "half_bagel"],
            ["half_roll swiss", "half_bagel", "rye tuna ="],
        ],
    )


SINGLE_TUNA = 'ingredient = [{ id = "tuna", single = 1, source = "owner" }]'


def single_tuna() -> Scenario:
    """At this table Tuna has the one-per-sandwich sign."""
    return table(
        at=SWAP,
        chefs=["drew", "gregg"],
        areas=[["rye tuna swiss", "rye swiss"], ["half_roll tuna"]],
        options=GAME.options().with_parts(SINGLE_TUNA),
    )


def end() -> Scenario:
    return table(at=ACTIONS, areas=[["rye tuna"]], hands=["second_helping joker_bread", ""])


def helping() -> Scenario:
    area = ["rye tuna", "rye", "rye butter", "rye tuna rye #", "half_roll bacon ranch"]
    area += [
        "half_roll bacon bacon bacon ranch",
        "half_roll fried_egg fried_egg ranch fried_egg half_roll #",
    ]
    t = table(at=ACTIONS, areas=[area], hands=["second_helping", ""])
    return t.choose("play second_helping")


def tidy() -> Scenario:
    area = ["rye tuna", "rye", "half_roll"]
    return turn_up(table(at=EVENT, areas=[area]), "tidy_counter")


def foresee() -> Scenario:
    return table(at=EVENT, chefs=["isaac", "gregg"]).chance(0, 0, 0)


def sample() -> Scenario:
    breads = ["white_toast", "half_roll", "half_bagel", "rye", "wrap"]
    return turn_up(table(at=EVENT, emptied=breads), "free_sample")


def sampled() -> Scenario:
    t = turn_up(table(at=EVENT, areas=[["rye"]]), "free_sample")
    return t.choose("sample protein").chance(0)


def leftovers() -> Scenario:
    t = table(at=EVENT, areas=[["rye", "wrap"]], leftovers="tuna bacon")
    return turn_up(t, "leftovers")


def leftover() -> Scenario:
    return leftovers().choose("take tuna")


def loaf() -> Scenario:
    return turn_up(table(at=EVENT, areas=[["rye"]]), "fresh_loaf").chance(0, 0, 0)


def mould() -> Scenario:
    area = ["rye tuna", "rye bacon", "rye", "rye tuna rye #"]
    return turn_up(table(at=EVENT, areas=[area]), "mouldy_top")


def rats() -> Scenario:
    return turn_up(table(at=EVENT, areas=[["rye", "wrap", "rye tuna"]]), "rats")


SAID: list[tuple[Callable[[], Scenario], str, str, str]] = [
    (agreed, "chef tricia", "2.2", "Malicious Tricia is taken."),
    (agreed, "pass", "2.2", "You have to choose a character now."),
    (exchange, "exchange lucky_day", "2.3", "Lucky Day is not in your hand."),
    (exchange, "skip", "7.4", "Exchange an action card, or pass."),
    (dibs, "reserve swiss", "7.8", "Not in the pool: Swiss Cheese."),
    (dibs, "skip", "7.8", "Reserve a card from the pool, or pass."),
    (
        nikki,
        "redeal cheese",
        "7.2",
        "There is nothing to redeal among the cheese in the pool.",
    ),
    (nikki, "skip", "7.2", "Redeal a category, or pass."),
    (
        own_nikki,
        "redeal bread",
        "7.2",
        "There is nothing to redeal among the bread in the pool.",
    ),
    (spent_nikki, "redeal protein", "7.2", "You have already redealt twice this round."),
    (turn, "redeal protein", "7.2", "Only Picky Nikki redeals."),
    (turn, "pick bacon", "3.2", "Not in the pool: Bacon."),
    (turn, "pick ranch", "4.8", "Sandwich 1 already has Ranch."),
    (
        turn,
        "pick swiss",
        "7.8",
        "Swiss Cheese is reserved: only Debbie Dibs may take it, as her reserved card.",
    ),
    (turn, "dibs", "7.8", "You have no reserved card."),
    (
        debbie,
        "pick swiss",
        "7.8",
        "Swiss Cheese is reserved: only Debbie Dibs may take it, as her reserved card.",
    ),
    (turn, "skip", "3.3", "A card in the pool fits, so you may not skip."),
    (turn, "pass", "3.2", "You have to pick a card now."),
    (turn, "start", "3.2", "You have to pick a card now."),
    (turn, "joker rye", "2.3", "Joker Bread is not in your hand."),
    (turn, "joker butter", "4.4", "Butter goes only directly on the bottom bread."),
    (turn, "play take_that", "2.3", "I’ll Take That is not in your hand."),
    (turn, "play lucky_day", "6.1", "You can’t play Lucky Day now."),
    (turn, "play joker_sauce", "6.2", "To play Joker Sauce, name the ingredient it becomes."),
    (
        turn,
        "play picky_eater",
        "10.6",
        "Picky Eater needs two picks, and you have only one left.",
    ),
    (
        turn,
        "again picky_eater",
        "7.4",
        "Only Repeat Pete plays an action card once more, and never a joker.",
    ),
    (turn, "recycle bacon", "7.3", "Only Recycle Michael picks from the trash."),
    (turn, "recycle butter", "4.4", "Butter goes only directly on the bottom bread."),
    (michael, "recycle tuna", "7.3", "Not in last round’s trash: Tuna."),
    (recycled, "recycle bacon", "7.3", "You have already picked from the trash this round."),
    (pete, "again picky_eater", "7.4", "No Picky Eater lies open in front of you."),
    (
        pete,
        "again joker_sauce",
        "7.4",
        "Only Repeat Pete plays an action card once more, and never a joker.",
    ),
    (played, "play picky_eater", "6.1", "You have already played Picky Eater this round."),
    (
        all_closed,
        "pick tuna",
        "4.1",
        "A sandwich begins with bread, so Tuna cannot start one.",
    ),
    (
        all_closed,
        "pass",
        "3.3",
        "No card in the pool fits: skip, or do something else that is offered.",
    ),
    (stuck, "pick butter", "4.4", "Butter goes only directly on the bottom bread."),
    (stuck, "pick ranch", "4.2", "Sandwich 2 has four fillings already."),
    (
        stuck,
        "pass",
        "3.3",
        "No card in the pool fits: skip, or do something else that is offered.",
    ),
    (stuck, "play picky_eater", "3.3", "No card in the pool fits."),
    (all_full, "pick butter", "4.2", "Sandwich 1 has four fillings already."),
    (all_full, "pick ranch", "4.2", "Sandwich 1 has four fillings already."),
    (seven, "pick half_roll", "4.1", "There is no room for more than seven sandwiches."),
    (
        eater,
        "skip",
        "10.6",
        "Picky Eater takes cards from the pool: pick one that fits.",
    ),
    (
        eater,
        "pass",
        "10.6",
        "Picky Eater takes cards from the pool: pick one that fits.",
    ),
    (eater_full, "skip", "10.6", "No second card in the pool fits: pass."),
    (offer, "skip", "6.4", "Take the card away, or pass."),
    (offer, "play breadhead", "2.3", "Breadhead is not in your hand."),
    (offer, "play lucky_day", "6.1", "You can’t play Lucky Day now."),
    (offer, "discard lucky_day", "7.7", "Only Action Jackson takes a card by discarding."),
    (
        offer_without_place,
        "play take_that",
        "4.1",
        "A sandwich begins with bread, so Tuna cannot start one.",
    ),
    (
        offer_of_debbie,
        "play take_that",
        "6.4",
        "Only Action Jackson can take a reserved card, by discarding.",
    ),
    (place, "start", "4.1", "A sandwich begins with bread, so Tuna cannot start one."),
    (place, "on 6", "4.1", "There is no sandwich 6."),
    (place, "on 4", "4.2", "Sandwich 4 has four fillings already."),
    (place, "on 3", "4.3", "Sandwich 3 is closed."),
    (place, "pass", "3.2", "You have to place Tuna now."),
    (place_sauce, "on 3", "4.8", "Sandwich 3 already has Ranch."),
    (place_butter, "on 3", "4.4", "Butter goes only directly on the bottom bread."),
    (place_bread, "on 2", "4.7", "Sandwich 2 has no filling."),
    (
        place_bread,
        "on 3",
        "4.3",
        "Rye Bread does not close sandwich 3: it is a different bread.",
    ),
    (place_bread, "on 4", "4.3", "Sandwich 4 is closed."),
    (place_eighth, "start", "4.1", "There is no room for more than seven sandwiches."),
    (closing, "close 7 1", "4.1", "There is no sandwich 7."),
    (closing, "close 1 7", "4.1", "There is no sandwich 7."),
    (closing, "close 4 2", "4.3", "Sandwich 4 is closed."),
    (
        closing,
        "close 1 3",
        "4.3",
        "Half Roll does not close sandwich 1: it is a different bread.",
    ),
    (closing, "close 2 1", "4.6", "Sandwich 1 is not an empty bread."),
    (closing, "close 1 1", "4.6", "Sandwich 1 is not an empty bread."),
    (closing, "close 2 2", "4.7", "Sandwich 2 has no filling."),
    (
        closing,
        "close 5 6",
        "4.9",
        "A second wrap does not close sandwich 5; declare it closed instead.",
    ),
    (closing, "declare 6", "4.7", "Sandwich 6 has no filling."),
    (
        closing,
        "declare 1",
        "4.10",
        "Sandwich 1 is neither a wrap nor one of the two toasts.",
    ),
    (
        malice,
        "trash bacon",
        "7.1",
        "Bacon is reserved: only Debbie Dibs may take it, as her reserved card.",
    ),
    (malice, "trash tuna", "7.1", "Not in the pool: Tuna."),
    (malice, "skip", "7.1", "Trash a card from the pool, or pass."),
    (after, "skip", "4.6", "Close a sandwich, or pass."),
    (swap, "skip", "7.5", "Swap a top card with an opponent, or pass."),
    (swap, "swap 6 1 1", "4.1", "There is no sandwich 6."),
    (swap, "swap 6 1 7", "4.1", "There is no sandwich 6."),
    (swap, "swap 1 1 5", "4.1", "Bence has no sandwich 5."),
    (swap, "swap 4 1 1", "4.3", "Sandwich 4 is closed."),
    (swap, "swap 1 1 3", "4.3", "Sandwich 3 of Bence is closed."),
    (swap, "swap 6 0 1", "4.1", "There is no sandwich 6."),
    (swap, "swap 4 0 1", "4.3", "Sandwich 4 is closed."),
    (swap, "swap 1 0 2", "7.5", "You can swap only with an opponent."),
    (swap, "swap 1 3 2", "7.5", "You can swap only with an opponent."),
    (swap, "swap 3 1 1", "7.5", "Ranch cannot be swapped."),
    (swap, "swap 1 1 2", "7.5", "Bread can only be swapped for bread."),
    (
        single_tuna,
        "swap 1 1 1",
        "4.8",
        "The two sandwiches would not be legal with these cards on top.",
    ),
    (
        end,
        "skip",
        "3.4",
        "Close a sandwich, play a card for the end of the round, or pass.",
    ),
    (end, "play joker_bread", "6.1", "You can’t play Joker Bread now."),
    (
        end,
        "play second_helping",
        "10.9",
        "You have no top filling that could go elsewhere.",
    ),
    (helping, "pass", "10.9", "Choose a top filling and where it goes."),
    (helping, "move 2 1", "10.9", "Sandwich 2 has no filling."),
    (helping, "move 2 4", "4.3", "Sandwich 4 is closed."),
    (helping, "move 1 1", "10.9", "The filling lies on sandwich 1 already."),
    (helping, "move 6 6", "10.9", "The filling lies on sandwich 6 already."),
    (helping, "move 3 1", "4.4", "Butter goes only directly on the bottom bread."),
    (helping, "move 1 4", "4.3", "Sandwich 4 is closed."),
    (helping, "move 4 1", "4.3", "Sandwich 4 is closed."),
    (helping, "move 4 6", "4.2", "Sandwich 6 has four fillings already."),
    (helping, "move 1 7", "4.2", "Sandwich 7 has four fillings already."),
    (tidy, "move 2 1", "10.9", "Sandwich 2 has no filling."),
    (tidy, "skip", "10.9", "Choose a top filling and where it goes."),
    (foresee, "foresee rats", "7.9", "Not among the events you see: Rats in the Pantry."),
    (foresee, "pass", "7.9", "You have to choose one of the events you see."),
    (sample, "sample bread", "8.3", "The deck of bread is empty."),
    (sample, "skip", "8.3", "Name a category to draw from, or pass."),
    (sampled, "pass", "8.3", "Place Bacon or trash it."),
    (leftovers, "take swiss", "10.12", "Not among the leftovers: Swiss Cheese."),
    (leftovers, "skip", "8.3", "Take one of the leftovers, or pass."),
    (leftover, "pass", "10.12", "You have to place Tuna now."),
    (loaf, "keep rye", "10.13", "Not among the cards drawn: Rye Bread."),
    (loaf, "skip", "8.3", "Keep one of the breads, or pass."),
    (mould, "lose 3", "10.15", "Sandwich 3 is not one of your tallest."),
    (mould, "lose 4", "4.3", "Sandwich 4 is closed."),
    (mould, "pass", "8.3", "Choose one of your tallest unfinished sandwiches."),
    (rats, "lose 3", "10.16", "Sandwich 3 is not an empty bread."),
    (rats, "lose 5", "4.1", "There is no sandwich 5."),
    (rats, "pass", "8.3", "Choose one of your empty breads."),
]


@pytest.mark.parametrize(("where", "move", "clause", "sentence"), SAID)
def test_a_refusal_says_what_is_true(
    where: Callable[[], Scenario], move: str, clause: str, sentence: str
) -> None:
    t = where()
    refusal = GAME.explain(t.s, int(t.ask.seat), GAME.read(move))
    assert refusal is not None
    assert refusal.clause == f"DELI-{clause}"
    assert texts_for("en").game(GAME).refusal(refusal, NAMES) == sentence


OF_OPTIONS = {"too-many-chefs", "no-team-mania"}
"""Said before a match begins (DELI-9.5 and 9.6)."""


def test_every_refusal_is_said_somewhere() -> None:
    said = set(OF_OPTIONS)
    for where, move, _, _ in SAID:
        t = where()
        refusal = GAME.explain(t.s, int(t.ask.seat), GAME.read(move))
        assert refusal is not None
        said.add(refusal.word)
    assert set(GAME.words.refusals) - set(KERNEL_REFUSALS) - said == set()


@pytest.mark.parametrize(
    ("where", "clause"),
    [
        (agreed, "2.2"),
        (exchange, "7.4"),
        (dibs, "7.8"),
        (nikki, "7.2"),
        (turn, "3.2"),
        (eater, "10.6"),
        (offer, "6.4"),
        (place, "3.2"),
        (malice, "7.1"),
        (after, "4.6"),
        (swap, "7.5"),
        (end, "3.4"),
        (helping, "10.9"),
        (tidy, "8.3"),
        (foresee, "7.9"),
        (sample, "8.3"),
        (sampled, "8.3"),
        (leftovers, "8.3"),
        (leftover, "8.3"),
        (loaf, "8.3"),
        (mould, "8.3"),
        (rats, "8.3"),
    ],
)
def test_whoever_does_not_decide_learns_by_which_clause(
    where: Callable[[], Scenario], clause: str
) -> None:
    t = where()
    refusal = GAME.explain(t.s, 1 - int(t.ask.seat), t.ask.options[0])
    assert refusal is not None
    assert (refusal.clause, refusal.word) == (f"DELI-{clause}", "not-your-turn")


def test_a_note_names_the_clause_of_what_happened() -> None:
    """The journal tells draws, deals, lots and declarations apart by their clauses."""
    told = GAME.words.clauses
    t = agreed().choose("chef pete").chance(0)
    assert [told[word] for word in t.heard] == ["DELI-2.3", "DELI-2.3"]
    t.chance(0, 0, 0, 0).choose(t.options[0], "pass").chance(0)
    assert [told[word] for word in t.heard] == ["DELI-7.4", "DELI-7.4"]
    t = own_nikki().choose("redeal protein").chance(0)
    assert told[t.heard[0]] == "DELI-7.2"
    t = sampled().choose("bin")
    assert told[t.heard[0]] == "DELI-10.11"
    t = table(pool="tuna", areas=[["wrap tuna", "rye butter"]])
    assert told[t.choose("declare 1").heard[0]] == "DELI-4.9"
    assert told[t.choose("declare 2").heard[0]] == "DELI-4.10"
    t = turn_up(table(at=EVENT), "inspection").chance(0, prompt="lot")
    assert told[t.heard[0]] == "DELI-3.5"
