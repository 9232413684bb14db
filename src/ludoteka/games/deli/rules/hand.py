"""DELI-6.1 and 7.4: holding, playing and repeating action cards."""

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    KATH,
    PETE,
    SECOND_HELPING,
    TAKE_THAT,
    Cards,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import AGAIN, AGAINS, PLAY, PLAYS
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import Move, Refusal


def hand_size(s: Deli, seat: int) -> i64:
    """DELI-2.3 The number of action cards in a hand, which everybody knows."""
    return len(s.hands[seat].cards)


def has_played(s: Deli, seat: int, action: i64) -> bool:
    """DELI-6.1 This card was played by this player in this round."""
    return (s.played[seat] >> action) & 1 == 1


def can_play(s: Deli, seat: int, action: i64) -> bool:
    """In the hand, and not yet played this round."""
    return not has_played(s, seat, action) and action in s.hands[seat].cards


def can_repeat(s: Deli, seat: int, action: i64) -> bool:
    """DELI-7.4 and 7.10 An open card may be played once more, not twice in a round."""
    return s.holder[PETE] == seat and action in s.front[seat] and not has_played(s, seat, action)


def can_repeat_some(s: Deli, seat: int, when: i64) -> bool:
    """Some open card may be played once more at such a moment."""
    if s.holder[PETE] != seat:
        return False
    for action in s.front[seat]:
        if s.cards.when[action] == when and not has_played(s, seat, action):
            return True
    return False


def plays_at(s: Deli, seat: int, when: i64) -> list[Move]:
    """The cards of a seat, jokers apart, for such a moment: from the hand, then once more."""
    moves: list[Move] = []
    for action in range(TAKE_THAT, SECOND_HELPING + 1):
        if s.cards.when[action] == when and can_play(s, seat, action):
            moves.append(PLAYS[action])
    if s.front[seat]:
        for action in range(TAKE_THAT, SECOND_HELPING + 1):
            if s.cards.when[action] == when and can_repeat(s, seat, action):
                moves.append(AGAINS[action])
    return moves


def play_card(s: Deli, seat: int, move: Move, out: Journal) -> None:
    """DELI-2.3 Lay a card open, from the hand or once more; it is out unless it may come again."""
    action = move.args[0]
    s.played[seat] |= bit(action)
    if move.verb == AGAIN:
        s.front[seat].remove(action)
        s.spent.append(action)
        out.say("plays-again", seat, action)
        return
    leave_hand(s, seat, action, out)
    if action >= TAKE_THAT and (PETE in s.chefs[seat] or KATH in s.chefs[seat]):
        s.front[seat].append(action)
    else:
        s.spent.append(action)
    out.say("plays", seat, action)


def leave_hand(s: Deli, seat: int, action: int, out: Journal) -> None:
    hand = s.hands[seat]
    hand.take(hand.find(action))
    out.reveal()


def refuse_play(s: Deli, seat: int, move: Move, when: i64) -> Refusal | None:
    """DELI-2.3, 6.1 and 7.4 Why a card cannot be played at such a moment; None if it can."""
    action = move.args[0]
    if move.verb == PLAY and action not in s.hands[seat].cards:
        return Refusal("DELI-2.3", "not-in-hand", action)
    if not _is_for(s.cards, action, when):
        return Refusal("DELI-6.1", "wrong-moment", action)
    if has_played(s, seat, action):
        return Refusal("DELI-6.1", "played-already", action)
    if move.verb == PLAY:
        if action < TAKE_THAT:
            return Refusal("DELI-6.2", "name-joker", action)
        return None
    if s.holder[PETE] != seat or action < TAKE_THAT:
        return Refusal("DELI-7.4", "no-repeat-power")
    if action not in s.front[seat]:
        return Refusal("DELI-7.4", "not-played-before", action)
    return None


def _is_for(cards: Cards, action: int, when: i64) -> bool:
    return cards.when[action] == when
