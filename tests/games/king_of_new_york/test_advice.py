"""What the bots of King of New York know."""

from itertools import pairwise

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from games.king_of_new_york.scenes import Scene, scene
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.registry import bot_by_name
from ludoteka.games.king_of_new_york.bots.advice import ADVICE
from ludoteka.games.king_of_new_york.bots.reroll_worth import SETS, Hopes, first_of, place_of
from ludoteka.games.king_of_new_york.bots.values import WORTHS, Worths
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.games.king_of_new_york.rules.parts import FACE_NAMES
from ludoteka.games.registry import ADVICE as ALL
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Decide
from ludoteka.kernel.rng import Rng
from ludoteka.texts import LANGUAGES
from ludoteka.texts.catalogue import texts_for
from playing import encoded, random_game

TABLES = [
    pytest.param(seats, options, id=f"{seats}-{options['lanes']}")
    for seats in GAME.seats
    for options in GAME.option_sets(seats)
]


def weight(t: Scene, text: str) -> int:
    ask = t.ask
    found = ADVICE.weights(t.s, int(ask.seat), ask.options)
    return found[ask.options.index(GAME.read(text))]


def share(t: Scene, seat: int = 0) -> int:
    return ADVICE.values(t.s)[seat]


def choice(t: Scene, name: str, seed: int = 1) -> str:
    seat = int(t.ask.seat)
    view = GAME.view(t.s, seat)
    assert view.ask is not None
    return GAME.write(bot_by_name(name, GAME).choose(view, view.ask, Rng(seed)))


# In every position


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_values_share_one_win_and_every_move_has_a_weight(seats: int, options: Options) -> None:
    """At every decision of a random game, whether quiet or not."""
    quiet = 0
    for s, _ in random_game(GAME, seats, options, seed=seats, limit=250):
        ask = GAME.pending(s)
        if not isinstance(ask, Decide):
            continue
        for values in (ADVICE.values(s), ADVICE.first_sight(s)):
            assert len(values) == seats
            assert min(values) >= 0
            assert abs(sum(values) - 1000) <= seats
        weights = ADVICE.weights(s, int(ask.seat), ask.options)
        assert len(weights) == len(ask.options)
        assert min(weights) >= 1
        quiet += ADVICE.is_quiet(s)
    assert quiet > 20


def test_advice_changes_nothing_and_asks_for_nothing_hidden() -> None:
    """A world imagined from a view is judged like the real one, and stays as it is."""
    for s, _ in random_game(GAME, 3, GAME.options(), seed=5, limit=150):
        ask = GAME.pending(s)
        if not isinstance(ask, Decide):
            continue
        seat = int(ask.seat)
        world = GAME.imagine(GAME.view(s, seat), Rng(9))
        before = encoded(GAME, world)
        assert ADVICE.values(world) == ADVICE.values(s)
        assert ADVICE.weights(world, seat, ask.options) == ADVICE.weights(s, seat, ask.options)
        assert encoded(GAME, world) == before


def test_what_was_asked_before_does_not_matter() -> None:
    t = scene("turn", dice="").roll("e h a d c o")
    t.do("reroll 1 energy")
    first = ADVICE.values(t.s)
    for seed in range(3):
        for s, _ in random_game(GAME, 2, GAME.options(), seed=seed, limit=60):
            if isinstance(GAME.pending(s), Decide):
                ADVICE.values(s)
    assert ADVICE.values(t.s) == first


def test_reasons_are_told_in_every_language() -> None:
    words = set()
    for seed in range(12):
        for s, _ in random_game(GAME, 2 + seed % 3, GAME.options(), seed=seed, limit=400):
            ask = GAME.pending(s)
            if isinstance(ask, Decide):
                words |= {ADVICE.reason(s, int(ask.seat), move) for move in ask.options}
    words.discard("")
    assert len(words) > 12
    for language in LANGUAGES:
        texts = texts_for(language).game(GAME)
        assert all(texts.has(f"reason-{word}") for word in words)


# Who stands better


@pytest.mark.parametrize("seats", [2, 4])
def test_stars_life_and_energy_are_good_to_have(seats: int) -> None:
    plain = share(scene("turn", seats=seats).roll("e h a d c o"))
    for better in (
        scene("turn", seats=seats, stars={0: 12}),
        scene("turn", seats=seats, energy={0: 8}),
        scene("turn", seats=seats, hearts={1: 3}),
        scene("turn", seats=seats, keep={0: "towering_titan"}),
    ):
        assert share(better.roll("e h a d c o")) > plain
    for worse in (
        scene("turn", seats=seats, hearts={0: 3}),
        scene("turn", seats=seats, stars={1: 15}),
        scene("turn", seats=seats, units={"bronx": "infantry tank jet"}),
    ):
        assert share(worse.roll("e h a d c o")) < plain


def test_little_life_is_worse_in_manhattan() -> None:
    inside = scene("shop", places="manhattan bronx bronx", hearts={0: 2}, dice="e", energy={0: 9})
    outside = scene("shop", places="queens bronx bronx", hearts={0: 2}, dice="e", energy={0: 9})
    assert share(inside) < share(outside)


def test_the_turn_is_worth_something() -> None:
    t = scene("turn", seats=2).roll("e h a d c o")
    mine, theirs = ADVICE.values(t.s)
    assert mine > theirs


def test_twenty_stars_in_sight_are_all_but_won() -> None:
    """Also with the star for entering Manhattan, which is empty here (KONY-6.1)."""
    places = "bronx queens brooklyn"
    assert share(scene(seats=3, stars={0: 18}, dice="d d e h", places=places)) > 990
    assert share(scene(seats=3, stars={0: 19}, dice="a a e h", places=places)) > 990
    assert share(scene(seats=3, stars={0: 17}, dice="a a e h", places=places)) < 950


def test_an_attack_is_judged_with_the_way_to_manhattan_it_opens() -> None:
    """KONY-5.3 A weak Monster gives way: the attacker has to go in, and with two hearts left
    that is worse than not to attack."""
    places = "bronx manhattan queens"
    hearts = {0: 2, 1: 4}
    attacks = scene(seats=3, hearts=hearts, dice="a e", places=places)
    peaceful = scene(seats=3, hearts=hearts, dice="e e", places=places)
    assert share(attacks) < share(peaceful)
    strong = {0: 10, 1: 4}
    attacks = scene(seats=3, hearts=strong, dice="a e", places=places)
    peaceful = scene(seats=3, hearts=strong, dice="e e", places=places)
    assert share(attacks) > share(peaceful)


@pytest.mark.parametrize("worths", WORTHS)
def test_every_star_and_every_heart_counts(worths: Worths) -> None:
    """KONY-8.1 No star, and no life, is ever worth less than nothing."""
    for steps in (worths.stars, worths.hearts, worths.hearts_inside[1:], worths.energy):
        assert all(less < more for less, more in pairwise(steps))


def test_who_plays_sooner_stands_better() -> None:
    values = ADVICE.values(scene("turn", seats=4).roll("e h a d c o").s)
    assert values == sorted(values, reverse=True)
    assert values[0] > values[3] + 50


def test_natural_selection_with_a_celebrity_is_the_end() -> None:
    doomed = scene("shop", seats=3, keep={0: "natural_selection"}, dice="c e", energy={0: 9})
    spared = scene("shop", seats=3, keep={0: "natural_selection"}, dice="e e", energy={0: 9})
    assert share(doomed) == 0
    assert share(spared) > 0


# The dice


def exhaustive(worth: dict[tuple[int, ...], int], dice: list[int], rolls: int) -> float:
    """The worth of some dice with rolls left, looked through plainly."""
    best = float(worth[tuple(dice)])
    for kept in all_kept(dice) if rolls else []:
        if kept != dice:
            best = max(best, mean_of(worth, kept, sum(dice) - sum(kept), rolls - 1))
    return best


def all_kept(dice: list[int]) -> list[list[int]]:
    found: list[list[int]] = [[]]
    for count in dice:
        found = [[*kept, number] for kept in found for number in range(count + 1)]
    return found


def mean_of(worth: dict[tuple[int, ...], int], kept: list[int], rolled: int, rolls: int) -> float:
    if rolled == 0:
        return exhaustive(worth, kept, rolls)
    total = 0.0
    for face in range(len(FACE_NAMES)):
        more = kept[:]
        more[face] += 1
        total += mean_of(worth, more, rolled - 1, rolls)
    return total / 6


def test_hopes_are_the_best_that_can_be_expected() -> None:
    """Three dice, one and two rolls left, against looking through everything."""
    rng = Rng(4)
    first, after = int(first_of(3)), int(first_of(4))
    for _ in range(3):
        results = [int(rng.below(400_000)) - 100_000 for _ in range(first, after)]
        worth = {tuple(SETS[first + i]): each for i, each in enumerate(results)}
        hopes = Hopes(results, 3, 0)
        for dice in ([1, 1, 1, 0, 0, 0], [0, 0, 0, 2, 0, 1]):
            place = place_of(vec[i64](dice))
            for rolls in (1, 2):
                best = int(max(hopes.reach(place, 0), hopes.best_picks(place, rolls, 0)))
                assert abs(best - exhaustive(worth, dice, rolls)) <= 10


def test_dice_that_cannot_be_rolled_again_stay() -> None:
    """Terminal Rage: ATTACK dice are worth nothing here, and still stay."""
    first, after = int(first_of(2)), int(first_of(3))
    results = [1000 * (2 - SETS[place][2]) for place in range(first, after)]
    free, rage = Hopes(results, 2, 0), Hopes(results, 2, 1 << 2)
    attacks = place_of(vec[i64]([0, 0, 2, 0, 0, 0]))
    assert free.best_picks(attacks, 1, 0) == 1666
    assert rage.best_picks(attacks, 1, 0) < 0
    assert rage.reach(attacks, 1) == 0


def test_dice_that_kill_are_kept_and_those_that_do_nothing_rolled() -> None:
    t = scene("turn", seats=2, places="bronx manhattan", hearts={0: 10, 1: 3})
    t.roll("a a a h h o")
    assert weight(t, "keep") > 3 * weight(t, "reroll 3 attack")
    t = scene("turn", seats=2, places="manhattan bronx", hearts={0: 9})
    t.roll("h h h d c o")
    assert weight(t, "reroll 3 heal") > weight(t, "keep")


def test_life_is_healed_when_there_is_little() -> None:
    weak = scene("turn", seats=2, places="bronx manhattan", hearts={0: 2}).roll("h h h e d c")
    hale = scene("turn", seats=2, places="bronx manhattan").roll("h h h e d c")
    assert weight(hale, "reroll 3 heal") > 2 * weight(weak, "reroll 3 heal")


# What a player must see

GOOD = LEVELS[1:]


@pytest.mark.parametrize("name", GOOD)
def test_the_attack_that_wins_comes_before_the_volley_that_loses(name: str) -> None:
    t = scene(
        seats=2,
        places="bronx manhattan",
        hearts={0: 1, 1: 1},
        dice="a h o e d d",
        units={"bronx": "infantry infantry"},
    )
    assert choice(t, name) != "resolve ouch"


@pytest.mark.parametrize("name", GOOD)
def test_the_stars_that_win_are_bought(name: str) -> None:
    t = scene("shop", seats=2, stars={0: 16, 1: 19}, energy={0: 6}, dice="e e e")
    t.do(choice(t, name))
    assert t.s.stars[0] == 20


@pytest.mark.parametrize("name", GOOD)
def test_nobody_buys_its_own_end(name: str) -> None:
    t = scene(
        "shop",
        seats=3,
        energy={0: 4},
        dice="c e e",
        open="natural_selection coney_island the_unisphere",
    )
    for seed in range(3):
        assert choice(t, name, seed) != "buy natural_selection"


def test_the_advice_is_registered() -> None:
    assert ALL[GAME.id] is ADVICE
