"""Every HTTP body, and the parts that messages are made of.

They carry ids and numbers, never sentences: the reader makes the sentence from the Fluent texts of
its language. All times are milliseconds. A seat is a number from 0; 8 is the spectator.
`games/bodies.py` holds what these are made of. `tools/message_types.py` makes the browser's types
from all of them, `tools/api_reference.py` the page `docs/api.md`.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from ludoteka.games.bodies import Body, Text, Word

Seat: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=8)]
Count: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=1_000_000_000)]
NewToken: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^([A-Za-z0-9_-]{24,64})?$")]
"""A secret that somebody has drawn: long enough that nobody can guess it, or none."""
Values: TypeAlias = dict[str, str | int]
SeatKind: TypeAlias = Literal["free", "person", "bot"]
Coming: TypeAlias = Literal["", "awaited", "declined"]
Face: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=24)]
"""One of the drawn faces that people choose from; 0 for none."""
Entry: TypeAlias = list[str | int | None]
"""A line of the record: `["m", seat, move]`, `["c", prompt, outcome]`, `["u", seat, kept]` or
`["r", seat]`; null stands for what the reader has not seen."""


# Tables


class Clock(Body):
    """How long people may think: not limited, so long for each move, or so long in all.

    `expiry` is what happens to a seat that runs out of time: it resigns or a bot plays on. `race`
    is the timer of questions that several seats answer at once; 0 for none. When it runs out,
    those who are not done pass. Without it a seat of the game may end them (see `close`).
    """

    kind: Literal["none", "move", "game"] = "none"
    seconds: Annotated[int, msgspec.Meta(ge=0, le=1_000_000)] = 0
    expiry: Literal["resign", "bot"] = "bot"
    race: Annotated[int, msgspec.Meta(ge=0, le=3600)] = 0


class Manners(Body):
    """What people at a table have agreed. Moves are taken back `free` until something new came to
    light, when all other people agree (`ask`), or `never`; with `hints` a bot advises; without
    `spectators` only those who sit there see the match before it is over. With a `coach`, where
    one person plays against bots, a bot says what would have been better."""

    undo: Literal["free", "ask", "never"] = "free"
    hints: bool = True
    spectators: bool = True
    coach: bool = False


class SeatWanted(Body):
    """A seat of a new table.

    `here` is taken by whoever makes the table (several: people at one screen), `link` by whoever
    comes with the link, `bot` by a bot of that name (empty: the usual one).
    """

    kind: Literal["here", "link", "bot"]
    name: Text = ""
    face: Face = 0
    bot: Word = ""


class NewTable(Body):
    """`POST /api/tables`. `parts` is the text of an own component file. `salt` goes into the dice.
    `seed` repeats a known match (for tests and teaching): such a table says that it is not fair.
    Without `manners` several people with a clock ask before they take back, and have no hints."""

    game: Word
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=8)]
    options: dict[str, Word] = {}
    parts: Annotated[str, msgspec.Meta(max_length=200_000)] = ""
    clock: Clock = msgspec.field(default_factory=Clock)
    public: bool = False
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""
    seed: int | None = None
    manners: Manners | None = None


class Held(Body):
    """A seat somebody holds: the token is the secret that proves it."""

    seat: int
    token: str


class Invitation(Body):
    """The code that lets somebody take a free seat, and the path of its link."""

    seat: int
    code: str
    path: str


class TableMade(Body):
    """Answer to making, branching or uploading: where the table is and what one holds there."""

    table: str
    held: list[Held]
    invitations: list[Invitation]


class Invitee(Body):
    """`POST /api/tables/{id}/invitation`: does the code of a link still give a seat?"""

    code: Word


class Invited(Body):
    """Answer to `Invitee`: to which game and seat, and with whom."""

    game: str
    seat: int
    names: list[str]


class Join(Body):
    """`POST /api/tables/{id}/join`: take a free seat, by the code of its link or, at a public
    table, by its number alone. `token` is the secret one wants to hold it by, at random; who does
    not know whether the answer was lost sends the same again and has one seat, not two. Without it
    the server draws one."""

    code: Word = ""
    seat: Seat | None = None
    name: Text = ""
    face: Face = 0
    salt: Annotated[str, msgspec.Meta(max_length=64)] = ""
    token: NewToken = ""


class Renew(Body):
    """`POST /api/tables/{id}/renew`: give a seat a new token; the old one ends at once. `new` is
    the one to come, as in `Join`."""

    token: Word
    new: NewToken = ""


class Branch(Body):
    """`POST /api/tables/{id}/branch`: a new table that goes on after the first `count` lines of
    the record of a finished match."""

    count: Count
    seats: Annotated[list[SeatWanted], msgspec.Meta(min_length=1, max_length=8)]
    clock: Clock = msgspec.field(default_factory=Clock)


class SeatInfo(Body):
    """Who sits there, with the `face` they have chosen. A `free` seat waits for somebody;
    `present` says a person is connected; `resigned` seats are played by a bot for good; `bot`
    is the name of the bot that plays now; `owned` says that a person holds the seat and may
    take it back from the bot. Before a rematch `coming` says of a person who has not sat down
    yet whether they are awaited or have declined; `agreed` are the seats that would let a bot
    play there."""

    seat: int
    name: str
    face: int
    kind: SeatKind
    bot: str
    owned: bool
    present: bool
    resigned: bool
    coming: Coming
    agreed: list[int]


class TableInfo(Body):
    """What never changes about a table, but for `next`, `salt` and what is shown at the end.

    `kind` is `record` for an uploaded record. `fair` says the dice can be verified. `next` is the
    table of the rematch (same tokens), which seat `next_by` offers; `source` and `source_count` say
    what it branched from.
    """

    id: str
    game: str
    kind: Literal["match", "record"]
    options: dict[str, str]
    own_parts: bool
    clock: Clock
    manners: Manners
    public: bool
    created: int
    rules: int
    commitment: str
    fair: bool
    source: str
    source_count: int
    next: str
    next_by: int


class MySeat(Body):
    """A table and a token one has for it."""

    table: Word
    token: Word


class Mine(Body):
    """`POST /api/mine`: how do the tables stand where one holds a seat?"""

    seats: Annotated[list[MySeat], msgspec.Meta(max_length=12)]


class MyTable(Body):
    """A table where one holds a seat: whether it has `begun`, is `over`, and asks one now. `offer`
    is the table of a rematch that one can still sit down at, which `offer_by` offers. Once it is
    over `ranks` are there, by seat; `seat` is one's own."""

    table: str
    seat: int
    names: list[str]
    ranks: list[int]
    begun: bool
    over: bool
    asked: bool
    offer: str
    offer_by: str


class MyTables(Body):
    """How they stand; tables that are gone and seats that are another's are left out."""

    tables: list[MyTable]


class Listed(Body):
    """A public table in `GET /api/tables`."""

    id: str
    game: str
    options: dict[str, str]
    clock: Clock
    seats: list[SeatInfo]
    begun: bool
    over: bool
    created: int


class Tables(Body):
    """`GET /api/tables`: public tables, the newest first."""

    tables: list[Listed]


# Games


class OptionInfo(Body):
    """A choice of the table; texts `option-<id>` and `option-<id>-<value>`."""

    id: str
    values: list[str]
    default: str


class AidInfo(Body):
    """A page for people with the box: `/odds`, say, whose text in the game is `aid-odds`. It asks
    `POST /api/odds`."""

    name: str
    icon: str


class Failure(Body):
    """The body of every HTTP answer that is an error; the text is `fault-<code>`."""

    code: str
    values: Values


class CharacterInfo(Body):
    """The bot of a level in this game: texts `bot-<name>` and `bot-<name>-temper`.
    `face` are the features of its drawn face."""

    name: str
    face: list[str]


class GameInfo(Body):
    """A game in `GET /api/games`; its texts `title` and `blurb` are in its Fluent file. `proposed`
    are the values of options to offer first, by the number of seats, where they are not the
    defaults; a table made without options has the defaults. In some games `races` happen: questions
    that several seats answer at once. `minutes` is how long a match of people takes; with a `stage`
    of its own the browser draws it from `/static/games/{id}/stage/`, and it may have `lessons`.
    `origin` names the package that brought it, whose code runs with the rights of the server; it
    is empty for our games. `characters` are the bots of level 1 to 5; a game may have none."""

    id: str
    rules: int
    seats: list[int]
    options: list[OptionInfo]
    proposed: dict[str, dict[str, str]]
    bots: list[str]
    own_parts: bool
    races: bool
    minutes: int
    stage: bool
    aids: list[AidInfo]
    lessons: bool
    origin: str
    characters: list[CharacterInfo]


class Games(Body):
    """`GET /api/games`, with the version and the languages of the server. `broken` says what is
    wrong with packages whose games cannot be used."""

    version: str
    languages: list[str]
    games: list[GameInfo]
    broken: list[Failure]


class Vocabulary(Body):
    """`GET /api/games/{game}/words`: the kinds of numbers in each verb, prompt, note and refusal,
    and the names of the numbers of each kind. `clauses` says which rule each note comes from,
    `sources` where printed facts come from."""

    kinds: dict[str, list[str]]
    literal: list[str]
    verbs: dict[str, str]
    prompts: dict[str, str]
    notes: dict[str, str]
    clauses: dict[str, str]
    refusals: dict[str, str]
    sources: dict[str, list[str]]


class Clause(Body):
    """A section (`CLASH-3`, text: its heading) or clause (`CLASH-3.2`) of the rules."""

    id: str
    text: str


class Rulebook(Body):
    """`GET /api/rules/{game}/{language}`."""

    game: str
    language: str
    clauses: list[Clause]


# What a viewer sees


class Advised(Body):
    """A move a bot advises: the chance to win it sees in it, from 0 to 1, and whether it is `sure`,
    having looked through the rest of the game. `reason` is the word of a plain reason (text
    `reason-<word>`), or empty."""

    move: str
    share: float
    sure: bool
    reason: str


class Note(msgspec.Struct, frozen=True, array_like=True):
    """A line of the log: the event it belongs to, the word and its numbers."""

    seq: int
    word: str
    args: list[int]


class View(Body):
    """What this viewer may know. `position` is the game's own form, with unknown cards as 0.

    `waiting` are the seats that are asked, `prompt` and `about` what they are asked. At the end
    there are `ranks` (0 is the winner, equal ranks are tied; without a 0 nobody has won) and
    `scores`. `shown` is what the stage of the game shows beside the position (prices now, what
    would be scored), in the struct its kit names; null if there is nothing.
    """

    viewer: int
    position: dict[str, object]
    waiting: list[int]
    prompt: str
    about: list[int]
    ranks: list[int] | None
    scores: list[int] | None
    shown: object


class Closing(Body):
    """The seat that may `close` the race of now, after so many milliseconds."""

    seat: int
    left: int


class Clocks(Body):
    """Milliseconds left when the message was sent. `left` is empty without a clock; `running`
    are the seats whose time passes; `race` is the time left of a race, or null; `closing` says who
    may end a race that has no timer, null if nobody may."""

    left: list[int]
    running: list[int]
    race: int | None
    closing: Closing | None


class Chatted(Body):
    """A line of the chat; seat 8 is a spectator."""

    seq: int
    seat: int
    name: str
    text: str
    at: int


class Frame(Body):
    """A position of a replay: after `count` lines of the record, the last of which is `entry`."""

    count: int
    entry: Entry | None
    view: View
    notes: list[Note]


class Replay(Body):
    """`GET /api/tables/{id}/replay?from=&count=&token=&seat=`: up to 100 positions.

    While the match runs, one sees what one's own seat saw; afterwards what any `seat` saw, and
    with `seat=all` everything.
    """

    total: int
    names: list[str]
    frames: list[Frame]


class Verified(Body):
    """`GET /api/tables/{id}/verify`: every move legal, every die fair. Otherwise `code` and
    `values` say what is wrong, like an error. `draws` are the answers of chance in order, each
    with the number it is below, so that anybody can compute them again from seed and salt."""

    good: bool
    moves: int
    chances: int
    draws: list[list[int]]
    commitment: str
    salt: str
    seed: str
    code: str
    values: Values


class Drawing(Body):
    """What a viewer sees, to be drawn in text: `position`, `prompt` and `about` are those of the
    `View`, `options` those of the table."""

    viewer: Seat
    seats: Seat
    options: dict[str, str]
    prompt: Word
    about: list[int]
    position: dict[str, object]


class Drawn(Body):
    """A position in lines of text, for a fixed-width font."""

    lines: list[str]
