"""What a bot is asked and what it answers, wherever it thinks.

A bot is sent what its seat may know, as it would be sent to a browser, and nothing else.
"""

import json
from collections import OrderedDict
from typing import Any, Final

from ludoteka.bots.bot import Bot, News, hear
from ludoteka.bots.hint import hints
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import EVERYBODY, Decide
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import bot_number
from ludoteka.web import bodies
from ludoteka.web.room import Room

LONGEST_NEWS: Final = 200
"""Entries of the record a bot can have missed and still go on with what it had thought."""
MOST_REMEMBERED: Final = 16
"""Bots whose thoughts a process keeps; a tree of thoughts may be large."""


class Question:
    """What a bot is asked; it can be sent to another process. `news` tells what the seat has seen
    of the last entries of the record, from number `first` up to `count`."""

    def __init__(self, room: Room, seat: int, bot: str) -> None:
        match = room.playing()
        self.game = room.game.id
        self.table = room.id
        self.bot = bot
        self.seat = seat
        self.seats = match.header.seats
        self.options = match.header.options.values
        self.parts = match.header.options.parts
        self.rules = match.header.rules
        self.view = json.dumps(room.game.encode_view(match.view(seat)))
        self.number = bot_number(match.seed, seat, match.decision)
        self.count = len(match.entries)
        self.first = max(0, self.count - LONGEST_NEWS)
        self.news: list[News] = match.news(seat, self.first)


class Memory:
    """Bots that have something to remember, by table, seat and name, and how many entries of the
    record each has heard of. What is not here is thought anew: nothing depends on it."""

    def __init__(self, most: int) -> None:
        self._most: Final = most
        self._kept: Final[OrderedDict[tuple[str, int, str], tuple[Bot, int]]] = OrderedDict()

    def take(self, game: Game[Any], question: Question) -> Bot:
        """The bot of a seat, who has heard all the seat may know; a new one if none can have."""
        bot, heard = self._kept.pop(_key(question), (None, 0))
        if bot is None or not question.first <= heard <= question.count:
            return bot_by_name(question.bot, game)
        hear(bot, question.news[heard - question.first :])
        return bot

    def keep(self, question: Question, bot: Bot) -> None:
        if bot.remembers():
            self._kept[_key(question)] = bot, question.count
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)


def _key(question: Question) -> tuple[str, int, str]:
    return question.table, question.seat, question.bot


_MEMORY: Final = Memory(MOST_REMEMBERED)


def think(question: Question, memory: Memory = _MEMORY) -> str:
    """The move a bot chooses. Runs where `Thinkers` run things."""
    game = game_by_id(question.game)
    view, ask = _view_again(game, question)
    bot = memory.take(game, question)
    move = bot.choose(view, ask, Rng(question.number, question.seat))
    if ask.racing:
        bot.forget()  # others answer the same question: what follows is not what it looked into
    memory.keep(question, bot)
    return game.write(move)


def advise(question: Question) -> list[bodies.Advised]:
    """The moves a bot advises, the best first. Runs where `Thinkers` run things."""
    game = game_by_id(question.game)
    view, _ = _view_again(game, question)
    return [
        bodies.Advised(
            move=game.write(each.move), share=each.share, sure=each.sure, reason=each.reason
        )
        for each in hints(game, view, question.number, question.bot)
    ]


def _view_again(game: Game[Any], question: Question) -> tuple[View[Any], Decide]:
    data = json.loads(question.view)
    options = Options(question.options, question.parts, question.rules)
    position = game.decode(data["position"], question.seats, options)
    moves = [game.read(text) for text in data["options"]]
    waiting, about = data["waiting"], tuple(data["about"])
    racing = waiting if waiting & (waiting - 1) else 0
    ask = Decide(question.seat, data["prompt"], moves, about, EVERYBODY, racing)
    return View(question.seat, position, waiting, data["prompt"], about, ask, None), ask
