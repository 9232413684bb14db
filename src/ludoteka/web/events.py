"""What is stored of a table: the events of its log, in order, each one JSON object.

Secrets are stored as hashes, so that who reads the store cannot sit down at a table. The seed of
the dice is stored plainly: the server must go on rolling them after a restart.
"""

import hashlib
import secrets
from typing import Final, Literal, TypeAlias

import msgspec

from ludoteka.kernel.pending import SPECTATOR
from ludoteka.web.bodies import Clock, Entry, Manners

_ALPHABET: Final = "abcdefghjkmnpqrstuvwxyz23456789"


class Happened(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """An event; `type` says which."""


class SeatMade(msgspec.Struct, kw_only=True):
    """A seat at the beginning: `token` and `code` are hashes of who holds it or may take it. Who is
    `awaited` holds it and has not sat down yet."""

    name: str
    face: int = 0
    bot: str = ""
    token: str = ""
    code: str = ""
    awaited: bool = False


class Made(Happened):
    """The table. `entries` are the lines it begins with: a branch or an uploaded record."""

    game: str
    rules: int
    options: dict[str, str]
    parts: str
    seats: list[SeatMade]
    clock: Clock
    public: bool
    seed: str
    salt: str
    fair: bool
    kind: Literal["match", "record"] = "match"
    entries: list[Entry] = []
    record: str = ""
    source: str = ""
    source_count: int = 0
    manners: Manners = msgspec.field(default_factory=Manners)


class Joined(Happened):
    """A person took a free seat."""

    seat: int
    name: str
    token: str
    salt: str = ""
    face: int = 0


class Played(Happened):
    """Lines of the record: an answer and what chance made of it, an undo or a resignation.
    `left` is what the clocks of the seats show afterwards, where the whole match is timed."""

    entries: list[Entry]
    left: list[int] = []


class Named(Happened):
    """A seat has another name."""

    seat: int
    name: str


class Handed(Happened):
    """A bot plays for a seat, or no bot any more."""

    seat: int
    bot: str


class Renewed(Happened):
    """A seat has another token."""

    seat: int
    token: str


class Chatting(Happened):
    """Somebody said something."""

    seat: int
    name: str
    text: str


class Followed(Happened):
    """A seat offers a rematch, which is played at another table."""

    table: str
    by: int = SPECTATOR


class Sat(Happened):
    """Somebody who was awaited has sat down."""

    seat: int


class Declined(Happened):
    """Somebody who was awaited does not want to play."""

    seat: int


class Begged(Happened):
    """A seat asks the others whether it may take its last move back."""

    seat: int


class Granted(Happened):
    """A seat allows another to take its move back, or does not."""

    seat: int
    yes: bool


class Coaching(Happened):
    """A seat agrees to a coach for everybody, or wants none: then all are asked anew."""

    seat: int
    yes: bool


class Late(Happened):
    """A seat has run out of time; what follows says what became of it."""

    seat: int


class Agreed(Happened):
    """Somebody who has sat down would let a bot play for a seat that is awaited."""

    by: int
    seat: int


AnyEvent: TypeAlias = (
    Made
    | Joined
    | Played
    | Named
    | Handed
    | Renewed
    | Chatting
    | Followed
    | Sat
    | Declined
    | Agreed
    | Late
    | Begged
    | Granted
    | Coaching
)
ENCODER: Final = msgspec.json.Encoder()
DECODER: Final[msgspec.json.Decoder[AnyEvent]] = msgspec.json.Decoder(AnyEvent)


def new_id() -> str:
    """The name of a table: not secret, but nobody can guess it."""
    return "".join(secrets.choice(_ALPHABET) for _ in range(12))


def new_token() -> str:
    """A secret: the token of a seat or the code of a link."""
    return secrets.token_urlsafe(18)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "replace")).hexdigest()
