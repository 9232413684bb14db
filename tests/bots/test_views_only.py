"""No bot reads anything but its view: the real position is poisoned while it thinks."""

from typing import Any

import pytest

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.clash.state import Clash
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from playing import encoded

CLASH = GAMES["clash"]
BOTS = (
    "greedy",
    "level1",
    "level2",
    "ismcts:iters=60",
    "ismcts:iters=60,advice=1,horizon=2",
    "lookahead:depth=2,nodes=500",
)


class Poisoned:
    """Whoever touches it is caught."""

    def __getattribute__(self, name: str) -> Any:
        raise AssertionError(f"somebody read {name} of the real position")


def reachable(root: object) -> list[object]:
    """Everything a bot can get at from an object by its fields and items."""
    found: list[object] = []
    seen: set[int] = set()
    waiting = [root]
    while waiting:
        each = waiting.pop()
        if id(each) in seen or isinstance(each, str | int | type | None):
            continue
        seen.add(id(each))
        found.append(each)
        if isinstance(each, dict):
            waiting += [*each.keys(), *each.values()]
        elif isinstance(each, list | tuple | set):
            waiting += each
        elif hasattr(each, "__dict__"):
            waiting += vars(each).values()
    return found


@pytest.mark.parametrize("variant", ["standard", "hidden_support", "secret_draft"])
@pytest.mark.parametrize("name", BOTS)
def test_a_bot_never_touches_the_real_position(
    name: str, variant: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every field of the real position is taken away while the bot chooses; it does not notice,
    and the answer is the same for any two positions with the same view."""
    s = CLASH.start(2, CLASH.options(variant=variant, match="single"), SILENT)
    rng = Rng(7)
    for _ in range(12):
        settle_chance(CLASH, s, rng)
        ask = CLASH.pending(s)
        if isinstance(ask, Over):
            break
        assert isinstance(ask, Decide)
        seat = int(ask.seat)
        view = CLASH.view(s, seat)
        assert view.ask is not None
        healthy = dict(vars(s))
        for field in healthy:
            vars(s)[field] = Poisoned()
        try:
            move = bot_by_name(name, CLASH).choose(view, view.ask, Rng(3))
        finally:
            vars(s).update(healthy)
        other = CLASH.imagine(CLASH.view(s, seat), Rng(11))
        same = CLASH.view(other, seat)
        assert same.ask is not None
        assert bot_by_name(name, CLASH).choose(same, same.ask, Rng(3)) == move
        CLASH.apply(s, seat, move, SILENT)


def test_a_view_leads_to_no_list_of_the_real_position() -> None:
    s = CLASH.start(2, CLASH.options(variant="hidden_support"), SILENT)
    settle_chance(CLASH, s, Rng(1))
    ask = CLASH.pending(s)
    assert isinstance(ask, Decide)
    view = CLASH.view(s, int(ask.seat))
    own = {id(each) for each in vars(s).values() if isinstance(each, list)}
    own |= {id(zone) for zone in s.hidden} | {id(s), id(s.box)}
    assert not own & {id(each) for each in reachable(view)}


def test_a_bot_is_caught_that_reads_the_real_position() -> None:
    """The proof can fail: here is a bot that keeps hold of the position."""
    s: Clash = CLASH.start(2, CLASH.options(), SILENT)
    settle_chance(CLASH, s, Rng(1))
    before = encoded(CLASH, s)

    def peek(view: View[Any]) -> object:
        return s.zones

    healthy = dict(vars(s))
    for field in healthy:
        vars(s)[field] = Poisoned()
    try:
        with pytest.raises(AssertionError, match="real position"):
            assert peek(CLASH.view) == []  # type: ignore[arg-type]
    finally:
        vars(s).update(healthy)
    assert encoded(CLASH, s) == before
