"""Datasets: rows from records, Parquet files with their card, and back."""

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

from ludoteka.cli import cli, main
from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.record import loads, replay
from ludoteka.lab import dataset
from ludoteka.lab.dataset import Wanted, made, play, tell
from ludoteka.table.verify import verify
from playing import finished_record

pq = pytest.importorskip("pyarrow.parquet", reason="needs the extra [data]")
parquet = pytest.importorskip("ludoteka.lab.dataset_files")

SHORT = {"clash": {"match": "single"}, "deli": {"rounds": "3"}}


def wanted(id: str, player: str = "random", judge: str = "greedy") -> Wanted:
    game = GAMES[id]
    seats = max(2, game.seats[0])
    values = game.options(**SHORT.get(id, {})).values
    return Wanted(id, seats, values, "", (player,) * seats, judge, 1)


@pytest.mark.parametrize("id", ["clash", "deli"])
def test_a_row_says_what_was_seen_and_done_and_what_came_of_it(id: str) -> None:
    asked = wanted(id)
    text = play(asked, 3)
    told = tell(asked, 3, text)
    record = loads(text)
    moves = [entry.text for _, entry in record.standing() if entry.kind == "m"]
    game = GAMES[id]
    assert record.closing is not None
    assert [row["move"] for row in told.decisions] == moves
    assert told.match["ranks"] == record.closing.ranks
    assert verify(record).ranks == record.closing.ranks
    for number, row in enumerate(told.decisions):
        assert row["decision"] == number
        assert game.moves[row["action"]] == game.read(row["move"])
        assert row["action"] in row["allowed"]
        assert len(row["observation"]) == asked.layout().width
        assert 0.0 <= row["chance"] <= row["best_chance"] <= 1.0
        assert row["payoff"] == told.match["payoffs"][row["seat"]]
        view = json.loads(row["view"])
        assert view["viewer"] == row["seat"]
        assert view["prompt"] == row["asked"]
        assert len(view["options"]) == len(row["allowed"])
    assert sum(told.match["payoffs"]) == pytest.approx(0.0)


def test_what_a_row_shows_is_the_view_of_the_moment() -> None:
    asked = wanted("sandwich_wars")
    text = play(asked, 0)
    record, game = loads(text), GAMES["sandwich_wars"]
    row = tell(asked, 0, text).decisions[4]
    standing = record.standing()
    places = [place for place, (_, entry) in enumerate(standing) if entry.kind == "m"]
    s = replay(game, record, places[4])
    view = game.view(s, row["seat"])
    assert json.loads(row["view"]) == game.encode_view(view)
    assert row["observation"] == dataset.row_of(asked.layout(), view)


def test_one_process_and_two_make_the_same_rows() -> None:
    asked, steps = wanted("clash", judge="greedy"), []
    one = list(made(asked, 3, [], 1, lambda done, of: steps.append((done, of))))
    two = list(made(asked, 3, [], 2, lambda done, of: steps.append((done, of))))
    assert one == two
    assert steps == [(1, 3), (2, 3), (3, 3)] * 2


def test_a_judge_that_does_not_judge_is_refused() -> None:
    asked = wanted("clash", judge="random")
    with pytest.raises(Unreadable, match="dataset-no-judge"):
        tell(asked, 0, play(asked, 0))


def told(*arguments: str) -> str:
    result = CliRunner().invoke(cli, arguments, obj="en")
    assert result.exception is None, result.exception
    return result.output


def test_written_read_exported_and_imported(tmp_path: Path) -> None:
    first, second, files = tmp_path / "first", tmp_path / "second", tmp_path / "files"
    clash = ["clash", "--option", "match=single", "--judge", "greedy"]
    out = told("dataset", *clash, str(first), "--games", "2", "--bots", "random", "--json")
    counted = json.loads(out)
    decisions, matches = (
        pq.read_table(first / name) for name in (parquet.DECISIONS, parquet.MATCHES)
    )
    assert (counted["matches"], counted["decisions"]) == (matches.num_rows, decisions.num_rows)
    assert decisions.column_names == list(parquet.MEANT)
    assert matches.column_names == list(parquet.MEANT_OF_MATCHES)

    card = (first / parquet.CARD).read_text("utf-8")
    assert "# 2 matches of clash" in card
    for name in (*parquet.MEANT, *parquet.MEANT_OF_MATCHES):
        assert f"| `{name}` |" in card
    assert "`random`" in card
    assert "`board`: place by place" in card

    assert "records: 2" in told("records", str(first), str(files))
    exported = sorted(files.iterdir())
    assert [path.read_text("utf-8") for path in exported] == matches["record"].to_pylist()
    told("dataset", *clash, str(second), "--from", str(exported[0]), "--from", str(exported[1]))
    again = pq.read_table(second / parquet.DECISIONS)
    assert again.equals(decisions)
    third = tmp_path / "third"
    told("dataset", *clash, str(third), "--from", str(first))
    assert pq.read_table(third / parquet.DECISIONS).equals(decisions)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["clash", "OUT", "--bots", "random random random"], "you named 3 bots"),
        (["clash", "OUT", "--bots", "nobody"], "nobody"),
        (["clash", "OUT", "--from", "none.ludo"], "none.ludo"),
        (["clash", "OUT", "--from", "deli.ludo"], "another game"),
        (["clash", "OUT", "--from", "clash.ludo"], "other seats"),
        (["clash", "OUT", "--from", "broken.parquet"], "no records"),
        (["clash", "."], "."),
        (["chess", "OUT"], "chess"),
    ],
)
def test_mistakes_are_one_sentence_and_leave_nothing(
    arguments: list[str],
    sentence: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    deli, clash = GAMES["deli"], GAMES["clash"]
    Path("deli.ludo").write_text(finished_record(deli, 2, deli.options(), 1), "utf-8")
    other = clash.options(match="single", variant="draft")
    Path("clash.ludo").write_text(finished_record(clash, 2, other, 1), "utf-8")
    Path("broken.parquet").write_text("nothing", "utf-8")
    with pytest.raises(SystemExit) as ended:
        main(["dataset", *arguments, "--lang", "en"])
    out = capsys.readouterr()
    assert ended.value.code == 2
    assert sentence in out.err
    assert len(out.err.strip().splitlines()) == 1
    assert not Path("OUT").exists()


def test_who_is_interrupted_keeps_what_is_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = wanted("clash")

    def interrupted() -> Any:
        yield tell(asked, 0, play(asked, 0))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        parquet.write(tmp_path, asked, interrupted())
    assert pq.read_table(tmp_path / parquet.MATCHES).num_rows == 1
    assert pq.read_table(tmp_path / parquet.DECISIONS).num_rows > 5
    assert "# 1 matches of clash" in (tmp_path / parquet.CARD).read_text("utf-8")


def test_without_pyarrow_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import sys

    monkeypatch.setitem(sys.modules, "pyarrow", None)
    monkeypatch.delitem(sys.modules, "ludoteka.lab.dataset_files")
    with pytest.raises(SystemExit):
        main(["dataset", "clash", "OUT", "--lang", "en"])
    assert capsys.readouterr().err.count("ludoteka[data]") == 1
