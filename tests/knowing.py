"""What the tests of all games must be told of one: it stands in `tests/games/<game>/known.py`."""

from dataclasses import dataclass, field
from importlib import import_module


@dataclass(frozen=True)
class Known:
    """Whatever is not said here is as usual."""

    not_in_code: dict[str, str] = field(default_factory=dict)
    """Clauses that no line of the rules needs to name, and why."""
    numbers: dict[tuple[str, str], list[int]] = field(default_factory=dict)
    """By message and variable: the only numbers that the rules can tell there."""
    samples: dict[str, str] = field(default_factory=dict)
    """By variable, or message and variable: what it stands for where no word of the game says so:
    `names KIND`, a `list KIND` of them, or the `lines ID ...`."""
    short: dict[str, str] = field(default_factory=dict)
    """The options of a short match."""
    late: float = 0.0
    """If a match takes a browser long: the part of it that others have played before."""
    longest: bool = False
    """Even one whole match takes a browser very long."""
    wish: str = ""
    """What others have done whenever they could, so that their match came to an end."""
    opponent: str = "random"
    """The bot against which a browser plays a whole match; most games are quick with any."""


def known(game_id: str) -> Known:
    found: Known = import_module(f"games.{game_id}.known").KNOWN
    return found
