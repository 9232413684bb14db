"""The greedy player."""

from games.sandwich_wars.contest import contest
from ludoteka.games.sandwich_wars.bots.greedy import move_values
from ludoteka.games.sandwich_wars.rules import GAME
from ludoteka.games.sandwich_wars.rules.state import Contest
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Chance, Decide, Move, Over
from ludoteka.kernel.rng import Rng
from playing import encoded


def greedy_move(s: Contest, ask: Decide, rng: Rng) -> Move:
    """The move valued most; equal ones by lot."""
    values = move_values(GAME.view(s, int(ask.seat)))
    best = [move for move, value in zip(ask.options, values, strict=True) if value == max(values)]
    return best[rng.below(len(best))]


def against_random(greedy: int, seed: int) -> Over:
    """A game for two: one seat plays greedily, the other at random."""
    rng = Rng(seed)
    s = GAME.start(2, GAME.options(), SILENT)
    while True:
        ask = GAME.pending(s)
        if isinstance(ask, Chance):
            GAME.resolve(s, int(rng.below(ask.size)), SILENT)
        elif isinstance(ask, Decide):
            chosen = ask.options[rng.below(len(ask.options))]
            if ask.seat == greedy:
                chosen = greedy_move(s, ask, rng)
            GAME.apply(s, int(ask.seat), chosen, SILENT)
        else:
            assert isinstance(ask, Over)
            return ask


def test_every_listed_move_has_a_value_and_the_view_is_left_alone() -> None:
    table = contest(hands=[["lomo", "cocina_libre"]], zones=[["huevo_frito"]], row=["1c"])
    view = GAME.view(table.s, 0)
    before = encoded(GAME, view.position)
    assert len(move_values(view)) == len(table.ask.options)
    assert encoded(GAME, view.position) == before


def test_a_viewer_who_is_not_asked_gets_no_advice() -> None:
    assert move_values(GAME.view(contest().s, 1)) == []


def test_an_order_at_hand_is_completed() -> None:
    hand = ["lomo", "palta", "tortilla", "lechuga", "mostaza"]
    row = ["1c", "2e", "3e", "4e", "5e"]
    table = contest(hands=[hand], zones=[["huevo_frito"]], row=row, actions=1)
    move = greedy_move(table.s, table.ask, Rng(1))
    assert GAME.write(move) == "complete 1c"


def test_in_the_last_turn_opportunities_are_kept_for_their_points() -> None:
    done = ["1a", "2a", "3a", "4a", "5a"]
    table = contest(turn=1, actions=0, hands=[[], ["buena_venta"]], done=[done])
    assert GAME.write(greedy_move(table.s, table.ask, Rng(1))) == "end"


def test_greedy_play_beats_random_play_clearly() -> None:
    won = sum(against_random(seed % 2, seed).ranks[seed % 2] == 0 for seed in range(20))
    assert won >= 16
