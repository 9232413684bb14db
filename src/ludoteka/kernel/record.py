"""The record of a match: what was chosen and what chance answered, and nothing else.

JSON lines. The first says what is played, each further one is an entry, the last one, of a
finished match only, closes it with the ranks, the revealed seed and a fingerprint:

    {"ludoteka": 1, "game": "clash", "rules": 1, "seats": 2, "options": {...}, ...}
    ["c", "first", 1]                 chance answered the question `first` with 1
    ["m", 0, "place mustafa b2 up"]   seat 0 chose this move
    ["u", 0, 1]                       seat 0 took back: only the first entry still holds
    ["r", 1]                          seat 1 resigned
    {"ranks": [0, 1], "seed": "...", "hash": "..."}
"""

import hashlib
import json
from collections.abc import Iterable
from typing import Any, Final, TypeAlias

from ludoteka.kernel.codec import (
    BYTE_ORDER_MARK,
    Fields,
    Json,
    as_int,
    as_list,
    as_object,
    as_word,
    numbers,
    words,
)
from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.options import Options, choose_options
from ludoteka.kernel.pending import Chance, Decide, Pending

FORMAT: Final = 1
MOVE: Final = "m"
CHANCE: Final = "c"
UNDO: Final = "u"
RESIGN: Final = "r"

Line: TypeAlias = list[str | int | None]
"""An entry as it is written; null stands for what a viewer has not seen."""


class Entry:
    """One line: who, what was said, and a number (outcome of a chance, length kept by an undo)."""

    def __init__(self, kind: str, seat: int, text: str, number: int) -> None:
        self.kind: Final = kind
        self.seat: Final = seat
        self.text: Final = text
        self.number: Final = number

    def plain(self) -> Line:
        if self.kind == MOVE:
            return [MOVE, self.seat, self.text]
        if self.kind == CHANCE:
            return [CHANCE, self.text, self.number]
        if self.kind == UNDO:
            return [UNDO, self.seat, self.number]
        return [RESIGN, self.seat]


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False)
"""Made once: `json.dumps` makes one for every line."""


def in_lines(told: Iterable[Json]) -> str:
    """The lines of a record as its file has them."""
    return "".join([_ENCODER.encode(line) + "\n" for line in told])


class Header:
    """What is played: game, rules version, seats, options, and the promise of fair dice."""

    def __init__(
        self,
        game: str,
        rules: int,
        seats: int,
        options: Options,
        names: list[str],
        commitment: str,
        salt: str,
    ) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.seats: Final = seats
        self.options: Final = options
        self.names: Final = names
        self.commitment: Final = commitment
        self.salt: Final = salt

    def plain(self) -> dict[str, Json]:
        options: dict[str, Json] = {}
        options.update(self.options.values)
        return {
            "ludoteka": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "seats": self.seats,
            "options": options,
            "parts": self.options.parts,
            "names": words(self.names),
            "commitment": self.commitment,
            "salt": self.salt,
        }


class Closing:
    """The end of a finished match."""

    def __init__(self, ranks: list[int], seed: str, hash: str) -> None:
        self.ranks: Final = ranks
        self.seed: Final = seed
        self.hash: Final = hash

    def plain(self) -> dict[str, Json]:
        return {"ranks": numbers(self.ranks), "seed": self.seed, "hash": self.hash}


class Record:
    """A match, told by its answers."""

    def __init__(self, header: Header, entries: list[Entry], closing: Closing | None) -> None:
        self.header: Final = header
        self.entries: Final = entries
        self.closing = closing

    def dumps(self) -> str:
        lines: list[Json] = [self.header.plain()]
        for entry in self.entries:
            lines.append([*entry.plain()])
        if self.closing is not None:
            lines.append(self.closing.plain())
        return in_lines(lines)

    def standing(self) -> list[tuple[int, Entry]]:
        """The entries that still hold after undos, each with its line number in the record."""
        standing: list[tuple[int, Entry]] = []
        for index, entry in enumerate(self.entries):
            if entry.kind == UNDO:
                if entry.number > len(standing):
                    raise _bad(index + 2, "undo")
                del standing[entry.number :]
            else:
                standing.append((index + 2, entry))
        return standing


def loads(text: str) -> Record:
    """Read a record; a line that is none raises `Unreadable` with its number."""
    lines = text.removeprefix(BYTE_ORDER_MARK).removesuffix("\n").split("\n")
    if lines == [""]:
        raise Unreadable("record-empty")
    header = _header(_json(lines[0], 1))
    entries: list[Entry] = []
    closing: Closing | None = None
    for number, line in enumerate(lines[1:], start=2):
        value = _json(line, number)
        if closing is not None:
            raise _bad(number, "after-closing")
        if isinstance(value, dict):
            closing = _closing(value, number, header.seats)
        else:
            entries.append(read_entry(value, number, header.seats))
    return Record(header, entries, closing)


def play_entry(
    game: Game[Any], s: Any, ask: Pending, entry: Entry, line: int, out: Journal
) -> None:
    """Carry out one standing entry, which must answer `ask`, what the position waits for;
    `Unreadable` names the line if it does not."""
    if entry.kind == CHANCE:
        if not isinstance(ask, Chance) or ask.prompt != entry.text:
            raise _bad(line, "no-such-chance")
        if not 0 <= entry.number < int(ask.size):  # a record may tell any number
            raise _bad(line, "chance-range")
        game.resolve(s, entry.number, out)
    elif entry.kind == MOVE:
        if not isinstance(ask, Decide):
            raise _bad(line, "no-question")
        try:
            move = game.read(entry.text)
        except Unreadable as error:
            raise _bad(line, "unreadable") from error
        if game.explain(s, entry.seat, move) is not None:
            raise _bad(line, "illegal")
        game.apply(s, entry.seat, move, out)


def replay(game: Game[Any], record: Record, count: int = -1) -> Any:
    """The position after the first `count` standing entries (all of them: -1)."""
    s = begin(game, record.header, SILENT)
    standing = record.standing()
    for line, entry in standing if count < 0 else standing[:count]:
        play_entry(game, s, game.pending(s), entry, line, SILENT)
    return s


def begin(game: Game[Any], header: Header, out: Journal) -> Any:
    """The first position of a recorded match."""
    if header.rules > game.rules:
        raise Unreadable("record-newer", rules=header.rules, known=game.rules)
    if header.rules < game.oldest:
        raise Unreadable("record-older", rules=header.rules, known=game.oldest)
    options = choose_options(game.option_list, header.options.values)
    played = options.with_parts(header.options.parts).with_rules(header.rules)
    return game.start(header.seats, played, out)


def fingerprint(game: Game[Any], s: Any) -> str:
    """The same for equal positions on every machine and build; later fields do not count."""
    data = game.encode(s)
    for name in s.later_fields():
        del data[name]
    plain = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(plain.encode()).hexdigest()


def _bad(line: int, problem: str) -> Unreadable:
    return Unreadable("record-" + problem, line=line)


def _json(line: str, number: int) -> Json:
    try:
        value: Json = json.loads(line, parse_constant=_no_constant, parse_float=_no_constant)
    except (ValueError, RecursionError) as error:
        raise _bad(number, "line") from error
    return value


def _no_constant(text: str) -> object:
    raise ValueError(text)


def _header(value: Json) -> Header:
    if not isinstance(value, dict) or "ludoteka" not in value:
        raise Unreadable("record-none")
    try:
        fields = Fields(value, "header")
        if fields.number("ludoteka") != FORMAT:
            raise Unreadable("record-format", format=fields.number("ludoteka"))
        options: dict[str, str] = {}
        for id, chosen in as_object(fields.value("options"), "options").items():
            options[id] = as_word(chosen, "options")
        header = Header(
            fields.word("game"),
            fields.number("rules"),
            fields.number("seats"),
            Options(options, fields.word("parts"), fields.number("rules")),
            fields.words("names"),
            fields.word("commitment"),
            fields.word("salt"),
        )
    except Unreadable as error:
        raise (error if error.word == "record-format" else _bad(1, "header")) from error
    if not 1 <= header.seats <= 8 or len(header.names) != header.seats:
        raise _bad(1, "header")
    return header


def read_entry(value: Json, number: int, seats: int) -> Entry:
    """One line of a record; `Unreadable` names its number if it is none."""
    try:
        line = as_list(value, "entry")
        kind = as_word(line[0], "entry")
        if kind == CHANCE and len(line) == 3:
            return Entry(CHANCE, -1, as_word(line[1], "prompt"), as_int(line[2], "outcome"))
        seat = as_int(line[1], "seat")
        if not 0 <= seat < seats:
            raise _bad(number, "seat")
        if kind == MOVE and len(line) == 3:
            return Entry(MOVE, seat, as_word(line[2], "move"), 0)
        if kind == UNDO and len(line) == 3 and as_int(line[2], "kept") >= 0:
            return Entry(UNDO, seat, "", as_int(line[2], "kept"))
        if kind == RESIGN and len(line) == 2:
            return Entry(RESIGN, seat, "", 0)
    except (Fault, IndexError) as error:
        raise _bad(number, "entry") from error
    raise _bad(number, "entry")


def _closing(value: dict[str, Json], number: int, seats: int) -> Closing:
    try:
        fields = Fields(value, "closing")
        closing = Closing(fields.numbers("ranks"), fields.word("seed"), fields.word("hash"))
    except Unreadable as error:
        raise _bad(number, "closing") from error
    if len(closing.ranks) != seats:
        raise _bad(number, "closing")
    return closing
