"""Variants of a game: other options, seats, component files, or any number of a component file.

`closing_bonus=1,2,3`, `seats=2..4`, `parts=box,mine.toml`, `cards.stomp.price=3..6`; a number in a
list has its place behind it, counted from 1: `bets.pick_n_bust.pays.1=4..6`.
"""

import json
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.components import in_the_box
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.options import Options

MOST: Final = 64
"""Variants of one run."""
SEATS: Final = "seats"
PARTS: Final = "parts"
BOX: Final = "box"
OWNER: Final = "owner"


@dataclass(frozen=True)
class Variant:
    """One way to play the game, and what is changed to get there."""

    seats: int
    options: dict[str, str]
    parts: str
    changes: dict[str, str] = field(default_factory=dict)

    def all_options(self) -> Options:
        return Options(dict(self.options), self.parts)

    @property
    def label(self) -> str:
        return ", ".join(f"{name}={value}" for name, value in self.changes.items())


def variants(
    kit: Kit, first: Variant, vary: tuple[str, ...], read: Callable[[str], str]
) -> list[Variant]:
    """All combinations, checked by the game; files are read by `read`."""
    found = [first]
    for told in vary:
        name, equals, values = told.partition("=")
        several = _values(values)
        if not equals or not several:
            raise Unreadable("vary-form", vary=told)
        found = [_changed(kit, each, name, value, read) for each in found for value in several]
        if len(found) > MOST:
            raise Unreadable("vary-many", most=MOST)
    for each in found:
        kit.game.check_seats(each.seats)
        kit.game.setup(each.seats, each.all_options())
    return found


def _values(text: str) -> list[str]:
    """`1,2,3` or `3..6`, each value once."""
    found: list[str] = []
    for each in filter(None, text.split(",")):
        low, dots, high = each.partition("..")
        if dots and _is_number(low) and _is_number(high):
            if int(high) - int(low) >= MOST:
                raise Unreadable("vary-many", most=MOST)
            found += [str(number) for number in range(int(low), int(high) + 1)]
        else:
            found.append(each)
    return list(dict.fromkeys(found))


def _is_number(text: str) -> bool:
    digits = text.removeprefix("-")
    return digits.isascii() and digits.isdecimal() and len(digits) < 10


def _changed(kit: Kit, base: Variant, name: str, value: str, read: Callable[[str], str]) -> Variant:
    changes = base.changes | {name: value}
    options = {option.id: option.values for option in kit.game.option_list}
    if name == SEATS:
        if not _is_number(value):
            raise Unreadable("vary-number", vary=name, value=value)
        return replace(base, seats=int(value), changes=changes)
    if name == PARTS:
        parts = "" if value == BOX else read(value)
        return replace(base, parts=parts, changes=changes)
    if "." in name:
        if not _is_number(value):
            raise Unreadable("vary-number", vary=name, value=value)
        return replace(base, parts=with_number(kit, base.parts, name, int(value)), changes=changes)
    if name not in options:
        raise Unreadable("vary-unknown", vary=name, known=", ".join([SEATS, PARTS, *options]))
    if value not in options[name]:
        known = ", ".join(options[name])
        raise Unreadable("unknown-value", option=name, value=value, known=known)
    return replace(base, options=base.options | {name: value}, changes=changes)


def with_number(kit: Kit, own: str, path: str, value: int) -> str:
    """A component file with one number changed, named by table, id, field and perhaps place."""
    table_name, id, field_name, *places = path.split(".")[:4] if path.count(".") >= 2 else [""] * 3
    box = kit.box(own, kit.game.rules)
    table = _table(table_name, list(box))
    rows = {str(row["id"]): row for row in box.get(table, [])}
    if id not in rows:
        raise Unreadable("vary-path", vary=path, known=", ".join(rows or box))
    now = rows[id].get(field_name)
    changed: object = value
    if isinstance(now, list) and len(places) == 1 and _is_number(places[0]):
        place = int(places[0]) - 1
        if not 0 <= place < len(now) or not _plain_number(now[place]):
            raise Unreadable("vary-path", vary=path, known=", ".join(numbers_of(rows[id])))
        changed = [*now[:place], value, *now[place + 1 :]]
    elif places or not _plain_number(now):
        raise Unreadable("vary-path", vary=path, known=", ".join(numbers_of(rows[id])))
    told = in_the_box([own]) if own else {}
    entries = told.setdefault(table, [])
    entry = next((each for each in entries if each["id"] == id), None)
    if entry is None:
        entry = {"id": id}
        entries.append(entry)
    entry |= {"source": OWNER, field_name: changed}
    return as_toml(told)


def numbers_of(row: dict[str, object]) -> list[str]:
    """The fields of an entry that are numbers, or lists of them with their places."""
    found: list[str] = []
    for name, value in row.items():
        if _plain_number(value):
            found.append(name)
        elif isinstance(value, list) and value and all(map(_plain_number, value)):
            found += [f"{name}.{place + 1}" for place in range(len(value))]
    return found


def as_toml(tables: dict[str, list[dict[str, object]]]) -> str:
    lines: list[str] = []
    for table, entries in tables.items():
        for entry in entries:
            lines.append(f"[[{table}]]")
            lines += [f"{name} = {_toml(value)}" for name, value in entry.items()]
            lines.append("")
    return "\n".join(lines)


def _toml(value: object) -> str:
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def _table(name: str, known: list[str]) -> str:
    """A table is named as in the file or in the plural."""
    for each in known:
        if name in (each, f"{each}s", f"{each.removesuffix('y')}ies"):
            return each
    raise Unreadable("vary-table", table=name, known=", ".join(known))


def _plain_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
