"""The commands, and one sentence with exit code 2 for every mistake."""

import io
import json
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from ludoteka.bots.bot import RandomBot
from ludoteka.cli import cli, main
from ludoteka.games.registry import GAMES
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.texts import LANGUAGES, texts_for
from texts.messages import shared_messages

CLASH = GAMES["clash"]


class Run:
    """What a command printed, and its exit code."""

    def __init__(self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
        self.capsys = capsys
        self.monkeypatch = monkeypatch
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            monkeypatch.delenv(name, raising=False)

    def __call__(self, *arguments: str | Path, typed: str = "") -> tuple[int, str, str]:
        self.monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        with pytest.raises(SystemExit) as caught:
            main([str(each) for each in arguments])
        told = self.capsys.readouterr()
        return int(caught.value.code or 0), told.out, told.err

    def refused(self, *arguments: str | Path) -> str:
        """The one sentence that says what is wrong."""
        code, out, err = self(*arguments)
        assert code == 2, (out, err)
        assert out == ""
        assert "Traceback" not in err
        assert err.count("\n") == 1
        return err


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return Run(capsys, monkeypatch)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A finished match."""
    bots = [RandomBot(CLASH), RandomBot(CLASH)]
    match = Match.new(CLASH, 2, CLASH.options(), bots, seed=seed_from(1))
    while match.bot_seat() >= 0:
        match.step_bot()
    file = tmp_path / "match.ludo"
    file.write_text(match.record().dumps())
    return file


# What works


def test_the_version_names_the_build(run: Run) -> None:
    code, out, _ = run("--version")
    assert code == 0
    assert out == "ludoteka 0.1.0 (pure)\n", "the tests import the plain sources"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_and_option_has_help_in_every_language(run: Run, language: str) -> None:
    first = run("--help", "--lang", language)
    assert first[0] == 0
    for name in cli.commands:
        code, out, _ = run(name, "--help", "--lang", language)
        assert code == 0
        assert texts_for(language).line(f"cli-{name}").split()[0] in out
        assert name in first[1]


@pytest.mark.parametrize("language", [each for each in LANGUAGES if each != "en"])
def test_help_has_no_word_of_another_language(run: Run, language: str) -> None:
    """Neither what stands for a value nor what is told about defaults and ranges is click's."""
    words = [id for id in shared_messages("en") if id.startswith(("cli-word-", "cli-usage-"))]
    own, english = texts_for(language), texts_for("en")
    foreign = {english.line(id) for id in words} - {own.line(id) for id in words}
    foreign |= {"INTEGER", "RANGE", "PATH", "TEXT", "COMMAND", "ARGS", "<=", "default", "Usage"}
    assert len(foreign) > 15
    for name in ([], *([command] for command in cli.commands)):
        told = run(*name, "--help", "--lang", language)[1]
        assert [word for word in foreign if word in told] == []


def test_help_tells_defaults_and_ranges(run: Run) -> None:
    told = " ".join(run("play", "--help", "--lang", "hu")[1].split())
    assert "--level SZÁM Milyen erősek a botok, 1-től (kezdő) 5-ig. [alapérték: 2; 1–5]" in told
    assert "--seats SZÁM A játékosok száma. --bots" in told


def test_a_missing_argument_is_called_as_in_the_help(run: Run) -> None:
    assert "PLIK" in run.refused("verify", "--lang", "pl")


@pytest.mark.parametrize(
    ("language", "mean", "share"),
    [
        ("en", "41.8", "42%"),
        ("hu", "41,8", "42%"),
        ("pl", "41,8", "42%"),
        ("es", "41,8", "42\N{NBSP}%"),
    ],
)
def test_sim_writes_numbers_as_the_language_does(
    run: Run, language: str, mean: str, share: str
) -> None:
    common = ("--games", "50", "--processes", "1", "--lang", language)
    told = run("sim", "clash", *common)[1].splitlines()
    assert mean in told[0]
    assert f"({share})" in told[1]


def test_without_a_command_help_is_shown(run: Run) -> None:
    assert run()[1] == run("--help")[1]


def test_sim_reports_as_promised(run: Run) -> None:
    told = json.loads(run("sim", "clash", "--games", "60", "--json", "--processes", "1")[1])
    assert set(told) == {
        *("game", "seats", "games", "seed", "decisions", "mean_decisions"),
        *("bots", "wins", "draws", "nobody", "stopped", "turn_limit", "capped"),
        *("decisions_per_s", "games_per_s"),
    }
    assert told["games"] == 60
    assert told["seats"] == len(told["wins"]) == 2


def test_sim_says_how_many_matches_nobody_won(run: Run) -> None:
    common = ("sim", "emerald_skulls", "--seats", "1", "--games", "20", "--processes", "1")
    lost = json.loads(run(*common, "--json")[1])["nobody"]
    assert lost > 0
    assert f"Won by nobody: {lost}." in run(*common)[1]


def test_sim_speaks_to_people_too(run: Run) -> None:
    code, out, _ = run("sim", "clash", "--games", "60", "--processes", "1", "--lang", "pl")
    assert code == 0
    assert "60 rozgrywek" in out


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Stopped after 5 turns: 2."),
        ("hu", "5 kör után leállítva: 2."),
        ("pl", "Zatrzymane, gdy minął limit tur (5): 2."),
        ("es", "Detenidas a los 5 turnos: 2."),
    ],
)
@pytest.mark.parametrize(
    "command", [("sim", "emerald_skulls"), ("duel", "king_of_new_york", "random", "random")]
)
def test_it_is_told_how_many_matches_the_turn_limit_stopped(
    run: Run, command: tuple[str, ...], language: str, told: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """KONY-8.3, SKULL-10.2 A limit of turns, told apart from the results."""
    monkeypatch.setattr(GAMES[command[1]], "turn_limit", 5)
    code, out, _ = run(*command, "--games", "2", "--processes", "1", "--lang", language)
    assert code == 0
    assert told in out.splitlines()


def test_options_and_parts_reach_the_game(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text('[[tile]]\nid = "leader"\narea = ["n"]\nsource = "owner"\n')
    common = ("sim", "clash", "--games", "50", "--json", "--processes", "1")
    plain, single, changed = (
        json.loads(run(*common, *more)[1])["decisions"]
        for more in ((), ("--option", "match=single"), ("--parts", own))
    )
    assert single < plain
    assert changed != plain


def test_doctor_finds_this_installation_sound(run: Run) -> None:
    code, out, _ = run("doctor")
    assert code == 0
    assert "FAILED" not in out
    for word in (*GAMES, *LANGUAGES):
        assert word in out


def test_doctor_says_what_is_wrong(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def ill(*arguments: object) -> None:
        raise ValueError("no dice")

    monkeypatch.setattr("ludoteka.terminal.doctor.verify", ill)
    code, out, _ = run("doctor")
    assert code == 1
    assert "FAILED" in out
    assert "no dice" in out


def test_a_duel_is_for_two_or_more(run: Run) -> None:
    alone = run.refused("duel", "emerald_skulls", "random", "random", "--seats", "1")
    assert alone == "A duel needs at least two seats.\n"


def test_a_duel_and_a_tournament_are_told(run: Run) -> None:
    common = ("--games", "4", "--processes", "1", "--option", "match=single")
    told = json.loads(run("duel", "clash", "level1", "random", *common, "--json")[1])
    assert told["a"] == "level1"
    assert told["games"] == 4
    code, out, _ = run("duel", "clash", "level1", "random", *common, "--lang", "es")
    assert code == 0
    assert "partidas decididas" in out
    code, out, _ = run("tournament", "clash", "random", "level1", "greedy", *common)
    assert code == 0
    assert len(out.splitlines()) == 4
    told = json.loads(run("tournament", "clash", "random", "level1", *common, "--json")[1])
    assert len(told["duels"]) == 1
    assert "two different bots" in run.refused("tournament", "clash", "random", "random")
    assert "oracle" in run.refused("duel", "clash", "oracle", "random", *common)


def test_a_review_shows_what_lost_most(run: Run, record: Path) -> None:
    code, out, _ = run("review", record, "--seat", "2", "--level", "2", "--most", "2")
    assert code == 0
    assert out.count("Better:") == 2
    told = json.loads(run("review", record, "--level", "2", "--json")[1])
    assert told["seat"] == 1
    assert {"number", "line", "played", "share", "best", "best_share", "lost"} == set(
        told["moves"][0]
    )
    assert "seat 9" in run.refused("review", record, "--seat", "9")


def test_games_rules_and_parts_are_printed(run: Run) -> None:
    assert "secret_draft" in run("games")[1]
    assert "CLASH-3.2" in run("rules", "clash")[1]
    assert "Mustafa" in run("rules", "clash", "3.1")[1]
    assert run("parts", "clash")[1] == CLASH.parts_text()


def test_verify_finds_a_good_record_good(run: Run, record: Path) -> None:
    code, out, _ = run("verify", record)
    assert code == 0
    assert "holds good" in out


def test_replay_tells_the_whole_match(run: Run, record: Path) -> None:
    code, out, _ = run("replay", record)
    assert code == 0
    assert "The winner is" in out
    assert out.count("places") > 10
    assert run("replay", record, "--seat", "2")[0] == 0


def test_a_match_is_played_saved_and_continued(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "a.ludo"
    common = ("play", "clash", "--against", "bot", "--seed", "5")
    code, out, _ = run(*common, typed=f"1\n3\nskip\nsave {file}\nquit\n")
    assert code == 0
    last = tmp_path / "b.ludo"
    code, out, _ = run("play", "--resume", file, "--save", last, typed="1\n" * 400)
    assert code == 0
    assert "The winner is" in out
    assert run("verify", last)[0] == 0
    before = last.read_bytes()
    assert "b.ludo" in run.refused("play", "clash", "--bots", "2", "--save", last)
    assert last.read_bytes() == before


def test_without_a_game_everything_is_asked_and_enter_takes_the_proposal(run: Run) -> None:
    code, out, _ = run("play", "--seed", "5", typed="\n\n\n\n\n" + "quit\n")
    assert code == 0
    assert "Which game?" in out
    assert "Alex (McWorld): Choose a tile" in out


def test_the_environment_chooses_the_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "hu_HU.UTF-8")
    assert "játékos" in run("games")[1]
    assert "jugadores" in run("games", "--lang", "es")[1]
    assert "graczy" in run("--lang", "pl", "games")[1]


# What is wrong


def test_a_wrong_word_on_the_command_line_is_one_sentence(run: Run) -> None:
    assert "did you mean clash" in run.refused("play", "clahs")
    assert "There is no game" in run.refused("sim", "monopoly")
    assert "clash" in run.refused("rules", "x")
    assert "doctor" in run.refused("docter")
    assert "--colour" in run.refused("games", "--colour")
    assert "GAME" in run.refused("sim").upper()
    assert "--games" in run.refused("sim", "clash", "--games", "0")
    assert "--seed" in run.refused("sim", "clash", "--seed", "x")
    assert "2" in run.refused("sim", "clash", "--seats", "3")
    assert "2" in run.refused("play", "clash", "--seats", "9")
    assert "xx" in run.refused("games", "--lang", "xx")
    assert "variant" in run.refused("sim", "clash", "--option", "varaint=long")
    assert "long" in run.refused("sim", "clash", "--option", "variant=lon")
    assert "name=value" in run.refused("play", "clash", "--option", "long")
    assert "clause" in run.refused("rules", "clash", "99.9")
    assert "3" in run.refused("play", "clash", "--bots", "3")
    assert "3" in run.refused("play", "clash", "--bot", "3")
    assert "--help" in run.refused("games", "clash", "extra")


@pytest.mark.parametrize("command", ["verify", "replay"])
def test_a_file_that_is_no_record_is_one_sentence(
    run: Run, tmp_path: Path, record: Path, command: str
) -> None:
    assert "no/such" in run.refused(command, tmp_path / "no" / "such")
    assert "folder" in run.refused(command, tmp_path)
    bad = tmp_path / "bad"
    for content in (b"", b"\xff\xfe\x00", b"hello", b"{}", b"[" * 9000, b"\n\n", os.urandom(500)):
        bad.write_bytes(content)
        run.refused(command, bad)
    bad.write_bytes(b" " * (9 * 1024 * 1024))
    assert "MB" in run.refused(command, bad)
    lines = record.read_text().splitlines()
    bad.write_text("\n".join(lines)[:-30])
    assert f"Line {len(lines)} " in run.refused(command, bad)
    bad.write_text(
        "\n".join([lines[0].replace(f'"rules": {CLASH.rules}', '"rules": 99'), *lines[1:]])
    )
    assert "99" in run.refused(command, bad)
    bad.write_text("\n".join([lines[0].replace('"clash"', '"chess"'), *lines[1:]]))
    assert "chess" in run.refused(command, bad)


def test_a_record_edited_in_one_chance_answer_is_caught_and_its_line_named(
    run: Run, record: Path
) -> None:
    lines = record.read_text().splitlines()
    place = next(n for n, line in enumerate(lines) if line.startswith('["c", "neutral"'))
    kind, prompt, outcome = json.loads(lines[place])
    lines[place] = json.dumps([kind, prompt, (outcome + 1) % 12])
    record.write_text("\n".join(lines) + "\n")
    assert f"Line {place + 1} " in run.refused("verify", record)


def test_bad_component_files_are_one_sentence(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    for text in ("[[tile", "x = 1", '[[tile]]\nid = "nobody"\nsource = "owner"\n', "[[card]]\n"):
        own.write_text(text)
        run.refused("sim", "clash", "--parts", own)


@pytest.mark.parametrize("value", ["[" * 5000, "9" * 5000], ids=["deep", "long"])
def test_component_files_that_exhaust_the_parser_are_one_sentence(
    run: Run, tmp_path: Path, value: str
) -> None:
    own = tmp_path / "own.toml"
    own.write_text(f"x = {value}\n")
    run.refused("sim", "clash", "--parts", own)


def test_a_match_that_cannot_go_on_is_one_sentence(run: Run, tmp_path: Path, record: Path) -> None:
    assert "replay" in run.refused("play", "--resume", record)
    file = tmp_path / "c.ludo"
    run("play", "clash", "--against", "bot", "--seed", "5", typed=f"save {file}\n")
    seed = tmp_path / "c.ludo.seed"
    for content in ("", "[]", "{}", "[" * 9000, '{"seed": "00", "bots": [null, null]}'):
        seed.write_text(content)
        assert "seed" in run.refused("play", "--resume", file)
    other = json.dumps({"seed": seed_from(9).hex(), "bots": [None, "random"]})
    seed.write_text(other)
    assert "seed" in run.refused("play", "--resume", file)
    seed.unlink()
    assert "c.ludo.seed" in run.refused("play", "--resume", file)


def test_an_interrupted_command_stops_quietly(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*arguments: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("ludoteka.terminal.doctor.checks", interrupt)
    code, out, err = run("doctor")
    assert (code, out, err.strip()) == (130, "", "")


def test_it_works_through_a_pipe_and_bears_a_reader_that_leaves() -> None:
    command = shlex.join([sys.executable, "-m", "ludoteka"])
    piped = f"printf '1\\n2\\n' | {command} play clash --against bot --seed 5; echo code $?"
    env = os.environ | {"PYTHONPATH": str(Path(__file__).parents[2] / "src"), "LC_ALL": "C"}
    told = subprocess.run(piped, shell=True, env=env, capture_output=True, check=True).stdout
    assert told.endswith(b"Goodbye!\ncode 0\n")
    left = subprocess.run(
        f"{command} rules clash | head -1", shell=True, env=env, capture_output=True, check=True
    )
    assert left.stdout.count(b"\n") == 1
    assert left.stderr == b""


def test_the_score_pad_scores_the_books_reuben(run: Run) -> None:
    """DELI-5.8, typed as words or as lines."""
    reuben = ["rye", "butter", "corned-beef", "swiss", "sauerkraut", "rye"]
    code, out, _ = run("score", "deli", *reuben)
    assert (code, out.splitlines()[-1].split()) == (0, ["=", "13"])
    code, out, _ = run("score", "deli", typed=" ".join(reuben) + "\nrye buter\n")
    assert "did you mean Butter?" in out
    assert "13" in out
    code, out, _ = run("score", "deli", "--option", "closing_bonus=3", *reuben)
    assert (code, out.splitlines()[-1].split()) == (0, ["=", "15"])
    assert "deli" in run.refused("score", "clash")


def test_the_odds_of_a_turn_are_printed(run: Run) -> None:
    code, out, _ = run("odds", "emerald_skulls", "dice=1", "placed=1,2,3,4,4")
    assert code == 0
    assert "Final Jewel" in out
    assert "1-7" in run.refused("odds", "emerald_skulls", "dice=9")
    assert "emerald_skulls" in run.refused("odds", "clash")


@pytest.mark.parametrize(
    ("position", "told"),
    [
        ([], "Say how many dice are in hand, for example dice=5."),
        (["dice=3", "now=stop"], "“now=stop” is for a roller who has just placed dice"),
        (["dice=7", "tokens=99"], "at most 5 reroll tokens"),
        (["dice=3", "cards=6a,6b"], "“6a” and “6b” are the same card"),
    ],
)
def test_odds_that_cannot_be_told_are_refused_with_the_reason(
    run: Run, position: list[str], told: str
) -> None:
    assert told in run.refused("odds", "emerald_skulls", *position)
