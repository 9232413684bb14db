"""Set up any position of CLASH for a test, by words."""

from collections.abc import Iterable
from typing import Any

from ludoteka.games.clash.rules import GAME
from ludoteka.games.clash.rules.parts import CELL_NAMES, SIDE_NAMES, TILE_NAMES, is_neutral
from ludoteka.kernel.journal import Journal
from playing import Scenario

MCWORLD, JIHAD = 0, 1


def tile(name: str) -> int:
    return TILE_NAMES.index(name)


def cell(name: str) -> int:
    return CELL_NAMES.index(name)


def position(
    *,
    turn: str = "mcworld",
    board: dict[str, str] | None = None,
    mcworld: str = "",
    jihad: str = "",
    neutral: str = "",
    removed: str = "",
    out: str = "",
    placed: int = 10,
    variant: str = "standard",
    match: str = "single",
    hidden: dict[str, str] | None = None,
    game: int = 1,
    wins: tuple[int, int] = (0, 0),
    points: tuple[int, int] = (0, 0),
    box: str | None = None,
    parts: str = "",
    rules: int = 0,
) -> Scenario:
    """A position with these tiles; all others lie aside (neutral ones: in the box).

    `board` says cell: "tile side", "tile side down" (destroyed by the player not to move) or
    "tile side under" (with Nobel Prize on it).
    """
    options = GAME.options(variant=variant, match=match).with_parts(parts).with_rules(rules)
    data: dict[str, Any] = GAME.encode(GAME.setup(2, options))
    seat = SIDE_NAMES.index(turn)
    data["frames"] = [["match"], ["turn", seat]]
    data["game"], data["placed"], data["first"] = game, placed, seat
    data["wins"], data["points"] = list(wins), list(points)
    data["zones"] = [_tiles(mcworld), _tiles(jihad)]
    data["neutral"], data["removed"], data["out"] = _tiles(neutral), _tiles(removed), _tiles(out)
    used = [*data["zones"][0], *data["zones"][1], *data["neutral"], *data["removed"], *data["out"]]
    for name, told in (board or {}).items():
        used += _lay(data, cell(name), told.split(), seat)
    for side, told in (hidden or {}).items():
        owner = SIDE_NAMES.index(side)
        data["hidden"][owner * 2]["cards"] = _tiles(told)
        data["hidden"][owner * 2]["seen"] = [1 << owner for _ in _tiles(told)]
        used += _tiles(told)
    assert len(set(used)) == len(used), "a tile is named twice"
    boxed = _tiles(box) if box is not None else None
    counts = [0] * len(TILE_NAMES)
    aside = []
    for number in range(1, len(TILE_NAMES)):
        if number in used:
            continue
        if is_neutral(number) and (boxed is None or number in boxed):
            counts[number] = 1
        else:
            aside.append(number)
    data["aside"] = aside
    data["box"] = {"counts": counts, "size": sum(counts)}
    s = GAME.decode(data, 2, options)
    GAME.settle(s, Journal())
    assert GAME.census(s) == GAME.box(2, options)
    return Scenario(GAME, s)


def fresh(**options: str) -> Scenario:
    return Scenario(GAME, GAME.start(2, GAME.options(**options), Journal()))


def _tiles(told: str) -> list[int]:
    return [tile(name) for name in told.split()]


def _lay(data: dict[str, Any], place: int, told: list[str], turn: int) -> list[int]:
    number = tile(told[0])
    data["side"][place] = SIDE_NAMES.index(told[1])
    if told[2:] == ["under"]:
        data["board"][place], data["under"][place] = tile("nobel"), number
        return [number, tile("nobel")]
    data["board"][place] = number
    if told[2:] == ["down"]:
        data["down"][place] = 1 + (1 - turn)
    return [number]


def at(t: Scenario, name: str) -> str:
    """What lies on a cell: "tile side", with "down" or the covered tile behind it."""
    place = cell(name)
    s = t.s
    if not s.board[place]:
        return "empty"
    told = f"{TILE_NAMES[s.board[place]]} {SIDE_NAMES[s.side[place]]}"
    if s.under[place]:
        told += f" over {TILE_NAMES[s.under[place]]}"
    return told + (" down" if s.down[place] else "")


def names(tiles: Iterable[int]) -> list[str]:
    return [TILE_NAMES[number] for number in tiles]
