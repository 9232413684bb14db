"""What a plain, greedy player thinks of each move: the worth of the position it leads to.

Everything is read from the position of a `View`, so nothing hidden is known. Worths are tenths of
a victory point.
"""

from typing import Final

from mypy_extensions import i64

from ludoteka.games.sandwich_wars.rules.actions import Restock
from ludoteka.games.sandwich_wars.rules.game import GAME
from ludoteka.games.sandwich_wars.rules.orders import SUBSETS, completable, quality_of
from ludoteka.games.sandwich_wars.rules.parts import (
    BETTER_ORDER,
    BONUS,
    CATEGORIES,
    COLLECT_CARDS,
    COLLECT_COINS,
    GET_ASSISTANT,
    HAND_SIZE,
    HIRE_COST,
    LAST_INGREDIENT,
    OPPORTUNITY_POINTS,
    ORDERS_TO_END,
    UNITS,
    UPKEEP_COINS,
    ZONE_SIZE,
)
from ludoteka.games.sandwich_wars.rules.scoring import printed_points, score
from ludoteka.games.sandwich_wars.rules.state import Contest, cost
from ludoteka.games.sandwich_wars.rules.turn import Turn
from ludoteka.games.sandwich_wars.rules.words import COMPLETE, DISCARD, PLAY, RESTOCK, SPLIT
from ludoteka.kernel.game import View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Move

POINT: Final[i64] = 10
FRESH_CARD: Final[i64] = 9
"""A card nobody has seen yet."""
NEW_TYPE: Final[i64] = 35
"""What another type of order brings in variety, on the way to all five."""
REWARD_A: Final[i64] = 25
UNIT: Final[i64] = 9
ROUND_TRIPS: Final[i64] = 2
"""The points an opportunity is kept for before anybody has completed an order."""
ACTION: Final[i64] = 40
"""What an action saved is worth."""
STEP_QUALITY: Final[i64] = 4
"""What one more good ingredient adds."""
NEARNESS: Final = [90, 72, 57, 46, 36, 29, 23, 18, 15, 12, 9]
"""How much of an order's worth counts when so many ingredients are missing, in hundredths."""
SECOND_BEST: Final[i64] = 3
"""The next order on the list counts a third."""
DEAR: Final[i64] = 8
CHEAP: Final[i64] = 4
FEW_COINS: Final[i64] = 8
MANY_COINS: Final[i64] = 16


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
        return FRESH_CARD - _card_worth(s, seat, move.args[0]) if junk else 0
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
            worth += ACTION
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
    return worth + _in_sight(s, seat)


def position_worth(s: Contest, seat: int) -> i64:
    """Points had and points in sight."""
    worth: i64 = (printed_points(s, seat) + s.chips[seat]) * POINT
    worth += NEW_TYPE * _types(s, seat).bit_count()
    worth += _coins_worth(s.coins[seat])
    for card in s.hands[seat].cards:
        worth += _card_worth(s, seat, card)
    for card in s.kitchens[seat]:
        effect: i64 = s.cards.effect[card]
        worth += i64(s.cards.quality[card])
        if effect == COLLECT_COINS or effect == COLLECT_CARDS:
            worth += FRESH_CARD
    for assistant in range(i64(1), i64(CATEGORIES)):
        if s.assistants[assistant] == seat:
            worth += FRESH_CARD + DEAR
            worth -= UPKEEP_COINS * (DEAR if s.coins[seat] < FEW_COINS else CHEAP)
    return worth + _in_sight(s, seat)


def _coins_worth(coins: i64) -> i64:
    """The first coins are worth more than the later ones."""
    worth: i64 = DEAR * min(coins, FEW_COINS)
    if coins > FEW_COINS:
        worth += CHEAP * (min(coins, MANY_COINS) - FEW_COINS)
    if coins > MANY_COINS:
        worth += coins - MANY_COINS
    return worth


def _card_worth(s: Contest, seat: i64, card: i64) -> i64:
    """A card in hand; an opportunity keeps its points, but early in the game it comes round."""
    if card > LAST_INGREDIENT:
        most: i64 = 0
        for done in s.orders:
            most = max(most, i64(len(done)))
        return min(OPPORTUNITY_POINTS, ROUND_TRIPS + most) * POINT
    if card == 0:
        return FRESH_CARD
    worth: i64 = 2 + 2 * i64(s.cards.quality[card]) - cost(s, seat, card) // 2
    if s.assistants[s.cards.category[card]] == seat:
        worth += 6
    return worth


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
        return HIRE_COST * DEAR + ACTION
    if effect == UNITS:
        return amount * UNIT
    if effect == BETTER_ORDER:
        return 0
    costs = [s.cards.cost[each] for each in s.hands[seat].cards if each <= LAST_INGREDIENT]
    costs.sort(reverse=True)
    worth: i64 = 0
    for price in costs[:amount]:
        worth += i64(price) * DEAR + ACTION
    return worth


def _crowd(s: Contest, seat: i64, cards: i64) -> i64:
    """Cards above the hand limit are hardly worth drawing."""
    over: i64 = i64(len(s.hands[seat].cards)) + cards - HAND_SIZE
    return over * (FRESH_CARD - 2) if over > 0 else 0


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
    return first + second // SECOND_BEST


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
    short: i64 = i64(s.cards.order_quality[order]) - best - steps * STEP_QUALITY
    if short > 0:
        steps += (short + STEP_QUALITY - 1) // STEP_QUALITY
    near: i64 = NEARNESS[min(steps, len(NEARNESS) - 1)]
    return _order_worth(s, seat, order) * near // 100


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
