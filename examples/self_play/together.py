"""Several processes learn at the same time, each from its own matches. Every few seconds their
networks are put together: each weight becomes the mean of what they made of it."""

from __future__ import annotations

import multiprocessing
from time import monotonic, process_time
from typing import Any

import numpy as np
from self_play.guessing import Guess

from ludoteka.lab.envs.batch import BatchEnv

PLACES = 64
ROUND = 10.0
"""Seconds of CPU time each process learns alone."""


def learn_together(
    game: str, options: dict[str, str], guess: Guess, budget: float, processes: int
) -> None:
    """Teach `guess` for so many seconds of CPU time, those of all processes together."""
    fresh = multiprocessing.get_context("spawn")
    ends = [fresh.Pipe() for _ in range(processes)]
    helpers = [
        fresh.Process(target=work, args=(theirs, game, options, seed), daemon=True)
        for seed, (_, theirs) in enumerate(ends, 1)
    ]
    for helper in helpers:
        helper.start()
    begun, used = monotonic(), 0.0
    while used < budget:
        seconds = min(ROUND, (budget - used) / processes)
        for ours, _ in ends:
            ours.send((guess.weights(), used / budget, seconds))
        found = [ours.recv() for ours, _ in ends]
        guess.take([np.mean(each, axis=0) for each in zip(*(one[0] for one in found), strict=True)])
        used = sum(one[1] for one in found)
        left = (monotonic() - begun) * max(budget - used, 0.0) / used
        matches, decisions = (sum(one[place] for one in found) for place in (2, 3))
        print(
            f"{used / 60:.1f} of {budget / 60:.1f} CPU minutes, about {left / 60:.1f} minutes left:"
            f" {matches} matches, {decisions} decisions",
            flush=True,
        )
    for (ours, _), helper in zip(ends, helpers, strict=True):
        ours.send(None)
        helper.join()


def work(pipe: Any, game: str, options: dict[str, str], seed: int) -> None:
    """One process: learn from the weights that come, and send back what became of them."""
    from self_play.learn import Learner

    with BatchEnv(game, PLACES, options=options) as env:
        learner = Learner(env, Guess(env.layout), seed)
        begun = process_time()
        while (asked := pipe.recv()) is not None:
            weights, done, seconds = asked
            learner.guess.take(weights)
            until = process_time() + seconds
            while process_time() < until:
                learner.step(done)
            used = process_time() - begun
            pipe.send((learner.guess.weights(), used, learner.matches, learner.decisions))
