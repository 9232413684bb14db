"""The games of OpenSpiel: driven from Python, played out in C++, and many at once."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import partial
from importlib import import_module, metadata
from typing import Any

from peers.measure import BATCH, BOARD, CARDS, DICE, PLAY, STEP, Match, Measure

NAME = "OpenSpiel"
IN_CPP = "OpenSpiel, rollouts in C++"
GAMES = {
    "connect_four": BOARD,
    "chess": BOARD,
    "liars_dice": DICE,
    "backgammon": DICE,
    "leduc_poker": CARDS,
    "gin_rummy": CARDS,
    "hearts": CARDS,
    "hanabi": CARDS,
}
OURS = {"ludoteka_clash": BOARD, "ludoteka_sandwich_wars": CARDS}
"""Through our adapter, driven from Python as well."""
COUNTED = 30
"""Matches whose decisions are counted in Python, to know how many a match in C++ has."""
PLACES = 16


def measures() -> Iterator[Measure]:
    pyspiel = import_module("pyspiel")
    for name, sort in GAMES.items():
        game = pyspiel.load_game(name)
        yield Measure(NAME, name, sort, PLAY, partial(play, game))
        yield Measure(NAME, name, sort, STEP, partial(observed, game))
        yield Measure(IN_CPP, name, sort, PLAY, in_cpp(pyspiel, game))
        yield Measure(NAME, name, sort, BATCH, many_at_once(name))
    import_module("ludoteka.bots.openspiel")
    for name, sort in OURS.items():
        yield Measure(NAME, name, sort, PLAY, partial(play, pyspiel.load_game(name)))


def play(game: Any, chance: random.Random) -> int:
    """One match: chance too is answered here, as its outcomes are weighted."""
    state = game.new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            taken += 1
    return taken


def observed(game: Any, chance: random.Random) -> int:
    """The same with the tensor and the mask of whoever decides."""
    by_mask = game.get_type().provides_observation_tensor
    state = game.new_initial_state()
    taken = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            continue
        seat = state.current_player()
        if by_mask:
            state.observation_tensor(seat)
        else:
            state.information_state_tensor(seat)
        state.legal_actions_mask(seat)
        state.apply_action(chance.choice(state.legal_actions()))
        taken += 1
    return taken


def in_cpp(pyspiel: Any, game: Any) -> Match:
    """Uniform random bots of C++ play; how many decisions that takes is known on average."""
    counted = random.Random(1)
    mean = sum(play(game, counted) for _ in range(COUNTED)) / COUNTED
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(game.num_players())]

    def matches(chance: random.Random) -> int:
        for _ in range(COUNTED):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, chance.getrandbits(31))
        return round(mean * COUNTED)

    return matches


def many_at_once(name: str) -> Match:
    """Its own vector of environments; a step gives observations and legal actions."""
    environment = import_module("open_spiel.python.rl_environment")
    vector = import_module("open_spiel.python.vector_env")
    agent = import_module("open_spiel.python.rl_agent")
    env = vector.SyncVectorEnv([environment.Environment(name) for _ in range(PLACES)])
    seen = [env.reset()]

    def step(chance: random.Random) -> int:
        actions = []
        for each in seen[0]:
            told = each.observations
            actions.append(chance.choice(told["legal_actions"][max(told["current_player"], 0)]))
        outputs = [agent.StepOutput(action, 1.0) for action in actions]
        seen[0] = env.step(outputs, reset_if_done=True)[0]
        return PLACES

    return step


def version() -> str:
    return metadata.version("open_spiel")
