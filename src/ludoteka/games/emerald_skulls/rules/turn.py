"""SKULL-2 to SKULL-6: the turn. Buy dice, then bet, roll, place and check until an out."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.betting import IN_HAND, Betting, first_asked, racing_seats
from ludoteka.games.emerald_skulls.rules.dice import FACES, dice_key, set_of
from ludoteka.games.emerald_skulls.rules.parts import (
    EYES,
    FEWEST_DICE,
    GEM_LEVEL,
    LOWEST,
    MARKERS,
    NOSE,
    SKULL,
)
from ludoteka.games.emerald_skulls.rules.payout import PAY_ROLLER, end_of_match
from ludoteka.games.emerald_skulls.rules.solo import OPPOSITION, is_last_round, rest_to_rivals
from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo, room, supply
from ludoteka.games.emerald_skulls.rules.wagers import BUST, GEM, RUN, STOP, TURN_DICE
from ludoteka.games.emerald_skulls.rules.words import (
    ASK_BUY,
    ASK_CHECK,
    ASK_PLACE,
    BUST_IT,
    BUST_OUT,
    BUY,
    BUYS,
    PICK,
    PICK_IT,
    PLACE,
    PLACES,
    ROLL_DICE,
    ROLL_IT,
    ROLL_ON,
    STOP_HERE,
    STOP_IT,
    TOKEN,
    TOKEN_IT,
)
from ludoteka.kernel.chances import Roll, count_faces
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import Decide, Move, Pending, Refusal


class Turns(Frame[Skulls]):
    """SKULL-2 and 10.1 One turn after another until a payout empties the pot."""

    def run(self, s: Skulls, out: Journal) -> bool:
        if is_solo(s) and is_last_round(s):
            rest_to_rivals(s, out)
        if s.pot == 0:
            s.frames.pop()
            end_of_match(s, out)
            return True
        if s.turn > 0:
            s.roller = (s.roller + 1) % len(s.gears)
        s.turn += 1
        s.rolled[s.roller] = s.turn
        clear_the_skull(s)
        out.say("turn-begins", s.roller, s.turn)
        s.frames.append(ROLL_PHASE)
        if is_solo(s):
            s.frames.append(OPPOSITION)
        s.frames.append(BUY_DICE)
        return True

    def code(self) -> list[Code]:
        return ["turns"]


def clear_the_skull(s: Skulls) -> None:
    """SKULL-9.7 Markers and dice return."""
    natural, skulls, roll = s.natural, s.skulls, s.roll
    for level in range(LOWEST, GEM_LEVEL + 1):
        natural[level] = 0
        skulls[level] = 0
    for face in range(FACES):
        roll[face] = 0
    s.bets = vec[i64]()
    s.bettors = vec[i64]()
    s.floor = 0
    s.hand = 0
    s.picks = 0
    s.step = 0


class BuyDice(Frame[Skulls]):
    """SKULL-3.1 Roll with three dice for nothing, or pay the pot for more."""

    def run(self, s: Skulls, out: Journal) -> bool:
        if most_dice(s) > FEWEST_DICE:
            return False
        s.frames.pop()
        take_dice(s, FEWEST_DICE, out)
        return True

    def ask(self, s: Skulls) -> Pending:
        return Decide(s.roller, ASK_BUY, _HANDS[most_dice(s)])

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        take_dice(s, move.a, out)

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb == BUY:
            price = s.cards.prices[move.args[0]]
            return Refusal("SKULL-3.1", "cannot-pay", price, s.gears[seat])
        return Refusal("SKULL-3.1", "buy-first")

    def code(self) -> list[Code]:
        return ["buy"]


BUY_DICE: Final = BuyDice()


_HANDS: Final = [BUYS[FEWEST_DICE : dice + 1] for dice in range(TURN_DICE + 1)]


def most_dice(s: Skulls) -> i64:
    """The largest hand the roller can pay for."""
    dice: i64 = FEWEST_DICE
    gears = s.gears[s.roller]
    while dice < TURN_DICE and s.cards.prices[dice + 1] <= gears:
        dice += 1
    return dice


def take_dice(s: Skulls, dice: i64, out: Journal) -> None:
    price: i64 = s.cards.prices[dice]
    s.gears[s.roller] -= price
    s.pot += price
    s.hand = dice
    out.say("bought", s.roller, dice, price)


class RollPhase(Frame[Skulls]):
    """SKULL-4.1, SKULL-4.2, SKULL-6.3 A betting step, then all dice in hand are rolled."""

    def run(self, s: Skulls, out: Journal) -> bool:
        s.frames.pop()
        s.step += 1
        s.frames.append(ROLLING)
        if not is_solo(s):
            s.frames.append(Betting(first_asked(s), racing_seats(s)))
        return True

    def code(self) -> list[Code]:
        return ["phase"]


ROLL_PHASE: Final = RollPhase()


class Rolling(Frame[Skulls]):
    """SKULL-4.2 The roll."""

    def ask(self, s: Skulls) -> Pending:
        return _ROLLS[s.hand]

    def resolve(self, s: Skulls, outcome: int, out: Journal) -> None:
        s.frames.pop()
        roll = s.roll
        for face in range(FACES):
            roll[face] = 0
        count_faces(roll, outcome, s.hand)
        if not out.silent:
            out.say("rolled", s.roller, set_of(roll))
        s.frames.append(PLACE_DICE)

    def code(self) -> list[Code]:
        return ["rolling"]


ROLLING: Final = Rolling()

_ROLLS: Final = [Roll(ROLL_DICE, dice) for dice in range(TURN_DICE + 1)]


class Place(Frame[Skulls]):
    """SKULL-4.3 Place dice on one level, or take a reroll action; or else the roller busts."""

    def run(self, s: Skulls, out: Journal) -> bool:
        if can_place(s) or can_pick(s) or s.tokens[s.roller] > 0:
            return False
        s.frames.pop()
        end_turn(s, BUST, out)
        return True

    def ask(self, s: Skulls) -> Pending:
        known = choices(s)
        return Decide(s.roller, ASK_PLACE, known.moves, known.about)

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        verb = move.verb
        if verb == PLACE:
            place_dice(s, move, out)
        elif verb == PICK:
            pick_nose(s, out)
        elif verb == TOKEN:
            spend_token(s, out)
        else:
            end_turn(s, BUST, out)

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb == PLACE:
            level, natural, skulls = move.args
            return refuse_place(s, level, natural, skulls)
        if move.verb == BUST_OUT:
            return Refusal("SKULL-4.4", "can-place")
        if move.verb == TOKEN:
            return Refusal("SKULL-6.1", "no-token")
        if move.verb == PICK:
            word = "nothing-to-pick" if s.natural[NOSE] == 0 else "picked-twice"
            return Refusal("SKULL-6.2", word)
        if move.verb in (STOP_HERE, ROLL_ON):
            return Refusal("SKULL-4.5", "place-first")
        return Refusal("SKULL-4.2", "place-or-reroll")

    def code(self) -> list[Code]:
        return ["place"]


PLACE_DICE: Final = Place()


class Choices:
    """What may be done with some dice, and the number of their set, which the question names."""

    def __init__(self, moves: list[Move], dice: int) -> None:
        self.moves: Final = moves
        self.about: Final = (dice,)


_CHOICES: Final[dict[int, Choices]] = {}


def choices(s: Skulls) -> Choices:
    """Placements by level, natural dice and skulls; nose pick; token; bust (remembered)."""
    eyes_left: i64 = room(s, EYES)
    pick: i64 = 1 if can_pick(s) else 0
    token: i64 = 1 if s.tokens[s.roller] > 0 else 0
    rest: i64 = ((s.floor * 4 + eyes_left) * 2 + pick) * 2 + token
    key: i64 = rest << 18 | dice_key(s.roll)
    known = _CHOICES.get(key)
    if known is None:
        moves = placements(s)
        if pick:
            moves.append(PICK_IT)
        if token:
            moves.append(TOKEN_IT)
        if not can_place(s):
            moves.append(BUST_IT)
        known = Choices(moves, set_of(s.roll))
        _CHOICES[key] = known
    return known


def can_pick(s: Skulls) -> bool:
    """SKULL-6.2 A III lies on the nose, and a marker is left to pick it with."""
    return s.natural[NOSE] > 0 and s.picks < MARKERS


def can_place(s: Skulls) -> bool:
    """SKULL-5.1 to 5.4 Some die may go to a level, not below the floor, that is not full."""
    roll = s.roll
    for level in range(max(s.floor, LOWEST), GEM_LEVEL + 1):
        if roll[level - 1] + roll[SKULL] > 0 and room(s, level) > 0:
            return True
    return False


def placements(s: Skulls) -> list[Move]:
    """SKULL-5.1 to 5.4 One level, not below the floor; its dice or skulls, as many as it holds."""
    moves: list[Move] = []
    for level in range(max(int(s.floor), 1), GEM_LEVEL + 1):
        for natural in range(s.roll[level - 1] + 1):
            for skulls in range(s.roll[SKULL] + 1):
                if 1 <= natural + skulls <= room(s, level):
                    moves.append(PLACES[level][natural][skulls])
    return moves


def closed_levels(floor: int) -> list[int]:
    """SKULL-5.3 The levels below the highest one of the turn."""
    return list(range(1, floor))


def refuse_place(s: Skulls, level: int, natural: int, skulls: int) -> Refusal:
    """Why these dice may not be placed there; the lowest clause."""
    if natural + skulls > s.cards.holds[level]:
        return Refusal("SKULL-1.2", "level-too-small", level, s.cards.holds[level])
    if natural > s.roll[level - 1] or skulls > s.roll[SKULL]:
        return Refusal("SKULL-5.2", "dice-do-not-show", level)
    if level < s.floor:
        return Refusal("SKULL-5.3", "below-floor", level, int(s.floor))
    return Refusal("SKULL-5.4", "level-full", level)


def place_dice(s: Skulls, move: Move, out: Journal) -> None:
    """SKULL-4.3 and 4.5 Dice go to the skull; a gem or an empty hand ends the turn."""
    level, natural, skulls = move.a, move.b, move.c
    s.natural[level] += natural
    s.skulls[level] += skulls
    s.roll[level - 1] -= natural
    s.roll[SKULL] -= skulls
    s.hand -= natural + skulls
    s.floor = level
    if not out.silent:
        placed = vec[i64]([0] * FACES)
        placed[level - 1] = natural
        placed[SKULL] = skulls
        out.say("placed", s.roller, set_of(placed), level)
    ended: i64 = 0
    if level == GEM_LEVEL:
        ended |= GEM
    if s.hand == 0:
        ended |= RUN
    if ended != 0:
        end_turn(s, ended, out)
    else:
        s.frames.append(CHECK)


def spend_token(s: Skulls, out: Journal) -> None:
    """SKULL-6.1 One die more, if there is one, and all are rolled again."""
    s.tokens[s.roller] -= 1
    if supply(s) > 0:
        s.hand += 1
    out.say("token-spent", s.roller, s.hand)
    s.frames.append(ROLL_PHASE)


def pick_nose(s: Skulls, out: Journal) -> None:
    """SKULL-6.2 A marker at the nose for a III, and all dice in hand are rolled again."""
    s.picks += 1
    s.natural[NOSE] -= 1
    s.hand += 1
    out.say("picked", s.roller, s.hand)
    s.frames.append(ROLL_PHASE)


class Check(Frame[Skulls]):
    """SKULL-4.5 Stop, or roll on with what is left in hand."""

    def ask(self, s: Skulls) -> Pending:
        return Decide(s.roller, ASK_CHECK, _STOP_OR_ROLL, IN_HAND[s.hand])

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        if move.verb == STOP_HERE:
            end_turn(s, STOP, out)
        else:
            s.frames.append(ROLL_PHASE)

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb in (PICK, TOKEN):
            return Refusal("SKULL-4.2", "reroll-too-late")
        return Refusal("SKULL-4.5", "stop-or-roll")

    def code(self) -> list[Code]:
        return ["check"]


CHECK: Final = Check()
_STOP_OR_ROLL: Final = [STOP_IT, ROLL_IT]
_OUT_NOTES: Final = {1: "out-bust", 2: "out-stop", 4: "out-gem", 8: "out-run", 12: "out-double"}


def end_turn(s: Skulls, ended: i64, out: Journal) -> None:
    """SKULL-8.1 An out; the payout follows."""
    if not out.silent:
        out.say(_OUT_NOTES[ended], s.roller)
    s.frames.append(PAY_ROLLER[ended])
