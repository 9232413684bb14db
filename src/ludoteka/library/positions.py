"""What can be seen of a match, drawn as text or as the browser draws it."""

from html import escape
from typing import TYPE_CHECKING, Any, Final

from ludoteka.games.registry import KITS
from ludoteka.kernel import game as kernel
from ludoteka.kernel.codec import Json
from ludoteka.library.moves import Move
from ludoteka.web.still import has_stage

if TYPE_CHECKING:
    from ludoteka.library.matches import Match


class Position:
    """What one seat, or somebody who watches, may know. Its `repr` draws the board."""

    def __init__(self, match: "Match", seat: int, view: kernel.View[Any]) -> None:
        self._match: Final = match
        self._view: Final = view
        self.seat: Final = seat

    @property
    def lines(self) -> list[str]:
        """The board in lines of text."""
        return KITS[self._match.game.id].board(self._view, self._match.texts)

    @property
    def question(self) -> str:
        """What the seat is asked, in words; empty for those who are not."""
        view = self._view
        if view.ask is None:
            return ""
        return self._match.texts.prompt(view.prompt, view.about, self._match.names)

    @property
    def moves(self) -> list[Move]:
        """What the seat may do."""
        return self._match.moves_of(self.seat) if self.seat else []

    @property
    def data(self) -> dict[str, Json]:
        """The position as plain values (docs/positions.md); unknown cards are 0."""
        return self._match.game.rules_engine.encode(self._view.position)

    def __repr__(self) -> str:
        return "\n".join([*self.lines, *([self.question] if self.question else [])])

    def _repr_html_(self) -> str:
        """For notebooks: the table as the browser draws it, with the question as its caption; the
        board as text where a game has no stage, and folded away under the picture."""
        match = self._match
        board = escape("\n".join(self.lines))
        told = escape(f"{match.game.title}: {self.question or match.state}")
        style = "font: 13px/1.25 monospace; overflow-x: auto; padding: 0.5em 0"
        text = f'<pre style="{style}">{board}</pre>'
        if has_stage(match.game.id):
            picture = _framed(match.drawn(self._view))
            text = f"{picture}<details><summary>{told}</summary>{text}</details>"
        else:
            text += f"<figcaption>{told}</figcaption>"
        return f'<figure class="ludoteka" style="margin: 0">{text}</figure>'


def _framed(page: str) -> str:
    style = "width: 100%; height: 760px; border: 0; resize: vertical"
    return f'<iframe sandbox="allow-scripts" style="{style}" srcdoc="{escape(page)}"></iframe>'
