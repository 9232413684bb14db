"""What a plain, greedy player thinks of each move: the worth of the position it leads to.

Everything is read from the position of a `View`, so nothing hidden is known. Worths are
hundredths of a victory point.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.bots.judgement import tempo
from ludoteka.games.sandwich_wars.rules.actions import Restock
from ludoteka.games.sandwich_wars.rules.game import GAME
from ludoteka.games.sandwich_wars.rules.orders import SUBSETS, completable, quality_of
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER,
    BETTER_ORDER,
    BONUS,
    CATEGORIES,
    CENTRE,
    COLLECT_CARDS,
    COLLECT_COINS,
    GET_ASSISTANT,
    HAND_SIZE,
    LAST_INGREDIENT,
    OPPORTUNITY_POINTS,
    ORDERS_TO_END,
    UNITS,
    UPKEEP_COINS,
    ZONE_SIZE,
)
from ludoteka.games.sandwich_wars.rules.scoring import printed_points, score
from ludoteka.games.sandwich_wars.rules.state import Contest, cost, helped, is_ingredient
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.games.sandwich_wars.rules.words import COMPLETE, DISCARD, PLAY, RESTOCK, SPLIT
from ludoteka.kernel.game import View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Move

# The worths were tuned for the house cards: 15,000 pairs of matches of level 3, in which players
# whose worths differed a little met, and the worths moved towards those of the better ones.
POINT: Final[i64] = 100
FRESH_CARD: Final[i64] = 12
"""A card nobody has seen yet."""
CARD: Final[i64] = 10
CARD_QUALITY: Final[i64] = 10
CARD_COST: Final[i64] = 9
"""An ingredient in hand, more for each quality and less for each coin it costs."""
HELPED: Final[i64] = 49
"""And so much more with its assistant."""
LAID_QUALITY: Final[i64] = 29
COLLECTING: Final[i64] = 38
"""An ingredient in the zone: each quality, and what it collects."""
COIN: Final[i64] = 23
FEW_COINS: Final[i64] = 8
"""More coins than these are worth nothing yet."""
ASSISTANT: Final[i64] = 69
FITTING: Final[i64] = 24
"""An assistant before it is taken: for each ingredient of its category that one has."""
HANDED_ON: Final[i64] = 161
"""What it costs that the neighbour has an opportunity next."""
ENABLED: Final[i64] = 449
"""An opportunity that makes an order possible."""
LAID_FREE: Final[i64] = 129
QUALITY_FREE: Final[i64] = 39
"""An ingredient that Cocina libre lays, and each quality of it."""
NEW_TYPE: Final[i64] = 116
"""What another type of order brings in variety, on the way to all five."""
REWARD_A: Final[i64] = 136
UNIT: Final[i64] = 56
STEP_QUALITY: Final[i64] = 19
"""The quality that one more ingredient adds, in tenths."""
NEARNESS: Final = [655, 435, 289, 192, 128, 85, 56, 37, 25, 16, 11]
"""How much of an order's worth counts when so many ingredients are missing, in thousandths."""
SECOND_BEST: Final[i64] = 26
"""How much the next order on the list counts, in hundredths."""


def move_values(view: View[Contest]) -> list[int]:
    """The worth of each move of the question, in its order."""
    ask = view.ask
    if ask is None:
        return []
    return move_worths(view.position, ask.seat, ask.options)


def move_worths(s: Contest, seat: int, moves: list[Move]) -> list[int]:
    """The worth of each of the moves that a player is asked to choose from."""
    return [int(_move_worth(s, seat, move)) for move in moves]


def _move_worth(s: Contest, seat: int, move: Move) -> i64:
    frame = s.frames[-1]
    if isinstance(frame, Restock):
        junk = move.verb == DISCARD
        return FRESH_CARD - _card_worth(s, seat, move.args[0]) if junk else i64(0)
    after = GAME.clone(s)
    GAME.apply(after, seat, move, SILENT)
    if isinstance(frame, Turn) and frame.actions == 0:
        after.chef = 0
    if is_last_round(s):
        return final_worth(after, seat)
    worth = position_worth(after, seat)
    if move.verb == COMPLETE:
        worth += _reward_worth(s, move.args[0])
    if move.verb == RESTOCK:
        worth += _restock_worth(s, seat)
    if move.verb == PLAY and move.args[0] > LAST_INGREDIENT:
        worth += _opportunity_worth(s, seat, move.args[0])
        if len(completable(after, seat)) > len(completable(s, seat)):
            worth += ENABLED
    if move.verb == SPLIT:
        worth += FRESH_CARD * move.args[0] - _crowd(s, seat, move.args[0])
    return worth


def is_last_round(s: Contest) -> bool:
    """SAND-6.5 The end is announced, so this turn is the last."""
    for done in s.orders:
        if len(done) >= ORDERS_TO_END:
            return True
    return False


def final_worth(s: Contest, seat: int) -> i64:
    """In the last turn only points count, and what can still be completed."""
    worth: i64 = score(s, seat) * POINT
    return worth + _in_sight(s, seat) if tempo(s, seat) > 0 else worth


def position_worth(s: Contest, seat: int) -> i64:
    """Points had and points in sight."""
    worth: i64 = (printed_points(s, seat) + s.chips[seat]) * POINT
    worth += NEW_TYPE * _types(s, seat).bit_count()
    worth += _coins_worth(s.coins[seat])
    for card in s.hands[seat].cards:
        worth += _card_worth(s, seat, card)
    for card in s.kitchens[seat]:
        effect: i64 = s.cards.effect[card]
        worth += LAID_QUALITY * i64(s.cards.quality[card])
        if effect == COLLECT_COINS or effect == COLLECT_CARDS:
            worth += COLLECTING
    for assistant in range(i64(1), i64(CATEGORIES)):
        if s.assistants[assistant] == seat:
            worth += ASSISTANT
            if s.coins[seat] < FEW_COINS:
                worth -= UPKEEP_COINS * COIN
    return worth + _in_sight(s, seat)


def _coins_worth(coins: i64) -> i64:
    return COIN * min(coins, FEW_COINS)


def _card_worth(s: Contest, seat: i64, card: i64) -> i64:
    """A card in hand; an opportunity is worth the points it counts at the end (SAND-7.2)."""
    if card > LAST_INGREDIENT:
        return OPPORTUNITY_POINTS * POINT
    if card == 0:
        return FRESH_CARD
    worth: i64 = CARD + CARD_QUALITY * i64(s.cards.quality[card])
    worth -= CARD_COST * cost(s, seat, card)
    return worth + HELPED if helped(s, seat, card) else worth


def _restock_worth(s: Contest, seat: i64) -> i64:
    """Cards up to five, and better ones than the worst in hand."""
    cards = s.hands[seat].cards
    worth: i64 = 0
    missing: i64 = HAND_SIZE - len(cards)
    if missing > 0:
        worth += FRESH_CARD * missing
    for card in cards:
        gain = FRESH_CARD - _card_worth(s, seat, card)
        if gain > 0:
            worth += gain
    return worth


def _opportunity_worth(s: Contest, seat: i64, card: i64) -> i64:
    """What the effect of an opportunity brings that the position does not show yet."""
    effect: i64 = s.cards.effect[card]
    amount: i64 = s.cards.amount[card]
    if effect == GET_ASSISTANT:
        return ASSISTANT + FITTING * _most_fitting(s, seat) - HANDED_ON
    if effect == UNITS:
        return amount * UNIT - HANDED_ON
    if effect == BETTER_ORDER:
        return -HANDED_ON
    return _worth_laid_free(s, seat, amount) - HANDED_ON


def _most_fitting(s: Contest, seat: i64) -> i64:
    """The most ingredients that an assistant in the centre would help with."""
    most: i64 = 0
    for category in range(i64(1), i64(CATEGORIES)):
        if s.assistants[category] == CENTRE:
            fitting: i64 = 0
            for held in s.hands[seat].cards:
                if s.cards.category[held] == category:
                    fitting += 1
            for laid in s.kitchens[seat]:
                if s.cards.category[laid] == category:
                    fitting += 1
            if fitting > most:
                most = fitting
    return most


def _worth_laid_free(s: Contest, seat: i64, amount: i64) -> i64:
    """SAND-9.4 The best so many ingredients in hand, laid by Cocina libre."""
    qualities = [
        int(s.cards.quality[card] + (BETTER if helped(s, seat, card) else i64(0)))
        for card in s.hands[seat].cards
        if is_ingredient(card)
    ]
    qualities.sort(reverse=True)
    worth: i64 = 0
    for quality in qualities[:amount]:
        worth += LAID_FREE + QUALITY_FREE * i64(quality)
    return worth


def _crowd(s: Contest, seat: i64, cards: i64) -> i64:
    """Cards above the hand limit are not worth drawing."""
    over: i64 = i64(len(s.hands[seat].cards)) + cards - HAND_SIZE
    return FRESH_CARD * max(over, 0)


def _in_sight(s: Contest, seat: i64) -> i64:
    """The best open order for the zone as it is, and a little of the next best."""
    first: i64 = 0
    second: i64 = 0
    for order in s.row:
        worth = _order_in_sight(s, seat, order)
        if worth > first:
            second = first
            first = worth
        elif worth > second:
            second = worth
    return first + second * SECOND_BEST // 100


def _order_in_sight(s: Contest, seat: i64, order: i64) -> i64:
    places: i64 = len(s.kitchens[seat])
    size: i64 = s.cards.order_size[order]
    have: i64 = size if size < places else places
    best: i64 = s.chef
    for mask in SUBSETS[min(places, ZONE_SIZE) * 6 + have]:
        quality = quality_of(s, seat, mask)
        if quality > best:
            best = quality
    steps: i64 = size - have
    short: i64 = 10 * (i64(s.cards.order_quality[order]) - best) - steps * STEP_QUALITY
    if short > 0:
        steps += (short + STEP_QUALITY - 1) // STEP_QUALITY
    near: i64 = NEARNESS[min(steps, len(NEARNESS) - 1)]
    return _order_worth(s, seat, order) * near // 1000


def _order_worth(s: Contest, seat: i64, order: i64) -> i64:
    """Printed points, reward, the bonus to be hoped for, and variety."""
    size: i64 = s.cards.order_size[order]
    bonus: i64 = int(s.cards.order_bonus[order]).bit_count()
    worth: i64 = POINT * i64(s.cards.order_points[order])
    worth += _reward_worth(s, order)
    worth += POINT * BONUS * bonus * size // (CATEGORIES - 1)
    if _types(s, seat) >> size & 1 == 0:
        worth += NEW_TYPE
    return worth


def _reward_worth(s: Contest, order: i64) -> i64:
    units: i64 = s.cards.order_units[order]
    return UNIT * units if units > 0 else REWARD_A


def _types(s: Contest, seat: i64) -> int:
    """The types of the orders a player has completed, as a mask."""
    mask = 0
    for order in s.orders[seat]:
        mask |= bit(s.cards.order_size[order])
    return mask
