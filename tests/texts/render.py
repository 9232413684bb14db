"""Every pattern of a language as sentences: with every name it may hold, and with telling numbers.

For somebody who reads them, sorted by game and id, with a few names of each kind:

    python tests/texts/render.py --language hu > hu.txt
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

if __name__ == "__main__":
    sys.path[:0] = [str(Path(__file__).parents[1]), str(Path(__file__).parents[2] / "src")]

from knowing import known
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.texts import LANGUAGES, texts_for
from ludoteka.texts.catalogue import GameTexts, Lines, Texts, variables
from texts.messages import (
    game_file,
    lesson_file,
    lesson_files,
    messages,
    shared_messages,
    words_of,
)

NUMBERS = [0, 1, 2, 5, 22, 50, 51, 1000]
"""Nothing, one, few, many and few again (Polish), and Hungarian numbers that begin with a vowel."""
SEATS = ["Ágnes", "Łukasz", "Íñigo", "Zoë", "Ő", "Ana", "Bo", "Ulla"]
"""Names of women and of men, with vowels and with consonants at either end."""
SHARED = "shared"
FEW = 4
"""Names of a kind shown to a reader, spread over the kind."""

Value = str | int
Sort = Callable[[Texts], list[Value]]


class Rendered(NamedTuple):
    """A sentence, where it is from, and with which values."""

    where: str
    id: str
    form: str
    given: str
    text: str


def rendered(language: str, *, whole: bool = True) -> Iterator[Rendered]:
    """All sentences of a language; only a few names of each kind unless the `whole` is wanted."""
    texts = texts_for(language)
    for id, message in sorted(shared_messages(language).items()):
        sorts = {name: sort_of(id, name)(texts) for name in sorted(message.variables)}
        yield from _each(texts, SHARED, id, sorts)
    for game in GAMES.values():
        own = texts.game(game)
        kinds = words_of(game)
        for id, message in sorted(messages(game_file(game, language)).items()):
            if id in kinds:
                for args in choices(game, id, kinds[id], whole=whole):
                    yield _told(own, game, id, kinds[id], args)
            elif id in game.words.literal:
                keys: list[Value] = [int(k) if k.isdecimal() else k for k in game.words.kinds[id]]
                yield from _each(own, game.id, id, {"key": keys if whole else keys[:FEW]})
            else:
                sorts = {name: sort_of(id, name)(texts) for name in sorted(message.variables)}
                yield from _each(own, game.id, id, sorts)
        if lesson_file(game, language) in lesson_files(language):
            files = [game_file(game, language), lesson_file(game, language)]
            for id in sorted(messages(files[1])):
                yield from _each(Lines(language, files), game.id, id, {})


def choices(game: Game[Any], id: str, kinds: str, *, whole: bool) -> Iterator[tuple[int, ...]]:
    """Every value of every kind, one place at a time; the other places hold unlike values."""
    ranges = [
        known(game.id).numbers.get((id, variable)) or _range(game, kind, whole=whole)
        for variable, kind in zip(variables(kinds), kinds.split(), strict=True)
    ]
    base = tuple(each[place % len(each)] for place, each in enumerate(ranges, start=1))
    told = {base}
    yield base
    for place, each in enumerate(ranges):
        for value in each:
            args = (*base[:place], value, *base[place + 1 :])
            if args not in told:
                told.add(args)
                yield args


def _range(game: Game[Any], kind: str, *, whole: bool) -> list[int]:
    if kind == "number":
        return NUMBERS
    if kind == "seat":
        return list(range(len(SEATS) if whole else 2))
    named = [index for index, name in enumerate(game.words.kinds[kind]) if name != "unknown"]
    return named[:: 1 if whole else max(1, len(named) // FEW)]


def _told(own: GameTexts, game: Game[Any], id: str, kinds: str, args: Sequence[int]) -> Rendered:
    values = own.values(kinds, args, SEATS)
    given = ", ".join(f"{name}={values[name]}" for name in variables(kinds))
    return Rendered(game.id, id, "", given, own.line(id, **values))


def _each(lines: Lines, where: str, id: str, sorts: dict[str, list[Value]]) -> Iterator[Rendered]:
    """A message with its attributes, one value varied at a time."""
    base = {name: each[place % len(each)] for place, (name, each) in enumerate(sorts.items())}
    told: list[dict[str, Value]] = [base]
    for name, each in sorts.items():
        told += [{**base, name: value} for value in each if value != base[name]]
    for values in told:
        given = ", ".join(f"{name}={value}" for name, value in values.items())
        for form, text in lines.forms(id, values).items():
            yield Rendered(where, id, form, given, text)


# What the variables of messages are that no word of a game asks for


def number(texts: Texts) -> list[Value]:
    return [*NUMBERS]


def who(texts: Texts) -> list[Value]:
    return [*SEATS]


def several(texts: Texts) -> list[Value]:
    return [SEATS[0], ", ".join(SEATS[:2]), ", ".join(SEATS[:3])]


def share(texts: Texts) -> list[Value]:
    return [texts.share(0.03), texts.share(0.811)]


def decimal(texts: Texts) -> list[Value]:
    return [texts.number(41.55), texts.number(-0.5327, 4), texts.number(3)]


def a_move(texts: Texts) -> list[Value]:
    game = next(iter(GAMES.values()))
    return [texts.game(game).move(move, SEATS) for move in game.moves[:2]]


def a_hint(texts: Texts) -> list[Value]:
    move = str(a_move(texts)[0])
    return [texts.line("hint-move", number=1, move=move, notation="go", share=texts.share(0.81))]


def a_sentence(texts: Texts) -> list[Value]:
    return [texts.line("reason-wins"), texts.line("reason-only")]


def plain(*values: str) -> Sort:
    return lambda texts: [*values]


def sample(game: str, told: str) -> Sort:
    """What a game says that its variable stands for (`Known.samples`)."""
    way, *words = told.split()

    def values(texts: Texts) -> list[Value]:
        own = texts.game(GAMES[game])
        if way == "lines":
            return [own.line(id) for id in words]
        known = [
            own.name(words[0], place) for place in range(len(GAMES[game].words.kinds[words[0]]))
        ]
        return [*known] if way == "names" else [known[-1], ", ".join(known[1:4])]

    return values


def titles(texts: Texts) -> list[Value]:
    return [texts.game(game).title() for game in GAMES.values()]


_COUNTED = (
    "after answers at before bots by capped chances cost count days decided done draws dry due"
    " durability energy"
    " hand hearts high juicy last level line lines low most moves needed nobody now number of picks"
    " points port price printed quality reward round rounds rules said seats seconds size stars"
    " rank stopped turns wanted wins won"
)
SORTS: dict[str, Sort] = {
    "event": number,
    "events": number,
    **dict.fromkeys(_COUNTED.split(), number),
    **dict.fromkeys(["name", "who"], who),
    **dict.fromkeys(["share", "better", "least", "lost"], share),
    **dict.fromkeys(["mean", "decisions", "gears", "tokens", "value"], decimal),
    **dict.fromkeys(["best", "move", "played"], a_move),
    **dict.fromkeys(["reason", "prompt", "problem", "goal"], a_sentence),
    "names": several,
    "a": plain("level3"),
    "b": plain("random"),
    "address": plain("http://127.0.0.1:8000/"),
    "argument": plain("--seed"),
    "bot": plain("level3"),
    "build": plain("pure"),
    "cell": plain("a1", "b2"),
    "clause": plain("CLASH-3.2"),
    "code": plain("no-such-thing"),
    "command": plain("dance"),
    "commitment": plain("0a9de09d"),
    "dice": plain("I II ☠"),
    "extra": plain("cluster"),
    "field": plain("dice"),
    "file": plain("evening.ludo"),
    "folder": plain("tables"),
    "first": number,
    "format": plain("9"),
    "fraction": plain("1/3"),
    "frame": plain("dance"),
    "game": titles,
    "lesson": plain("first"),
    "games": number,
    "grade": lambda texts: [1, 5],
    "hint": a_hint,
    "id": plain("leader"),
    "known": plain("en, hu, pl, es"),
    "kind": plain("dict"),
    "lane": plain("2–4"),
    "language": plain("de"),
    "message": plain("title"),
    "more": plain("yes", "no"),
    "near": plain("clash"),
    "notation": plain("place mustafa b2"),
    "option": plain("variant"),
    "orders": plain("1a", "1a, 2b"),
    "package": plain("liars-dice 1.0"),
    "pays": plain("5, 3, 2"),
    "program": plain("./bot"),
    "puzzle": plain("0a9de09d"),
    "python": plain("3.13"),
    "seat": number,
    "second": number,
    "seed": plain("evening.seed"),
    "setting": plain("iters=x"),
    "sign": plain("★", "⚡", "♥"),
    "store": plain("ludoteka.db"),
    "table": plain("tile"),
    "tables": number,
    "time": plain("4:05"),
    "title": titles,
    "typed": plain("xyzzy"),
    "range": lambda texts: [texts.line("balance-range", low="1", high="2")],
    "variant": plain("seats = 3"),
    "vary": plain("cards.stomp.price"),
    "version": plain("0.2.0"),
    "word": plain("xyzzy"),
    "words": plain("undo, hint"),
}
_WORTHS = {"share": share, "win": share} | dict.fromkeys(
    ("bet", "last-picks", "last-turn", "roll", "stop"), decimal
)
OWN_SORTS: dict[tuple[str, str], Sort] = {
    ("fault-action-not-allowed", "action"): number,
    ("fault-env-needs-extra", "extra"): plain("numpy"),
    ("dataset-done", "decisions"): number,
    ("dataset-done", "folder"): plain("matches"),
    ("dataset-done", "matches"): number,
    ("dataset-records", "count"): number,
    ("dataset-records", "folder"): plain("matches"),
    ("fault-dataset-other-game", "wanted"): plain("clash"),
    ("fault-wrong-actions", "given"): number,
    ("fault-wrong-actions", "wanted"): number,
    **{(f"puzzle-why-{kind}", "best"): worth for kind, worth in _WORTHS.items()},
    **{(f"puzzle-why-{kind}", "next"): worth for kind, worth in _WORTHS.items()},
    ("puzzle-solution", "line"): a_move,
    ("web-coach-kind", "more"): number,
    ("board-skulls-player", "gears"): number,
    ("board-skulls-player", "tokens"): number,
    ("board-skulls-rivals", "cards"): number,
    ("board-skulls-rivals", "gears"): number,
    ("board-skulls-roller", "gears"): number,
    ("board-skulls-roller", "tokens"): number,
    ("balance-figure", "name"): plain("King"),
    ("lab-back", "name"): plain("Stomp"),
    ("lab-changed", "name"): plain("Stomp"),
    ("balance-how", "seed"): plain("1"),
    ("balance-range", "high"): share,
    ("balance-range", "low"): share,
    ("board-clash-points", "game"): number,
    ("board-clash-wins", "game"): number,
    ("fault-store-newer", "known"): number,
    ("fault-store-newer", "version"): number,
    ("doctor-trouble", "what"): plain("clash"),
    ("duel-result", "high"): share,
    ("duel-result", "low"): share,
    ("duel-time", "first"): decimal,
    ("duel-time", "second"): decimal,
    ("fault-odds-roll", "dice"): number,
    ("refusal-not-your-turn", "seat"): who,
    ("sand-best", "best"): number,
    ("sim-speed", "games"): decimal,
    ("skulls-jackpot", "gears"): number,
    ("tables-line", "day"): plain("2026-11-18"),
    ("tables-line", "game"): plain("clash"),
    ("tables-line", "size"): decimal,
    ("tables-line", "stage"): lambda texts: [
        texts.line(f"tables-{stage}") for stage in ("waiting", "running", "over")
    ],
    ("tables-line", "seats"): number,
    ("tables-line", "taken"): number,
    ("tables-removed", "size"): decimal,
    ("tables-total", "size"): decimal,
    ("web-fact-biggest", "what"): a_sentence,
    ("web-name-of", "seat"): lambda texts: [texts.line("web-seat-number", number=2)],
    ("odds-page-range", "high"): share,
    ("odds-page-range", "low"): share,
    ("web-review-curve-seat", "first"): share,
    ("web-review-curve-seat", "last"): share,
    ("web-review-curve-seat", "low"): share,
}


SAMPLES = {key: sample(id, told) for id in GAMES for key, told in known(id).samples.items()}
"""What games say that variables of their own stand for."""


def sort_of(id: str, variable: str) -> Sort:
    """What a variable of a message that no word of a game asks for stands for."""
    found = OWN_SORTS.get((id, variable)) or SORTS.get(variable)
    found = found or SAMPLES.get(f"{id} {variable}") or SAMPLES.get(variable)
    assert found, f"{id}: say in {__file__} what ${variable} stands for"
    return found


def main() -> None:
    told = argparse.ArgumentParser(description="Write all sentences of a language.")
    told.add_argument("--language", choices=LANGUAGES, default="en")
    where = ""
    for each in rendered(told.parse_args().language, whole=False):
        if where != each.where:
            where = each.where
            print(f"\n# {where}\n")
        given = f"  ({each.given})" if each.given else ""
        print(f"{each.id}{'.' if each.form else ''}{each.form}: {each.text}{given}")


if __name__ == "__main__":
    main()
