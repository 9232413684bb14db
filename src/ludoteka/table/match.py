"""One match: its position, its record, who may say what, and what each may know. No I/O.

A match with a seed rolls its own dice and is played; one without follows a record. Both go through
the same steps, so a record can hold nothing that a table would not have allowed.

    >>> from ludoteka.bots.bot import RandomBot
    >>> from ludoteka.games.registry import GAMES
    >>> from ludoteka.table.fair import seed_from
    >>> game = GAMES["clash"]
    >>> match = Match.new(game, 2, game.options(), [None, RandomBot(game)], seed=seed_from(2))
    >>> match.submit(0, match.decision, "place mustafa b2 mcworld")
    >>> while match.bot_seat() >= 0:
    ...     move = match.step_bot()
    >>> match.asked(), match.decision > 1, match.can_undo(0)
    (0, True, False)
"""

import hashlib
from collections.abc import Iterable, Sequence
from typing import Any, Final

from ludoteka.bots.bot import Bot, News, RandomBot, hear
from ludoteka.kernel.codec import Json
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Move, Over, Pending
from ludoteka.kernel.record import (
    CHANCE,
    MOVE,
    RESIGN,
    UNDO,
    Closing,
    Entry,
    Header,
    Line,
    Record,
    begin,
    fingerprint,
    play_entry,
)
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import bot_number, chance_answer, commitment, new_seed
from ludoteka.table.faults import NotAllowed

LONGEST_NAME: Final = 40
NOTE_UNDO: Final = "table-undo"
NOTE_RESIGN: Final = "table-resign"
NOTE_BOT: Final = "table-bot"
TABLE_NOTES: Final = (NOTE_UNDO, NOTE_RESIGN, NOTE_BOT)
"""Notes of the table itself; each speaks of one seat."""


class Match:
    """One match as it goes. Every method does its step whole or raises a `Fault`.

    `bots[seat]` is the bot that plays there, or None for a person, or for a bot that thinks
    elsewhere and whose moves are brought by `move`.
    """

    def __init__(
        self,
        game: Game[Any],
        header: Header,
        entries: Iterable[Entry] = (),
        seed: bytes = b"",
        bots: Sequence[Bot | None] = (),
    ) -> None:
        """It begins with these entries; from there on the seed, if there is one, answers chance."""
        _check_words(header)
        out = Journal()
        self.game: Final = game
        self.header = header
        self.seed = seed
        self.position: Any = begin(game, header, out)
        self.entries: Final[list[Entry]] = []
        self.seen: Final[list[int]] = []  # by entry: the mask of those who learnt it at once
        self.log: Final[list[Note]] = out.notes
        self.decision = 0  # answers, undos and resignations so far: it only grows
        self.chances = 0
        self.resigned: Final[set[int]] = set()
        self._sorts: Final[list[int]] = []  # by entry: of a chance its sort; 1 for a move in turn
        self._standing = 0
        self._mover = -1
        self._before: Final[list[Any]] = []  # positions the mover may go back to
        self._winner = -1
        self._pending: Pending | None = None  # of now, once somebody has asked
        self.bots: Final[list[Bot | None]] = [None] * header.seats
        for entry in entries:
            self.follow(entry)
        self.bots[:] = bots or self.bots
        assert len(self.bots) == header.seats
        self._roll()

    @classmethod
    def new(
        cls,
        game: Game[Any],
        seats: int,
        options: Options,
        bots: Sequence[Bot | None],
        names: Sequence[str] = (),
        seed: bytes = b"",
        salt: str = "",
    ) -> "Match":
        """A new match; without a seed one is drawn that nobody can guess."""
        game.check_seats(seats)
        seed = seed or new_seed()
        told = [_clean(name) for name in names[:seats]]
        told += [str(seat + 1) for seat in range(len(told), seats)]
        rules = options.rules or game.rules
        header = Header(game.id, rules, seats, options, told, commitment(seed), salt)
        return cls(game, header, (), seed, bots)

    @classmethod
    def resume(
        cls, game: Game[Any], record: Record, seed: bytes, bots: Sequence[Bot | None]
    ) -> "Match":
        """Go on with a saved match; the seed must be the one it was begun with."""
        if commitment(seed) != record.header.commitment:
            raise Refused("wrong-seed")
        return cls(game, record.header, record.entries, seed, bots)

    def go_on_as(self, header: Header, seed: bytes) -> None:
        """Go on with other names and dice after the entries it was begun with."""
        _check_words(header)
        self.header, self.seed = header, seed
        self._roll()

    def go_on_from(self, position: Any) -> None:
        """Go on from a position that somebody has written; the log begins anew."""
        self.position = position
        self.log.clear()
        self._pending = None
        self._before.clear()

    # What there is

    def pending(self) -> Pending:
        """What the match waits for."""
        if self._pending is None:
            self._pending = self._ask()
        return self._pending

    def _ask(self) -> Pending:
        if self._winner >= 0:
            ranks = [0 if seat == self._winner else 1 for seat in range(self.header.seats)]
            return Over(ranks, [0] * self.header.seats)
        return self.game.pending(self.position)

    def over(self) -> Over | None:
        pending = self._pending or self.pending()
        return pending if isinstance(pending, Over) else None

    def asked(self) -> int:
        """The seat whose turn it is to answer, or -1 when it is over. In a race others may too."""
        pending = self.pending()
        return int(pending.seat) if isinstance(pending, Decide) else -1

    def moves(self, seat: int) -> list[Move]:
        """What a seat may do now; empty when it is not asked."""
        return [] if self.over() else self.game.options_of(self.position, seat)

    def people(self) -> list[int]:
        """The seats that no bot plays."""
        return [
            seat for seat, bot in enumerate(self.bots) if bot is None and seat not in self.resigned
        ]

    def can_undo(self, seat: int) -> bool:
        """Whether the last move is this seat's, and still its own secret."""
        return seat >= 0 and seat == self.undoer

    @property
    def undoer(self) -> int:
        """The seat that can undo, or -1."""
        return self._mover if self._before and isinstance(self.pending(), Decide) else -1

    # What each may know

    def view(self, viewer: int) -> View[Any]:
        """What a seat, or `SPECTATOR`, may know."""
        return self.game.view_of(self.position, viewer, self._pending or self.pending())

    @property
    def note_count(self) -> int:
        """How many notes there are; the `since` of the next call of `notes`."""
        return len(self.log)

    def notes(self, viewer: int, since: int = 0) -> list[Note]:
        """What happened after the first `since` notes, as far as the viewer may know."""
        return [note for note in self.log[since:] if note.visible(viewer)]

    def told_entries(self, viewer: int, since: int = 0) -> list[Line]:
        """The lines of the record after the first `since`: what the viewer has not seen is null
        until it is over."""
        lines = [entry.plain() for entry in self.entries[since:]]
        masks = self.seen[since:]
        if masks.count(EVERYBODY) != len(masks) and self.over() is None:
            for line, seen in zip(lines, masks, strict=True):
                if (seen >> viewer) & 1 == 0:
                    assert line[0] in (MOVE, CHANCE)
                    line[2] = None
        return lines

    def told(self, viewer: int) -> list[Json]:
        """The record for one viewer."""
        lines: list[Json] = [self.header.plain()]
        lines.extend([*line] for line in self.told_entries(viewer))
        closing = self._closing()
        if closing is not None:
            lines.append(closing.plain())
        return lines

    def news(self, seat: int, since: int = 0) -> list[News]:
        """What a bot in this seat hears of each entry after the first `since`."""
        heard: list[News] = []
        for place in range(since, len(self.entries)):
            entry, sort = self.entries[place], self._sorts[place]
            sees = entry.seat == seat or (self.seen[place] >> seat) & 1 == 1
            if entry.kind == CHANCE:
                heard.append((CHANCE, sort if sees else -1))
            elif entry.kind == MOVE and sort:
                heard.append((MOVE, entry.text if sees else ""))
            else:
                heard.append((RESIGN if entry.kind == RESIGN else UNDO, ""))
        return heard

    # The record

    def record(self) -> Record:
        """The whole truth: for the store, and for everybody once it is over."""
        return Record(self.header, self.entries[:], self._closing())

    def fingerprint(self) -> str:
        return fingerprint(self.game, self.position)

    def seal(self) -> str:
        """The hash that closes a record: of every line and of the last position, so that no line
        can be changed by hand unseen, not even one that was taken back."""
        lines = Record(self.header, self.entries, None).dumps()
        return hashlib.sha256((lines + self.fingerprint()).encode()).hexdigest()

    def follow(self, entry: Entry) -> None:
        """Do what the next entry of a record says; `Unreadable` names its line if that cannot
        be."""
        line = len(self.entries) + 2
        if self.over() is not None:
            raise Unreadable("record-after-end", line=line)
        if entry.kind in (MOVE, CHANCE):
            ask, out = self.pending(), Journal()
            before = self.game.clone(self.position) if entry.kind == MOVE else None
            sort = _sort(ask, entry)
            play_entry(self.game, self.position, ask, entry, line, out)
            self._answered(entry, ask, before, sort, out)
            return
        try:
            if entry.kind == UNDO:
                self._take_back(entry.seat, self._standing - entry.number)
            else:
                self._give_up(entry.seat)
        except Refused as error:
            word = "record-undo" if entry.kind == UNDO else "record-resign"
            raise Unreadable(word, line=line) from error

    # What people do

    def submit(self, seat: int, decision: int, move: str | Move) -> None:
        """A person's answer to decision number `decision`; raises a `Fault` and changes nothing
        if it comes late, comes from the wrong seat, is no move, or is not allowed."""
        self._person(seat)
        if decision != self.decision:
            raise Refused("late-decision", decision=decision, now=self.decision)
        self.move(seat, self.game.read(move) if isinstance(move, str) else self._known(move))

    def check(self, seat: int, move: str) -> Move:
        """The move a text stands for, if it is allowed now; raises what `submit` would."""
        self._person(seat)
        read = self.game.read(move)
        self._allowed(seat, read)
        return read

    def undo(self, seat: int) -> None:
        """Take back the seat's last move; not beyond the last information barrier."""
        self._person(seat)
        self._take_back(seat, 1)

    def resign(self, seat: int) -> None:
        """Give up: with two seats the other one wins, with more a bot plays on."""
        self._person(seat)
        self._give_up(seat)

    # What bots do

    def bot_seat(self) -> int:
        """The bot whose turn it is to answer, or -1."""
        seat = self.asked()
        if seat >= 0 and seat in self.resigned and self.bots[seat] is None:
            self.bots[seat] = RandomBot(self.game)
        return seat if seat >= 0 and self.bots[seat] is not None else -1

    def step_bot(self) -> Move:
        """The bot whose turn it is answers, knowing its own view and nothing else."""
        seat = self.bot_seat()
        bot = self.bots[seat] if seat >= 0 else None
        if bot is None:
            raise Refused("no-bot-asked")
        view = self.view(seat)
        assert view.ask is not None
        move = bot.choose(view, view.ask, Rng(bot_number(self.seed, seat, self.decision), seat))
        self.move(seat, move)
        return move

    def bot_takes_over(self, seat: int) -> None:
        """Say that a bot, which thinks elsewhere, plays for a seat from now on."""
        self.log.append(Note(NOTE_BOT, (seat,)))

    # What can happen, whoever wants it

    def move(self, seat: int, move: Move) -> None:
        """A seat answers, and chance answers what that asks."""
        ask = self._allowed(seat, move)
        before, out = self.game.clone(self.position), Journal()
        entry = Entry(MOVE, seat, self.game.write(move), 0)
        self.game.apply(self.position, seat, move, out)
        self._answered(entry, ask, before, _sort(ask, entry), out)
        self._roll()

    def _roll(self) -> None:
        while self.seed and isinstance(ask := self.pending(), Chance):
            outcome = chance_answer(self.seed, self.header.salt, self.chances, int(ask.size))
            entry, out = Entry(CHANCE, -1, ask.prompt, outcome), Journal()
            sort = _sort(ask, entry)
            self.game.resolve(self.position, outcome, out)
            self._answered(entry, ask, None, sort, out)

    def _answered(self, entry: Entry, ask: Pending, before: Any, sort: int, out: Journal) -> None:
        """Remember an answer that the position has taken."""
        self._pending = None
        self._standing += 1
        if isinstance(ask, Chance):
            self.chances += 1
            out.reveal()
            self._add(entry, int(ask.seen), sort, out)
        elif isinstance(ask, Decide):
            if entry.seat != self._mover:
                self._before.clear()
            self._mover = entry.seat
            self._before.append(before)
            self.decision += 1
            self._add(entry, int(ask.seen), sort, out)

    def _take_back(self, seat: int, steps: int) -> None:
        if not self.can_undo(seat) or not 1 <= steps <= len(self._before):
            raise Refused("cannot-undo")
        self._pending = None
        self.position = self._before[-steps]
        del self._before[-steps:]
        self._standing -= steps
        self.decision += 1
        out = Journal()
        out.say(NOTE_UNDO, seat)
        self._add(Entry(UNDO, seat, "", self._standing), EVERYBODY, 0, out)

    def _give_up(self, seat: int) -> None:
        if not isinstance(self.pending(), Decide):
            raise Refused("match-over")
        if seat in self.resigned:
            raise Refused("seat-of-bot", seat=seat + 1)
        out = Journal()
        out.say(NOTE_RESIGN, seat)
        out.reveal()
        self.resigned.add(seat)
        self._standing += 1
        if self.header.seats == 2:
            self._winner = 1 - seat
            self._pending = None
        else:
            out.say(NOTE_BOT, seat)
        self.decision += 1
        self._add(Entry(RESIGN, seat, "", 0), EVERYBODY, 0, out)

    def _add(self, entry: Entry, seen: int, sort: int, out: Journal) -> None:
        self.entries.append(entry)
        self.seen.append(seen)
        self._sorts.append(sort)
        self.log.extend(out.notes)
        if out.revealed:
            self._before.clear()
        for seat, bot in enumerate(self.bots):
            if bot is not None:
                hear(bot, self.news(seat, len(self.entries) - 1))

    # Helpers

    def _allowed(self, seat: int, move: Move) -> Decide:
        """The question a move would answer; `NotAllowed` if the rules forbid it now."""
        ask = self.pending()
        if not isinstance(ask, Decide):
            raise Refused("match-over")
        if seat != ask.seat or move not in ask.options:
            refusal = self.game.explain(self.position, seat, move)
            if refusal is not None:
                raise NotAllowed(refusal)
        return ask

    def _closing(self) -> Closing | None:
        over = self.over()
        return None if over is None else Closing(over.ranks, self.seed.hex(), self.seal())

    def _person(self, seat: int) -> None:
        if not 0 <= seat < self.header.seats:
            raise Refused("no-such-seat", seat=seat + 1, seats=self.header.seats)
        if self.over() is not None:
            raise Refused("match-over")
        if self.bots[seat] is not None or seat in self.resigned:
            raise Refused("seat-of-bot", seat=seat + 1)

    def _known(self, move: Move) -> Move:
        if move not in self.game.moves:
            raise Unreadable("unreadable-move", move=repr(move)[:60])
        return move


def _sort(ask: Pending, entry: Entry) -> int:
    """What bots follow: of a chance answer its sort, of a move 1 if it comes in turn. To be asked
    before the answer is carried out: what was asked may look at the position."""
    if isinstance(ask, Chance):
        return ask.sort(entry.number) if 0 <= entry.number < ask.size else -1
    return int(isinstance(ask, Decide) and entry.seat == ask.seat)


def _clean(name: str) -> str:
    plain = name.encode("utf-8", "replace").decode()
    return " ".join(plain.split())[:LONGEST_NAME]


def _check_words(header: Header) -> None:
    """JSON can hold half characters, which no file and no screen can."""
    try:
        "".join([*header.names, header.salt, header.commitment]).encode()
    except UnicodeEncodeError as error:
        raise Unreadable("record-header", line=1) from error
