"""Hints and reviews: the best moves with a reason, and the moves that lost most."""

from typing import Any

import pytest

from bots.test_bots import last_cell
from games.clash.clash_table import position
from ludoteka.bots.bot import RandomBot
from ludoteka.bots.hint import compare, hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.bots.review import review, worst
from ludoteka.games.registry import ADVICE, GAMES
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.record import Entry, Record
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match

CLASH = GAMES["clash"]


def hinted(t: Any, adviser: str = "level4") -> list[tuple[str, float, str]]:
    view = CLASH.view(t.s, int(t.ask.seat))
    found = hints(CLASH, view, 1, adviser)
    return [(CLASH.write(each.move), each.share, each.reason) for each in found]


def test_a_hint_shows_three_moves_and_the_win_among_them() -> None:
    found = hinted(last_cell())
    assert len(found) == 3
    move, share, reason = found[0]
    assert move.endswith("c3 mcworld")
    assert share > 0.99
    assert reason == "wins"
    assert [share for _, share, _ in found] == sorted((each[1] for each in found), reverse=True)


def test_advice_knows_plain_reasons() -> None:
    t = position(
        board={"b2": "mustafa mcworld", "b1": "leader jihad"},
        mcworld="kaboom tourist_zone president",
        jihad="imam",
        neutral="nobel",
    )

    def reason(text: str) -> str:
        return ADVICE["clash"].reason(t.s, 0, CLASH.read(text))

    assert reason("place kaboom a1 jihad") == "clash-kaboom"
    assert reason("place kaboom a1 mcworld") == ""
    assert reason("place tourist_zone a1 mcworld") == "clash-safe"
    assert reason("place nobel b2 mcworld") == "clash-nobel"
    t.choose("place president a1 mcworld")
    assert reason("target b1") == "clash-hits"
    assert reason("target b2") == ""
    assert reason("skip") == ""


def test_a_hint_for_the_only_move_says_so() -> None:
    board = {"a1": "mustafa mcworld", "b2": "imam jihad"}
    t = position(board=board, mcworld="nobel", jihad="leader")
    assert [(move, reason) for move, _, reason in hinted(t)] == [("place nobel a1 mcworld", "only")]


def record_of(level: str, seed: int = 4) -> Record:
    bots = [bot_by_name(level, CLASH), RandomBot(CLASH)]
    options = CLASH.options(match="single")
    match = Match.new(CLASH, 2, options, bots, seed=seed_from(seed))
    while match.bot_seat() >= 0:
        match.step_bot()
    return match.record()


def test_a_review_finds_that_chance_plays_worse_than_a_bot() -> None:
    record = record_of("greedy")
    lost = [
        sum(each.lost for each in found) / len(found)
        for found in (review(CLASH, record, seat, adviser="lookahead:depth=1") for seat in (0, 1))
    ]
    assert lost[0] < lost[1]


def test_a_review_names_the_move_its_line_and_the_better_one() -> None:
    record = record_of("random")
    heard: list[tuple[int, int]] = []
    found = review(CLASH, record, 1, adviser="greedy", progress=lambda *told: heard.append(told))
    assert heard[-1][0] == heard[-1][1]
    for each in found:
        entry = record.entries[each.line - 2]
        assert (entry.seat, entry.text) == (1, CLASH.write(each.played))
        assert each.lost >= 0
    told = worst(found, 3)
    assert len(told) <= 3
    assert [each.number for each in told] == sorted(each.number for each in told)
    assert max(each.lost for each in found) in [each.lost for each in told]


def test_the_played_move_is_never_worse_than_itself() -> None:
    t = last_cell()
    view = CLASH.view(t.s, 0)
    best, played = compare(CLASH, view, 1, t.ask.options[0], "level3")
    assert best.share >= played.share
    again = compare(CLASH, view, 1, best.move, "level3")
    assert again[0].share == again[1].share


def test_a_review_refuses_a_record_that_breaks_the_rules() -> None:
    record = record_of("random")
    place = next(i for i, each in enumerate(record.entries) if each.kind == "m")
    record.entries[place] = Entry("m", record.entries[place].seat, "skip", 0)
    with pytest.raises(Unreadable, match="illegal"):
        review(CLASH, record, 0, adviser="greedy")
