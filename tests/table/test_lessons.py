"""Every lesson of every game: it runs to its end, and says why when a try is wrong."""

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from ludoteka.games.registry import KITS
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.table.faults import NotAllowed
from ludoteka.table.lesson import (
    Lesson,
    as_example,
    fits,
    lesson_of,
    lessons_of,
    read_lesson,
    target_of,
    words_file,
)
from ludoteka.table.lessons import GO_ON, Teaching, Wrong
from ludoteka.texts import LANGUAGES
from ludoteka.texts.catalogue import Lines
from ludoteka.texts.places import game_file

LESSONS = [(game, each.name) for game, kit in KITS.items() for each in lessons_of(kit)]
FIRST = [(game, name) for game, name in LESSONS if name == "first"]
every_lesson = pytest.mark.parametrize(("game", "name"), LESSONS)
every_first = pytest.mark.parametrize(("game", "name"), FIRST)
every_language = pytest.mark.parametrize("language", LANGUAGES)

MOST_WORDS = 25
"""In a bubble."""
WORDS_TO_FREE = 350
WORDS_TO_ACT = 65
"""What is read in 20 seconds."""
READING = 180
"""Words a minute, of somebody who reads slowly."""
DECIDING = 20
"""Seconds for a decision, of somebody who has never seen the game."""
MANY = 150
"""Answers that no lesson needs."""


def taught(game: str, name: str) -> Teaching:
    return Teaching(KITS[game], lesson_of(KITS[game], name))


def lines(game: str, language: str) -> Lines:
    words = words_file(KITS[game], language)
    assert words is not None
    return Lines(language, [game_file(game, language), words])


def words_in(text: str) -> int:
    return len(re.findall(r"[\w’'-]+", text))


def said_ids(lesson: Lesson) -> set[str]:
    """Every message a lesson can say."""
    ids = {lesson.title()}
    for step in lesson.step:
        own = [step.id, *step.wrong.values(), *([step.again] if step.again else [])]
        ids |= {lesson.message(id) for id in own}
    return ids


@every_lesson
def test_it_runs_to_its_end_and_can_be_gone_on_with_anywhere(game: str, name: str) -> None:
    one = taught(game, name)
    for _ in range(MANY):
        if one.done:
            break
        one.skip()
        again = Teaching(KITS[game], one.lesson, one.answers)
        assert again.at == one.at
        assert again.match.fingerprint() == one.match.fingerprint()
    assert one.done
    with pytest.raises(Refused):
        one.answer(GO_ON)


@every_lesson
def test_every_wrong_try_is_answered_in_own_words(game: str, name: str) -> None:
    one = taught(game, name)
    kit = KITS[game]
    while not one.done:
        if one.waits_for_move and not one.step.free:
            right = one.right_moves()
            others = [each for each in one.match.moves(one.lesson.seat) if each not in right]
            before = one.match.fingerprint()
            for move in others:
                with pytest.raises(Wrong) as wrong:
                    one.answer(kit.game.write(move))
                assert wrong.value.id in said_ids(one.lesson), kit.game.write(move)
            assert one.match.fingerprint() == before
        one.skip()


@every_lesson
def test_what_the_rules_forbid_is_answered_by_the_rules(game: str, name: str) -> None:
    one = taught(game, name)
    while not one.waits_for_move:
        one.skip()
    known = one.match.moves(one.lesson.seat)
    other = next(each for each in one.match.game.moves if each not in known)
    with pytest.raises(NotAllowed):
        one.answer(one.match.game.write(other))


@every_lesson
def test_every_way_of_wrong_can_happen(game: str, name: str) -> None:
    """No pattern is left over: each fits a move that is allowed at its step and not right."""
    one = taught(game, name)
    unused = {(at, each) for at, step in enumerate(one.lesson.step) for each in step.wrong}
    while not one.done:
        right = one.right_moves() if one.waits_for_move else []
        for move in one.match.moves(one.lesson.seat):
            text = one.match.game.write(move)
            if right and move not in right:
                unused -= {(one.at, next(each for each in one.step.wrong if fits(each, text)))}
        one.skip()
    assert unused == set()


@every_lesson
@every_language
def test_its_words_are_there_and_short(game: str, name: str, language: str) -> None:
    told, lesson = lines(game, language), lesson_of(KITS[game], name)
    for id in said_ids(lesson):
        text = told.line(id)
        assert words_in(text) <= MOST_WORDS, f"{id}: {text}"
        assert id == lesson.title() or text[-1] in ".!?…", id


@pytest.mark.parametrize("game", sorted({game for game, _ in LESSONS}))
@every_language
def test_no_word_is_left_over(game: str, language: str) -> None:
    file = words_file(KITS[game], language)
    assert file is not None
    assert file.stem == language
    written = re.findall(r"^([a-z][\w-]*) =", file.read_text("utf-8"), re.MULTILINE)
    asked = set[str]().union(*(said_ids(each) for each in lessons_of(KITS[game])))
    assert set(written) == asked
    assert len(written) == len(asked)


@every_lesson
def test_what_is_lit_up_has_a_name(game: str, name: str) -> None:
    words = KITS[game].game.words
    for step in lesson_of(KITS[game], name).step:
        for each in step.light:
            kind, _, rest = target_of(words, each).partition(":")
            assert rest
            assert kind not in words.kinds or rest.isdecimal(), each


@every_lesson
def test_the_rules_it_shows_are_in_the_book(game: str, name: str) -> None:
    from ludoteka.texts.rulebook import rules_of

    book = {id for id, _ in rules_of(game, "en")}
    assert set(lesson_of(KITS[game], name).clauses) <= book


@every_lesson
def test_the_position_where_it_begins_can_be_played_on(game: str, name: str) -> None:
    lesson = taught(game, name)
    one = Teaching(KITS[game], as_example(lesson.lesson))
    assert one.waits_for_move
    if lesson.match.asked() == lesson.lesson.seat:
        assert one.match.fingerprint() == lesson.match.fingerprint()
    moves = one.match.moves(lesson.lesson.seat)
    assert one.right_moves() == moves
    one.answer(one.match.game.write(moves[-1]))
    again = Teaching(KITS[game], one.lesson, one.answers)
    assert again.match.fingerprint() == one.match.fingerprint()


def test_an_example_ends_with_its_match() -> None:
    one = Teaching(KITS["clash"], as_example(lesson_of(KITS["clash"], "safe")))
    while not one.done and not one.lost:
        one.skip()
    assert one.match.over() is not None
    assert one.said == f"lesson-example-{'lost' if one.lost else 'play'}"
    assert one.again() == []


# The first game of each


@every_first
def test_it_ends_in_a_real_win(game: str, name: str) -> None:
    one = taught(game, name)
    while not one.done:
        one.skip()
    over = one.match.over()
    assert over is not None
    assert one.lesson.seat in over.winners()


@every_first
@every_language
def test_it_is_short(game: str, name: str, language: str) -> None:
    """The first action within 20 seconds, the first free turn after 350 words, all in 8 minutes
    (with whatever a helper bot needs for the free part)."""
    told, one = lines(game, language), taught(game, name)
    read = [words_in(told.line(one.lesson.message(step.id))) for step in one.lesson.step]
    free = next(at for at, step in enumerate(one.lesson.step) if step.free)
    acts = next(at for at, step in enumerate(one.lesson.step) if step.asks)
    assert sum(read[: acts + 1]) <= WORDS_TO_ACT
    assert sum(read[: free + 1]) <= WORDS_TO_FREE
    while not one.done:
        one.skip()
    moves = sum(1 for each in one.answers if each != GO_ON)
    minutes = sum(read) / READING + moves * DECIDING / 60
    assert minutes <= 8
    assert abs(one.lesson.minutes - minutes) <= 2


def test_whoever_does_not_win_may_try_again() -> None:
    """Chance decides for the learner until it is lost; then the free part begins again."""
    found = (_by_chance("clash", "first", seed) for seed in range(MANY))
    one = next(each for each in found if each.lost)
    assert one.said == one.lesson.message(one.step.again)
    with pytest.raises(Refused):
        one.answer(GO_ON)
    again = Teaching(KITS["clash"], one.lesson, one.again())
    assert again.step.free
    assert again.waits_for_move


def _by_chance(game: str, name: str, seed: int) -> Teaching:
    chosen, one = random.Random(seed), taught(game, name)
    while not one.done and not one.lost:
        if one.step.free:
            moves = one.match.moves(one.lesson.seat)
            one.answer(one.match.game.write(chosen.choice(moves)))
        else:
            one.skip()
    return one


# Files


def test_a_file_that_is_no_lesson_is_named() -> None:
    for text in ("order = ", "order = 1\n[[step]]\nid = 'a'\nsay = 3", "step = []"):
        with pytest.raises(Unreadable) as fault:
            read_lesson("first", text)
        assert fault.value.word == "bad-lesson"
        assert fault.value.values["file"] == "lessons/first.toml"


def test_the_lessons_of_a_game_of_another_package_are_found(tmp_path: Path) -> None:
    """Whatever folder a kit is at home in; words are English where a language is missing."""
    kit = replace(KITS["clash"], home=tmp_path)
    assert lessons_of(kit) == []
    assert words_file(kit, "hu") is None
    (tmp_path / "lessons").mkdir()
    (tmp_path / "lessons/own.toml").write_text("order = 1\n[[step]]\nid = 'hello'\n")
    (tmp_path / "lessons/en.ftl").write_text("lesson-own = Ours\n")
    assert [lesson.name for lesson in lessons_of(kit)] == ["own"]
    assert words_file(kit, "hu") == tmp_path / "lessons/en.ftl"
    one = Teaching(kit, lesson_of(kit, "own"))
    one.answer(GO_ON)
    assert one.done


def test_a_lesson_that_is_not_there() -> None:
    with pytest.raises(Refused) as fault:
        lesson_of(KITS["clash"], "none")
    assert fault.value.word == "no-such-lesson"


@pytest.mark.parametrize(
    ("pattern", "text", "like"),
    [
        ("place * b2 *", "place mustafa b2 jihad", True),
        ("place *", "place mustafa b2 jihad", True),
        ("place * b2", "place mustafa b2 jihad", False),
        ("*", "skip", True),
        ("skip", "skip", True),
        ("skip", "target b2", False),
    ],
)
def test_a_pattern(pattern: str, text: str, like: bool) -> None:
    assert fits(pattern, text) == like
