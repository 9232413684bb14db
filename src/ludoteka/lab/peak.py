"""`python -m ludoteka.lab.peak GAME`: play some matches and print the peak memory in KiB."""

import resource
import sys
from pathlib import Path

from ludoteka.games.registry import game_by_id
from ludoteka.lab.simulate import Batch, play_batch


def peak_kib() -> int:
    """Linux keeps the caller's peak in `getrusage` across a start, so its own file comes first."""
    status = Path("/proc/self/status")
    if status.exists():
        for line in status.read_text().splitlines():
            if line.startswith("VmHWM:"):
                return int(line.split()[1])
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


if __name__ == "__main__":
    game = game_by_id(sys.argv[1])
    play_batch(Batch(game.id, game.seats[0], game.options().values, "", 1, 0, 100))
    print(peak_kib())
