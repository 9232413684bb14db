"""No bot reads anything but its view: the real position is poisoned while it thinks."""

from builtins import id as id_of
from typing import Any

import pytest

from ludoteka.games.clash.rules.state import Clash
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Frame, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Move, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from playing import encoded, random_game
from poison import chosen_in_the_dark, poisoned

pytestmark = pytest.mark.plain

CLASH = GAMES["clash"]
VARIANTS = ("standard", "hidden_support", "secret_draft")
CLASH_TABLES = [("clash", 2, {"match": "single", "variant": variant}) for variant in VARIANTS]
"""Here all bots are tried; in every game some of them."""
TABLES: list[tuple[str, int, dict[str, str]]] = [
    (game.id, min(3, game.seats[-1]), {}) for game in GAMES.values()
]
SHARED = ("tiles", "parts", "cards", "data", "effects", "mods", "areas", "frames")
"""Fields of positions that hide nothing and whose contents are never changed in place."""
BOTS = (
    "greedy",
    "level1",
    "level2",
    "ismcts:iters=4",
    "ismcts:iters=20,advice=1,horizon=2",
    "lookahead:depth=2,nodes=500",
)
PLAYED = [(name, *table) for table in CLASH_TABLES for name in BOTS]
PLAYED += [(name, *table) for table in TABLES for name in ("level1", "ismcts:iters=4", BOTS[4])]


def reachable(root: object) -> list[object]:
    """Everything a bot can get at from an object by its fields and items."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        each = waiting.pop()
        if id_of(each) in seen or isinstance(each, str | int | type | None):
            continue
        seen.add(id_of(each))
        found.append(each)
        if isinstance(each, dict):
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, list | tuple | set):
            waiting += each
        elif hasattr(each, "__dict__"):
            waiting += vars(each).values()
    return found


@pytest.mark.parametrize(("name", "id", "seats", "options"), PLAYED)
def test_a_bot_never_touches_the_real_position(
    name: str, id: str, seats: int, options: dict[str, str]
) -> None:
    """Every field of the real position is taken away while the bot chooses; it does not notice,
    and the answer is the same for any two positions with the same view."""
    game = GAMES[id]
    s = game.start(seats, game.options(**options), SILENT)
    rng = Rng(7)
    for _ in range(8):
        settle_chance(game, s, rng)
        ask = game.pending(s)
        if isinstance(ask, Over):
            break
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        move = chosen_in_the_dark(game, s, seat, name)
        game.apply(s, seat, move, SILENT)


@pytest.mark.parametrize(("id", "seats", "options"), [*CLASH_TABLES, *TABLES])
def test_a_view_leads_to_nothing_of_the_real_position(
    id: str, seats: int, options: dict[str, str]
) -> None:
    game = GAMES[id]
    for s, _ in random_game(game, seats, game.options(**options), seed=1, limit=60):
        ask = game.pending(s)
        seat = int(ask.seat) if isinstance(ask, Decide) else 0
        fields = [value for name, value in vars(s).items() if name not in SHARED]
        own = {id_of(each) for each in reachable(fields) if not isinstance(each, Frame | Move)}
        own |= {id_of(s), id_of(s.frames)}
        view = game.view(s, seat)
        assert not own & {id_of(each) for each in reachable(view.position)}


def test_a_bot_is_caught_that_reads_the_real_position() -> None:
    """The proof can fail: here is a bot that keeps hold of the position."""
    s: Clash = CLASH.start(2, CLASH.options(), SILENT)
    settle_chance(CLASH, s, Rng(1))
    before = encoded(CLASH, s)

    view = CLASH.view(s, 0)

    def peek(view: View[Any]) -> object:
        return s.box.clone()

    with poisoned(s), pytest.raises(AssertionError, match="real position"):
        peek(view)
    assert encoded(CLASH, s) == before
