"""The glossary of the code is true: every word is at home where it says."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
ROW = re.compile(r"\| (?P<words>[^|]+) \| [^|]+ \| `(?P<home>[\w/.]+)` \|")
ROWS = [
    (found["words"], found["home"])
    for line in (ROOT / "docs/words.md").read_text("utf-8").splitlines()
    if (found := ROW.fullmatch(line))
]


def test_a_word_stands_there_once() -> None:
    words = [word.lower() for words, _ in ROWS for word in words.split(", ")]
    assert len(words) > 50
    doubled = {word for word in words if words.count(word) > 1}
    assert doubled == set()


@pytest.mark.parametrize(("words", "home"), ROWS)
def test_a_word_is_at_home_where_it_says(words: str, home: str) -> None:
    text = (ROOT / "src/ludoteka" / home).read_text("utf-8")
    for word in words.split(", "):
        plain = word.strip("`")
        defined = re.compile(rf"^(class {plain}\b|{plain}: TypeAlias)", re.MULTILINE)
        said = re.compile(rf"\b_?{plain}", re.IGNORECASE)
        assert (defined if word.startswith("`") else said).search(text), f"{plain} in {home}"


def test_every_station_of_a_move_is_a_file() -> None:
    """The picture of the architecture names them in order."""
    picture = (ROOT / "docs/architecture.svg").read_text("utf-8")
    stations = re.findall(r">([\w/.…]+\.(?:py|js))<", picture)
    assert len(stations) == 12
    for station in stations:
        assert [*(ROOT / "src/ludoteka").glob(station.replace("…", "*"))], station
