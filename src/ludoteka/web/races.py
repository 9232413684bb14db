"""A race as a table keeps it: a question that several seats answer at once."""

from typing import Any, Final

from ludoteka.kernel.pending import Move, Refusal
from ludoteka.table.match import Match
from ludoteka.web import bodies


class Race:
    """What was to be seen at each decision of a race, and who has answered since."""

    def __init__(self, match: Match) -> None:
        self._match: Final = match
        self._seen: Final[dict[int, Any]] = {}  # by decision: the position
        self._answered: Final[dict[int, int]] = {}  # by seat: the decision after its last answer

    def show(self) -> None:
        """The seats see the position of now."""
        match = self._match
        self._seen[match.decision] = match.game.clone(match.position)

    def answered(self, seat: int) -> None:
        self._answered[seat] = self._match.decision

    def stands(self, seat: int, decision: int) -> bool:
        """An answer stands though others came first, unless its seat has answered since."""
        return decision in self._seen and self._answered.get(seat, 0) <= decision

    def overtaken(self, decision: int, move: Move) -> Refusal | None:
        """Why a move is not what its player saw at that decision: somebody was quicker."""
        match = self._match
        return match.game.overtaken(self._seen[decision], match.position, move)

    def closing(self, lasts: int) -> bodies.Closing | None:
        """Who may end the race, which has been open for so long."""
        match = self._match
        seat = match.game.closer(match.position)
        left = max(0, match.game.patience() * 1000 - lasts)
        return bodies.Closing(seat=seat, left=left) if seat >= 0 else None
