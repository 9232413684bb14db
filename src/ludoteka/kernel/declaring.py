"""The words in which a game declares its position, once, in its `rules/fields.py`.

This is data for `tools/positions.py`, which writes the class of the position, the functions that
copy, mask, save and read it, the types of the stage and the page that documents it. Nothing here
runs while a game is played.

`start` is what a field is before anything happened, as it is written in code: it may name the
constants of the modules in `Position.uses`, `seats`, the `common` things of a position and the
fields that are `given`. A field that is given has no start; the set-up says what it is.
"""

from dataclasses import dataclass, replace

EVERYBODY = "everybody"
SIZE_ONLY = "nobody; its size is public"
WHO_HAS_SEEN = "card by card, who has seen it"


@dataclass(frozen=True)
class Kind:
    """What the values of a field are; `{}` stands for the value, in `decoded` for the name."""

    word: str
    typed: str
    copied: str
    masked: str
    encoded: str
    decoded: str
    typescript: str
    seen_by: str
    stored: str = ""
    """The type of the attribute, where it is not that of the argument."""


NUMBER = Kind(
    word="number",
    typed="i64",
    copied="{}",
    masked="{}",
    encoded="int({})",
    decoded='fields.number("{}")',
    typescript="number",
    seen_by=EVERYBODY,
    stored="i64",
)
NUMBERS = Kind(
    word="numbers",
    typed="list[int]",
    copied="{}[:]",
    masked="{}[:]",
    encoded="numbers({})",
    decoded='fields.numbers("{}")',
    typescript="number[]",
    seen_by=EVERYBODY,
)
ROWS = Kind(
    word="rows of numbers",
    typed="list[list[int]]",
    copied="[each[:] for each in {}]",
    masked="[each[:] for each in {}]",
    encoded="rows({})",
    decoded='fields.rows("{}")',
    typescript="number[][]",
    seen_by=EVERYBODY,
)
PACKED_NUMBERS = replace(
    NUMBERS, typed="vec[i64]", encoded="packed({})", decoded='fields.packed("{}")'
)
PACKED_ROWS = replace(
    ROWS,
    typed="vec[vec[i64]]",
    copied="copied_rows({})",
    masked="copied_rows({})",
    encoded="packed_rows({})",
    decoded='fields.packed_rows("{}")',
)
BAG = Kind(
    word="bag",
    typed="Bag",
    copied="{}.clone()",
    masked="{}.masked()",
    encoded="bag({})",
    decoded='fields.bag("{}")',
    typescript="Bag",
    seen_by=SIZE_ONLY,
)
ZONE = Kind(
    word="zone",
    typed="Zone",
    copied="{}.clone()",
    masked="{}.masked(viewer)",
    encoded="zone({})",
    decoded='fields.zone("{}")',
    typescript="Zone",
    seen_by=WHO_HAS_SEEN,
)
ZONES = Kind(
    word="zones",
    typed="list[Zone]",
    copied="[each.clone() for each in {}]",
    masked="[each.masked(viewer) for each in {}]",
    encoded="zones({})",
    decoded='fields.zones("{}")',
    typescript="Zone[]",
    seen_by=WHO_HAS_SEEN,
)


@dataclass(frozen=True)
class Field:
    """One field: `final` if it is never set again (a final list may still change inside)."""

    name: str
    kind: Kind
    about: str
    by: str = ""
    """What the places of a list stand for: a seat, a cell, a card."""
    start: str | None = None
    final: bool = True
    since: int = 1
    """The rules with which the field came."""


@dataclass(frozen=True)
class Common:
    """Something that copies of a position share and that is not saved with it."""

    name: str
    typed: str
    about: str
    final: bool = True


@dataclass(frozen=True)
class Position:
    """The whole declaration: the fields in the order in which they are saved."""

    title: str
    name: str
    """Of the class."""
    about: str
    fields: list[Field]
    common: list[Common]
    """The first one knows the `rules` of the table."""
    uses: list[str]
    """The modules of the rules that have the names of this declaration."""
    counts: dict[str, str]
    """How many places a list `by` something has."""
    base: str = "State"
    base_arguments: tuple[str, ...] = ()
    """What the base takes after the frames."""


def later(rules: int, field: Field) -> Field:
    """A field that came with these rules: matches by earlier ones end in the same fingerprint as
    before, whatever it says."""
    return replace(field, since=rules)


def packed(field: Field) -> Field:
    """The same numbers, which lie side by side in memory: copied at once, read and written quickly
    by the compiled engine. A packed pile that grows or shrinks is a new one, so it is set again."""
    start = field.start
    if field.kind is ROWS:
        return replace(field, kind=PACKED_ROWS, start=start and f"rows_of({start})")
    assert field.kind is NUMBERS, field.name
    start = start and ("vec[i64]()" if start == "[]" else f"vec[i64]({start})")
    return replace(field, kind=PACKED_NUMBERS, start=start, final=field.by != "")


def shared(field: Field) -> Field:
    """Packed numbers that change seldom: copies of a position have them in common, though not what
    a viewer is shown. They are never changed in place, but set again as `kernel/sharing.py` makes
    them."""
    field = packed(field)
    return replace(field, kind=replace(field.kind, copied="{}"), final=False)


def setting(name: str, about: str) -> Field:
    """A public number that is given and stays."""
    return Field(name, NUMBER, about)


def number(name: str, about: str, start: int | str | None = 0) -> Field:
    """A public number; without a start it is given."""
    return Field(name, NUMBER, about, "", None if start is None else str(start), final=False)


def numbers(name: str, about: str, by: str, each: int | str = 0, start: str = "") -> Field:
    """Public numbers, one for each seat, cell, kind …, all the same at the start or as said."""
    return Field(name, NUMBERS, about, by, start or f"[{each}] * {{count}}")


def pile(name: str, about: str, start: str | None = "[]", final: bool = True) -> Field:
    """A public list of numbers that grows and shrinks; without a start it is given."""
    return Field(name, NUMBERS, about, "", start, final)


def rows(
    name: str, about: str, by: str, start: str | None = "[[] for _ in range({count})]"
) -> Field:
    """A public list of numbers for each seat, borough …"""
    return Field(name, ROWS, about, by, start)


def bag(name: str, about: str, start: str | None) -> Field:
    """A pile in an order that nobody knows."""
    return Field(name, BAG, about, "", start)


def zone(name: str, about: str, start: str | None) -> Field:
    """Cards of which some may be known to some."""
    return Field(name, ZONE, about, "", start)


def zones(name: str, about: str, by: str, start: str | None) -> Field:
    return Field(name, ZONES, about, by, start)
