"""Who is who at the table, and who won."""

from ludoteka.games.registry import KITS
from ludoteka.kernel.pending import Over
from ludoteka.kernel.record import Header
from ludoteka.texts import GameTexts


def who(header: Header, seat: int, texts: GameTexts) -> str:
    """The name of a seat, with what it is called in the game."""
    name, role = header.names[seat], KITS[header.game].role_of(seat, texts)
    return f"{name} ({role})" if role and role != name else name


def end_line(header: Header, over: Over, texts: GameTexts, you: bool = False) -> str:
    """Who has won; `you` says that who plays alone is the one who reads it."""
    winners = [who(header, seat, texts) for seat in over.winners()]
    if header.seats == 1 and you:
        return texts.line("terminal-won-you" if winners else "terminal-lost-you")
    if len(winners) > 1:
        return texts.line("terminal-drawn", names=", ".join(winners))
    if winners:
        return texts.line("terminal-won", name=winners[0])
    if header.seats == 1:
        return texts.line("terminal-lost", name=who(header, 0, texts))
    return texts.line("terminal-nobody")
