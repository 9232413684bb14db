"""Is this installation sound? Each game is played once by bots and its record checked."""

import platform
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from ludoteka.bots.bot import RandomBot
from ludoteka.games.registry import BROKEN, GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.record import loads
from ludoteka.lab.build import build_name
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.table.verify import verify
from ludoteka.texts import LANGUAGES, Texts, texts_for

T = TypeVar("T")


def checks(texts: Texts) -> Iterator[tuple[str, bool]]:
    """Each check with its outcome, as it is done."""
    build = build_name()
    yield texts.line("doctor-build", build=build, python=platform.python_version()), True
    for language in LANGUAGES:
        problem, _ = _tried(_speak, language)
        told = texts.line("doctor-language", language=language)
        yield (_trouble(texts, language, problem), False) if problem else (told, True)
    for game in GAMES.values():
        problem, answers = _tried(_play, game)
        told = texts.line("doctor-game", game=game.id, answers=answers)
        yield (_trouble(texts, game.id, problem), False) if problem else (told, True)
    for fault in BROKEN:
        yield texts.fault(fault), False


def _trouble(texts: Texts, what: str, problem: str) -> str:
    return texts.line("doctor-trouble", what=what, problem=problem)


def _tried(check: Callable[[T], int], what: T) -> tuple[str, int]:
    """What is wrong, or nothing: a doctor reports a failure instead of failing too."""
    try:
        return "", check(what)
    except Exception as error:
        return f"{type(error).__name__}: {error}", 0


def _speak(language: str) -> int:
    texts = texts_for(language)
    for game in GAMES.values():
        own = texts.game(game)
        assert own.title()
        assert own.blurb()
        assert own.clauses()
    return len(GAMES)


def _play(game: Game[Any]) -> int:
    seats = game.seats[-1]
    bots = [RandomBot(game) for _ in range(seats)]
    match = Match.new(game, seats, game.options(), bots, seed=seed_from(1))
    while match.bot_seat() >= 0:
        match.step_bot()
    verdict = verify(loads(match.record().dumps()))
    return verdict.moves + verdict.chances
