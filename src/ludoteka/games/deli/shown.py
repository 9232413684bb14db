"""Clash at the Deli: what the stage shows beside the position, from what the viewer may know."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from ludoteka.games.deli.rules import scoring
from ludoteka.games.deli.rules.answers import PICKS_A_ROUND
from ludoteka.games.deli.rules.parts import (
    DEBBIE,
    KIND,
    MICHAEL,
    SIGN_NAMES,
    is_bread,
    joker_of,
)
from ludoteka.games.deli.rules.sandwich import BY_BREAD, MOST_SANDWICHES, OPEN, Sandwich, lay
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
    collector_lines,
    extra_lines,
    sandwich_lines,
    total,
    value,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import (
    ASK_PLACE,
    ASK_SAMPLED,
    CLOSE,
    DIBS,
    JOKE,
    KEEP,
    MOVE,
    PICK,
    RECYCLE,
    TAKE,
)
from ludoteka.kernel.game import View
from ludoteka.kernel.pending import SPECTATOR, Decide, Move

TAKING: Final = (PICK, RECYCLE, JOKE, TAKE, KEEP)
"""Moves that name an ingredient which is placed then."""
SHEET: Final = (FOR_CARDS, FOR_SIGN, FOR_CLOSING, FOR_CLASSIC, FOR_MOISTURE)
RARE: Final = (FOR_GREGG, FOR_DOUBLING, FOR_BREADHEAD)


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """Points and what they are for (text `pad-<word>`): `about` is the number of an ingredient
    (`sign`, and then `sign` is its name), a recipe (`classic`) or a collector, else -1."""

    word: str
    about: int
    points: int
    sign: str = ""


class Worth(msgspec.Struct, frozen=True):
    """DELI-5.1 to 5.5 What a sandwich is worth, line by line."""

    points: int
    lines: list[Line]


class Score(msgspec.Struct, frozen=True):
    """DELI-5 The score of a player if the match ended now: by sandwich, and for all together."""

    sandwiches: list[Worth]
    extras: list[Line]
    total: int


class Arrival(msgspec.Struct, frozen=True):
    """What an ingredient that may come to the viewer would bring: as a new sandwich, and by place
    on each that is there; null where it may not be laid (DELI-4)."""

    kind: int
    start: int | None
    on: list[int | None]


class Transfer(msgspec.Struct, frozen=True):
    """What would change if the sandwich at `source` gives a card to the one at `target`. A `card`
    of 0 says that the one at `source` gets it instead: an empty bread closes it (DELI-4.6)."""

    source: int
    target: int
    card: int
    points: int


class Reach(msgspec.Struct, frozen=True):
    """How far a player is with a classic of the menu: `made`, or what is `missing` (for each card
    the ingredients it may be; null if it cannot be made any more). `near` of these are in the
    pool."""

    made: bool
    missing: list[list[int]] | None
    near: int


class Row(msgspec.Struct, frozen=True):
    """A row of the score sheet, by player; `about` is the number of the collector, else -1."""

    word: str
    about: int
    points: list[int]


class Shown(msgspec.Struct, frozen=True):
    """What the stage shows beside the position.

    `scores` are by seat, `reach` by seat and recipe (a player gets their own only). `places` is
    how many sandwiches a player may have. `reserver` is the seat for which an ingredient can be
    reserved (-1: none), `trash_of_use` says that somebody could take from the last trash. `sheet`
    is there at the end.
    """

    scores: list[Score]
    arrivals: list[Arrival]
    transfers: list[Transfer]
    reach: list[list[Reach]]
    places: int
    reserver: int
    trash_of_use: bool
    sheet: list[Row]


def shown(view: View[Any]) -> Shown:
    s: Deli = view.position
    collectors = collector_lines(s.cards, s.areas)
    scores = [_score(s, seat, collectors[seat]) for seat in range(s.seats)]
    arrivals: list[Arrival] = []
    transfers: list[Transfer] = []
    if view.ask is not None and view.viewer < s.seats:
        worths = [worth.points for worth in scores[view.viewer].sandwiches]
        arrivals = [_arrival(s, view.viewer, kind, worths) for kind in _coming(s, view, view.ask)]
        transfers = _transfers(s, view.viewer, view.ask.options, worths)
    return Shown(
        scores=scores,
        arrivals=arrivals,
        transfers=transfers,
        reach=[
            _reach(s, seat, scores[seat]) if view.viewer in (seat, SPECTATOR) else []
            for seat in range(s.seats)
        ],
        places=int(MOST_SANDWICHES),
        reserver=s.holder[DEBBIE],
        trash_of_use=s.holder[MICHAEL] >= 0 and len(s.last_trash) > 0,
        sheet=_sheet(s, scores) if view.over is not None else [],
    )


# The score


def told(s: Deli, line: scoring.Line) -> Line:
    if line.word == FOR_SIGN:
        return Line(line.word, line.about, line.points, SIGN_NAMES[s.cards.sign[line.about]])
    return Line(line.word, line.about, line.points)


def _score(s: Deli, seat: int, collectors: list[scoring.Line]) -> Score:
    sandwiches = []
    sum_of_all = 0
    for sandwich in s.areas[seat]:
        lines = sandwich_lines(s.cards, sandwich, s.closing)
        points = total(lines)
        sandwiches.append(Worth(points, [told(s, line) for line in lines]))
        sum_of_all += points
    extras = extra_lines(s.cards, s.areas[seat], s.closing, s.doubling == 1)
    if s.bonus[seat] > 0:
        extras.append(scoring.Line(FOR_BREADHEAD, -1, s.bonus[seat]))
    extras += collectors
    return Score(sandwiches, [told(s, line) for line in extras], sum_of_all + total(extras))


def _sheet(s: Deli, scores: list[Score]) -> list[Row]:
    """The score sheet of the box; what nobody has and few tables know is left out."""
    lines = [[*score.extras] for score in scores]
    for seat, score in enumerate(scores):
        for worth in score.sandwiches:
            lines[seat] += worth.lines
    rows = [_row(lines, word, -1) for word in SHEET]
    rows += [row for word in RARE if any((row := _row(lines, word, -1)).points)]
    numbers = range(len(s.cards.collectors))
    return rows + [_row(lines, FOR_COLLECTOR, number) for number in numbers]


def _row(lines: list[list[Line]], word: str, about: int) -> Row:
    fits = [
        [each.points for each in own if each.word == word and about in (-1, each.about)]
        for own in lines
    ]
    return Row(word, about, [sum(points) for points in fits])


# What would be


def _coming(s: Deli, view: View[Any], ask: Decide) -> list[int]:
    """The ingredients the viewer could have to place next."""
    if view.prompt in (ASK_PLACE, ASK_SAMPLED):
        return [view.about[0]]
    found: dict[int, None] = {}
    for move in ask.options:
        if move.verb in TAKING:
            found[move.args[0]] = None
        elif move.verb == DIBS:
            found[int(s.reserved)] = None
    return list(found)


def _arrival(s: Deli, seat: int, kind: int, worths: list[int]) -> Arrival:
    area = s.areas[seat]
    start = None
    if is_bread(kind) and len(area) < MOST_SANDWICHES:
        start = value(s.cards, lay(s.cards, [kind]), s.closing)
    return Arrival(
        kind,
        start,
        [
            _worth_with(s, sandwich, kind) - worths[place] if sandwich.takes(kind) else None
            for place, sandwich in enumerate(area)
        ],
    )


def _worth_with(s: Deli, sandwich: Sandwich, card: int) -> int:
    closed = BY_BREAD if is_bread(card) else OPEN
    return value(s.cards, Sandwich([*sandwich.cards, card], closed, 0, 0, False), s.closing)


def _transfers(s: Deli, seat: int, options: list[Move], worths: list[int]) -> list[Transfer]:
    area = s.areas[seat]
    found: list[Transfer] = []
    for move in options:
        if move.verb == MOVE:
            source, target = move.args
            card = area[source].top()
            rest = value(s.cards, lay(s.cards, area[source].cards[:-1]), s.closing)
            points = rest + _worth_with(s, area[target], card) - worths[source] - worths[target]
            found.append(Transfer(source, target, card, points))
        elif move.verb == CLOSE:
            place, empty = move.args
            bread = area[empty].cards[0]
            points = _worth_with(s, area[place], bread) - worths[place] - worths[empty]
            found.append(Transfer(empty, place, bread, points))
            found.append(Transfer(place, empty, 0, points))
    return found


# The menu


def _reach(s: Deli, seat: int, score: Score) -> list[Reach]:
    made = {
        line.about for worth in score.sandwiches for line in worth.lines if line.word == FOR_CLASSIC
    }
    supply = _Supply(s, seat)
    unfinished = [sandwich for sandwich in s.areas[seat] if sandwich.is_open()]
    may_start = len(s.areas[seat]) < MOST_SANDWICHES
    found: list[Reach] = []
    for number, recipe in enumerate(s.cards.recipes):
        if number in made:
            found.append(Reach(True, [], 0))
            continue
        best = recipe.slots if may_start and supply.covers(recipe.slots, False) else None
        for sandwich in unfinished:
            missing = len(recipe.slots) - len(sandwich.cards)
            if missing < 0 or (best is not None and missing >= len(best)):
                continue
            for slots in _left_open(sandwich.kinds(), recipe.slots):
                if supply.covers(slots, not sandwich.is_empty()):
                    best = slots
                    break
        near = sum(any(s.pool[kind] > 0 for kind in slot) for slot in best or [])
        found.append(Reach(False, best, near))
    return found


def _left_open(kinds: list[int], slots: list[list[int]]) -> Iterator[list[list[int]]]:
    """The ways to find a place for all cards in a recipe: what each leaves open."""
    if not kinds:
        yield slots
        return
    for place, slot in enumerate(slots):
        if kinds[0] in slot:
            yield from _left_open(kinds[1:], slots[:place] + slots[place + 1 :])


class _Supply:
    """What could still come to a player: picks, ingredients, and the jokers seen in the hand."""

    def __init__(self, s: Deli, seat: int) -> None:
        last = s.round >= s.rounds
        self.picks = int(PICKS_A_ROUND * (1 + s.rounds - s.round)) - s.picks[seat]
        self.bottom = int(s.cards.bottom)
        self.stock = s.pool[:] if last else [*map(int.__add__, s.pool, s.deck)]
        if s.reserved:
            self.stock[s.reserved] += 1
        for sandwich in s.areas[seat]:
            if len(sandwich.cards) == 1:
                self.stock[sandwich.cards[0] & KIND] += 1
        self.hand = s.hands[seat].cards

    def covers(self, slots: list[list[int]], begun: bool) -> bool:
        """The open places of a recipe can all still be filled, as far as one sees."""
        if len(slots) > self.picks:
            return False
        stock = self.stock[:]
        jokers = self.hand[:]
        for slot in slots:
            fit = [kind for kind in slot if not (begun and self.bottom >> kind & 1)]
            for kind in fit:
                if stock[kind] > 0:
                    stock[kind] -= 1
                    break
            else:
                for kind in fit:
                    if joker_of(kind) in jokers:
                        jokers.remove(joker_of(kind))
                        break
                else:
                    return False
        return True
