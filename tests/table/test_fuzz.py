"""Random games and bad input: no traceback, no changed state, nothing hidden told.

The short form runs with every `./test`; `--long` plays 20,000 games and sends 200,000 inputs.
"""

import json
import random
from typing import Any

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Move, Over
from ludoteka.kernel.playout import playout
from ludoteka.kernel.record import loads
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import seed_from
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import Match
from ludoteka.table.verify import verify
from ludoteka.texts import LANGUAGES, texts_for
from playing import finished_record

JUNK: list[Any] = [
    *(
        None,
        True,
        False,
        0,
        -1,
        1,
        2**31,
        -(2**63),
        10**30,
        10**400,
        "",
        "m",
        "\x00",
        "\ud83d\ude00",
    ),
    *("\ud800", "c" * 5000, [], {}, [[]], ["u", 0, 0], ["r", 0], ["m", 0, "skip"], {"ranks": []}),
    *(["u", 0, 10**30], ["m", -1, "skip"], ["c", "lot", True], {"a": {"b": [None]}}, [[["c"]]]),
]
RAW = [
    "[" * 5000,
    '{"a":' * 5000,
    "1e999",
    "NaN",
    "-Infinity",
    "1.5",
    "9" * 5000,
    '"\\ud800"',
    "\x00",
    "",
    "null",
    "[]",
    "{}",
    '["c","lot",1]x',
    "﻿{}",
    '["m",0,"place mustafa b2 mcworld"]' * 2,
]


def every_table() -> list[tuple[Game[Any], int, Options]]:
    return [
        (game, seats, options)
        for game in GAMES.values()
        for seats in game.seats
        for options in game.option_sets(seats)
    ]


def told(fault: Fault, game: Game[Any]) -> None:
    """Every language has a sentence for it: one, on one line, without pieces left unfilled."""
    for language in LANGUAGES:
        texts = texts_for(language)
        if isinstance(fault, NotAllowed):
            sentence = texts.game(game).refusal(fault.refusal, ["A", "B", "C", "D"])
            assert texts.game(game).clause(fault.refusal.clause)
        else:
            assert texts.has(f"fault-{fault.word}"), fault.word
            sentence = texts.fault(fault)
        assert sentence
        assert "{" not in sentence.replace(str(fault.values.get("move")), "")


# Games


def test_random_games_end_with_all_their_pieces(long_form: bool) -> None:
    tables = every_table()
    games = 20_000 if long_form else 300
    for number in range(games):
        game, seats, options = tables[number % len(tables)]
        s = game.start(seats, options, SILENT)
        playout(game, s, Rng(number, 7), game.bound(seats, options))
        end = game.pending(s)
        assert isinstance(end, Over), (game.id, options.values, number)
        assert min(end.ranks) in (0, 1), "0 is who has won, if anybody"
        assert game.census(s) == game.box(seats, options)


# Moves as text


def garbled(chance: random.Random, text: str) -> str:
    letters = list(text)
    for _ in range(chance.randint(1, 3)):
        place = chance.randrange(len(letters) + 1)
        act = chance.randrange(4)
        if act == 0:
            letters.insert(place, chance.choice("abz 019\x00\n\t\u0301ß–\U0001f600"))
        elif act == 1 and letters:
            del letters[place % len(letters)]
        elif act == 2 and letters:
            letters[place % len(letters)] = chr(chance.randrange(1, 0xD7FF))
        else:
            letters = letters[:place] * 2
    return "".join(letters)


def test_the_reader_of_moves_refuses_what_is_none(long_form: bool) -> None:
    chance = random.Random(1)
    for game in GAMES.values():
        texts = game.texts()
        known = set(texts)
        for _ in range(100_000 if long_form else 3_000):
            text = garbled(chance, chance.choice(texts))
            plain = " ".join(text.split()).lower()
            if plain in known:
                assert game.write(game.read(text)) == plain
            else:
                with pytest.raises(Unreadable, match="unreadable-move"):
                    game.read(text)


# Records


def broken(chance: random.Random, record: str) -> str:
    lines = record.splitlines()
    place = chance.randrange(len(lines))
    act = chance.randrange(9)
    if act == 0:
        return record[: chance.randrange(len(record))]
    if act == 1:
        del lines[place]
    elif act == 2:
        lines.insert(place, chance.choice(lines))
    elif act == 3:
        lines[place] = chance.choice(RAW)
    elif act == 4:
        lines[place] = json.dumps(chance.choice(JUNK))
    elif act == 5:
        at = chance.randrange(len(record))
        return record[:at] + chr(chance.randrange(1, 0x2FF)) + record[at + 1 :]
    elif act == 6:
        other = chance.randrange(len(lines))
        lines[place], lines[other] = lines[other], lines[place]
    else:
        lines[place] = json.dumps(changed_value(chance, json.loads(lines[place])))
    return "\n".join(lines) + "\n"


def changed_value(chance: random.Random, value: Any) -> Any:
    """The same with one value, somewhere inside, replaced by junk."""
    if isinstance(value, list) and value and chance.random() < 0.9:
        place = chance.randrange(len(value))
        return [*value[:place], changed_value(chance, value[place]), *value[place + 1 :]]
    if isinstance(value, dict) and value and chance.random() < 0.9:
        key = chance.choice(sorted(value))
        if chance.random() < 0.1:
            return {name: each for name, each in value.items() if name != key}
        return value | {key: changed_value(chance, value[key])}
    return chance.choice(JUNK)


def test_broken_records_are_refused_or_hold_good(long_form: bool) -> None:
    chance = random.Random(2)
    tables = every_table()
    shortest = [finished_record(*table, seed=n) for n, table in enumerate(tables)]
    for number in range(40_000 if long_form else 1_200):
        record = shortest[number % len(shortest)]
        changed = broken(chance, record)
        try:
            verify(loads(changed))
        except Fault as fault:
            if number % 20 == 0:
                told(fault, tables[number % len(tables)][0])
        else:
            assert loads(changed).dumps() == record, "a changed record was found good"


def test_broken_unfinished_records_are_refused_or_go_on(long_form: bool) -> None:
    chance = random.Random(3)
    tables = every_table()
    records = [finished_record(*table, seed=n) for n, table in enumerate(tables)]
    for number in range(20_000 if long_form else 600):
        game, seats, _ = tables[number % len(tables)]
        lines = records[number % len(tables)].splitlines()[:-1]
        part = "\n".join(lines[: chance.randrange(1, len(lines))]) + "\n"
        try:
            match = Match.resume(
                game, loads(broken(chance, part)), seed_from(number % len(tables)), [None] * seats
            )
        except Fault:
            continue
        match.told(0)
        assert match.over() is not None or match.moves(match.asked())


# The table


def junk_answers(chance: random.Random, match: Match, texts: list[str]) -> tuple[Any, ...]:
    seat = match.asked()
    act = chance.randrange(6)
    text: str | Move = chance.choice(texts)
    if act == 0:
        return 1 - seat, match.decision, text
    if act == 1:
        return seat, match.decision + chance.choice([-1, 1, 10**20, -(10**20)]), text
    if act == 2:
        return chance.choice([-1, 2, 7, 8, 63, 64, 10**20]), match.decision, text
    if act == 3:
        return seat, match.decision, garbled(chance, str(text))
    if act == 4:
        args = [chance.choice([-1, 0, 1, 99, 10**18]) for _ in range(chance.randrange(4))]
        return seat, match.decision, Move(chance.choice(["place", "skip", "x", ""]), *args)
    return seat, match.decision, text


def everything(match: Match) -> tuple[Any, ...]:
    return match.fingerprint(), match.decision, match.note_count, len(match.record().entries)


@pytest.mark.parametrize("variant", ["standard", "hidden_support", "secret_draft"])
def test_the_table_refuses_bad_answers_and_does_not_change(variant: str, long_form: bool) -> None:
    game = GAMES["clash"]
    chance = random.Random(variant)
    texts = game.texts()
    match = Match.new(game, 2, game.options(variant=variant), [None, None], seed=seed_from(4))
    for number in range(14_000 if long_form else 500):
        before = everything(match)
        answer = junk_answers(chance, match, texts)
        try:
            match.submit(*answer)
        except Fault as fault:
            assert everything(match) == before
            if number % 10 == 0:
                told(fault, game)
        else:
            assert match.decision == before[1] + 1
        if match.over() is None and chance.random() < 0.05:
            seat = match.asked()
            match.submit(seat, match.decision, chance.choice(match.moves(seat)))
        if match.over():
            seed, options = seed_from(number), game.options(variant=variant)
            match = Match.new(game, 2, options, [None, None], seed=seed)


@pytest.mark.parametrize("variant", ["hidden_support", "secret_draft"])
def test_a_refusal_is_the_same_whatever_the_other_player_hides(variant: str) -> None:
    game = GAMES["clash"]
    match = Match.new(
        game, 2, game.options(variant=variant, match="single"), [None, None], seed=seed_from(6)
    )
    rng = Rng(1)
    while match.over() is None:
        for seat in (0, 1):
            true = match.position
            other = game.imagine(match.view(seat), rng)
            for move in game.moves[:: 1 + int(rng.below(9))]:
                assert repr(game.explain(true, seat, move)) == repr(game.explain(other, seat, move))
        seat = match.asked()
        moves = match.moves(seat)
        match.submit(seat, match.decision, moves[rng.below(len(moves))])
