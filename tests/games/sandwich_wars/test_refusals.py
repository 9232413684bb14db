"""Why not? Every refusal in a position of its own: the clause, and an English sentence that is true
there."""

from collections.abc import Callable

import pytest

from games.sandwich_wars.contest import Table, contest
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.parts import CATEGORY_NAMES
from ludoteka.games.sandwich_wars.rules.words import WORDS
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.texts import texts_for
from playing import Scenario

TEXTS = texts_for("en").game(GAME)
NAMES = ("Dora", "Emil", "Flor")
FULL = ["lechuga", "tomate", "mostaza", "mayonesa", "tortilla"]
SEVEN = [*FULL, "lomo", "palta"]
ALL_BUSY = dict.fromkeys(CATEGORY_NAMES[1:], 1)


def turn() -> Table:
    """Dora has two actions, a good order behind her, and little to do anything with."""
    hand = ["palta", "ayuda_inesperada", "cocina_libre"]
    return contest(
        hands=[hand],
        zones=[["huevo_frito", "lechuga"]],
        coins=[4],
        row=["1e", "2e", "3e", "1b"],
        done=[["2c"], ["5a"]],
        staff={"carnes": 0, "quesos": 1},
    )


def no_help() -> Table:
    return contest(hands=[["ayuda_inesperada", "cocina_libre"]], staff=ALL_BUSY)


def acted() -> Table:
    return contest(hands=[["palta"]], actions=0)


def full_zone() -> Table:
    return contest(hands=[["palta", "cocina_libre"]], zones=[FULL], coins=[7])


def poor_and_full() -> Table:
    hand = ["lechuga", "cocina_libre"]
    zone = ["tomate", "mostaza", "mayonesa", "tortilla", "lomo"]
    return contest(hands=[hand], zones=[zone], coins=[1], staff={"vegetales": 0})


def cooking() -> Table:
    hand = ["cocina_libre", "toque_del_chef", "palta", "lomo"]
    table = contest(hands=[hand], zones=[FULL[:4]], coins=[1])
    return table.choose("play cocina_libre")


def cooking_in_a_full_zone() -> Table:
    return cooking().choose("play palta")


def choosing() -> Table:
    """Order 2c takes quality 7: the egg must be in it, with anything but the lettuce."""
    zone = ["lechuga", "provolone", "huevo_frito", "tomate", "mayonesa"]
    return contest(zones=[zone, ["lomo"]], row=["2c"]).choose("complete 2c")


def choosing_more() -> Table:
    """Order 3a takes quality 7, and the lettuce is in it: then the egg must be, or the cheese."""
    zone = ["lechuga", "mostaza", "tomate", "provolone", "paleta"]
    return contest(zones=[zone], row=["3a"]).choose("complete 3a", "use lechuga")


def rewarded() -> Table:
    table = contest(zones=[["huevo_frito"]], row=["1c"], staff={"carnes": 0, "quesos": 1})
    return table.choose("complete 1c")


def helped() -> Table:
    table = contest(hands=[["ayuda_inesperada"]], staff={"carnes": 0, "quesos": 1})
    return table.choose("play ayuda_inesperada")


def splitting() -> Table:
    return contest(hands=[["buena_venta"]]).choose("play buena_venta")


def restocking() -> Table:
    return contest(hands=[["palta", "lomo"]]).choose("restock", "discard palta")


def restocking_as_before() -> Table:
    return contest(hands=[["palta", "lomo"]], rules=1).choose("restock", "discard lomo")


def sifting() -> Table:
    return contest(hands=[["tomate", "palta"]]).choose("play tomate").draws("lomo", "alioli")


def with_olives() -> Table:
    return contest(hands=[["aceitunas"]]).choose("play aceitunas")


def paying() -> Table:
    table = contest(hands=[["toque_del_chef", "palta"]], actions=0, chips=[3], staff={"carnes": 0})
    return table.choose("end").draws("buena_venta")


def keeping() -> Table:
    return paying().choose("pay-coins")


def trimming() -> Table:
    return contest(hands=[SEVEN], actions=0).choose("end")


Case = tuple[Callable[[], Table], str, str, str, str]
CASES: list[Case] = [
    (
        turn,
        "skip",
        "3.1",
        "choose-action",
        "Now choose one of the actions, or play an opportunity.",
    ),
    (acted, "coins", "3.1", "no-actions", "You have already taken both actions this turn."),
    (acted, "play palta", "3.1", "no-actions", "You have already taken both actions this turn."),
    (turn, "play lomo", "3.2", "not-in-hand", "You do not have Tenderloin in your hand."),
    (
        turn,
        "play palta",
        "3.2",
        "too-dear",
        "You can’t afford Avocado: cost 6, you have 4.",
    ),
    (
        full_zone,
        "play palta",
        "3.3",
        "zone-full",
        "Your zone is full: you can play Avocado only in place of another ingredient.",
    ),
    (full_zone, "replace palta lomo", "3.3", "not-in-zone", "You have no Tenderloin in your zone."),
    (
        cooking,
        "replace palta tomate",
        "3.3",
        "zone-not-full",
        "You may replace only when your zone is full; ingredients in it: 4.",
    ),
    (
        full_zone,
        "replace palta tomate",
        "3.3",
        "fine-too-dear",
        "You can’t afford Avocado: cost with the fine 8, you have 7.",
    ),
    (
        poor_and_full,
        "play cocina_libre",
        "3.9",
        "fine-short",
        "Your zone is full, so another ingredient would have to go, and you cannot pay the fine "
        "for that: it is 2, and you have 1.",
    ),
    (
        poor_and_full,
        "replace lechuga tomate",
        "3.3",
        "fine-short",
        "Your zone is full, so another ingredient would have to go, and you cannot pay the fine "
        "for that: it is 2, and you have 1.",
    ),
    (
        cooking_in_a_full_zone,
        "replace lomo palta",
        "3.3",
        "fine-short",
        "Your zone is full, so another ingredient would have to go, and you cannot pay the fine "
        "for that: it is 2, and you have 1.",
    ),
    (turn, "complete 2c", "3.4", "order-done", "You have completed order 2c already."),
    (turn, "complete 5a", "3.4", "order-taken", "Emil has already completed order 5a."),
    (
        turn,
        "complete 5e",
        "3.4",
        "order-not-open",
        "Only an open order can be chosen, and order 5e is not open.",
    ),
    (
        with_olives,
        "under 5a",
        "9.3",
        "order-not-open",
        "Only an open order can be chosen, and order 5a is not open.",
    ),
    (
        turn,
        "hire huevos",
        "3.5",
        "hire-too-dear",
        "You can’t afford an assistant: cost 5, you have 4.",
    ),
    (turn, "hire carnes", "3.5", "has-assistant", "The meat assistant already works for you."),
    (turn, "hire quesos", "3.5", "assistant-taken", "The cheese assistant works for Emil."),
    (rewarded, "take quesos", "4.3", "assistant-taken", "The cheese assistant works for Emil."),
    (helped, "take carnes", "9.4", "has-assistant", "The meat assistant already works for you."),
    (
        turn,
        "end",
        "3.8",
        "actions-left",
        "Both actions must be taken first; still to do: 2.",
    ),
    (
        acted,
        "skip",
        "3.8",
        "end-or-opportunity",
        "Now you can only end your turn or play an opportunity.",
    ),
    (
        paying,
        "play toque_del_chef",
        "3.8",
        "turn-ended",
        "You have ended your turn, so Chef’s Touch has to wait for your next one.",
    ),
    (
        keeping,
        "play buena_venta",
        "3.8",
        "turn-ended",
        "You have ended your turn, so Good Sale has to wait for your next one.",
    ),
    (paying, "play palta", "3.1", "no-actions", "You have already taken both actions this turn."),
    (keeping, "hire quesos", "3.1", "no-actions", "You have already taken both actions this turn."),
    (trimming, "coins", "3.1", "no-actions", "You have already taken both actions this turn."),
    (
        no_help,
        "play ayuda_inesperada",
        "3.9",
        "no-assistant-left",
        "Unexpected Help would do nothing: there is no assistant in the centre.",
    ),
    (
        no_help,
        "play cocina_libre",
        "3.9",
        "no-ingredient",
        "Free Kitchen would do nothing: you have no ingredient in your hand.",
    ),
    (turn, "play buena_venta", "3.9", "not-in-hand", "You do not have Good Sale in your hand."),
    (
        cooking,
        "play toque_del_chef",
        "3.9",
        "one-by-one",
        "Opportunities are played one by one, so Chef’s Touch has to wait.",
    ),
    (cooking, "play buena_venta", "3.9", "not-in-hand", "You do not have Good Sale in your hand."),
    (cooking, "play alioli", "3.2", "not-in-hand", "You do not have Aioli in your hand."),
    (
        turn,
        "complete 3e",
        "4.1",
        "too-few-ingredients",
        "You have too few ingredients for order 3e: it takes 3, and your zone has 2.",
    ),
    (
        turn,
        "complete 2e",
        "4.2",
        "quality-short",
        "Your ingredients are not good enough for order 2e: it takes quality 9, and you reach 6 "
        "at best.",
    ),
    (
        choosing,
        "coins",
        "4.1",
        "choose-ingredients",
        "Now choose the ingredients for order 2c.",
    ),
    (
        choosing,
        "use lomo",
        "4.1",
        "other-zone",
        "Not in your zone, but in Emil’s: Tenderloin.",
    ),
    (choosing, "use palta", "4.1", "not-in-zone", "You have no Avocado in your zone."),
    (
        choosing,
        "use lechuga",
        "4.2",
        "falls-short",
        "With Lettuce the order cannot be completed: it takes quality 7, and you reach 6 at best.",
    ),
    (
        choosing,
        "use mayonesa",
        "4.1",
        "left-to-right",
        "Choose from left to right: Mayonnaise cannot be chosen now.",
    ),
    (
        choosing,
        "use tomate",
        "4.1",
        "left-to-right",
        "Choose from left to right: Tomato cannot be chosen now.",
    ),
    (choosing_more, "use lechuga", "4.1", "used-already", "You have chosen Lettuce already."),
    (
        choosing_more,
        "use mostaza",
        "4.2",
        "falls-short-together",
        "Together with what you have chosen, Mustard cannot complete the order: it takes quality "
        "7, and you reach 6 at best.",
    ),
    (
        rewarded,
        "end",
        "4.3",
        "choose-reward",
        "Now choose your reward: an assistant or 2 VP chips.",
    ),
    (
        helped,
        "chips",
        "9.4",
        "choose-assistant",
        "Now take one of the assistants in the centre.",
    ),
    (
        splitting,
        "split 5",
        "4.3",
        "only-units",
        "That is more than you get: 3.",
    ),
    (
        splitting,
        "coins",
        "4.3",
        "choose-split",
        "You get 3: now say how many you take as market cards.",
    ),
    (
        restocking,
        "end",
        "3.6",
        "restocking",
        "You are restocking: discard a card, or finish.",
    ),
    (restocking, "discard palta", "3.6", "not-in-hand", "You do not have Avocado in your hand."),
    (
        restocking_as_before,
        "discard palta",
        "3.6",
        "left-to-right",
        "Choose from left to right: Avocado cannot be chosen now.",
    ),
    (sifting, "coins", "9.2", "discard-one", "Now discard one card from your hand."),
    (sifting, "discard provolone", "9.2", "not-in-hand", "You do not have Provolone in your hand."),
    (
        cooking,
        "coins",
        "9.4",
        "cook-free",
        "Now play an ingredient for free, or finish; still possible: 2.",
    ),
    (
        with_olives,
        "end",
        "9.3",
        "choose-under",
        "Now choose an open order for the bottom of the deck, or leave them all.",
    ),
    (
        paying,
        "keep carnes",
        "6.2",
        "choose-payment",
        "Now pay the meat assistant: 2 coins or 1 VP chip.",
    ),
    (
        keeping,
        "pay-coins",
        "6.2",
        "choose-keep",
        "Now decide whether you keep the meat assistant.",
    ),
    (
        trimming,
        "done",
        "6.4",
        "discard-down",
        "First discard down to five cards; still too many: 2.",
    ),
    (trimming, "discard alioli", "6.4", "not-in-hand", "You do not have Aioli in your hand."),
]


@pytest.mark.parametrize(("table", "text", "clause", "word", "told"), CASES)
def test_a_refusal_is_true_and_names_its_clause(
    table: Callable[[], Table], text: str, clause: str, word: str, told: str
) -> None:
    position = table()
    position.refused(text, f"SAND-{clause}", word)
    assert TEXTS.refusal(position.refusal(text), NAMES) == told


def test_every_refusal_is_among_them() -> None:
    assert {case[3] for case in CASES} == set(WORDS.refusals) - set(KERNEL_REFUSALS)


def test_before_the_first_turn_the_set_up_is_named() -> None:
    """SAND-2.1 and 2.2"""
    table = Scenario(GAME, GAME.start(2, GAME.options(), Journal()))
    clauses = []
    for _ in range(2):
        refusal = GAME.explain(table.s, 0, GAME.read("coins"))
        assert refusal is not None
        clauses.append(refusal.clause)
        table.chance(0)
    assert clauses == ["SAND-2.2", "SAND-2.1"]
