"""Who is connected to a table by other servers, and for how long no server ran.

A server alone knows everybody who is connected. Servers that share a database tell each other:
`sql_presence.py`.
"""

from collections.abc import Callable, Container
from typing import Protocol, TypeAlias

Came: TypeAlias = Callable[[str], None]
"""Told a table where somebody has come or gone at another server; with no name, that any may be."""
Busy: TypeAlias = Callable[[], bool]
"""Whether anything happens here that must not be counted while no server runs: a clock."""


class Presence(Protocol):
    """What servers tell each other of who is there. Seats are a mask; the highest bit of it stands
    for those who look on."""

    def listen(self, came: Came, busy: Busy, known: Container[str]) -> None:
        """From now on say where others have come or gone, of the tables that are `known` here."""

    def tell(self, table: str, seats: int) -> None:
        """These are connected to a table by this server now; others will hear of it soon."""

    def heard_of(self, table: str) -> int:
        """Who is connected to a table by other servers, as far as they have said it."""

    async def at(self, table: str) -> int:
        """The same, asked for: who has just come is there, and who is silent is not."""

    def stopped(self, at: int) -> int:
        """For how many milliseconds since that time of day no server has run."""

    async def close(self) -> None:
        """Nobody is connected here any more."""


class Alone:
    """The only server, which has always run."""

    def listen(self, came: Came, busy: Busy, known: Container[str]) -> None:
        pass

    def tell(self, table: str, seats: int) -> None:
        pass

    def heard_of(self, table: str) -> int:
        return 0

    async def at(self, table: str) -> int:
        return 0

    def stopped(self, at: int) -> int:
        return 0

    async def close(self) -> None:
        pass
