"""What the environments for one match share: spaces, observations, and the board as text."""

from typing import Any, Final

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ludoteka.games.registry import KITS
from ludoteka.lab.envs.play import Play
from ludoteka.texts import texts_for

NUMBERS: Final = np.iinfo(np.int32)
RENDER_MODES: Final = ["ansi", "human"]
WRONG: Final = -1.0
"""What a move that is not allowed costs; the match is over at once."""

Seen = dict[str, NDArray[Any]]
"""`observation`, the row of numbers, and `action_mask`."""


def observation_space(play: Play) -> "spaces.Dict":
    width, moves = int(play.layout.width), len(play.game.moves)
    return spaces.Dict(
        {
            "observation": spaces.Box(int(NUMBERS.min), int(NUMBERS.max), (width,), np.int32),
            "action_mask": spaces.Box(0, 1, (moves,), np.int8),
        }
    )


def action_space(play: Play) -> "spaces.Discrete":
    return spaces.Discrete(len(play.game.moves))


def observed(play: Play, seat: int) -> Seen:
    mask = np.zeros(len(play.game.moves), np.int8)
    mask[play.legal(seat)] = 1
    return {"observation": np.array(play.row(seat), np.int32), "action_mask": mask}


def drawn(play: Play, viewer: int, language: str) -> str:
    """The board in lines of text, as a viewer sees it."""
    texts = texts_for(language).game(play.game)
    return "\n".join(KITS[play.game.id].board(play.view(viewer), texts))
