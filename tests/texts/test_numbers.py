"""Numbers as each language writes them, in the terminal and in the browser."""

import json
import shutil
import subprocess
from pathlib import Path

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.texts import LANGUAGES, texts_for
from ludoteka.web.pages import STATIC

NBSP = "\N{NO-BREAK SPACE}"

every_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.mark.parametrize(
    ("language", "number", "share"),
    [
        ("en", "−1234.50", "12.229%"),
        ("hu", "−1234,50", "12,229%"),
        ("pl", "−1234,50", "12,229%"),
        ("es", "−1234,50", f"12,229{NBSP}%"),
    ],
)
def test_decimals_and_shares_follow_the_language(language: str, number: str, share: str) -> None:
    texts = texts_for(language)
    assert texts.number(-1234.5, 2, 2) == number
    assert texts.share(0.122291, 3, 3) == share


@every_language
def test_decimals_that_say_nothing_are_left_out(language: str) -> None:
    texts = texts_for(language)
    assert texts.number(41.0) == "41"
    assert texts.number(28702.4, 0) == "28702"
    assert texts.share(0.48) == "48 %".replace(" ", NBSP if language == "es" else "")


@every_language
def test_what_rounds_to_nothing_has_no_minus(language: str) -> None:
    assert texts_for(language).number(-0.00004, 4, 4).replace(",", ".") == "0.0000"


@every_language
def test_whole_numbers_in_sentences_have_a_real_minus(language: str) -> None:
    told = texts_for(language).game(GAMES["deli"]).line("pad-total", points=-3)
    assert "−3" in told
    assert "-" not in told


@every_language
@pytest.mark.skipif(shutil.which("node") is None, reason="node is not installed")
def test_the_browser_writes_numbers_as_the_terminal_does(language: str, tmp_path: Path) -> None:
    """The same lines of `lib/texts.js`, asked by node."""
    code = (STATIC / "lib/texts.js").read_text("utf-8")
    figure = code[code.index("  number(value, digits)") : code.index("  /** What is wrong")]
    minus = code[code.index("function withMinus") : code.index("/**\n * The message id of words")]
    script = tmp_path / "numbers.mjs"
    script.write_text(
        f"class Lines {{ constructor(language) {{ this.language = language; }}\n{figure} }}\n"
        f"{minus}"
        f'const told = new Lines("{language}");\n'
        "console.log(JSON.stringify([told.number(-1234.5, 2), told.number(-0.001, 2),"
        " told.share(0.122291, 3), told.share(0.48)]));\n",
        "utf-8",
    )
    ran = subprocess.run(["node", script], capture_output=True, text=True, check=True)
    texts = texts_for(language)
    assert json.loads(ran.stdout) == [
        texts.number(-1234.5, 2, 2),
        texts.number(0, 2, 2),
        texts.share(0.122291, 3, 3),
        texts.share(0.48),
    ]
