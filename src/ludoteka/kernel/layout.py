"""A view as a row of whole numbers, always equally long, for programs that learn.

First comes what every game has: whose eyes these are, whom the table waits for, what is asked and
its numbers, whether it is over, the points as they stand, how many frames of each word there are,
and what the frame that comes next holds (the dice that were picked up, say), for each word in
places of its own. Then come the fields of the position (`kernel/observing.py`). Seats are those of
the table: nothing is turned round for the viewer.
"""

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from ludoteka.kernel.game import Frame, Game, View
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.observing import Part, Seen, narrow, part_of
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.playout import is_past_limit, settle_chance
from ludoteka.kernel.rng import Rng

MATCHES: Final = 8
"""Random matches in which the parts of a row are measured."""
DECISIONS: Final = 500
"""Decisions of each of them that are looked at."""
OTHERS: Final = 4
"""At every so many decisions also what waits for chance is looked at, through any eyes."""


class Measured:
    """What random matches of a table have shown."""

    def __init__(self) -> None:
        self.fields: Final[dict[str, Seen]] = {}
        self.about: Final = Seen()
        self.scores: Final = Seen()
        self.next: Final[dict[str, Seen]] = {}

    def see(self, game: Game[Any], view: View[Any]) -> None:
        for name, value in view.position.encode().items():
            if name not in self.fields:
                self.fields[name] = Seen()
            self.fields[name].see(value)
        self.about.see([*view.about])
        self.scores.see([*standing(game, view)])
        if view.position.frames:
            frame = view.position.frames[-1]
            tag = str(frame.code()[0])
            if tag not in self.next:
                self.next[tag] = Seen()
            self.next[tag].see([*held(frame)])


def standing(game: Game[Any], view: View[Any]) -> list[int]:
    """The points as far as the viewer can tell."""
    return view.over.scores if view.over is not None else game.result(view.position).scores


def held(frame: Frame[Any]) -> list[int]:
    """The numbers of a frame, one after the other."""
    found: list[int] = []
    for each in frame.code()[1:]:
        if isinstance(each, tuple):
            found.extend(each)
        elif isinstance(each, int):
            found.append(each)
    return found


def measure(game: Game[Any], seats: int, options: Options) -> "Layout":
    """The layout of a table, the same on every machine. It takes a moment."""
    found = Measured()
    start = game.start(seats, options, SILENT)
    for match in range(MATCHES):
        s, rng = game.clone(start), Rng(match, 0x0B5)
        for decision in range(DECISIONS):
            if decision % OTHERS == 0:
                found.see(game, game.view(s, decision // OTHERS % seats))
            settle_chance(game, s, rng)
            ask = game.pending(s)
            if not isinstance(ask, Decide) or is_past_limit(game, s):
                break
            found.see(game, game.view(s, ask.seat))
            game.apply(s, ask.seat, ask.pick(rng.below(ask.count)), SILENT)
        for viewer in range(seats):
            found.see(game, game.view(s, viewer))
    return Layout(game, seats, found)


class Layout:
    """The rows of one table: what each place of them means."""

    def __init__(self, game: Game[Any], seats: int, measured: Measured) -> None:
        self.game: Final = game
        self.seats: Final[i64] = seats
        self.about: Final[i64] = measured.about.longest
        self.prompts: Final = _numbered(sorted(game.words.prompts))
        self.tags: Final = _numbered(sorted(game.frames))
        self.next: Final = {tag: measured.next[tag] for tag in sorted(measured.next)}
        kinds = [len(names) for names in game.words.kinds.values()]
        self.parts: Final[list[Part]] = []
        for name, seen in measured.fields.items():
            part = part_of(name, seen, kinds)
            if part is not None:
                self.parts.append(part)
        self._about_range: Final = _range(measured.about)
        self._score_range: Final = _range(measured.scores)
        self.width: Final[i64] = len(self.names())

    def write(self, view: View[Any], row: vec[i32], start: i64) -> None:
        """Write what a view shows into the `width` places of a row from `start` on."""
        place: i64 = start
        end: i64 = start + self.width
        while place < end:
            row[place] = 0
            place += 1
        at: i64 = start
        viewer: i64 = view.viewer
        row[at + (self.seats if viewer == SPECTATOR else viewer)] = 1
        at += self.seats + 1
        waiting: i64 = view.waiting
        seat: i64 = 0
        while seat < self.seats:
            row[at + seat] = narrow((waiting >> seat) & 1)
            seat += 1
        at += self.seats
        asked = self.prompts.get(view.prompt)
        if asked is not None:
            row[at + asked] = 1
        at += len(self.prompts)
        place = 0
        for number in view.about:
            if place < self.about:
                row[at + place] = narrow(number)
            place += 1
        at += self.about
        row[at] = 0 if view.over is None else 1
        at += 1
        for score in standing(self.game, view):
            row[at] = narrow(score)
            at += 1
        for frame in view.position.frames:
            row[at + self.tags[str(frame.code()[0])]] += 1
        at += len(self.tags)
        self._write_next(view, row, at)
        for seen in self.next.values():
            at += len(seen.each)
        fields = view.position.encode()
        for part in self.parts:
            part.write(fields[part.name], row, at)
            at += part.width

    def _write_next(self, view: View[Any], row: vec[i32], at: i64) -> None:
        """What the frame holds that comes next, in the places of its word."""
        if not view.position.frames:
            return
        frame = view.position.frames[-1]
        word = str(frame.code()[0])
        place: i64 = at
        for tag, seen in self.next.items():
            if tag == word:
                end: i64 = place + len(seen.each)
                for number in held(frame):
                    if place < end:
                        row[place] = narrow(number)
                    place += 1
                return
            place += len(seen.each)

    def names(self) -> list[str]:
        """What each place is called."""
        seats = range(self.seats)
        found = [f"viewer is seat {seat}" for seat in seats] + ["viewer only watches"]
        found += [f"waiting for seat {seat}" for seat in seats]
        found += [f"asked: {word}" for word in self.prompts]
        found += [f"about[{place}]" for place in range(self.about)]
        found += ["over"] + [f"score of seat {seat}" for seat in seats]
        found += [f"frames: how many {tag}" for tag in self.tags]
        for tag, seen in self.next.items():
            found += [f"next: {tag}[{place}]" for place in range(len(seen.each))]
        for part in self.parts:
            found += part.names()
        return found

    def sections(self) -> list[tuple[int, int, str]]:
        """The parts of a row: where each begins, how many places it has, what it tells."""
        seats = int(self.seats)
        told = [
            (seats + 1, "whose eyes these are, by seat; the last for those who only watch"),
            (seats, "whom the table waits for, by seat"),
            (len(self.prompts), "what is asked: " + ", ".join(self.prompts)),
            (int(self.about), "the numbers that the question is about"),
            (1, "whether the match is over"),
            (seats, "the points as they stand, by seat"),
            (len(self.tags), "how many frames wait: " + ", ".join(self.tags)),
        ]
        many = {tag: len(seen.each) for tag, seen in self.next.items() if seen.each}
        listed = ", ".join([f"{tag} ({each})" for tag, each in many.items()])
        told.append((sum(many.values()), f"what the frame that comes next holds: {listed}"))
        for part in self.parts:
            told.append((int(part.width), f"`{part.name}`: {part.told()}"))
        found: list[tuple[int, int, str]] = []
        start = 0
        for width, what in told:
            if width:
                found.append((start, width, what))
            start += width
        return found

    def ranges(self) -> list[tuple[int, int]]:
        """The least and the greatest number that was measured at each place."""
        found = [(0, 1)] * (2 * int(self.seats) + 1 + len(self.prompts))
        found += [self._about_range] * int(self.about)
        found += [(0, 1)] + [self._score_range] * int(self.seats)
        found += [(0, 1)] * len(self.tags)
        for seen in self.next.values():
            found += [(min(each.low, 0), max(each.high, 0)) for each in seen.each]
        for part in self.parts:
            found += part.ranges()
        return found


def _numbered(words: list[str]) -> dict[str, int]:
    return {word: number for number, word in enumerate(words)}


def _range(seen: Seen) -> tuple[int, int]:
    inner = seen.inner
    return (0, 0) if inner is None else (inner.low, inner.high)
