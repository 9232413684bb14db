"""A position as its stage draws it, in one page that asks nothing of any server: for notebooks."""

import base64
import json
import posixpath
import re
from collections.abc import Sequence
from functools import cache
from typing import Any, Final

import msgspec

from ludoteka.games.registry import KITS
from ludoteka.kernel.components import data_file
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.options import Options
from ludoteka.texts.catalogue import shared_files
from ludoteka.texts.places import game_file
from ludoteka.web.pages import STATIC
from ludoteka.web.viewing import view_message, vocabulary

_HERE: Final = "https://still.invalid"
"""Where the page would be if it came from a server; nothing is ever asked there."""
_IMPORT: Final = re.compile(r"""(\bfrom\s*|\bimport\s*)"([^"]+)\"""")
_NARROWER: Final = ".table { display: block } body { margin: 0 }"
"""There is no log beside the table."""
_STYLES: Final = ["base.css", "table.css", "parts.css"]
_FONT: Final = re.compile(r"@font-face\s*\{[^}]*\}")
_SHEET: Final = re.compile(r'@import url\("([^"]+)"\);')
_SCRIPT: Final = """
const answers = new Map(Object.entries(GIVEN.answers));
globalThis.fetch = async (address) => {
  const answer = answers.get(new URL(address, "HERE").pathname);
  return new Response(answer ?? "", { status: answer === undefined ? 404 : 200 });
};
const dark = matchMedia("(prefers-color-scheme: dark)").matches;
document.documentElement.dataset.theme = dark ? "dark" : "light";
const [{ draw }, stage] = await Promise.all([import("STILL"), import("STAGE")]);
await draw(stage, GIVEN, document.getElementById("still"));
"""


def has_stage(game_id: str) -> bool:
    return (KITS[game_id].folder() / "stage/stage.js").is_file()


def still(
    game: Game[Any], options: Options, view: View[Any], names: Sequence[str], language: str
) -> str:
    """The page."""
    stage = f"/static/games/{game.id}/stage/stage.js"
    given = {
        "language": language,
        "view": view_message(game, view),
        "names": list(names),
        "table": {"id": "", "game": game.id, "options": options.values, "kind": "match"},
        "answers": _answers(game, options, language),
    }
    inline = msgspec.json.encode(given).decode().replace("<", "\\u003c")
    script = _SCRIPT.replace("GIVEN", "given").replace("HERE", _HERE)
    script = script.replace("STILL", "static/still.js").replace("STAGE", stage[1:])
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        f"<style>{_styles(game.id)}</style>"
        f'<script type="importmap">{_import_map(game.id)}</script>'
        f"<body><div hidden>{_source('/static/icons.svg')}</div>"
        '<div id="still"></div>'
        f'<script type="module">const given = {inline};{script}</script></body></html>'
    )


def _answers(game: Game[Any], options: Options, language: str) -> dict[str, str]:
    """What the stage would ask of a server, answered beforehand."""
    box = KITS[game.id].box(options.parts, options.rules)
    shared = "\n".join(data_file(name) for name in shared_files(language))
    return {
        f"/api/texts/{language}/shared.ftl": shared,
        f"/api/texts/{language}/{game.id}.ftl": game_file(game.id, language).read_text("utf-8"),
        f"/api/games/{game.id}/words": msgspec.json.encode(vocabulary(game)).decode(),
        f"/api/games/{game.id}/box": msgspec.json.encode(box).decode(),
    }


@cache
def _import_map(game_id: str) -> str:
    """Every module the picture needs, as an address that holds it."""
    page = (STATIC / "index.html").read_text("utf-8")
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    bare = {name: path[1:] for name, path in json.loads(found[1])["imports"].items()}
    modules: dict[str, str] = {}
    _collect("/static/still.js", bare, modules)
    _collect(f"/static/games/{game_id}/stage/stage.js", bare, modules)
    return json.dumps({"imports": {path[1:]: _data(text) for path, text in modules.items()}})


def _collect(path: str, bare: dict[str, str], modules: dict[str, str]) -> None:
    """A module and those it imports; they call each other by their whole paths, without the
    slash that would make them addresses of a server."""
    if path in modules:
        return
    source = _source(path).replace("import.meta.url", json.dumps(_HERE + path))
    source = source.replace('address("/static/icons.svg")', '""')  # they stand in the page itself
    modules[path] = ""

    def whole(told: re.Match[str]) -> str:
        name = told[2]
        there = bare.get(name) or posixpath.normpath(posixpath.join(posixpath.dirname(path), name))
        _collect(there, bare, modules)
        return f'{told[1]}"{there[1:]}"'

    modules[path] = _IMPORT.sub(whole, source)


def _source(path: str) -> str:
    own = re.fullmatch(r"/static/games/(\w+)/(stage/.+)", path)
    file = KITS[own[1]].folder() / own[2] if own else STATIC / path.removeprefix("/static/")
    return file.read_text("utf-8")


def _data(text: str) -> str:
    return "data:text/javascript;base64," + base64.b64encode(text.encode()).decode()


@cache
def _styles(game_id: str) -> str:
    """The sheets of the table and of the stage; a notebook has fonts of its own."""
    sheets = [_source(f"/static/styles/{name}") for name in _STYLES]
    folder = f"/static/games/{game_id}/stage"
    sheets += [_source(f"{folder}/accent.css"), _sheet(f"{folder}/stage.css")]
    return _FONT.sub("", "\n".join([*sheets, _NARROWER]))


def _sheet(path: str) -> str:
    folder = posixpath.dirname(path)
    return _SHEET.sub(lambda told: _sheet(f"{folder}/{told[1]}"), _source(path))
