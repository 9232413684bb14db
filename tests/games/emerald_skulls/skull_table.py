"""Helpers for the tests of Emerald Skulls: positions built through the codec, and dice by face."""

from collections.abc import Sequence
from typing import Any

from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.kernel.chances import outcome_of
from ludoteka.kernel.codec import Json, numbers
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Refusal
from ludoteka.kernel.record import fingerprint
from playing import Scenario

FACES = ["I", "II", "III", "IV", "V", "S"]
FACE_LEVELS = {"I": 1, "II": 2, "III": 3, "IV": 4, "V": 5}
CARDS = GAME.words.kinds["card"]
WAGERS = GAME.words.kinds["wager"]


def levels(text: str) -> tuple[list[int], list[int]]:
    """`1 1 3s` as natural and skull dice by level."""
    natural, skulls = [0] * 6, [0] * 6
    for word in text.split():
        (skulls if word.endswith("s") else natural)[int(word.rstrip("s"))] += 1
    return natural, skulls


class Skulls(Scenario):
    """A scenario of Emerald Skulls: dice are told by their faces, bets by card and wager."""

    def __init__(self, state: Any, seats: int) -> None:
        super().__init__(GAME, state)
        self.seats = seats

    def dice(self, faces: str) -> "Skulls":
        """Roll these faces: `I III S`."""
        ask = self.game.pending(self.s)
        assert isinstance(ask, Chance), f"nothing is rolled: {ask!r}"
        shown = [FACES.index(face) for face in faces.split()]
        assert len(shown) == self.s.hand
        self.chance(outcome_of(shown), prompt="dice")
        return self

    def passes(self) -> "Skulls":
        """Everybody who is asked for a bet passes."""
        while isinstance(ask := self.game.pending(self.s), Decide) and ask.prompt == "bet":
            self.choose("pass")
        return self

    def by(self, seat: int, text: str) -> "Skulls":
        """That seat answers, asked or not: betting is a race."""
        move = self.game.read(text)
        refusal = self.game.explain(self.s, seat, move)
        assert refusal is None, f"{text!r} is refused: {refusal!r}"
        self.game.apply(self.s, seat, move, SILENT)
        return self

    def why_not(self, seat: int, text: str) -> tuple[str, str]:
        """Clause and word of the refusal; nothing is changed by asking."""
        before = fingerprint(self.game, self.s)
        refusal = self.game.explain(self.s, seat, self.game.read(text))
        assert isinstance(refusal, Refusal), f"{text!r} is allowed"
        assert fingerprint(self.game, self.s) == before
        return refusal.clause, refusal.word

    def legal(self, seat: int, text: str) -> bool:
        return self.game.explain(self.s, seat, self.game.read(text)) is None


def fresh(seats: int = 2, first: int = 0, **options: str) -> Skulls:
    """A new match, up to its first question that is not the lot."""
    scene = Skulls(GAME.start(seats, GAME.options(**options), SILENT), seats)
    if seats > 1:
        scene.chance(first, prompt="lot")
    return scene


def position(
    seats: int = 2,
    frames: Sequence[Sequence[Json]] = (["place"],),
    cards: str = "",
    options: Options | None = None,
    placed: str = "",
    roll: str = "",
    bets: str = "",
    **fields: Any,
) -> Skulls:
    """A position made through the codec, at the frame given on top of `turns`.

    `placed` are dice by level (`1 3s`), `roll` faces (`I S`), `bets` markers as
    `seat:card:wager`. The floor follows from the dice, the pot from all gears.
    """
    chosen = options or GAME.options()
    s = GAME.setup(seats, chosen)
    data = GAME.encode(s)
    natural, skulls = levels(placed)
    in_play = numbers([CARDS.index(card) for card in cards.split()]) or data["in_play"]
    data |= {
        "frames": [["turns"], *(list(frame) for frame in frames)],
        "natural": list(natural),
        "skulls": list(skulls),
        "floor": max([level for level in range(6) if natural[level] + skulls[level]], default=0),
        "roll": [roll.split().count(face) for face in FACES],
        "hand": len(roll.split()),
        "turn": 1,
        "step": 1,
        "in_play": in_play,
    }
    data |= _markers(in_play, bets)
    data |= fields
    scene = Skulls(GAME.decode(data, seats, chosen), seats)
    GAME.settle(scene.s, SILENT)
    return scene


def _markers(in_play: Json, bets: str) -> dict[str, Json]:
    from ludoteka.games.emerald_skulls.rules.open_bets import Table
    from ludoteka.games.emerald_skulls.rules.parts import PRINTED

    assert isinstance(in_play, list)
    table = Table(PRINTED, [int(str(card)) for card in in_play], 2)
    slots: list[Json] = []
    seats: list[Json] = []
    for marker in bets.split():
        seat, card, wager = marker.split(":")
        for slot, bet in enumerate(table.bets):
            printed = PRINTED.bets[bet]
            if CARDS[printed.card] == card and WAGERS[printed.wager] == wager:
                slots.append(slot)
                seats.append(int(seat))
    assert len(slots) == len(bets.split()), bets
    return {"bets": slots, "bettors": seats}


def betting(seats: int = 2, roller: int = 0, **fields: Any) -> Skulls:
    """A position at the beginning of a betting step; `hand` dice are about to be rolled."""
    fields.setdefault("hand", 3)
    fields.setdefault("step", 0)
    return position(seats, [["phase"]], roller=roller, **fields)


def ended(out: int, seats: int = 3, **fields: Any) -> Skulls:
    """The payout of a turn that ended so; up to the next question."""
    return position(seats, [["roller", out]], **fields)
