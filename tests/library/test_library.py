"""The library: what it shows, what it refuses, and that it tells no seat too much."""

from pathlib import Path

import pytest

import ludoteka
from ludoteka import Mistake
from ludoteka.games.registry import GAMES
from ludoteka.texts import LANGUAGES

CLASH = ludoteka.game("clash")


def test_every_name_of_the_package_is_there() -> None:
    assert set(ludoteka.__all__) <= set(dir(ludoteka))
    assert all(hasattr(ludoteka, name) for name in ludoteka.__all__)
    assert not hasattr(ludoteka, "nothing")


@pytest.mark.parametrize("id", GAMES)
def test_a_match_of_any_game_is_played_from_its_list(id: str) -> None:
    game = ludoteka.game(id)
    seats = game.seats[-1]
    match = game.start(seats, bots=dict.fromkeys(range(2, seats + 1), "random"), seed=5)
    for _ in range(30):
        if match.over:
            break
        assert repr(match).endswith(match.state)
        match.play(match.moves[len(match.moves) // 2])
    assert match.log()


def test_a_position_draws_itself_and_a_notebook_shows_it() -> None:
    match = CLASH.start(seed=7).play("place mustafa b2 mcworld")
    assert "Mustafa" in repr(match.position)
    shown = match.position._repr_html_()
    assert "<pre" in shown
    assert "Mustafa" in shown
    assert match._repr_html_() == shown
    names = ["<b>", "&"]
    assert "<b>" not in CLASH.start(names=names, seed=7).seen_by(0)._repr_html_()


def test_a_seat_sees_what_it_knows() -> None:
    match = ludoteka.game("clash").start(variant="hidden_support", seed=1)
    own, other = match.seen_by(1).data["hidden"], match.seen_by(2).data["hidden"]
    assert own != other
    assert match.seen_by(0).moves == []


def test_a_mistake_is_a_sentence_in_the_language_of_the_game() -> None:
    told = set()
    for language in LANGUAGES:
        match = ludoteka.game("clash", language=language).start(seed=7)
        with pytest.raises(Mistake) as caught:
            match.play("place president b2 mcworld")
        assert caught.value.clause == "CLASH-3.1"
        told.add(str(caught.value))
    assert len(told) == len(LANGUAGES)


def test_what_is_wrong_is_said_and_changes_nothing(tmp_path: Path) -> None:
    match = CLASH.start(seed=7)
    before = match.record
    for wrong in (
        lambda: ludoteka.game("chess"),
        lambda: ludoteka.game("clash", language="de"),
        lambda: CLASH.start(3),
        lambda: CLASH.start(variant="none"),
        lambda: CLASH.start(bots={3: "random"}),
        lambda: CLASH.start(bots={1: "nobody"}),
        lambda: match.play("nonsense"),
        lambda: match.choose("nobody"),
        lambda: match.choose(seat=2),
        lambda: match.seen_by(9),
        lambda: match.undo(),
        lambda: match.save(tmp_path / "no" / "folder"),
        lambda: ludoteka.load(tmp_path / "nothing"),
        lambda: ludoteka.verify(match.record),
    ):
        with pytest.raises(Mistake, match=r"^[^\s()]+ .*[.?]$"):
            wrong()
    assert match.record == before


def test_an_unfinished_match_goes_on_after_it_is_loaded(tmp_path: Path) -> None:
    match = CLASH.start(bots={2: "random"}, seed=7, match="single")
    match.play("place mustafa b2 mcworld").save(tmp_path / "a.jsonl")
    again = ludoteka.load(tmp_path / "a.jsonl")
    assert again.moves == match.moves
    assert again.play_out().winners == match.play_out().winners
    assert ludoteka.verify(again.record).moves > 1


def test_a_record_without_its_secret_can_be_looked_at(tmp_path: Path) -> None:
    game = ludoteka.game("emerald_skulls")
    file = tmp_path / "a.jsonl"
    file.write_text(game.start(2, seed=7).record.split("\n")[0] + "\n")
    assert ludoteka.load(file).state
    assert ludoteka.load(file).moves == []


def test_the_other_takes_back_nothing() -> None:
    match = CLASH.start(seed=7).play("place mustafa b2 mcworld")
    moves = match.moves
    assert match.undo().moves != moves


def test_a_thousand_matches_are_the_same_every_time() -> None:
    first, second = CLASH.simulate(60, seed=3), CLASH.simulate(60, seed=3)
    assert first.wins == second.wins
    assert sum(first.wins) + first.draws + first.nobody == 60
