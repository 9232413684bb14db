"""The bots, by name."""

from typing import Any, Final

from ludoteka.bots.bot import Bot, RandomBot
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game

BOTS: Final[dict[str, type[Bot]]] = {bot.name: bot for bot in (RandomBot,)}
DEFAULT_BOT: Final = RandomBot.name


def bot_by_name(name: str, game: Game[Any]) -> Bot:
    if name not in BOTS:
        raise Unreadable("unknown-bot", bot=name, known=", ".join(BOTS))
    return BOTS[name](game)
