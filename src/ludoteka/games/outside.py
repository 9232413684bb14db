"""Games of other packages: whatever names a kit in the entry-point group `ludoteka.games`.

    [project.entry-points."ludoteka.games"]
    liars_dice = "liars_dice.kit:KIT"

A package that cannot be used is one `Fault`, and the others are on the shelf all the same.
"""

import re
import sys
from collections.abc import Collection
from dataclasses import replace
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path
from typing import Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.faults import Fault, Refused
from ludoteka.kernel.game import Game
from ludoteka.texts.places import languages_of, put_texts

GROUP: Final = "ludoteka.games"
_ID: Final = re.compile(r"[a-z][a-z0-9_]*")
_NEEDED: Final = ("title", "blurb")
"""Messages without which a game cannot even be listed."""


def kits_from_outside(known: Collection[str]) -> tuple[list[Kit], list[Fault]]:
    """The kits of other packages, by name, and what is wrong with those that are left out."""
    kits: dict[str, Kit] = {}
    broken: list[Fault] = []
    for entry in sorted(entry_points(group=GROUP), key=lambda each: each.name):
        try:
            kits[entry.name] = _kit(entry, {*known, *kits})
        except Fault as fault:
            broken.append(fault)
    return list(kits.values()), broken


def _kit(entry: EntryPoint, known: Collection[str]) -> Kit:
    package = f"{entry.dist.name} {entry.dist.version}" if entry.dist else entry.module
    game = entry.name
    try:
        found = entry.load()
        home = Path(str(sys.modules[entry.module].__file__)).parent
    except (Exception, SystemExit) as error:  # whatever the code of others does
        problem = f"{type(error).__name__}: {error}"
        raise Refused("outside-raises", problem=problem, package=package, game=game) from error
    if not isinstance(found, Kit) or not isinstance(found.game, Game):
        kind = type(found.game if isinstance(found, Kit) else found).__name__
        raise Refused("outside-no-kit", kind=kind, package=package, game=game)
    if found.game.id != game or not _ID.fullmatch(game):
        raise Refused("outside-id", id=found.game.id, package=package, game=game)
    if game in known:
        raise Refused("outside-taken", package=package, game=game)
    kit = replace(found, home=home, origin=package)
    _check_files(kit)
    put_texts(game, kit.folder())
    return kit


def _check_files(kit: Kit) -> None:
    package, game = kit.origin, kit.game.id
    if not (kit.folder() / "rules.md").is_file():
        raise Refused("outside-file", file="rules.md", package=package, game=game)
    languages = languages_of(kit.folder())
    if not languages:
        raise Refused("outside-file", file="text/en.ftl", package=package, game=game)
    for language in languages:
        file = f"text/{language}.ftl"
        text = (kit.folder() / file).read_text("utf-8", "replace")
        for word in _NEEDED:
            if not re.search(rf"^{word}\s*=", text, re.MULTILINE):
                raise Refused(
                    "outside-message", file=file, message=word, package=package, game=game
                )
