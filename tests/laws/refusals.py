"""Every refusal of a game with an example, for a person to read: is it true, and is it well said?

    python tests/laws/refusals.py --write [GAME ...]    renews tests/games/<game>/refusals.txt
    python tests/laws/refusals.py --check [GAME ...]    says which tables differ from the rules

with `src` and `tests` in PYTHONPATH (for `--write` a compiled build instead of `src` is much
faster). An example says how its position came about (`way`), and everything else follows from
that; so a table is checked quickly. A way that still leads to its refusal is kept, new ones are
looked for in random matches, and in bent positions (`bending.py`) where those have none. For each
word and clause the example with the fewest steps is taken.
"""

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from laws.bending import bend, bends_of, own_parts
from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options, every_combination
from ludoteka.kernel.pending import Chance, Decide, Move, Refusal
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.laws.digests import Curious
from ludoteka.texts import LANGUAGES, texts_for
from playing import racer, random_game

FOLDER = Path(__file__).parents[1] / "games"
NAMES = ["Anna", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gabi", "Hugo"]
LONGEST = 260
"""Steps of a random match that are searched."""
AFTER = 40
"""Steps after a bend that are searched."""
EASY, HARD = 24, 400
"""Matches that are always searched, and at most for a word that is still missing."""
BENDS = 60
"""Matches in which every bend is tried for such a word."""
PATIENCE = 150
"""Positions with the same question that are looked at in one kind of search."""
ODD = 5
"""An option that is not the usual one makes an example as hard to read as so many steps."""
TOLD = 4
"""Answers before a refusal that are told."""

Pair = tuple[str, str]
"""A refusal word and the clause it cites."""


class Way:
    """How a position comes about: `steps` answers of a random match (by a curious player if the
    seed is odd), perhaps a bend, and `more` answers after it. Without steps: before the match.
    `parts=own`: at a table with an owner's component file."""

    def __init__(
        self,
        seats: int,
        options: Options,
        seed: int = 0,
        steps: int = -1,
        bent: str = "",
        more: int = 0,
    ) -> None:
        self.seats = seats
        self.options = options
        self.seed = seed
        self.steps = steps
        self.bent = bent
        self.more = more

    def __str__(self) -> str:
        told = [f"seats={self.seats}", *(f"{i}={v}" for i, v in self.options.values.items())]
        if self.options.parts:
            told.append("parts=own")
        if self.steps >= 0:
            told += [f"seed={self.seed}", f"steps={self.steps}"]
        if self.bent:
            told += [f"more={self.more}", f"bend: {self.bent}"]
        return " ".join(told)

    def length(self, game: Game[Any]) -> tuple[bool, int]:
        """The shorter, the easier to read; rather without a bend, and with the usual options."""
        usual = game.options().values
        strange = sum(self.options[id] != value for id, value in usual.items())
        return bool(self.bent), self.steps + self.more + ODD * strange


def read_way(game: Game[Any], text: str) -> Way:
    plain, _, bent = text.partition("bend: ")
    facts = dict(each.split("=", 1) for each in plain.split())
    seats, seed = int(facts.pop("seats")), int(facts.pop("seed", "0"))
    steps, more = int(facts.pop("steps", "-1")), int(facts.pop("more", "0"))
    own = own_parts(game) if facts.pop("parts", "") else ""
    return Way(seats, game.options(**facts).with_parts(own), seed, steps, bent, more)


class Place:
    """A position on a way, and the last answers that led there."""

    def __init__(self, way: Way, s: Any, told: list[str]) -> None:
        self.way = way
        self.s = s
        self.told = told


def places(game: Game[Any], way: Way) -> Iterator[Place]:
    """All positions of a match up to that way's end, without the bend."""
    told: list[str] = []
    match = random_game(game, way.seats, way.options, way.seed, way.steps, way.seed % 2 == 1)
    for number, (s, step) in enumerate(match):
        if step is not None and isinstance(step.ask, Chance):
            told.append(f"chance {step.ask.prompt} {step.answer} of {int(step.ask.size)}")
        elif step is not None:
            assert isinstance(step.answer, Move)
            told.append(f"{NAMES[step.seat]}: {game.write(step.answer)}")
        yield Place(Way(way.seats, way.options, way.seed, number), s, told)


def bent_places(game: Game[Any], start: Place, name: str, most: int) -> Iterator[Place]:
    """The bent position, and those that random answers lead to from there."""
    way = start.way
    s = bend(game, start.s, name, way.seed)
    if s is None:
        return
    told = [*start.told, f"({name})"]
    rng = Rng(way.seed, 7)
    curious = Curious(rng) if way.seed % 2 else None
    for more in range(most + 1):
        yield Place(Way(way.seats, way.options, way.seed, way.steps, name, more), s, told)
        ask = game.pending(s)
        if more == most:
            return
        if isinstance(ask, Chance):
            outcome = int(rng.below(ask.size))
            told.append(f"chance {ask.prompt} {outcome} of {int(ask.size)}")
            game.resolve(s, outcome, SILENT)
        elif isinstance(ask, Decide):
            seat, moves = racer(game, s, ask, rng)
            if not moves:
                return
            move = curious.choose(moves) if curious else moves[rng.below(len(moves))]
            told.append(f"{NAMES[seat]}: {game.write(move)}")
            game.apply(s, seat, move, SILENT)
        else:
            return


def place_of(game: Game[Any], way: Way) -> Place | None:
    """The end of a way; None if the match does not go so far any more."""
    end = _last(places(game, way))
    if end is None or end.way.steps != way.steps:
        return None
    if way.bent:
        known = way.bent in bends_of(game)
        end = _last(bent_places(game, end, way.bent, way.more)) if known else None
    return end if end is not None and end.way.more == way.more else None


def _last(found: Iterator[Place]) -> Place | None:
    last = None
    for each in found:
        last = each
    return last


class Example:
    """A refusal: where, of whom, of what."""

    def __init__(self, way: Way, seat: int, move: Move | None, refusal: Refusal) -> None:
        self.way = way
        self.seat = seat
        self.move = move
        self.refusal = refusal

    @property
    def pair(self) -> Pair:
        return self.refusal.word, self.refusal.clause


Examples = dict[Pair, Example]


def refused(game: Game[Any], place: Place) -> Iterator[Example]:
    """Every move of those who are asked; of the others one for each verb."""
    ask = game.pending(place.s)
    verbs = list({move.verb: move for move in game.moves}.values())
    for seat in range(place.way.seats):
        asked = isinstance(ask, Decide) and (ask.may_answer(seat) or ask.racing)
        for move in game.moves if asked else verbs:
            refusal = game.explain(place.s, seat, move)
            if refusal is not None:
                yield Example(place.way, seat, move, refusal)


def unsuited(game: Game[Any]) -> Iterator[Example]:
    """Options that do not go together are refused before there is a position."""
    for seats in game.seats:
        for options in every_combination(game.option_list):
            refusal = game.unsuited(seats, options)
            if refusal is not None:
                yield Example(Way(seats, options), -1, None, refusal)


class Search:
    """Looks for the shortest example of every word and clause of a game."""

    def __init__(self, game: Game[Any], known: Examples) -> None:
        self.game = game
        self.found = dict(known)
        self.tables = [(seats, each) for seats in game.seats for each in game.option_sets(seats)]
        self.looked: dict[object, int] = {}

    def run(self) -> Examples:
        for example in unsuited(self.game):
            self.found.setdefault(example.pair, example)
        self._matches(range(EASY))
        for wider in (self._bends, self._more_matches, self._own_bends):
            self.looked.clear()
            if self.missing():
                wider()
        return self.found

    def missing(self) -> set[str]:
        return needed(self.game) - {word for word, _ in self.found}

    def _more_matches(self) -> None:
        self._matches(range(EASY, HARD))

    def _matches(self, numbers: range) -> None:
        for number in numbers:
            seats, options = self.tables[number * 3 % len(self.tables)]
            for place in places(self.game, Way(seats, options, number, LONGEST)):
                self._look(place)
            if numbers.start and not self.missing():
                return

    def _own_bends(self) -> None:
        if own_parts(self.game):
            self._bends(own_parts(self.game))

    def _bends(self, parts: str = "") -> None:
        for number in range(BENDS):
            seats, chosen = self.tables[number * 5 % len(self.tables)]
            options = chosen.with_parts(parts)
            for name in bends_of(self.game):
                first = number * 11 % LONGEST
                for place in places(self.game, Way(seats, options, number, LONGEST)):
                    if place.way.steps < first:
                        continue
                    fits = False
                    for bent in bent_places(self.game, place, name, AFTER):
                        fits = True
                        self._look(bent)
                    if fits:
                        break

    def _look(self, place: Place) -> None:
        ask = self.game.pending(place.s)
        prompt = ask.prompt if isinstance(ask, Chance | Decide) else ""
        kind = (type(ask), prompt, place.way.bent)
        self.looked[kind] = self.looked.get(kind, 0) + 1
        if self.looked[kind] > PATIENCE:
            return
        for example in refused(self.game, place):
            known = self.found.get(example.pair)
            if known is None or place.way.length(self.game) < known.way.length(self.game):
                self.found[example.pair] = example


def needed(game: Game[Any]) -> set[str]:
    """The words that want an example: all, but those of the kernel that cannot come up here."""
    has_race = has_chance = False
    for seats in game.seats:
        for s, _ in random_game(game, seats, game.option_sets(seats)[0], seed=1, limit=60):
            ask = game.pending(s)
            has_race = has_race or (isinstance(ask, Decide) and ask.racing != 0)
            has_chance = has_chance or isinstance(ask, Chance)
    idle = {
        "others-decide": not has_race,
        "chance-pending": not has_chance,
        "not-your-turn": max(game.seats) < 2,
        "game-over": False,
    }
    assert set(idle) == set(KERNEL_REFUSALS)
    words = {word for word in game.words.refusals if not idle.get(word, False)}
    return words - said_to_the_slower(game)


def said_to_the_slower(game: Game[Any]) -> set[str]:
    """The words of `Game.overtaken` (`OVERTAKEN` beside the bends): said of a move that is allowed
    and came too late, so no position alone is an example. The game has a test of each."""
    words: set[str] = getattr(import_module(f"games.{game.id}.bends"), "OVERTAKEN", set())
    tests = "".join(path.read_text("utf-8") for path in (FOLDER / game.id).glob("test_*.py"))
    for word in words:
        assert f'"{word}"' in tests, f"no test in tests/games/{game.id} names {word}"
    return words


def text_of(game: Game[Any], example: Example, place: Place | None) -> str:
    """An example in lines."""
    refusal, seat = example.refusal, example.seat
    lines = [f"## {refusal.word} ({refusal.clause})", f"way: {example.way}"]
    if place is not None and example.move is not None:
        own = texts_for("en").game(game)
        lines.append(f"before: {'; '.join(place.told[-TOLD:]) or 'nothing'}")
        ask = game.pending(place.s)
        if isinstance(ask, Decide):
            who = [NAMES[each] for each in range(place.way.seats) if ask.may_answer(each)]
            asked = own.prompt(ask.prompt, ask.about, NAMES)
            lines.append(f"asked: {', '.join(who)}: {asked} [{ask.prompt}]")
        elif isinstance(ask, Chance):
            lines.append(f"asked: chance [{ask.prompt}]")
        else:
            lines.append("asked: nobody, the match is over")
        lines.append(f"tried: {NAMES[seat]}: {game.write(example.move)}")
    for language in LANGUAGES:
        told = texts_for(language).game(game).refusal(refusal, NAMES)
        lines.append(f"{language}: {told}")
    return "\n".join(lines) + "\n"


def path_of(game: Game[Any]) -> Path:
    return FOLDER / game.id / "refusals.txt"


def blocks(game: Game[Any]) -> list[str]:
    """The examples of a table as they stand in its file."""
    path = path_of(game)
    text = path.read_text("utf-8") if path.exists() else ""
    return [f"## {each}" for each in text.split("\n## ")[1:]]


def renewed(game: Game[Any], block: str) -> tuple[Example | None, str]:
    """An example of a file as the rules are now: None and why, if they do not refuse it so."""
    lines = block.strip().splitlines()
    facts = dict(line.split(": ", 1) for line in lines[1:])
    way = read_way(game, facts["way"])
    if way.steps < 0:
        refusal = game.unsuited(way.seats, way.options)
        example = None if refusal is None else Example(way, -1, None, refusal)
        return example, "" if example is None else text_of(game, example, None)
    place = place_of(game, way)
    if place is None:
        return None, "the way does not lead there any more\n"
    name, text = facts["tried"].split(": ", 1)
    seat, move = NAMES.index(name), game.read(text)
    refusal = game.explain(place.s, seat, move)
    if refusal is None:
        return None, "the move is allowed now\n"
    example = Example(way, seat, move, refusal)
    return example, text_of(game, example, place)


def heading(block: str) -> str:
    return block.partition("\n")[0]


def differences(game: Game[Any]) -> list[str]:
    """The examples that are not what the rules say now."""
    found = []
    for block in blocks(game):
        now = renewed(game, block)[1]
        if now.strip() != block.strip():
            found.append(f"{game.id}: the table says\n{block.strip()}\nthe rules say\n{now}")
    return found


def written(game: Game[Any], tell: Callable[[str], None]) -> str:
    """The whole table, renewed."""
    known: Examples = {}
    for block in blocks(game):
        example = renewed(game, block)[0]
        if example is not None and heading(block) == "## {} ({})".format(*example.pair):
            known[example.pair] = example
    search = Search(game, known)
    found = search.run()
    for word in sorted(search.missing()):
        tell(f"{game.id}: no example of {word}")
    order = list(game.words.refusals)
    pairs = sorted(found, key=lambda pair: (order.index(pair[0]), pair[1]))
    told = [f"# Every refusal of {game.id} with an example. Made by tests/laws/refusals.py."]
    for pair in pairs:
        way = found[pair].way
        told.append(text_of(game, found[pair], place_of(game, way) if way.steps >= 0 else None))
    return "\n".join(told)


def main(arguments: list[str]) -> int:
    games = [game_by_id(each) for each in arguments if not each.startswith("--")]
    wrong = 0
    for game in games or GAMES.values():
        if "--write" in arguments:
            path_of(game).write_text(written(game, print), "utf-8")
            continue
        for told in differences(game):
            wrong += 1
            print(told)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
