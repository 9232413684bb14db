"""Before a match: which game, who sits where, which options. Enter takes what is proposed."""

from collections.abc import Sequence
from typing import Any

from ludoteka.bots.bot import Bot
from ludoteka.bots.registry import DEFAULT_BOT, bot_by_name
from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.game import Game
from ludoteka.terminal.screen import Screen
from ludoteka.texts import Texts


def pick(screen: Screen, texts: Texts, question: str, labels: Sequence[str], default: int) -> int:
    """The place of the chosen label; asked again until a number or a label fits."""
    screen.say()
    screen.say(question)
    for number, label in enumerate(labels, start=1):
        screen.say(f"{number:>3}. {label}", 5)
    while True:
        typed = screen.ask(texts.line("begin-number", number=default + 1))
        if not typed:
            return default
        if typed.isdecimal() and len(typed) < 6 and 1 <= int(typed) <= len(labels):
            return int(typed) - 1
        folded = [label.casefold() for label in labels]
        if typed.casefold() in folded:
            return folded.index(typed.casefold())
        screen.say(texts.line("begin-again", most=len(labels)))


def pick_game(screen: Screen, texts: Texts) -> Game[Any]:
    games = list(GAMES.values())
    labels = [texts.game(game).title() for game in games]
    return games[pick(screen, texts, texts.line("begin-game"), labels, 0)]


def pick_seats(screen: Screen, texts: Texts, game: Game[Any]) -> int:
    if len(game.seats) == 1:
        return game.seats[0]
    labels = [texts.line("begin-players", count=seats) for seats in game.seats]
    return game.seats[pick(screen, texts, texts.line("begin-seats"), labels, 0)]


def pick_bots(screen: Screen, texts: Texts, game: Game[Any], seats: int) -> set[int]:
    """The seats of the bots; proposed is one person against bots."""
    bots: set[int] = set()
    kinds = [texts.line("begin-person"), texts.line("begin-bot")]
    for seat in range(seats):
        role = KITS[game.id].role_of(seat, texts.game(game))
        id = "begin-who-role" if role else "begin-who"
        question = texts.line(id, number=seat + 1, role=role)
        if pick(screen, texts, question, kinds, 0 if seat == 0 else 1) == 1:
            bots.add(seat)
    return bots


def pick_options(
    screen: Screen, texts: Texts, game: Game[Any], seats: int, given: dict[str, str]
) -> dict[str, str]:
    """What was not given on the command line."""
    chosen = dict(given)
    own = texts.game(game)
    proposed = game.proposed(seats)
    for option in game.option_list:
        if option.id not in given:
            labels = [own.option_value(option.id, value) for value in option.values]
            default = option.values.index(proposed.get(option.id, option.default))
            place = pick(screen, texts, own.option(option.id), labels, default)
            chosen[option.id] = option.values[place]
    return chosen


def bots_and_names(
    texts: Texts, game: Game[Any], seats: int, bots: set[int], kind: str = DEFAULT_BOT
) -> tuple[list[Bot | None], list[str]]:
    seated: list[Bot | None] = []
    names: list[str] = []
    for seat in range(seats):
        is_bot = seat in bots
        seated.append(bot_by_name(kind, game) if is_bot else None)
        names.append(texts.seat_name(seat, bot=is_bot))
    return seated, names
