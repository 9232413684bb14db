"""DELI-6.1 and 7.4: holding, playing and repeating action cards."""

from mypy_extensions import i64

from ludoteka.games.deli.rules.parts import (
    KATH,
    PETE,
    TAKE_THAT,
    Cards,
)
from ludoteka.games.deli.rules.state import Deli
from ludoteka.games.deli.rules.words import AGAIN, AGAINS, PLAY, PLAYS
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit
from ludoteka.kernel.pending import NO_MOVES, Move, Refusal, moves_of
from ludoteka.kernel.sharing import with_one_more, with_row, without


def hand_size(s: Deli, seat: i64) -> i64:
    """DELI-2.3 The number of action cards in a hand, which everybody knows."""
    return len(s.hands[seat].cards)


def has_played(s: Deli, seat: i64, action: i64) -> bool:
    """DELI-6.1 This card was played by this player in this round."""
    return (s.played[seat] >> action) & 1 == 1


def in_hand(s: Deli, seat: i64) -> i64:
    """The action cards in a hand, as a mask."""
    mask: i64 = 0
    for action in s.hands[seat].cards:
        mask |= bit(action)
    return mask


def playable(s: Deli, seat: i64) -> i64:
    """In the hand, and not yet played this round, as a mask."""
    return in_hand(s, seat) & ~s.played[seat]


def repeatable(s: Deli, seat: i64) -> i64:
    """DELI-7.4 and 7.10 The open cards that may be played once more, not twice in a round, as a
    mask."""
    if s.holder[PETE] != seat:
        return 0
    mask: i64 = 0
    for action in s.front[seat]:
        mask |= bit(action)
    return mask & ~s.played[seat]


def can_repeat_some(s: Deli, seat: i64, when: i64) -> bool:
    """Some open card may be played once more at such a moment."""
    return repeatable(s, seat) & s.cards.at[when] != 0


def plays_at(s: Deli, seat: i64, when: i64) -> list[Move]:
    """The cards of a seat, jokers apart, for such a moment: from the hand, then once more."""
    from_hand = playable(s, seat) & s.cards.at[when]
    once_more = repeatable(s, seat) & s.cards.at[when]
    if from_hand | once_more == 0:
        return NO_MOVES
    return moves_of(PLAYS, from_hand) + moves_of(AGAINS, once_more)


def play_card(s: Deli, seat: i64, move: Move, out: Journal) -> None:
    """DELI-2.3 Lay a card open, from the hand or once more; it is out unless it may come again."""
    action = move.a
    s.played[seat] |= bit(action)
    if move.verb == AGAIN:
        s.front = with_row(s.front, seat, without(s.front[seat], action))
        s.spent = with_one_more(s.spent, action)
        out.say("plays-again", seat, action)
        return
    leave_hand(s, seat, action, out)
    if action >= TAKE_THAT and (PETE in s.chefs[seat] or KATH in s.chefs[seat]):
        s.front = with_row(s.front, seat, with_one_more(s.front[seat], action))
    else:
        s.spent = with_one_more(s.spent, action)
    out.say("plays", seat, action)


def leave_hand(s: Deli, seat: i64, action: i64, out: Journal) -> None:
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
