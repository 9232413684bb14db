"""What holds for every game at a running table: undo, records told to one viewer, verification."""

from typing import Any, Final

from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.record import MOVE, loads
from ludoteka.kernel.rng import Rng
from ludoteka.laws.checks import require
from ludoteka.laws.playing import viewers
from ludoteka.table.fair import seed_from
from ludoteka.table.match import Match
from ludoteka.table.verify import verify

UNDO: Final = "call `out.reveal()` wherever somebody learns something that a move brought to light."
DECISIONS: Final = 60


def begun(game: Game[Any], seats: int, options: Options, seed: int) -> Match:
    return Match.new(game, seats, options, [None] * seats, seed=seed_from(seed))


def random_move(match: Match, rng: Rng) -> int:
    """Somebody who is asked answers at random; the seat that did."""
    able = [seat for seat in range(match.header.seats) if match.moves(seat)]
    seat = able[rng.below(len(able))]
    moves = match.moves(seat)
    match.submit(seat, match.decision, moves[rng.below(len(moves))])
    return seat


def known(match: Match, viewer: int) -> dict[str, list[int]]:
    """How many of each component the viewer can place; the unknown ones left out."""
    census = match.game.census(match.view(viewer).position)
    return {family: [0, *tally[1:]] for family, tally in census.items()}


def undoing(game: Game[Any], seats: int, options: Options) -> None:
    """Undo never crosses new information."""
    match, rng = begun(game, seats, options, 1), Rng(1)
    undone = 0
    for _ in range(DECISIONS):
        if match.over():
            break
        before, learnt = match.fingerprint(), [known(match, each) for each in viewers(seats)]
        answers = len(match.record().entries)
        seat = random_move(match, rng)
        entries = match.record().entries[answers:]
        require(
            not any(match.can_undo(other) for other in range(seats) if other != seat),
            f"somebody other than seat {seat + 1}, who moved, could take back.",
            UNDO,
        )
        if not match.can_undo(seat):
            continue
        kinds = [entry.kind for entry in entries]
        require(kinds == [MOVE], "a move that chance has answered could be taken back.", UNDO)
        for viewer, then in zip(viewers(seats), learnt, strict=True):
            now = known(match, viewer)
            for family, tally in now.items():
                require(
                    all(a <= b for a, b in zip(tally, then[family], strict=True)),
                    f"{entries[0].text!r} showed viewer {viewer} a {family} and can be undone.",
                    UNDO,
                )
        decision, after = match.decision, match.fingerprint()
        match.undo(seat)
        undone += 1
        require(match.fingerprint() == before, "undo leads to another position.", UNDO)
        assert match.decision > decision, "a click on the old question comes late"
        match.submit(seat, match.decision, entries[0].text)
        require(match.fingerprint() == after, "the same move after undo does other things.", UNDO)
    assert undone or not any(match.can_undo(seat) for seat in range(seats))


def telling(game: Game[Any], seats: int, options: Options) -> None:
    """A record told to one viewer hides what they have not seen."""
    match, rng = begun(game, seats, options, 2), Rng(2)
    for _ in range(DECISIONS):
        if match.over():
            break
        before = {viewer: known(match, viewer) for viewer in viewers(seats)}
        count = len(match.record().entries)
        random_move(match, rng)
        if match.over():
            break
        for viewer in viewers(seats):
            after = known(match, viewer)
            for line in match.told(viewer)[1 + count :]:
                assert isinstance(line, list)
                if line[0] == MOVE and line[2] is not None:
                    move = game.read(str(line[2]))
                    kinds = game.words.verbs[move.verb].split()
                    for kind, value in zip(kinds, move.args, strict=True):
                        if kind in after and value:
                            seen = after[kind][value] or before[viewer][kind][value]
                            require(
                                bool(seen) or line[1] == viewer,
                                f"the record tells viewer {viewer} of {line[2]!r}, in which there "
                                f"is a {kind} they have not seen.",
                                "give the question a mask `seen` of those who see its answer.",
                            )


def verifying(game: Game[Any], seats: int, options: Options) -> None:
    """A whole match verifies: every move legal, every die fair."""
    match, rng = begun(game, seats, options, 3), Rng(3)
    while not match.over() and match.decision < game.bound(seats, options):
        random_move(match, rng)
    text = match.record().dumps()
    verdict = verify(loads(text))
    over = match.over()
    assert over is not None
    require(
        verdict.ranks == over.ranks
        and all(match.told(viewer) == match.told(0) for viewer in viewers(seats)),
        "a finished match does not verify.",
        "let nothing but the position and the answers decide what happens.",
    )
