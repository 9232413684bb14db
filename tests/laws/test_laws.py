"""What holds for every game, seat count and option set. A game missing here fails here."""

import inspect
import re
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from positions import declaration

from ludoteka.games.registry import GAMES
from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.playout import playout, settle_chance
from ludoteka.kernel.record import Entry, Header, Record, fingerprint, loads, replay
from ludoteka.kernel.rng import Rng
from playing import encoded, encoded_view, random_game, tables, viewers

EVERY_TABLE = tables()
STEPS = 60
"""Steps checked closely of each random game; the speed of `./test` is the only limit."""


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_registered_game_is_complete(game: Game[Any]) -> None:
    folder = resources.files("ludoteka").joinpath("games", game.id)
    assert folder.joinpath("rules.md").is_file()
    for language in ("en", "hu", "pl", "es"):
        assert folder.joinpath("text", f"{language}.ftl").is_file(), language
    tests = Path(__file__).parents[1] / "games" / game.id
    for needed in ("test_rules.py", "goldens", "perft.txt", "bends.py", "refusals.txt"):
        assert (tests / needed).exists(), f"tests/games/{game.id}/{needed}"
    assert all(game.option_sets(seats) for seats in game.seats)


def test_every_game_folder_is_registered() -> None:
    folder = resources.files("ludoteka").joinpath("games")
    found = {each.name for each in folder.iterdir() if each.joinpath("kit.py").is_file()}
    assert found == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_nothing_is_lost_and_nothing_is_made(game: Any, seats: int, options: Options) -> None:
    box = game.box(seats, options)
    for seed in range(3):
        for s, _ in random_game(game, seats, options, seed):
            assert game.census(s) == box


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_moves_are_listed(game: Any, seats: int, options: Options) -> None:
    known = set(game.moves)
    for s, _ in random_game(game, seats, options, seed=1, limit=4 * STEPS):
        ask = game.pending(s)
        if not isinstance(ask, Decide):
            continue
        for seat in range(seats):
            moves = game.options_of(s, seat)
            assert bool(moves) == ask.may_answer(seat)
            assert ask.asks(seat) <= ask.may_answer(seat)
            assert moves == game.options_of(s, seat)
            assert len(set(moves)) == len(moves)
            assert known.issuperset(moves)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_moves_are_picked_as_they_are_listed(game: Any, seats: int, options: Options) -> None:
    """Whether a question remembers its moves or makes them when they are wanted."""
    for s, _ in random_game(game, seats, options, seed=14, limit=4 * STEPS):
        ask = game.pending(s)
        if isinstance(ask, Decide):
            picked = [ask.pick(number) for number in range(ask.count)]
            assert picked == ask.options == game.pending(s).options


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_move_has_one_text(game: Game[Any]) -> None:
    texts = game.texts()
    assert len(set(texts)) == len(texts) == len(set(game.moves)) == len(game.moves)
    for move, text in zip(game.moves, texts, strict=True):
        assert game.read(text) == move
        assert text == " ".join(text.lower().split())


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_clone_is_equal_and_apart(game: Any, seats: int, options: Options) -> None:
    kept: list[tuple[Any, str]] = []
    for s, _ in random_game(game, seats, options, seed=2, limit=STEPS):
        copy = game.clone(s)
        now = encoded(game, s)
        assert game.differences(copy, s) == []
        playout(game, copy, Rng(5), 20)
        assert encoded(game, s) == now
        kept.append((game.clone(s), now))
    for copy, then in kept:
        assert encoded(game, copy) == then


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_position_can_be_saved_and_resumed(game: Any, seats: int, options: Options) -> None:
    for s, _ in random_game(game, seats, options, seed=3, limit=STEPS):
        again = game.decode(game.encode(s), seats, options)
        assert game.differences(again, s) == []
        a, b = game.clone(s), again
        assert playout(game, a, Rng(8), 15) == playout(game, b, Rng(8), 15)
        assert game.differences(a, b) == []


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_field_is_saved(game: Game[Any]) -> None:
    s = game.start(game.seats[0], game.options(), Journal())
    fields = set(inspect.signature(type(s).__init__).parameters) - {"self"}
    made_again = {each.name for each in declaration(game.id).common}
    assert set(game.encode(s)) == fields - made_again


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_record_replays_to_the_same_position(game: Any, seats: int, options: Options) -> None:
    header = Header(game.id, game.rules, seats, options, [""] * seats, "", "")
    record = Record(header, [], None)
    halfway = ""
    for s, step in random_game(game, seats, options, seed=4):
        if step is None:
            continue
        if isinstance(step.answer, int):
            record.entries.append(Entry("c", -1, step.ask.prompt, step.answer))
        else:
            record.entries.append(Entry("m", step.seat, game.write(step.answer), 0))
        if len(record.entries) == 20:
            halfway = fingerprint(game, s)
    again = loads(record.dumps())
    assert again.dumps() == record.dumps()
    assert fingerprint(game, replay(game, again)) == fingerprint(game, s)
    if halfway:
        assert fingerprint(game, replay(game, again, 20)) == halfway


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_view_shows_only_what_was_seen(game: Any, seats: int, options: Options) -> None:
    for s, _ in random_game(game, seats, options, seed=5, limit=4 * STEPS):
        for viewer in viewers(seats):
            view = game.view(s, viewer)
            assert _unseen_cards(game.encode_view(view), viewer) == []
            asked = isinstance(game.pending(s), Decide) and game.pending(s).may_answer(viewer)
            assert (view.ask is not None) == asked


def _unseen_cards(data: Any, viewer: int) -> list[Json]:
    """Cards in encoded zones and bags that the viewer has not seen and that are shown."""
    found: list[Json] = []
    if isinstance(data, dict) and {"cards", "seen"} <= set(data):
        for card, seen in zip(data["cards"], data["seen"], strict=True):
            if card != 0 and not seen >> viewer & 1:
                found.append(data)
    elif isinstance(data, dict) and {"counts", "size"} <= set(data):
        if any(data["counts"]):
            found.append(data)
    elif isinstance(data, dict):
        for value in data.values():
            found += _unseen_cards(value, viewer)
    elif isinstance(data, list):
        for value in data:
            found += _unseen_cards(value, viewer)
    return found


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_an_imagined_world_looks_the_same(game: Any, seats: int, options: Options) -> None:
    """Positions a viewer cannot tell apart give equal views, questions, lists and refusals."""
    box = game.box(seats, options)
    rng = Rng(77)
    for s, _ in random_game(game, seats, options, seed=6, limit=2 * STEPS):
        for viewer in viewers(seats):
            world = game.imagine(game.view(s, viewer), rng)
            assert encoded_view(game, world, viewer) == encoded_view(game, s, viewer)
            assert game.census(world) == box
            asked, real = game.pending(world), game.pending(s)
            assert type(asked) is type(real)
            if isinstance(real, Decide):
                assert (asked.seat, asked.prompt, asked.racing, asked.late) == (
                    real.seat,
                    real.prompt,
                    real.racing,
                    real.late,
                )
                assert asked.options
                for move in _sample(game, rng, 20):
                    told = repr(game.explain(world, viewer, move))
                    assert told == repr(game.explain(s, viewer, move))
            if isinstance(real, Chance):
                assert (asked.prompt, asked.size) == (real.prompt, real.size)
            playout(game, world, rng, 10)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_who_is_told_what_chance_answered_sees_what_it_did(
    game: Any, seats: int, options: Options
) -> None:
    """And who is not told learns nothing: the masks of chance and the views agree."""
    rng = Rng(21)
    for s, _ in random_game(game, seats, options, seed=12, limit=3 * STEPS):
        ask = game.pending(s)
        if not isinstance(ask, Chance):
            continue
        worlds = []
        for _ in range(3):
            world = game.clone(s)
            game.resolve(world, int(rng.below(ask.size)), Journal())
            worlds.append(world)
        for viewer in viewers(seats):
            states = {encoded(game, world) for world in worlds}
            views = {encoded_view(game, world, viewer) for world in worlds}
            assert len(views) == (len(states) if ask.seen >> viewer & 1 else 1), viewer


def _sample(game: Game[Any], rng: Rng, count: int) -> list[Any]:
    return [game.moves[rng.below(len(game.moves))] for _ in range(count)]


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_the_journal_tells_nobody_what_they_have_not_seen(
    game: Any, seats: int, options: Options
) -> None:
    known: dict[int, dict[str, list[int]]] = {}
    for s, step in random_game(game, seats, options, seed=7, limit=4 * STEPS):
        for viewer in viewers(seats):
            now = game.census(game.view(s, viewer).position)
            before = known.get(viewer, now)
            known[viewer] = now
            for note in step.notes if step else []:
                if not note.visible(viewer):
                    continue
                kinds = game.words.notes[note.word].split()
                assert len(kinds) == len(note.args), note
                for kind, value in zip(kinds, note.args, strict=True):
                    if kind in now and value:
                        assert now[kind][value] or before[kind][value], (note, viewer)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_move_is_explained_if_and_only_if_it_is_not_legal(
    game: Any, seats: int, options: Options
) -> None:
    clauses = _clauses(game)
    rng = Rng(9)
    prompts: set[str] = set()
    for s, _ in random_game(game, seats, options, seed=8):
        ask = game.pending(s)
        if isinstance(ask, Chance):
            continue
        new = isinstance(ask, Decide) and ask.prompt not in prompts
        moves = game.moves if new or isinstance(ask, Over) else _sample(game, rng, 12)
        if isinstance(ask, Decide):
            prompts.add(ask.prompt)
            assert len(game.words.prompts[ask.prompt].split()) == len(ask.about)
        for seat in range(seats):
            legal = set(game.options_of(s, seat))
            for move in moves:
                refusal = game.explain(s, seat, move)
                assert (refusal is None) == (move in legal), (move, refusal)
                if refusal is not None:
                    kinds = game.words.refusals[refusal.word].split()
                    assert len(kinds) == len(refusal.args), refusal
                    assert refusal.clause in clauses, refusal


def _clauses(game: Game[Any]) -> set[str]:
    text = resources.files("ludoteka").joinpath("games", game.id, "rules.md").read_text("utf-8")
    prefix = ""
    found: set[str] = set()
    for line in text.splitlines():
        if heading := re.match(r"## ([A-Z]+)-(\d+)", line):
            prefix = heading.group(1)
            found.add(f"{prefix}-{heading.group(2)}")
        if clause := re.match(r"\*\*(\d+\.\d+)\*\*", line):
            found.add(f"{prefix}-{clause.group(1)}")
    return found


RANKING = (
    "a rank counts those who did better; if nobody won, each rank is higher by one and there is "
    "no rank 0"
)


def is_ranking(ranks: list[int]) -> bool:
    """Winners have rank 0; where nobody has won, the best of the losers have rank 1."""
    best = min(ranks)
    return best in (0, 1) and all(
        rank == best + sum(other < rank for other in ranks) for rank in ranks
    )


@pytest.mark.parametrize(
    ("ranks", "is_one"),
    [
        ([0], True),
        ([1], True),
        ([0, 1, 1, 3], True),
        ([1, 1], True),
        ([2, 1], True),
        ([2], False),
        ([0, 2], False),
        ([0, 1, 2, 2, 3], False),
        ([1, 3], False),
        ([-1, 0], False),
    ],
)
def test_ranks_have_a_winner_or_start_at_one(ranks: list[int], is_one: bool) -> None:
    assert is_ranking(ranks) == is_one


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_turns_are_counted_one_by_one(game: Any, seats: int, options: Options) -> None:
    """Where simulations have a limit; `playout` relies on an answer in every turn."""
    begun = 0
    for s, step in random_game(game, seats, options, seed=14, limit=4 * STEPS):
        now = game.turns(s)
        assert 0 <= now - begun <= (1 if step else now), "a turn must take an answer"
        assert game.turn_limit or now == 0, "`turns` needs a `turn_limit`"
        begun = now


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_while_chance_is_pending_every_move_is_refused_for_that(
    game: Any, seats: int, options: Options
) -> None:
    """Nobody can move until the dice lie: not the roller, and not those who watch."""
    rng = Rng(13)
    for s, _ in random_game(game, seats, options, seed=13, limit=4 * STEPS):
        if not isinstance(game.pending(s), Chance):
            continue
        for seat in range(seats):
            for move in _sample(game, rng, 12):
                refusal = game.explain(s, seat, move)
                assert refusal is not None, move
                assert refusal.word == "chance-pending", (
                    f"seat {seat}, {game.write(move)}: {refusal}; if the game overrides `explain`, "
                    "it must leave alone what the kernel says while chance is pending"
                )


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_every_game_ends_within_its_bound(game: Any, seats: int, options: Options) -> None:
    bound = game.bound(seats, options)
    start = game.start(seats, options, SILENT)
    for seed in range(20):
        s = game.clone(start)
        assert playout(game, s, Rng(seed), bound) < bound
        over = game.pending(s)
        assert isinstance(over, Over)
        assert len(over.ranks) == len(over.scores) == seats
        assert is_ranking(over.ranks), f"{over.ranks}: {RANKING}"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_copy_of_our_component_file_changes_nothing(game: Game[Any]) -> None:
    seats = game.seats[-1]
    ours = game.start(seats, game.options(), Journal())
    copied = game.start(seats, game.options().with_parts(game.parts_text()), Journal())
    playout(game, ours, Rng(3), 200)
    playout(game, copied, Rng(3), 200)
    assert encoded(game, copied) == encoded(game, ours)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_chance_is_answered_within_its_size_only(game: Any, seats: int, options: Options) -> None:
    for s, step in random_game(game, seats, options, seed=11, limit=4 * STEPS):
        if step is not None and isinstance(step.ask, Chance):
            assert step.ask.size >= 1
            assert step.ask.prompt in game.words.prompts
        copy = game.clone(s)
        settle_chance(game, copy, Rng(1))
        assert not isinstance(game.pending(copy), Chance)
