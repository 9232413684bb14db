"""Lessons in plain lines, and what is kept of them."""

import json
from pathlib import Path

import pytest

from ludoteka.games.registry import KITS
from ludoteka.table.lesson import lesson_of, lessons_of
from ludoteka.terminal.learn import Progress, learn_lines, list_lessons
from ludoteka.terminal.screen import Screen
from ludoteka.texts import LANGUAGES
from terminal.typing_in import Keyboard

CLASH = KITS["clash"]
LESSONS = [(game, each.name) for game, kit in KITS.items() for each in lessons_of(kit)]


def learnt(
    progress: Progress, *lines: str, game: str = "clash", name: str = "first", language: str = "en"
) -> str:
    target, source = Keyboard(), Keyboard("".join(line + "\n" for line in lines))
    kit = KITS[game]
    learn_lines(Screen(source, target), kit, lesson_of(kit, name), language, progress)
    return target.getvalue()


@pytest.fixture
def progress(tmp_path: Path) -> Progress:
    return Progress(tmp_path / "data/lessons.json")


@pytest.mark.parametrize(("place", "lesson"), list(enumerate(LESSONS)))
def test_a_lesson_is_followed_to_its_end(
    progress: Progress, place: int, lesson: tuple[str, str]
) -> None:
    game, name = lesson
    shown = learnt(progress, *["show"] * 80, game=game, name=name, language=LANGUAGES[place % 4])
    assert progress.done(game, name)
    assert progress.answers(game, name) == []
    assert max(len(line) for line in shown.splitlines()) <= 80


def test_a_wrong_move_a_forbidden_one_and_the_right_one(progress: Progress) -> None:
    shown = learnt(
        progress,
        "",
        "place mustafa a1 mcworld",
        "place president b2 mcworld",
        "xyzzy",
        "place mustafa b2 mcworld",
    )
    assert "take the middle one" in shown
    assert "CLASH-3.1:" in shown
    assert "xyzzy" in shown
    assert "Jihad has placed Tradition" in shown
    assert progress.answers("clash", "first") == ["", "place mustafa b2 mcworld"]


def test_a_lesson_is_left_gone_on_with_and_stepped_back_in(progress: Progress) -> None:
    learnt(progress, "", "quit")
    shown = learnt(progress, "back", "quit")
    assert shown.index("Choose Mustafa") < shown.index("Two worlds")
    assert progress.answers("clash", "first") == []


def test_what_is_kept_outlives_the_program_and_nonsense_does_no_harm(tmp_path: Path) -> None:
    file = tmp_path / "lessons.json"
    learnt(Progress(file), "", "quit")
    assert Progress(file).answers("clash", "first") == [""]
    for text in ("", "[]", '{"clash/first": 3}', '{"clash/first": {"answers": ["xyzzy"]}}'):
        file.write_text(text)
        assert "Two worlds" in learnt(Progress(file), "quit")


def test_done_lessons_are_marked(progress: Progress) -> None:
    learnt(progress, *["show"] * 10, name="safe")
    target = Keyboard()
    list_lessons(Screen(Keyboard(), target), CLASH, lessons_of(CLASH), "en", progress)
    marks = [line[:2] for line in target.getvalue().splitlines()[-3:]]
    assert marks == ["  ", "  ", " ✓"]


def test_the_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    from ludoteka.cli import main

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.stdin", Keyboard("\nquit\n"))
    with pytest.raises(SystemExit):
        main(["learn", "clash", "--lang", "en"])
    assert "Choose Mustafa" in capsys.readouterr().out
    kept = json.loads((tmp_path / "ludoteka/lessons.json").read_text())
    assert kept == {"clash/first": {"answers": [""], "done": False}}
    for words in (["learn", "chess"], ["learn", "clash", "none"]):
        with pytest.raises(SystemExit) as ended:
            main(words)
        assert ended.value.code == 2
        assert capsys.readouterr().err.count("\n") == 1
