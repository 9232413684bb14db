"""Every refusal of CLASH: a position where it is said, the sentence, and the lowest clause."""

from collections.abc import Callable

import pytest

from games.clash.clash_table import fresh, position
from ludoteka.games.clash.rules import GAME
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.texts import texts_for
from playing import Scenario

MATE = {"a1": "mustafa jihad", "b2": "imam jihad"}


def opening() -> Scenario:
    return fresh(variant="beginners").chance(0)


def turn() -> Scenario:
    board = MATE | {"c3": "banker mcworld down"}
    return position(board=board, mcworld="soldier", jihad="leader", neutral="un")


def award() -> Scenario:
    board = {
        "a1": "soldier mcworld",
        "b1": "imam jihad",
        "c1": "tourist_zone mcworld",
        "a2": "president mcworld down",
        "b2": "mosque jihad",
    }
    return position(board=board, neutral="nobel", mcworld="banker", jihad="leader")


def soldier() -> Scenario:
    """On b1: b2 above it, a1 and c1 beside it."""
    board = MATE | {"c3": "sheikh jihad"}
    t = position(board=board, mcworld="soldier president", jihad="leader")
    return t.choose("place soldier b1 mcworld")


def president() -> Scenario:
    board = MATE | {"c1": "banker mcworld down", "c2": "mosque jihad"}
    t = position(board=board, mcworld="president soldier", jihad="leader")
    return t.choose("place president b1 mcworld")


def missile() -> Scenario:
    board = MATE | {"c1": "banker mcworld down", "c2": "mosque jihad"}
    t = position(board=board, neutral="missile", mcworld="soldier", jihad="leader")
    return t.choose("place missile b1 mcworld")


def fast_food() -> Scenario:
    t = position(board=MATE, mcworld="fast_food soldier", jihad="leader")
    return t.choose("place fast_food b1 mcworld")


def banker() -> Scenario:
    t = position(board={"a1": "mustafa jihad"}, mcworld="banker soldier", jihad="leader")
    return t.choose("place banker b1 mcworld")


def coup() -> Scenario:
    return position(board=MATE, neutral="coup", mcworld="soldier").choose("place coup b1 mcworld")


def television() -> Scenario:
    """Repeats Press, which lies between it and a Soldier; Mustafa has no effect."""
    board = {"b2": "press jihad", "a1": "soldier mcworld", "c1": "mustafa jihad"}
    board |= {"a2": "imam jihad", "c3": "un mcworld"}
    t = position(board=board, neutral="television", mcworld="banker", jihad="leader")
    return t.choose("place television b1 mcworld")


EVERY_WAY = """
[[tile]]
id = "television"
area = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
source = "owner"
"""


def repeating() -> Scenario:
    """Television, which at this table reaches all eight, on b1 repeats Press at its corner a2."""
    board = {"a2": "press jihad", "b3": "leader jihad", "c3": "mustafa jihad"}
    t = position(
        board=board, neutral="television", mcworld="banker", jihad="taliban", parts=EVERY_WAY
    )
    return t.choose("place television b1 mcworld", "target a2")


def crisis() -> Scenario:
    board = {"a1": "mustafa mcworld", "b1": "imam jihad", "c1": "mosque jihad"}
    t = position(board=board, neutral="crisis", mcworld="soldier", jihad="leader")
    return t.choose("place crisis b2 mcworld")


def bribe() -> Scenario:
    board = MATE | {"c1": "banker mcworld down"}
    t = position(board=board, neutral="bribe", mcworld="soldier", jihad="leader")
    return t.choose("place bribe b1 mcworld")


def bribed() -> Scenario:
    return bribe().choose("target b2")


def agent() -> Scenario:
    t = position(board=MATE, neutral="agent", mcworld="soldier", jihad="leader")
    return t.choose("place agent b1 mcworld")


def agent_at_night() -> Scenario:
    t = position(
        variant="hidden_support",
        board=MATE,
        mcworld="agent soldier",
        jihad="leader",
        hidden={"jihad": "un coup"},
    )
    return t.choose("place agent b1 mcworld")


def hacker() -> Scenario:
    t = position(board=MATE, neutral="hacker", mcworld="soldier", removed="leader", jihad="taliban")
    return t.choose("place hacker b1 mcworld")


def draft() -> Scenario:
    return fresh(variant="draft").chance(0).chance(0, 0, 0, 0, 0)


def keep() -> Scenario:
    return fresh(variant="secret_draft").chance(0).chance(0, 0, 0, 0)


def first() -> Scenario:
    t = position(board={"a1": "mustafa jihad"}, mcworld="soldier", match="best_of_three")
    return t.choose("place soldier c3 mcworld").chance(0, 0, 0, 0, 0)


SAID: list[tuple[Callable[[], Scenario], str, str, str]] = [
    (opening, "skip", "3.1", "The game begins with placing Mustafa."),
    (
        opening,
        "place leader b2 jihad",
        "3.1",
        "The first tile on the board is Mustafa, so Leader has to wait.",
    ),
    (turn, "use", "3.2", "You have to place a tile now."),
    (
        turn,
        "place leader a3 mcworld",
        "3.2",
        "Neither in your zone nor in the neutral zone: Leader.",
    ),
    (
        turn,
        "place leader a1 mcworld",
        "3.2",
        "Neither in your zone nor in the neutral zone: Leader.",
    ),
    (turn, "place soldier a1 mcworld", "3.2", "There is already a tile on a1."),
    (
        turn,
        "place soldier c3 mcworld",
        "3.4",
        "A destroyed tile still lies face down on c3.",
    ),
    (award, "place nobel c3 mcworld", "3.5", "Nobel Prize covers a tile, and c3 is empty."),
    (
        award,
        "place nobel c1 mcworld",
        "5.4",
        "The tile on c1 is Safe, so Nobel Prize cannot cover it.",
    ),
    (
        award,
        "place nobel b2 mcworld",
        "5.4",
        "The tile on b2 is Safe, so Nobel Prize cannot cover it.",
    ),
    (
        award,
        "place nobel b1 mcworld",
        "6.1",
        "The tile on b1 does not support you, so Nobel Prize cannot cover it.",
    ),
    (
        award,
        "place nobel a2 mcworld",
        "6.1",
        "The tile on a2 lies face down, so Nobel Prize cannot cover it.",
    ),
    (
        award,
        "place nobel a1 jihad",
        "6.1",
        "Nobel Prize has to support you, like the tile it covers.",
    ),
    (
        soldier,
        "use",
        "4.1",
        "First decide about the effect of Soldier: choose what it does, or leave it unused.",
    ),
    (
        soldier,
        "to c3",
        "4.1",
        "First decide about the effect of Soldier: choose what it does, or leave it unused.",
    ),
    (soldier, "target c3", "4.4", "Soldier does not reach c3."),
    (soldier, "target b1", "4.4", "The tile on b1 cannot aim at itself."),
    (soldier, "target c1", "4.5", "There is no tile on c1."),
    (president, "target c1", "4.3", "The tile on c1 lies face down and suffers no effect."),
    (president, "target c2", "5.4", "The tile on c2 is Safe."),
    (missile, "target c1", "4.3", "The tile on c1 lies face down and suffers no effect."),
    (
        missile,
        "target a1",
        "5.10",
        "The tile on a1 is not Safe, and only a Safe one can be destroyed this way.",
    ),
    (
        fast_food,
        "target c1",
        "4.5",
        "There is no target in the direction of c1.",
    ),
    (
        banker,
        "dots second",
        "4.5",
        "There is no target for the dots of the second colour (diagonal).",
    ),
    (
        coup,
        "target a1",
        "4.1",
        "First decide about the effect of Coup: choose what it does, or leave it unused.",
    ),
    (
        television,
        "target c1",
        "5.7",
        "The tile on c1 has no immediate effect to repeat.",
    ),
    (
        repeating,
        "target b1",
        "5.7",
        "The effect of the tile on b1 has already been used this move.",
    ),
    (repeating, "target a1", "4.4", "Press does not reach a1."),
    (crisis, "target b2", "10", "The tile on b2 cannot aim at itself."),
    (crisis, "target b1", "10", "The tile on b1 does not support you."),
    (crisis, "target c1", "5.4", "The tile on c1 is Safe."),
    (crisis, "target c3", "4.5", "There is no tile on c3."),
    (bribe, "target b1", "5.6", "The tile on b1 cannot aim at itself."),
    (bribe, "target c1", "4.3", "The tile on c1 lies face down and suffers no effect."),
    (bribed, "to a1", "5.6", "There is already a tile on a1."),
    (bribed, "to c1", "3.4", "A destroyed tile still lies face down on c1."),
    (
        bribed,
        "skip",
        "5.6",
        "Now choose the empty cell to which the bribed tile moves.",
    ),
    (agent, "remove taliban", "10", "Taliban does not lie open in your opponent’s zone."),
    (agent, "blind", "9.8", "Your opponent has no hidden tiles."),
    (
        agent_at_night,
        "remove coup",
        "9.8",
        "Coup does not lie open in your opponent’s zone.",
    ),
    (
        agent_at_night,
        "remove taliban",
        "9.8",
        "Taliban does not lie open in your opponent’s zone.",
    ),
    (hacker, "take taliban", "10", "Taliban is not in the removed pile."),
    (draft, "draft un", "9.5", "UN is not among the neutral tiles on offer."),
    (draft, "skip", "9.5", "You have to take one of the neutral tiles now."),
    (keep, "keep un", "9.6", "UN is not among the tiles in your hand."),
    (keep, "skip", "9.6", "You have to keep one of the tiles in your hand now."),
    (first, "skip", "8.3", "You have to decide who goes first."),
]


@pytest.mark.parametrize(("where", "move", "clause", "sentence"), SAID)
def test_a_refusal_says_what_is_true(
    where: Callable[[], Scenario], move: str, clause: str, sentence: str
) -> None:
    t = where()
    ask = t.ask
    refusal = GAME.explain(t.s, int(ask.seat), GAME.read(move))
    assert refusal is not None
    assert refusal.clause == f"CLASH-{clause}"
    assert texts_for("en").game(GAME).refusal(refusal, ["McWorld", "Jihad"]) == sentence


def test_every_refusal_is_said_somewhere() -> None:
    said = set()
    for where, move, _, _ in SAID:
        t = where()
        refusal = GAME.explain(t.s, int(t.ask.seat), GAME.read(move))
        assert refusal is not None
        said.add(refusal.word)
    assert set(GAME.words.refusals) - set(KERNEL_REFUSALS) - said == set()


@pytest.mark.parametrize(
    ("where", "clause"),
    [
        (opening, "3.1"),
        (turn, "3.2"),
        (soldier, "4.1"),
        (bribed, "4.1"),
        (draft, "9.5"),
        (keep, "9.6"),
        (first, "8.3"),
    ],
)
def test_whoever_does_not_decide_learns_by_which_clause(
    where: Callable[[], Scenario], clause: str
) -> None:
    t = where()
    refusal = GAME.explain(t.s, 1 - int(t.ask.seat), t.ask.options[0])
    assert refusal is not None
    assert (refusal.clause, refusal.word) == (f"CLASH-{clause}", "not-your-turn")


@pytest.mark.parametrize(
    ("before", "clause"),
    [
        (lambda: fresh(), "2.3"),
        (lambda: fresh().chance(0), "2.2"),
        (lambda: fresh(variant="random_support").chance(0), "9.3"),
        (lambda: fresh(variant="secret_draft").chance(0), "9.6"),
        (lambda: agent_at_night().choose("blind"), "9.8"),
    ],
)
def test_while_something_is_drawn_the_clause_of_the_draw_is_named(
    before: Callable[[], Scenario], clause: str
) -> None:
    t = before()
    refusal = GAME.explain(t.s, 0, GAME.read("skip"))
    assert refusal is not None
    assert (refusal.clause, refusal.word) == (f"CLASH-{clause}", "chance-pending")


def test_a_note_names_the_clause_of_what_happened() -> None:
    """The journal tells draws, first players and placements apart by their clauses."""
    told = GAME.words.clauses
    t = fresh(variant="random_support", match="points_2").chance(1)
    assert [told[word] for word in t.heard] == ["CLASH-2.3"]
    assert [told[word] for word in t.chance(0).heard] == ["CLASH-9.3"]
    t = fresh(variant="hidden_support").chance(1, 0)
    assert [told[word] for word in t.heard] == ["CLASH-9.4", "CLASH-9.4"]
    t = keep()
    assert [told[word] for word in t.heard] == ["CLASH-9.6", "CLASH-9.6"]
    t = first().choose("first jihad")
    assert [told[word] for word in t.heard] == ["CLASH-8.3"]
    assert [told[word] for word in t.choose("place mustafa a1 jihad").heard] == ["CLASH-3.1"]
    t = agent_at_night().choose("blind").chance(0)
    assert told[t.heard[0]] == "CLASH-9.8"
    t = position(variant="long", board=MATE, neutral="elections", jihad="leader", box="un coup")
    t.choose("place elections b1 mcworld").chance(0, prompt="refill")
    assert [told[word] for word in t.heard] == ["CLASH-9.7"]
    t.choose("use").chance(0, prompt="elections")
    assert told[t.heard[0]] == "CLASH-10"
    t = position(board=MATE, mcworld="soldier", match="points_2", game=2, points=(9, 0))
    t.choose("place soldier c3 mcworld")
    assert [told[word] for word in t.heard[-2:]] == ["CLASH-9.1", "CLASH-9.1"]
