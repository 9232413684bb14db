"""Random games over all seat counts, characters and variants: they end, and everything is seen."""

import os
from collections import Counter
from itertools import product

from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import ACTION_NAMES, CHARACTER_NAMES, EVENT_NAMES
from ludoteka.games.deli.rules.scoring import FOR_GREGG
from ludoteka.games.deli.rules.verdict import score_lines
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.rng import Rng

GAMES = 20_000 if os.environ.get("LUDOTEKA_LONG") else 250


def every_table() -> list[tuple[int, Options]]:
    """All seat counts with all combinations of options that go together."""
    ids = [option.id for option in GAME.option_list]
    found = []
    for seats in GAME.seats:
        for chosen in product(*[option.values for option in GAME.option_list]):
            options = GAME.options(**dict(zip(ids, chosen, strict=True)))
            if GAME.unsuited(seats, options) is None:
                found.append((seats, options))
    return found


ABILITIES = {
    "trash": "tricia",
    "redeal": "nikki",
    "recycle": "michael",
    "exchange": "pete",
    "again": "pete",
    "swap": "drew",
    "discard": "jackson",
    "reserve": "debbie",
    "dibs": "debbie",
    "foresee": "isaac",
}
"""The moves that only a character makes."""


def play(seats: int, options: Options, seed: int, seen: Counter[str]) -> None:
    """One game to its end, every card counted after every step."""
    rng, out = Rng(seed, 5), Journal()
    box = GAME.box(seats, options)
    s = GAME.start(seats, options, out)
    bound = GAME.bound(seats, options)
    while not isinstance(ask := GAME.pending(s), Over):
        assert bound > 0
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), out)
        else:
            assert isinstance(ask, Decide)
            bound -= 1
            move = ask.options[rng.below(len(ask.options))]
            seen[f"move {move.verb}"] += 1
            if move.verb in ABILITIES:
                seen[f"ability {ABILITIES[move.verb]}"] += 1
            GAME.apply(s, int(ask.seat), move, out)
        assert GAME.census(s) == box
    for note in out.notes:
        seen[f"note {note.word}"] += 1
        for kind, value in zip(GAME.words.notes[note.word].split(), note.args, strict=True):
            if (note.word, kind) in (("plays", "action"), ("jokes", "action"), ("event", "event")):
                seen[f"{kind} {GAME.words.name(kind, value)}"] += 1
            if note.word == "copies" and kind == "character":
                seen["ability kath"] += 1
    for seat in range(seats):
        seen["ability gregg"] += sum(line.word == FOR_GREGG for line in score_lines(s, seat))


def test_random_games_of_every_kind_end_and_show_everything() -> None:
    tables = every_table()
    seen: Counter[str] = Counter()
    for number in range(GAMES):
        seats, options = tables[number * 7919 % len(tables)]
        play(seats, options, number, seen)
    wanted = {f"action {name}" for name in ACTION_NAMES[1:]}
    wanted |= {f"event {name}" for name in EVENT_NAMES[1:]}
    wanted |= {f"ability {name}" for name in CHARACTER_NAMES[1:]}
    wanted |= {f"move {verb}" for verb in GAME.words.verbs}
    wanted |= {f"note {word}" for word in GAME.words.notes if word != "scored-minus"}
    assert wanted - {what for what, count in seen.items() if count} == set()
