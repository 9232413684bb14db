"""Who is who at the table, and who won."""

from ludoteka.boards import role_of
from ludoteka.kernel.pending import Over
from ludoteka.kernel.record import Header
from ludoteka.texts import GameTexts


def who(header: Header, seat: int, texts: GameTexts) -> str:
    """The name of a seat, with what it is called in the game."""
    name, role = header.names[seat], role_of(header.game, seat, texts)
    return f"{name} ({role})" if role and role != name else name


def end_line(header: Header, over: Over, texts: GameTexts) -> str:
    if header.seats == 1:
        return texts.line("terminal-over")
    winners = [who(header, seat, texts) for seat, rank in enumerate(over.ranks) if rank == 0]
    if len(winners) == 1:
        return texts.line("terminal-won", name=winners[0])
    return texts.line("terminal-drawn", names=", ".join(winners))
