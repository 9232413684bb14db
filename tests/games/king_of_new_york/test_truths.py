"""What a refusal says is so: checked in random play with many cards, word by word."""

from collections.abc import Callable
from typing import Any

import pytest

from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.city import has_room, living, monsters_in, open_toll
from ludoteka.games.king_of_new_york.rules.parts import CARD_NAMES, MANHATTAN, UPPER
from ludoteka.games.king_of_new_york.rules.questions import purse
from ludoteka.games.king_of_new_york.rules.state import FRESH
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Over, Refusal
from ludoteka.kernel.rng import Rng

CARAPACE = CARD_NAMES.index("carapace")
FIRST_DISCARD = CARD_NAMES.index("air_force_one")

Truth = Callable[[Any, Decide, Move, tuple[int, ...]], bool]
"""By position, question, refused move and the numbers of the refusal."""


def offers(ask: Decide, *verbs: str) -> bool:
    return any(move.verb in verbs for move in ask.options)


def place(s: Any, ask: Decide) -> int:
    return int(s.place[int(ask.seat)])


def units(s: Any, borough: int, unit: int) -> list[int]:
    return [each for each in s.units[borough] if s.data.unit[each % FRESH] == unit]


def is_there(s: Any, move: Move) -> bool:
    if move.verb == "strike":
        return bool(units(s, move.args[1], move.args[0]))
    return bool(s.top[move.args[0] * 3 + move.args[1] - 1])


TRUTHS: dict[str, Truth] = {
    "manhattan-full": lambda s, ask, move, args: not has_room(s, MANHATTAN),
    "manhattan-for-one": lambda s, ask, move, args: s.two_lanes and living(s) <= 4,
    "borough-full": lambda s, ask, move, args: monsters_in(s, args[0]) == 2,
    "already-there": lambda s, ask, move, args: place(s, ask) == args[0],
    "must-enter": lambda s, ask, move, args: has_room(s, MANHATTAN) and place(s, ask) > 0,
    "must-climb": lambda s, ask, move, args: place(s, ask) == MANHATTAN,
    "cannot-leave": lambda s, ask, move, args: place(s, ask) == MANHATTAN,
    "cannot-climb": lambda s, ask, move, args: place(s, ask) > 0 or s.zone[ask.seat] == UPPER,
    "toll-too-high": lambda s, ask, move, args: purse(s, ask.seat) < open_toll(s) == args[0],
    "entered-already": lambda s, ask, move, args: s.frames[-1].visited >> args[0] & 1,
    "choose-dice": lambda s, ask, move, args: offers(ask, "keep"),
    "nothing-chosen": lambda s, ask, move, args: offers(ask, "reroll"),
    "already-chosen": lambda s, ask, move, args: offers(ask, "roll"),
    "must-reroll": lambda s, ask, move, args: args[0] not in s.keep[ask.seat],
    "attack-stays": lambda s, ask, move, args: args[0] in s.keep[ask.seat],
    "all-dice-stay": lambda s, ask, move, args: not offers(ask, "reroll"),
    "jinx-too-high": lambda s, ask, move, args: purse(s, ask.seat) < args[0] == s.jinx[ask.seat],
    "web-no-reroll": lambda s, ask, move, args: s.web[ask.seat] >= 2,
    "face-begun": lambda s, ask, move, args: s.begun >> args[0] & 1,
    "no-such-face": lambda s, ask, move, args: s.dice[args[0]] == 0,
    "faces-left": lambda s, ask, move, args: offers(ask, "resolve"),
    "cannot-turn": lambda s, ask, move, args: s.dice[args[1]] < args[0],
    "no-building": lambda s, ask, move, args: s.top[args[0] * 3 + args[1] - 1] == 0,
    "no-unit": lambda s, ask, move, args: not units(s, args[1], args[0]),
    "unit-new": lambda s, ask, move, args: min(units(s, move.args[1], args[0])) >= FRESH,
    "too-strong": lambda s, ask, move, args: args[0] > ask.about[0] and is_there(s, move),
    "must-destroy": lambda s, ask, move, args: offers(ask, "raze", "strike"),
    "units-only": lambda s, ask, move, args: s.cabs,
    "aim-too-dear": lambda s, ask, move, args: purse(s, ask.seat) < args[0],
    "too-dear": lambda s, ask, move, args: purse(s, ask.seat) < args[1],
    "sweep-too-dear": lambda s, ask, move, args: purse(s, ask.seat) < args[0],
    "not-for-sale": lambda s, ask, move, args: args[0] not in s.open,
    "needs-destroyed": lambda s, ask, move, args: not s.destroyed >> args[1] & 1,
    "not-in-discard": lambda s, ask, move, args: args[0] not in s.discard,
    "not-your-card": lambda s, ask, move, args: args[0] not in s.keep[ask.seat],
    "no-carapace": lambda s, ask, move, args: (
        CARAPACE not in s.keep[ask.seat] or ask.seat != s.active
    ),
}


def laden(seats: int, lanes: str, rng: Rng) -> Any:
    """The first question about the dice, and everybody has many cards, some tokens and energy."""
    options = GAME.options(lanes=lanes)
    s = GAME.start(seats, options, SILENT)
    while not isinstance(ask := GAME.pending(s), Decide) or ask.prompt != "reroll":
        answer(s, rng)
    data: Any = GAME.encode(s)
    deck = data["deck"]
    for seat in range(seats):
        for card in range(1, FIRST_DISCARD):
            if deck["counts"][card] and rng.below(2 * seats) == 0:
                data["keep"][seat].append(card)
                deck["counts"][card] -= 1
                deck["size"] -= 1
        data["energy"][seat] = int(rng.below(6))
        for name, kind in (("web", 1), ("jinx", 2)):
            data[name][seat] = int(rng.below(3))
            data["supply"][kind] -= data[name][seat]
    return GAME.decode(data, seats, options)


def answer(s: Any, rng: Rng) -> None:
    ask = GAME.pending(s)
    if isinstance(ask, Chance):
        GAME.resolve(s, int(rng.below(ask.size)), SILENT)
    elif isinstance(ask, Decide):
        GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)


@pytest.mark.parametrize(("seats", "lanes"), [(2, "one"), (4, "one"), (5, "two"), (6, "two")])
@pytest.mark.parametrize("seed", range(4))
def test_a_refusal_says_what_is_so(seats: int, lanes: str, seed: int) -> None:
    rng = Rng(seed, seats)
    s = laden(seats, lanes, rng)
    for _ in range(400):
        ask = GAME.pending(s)
        if isinstance(ask, Over):
            return
        if isinstance(ask, Decide):
            for _ in range(20):
                move = GAME.moves[rng.below(len(GAME.moves))]
                told = GAME.explain(s, int(ask.seat), move)
                if isinstance(told, Refusal) and told.word in TRUTHS:
                    assert TRUTHS[told.word](s, ask, move, told.args), (ask.prompt, move, told)
        answer(s, rng)


def test_every_truth_is_about_a_refusal_of_the_game() -> None:
    assert set(TRUTHS) <= set(GAME.words.refusals)
