"""What is made from the messages is fresh, what is served is there, and the example runs."""

import gzip
import re
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from api_reference import reference
from message_types import definitions, stage_definitions

from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.codec import Json
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng
from ludoteka.texts import LANGUAGES
from ludoteka.web import bodies
from ludoteka.web.pages import STATIC
from ludoteka.web.viewing import drawn
from web.people import PATIENCE, call, running

DOCS = Path(__file__).resolve().parents[2] / "docs"


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


def test_the_browser_has_the_types_of_now() -> None:
    told = (STATIC / "messages.d.ts").read_text("utf-8")
    assert told == definitions(), "python tools/message_types.py"


def test_the_stages_have_the_types_of_now() -> None:
    for file, text in stage_definitions().items():
        assert file.read_text("utf-8") == text, "python tools/message_types.py"


def test_the_reference_is_that_of_now() -> None:
    told = (DOCS / "api.md").read_text("utf-8")
    assert told == reference(), "python tools/api_reference.py"


def test_the_example_of_the_reference_plays_a_match(base: str, tmp_path: Path) -> None:
    found = re.search(r"```python\n(.*?)```", (DOCS / "api.md").read_text("utf-8"), re.DOTALL)
    assert found
    assert len([line for line in found[1].splitlines() if line.strip()]) <= 30
    script = tmp_path / "client.py"
    script.write_text(found[1], "utf-8")
    ran = subprocess.run(
        [sys.executable, script, base], capture_output=True, text=True, timeout=3 * PATIENCE
    )
    assert ran.returncode == 0, ran.stderr
    assert re.fullmatch(r"ranks: \[\d, \d\]\n", ran.stdout)


def test_what_to_offer_first_is_told_by_the_number_of_seats(base: str) -> None:
    """KONY-9.0"""
    games = msgspec.convert(call(base, "GET", "/api/games")[1], bodies.Games)
    told = {game.id: game.proposed for game in games.games}
    assert told["king_of_new_york"] == {"5": {"lanes": "two"}, "6": {"lanes": "two"}}
    assert told["clash"] == {}


def test_games_words_texts_and_rules_are_served(base: str) -> None:
    games = msgspec.convert(call(base, "GET", "/api/games")[1], bodies.Games)
    assert [game.id for game in games.games] == list(GAMES)
    assert games.languages == list(LANGUAGES)
    for id, game in GAMES.items():
        words = msgspec.convert(call(base, "GET", f"/api/games/{id}/words")[1], bodies.Vocabulary)
        assert words.kinds == game.words.kinds
        status, parts = call(base, "GET", f"/api/games/{id}/parts")
        assert (status == 200) == bool(game.parts_text())
        if status == 200:
            assert "id = " in parts
            assert call(base, "POST", f"/api/games/{id}/parts", "# nothing new\n")[0] == 200
        for language in LANGUAGES:
            status, text = call(base, "GET", f"/api/texts/{language}/{id}.ftl")
            assert status == 200
            assert "\ntitle = " in "\n" + text
            told = call(base, "GET", f"/api/rules/{id}/{language}")[1]
            book = msgspec.convert(told, bodies.Rulebook)
            assert game.end_clause() in [clause.id for clause in book.clauses]
    for language in LANGUAGES:
        assert "fault-wrong-token = " in call(base, "GET", f"/api/texts/{language}/shared.ftl")[1]


def test_every_address_of_the_client_is_the_page(base: str) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    for path in ("/", "/score", "/table/xyz", "/join/xyz/code"):
        assert call(base, "GET", path) == (200, page)


def test_files_are_compressed_and_asked_for_again_only_when_changed(base: str) -> None:
    def get(path: str, **headers: str) -> tuple[int, dict[str, str], bytes]:
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        request = urllib.request.Request(f"http://{base}{path}", headers=named)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, dict(answer.headers), answer.read()
        except urllib.request.HTTPError as error:
            with error:
                return error.code, dict(error.headers), b""

    plain = (STATIC / "messages.d.ts").read_bytes()
    status, headers, body = get("/static/messages.d.ts", Accept_Encoding="gzip")
    assert headers["content-encoding"] == "gzip"
    assert gzip.decompress(body) == plain
    assert len(body) < len(plain) / 2
    assert get("/static/messages.d.ts")[2] == plain
    status, headers, _ = get("/static/messages.d.ts", If_None_Match=headers["etag"])
    assert status == 304
    assert headers["x-content-type-options"] == "nosniff"
    for path in ("/", "/table/any", "/static/logo.svg", "/worker.js"):
        tag = get(path)[1]["etag"]
        for asked in ({}, {"If_None_Match": tag}):
            assert "default-src 'self'" in get(path, **asked)[1]["content-security-policy"]


def test_a_position_is_drawn_in_text_for_whoever_was_sent_it() -> None:
    """And what is no position is refused, without a traceback."""
    game = game_by_id("sandwich_wars")
    s = game.start(2, game.options(), SILENT)
    settle_chance(game, s, Rng(1))
    sent = game.encode_view(game.view(s, 0))
    wanted = {
        "viewer": 0,
        "seats": 2,
        "options": game.options().values,
        "prompt": sent["prompt"],
        "about": sent["about"],
        "position": sent["position"],
    }
    told = drawn(game.id, "es", msgspec.json.encode(wanted))
    assert len(told.lines) > 8
    position = sent["position"]
    assert isinstance(position, dict)
    positions: list[Json] = [{"frames": []}, {}, {**position, "hands": "none"}]
    for broken in positions:
        with pytest.raises(Unreadable):
            drawn(game.id, "es", msgspec.json.encode({**wanted, "position": broken}))
