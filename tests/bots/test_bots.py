"""The bots: found by name, repeatable, within their budget, and never absurd."""

from typing import Any

import pytest

from games.clash.clash_table import position
from ludoteka.bots.bot import RandomBot
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.registry import BOTS, DEFAULT_BOT, bot_by_name
from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match

CLASH = GAMES["clash"]
FAST = ("random", "greedy", "level1", "level2", "ismcts:iters=30", "lookahead:depth=1")
"""Bots that need no time, so that a test can let them play."""


def question(game: Any = CLASH, **options: str) -> Any:
    s = game.start(game.seats[0], game.options(**options), SILENT)
    settle_chance(game, s, Rng(1))
    ask = game.pending(s)
    assert isinstance(ask, Decide)
    return game.view(s, int(ask.seat))


def choice(name: str, scenario: Any, seed: int = 1) -> str:
    seat = int(scenario.ask.seat)
    view = CLASH.view(scenario.s, seat)
    return CLASH.write(bot_by_name(name, CLASH).choose(view, scenario.ask, Rng(seed)))


def test_the_random_bot_chooses_every_listed_move_and_no_other() -> None:
    view = question()
    bot = RandomBot(CLASH)
    chosen = {bot.choose(view, view.ask, Rng(seed)) for seed in range(500)}
    assert chosen == set(view.ask.options)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("name", ["greedy", "ismcts:iters=20", "level1", "level2"])
def test_a_bot_repeats_itself_and_answers_what_is_listed(name: str, game: Any) -> None:
    view = question(game)
    first, second = (bot_by_name(name, game).choose(view, view.ask, Rng(3)) for _ in range(2))
    assert first == second
    assert first in view.ask.options


@pytest.mark.parametrize("name", FAST)
@pytest.mark.parametrize("variant", ["standard", "secret_draft", "hidden_support", "long"])
def test_bots_play_whole_matches_of_every_variant(name: str, variant: str) -> None:
    options = CLASH.options(variant=variant, match="single")
    bots = [bot_by_name(name, CLASH), RandomBot(CLASH)]
    match = Match.new(CLASH, 2, options, bots, seed=seed_from(2))
    while match.bot_seat() >= 0:
        match.step_bot()
    assert match.over() is not None


def test_bots_are_found_by_name_and_mistakes_are_told() -> None:
    assert bot_by_name(DEFAULT_BOT, CLASH).name == DEFAULT_BOT
    assert bot_by_name("ismcts:iters=7", CLASH).name == "ismcts:iters=7"
    for name in (*BOTS[:-1], *LEVELS):
        assert bot_by_name(name, CLASH).name == name
    for name, word in {
        "oracle": "unknown-bot",
        "program:rm": "unknown-bot",
        "ismcts:iters": "bot-setting",
        "ismcts:iters=many": "bot-setting",
        "ismcts:iters=-1": "bot-setting",
        "greedy:colour=1": "bot-setting-unknown",
        "random:x=1": "bot-setting-unknown",
        "ismcts:iters=0": "bot-no-end",
        "lookahead": "bot-no-end",
    }.items():
        with pytest.raises(Unreadable) as caught:
            bot_by_name(name, CLASH)
        assert caught.value.word == word, name


def test_every_level_of_every_game_is_a_bot_of_its_own() -> None:
    for game in GAMES.values():
        assert [bot_by_name(level, game).name for level in LEVELS] == list(LEVELS)
    for row in [kit.levels for kit in KITS.values() if kit.levels is not None]:
        assert len(set(row)) == 5


# What a player must see

GOOD = ("level2", "level3", "level4", "ismcts:iters=400,advice=1,horizon=2")


def last_cell() -> Any:
    """One free cell (c3), 4 to 4, McWorld to move with Pop Star and Tourist Zone."""
    board = {
        "a1": "mustafa mcworld",
        "b1": "mosque mcworld",
        "c1": "bomber mcworld",
        "a2": "un mcworld",
        "b2": "press jihad",
        "c2": "riots jihad",
        "a3": "picket jihad",
        "b3": "imam jihad",
    }
    return position(board=board, mcworld="pop_star tourist_zone", jihad="leader sheikh")


@pytest.mark.parametrize("name", GOOD)
def test_the_win_in_one_is_taken(name: str) -> None:
    assert choice(name, last_cell()).endswith("c3 mcworld")


@pytest.mark.parametrize("name", ["level1", *GOOD])
def test_nobody_puts_kaboom_on_their_own_side(name: str) -> None:
    t = position(
        board={"b2": "mustafa mcworld", "a1": "mosque jihad"},
        mcworld="kaboom tourist_zone",
        jihad="leader",
    )
    for seed in range(5):
        assert not choice(name, t, seed).startswith("place kaboom") or choice(
            name, t, seed
        ).endswith("jihad")


def outcome(s: Any, seat: int) -> int:
    """Who wins with best play, looked through plainly: 1 for `seat`, -1 for the other."""
    ask = CLASH.pending(s)
    if isinstance(ask, Over):
        return 1 if ask.ranks[seat] == 0 else -1
    assert isinstance(ask, Decide)
    sign = 1 if ask.seat == seat else -1
    for move in ask.options:
        after = CLASH.clone(s)
        CLASH.apply(after, int(ask.seat), move, SILENT)
        if outcome(after, seat) == sign:
            return sign
    return -sign


ENDGAMES = [
    ("soldier", "tradition"),
    ("predator fast_food", "leader"),
    ("pop_star soldier", "imam bomber"),
    ("banker", "taliban sheikh"),
    ("president", "tradition taliban"),
]


@pytest.mark.parametrize(("mcworld", "jihad"), ENDGAMES)
@pytest.mark.parametrize("name", ["lookahead:nodes=200000", "level4", "level5"])
def test_what_holds_the_endgame_is_found(name: str, mcworld: str, jihad: str) -> None:
    """Two free cells: who fills the first leaves the last word to the other, unless it destroys
    or blocks. The search must agree with the plain look through everything."""
    board = {
        "a1": "mustafa mcworld",
        "b1": "mosque jihad",
        "c1": "un mcworld",
        "a2": "network mcworld",
        "b2": "press jihad",
        "c2": "riots mcworld",
        "a3": "picket jihad",
    }
    t = position(board=board, mcworld=mcworld, jihad=jihad)
    due = outcome(t.s, 0)
    view = CLASH.view(t.s, 0)
    best = bot_by_name(name, CLASH).judge(view, t.ask, Rng(1), 1)[0]
    assert best.sure
    assert (best.share > 0.5) == (due > 0)
    after = CLASH.clone(t.s)
    CLASH.apply(after, 0, best.move, SILENT)
    assert outcome(after, 0) == due


def test_an_endgame_is_looked_through_to_its_end() -> None:
    t = last_cell()
    view = CLASH.view(t.s, 0)
    best = bot_by_name("lookahead:nodes=100000", CLASH).judge(view, t.ask, Rng(1), 1)[0]
    assert best.sure
    assert best.share > 0.99
