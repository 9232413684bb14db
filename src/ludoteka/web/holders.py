"""Who sits at a table: people by their tokens, bots by name, and seats that are still free."""

import hmac
from typing import Any, Final

from ludoteka.bots.registry import BOTS, DEFAULT_BOT, bot_by_name
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.web import bodies
from ludoteka.web.events import SeatMade, hashed

LONGEST_NAME: Final = 40


class Holder:
    """Who holds one seat. `token` and `code` are hashes; `bot` is the bot that plays for it now.
    Who is `expected` has not sat down yet, and may have `declined`; `agreed` are those who would
    let a bot play there."""

    __slots__ = ("agreed", "bot", "code", "declined", "expected", "face", "name", "salt", "token")

    def __init__(self, made: SeatMade) -> None:
        self.name = made.name
        self.face = made.face
        self.bot = made.bot
        self.token = made.token
        self.code = made.code
        self.salt = ""
        self.expected = made.awaited
        self.declined = False
        self.agreed: set[int] = set()

    @property
    def awaited(self) -> bool:
        """A person may come, and no bot has taken over."""
        return self.expected and not self.bot

    @property
    def coming(self) -> bodies.Coming:
        return "" if not self.awaited else "declined" if self.declined else "awaited"

    @property
    def free(self) -> bool:
        return not self.bot and not self.token

    @property
    def can_be_taken(self) -> bool:
        """Nobody holds it, and it was meant for a person."""
        return not self.token and bool(self.code)


class Holders:
    """Who holds each seat of a table."""

    def __init__(self, made: list[SeatMade]) -> None:
        self.all: Final = [Holder(each) for each in made]

    def __getitem__(self, seat: int) -> Holder:
        if not 0 <= seat < len(self.all):
            raise Refused("no-such-seat", seat=seat + 1, seats=len(self.all))
        return self.all[seat]

    @property
    def full(self) -> bool:
        return not any(holder.free or holder.awaited for holder in self.all)

    def seated(self) -> set[int]:
        """The people who have sat down."""
        return {
            seat
            for seat, holder in enumerate(self.all)
            if holder.token and not holder.expected and not holder.bot
        }

    def names(self) -> list[str]:
        return [holder.name or str(seat + 1) for seat, holder in enumerate(self.all)]

    def salt(self, first: str) -> str:
        """What everybody added to the dice."""
        return "-".join(each for each in [first, *(holder.salt for holder in self.all)] if each)

    def seat_of(self, token: str) -> int:
        """The seat a token holds; without a token one watches."""
        if not token:
            return SPECTATOR
        if (seat := self.held_by(token)) == SPECTATOR:
            raise Refused("wrong-token")
        return seat

    def held_by(self, token: str) -> int:
        """The seat a token holds, or `SPECTATOR`."""
        mark = hashed(token)
        for seat, holder in enumerate(self.all):
            if holder.token and hmac.compare_digest(holder.token, mark):
                return seat
        return SPECTATOR

    def check(self, seat: int, mark: str) -> None:
        """Whether a seat is still held by the token of this hash."""
        if seat != SPECTATOR and not hmac.compare_digest(self[seat].token, mark):
            raise Refused("wrong-token")

    def seat_to_take(self, code: str, seat: int | None, public: bool) -> int:
        """The free seat somebody may take: by the code of a link, or at a public table at all."""
        if code:
            mark = hashed(code)
            for place, holder in enumerate(self.all):
                if holder.code and hmac.compare_digest(holder.code, mark):
                    if holder.token:
                        raise Refused("seat-taken", seat=place + 1)
                    return place
        if code or not public:
            raise Refused("wrong-code")
        takeable = [place for place, holder in enumerate(self.all) if holder.can_be_taken]
        if not takeable:
            raise Refused("table-full")
        if seat is None:
            return takeable[0]
        if seat not in takeable:
            raise Refused("seat-taken", seat=seat + 1)
        return seat

    def infos(self, present: set[int], resigned: set[int]) -> list[bodies.SeatInfo]:
        told = []
        for seat, holder in enumerate(self.all):
            kind: bodies.SeatKind = "free" if holder.free else "bot" if holder.bot else "person"
            told.append(
                bodies.SeatInfo(
                    seat=seat,
                    name=holder.name,
                    face=holder.face,
                    kind=kind,
                    bot=holder.bot,
                    owned=bool(holder.token),
                    present=seat in present,
                    resigned=seat in resigned,
                    coming=holder.coming,
                    agreed=sorted(holder.agreed) if holder.awaited else [],
                )
            )
        return told


def clean(text: str, longest: int = LONGEST_NAME) -> str:
    """What a person typed, on one line, without half characters."""
    plain = text.encode("utf-8", "replace").decode()
    kept = "".join(each for each in plain if each.isprintable() or each.isspace())
    return " ".join(kept.split())[:longest]


def bot_name(wanted: str, game: Game[Any]) -> str:
    """The bot somebody asks for. Names with settings of their own are for command lines: a
    stranger's thought must have an end."""
    name = wanted or DEFAULT_BOT
    if name not in BOTS:
        raise Unreadable("unknown-bot", bot=name, known=", ".join(BOTS))
    bot_by_name(name, game)
    return name
