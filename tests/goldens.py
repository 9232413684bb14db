"""Goldens: recorded stretches of play that a person can review.

A golden is a text file `tests/games/<game>/goldens/<name>.txt`. Its first line says what is
played; the rest follows from it. To make a new one write the first line; then

    python tests/goldens.py --write     rewrites every golden from its first line
    python tests/goldens.py --check     says which differ (used for the compiled build)

The random player draws from `Rng(seed)`; with `skip` the first steps are played but not told.
Each step shows the answer, the frames that ran, the notes, and the question that follows with
its stack.
"""

import json
import sys
from pathlib import Path
from typing import Any

from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.pending import EVERYBODY, Chance, Decide, Over
from ludoteka.kernel.record import fingerprint
from ludoteka.kernel.rng import Rng

FOLDER = Path(__file__).parent / "games"
SHOWN_OPTIONS = 6


def golden_files() -> list[Path]:
    return sorted(FOLDER.glob("*/goldens/*.txt"))


def golden(first_line: str, game_id: str) -> str:
    """The whole text of a golden, from its first line."""
    facts = dict(word.split("=", 1) for word in first_line.removeprefix("#").split())
    game = GAMES[game_id]
    seats, seed, steps = (int(facts.pop(name)) for name in ("seats", "seed", "steps"))
    skip = int(facts.pop("skip", "0"))
    out = Journal()
    s = game.setup(seats, game.options(**facts))
    begun = _settled(game, s, out)
    lines = [first_line] if skip else [first_line, *begun]
    rng = Rng(seed)
    for step in range(skip + steps):
        ask = game.pending(s)
        if isinstance(ask, Over):
            break
        out = Journal()
        told = ["", _answered(game, s, ask, rng, out), *_settled(game, s, out)]
        if step >= skip:
            lines += told
    viewer = seats - 1
    view = json.dumps(game.encode_view(game.view(s, viewer)), sort_keys=True)
    lines += ["", f"seat {viewer} sees {view}", f"fingerprint {fingerprint(game, s)}"]
    return "\n".join(lines) + "\n"


def frames_shown(text: str) -> set[str]:
    """The kinds of frames that ran or waited in a golden."""
    tags: set[str] = set()
    for line in text.splitlines():
        if line.startswith(("  ran ", "  stack ")):
            tags |= {code.split(":")[0] for code in line.split()[1:]}
    return tags


def _answered(game: Game[Any], s: Any, ask: Any, rng: Rng, out: Journal) -> str:
    if isinstance(ask, Chance):
        outcome = int(rng.below(ask.size))
        s.frames[-1].resolve(s, outcome, out)
        return f"chance {ask.prompt} {outcome} of {int(ask.size)}"
    assert isinstance(ask, Decide)
    move = ask.options[rng.below(len(ask.options))]
    s.frames[-1].answer(s, int(ask.seat), move, out)
    return f"seat {int(ask.seat)}: {game.write(move)}"


def _settled(game: Game[Any], s: Any, out: Journal) -> list[str]:
    """Let the frames run, like `Game.settle`, and tell what there is to see."""
    ran = []
    while s.frames:
        code = _code(s.frames[-1].code())
        if not s.frames[-1].run(s, out):
            break
        ran.append(code)
    lines = [f"  ran {' '.join(ran)}"] if ran else []
    for note in out.notes:
        secret = "" if note.seen == EVERYBODY else f" (seen {note.seen:b})"
        lines.append(f"  {note!r}{secret}")
    ask = game.pending(s)
    if isinstance(ask, Over):
        return [*lines, f"  over {ask.ranks} {ask.scores}"]
    lines.append(f"  stack {' '.join(_code(frame.code()) for frame in s.frames)}")
    if isinstance(ask, Decide):
        texts = [game.write(move) for move in ask.options]
        shown = "; ".join(texts[:SHOWN_OPTIONS]) + ("; ..." if len(texts) > SHOWN_OPTIONS else "")
        lines.append(f"  seat {int(ask.seat)} {ask.prompt} {ask.about} {len(texts)}: {shown}")
    return lines


def _code(code: list[Any]) -> str:
    return ":".join(str(each).replace(" ", "") for each in code)


def perft(game: Game[Any], s: Any, depth: int) -> int:
    """How many lines of play of this many decisions there are; chance answers its middle."""
    while isinstance(ask := game.pending(s), Chance):
        game.resolve(s, int(ask.size) // 2, Journal(silent=True))
    if isinstance(ask, Over) or depth == 0:
        return 1
    assert isinstance(ask, Decide)
    if depth == 1:
        return len(ask.options)
    total = 0
    for move in ask.options:
        child = game.clone(s)
        game.apply(child, int(ask.seat), move, Journal(silent=True))
        total += perft(game, child, depth - 1)
    return total


def perft_lines(game_id: str) -> list[tuple[str, list[int]]]:
    """The lines of `perft.txt`: what is played (with `skip`, random decisions first), counts."""
    found = []
    for line in (FOLDER / game_id / "perft.txt").read_text("utf-8").splitlines():
        if line and not line.startswith("#"):
            facts, counts = line.split(":")
            found.append((facts.strip(), [int(count) for count in counts.split()]))
    return found


def perft_start(game_id: str, facts: str) -> tuple[Game[Any], Any]:
    """The position a perft line starts from."""
    game = GAMES[game_id]
    given = dict(word.split("=", 1) for word in facts.split())
    seats, skip = int(given.pop("seats")), int(given.pop("skip", "0"))
    s = game.start(seats, game.options(**given), Journal(silent=True))
    rng = Rng(1)
    while skip > 0 and not isinstance(ask := game.pending(s), Over):
        if isinstance(ask, Chance):
            game.resolve(s, int(rng.below(ask.size)), Journal(silent=True))
        else:
            assert isinstance(ask, Decide)
            move = ask.options[rng.below(len(ask.options))]
            game.apply(s, int(ask.seat), move, Journal(silent=True))
            skip -= 1
    return game, s


def main(arguments: list[str]) -> int:
    differing = 0
    for path in golden_files():
        told = path.read_text("utf-8")
        now = golden(told.splitlines()[0], path.parents[1].name)
        if "--write" in arguments:
            path.write_text(now, "utf-8")
        elif now != told:
            differing += 1
            print(f"{path.relative_to(FOLDER)} differs")
    print(f"{len(golden_files())} goldens, {differing} differ")
    return 1 if differing else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
