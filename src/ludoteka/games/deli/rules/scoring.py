"""DELI-5: what sandwiches are worth, line by line, and the bonuses over all players."""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    EDGE,
    EGG,
    KIND,
    ON_BREAD,
    ON_VEGETABLE,
    WRAP,
    Cards,
    category_of,
)
from ludoteka.games.deli.rules.sandwich import BY_BREAD, DECLARED, OPEN, Sandwich

# What a line of the score is for
FOR_CARDS: Final = "cards"
FOR_SIGN: Final = "sign"
FOR_CLOSING: Final = "closing"
FOR_CLASSIC: Final = "classic"
FOR_MOISTURE: Final = "moisture"
FOR_GREGG: Final = "gregg"
FOR_DOUBLING: Final = "doubling"
FOR_COLLECTOR: Final = "collector"
FOR_BREADHEAD: Final = "breadhead"

NOTHING_CLOSED: Final[i64] = 1000
"""More than any sandwich is worth."""


class Line:
    """Points, and what they are for: `about` is an ingredient, a recipe, a collector or -1."""

    def __init__(self, word: str, about: int, points: int) -> None:
        self.word: Final = word
        self.about: Final = about
        self.points: Final = points

    def __repr__(self) -> str:
        return f"{self.word} {self.about} {self.points}"


def sandwich_lines(parts: Cards, sandwich: Sandwich, closing: int) -> list[Line]:
    """DELI-5.1 to 5.5, DELI-9.2 What one sandwich is worth, without Gregg and the collectors."""
    lines = [Line(FOR_CARDS, -1, len(sandwich.cards))]
    for place in range(len(sandwich.cards)):
        if lies_well(parts, sandwich, place):
            lines.append(Line(FOR_SIGN, sandwich.cards[place] & KIND, 1))
    if gets_bonus(parts, sandwich):
        lines.append(Line(FOR_CLOSING, -1, closing))
    recipe = classic(parts, sandwich)
    if recipe >= 0:
        lines.append(Line(FOR_CLASSIC, recipe, parts.recipes[recipe].points))
    else:
        difference = moisture(parts, sandwich)
        if difference != 0:
            lines.append(Line(FOR_MOISTURE, -1, -difference))
    return lines


def gets_bonus(parts: Cards, sandwich: Sandwich) -> bool:
    """DELI-4.9, 4.10 and 5.2 Only a closing bread brings the bonus, unless a table's own file gives
    it to wraps."""
    if sandwich.closed == DECLARED:
        return parts.wrap_bonus and sandwich.bread == WRAP
    return sandwich.closed == BY_BREAD


def value(parts: Cards, sandwich: Sandwich, closing: int) -> int:
    total = 0
    for line in sandwich_lines(parts, sandwich, closing):
        total += line.points
    return total


def lies_well(parts: Cards, sandwich: Sandwich, place: int) -> bool:
    """DELI-5.3, DELI-10.3 The card at this place lies as its sign asks."""
    sign: i64 = parts.sign[sandwich.cards[place] & KIND]
    if sign == 0 or place == 0 or place > sandwich.fillings:
        return False
    if sign == EDGE:
        return sandwich.fillings >= 3 and (place == 1 or place == sandwich.fillings)
    below = sandwich.cards[place - 1]
    assert ON_BREAD <= sign <= ON_VEGETABLE
    return category_of(below) == sign - ON_BREAD


def classic(parts: Cards, sandwich: Sandwich) -> int:
    """DELI-5.4 The dearest recipe of the menu that these cards are exactly, or -1."""
    kinds = sandwich.kinds()
    best = -1
    for number, recipe in enumerate(parts.recipes):
        if recipe.matches(kinds) and (best < 0 or recipe.points > parts.recipes[best].points):
            best = number
    return best


def moisture(parts: Cards, sandwich: Sandwich) -> int:
    """DELI-5.5 How far dry and juicy are apart."""
    balance = 0
    for card in sandwich.cards:
        category = category_of(card)
        balance += parts.dry[category] - parts.juicy[category]
    return abs(balance)


def has_egg(sandwich: Sandwich) -> bool:
    for card in sandwich.cards:
        if card & KIND == EGG:
            return True
    return False


def extra_lines(parts: Cards, area: list[Sandwich], closing: int, doubling: bool) -> list[Line]:
    """DELI-7.6 and 9.3 What a player gets for all sandwiches together."""
    lines: list[Line] = []
    eggs = 0
    least: i64 = NOTHING_CLOSED
    for sandwich in area:
        if sandwich.closed == OPEN:
            continue
        if sandwich.gregg == 1 and has_egg(sandwich) and classic(parts, sandwich) < 0:
            eggs += 1
        if doubling:
            least = min(least, value(parts, sandwich, closing))
    if eggs > 0:
        lines.append(Line(FOR_GREGG, -1, eggs))
    if least < NOTHING_CLOSED:
        lines.append(Line(FOR_DOUBLING, -1, least))
    return lines


def collected(area: list[Sandwich], kind: int) -> int:
    """DELI-5.6 How many of an ingredient a player has, jokers as declared."""
    count = 0
    for sandwich in area:
        for card in sandwich.cards:
            if card & KIND == kind:
                count += 1
    return count


def collector_lines(parts: Cards, areas: list[list[Sandwich]]) -> list[list[Line]]:
    """DELI-5.6 The three bonuses for the most of an ingredient, by player."""
    lines: list[list[Line]] = [[] for _ in areas]
    for number, collector in enumerate(parts.collectors):
        counts = [collected(area, collector.kind) for area in areas]
        most = max(counts)
        points = collector.most if counts.count(most) == 1 else collector.tied
        for player, count in enumerate(counts):
            if most > 0 and count == most:
                lines[player].append(Line(FOR_COLLECTOR, number, points))
    return lines


def total(lines: list[Line]) -> int:
    return sum([line.points for line in lines])


def open_heights(area: list[Sandwich]) -> list[int]:
    """DELI-3.5 The heights of the unfinished sandwiches, the tallest first."""
    heights = [len(sandwich.cards) for sandwich in area if sandwich.closed == OPEN]
    heights.sort(reverse=True)
    return heights
