"""The bots."""

from typing import Any

import pytest

from ludoteka.bots.bot import RandomBot
from ludoteka.bots.registry import BOTS, DEFAULT_BOT, bot_by_name
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng

CLASH = GAMES["clash"]


def question() -> Any:
    s = CLASH.start(2, CLASH.options(), SILENT)
    settle_chance(CLASH, s, Rng(1))
    return CLASH.view(s, int(CLASH.pending(s).seat))  # type: ignore[attr-defined]


def test_the_random_bot_chooses_every_listed_move_and_no_other() -> None:
    view = question()
    bot = RandomBot(CLASH)
    chosen = {bot.choose(view, view.ask, Rng(seed)) for seed in range(500)}
    assert chosen == set(view.ask.options)


def test_a_bot_repeats_itself_with_the_same_generator() -> None:
    view = question()
    for bot in (bot_by_name(name, CLASH) for name in BOTS):
        assert bot.choose(view, view.ask, Rng(3)) == bot.choose(view, view.ask, Rng(3))


def test_bots_are_found_by_name() -> None:
    assert bot_by_name(DEFAULT_BOT, CLASH).name == DEFAULT_BOT
    with pytest.raises(Unreadable, match="unknown-bot"):
        bot_by_name("oracle", CLASH)
