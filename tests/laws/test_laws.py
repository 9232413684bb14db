"""What holds for every game, seat count and option set. A game missing here fails here."""

import inspect
from importlib import resources
from pathlib import Path
from typing import Any

import pytest
from positions import declaration

from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.laws import checks as laws
from ludoteka.laws import hidden
from ludoteka.laws import texts as text_laws
from playing import encoded, tables

EVERY_TABLE = tables()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_a_registered_game_is_complete(game: Game[Any]) -> None:
    folder = resources.files("ludoteka").joinpath("games", game.id)
    assert folder.joinpath("rules.md").is_file()
    for language in ("en", "hu", "pl", "es"):
        assert folder.joinpath("text", f"{language}.ftl").is_file(), language
    tests = Path(__file__).parents[1] / "games" / game.id
    for needed in ("test_rules.py", "goldens", "perft.txt", "bends.py", "refusals.txt"):
        assert (tests / needed).exists(), f"tests/games/{game.id}/{needed}"
    laws.seating(game)


def test_every_game_folder_is_registered() -> None:
    folder = resources.files("ludoteka").joinpath("games")
    found = {each.name for each in folder.iterdir() if each.joinpath("kit.py").is_file()}
    assert found == set(GAMES)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_nothing_is_lost_and_nothing_is_made(game: Any, seats: int, options: Options) -> None:
    laws.conservation(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_moves_are_listed(game: Any, seats: int, options: Options) -> None:
    laws.listing(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_moves_are_picked_as_they_are_listed(game: Any, seats: int, options: Options) -> None:
    laws.picking(game, seats, options)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
def test_every_move_has_one_text(game: Game[Any]) -> None:
    laws.one_text(game)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_clone_is_equal_and_apart(game: Any, seats: int, options: Options) -> None:
    laws.clones(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_position_can_be_saved_and_resumed(game: Any, seats: int, options: Options) -> None:
    laws.saving(game, seats, options)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())
@pytest.mark.plain
def test_every_field_is_saved(game: Game[Any]) -> None:
    s = game.start(game.seats[0], game.options(), Journal())
    fields = set(inspect.signature(type(s).__init__).parameters) - {"self"}
    made_again = {each.name for each in declaration(game.id).common}
    assert set(game.encode(s)) == fields - made_again


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_record_replays_to_the_same_position(game: Any, seats: int, options: Options) -> None:
    laws.replaying(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_view_shows_only_what_was_seen(game: Any, seats: int, options: Options) -> None:
    hidden.views(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_an_imagined_world_looks_the_same(game: Any, seats: int, options: Options) -> None:
    hidden.imagining(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_who_is_told_what_chance_answered_sees_what_it_did(
    game: Any, seats: int, options: Options
) -> None:
    hidden.chance_masks(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_the_journal_tells_nobody_what_they_have_not_seen(
    game: Any, seats: int, options: Options
) -> None:
    hidden.journal(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_a_move_is_explained_if_and_only_if_it_is_not_legal(
    game: Any, seats: int, options: Options
) -> None:
    laws.refusals(game, seats, options)


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
    assert laws.is_ranking(ranks) == is_one


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_turns_are_counted_one_by_one(game: Any, seats: int, options: Options) -> None:
    laws.turns(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_while_chance_is_pending_every_move_is_refused_for_that(
    game: Any, seats: int, options: Options
) -> None:
    laws.chance_first(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), EVERY_TABLE)
def test_every_game_ends_within_its_bound(game: Any, seats: int, options: Options) -> None:
    laws.termination(game, seats, options)


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
    laws.chance_sizes(game, seats, options)


@pytest.mark.parametrize(("game", "seats", "options"), tables(every=False))
def test_the_board_is_drawn_for_everybody(game: Any, seats: int, options: Options) -> None:
    laws.drawing(KITS[game.id], seats, options)


@pytest.mark.parametrize("game", GAMES)
def test_every_word_has_a_sentence_and_every_note_a_clause(game: str) -> None:
    text_laws.sentences(KITS[game])
    text_laws.clauses(KITS[game])
