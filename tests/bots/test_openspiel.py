"""Our games in OpenSpiel, and its search at our table."""

from typing import Any

import pytest

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.registry import GAMES
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Decide, Over
from ludoteka.kernel.playout import settle_chance
from ludoteka.kernel.rng import Rng

pyspiel = pytest.importorskip("pyspiel", reason="needs the extra [openspiel]")
openspiel = pytest.importorskip("ludoteka.bots.openspiel")


@pytest.mark.parametrize(
    "name",
    [
        "ludoteka_clash",
        "ludoteka_clash(match=single,variant=secret_draft)",
        "ludoteka_deli(seats=3)",
        "ludoteka_sandwich_wars(seats=2)",
        "ludoteka_king_of_new_york(seats=4)",
        "ludoteka_emerald_skulls(seats=3,cards=drawn)",
        "ludoteka_emerald_skulls(seats=1)",
    ],
)
def test_openspiel_finds_nothing_wrong_in_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_every_game_can_be_loaded_with_all_its_options() -> None:
    for game in GAMES.values():
        told = pyspiel.load_game(f"ludoteka_{game.id}")
        assert told.num_distinct_actions() == len(game.moves)
        parameters = told.get_type().parameter_specification
        assert {option.id for option in game.option_list} < set(parameters)


@pytest.mark.parametrize(
    ("ranks", "returns"),
    [
        ([0], [1.0]),
        ([1], [-1.0]),
        ([0, 1], [0.5, -0.5]),
        ([0, 1, 0, 1], [0.25, -0.25, 0.25, -0.25]),
        ([1, 1], [0.0, 0.0]),
    ],
)
def test_who_wins_gets_what_the_others_lose(ranks: list[int], returns: list[float]) -> None:
    seats = len(ranks)
    game = pyspiel.load_game(f"ludoteka_emerald_skulls(seats={seats})")
    state = game.new_initial_state()
    state.position.ask = Over(ranks, [0] * seats)
    assert state.returns() == returns
    assert game.min_utility() <= min(returns) <= max(returns) <= game.max_utility()


def test_many_dice_are_rolled_digit_by_digit_and_stay_uniform() -> None:
    size = 6**4
    seen = []

    def draw(left: int, drawn: int) -> None:
        if left == 1:
            seen.append(drawn)
            return
        base = openspiel.digit_base(left)
        for digit in range(base):
            draw(left // base, drawn * base + digit)

    draw(size, 0)
    assert sorted(seen) == list(range(size))
    assert openspiel.digit_base(67) == 67


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("ludoteka_clash(match=single)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    before = str(state)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert str(copy) != before


def test_a_player_is_not_told_the_hand_of_another() -> None:
    state = pyspiel.load_game("ludoteka_sandwich_wars(seats=2)").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[-1][0])
    assert state.observation_string(0) != state.observation_string(1)
    game: Game[Any] = GAMES["sandwich_wars"]
    hidden = game.view(state.position.at, 0).position.hands[1]
    assert not any(hidden.cards)


@pytest.mark.parametrize("sims", [1, 8])
def test_its_search_plays_at_our_table(sims: int) -> None:
    game = GAMES["clash"]
    s = game.start(2, game.options(match="single"), SILENT)
    bot = bot_by_name(f"openspiel:sims={sims}", game)
    rng = Rng(1)
    for _ in range(3):
        settle_chance(game, s, rng)
        ask = game.pending(s)
        assert isinstance(ask, Decide)
        view = game.view(s, int(ask.seat))
        assert view.ask is not None
        move = bot.choose(view, view.ask, Rng(2))
        assert move == bot_by_name(f"openspiel:sims={sims}", game).choose(view, view.ask, Rng(2))
        game.apply(s, int(ask.seat), move, SILENT)
