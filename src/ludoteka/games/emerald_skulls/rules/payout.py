"""SKULL-9 to SKULL-11: the payout, and the end."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from ludoteka.games.emerald_skulls.rules.betting import slot_of
from ludoteka.games.emerald_skulls.rules.parts import (
    GEM_LEVEL,
    LOWEST,
    NOSE,
    PER_SKULL,
    PER_TOOTH,
    PLUS,
    TIMES,
    Bet,
    Cards,
)
from ludoteka.games.emerald_skulls.rules.state import Skulls, is_solo
from ludoteka.games.emerald_skulls.rules.wagers import BUST, DOUBLE, GEM, RUN, features
from ludoteka.games.emerald_skulls.rules.words import ASK_PAYOUT, BASE_IT, JACKPOT, JACKPOTS
from ludoteka.kernel.game import Code, Frame
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.masks import bit, nth
from ludoteka.kernel.pending import NO_MOVES, Decide, Move, Over, Pending, Refusal


class PayRoller(Frame[Skulls]):
    """SKULL-9.3 The roller is paid first: nothing after a bust, else the base or a jackpot."""

    def __init__(self, out: int) -> None:
        self.out: Final[i64] = out

    def run(self, s: Skulls, out: Journal) -> bool:
        if self.out != BUST:
            if self.jackpots(s):
                return False
            self._pay_base(s, out)
        s.frames.pop()
        s.frames.append(PAY_BETS[self.out])
        return True

    def jackpots(self, s: Skulls) -> list[Move]:
        """The jackpots in play whose condition is met."""
        if not s.data.jackpots:
            return NO_MOVES
        met: list[Move] = []
        counted = counts(s)
        for slot in s.data.jackpots:
            if s.data.wagers[slot].holds(counted, self.out):
                met.append(JACKPOTS[s.data.bets[slot]])
        return met

    def ask(self, s: Skulls) -> Pending:
        return Decide(s.roller, ASK_PAYOUT, [BASE_IT, *self.jackpots(s)])

    def answer(self, s: Skulls, seat: int, move: Move, out: Journal) -> None:
        s.frames.pop()
        s.frames.append(PAY_BETS[self.out])
        if move.verb == JACKPOT:
            card, wager = move.args
            bet = s.cards.bets[s.data.bets[slot_of(s, card, wager)]]
            paid = pay(s, seat, jackpot_gears(bet, s.natural, s.skulls))
            out.say("paid-jackpot", seat, bet.wager, paid)
        else:
            self._pay_base(s, out)

    def _pay_base(self, s: Skulls, out: Journal) -> None:
        """SKULL-9.2 and 9.4 Gears as far as the pot reaches, and all tokens of the nose."""
        tokens = base_tokens(s.cards, s.natural, s.skulls, self.out)
        s.tokens[s.roller] += tokens
        paid = pay(s, s.roller, base_gears(s.cards, s.natural, s.skulls, self.out))
        out.say("paid-base", s.roller, paid, tokens)

    def refuse(self, s: Skulls, seat: int, move: Move) -> Refusal:
        if move.verb == JACKPOT:
            card, wager = move.args
            word = "jackpot-missed" if slot_of(s, card, wager) >= 0 else "no-jackpot"
            return Refusal("SKULL-9.3", word, card, wager)
        return Refusal("SKULL-9.3", "choose-payout")

    def code(self) -> list[Code]:
        return ["roller", int(self.out)]


PAY_ROLLER: Final = [PayRoller(out) for out in range(DOUBLE + 1)]


def counts(s: Skulls) -> vec[i64]:
    return features(s.natural, s.skulls, s.picks, s.hand)


def _column(out: i64) -> i64:
    """The column of the payout table: stop, gem, run, double."""
    return 3 if out == DOUBLE else 2 if out == RUN else 1 if out == GEM else 0


def base_gears(cards: Cards, natural: vec[i64], skulls: vec[i64], out: i64) -> int:
    """SKULL-9.4, SKULL-9.5 Gears for each die but those on the nose; skulls pay only with a gem."""
    column = _column(out)
    gears: i64 = 0
    for level in range(LOWEST, GEM_LEVEL + 1):
        if not cards.pays_tokens[level]:
            dice = natural[level] + (skulls[level] if out & GEM else i64(0))
            gears += dice * cards.levels[level][column]
    return gears


def base_tokens(cards: Cards, natural: vec[i64], skulls: vec[i64], out: i64) -> int:
    """SKULL-9.4, SKULL-9.5 A token for each die on the nose; skulls pay only with a gem."""
    dice = natural[NOSE] + (skulls[NOSE] if out & GEM else i64(0))
    return dice * cards.levels[NOSE][_column(out)]


def jackpot_gears(bet: Bet, natural: vec[i64], skulls: vec[i64]) -> int:
    """SKULL-9.3 What a jackpot pays: once, for each skull die, for each tooth that is none."""
    if bet.per == PER_SKULL:
        return bet.jackpot * sum(skulls)
    if bet.per == PER_TOOTH:
        return bet.jackpot * (natural[1] + natural[2])
    return int(bet.jackpot)


def pay(s: Skulls, seat: i64, due: i64) -> i64:
    """SKULL-9.2 Gears from the pot; the last ones if it cannot pay in full."""
    paid: i64 = due if due < s.pot else s.pot
    s.pot -= paid
    s.gears[seat] += paid
    return paid


class PayBets(Frame[Skulls]):
    """SKULL-9.1 The bets in the order of the cards, each stack from the bottom."""

    def __init__(self, out: int) -> None:
        self.out: Final[i64] = out

    def run(self, s: Skulls, out: Journal) -> bool:
        s.frames.pop()
        if len(s.bets) > 0 and s.pot > 0:
            self._pay(s, out)
        if s.pot == 0:
            out.say("pot-empty")
        return True

    def _pay(self, s: Skulls, out: Journal) -> None:
        """SKULL-9.2 and 9.6 Each bet on its own; an empty pot ends it at once."""
        counted = counts(s)
        lying: i64 = 0
        for slot in s.bets:
            lying |= bit(slot)
        while lying != 0:
            slot = nth(lying, 0)
            lying ^= bit(slot)
            if s.data.wagers[slot].holds(counted, self.out):
                self._pay_stack(s, slot, out)
                if s.pot == 0:
                    return

    def _pay_stack(self, s: Skulls, slot: i64, out: Journal) -> None:
        height: i64 = 0
        for place, each in enumerate(s.bets):
            if each == slot and s.pot > 0:
                pay_bet(s, slot, s.bettors[place], height, out)
                height += 1

    def code(self) -> list[Code]:
        return ["bets", int(self.out)]


PAY_BETS: Final = [PayBets(out) for out in range(DOUBLE + 1)]


def pay_bet(s: Skulls, slot: i64, bettor: i64, height: i64, out: Journal) -> None:
    """SKULL-7.4, 9.2 and 11.2 One marker of a bet that has won."""
    bet = s.cards.bets[s.data.bets[slot]]
    due = bet.pays[height]
    if bet.modifier == PLUS:
        due += counter_bets(s, bet)
    elif bet.modifier == TIMES:
        due *= counter_bets(s, bet)
    if is_solo(s):
        paid: i64 = due if due < s.pot else s.pot
        s.pot -= paid
        s.rivals += paid
        out.say("rival-paid", bettor, bet.card, bet.wager, paid)
    elif bet.in_tokens:
        s.tokens[bettor] += due
        out.say("bet-paid-tokens", bettor, bet.card, bet.wager, due)
    else:
        paid = pay(s, bettor, due)
        out.say("bet-paid", bettor, bet.card, bet.wager, paid)


def counter_bets(s: Skulls, bet: Bet) -> int:
    """SKULL-11.2 and 11.3 Markers on the card outside the group of this bet."""
    against: i64 = 0
    for slot in s.bets:
        other = s.cards.bets[s.data.bets[slot]]
        if other.card == bet.card and other.beside != bet.beside:
            against += 1
    return against


def end_of_match(s: Skulls, out: Journal) -> None:
    """SKULL-10.1 and 12.3 Who has won."""
    if is_solo(s):
        word = "solo-won" if s.gears[0] > s.rivals else "solo-lost"
        out.say(word, s.gears[0], s.rivals)
        return
    over = standing(s)
    for seat, rank in enumerate(over.ranks):
        if rank == 0:
            out.say("won", seat, s.gears[seat])


def standing(s: Skulls) -> Over:
    """SKULL-10.1 Most gears; then most tokens; then the latest turn as the roller.

    SKULL-12.3 The score of the solo game is how far the player is ahead of Vrax and Kar; who is
    not ahead has lost.
    """
    if is_solo(s):
        ahead = s.gears[0] - int(s.rivals)
        lost = ahead <= 0 and s.cards.rules >= 2
        return Over([1 if lost else 0], [ahead])
    seats = range(len(s.gears))
    held = [(s.gears[seat], s.tokens[seat], s.rolled[seat]) for seat in seats]
    return Over([sum([other > mine for other in held]) for mine in held], [*s.gears])
