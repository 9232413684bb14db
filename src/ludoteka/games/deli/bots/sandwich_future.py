"""What a sandwich may still become: for bots, all points in hundredths.

An open sandwich is worth what lies there and what further cards would add: any fillings that
lie well, the closing bread, or all that is missing for a classic of the menu. Sandwiches come
again and again in a search, so what was found out about one is kept.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    EDGE,
    KIND,
    KINDS,
    LAST_BREAD,
    SAUCE,
    WRAP,
    Cards,
    category_of,
)
from ludoteka.games.deli.rules.sandwich import (
    BY_BREAD,
    DECLARED,
    MOST_FILLINGS,
    OPEN,
    Sandwich,
    lay,
)
from ludoteka.games.deli.rules.scoring import classic, lies_well, value

POINT: Final[i64] = 100
NO_WAY: Final[i64] = -100000
MOST_MORE: Final[i64] = 5
"""The most cards that can still come onto a bread: four fillings and the closing bread."""
MOST_KEPT: Final = 20000
"""Sandwiches remembered."""

PICK_WORTH: Final[i64] = 175
"""What a card is worth elsewhere, on average."""
LIES_WELL: Final = [92, 80, 72, 70, 0]
"""How often the next filling can lie as its sign asks, by the category below it."""
LIES_WELL_LATER: Final[i64] = 75
EDGE_LATER: Final[i64] = 60
"""How often the topmost filling is one that belongs there (5.3)."""
ORDER_KEPT: Final[i64] = 80
"""How much of the signs of a classic is got, as its cards do not come in the best order."""
COLLECTED: Final = 12
"""What a card brings nearer to the bonus of its collector (5.6), for each point of it."""

TYPICAL: Final = [0, 78, 72, 72, 72, 62, 80, 70, 65, 65, 65, 60, 85, 85, 72, 72, 85, 78, 70, 65]
"""The chance to get an ingredient some time in the middle of a match, in hundredths."""
USUAL: Final = vec[i64](TYPICAL + [65] * (KINDS - len(TYPICAL)))


class Plan:
    """A classic (5.4) that a sandwich may become: what is missing, by slot, and its worth."""

    def __init__(self, missing: list[list[int]], worth: int) -> None:
        self.missing: Final = missing
        self.worth: Final[i64] = worth


class Outlook:
    """A sandwich as a player sees it.

    `filled[f]` is the worth with f more fillings and no closing bread, `closed[f]` with one.
    `ripe[h]` is what it is worth with h cards to come, less what they would be worth elsewhere.
    """

    def __init__(self, key: int, sandwich: Sandwich, worth: int, recipe: int) -> None:
        self.key: Final[i64] = key
        self.sandwich: Final = sandwich
        self.worth: Final[i64] = worth
        self.recipe: Final = recipe
        self.filled: vec[i64] = vec[i64]([i64(worth)])
        self.closed: vec[i64] = vec[i64]([NO_WAY])
        self.plans: Final[list[Plan]] = []
        self.ripe: vec[i64] = vec[i64]([i64(worth)])


def chance_of(slot: list[int], chances: vec[i64]) -> i64:
    """The chance to get one of several ingredients, in hundredths."""
    if len(slot) == 1:
        return chances[slot[0]]
    missed: i64 = 100
    for kind in slot:
        missed = missed * (100 - chances[kind]) // 100
    return 100 - missed


def gains(outlook: Outlook, chances: vec[i64], close: i64) -> vec[i64]:
    """What each number of further cards is expected to add; entry 0 is 0. `close` is the chance
    to get the closing bread, in hundredths."""
    found = vec[i64]([0] * (MOST_MORE + 1))
    filled, closed = outlook.filled, outlook.closed
    for more in range(i64(1), MOST_MORE + 1):
        best: i64 = NO_WAY
        if more < len(filled):
            best = filled[more]
        if more <= len(filled) and closed[more - 1] != NO_WAY:
            without = filled[more - 1]
            best = max(best, without + (closed[more - 1] - without) * close // 100)
        found[more] = max(best - outlook.worth, NO_WAY)
    for plan in outlook.plans:
        many: i64 = len(plan.missing)
        chance: i64 = 100
        for slot in plan.missing:
            got = close if slot[0] <= LAST_BREAD else chance_of(slot, chances)
            chance = chance * got // 100
        other = max(found[many], i64(0))
        better = other + (plan.worth - outlook.worth - other) * chance // 100
        if better > found[many]:
            found[many] = better
    return found


class Kitchen:
    """The outlooks of the sandwiches of a table, by their cards, and of sandwiches to come."""

    def __init__(self, cards: Cards, closing: int) -> None:
        self.cards: Final = cards
        self.closing: Final[i64] = closing
        self.fresh: Final = _fresh(closing)
        self.wanted: Final[list[int]] = [0] * KINDS  # by ingredient: for its collector (5.6)
        for collector in cards.collectors:
            self.wanted[collector.kind] += COLLECTED * collector.most
        self._known: Final[dict[int, Outlook]] = {}

    def outlook(self, sandwich: Sandwich) -> Outlook:
        key: i64 = 0
        for card in sandwich.cards:
            key = (key << 5) | (card & KIND)
        key = (key << 2) | sandwich.closed
        found = self._known.get(key)
        return found if found is not None else self._looked_at(key, sandwich)

    def after(self, outlook: Outlook, kind: i64) -> Outlook:
        """The outlook with one more card on top, which closes it if it is bread."""
        closed: i64 = BY_BREAD if kind <= LAST_BREAD else OPEN
        key: i64 = (((outlook.key >> 2) << 5) | kind) << 2 | closed
        found = self._known.get(key)
        if found is not None:
            return found
        cards = [*outlook.sandwich.cards, kind]
        if closed == BY_BREAD:
            return self._looked_at(key, Sandwich(cards, BY_BREAD, 0, 0, False))
        return self._looked_at(key, lay(self.cards, cards))

    def declared(self, outlook: Outlook) -> Outlook:
        """DELI-4.9 and 4.10 The outlook once it is declared closed."""
        return self.outlook(Sandwich(outlook.sandwich.cards, DECLARED, 0, 0, False))

    def started(self, bread: i64) -> Outlook:
        found = self._known.get(bread << 2)
        return found if found is not None else self._looked_at(bread << 2, self._bread(bread))

    def _bread(self, bread: i64) -> Sandwich:
        return lay(self.cards, [int(bread)])

    def without_top(self, outlook: Outlook) -> Outlook:
        return self.outlook(lay(self.cards, outlook.sandwich.cards[:-1]))

    def _looked_at(self, key: i64, sandwich: Sandwich) -> Outlook:
        worth = POINT * value(self.cards, sandwich, self.closing)
        found = Outlook(key, sandwich, worth, classic(self.cards, sandwich))
        if sandwich.is_open():
            self._fill(found)
            self._plan(found)
        _ripen(found)
        if len(self._known) >= MOST_KEPT:
            self._known.clear()
        self._known[key] = found
        return found

    def _fill(self, found: Outlook) -> None:
        """DELI-5.1 to 5.5 What fillings of no special kind would make of it."""
        sandwich = found.sandwich
        have = sandwich.fillings
        signs = POINT * self._signs(sandwich)
        can_close = sandwich.bread != WRAP
        if not can_close and self.cards.wrap_bonus:
            signs += POINT * self.closing
        found.closed[0] = self._plain(have, 1, signs) if can_close and have > 0 else NO_WAY
        for more in range(i64(1), MOST_FILLINGS - have + 1):
            with_more = signs + self._more_signs(sandwich, more)
            found.filled = append(found.filled, self._plain(have + more, 0, with_more))
            closed = self._plain(have + more, 1, with_more) if can_close else NO_WAY
            found.closed = append(found.closed, closed)

    def _plain(self, fillings: i64, closed: i64, signs: i64) -> i64:
        dry: i64 = self.cards.dry[0] * (1 + closed) - fillings
        total = 1 + fillings + closed + closed * self.closing
        return POINT * (total - (dry if dry > 0 else -dry)) + signs

    def _signs(self, sandwich: Sandwich) -> i64:
        count: i64 = 0
        for place in range(len(sandwich.cards)):
            if lies_well(self.cards, sandwich, place):
                count += 1
        return count

    def _more_signs(self, sandwich: Sandwich, more: i64) -> i64:
        """DELI-5.3 What the signs of more fillings are expected to bring, and to lose."""
        have = sandwich.fillings
        below = category_of(sandwich.top())
        found: i64 = LIES_WELL[below] + (more - 1) * LIES_WELL_LATER
        full = have + more >= 3
        if full and more == 1:
            found = max(found, EDGE_LATER)
        elif full and below == SAUCE:
            found += LIES_WELL_LATER // 2
        if have > 0 and have < 3 and full and self.cards.sign[sandwich.cards[1] & KIND] == EDGE:
            found += POINT
        if have >= 3 and self.cards.sign[sandwich.top() & KIND] == EDGE:
            found -= POINT
        return found

    def _plan(self, found: Outlook) -> None:
        """DELI-5.4 The classics that hold all cards of this sandwich, and more."""
        sandwich = found.sandwich
        kinds = sandwich.kinds()
        signs = self._signs(sandwich)
        for recipe in self.cards.recipes:
            missing = _left(kinds, sorted(recipe.slots, key=len))
            if missing is None or not missing:
                continue
            fillings = [slot for slot in missing if slot[0] > LAST_BREAD]
            breads: i64 = len(missing) - len(fillings)
            if breads > 1 or (breads == 1 and sandwich.bread not in _bread_slot(missing)):
                continue
            best = self._best_signs(sandwich, fillings)
            if best < 0:
                continue
            points: i64 = len(recipe.slots) + recipe.points + breads * self.closing
            worth = POINT * (points + signs) + ORDER_KEPT * (best - signs)
            wanted = [*fillings, [int(sandwich.bread)]] if breads == 1 else fillings
            found.plans.append(Plan(wanted, worth))

    def _best_signs(self, sandwich: Sandwich, slots: list[list[int]]) -> i64:
        """The most cards that lie well once these slots are filled; -1 if they cannot be."""
        if not slots:
            return self._signs(sandwich)
        best: i64 = -1
        for place, slot in enumerate(slots):
            rest = slots[:place] + slots[place + 1 :]
            for kind in slot:
                if sandwich.takes(kind):
                    higher = lay(self.cards, [*sandwich.cards, kind])
                    best = max(best, self._best_signs(higher, rest))
        return best


def _left(kinds: list[int], slots: list[list[int]]) -> list[list[int]] | None:
    """The slots of a recipe that these cards leave free, or None if they do not fit."""
    if not kinds:
        return slots
    for place, slot in enumerate(slots):
        if kinds[0] in slot:
            left = _left(kinds[1:], slots[:place] + slots[place + 1 :])
            if left is not None:
                return left
    return None


def _bread_slot(missing: list[list[int]]) -> list[int]:
    for slot in missing:
        if slot[0] <= LAST_BREAD:
            return slot
    return []


def _ripen(found: Outlook) -> None:
    """Worth by the number of cards to come, in ordinary circumstances."""
    best: i64 = 0
    added = vec[i64]([0] * (MOST_MORE + 1))
    if found.sandwich.is_open():
        added = gains(found, USUAL, USUAL[found.sandwich.bread])
    for more in range(i64(1), MOST_MORE + 1):
        best = max(best, added[more] - PICK_WORTH * more)
        found.ripe = append(found.ripe, found.worth + best)


# Sandwiches not yet started

NEW_SANDWICH: Final = [0, -100, 260, 450, 560, 760, 1080]
"""What a sandwich of so many cards is expected to bring, with a closing bonus of 1."""
CLOSED_SHARE: Final = [0, 0, 0, 0, 10, 70, 85]
"""How much of a higher closing bonus it gets, in hundredths."""
MOST_NEW: Final = 7
MOST_PICKS: Final = 37


def _fresh(closing: int) -> list[vec[i64]]:
    """`[k][p]`: what p picks bring with at most k new sandwiches."""
    worth = [NEW_SANDWICH[m] + (closing - 1) * CLOSED_SHARE[m] for m in range(7)]
    table: list[list[int]] = [[0] * MOST_PICKS]
    for _ in range(MOST_NEW):
        last = table[-1]
        row = last[:]
        for picks in range(MOST_PICKS):
            for used in range(1, min(picks, 6) + 1):
                row[picks] = max(row[picks], last[picks - used] + worth[used])
        table.append(row)
    return [vec[i64](row) for row in table]
