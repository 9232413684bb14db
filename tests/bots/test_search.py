"""The search: its budget, its memory, what it sees, and what it keeps."""

from typing import Any

import pytest

from ludoteka.bots.bot import until
from ludoteka.bots.registry import bot_by_name
from ludoteka.bots.searching import IsmctsBot
from ludoteka.games.registry import ADVICE, GAMES
from ludoteka.kernel.chances import Draw, Roll, outcome_of
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import SILENT, Journal
from ludoteka.kernel.pending import Chance, Decide, Over
from ludoteka.kernel.playout import settle_chance, shares_of
from ludoteka.kernel.rng import Rng
from ludoteka.kernel.search import Search, Settings, drawn_by
from ludoteka.kernel.zones import full_bag
from playing import encoded, tables

CLASH = GAMES["clash"]


def never() -> bool:
    return False


def view_of(game: Any, seats: int, options: Any, seed: int = 1) -> Any:
    s = game.start(seats, options, SILENT)
    settle_chance(game, s, Rng(seed))
    ask = game.pending(s)
    assert isinstance(ask, Decide)
    return game.view(s, int(ask.seat))


def told(search: Search) -> list[tuple[str, int, float]]:
    return [(repr(each.move), int(each.visits), each.share) for each in search.judged()]


@pytest.mark.parametrize(("game", "seats", "options"), tables(every=False))
def test_every_game_is_searched_at_every_number_of_seats(
    game: Game[Any], seats: int, options: Any
) -> None:
    view = view_of(game, seats, options)
    searches = [Search(game, view, None, Settings()) for _ in range(2)]
    for search in searches:
        assert search.run(12, Rng(5), never) == 12
    assert told(searches[0]) == told(searches[1])
    assert sum(visits for _, visits, _ in told(searches[0])) == 12
    assert all(0 <= share <= 1 for _, _, share in told(searches[0]))


@pytest.mark.parametrize("game", [GAMES[id] for id in ADVICE], ids=list(ADVICE))
def test_advice_fits_every_position_of_a_match(game: Game[Any]) -> None:
    advice = ADVICE[game.id]
    s = game.start(game.seats[-1], game.options(), SILENT)
    rng = Rng(4)
    for _ in range(300):
        ask = game.pending(s)
        if isinstance(ask, Over):
            break
        if isinstance(ask, Chance):
            game.resolve(s, rng.below(ask.size), SILENT)
            continue
        assert isinstance(ask, Decide)
        before = encoded(game, s)
        weights = advice.weights(s, int(ask.seat), ask.options)
        assert len(weights) == len(ask.options)
        assert min(weights) >= 1
        if advice.judges() and advice.is_quiet(s):
            for values in (advice.values(s), advice.first_sight(s)):
                assert len(values) == game.seats[-1]
                assert all(0 <= value <= 1000 for value in values)
        assert encoded(game, s) == before
        game.apply(s, int(ask.seat), ask.options[rng.below(len(ask.options))], Journal())


def test_a_search_stops_when_its_time_is_up() -> None:
    search = Search(CLASH, view_of(CLASH, 2, CLASH.options()), None, Settings())
    assert search.run(10**9, Rng(1), until(0.05)) < 5000


def test_a_search_keeps_within_its_memory() -> None:
    options = CLASH.options(match="single")
    view = view_of(CLASH, 2, options)
    search = Search(CLASH, view, ADVICE["clash"], Settings(horizon=0, size=2000))
    search.run(600, Rng(1), never)
    assert search.size <= 2000 + 200
    assert sum(int(each.visits) for each in search.judged()) == 600
    search.look(view)
    assert search.size <= 2000 + 200


def test_hidden_draws_make_no_branch() -> None:
    """What the searching seat does not see it does not tell apart, so the tree has one node."""
    game = CLASH
    s = game.start(2, game.options(variant="secret_draft", match="single"), SILENT)
    settle_chance(game, s, Rng(1))
    ask = game.pending(s)
    assert isinstance(ask, Decide)
    seat = int(ask.seat)
    search = Search(game, game.view(s, seat), None, Settings())
    search.run(300, Rng(2), never)
    after = search.root.after[0]
    assert after is not None
    assert len(after.moves) >= 3
    assert all(each is None for each in after.after), "the other seat's choice is hidden"
    assert after.unseen is not None


def test_what_happened_leads_to_the_kept_part_of_the_tree() -> None:
    options = CLASH.options(match="single")
    s = CLASH.start(2, options, SILENT)
    settle_chance(CLASH, s, Rng(1))
    ask = CLASH.pending(s)
    assert isinstance(ask, Decide)
    seat = int(ask.seat)
    bot = bot_by_name("ismcts:iters=3000", CLASH)
    assert isinstance(bot, IsmctsBot)
    view = CLASH.view(s, seat)
    move = bot.choose(view, ask, Rng(1))
    kept = bot._kept
    assert kept is not None
    bot.saw_move(move)
    CLASH.apply(s, seat, move, SILENT)
    ask = CLASH.pending(s)
    assert isinstance(ask, Decide)
    reply = ask.options[0]
    known = kept.root.after[kept.root.moves.index(reply)]
    bot.saw_move(reply)
    if known is not None:
        assert bot._kept is not None
        assert bot._kept.root is known
    bot.forget()
    assert bot._kept is None


def test_a_tree_that_is_kept_plays_only_what_is_listed() -> None:
    from ludoteka.lab.duel import Tally, play_match

    for variant in ("standard", "hidden_support", "secret_draft", "long"):
        options = CLASH.options(variant=variant, match="single")
        bots = [bot_by_name("ismcts:iters=40", CLASH) for _ in range(2)]
        assert play_match(CLASH, options, bots, [0, 1], (3, 1), Tally()) is not None


def test_the_sort_of_an_outcome_is_its_class() -> None:
    roll = Roll("dice", 3)
    assert roll.sort(outcome_of([5, 0, 2])) == roll.sort(outcome_of([2, 5, 0]))
    assert len({roll.sort(outcome) for outcome in range(6**3)}) == len(roll.classes())
    draw = Draw("card", full_bag([0, 2, 0, 3]))
    assert [draw.sort(outcome) for outcome in range(5)] == [1, 1, 3, 3, 3]


def test_shares_of_an_end() -> None:
    assert shares_of(Over([0, 1], [1, 0])) == [1.0, 0.0]
    assert shares_of(Over([0, 0], [1, 1])) == [0.5, 0.5]
    assert shares_of(Over([1, 1, 1], [0, 0, 0])) == [0.0, 0.0, 0.0], "nobody has won"
    three = shares_of(Over([0, 1, 2], [9, 5, 1]))
    assert three[0] == 1.0
    assert three[0] > three[1] > three[2] == 0.0


def test_alone_a_win_is_worth_most_and_the_score_a_little() -> None:
    lost, narrow, high = Over([1], [-3]), Over([0], [1]), Over([0], [50])
    assert shares_of(lost) == [0.0]
    assert 0.75 < shares_of(narrow)[0] < shares_of(high)[0] == 0.875


def test_drawing_by_weight() -> None:
    rng = Rng(1)
    count = [0, 0, 0]
    for _ in range(3000):
        count[drawn_by([1, 0, 2], rng)] += 1
    assert count[1] == 0
    assert 900 < count[0] < 1100
