"""CLASH at positions that play reaches once in ten thousand games: the laws hold there too.

A position is made of tiles thrown anywhere: few in the zones, so that somebody runs out of them,
Nobel Prize often at hand, KABOOM!!! and face-down tiles anywhere.
"""

from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games.clash.bots.advice import ADVICE
from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import MUSTAFA, NOBEL, TILE_NAMES, is_neutral
from ludoteka.games.clash.rules.state import VARIANTS
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng
from playing import encoded_view, viewers

HIDING = ["hidden_support", "secret_draft"]
POSITIONS = 150

positions = settings(max_examples=POSITIONS, deadline=None, derandomize=True)


def thrown(chance: Random, variant: str, match: str) -> Any:
    """A position on somebody's turn, all 32 tiles somewhere."""
    options = GAME.options(variant=variant, match=match)
    data: dict[str, Any] = GAME.encode(GAME.setup(2, options))
    loose = [tile for tile in range(1, len(TILE_NAMES)) if tile != NOBEL]
    chance.shuffle(loose)
    loose.insert(chance.choice([0, 0, len(loose)]), NOBEL)
    seat = chance.randrange(2)
    at_hand = data["zones"][seat] = [loose.pop(0) for _ in range(chance.randrange(4))]
    data["zones"][1 - seat] = [loose.pop(0) for _ in range(chance.randrange(4))]
    if variant in ("standard", "long"):
        data["neutral"] = [
            loose.pop(loose.index(tile))
            for tile in [tile for tile in loose if is_neutral(tile)][: chance.randrange(3)]
        ]
    if variant in HIDING:
        for number, tile in enumerate([tile for tile in at_hand if is_neutral(tile)][:2]):
            at_hand.remove(tile)
            zone = data["hidden"][seat * 2 + (number if variant == "secret_draft" else 0)]
            zone["cards"].append(tile)
            zone["seen"].append(1 << seat)
    _cover_board(chance, data, loose)
    boxed = [tile for tile in loose if is_neutral(tile)]
    boxed = [tile for tile in boxed if tile == NOBEL or chance.random() < 0.7]
    data["box"] = {
        "counts": [1 if tile in boxed else 0 for tile in range(len(TILE_NAMES))],
        "size": len(boxed),
    }
    data["removed"] = [tile for tile in loose if tile not in boxed]
    data["aside"] = []
    data["frames"] = [["match"], ["turn", seat]]
    data["game"], data["first"] = 1, chance.randrange(2)
    data["placed"] = chance.randrange(2, 60)
    s = GAME.decode(data, 2, options)
    assert GAME.census(s) == GAME.box(2, options)
    GAME.settle(s, Journal())
    return s


def _cover_board(chance: Random, data: dict[str, Any], loose: list[int]) -> None:
    """Some cells, or all of them with a tile face down, and Nobel Prize perhaps on top of one."""
    filled = chance.choice([9, 9, chance.randrange(1, 9)])
    for place in chance.sample(range(9), filled):
        ahead = [tile for tile in loose if tile != NOBEL]
        tile = MUSTAFA if MUSTAFA in ahead else ahead[0]
        loose.remove(tile)
        data["board"][place] = tile
        data["side"][place] = chance.randrange(2)
        data["down"][place] = chance.choice([0, 0, 0, 1, 2])
    if filled == 9 and not any(data["down"]):
        data["down"][0] = 1
    covered = chance.randrange(9)
    if NOBEL in loose and data["board"][covered] and chance.random() < 0.3:
        loose.remove(NOBEL)
        data["under"][covered], data["board"][covered] = data["board"][covered], NOBEL


def played_on(s: Any, steps: int, seed: int) -> Any:
    """The position and those after a few random answers, as long as the game lasts."""
    rng = Rng(seed)
    for _ in range(steps):
        yield s
        ask = GAME.pending(s)
        if isinstance(ask, Over) or s.game > 1:
            return
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
        else:
            assert isinstance(ask, Decide)
            GAME.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], SILENT)


@positions
@given(st.randoms(use_true_random=False), st.sampled_from(VARIANTS))
def test_a_question_always_has_an_answer(chance: Random, variant: str) -> None:
    """CLASH-7.2 And what is listed is exactly what is not refused."""
    for s in played_on(thrown(chance, variant, "best_of_three"), 8, 1):
        ask = GAME.pending(s)
        if isinstance(ask, Chance):
            assert ask.size > 0
        if not isinstance(ask, Decide):
            continue
        assert ask.options
        assert len(set(ask.options)) == len(ask.options)
        legal = set(ask.options)
        for move in chance.sample(GAME.moves, 60) + ask.options[:5]:
            refusal = GAME.explain(s, int(ask.seat), move)
            assert (refusal is None) == (move in legal), (move, refusal)


@positions
@given(st.randoms(use_true_random=False), st.sampled_from(HIDING))
def test_what_cannot_be_told_apart_looks_the_same(chance: Random, variant: str) -> None:
    """CLASH-7.2, CLASH-9.4, CLASH-9.6 Every imagined world asks the same and can go on."""
    rng = Rng(chance.randrange(1000))
    for s in played_on(thrown(chance, variant, "single"), 4, 2):
        real = GAME.pending(s)
        for viewer in viewers(2):
            world = GAME.imagine(GAME.view(s, viewer), rng)
            assert encoded_view(GAME, world, viewer) == encoded_view(GAME, s, viewer)
            assert GAME.census(world) == GAME.box(2, GAME.options())
            ask = GAME.pending(world)
            assert type(ask) is type(real)
            if isinstance(ask, Decide):
                assert ask.options
            for _ in played_on(world, 10, 3):
                pass


@positions
@given(st.randoms(use_true_random=False), st.sampled_from(["standard", "long", "beginners"]))
def test_the_lookahead_finds_its_way(chance: Random, variant: str) -> None:
    """CLASH-7.2 Levels 3 to 5 look through what may come of any position."""
    s = thrown(chance, variant, "single")
    ask = GAME.pending(s)
    looking = ADVICE.lookahead(s)
    if not isinstance(ask, Decide) or looking is None:
        return
    judged = looking.judge(s, int(ask.seat), ask.options, 2, 3000, 1, _never)
    assert {each.move for each in judged} == set(ask.options)


def _never() -> bool:
    return False
