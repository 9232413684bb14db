"""Every message on a table's WebSocket, both ways. `bodies.py` has the parts they are made of."""

from typing import Annotated, TypeAlias

import msgspec

from ludoteka.games.bodies import Offer, Text, Word
from ludoteka.web.bodies import (
    Advised,
    Chatted,
    Clocks,
    Count,
    Entry,
    Note,
    Seat,
    SeatInfo,
    TableInfo,
    Values,
    View,
)

# What a client says


class Said(msgspec.Struct, kw_only=True, tag_field="type", tag=str.lower):
    """A message; `type` is its name in lower case."""


class Hello(Said, forbid_unknown_fields=True):
    """The first message of a connection. Without a token one watches. `since` is the last `seq`
    the client has seen: what came after is sent again."""

    token: Word = ""
    since: Annotated[int, msgspec.Meta(ge=-1)] = -1


class Request(Said, forbid_unknown_fields=True):
    """Something asked of the table. It is answered by exactly one message with the same `id`."""

    id: Count


class Move(Request):
    """Answer decision number `decision`, the one that was seen. Answered by `done` once it is
    stored, else `refusal` or `error`. The same move for the same decision again is `done` and
    changes nothing, so whoever does not know whether it came may send it again. In a race it
    stands though others came first, but not for less than was seen: a bet whose place is taken
    is refused, and one may bet again."""

    decision: Count
    move: Word


class Undo(Request):
    """Take back the last move; `decision` as in `move`, also when it is sent again. Where the
    table wants it so, the other people are asked first (`begging` in the `state`)."""

    decision: Count


class Grant(Request):
    """Allow another seat to take its move back, or not."""

    yes: bool


class Coach(Request):
    """Agree to a coach, which comes when all people have (`coaching` in the `state`); or none, and
    one that is there goes."""

    yes: bool


class Close(Request):
    """End a race that has no timer: those who are not done pass. Only the seat that `clocks`
    names may, and not before the time it tells."""


class Resign(Request):
    """Give up."""


class Chat(Request):
    """Say something to the table."""

    text: Text


class Name(Request):
    """Change the name of one's seat; a spectator's name is used in the chat."""

    name: Text


class Replace(Request):
    """Let a bot play: on one's own seat, on one whose person has gone, or on a free one. Before a
    rematch, everybody who has sat down must want it for a person who does not come."""

    seat: Seat
    bot: Word = ""


class TakeBack(Request):
    """Play one's seat again oneself."""


class Rematch(Request):
    """Offer to play the same again, once it is over; everybody is told by `next`. It begins when
    all who held a seat are connected there, or bots play for the others."""


class Decline(Request):
    """Do not play the rematch that is offered; the others may let a bot play."""


class Why(Request):
    """Why is this move not allowed now? Answered by `refusal`, or `done` if it is allowed."""

    move: Word


class Hint(Request):
    """What does the bot advise? Answered by `hinted`."""


class Ping(Request):
    """Are you there? Answered by `done`."""


Incoming: TypeAlias = (
    Move
    | Undo
    | Grant
    | Coach
    | Close
    | Resign
    | Chat
    | Name
    | Replace
    | TakeBack
    | Rematch
    | Decline
    | Why
    | Hint
    | Ping
)
"""What may follow the `hello`."""


# What the server says


class Welcome(Said):
    """The answer to `hello`: where one is, as whom, and what was said there since. A `state`
    follows."""

    version: str
    table: TableInfo
    seat: int
    seats: list[SeatInfo]
    thinking: list[int]
    chats: list[Chatted]


class State(Said):
    """The table after event number `seq`.

    Before all seats are taken it is not `begun` and there is no `view`. `entries` and `notes` are
    what this event brought (after a `hello`: all since `since`), as far as the viewer may know;
    `count` is the length of the record. Seat `begging` (8: none) asks whether it may take its move
    back, and the viewer `may_grant` it. The seats `coaching` agree to a coach; if it is there, it
    is a `coach`. `turn` is the seat that is asked first, where people sit at
    one screen (-1: none). `offers` are the moves the viewer may make now; in a race also those of a
    seat that has answered and is not waited for. When it is over, `seed` is shown, and `ending` is
    the note that says why: one of the game, or `table-resign`, `table-time` or `table-rounds`.
    """

    seq: int
    begun: bool
    over: bool
    decision: int
    turn: int
    view: View | None
    offers: list[Offer]
    clocks: Clocks
    can_undo: bool
    begging: int
    may_grant: bool
    coaching: list[int]
    coach: bool
    entries: list[Entry]
    count: int
    notes: list[Note]
    salt: str
    seed: str
    ending: Note | None


class Seats(Said):
    """Who sits where, after somebody came, went or changed."""

    seats: list[SeatInfo]


class Thinking(Said):
    """The bots that think now."""

    seats: list[int]


class Chatline(Said):
    """Somebody said something."""

    line: Chatted


class Next(Said):
    """Seat `by` offers a rematch at this table; one's token is good there too."""

    table: str
    by: int


class Done(Said):
    """It is done and stored; `seq` is the event it became, or the last one."""

    id: int
    seq: int


class Refusal(Said):
    """The rules do not allow it: by which clause, and why (text `refusal-<word>`)."""

    id: int
    clause: str
    word: str
    args: list[int]


class Hinted(Said):
    """Up to three moves, the best first."""

    id: int
    moves: list[Advised]


class Error(Said):
    """It cannot be done, and nothing was changed (text `fault-<code>`); only after
    `outcome-unknown` nobody knows, and it should be sent again. `id` is null when it answers
    nothing in particular; `final` says the connection ends."""

    id: int | None
    code: str
    values: Values
    final: bool = False


Outgoing: TypeAlias = (
    Welcome | State | Seats | Thinking | Chatline | Next | Done | Refusal | Hinted | Error
)
