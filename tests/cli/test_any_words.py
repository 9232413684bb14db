"""No word on the command line, no file and no typed line ends in a traceback."""

import contextlib
import io
import os
import sys
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludoteka.cli import main
from ludoteka.games.registry import GAMES
from playing import finished_record

CLASH = GAMES["clash"]
LONG = "x" * 3000
W = "WORD"
LINES = [
    [W],
    [f"--{W}"],
    ["--lang", W, "games"],
    ["rules", W],
    ["rules", "clash", W],
    ["rules", "clash", "--lang", W],
    ["parts", W],
    ["bench", W],
    ["play", W],
    ["play", "clash", W],
    ["play", "clash", "--option", W],
    ["play", "clash", "--option", f"{W}=1"],
    ["play", "clash", "--option", f"variant={W}"],
    ["play", "clash", "--seats", W],
    ["play", "clash", "--bots", W],
    ["play", "clash", "--bot", W],
    ["play", "clash", "--level", W],
    ["play", "clash", "--seed", W],
    ["play", "clash", "--against", W],
    ["play", "clash", "--parts", W],
    ["play", "--resume", W],
    ["replay", W],
    ["replay", W, "--seat", W],
    ["verify", W],
    ["review", W],
    ["review", W, "--most", W],
    ["score", W],
    ["score", "deli", W],
    ["score", "deli", "rye", W, "rye"],
    ["score", "deli", "--option", W, "rye"],
    ["score", "deli", "--parts", W, "rye"],
    ["odds", W],
    ["odds", "emerald_skulls", W],
    ["odds", "emerald_skulls", f"cards={W}"],
    ["sim", W],
    ["sim", "clash", "--games", W],
    ["sim", "clash", "--games", "1", "--processes", "1", "--option", W],
    ["sim", "clash", "--games", "1", "--processes", "1", "--seats", W],
    ["sim", "clash", "--games", "1", "--processes", "1", "--bots", f"level{W}"],
    ["balance", W],
    ["balance", "clash", "--vary", f"x{W}"],
    ["balance", "clash", "--vary", f"{W}=1"],
    ["balance", "clash", "--vary", f"tile.{W}=1"],
    ["balance", "clash", "--vary", f"tile.leader.{W}=1"],
    ["balance", "clash", "--vary", f"seats=9{W}"],
    ["balance", "clash", "--bots", f"level{W}x"],
    ["duel", "clash", f"levels{W}", "random"],
    ["duel", "clash", f"ismcts:x{W}", "random"],
    ["duel", "clash", f"ismcts:iters=x{W}", "random"],
    ["duel", W, "random", "random"],
    ["tournament", "clash", f"greedy:x{W}", "random"],
    ["serve", "--port", f"-{W}"],
    ["puzzles", f"-{W}"],
    ["puzzles", "solve", f"x{W}"],
    ["puzzles", "solve", "clash", "--puzzle", f"x{W}"],
    ["puzzles", "mine", f"x{W}"],
    ["puzzles", "mine", "clash", "--count", f"x{W}"],
    ["puzzles", "prove", f"x{W}"],
]

quick = settings(
    max_examples=80,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.function_scoped_fixture],
)


@pytest.fixture(autouse=True)
def in_an_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def run(arguments: list[str], typed: str = "") -> tuple[int, str]:
    """The exit code, and what was said; anything but a proper exit fails the test."""
    said, before = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO(typed)
    try:
        with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
            main(arguments)
    except SystemExit as end:
        return int(end.code or 0), said.getvalue()
    finally:
        sys.stdin = before


def filled(line: list[str], word: str) -> list[str]:
    return [each.replace(W, word) for each in line]


@pytest.mark.parametrize("line", LINES, ids=" ".join)
@pytest.mark.parametrize("word", [LONG, "9" * 5000, "", "\udcff"])
def test_a_strange_word_in_any_place_is_answered(line: list[str], word: str) -> None:
    code, said = run(filled(line, word))
    assert code in (0, 2)
    assert len(said) < 20_000 or line[0] in ("rules", "games")


@quick
@given(
    st.sampled_from(LINES),
    st.one_of(
        st.text(st.characters(exclude_characters="\0"), max_size=20),
        st.integers().map(str),
        st.builds(lambda text, many: text * many, st.text(max_size=3), st.integers(1, 3000)),
    ),
)
def test_any_word_in_any_place_is_answered(line: list[str], word: str) -> None:
    word = word.replace("\0", "")
    if word.isdecimal() and line[:3] == ["sim", "clash", "--games"]:
        return  # a proper number there is a proper command
    assert run(filled(line, word))[0] in (0, 2)


TYPED = st.one_of(
    st.text(max_size=30),
    st.sampled_from(["help", "why", "undo", "about", "rules", "board", "options", "lang"]),
    st.sampled_from(["about " + LONG, "why " + LONG, "rules " + LONG, "lang " + LONG, LONG]),
    st.sampled_from(
        ["place mustafa b2 mcworld", "why skip", "rules 3.2", "save /", "save " + LONG]
    ),
)


@quick
@given(st.lists(TYPED, max_size=6))
def test_any_typed_line_is_answered(lines: list[str]) -> None:
    """Moves and commands at the table, and the end of the input."""
    code, said = run(["play", "clash", "--against", "person", "--seed", "1"], "\n".join(lines))
    assert code == 0
    assert "Traceback" not in said


@quick
@given(st.lists(st.one_of(st.text(max_size=30), st.just("rye " * 600), st.just(LONG)), max_size=6))
def test_any_sandwich_is_scored_or_told(lines: list[str]) -> None:
    assert run(["score", "deli"], "\n".join(lines))[0] == 0


def test_a_heading_with_much_room_in_it_is_read_at_once() -> None:
    """A player's name with 100,000 spaces does not keep the score pad busy for minutes."""
    assert run(["score", "deli"], "Anna" + " " * 100_000 + "x\nrye")[0] == 0


# Files


RECORD = finished_record(CLASH, 2, CLASH.options(match="single"), seed=1)


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_record_with_a_byte_order_mark_is_read(command: str, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    file.write_bytes(b"\xef\xbb\xbf" + RECORD.encode())
    assert run([command, str(file)], "\n" * 2000)[0] == 0


def test_a_match_saved_by_an_editor_with_a_byte_order_mark_goes_on(tmp_path: Path) -> None:
    said = run(["play", "clash", "--against", "person", "--seed", "1"], "save m\nquit\n")[1]
    assert "m.seed" in said
    for name in ("m", "m.seed"):
        file = tmp_path / name
        file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert run(["play", "--resume", "m"], "quit\n")[0] == 0


def test_a_component_file_with_a_byte_order_mark_is_read(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_bytes(b"\xef\xbb\xbf" + CLASH.parts_text().encode())
    assert run(["play", "clash", "--against", "person", "--parts", str(file)])[0] == 0


@quick
@given(
    st.integers(min_value=0, max_value=RECORD.count("\n") - 1),
    st.one_of(
        st.text(max_size=40),
        st.binary(max_size=40).map(lambda data: data.decode("latin-1")),
        st.just('{"ludoteka": 1, "game": "' + LONG + '"}'),
        st.just(RECORD.split("\n")[0].replace('"McWorld"', f'"{LONG}"')),
        st.just(RECORD.split("\n")[0].replace('"salt": ""', '"salt": "\\ud800"')),
        st.just(RECORD.split("\n")[0].replace(f'"rules": {CLASH.rules}', f'"rules": {10**30}')),
        st.just(f'["m", 0, "{LONG}"]'),
        st.just(f'["c", "{LONG}", {10**30}]'),
    ),
    st.sampled_from(["verify", "replay", "review"]),
)
def test_any_line_of_a_record_is_taken_or_refused(place: int, line: str, command: str) -> None:
    lines = RECORD.split("\n")
    lines[place] = line
    file = Path("changed.jsonl")
    file.write_text("\n".join(lines), "utf-8", errors="replace")
    try:
        assert run([command, str(file)], "\n" * 500)[0] in (0, 2)
    finally:
        os.remove(file)
