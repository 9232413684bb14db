"""The score pad of Clash at the Deli: `POST /api/score`, for people with the cards on the table."""

from typing import Annotated, Final

import msgspec

from ludoteka.games.bodies import Body, Text, Word
from ludoteka.games.deli.aids.score_pad import Cook, Sheet, Stack, score_pad
from ludoteka.games.deli.rules.parts import INGREDIENT_NAMES, SIGN_NAMES, Cards, cards_of
from ludoteka.games.deli.rules.scoring import (
    FOR_BREADHEAD,
    FOR_CARDS,
    FOR_CLASSIC,
    FOR_CLOSING,
    FOR_COLLECTOR,
    FOR_DOUBLING,
    FOR_GREGG,
    FOR_MOISTURE,
    FOR_SIGN,
    Line,
    total,
)
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.pending import Refusal

CLAUSES: Final = {
    FOR_CARDS: "DELI-5.1",
    FOR_CLOSING: "DELI-5.2",
    FOR_SIGN: "DELI-5.3",
    FOR_CLASSIC: "DELI-5.4",
    FOR_MOISTURE: "DELI-5.5",
    FOR_COLLECTOR: "DELI-5.6",
    FOR_GREGG: "DELI-7.6",
    FOR_DOUBLING: "DELI-9.3",
    FOR_BREADHEAD: "DELI-10",
}
"""The clause by which the points of a line are given."""


class PadSandwich(Body):
    """A sandwich: ids of ingredients from the bottom, say `rye`, and whether it was declared
    closed (a wrap, or one of the two toasts)."""

    cards: Annotated[list[Word], msgspec.Meta(min_length=1, max_length=12)]
    declared: bool = False


class PadPlayer(Body):
    """A player of the pad. `gregg` says that Gregg Benedict is theirs, `breadhead` how many
    points they got by Breadhead."""

    name: Text = ""
    sandwiches: Annotated[list[PadSandwich], msgspec.Meta(max_length=20)] = []
    gregg: bool = False
    breadhead: Annotated[int, msgspec.Meta(ge=0, le=99)] = 0


class ScorePad(Body):
    """`POST /api/score`. `parts` is the text of an own component file."""

    players: Annotated[list[PadPlayer], msgspec.Meta(min_length=1, max_length=4)]
    closing_bonus: Annotated[int, msgspec.Meta(ge=0, le=9)] = 1
    doubling: bool = False
    parts: Annotated[str, msgspec.Meta(max_length=200_000)] = ""


class PadLine(Body):
    """Points and what they are for (text `pad-<word>`): `about` is the number of an ingredient
    (`sign`, and then `sign` is its name), a recipe (`classic`) or a collector (`collector`), else
    -1."""

    word: str
    about: int
    points: int
    sign: str
    clause: str


class PadRefusal(Body):
    """Why the cards cannot lie so (text `refusal-<word>`); such a sandwich is worth nothing."""

    clause: str
    word: str
    args: list[int]


class PadStack(Body):
    """What one sandwich is worth, line by line; by number the ingredients it `takes`, and whether
    it is `declarable` (may be closed without bread)."""

    lines: list[PadLine]
    refusal: PadRefusal | None
    points: int
    takes: list[int]
    declarable: bool


class PadSheet(Body):
    """What one player gets; `extras` are the lines for everything together. `may_start` says that
    there is room for another sandwich."""

    name: str
    sandwiches: list[PadStack]
    may_start: bool
    extras: list[PadLine]
    total: int


class Scored(Body):
    """The score of everybody on the pad, in the order they were given."""

    players: list[PadSheet]


def scored(pad: ScorePad, parts: str) -> Scored:
    """DELI-5, 9.2 and 9.3 The score of a pad; its own component file counts, else the given one."""
    cards = cards_of(pad.parts or parts)
    cooks = [_cook(player) for player in pad.players]
    sheets = score_pad(cooks, cards, pad.closing_bonus, pad.doubling)
    return Scored(players=[_sheet(sheet, cards) for sheet in sheets])


def _cook(player: PadPlayer) -> Cook:
    stacks = [Stack([_kind(id) for id in each.cards], each.declared) for each in player.sandwiches]
    return Cook(player.name, stacks, player.gregg, player.breadhead)


def _kind(id: str) -> int:
    known = INGREDIENT_NAMES[1:]
    if id not in known:
        raise Unreadable("component-id", id=id, table="ingredient", known=", ".join(known))
    return 1 + known.index(id)


def _sheet(sheet: Sheet, cards: Cards) -> PadSheet:
    stacks = [
        PadStack(
            lines=_lines(lines, cards),
            refusal=_refusal(sheet.refusals[place]),
            points=total(lines),
            takes=sheet.takes[place],
            declarable=sheet.declarable[place],
        )
        for place, lines in enumerate(sheet.sandwiches)
    ]
    return PadSheet(
        name=sheet.name,
        sandwiches=stacks,
        may_start=sheet.may_start,
        extras=_lines(sheet.extras, cards),
        total=sheet.total,
    )


def _lines(lines: list[Line], cards: Cards) -> list[PadLine]:
    return [
        PadLine(
            word=each.word,
            about=each.about,
            points=each.points,
            sign=SIGN_NAMES[cards.sign[each.about]] if each.word == FOR_SIGN else "",
            clause=CLAUSES[each.word],
        )
        for each in lines
    ]


def _refusal(refusal: Refusal | None) -> PadRefusal | None:
    if refusal is None:
        return None
    return PadRefusal(clause=refusal.clause, word=refusal.word, args=list(refusal.args))
