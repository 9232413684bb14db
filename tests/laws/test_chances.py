"""What chance may bring, sorted: a search tries one outcome of each class and forgets the rest."""

from typing import Any

import pytest

from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance
from ludoteka.kernel.rng import Rng
from ludoteka.texts import texts_for
from playing import encoded, random_game, tables

STEPS = 400
"""Answers of each random game that are looked through."""
OFTEN = 3
"""How often a question with the same words is looked at closely."""
OUTCOMES = 60
"""Outcomes of one question that are sorted, beside one of each class."""
TWINS = 4
"""Pairs of outcomes of one sort that are carried out and compared."""


def chances(game: Any, seats: int, options: Options, seed: int) -> Any:
    """Positions in which chance is asked, each kind of question a few times."""
    seen: dict[str, int] = {}
    for s, _ in random_game(game, seats, options, seed, STEPS):
        ask = game.pending(s)
        if isinstance(ask, Chance) and seen.get(ask.prompt, 0) < OFTEN:
            seen[ask.prompt] = seen.get(ask.prompt, 0) + 1
            yield s, ask


def some_outcomes(ask: Chance, rng: Rng) -> list[int]:
    if ask.size <= OUTCOMES:
        return list(range(int(ask.size)))
    return [int(rng.below(ask.size)) for _ in range(OUTCOMES)]


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_each_outcome_belongs_to_one_class_and_each_class_has_its_sort(
    game: Any, seats: int, options: Options
) -> None:
    rng = Rng(31)
    for _, ask in chances(game, seats, options, seed=13):
        classes = ask.classes()
        weights = {ask.sort(outcome): weight for outcome, weight in classes}
        assert len(weights) == len(classes), f"{ask.prompt}: two classes of one sort"
        assert sum(weights.values()) == ask.size
        outcomes = some_outcomes(ask, rng)
        for outcome in outcomes:
            assert ask.sort(outcome) in weights, f"{ask.prompt}: {outcome} is in no class"
        if len(outcomes) == ask.size:
            sorts = [ask.sort(outcome) for outcome in outcomes]
            assert {sort: sorts.count(sort) for sort in weights} == weights


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_two_outcomes_of_one_sort_lead_to_the_same_position(
    game: Any, seats: int, options: Options
) -> None:
    rng = Rng(32)
    for s, ask in chances(game, seats, options, seed=14):
        first = {ask.sort(outcome): outcome for outcome, _ in ask.classes()}
        twins = [(first[ask.sort(each)], each) for each in some_outcomes(ask, rng)]
        for one, other in [pair for pair in twins if pair[0] != pair[1]][:TWINS]:
            assert after(game, s, one) == after(game, s, other), (ask.prompt, one, other)


@pytest.mark.parametrize(("game", "seats", "options"), tables())
def test_while_chance_is_asked_a_clause_says_that_nobody_decides(
    game: Any, seats: int, options: Options
) -> None:
    clauses = dict(texts_for("en").game(game).clauses())
    for s, _ in chances(game, seats, options, seed=15):
        refusal = game.explain(s, 0, game.moves[0])
        assert refusal.word == "chance-pending"
        assert refusal.clause in clauses


def after(game: Any, s: Any, outcome: int) -> str:
    world = game.clone(s)
    game.resolve(world, outcome, Journal())
    return encoded(game, world)
