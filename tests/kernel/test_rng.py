"""The generator: the published algorithm, and no bias that shows."""

import pytest

from ludoteka.kernel.rng import Rng


def test_the_stream_is_xoshiro64_star_star() -> None:
    """Computed with the authors' reference code in C from the state (1, 2)."""
    rng = Rng(0)
    rng.a, rng.b = 1, 2
    assert [rng.word() for _ in range(8)] == [
        3802928447,
        813792938,
        1618621494,
        2955957307,
        3252880261,
        1129983909,
        2539651700,
        1327610908,
    ]
    for _ in range(999_992):
        rng.word()
    assert rng.word() == 2030183644


@pytest.mark.parametrize(
    ("seed", "stream", "words", "dice"),
    [
        (0, 0, [3705637138, 4209713470, 2102590560, 3474513753], [0, 1, 4, 5, 2, 2, 1, 2, 5, 5]),
        (1, 0, [3520531436, 1148041589, 2842293164, 3879986498], [3, 5, 2, 3, 0, 4, 1, 3, 3, 5]),
        (1, 1, [4204428474, 1135051447, 4178095107, 839548524], [4, 3, 5, 0, 3, 1, 4, 4, 1, 1]),
        (
            2**63 + 5,
            7,
            [3033585220, 539257284, 257185019, 917181739],
            [1, 4, 2, 4, 2, 2, 3, 5, 5, 3],
        ),
    ],
)
def test_published_vectors(seed: int, stream: int, words: list[int], dice: list[int]) -> None:
    rng = Rng(seed, stream)
    assert [rng.word() for _ in range(4)] == words
    assert [rng.below(6) for _ in range(10)] == dice


def test_a_bound_is_never_reached() -> None:
    rng = Rng(5)
    for size in (1, 2, 3, 6, 7, 1000, 6**8, 2**31):
        assert all(0 <= rng.below(size) < size for _ in range(200))


def test_all_numbers_are_equally_likely() -> None:
    """Chi-squared over 6 and 7 faces, neighbouring seeds and streams."""
    for size in (6, 7):
        counts = [0] * size
        for seed in range(300):
            rng = Rng(seed, seed + 1)
            for _ in range(40):
                counts[rng.below(size)] += 1
        expected = 300 * 40 / size
        assert sum((count - expected) ** 2 / expected for count in counts) < 25


def test_neighbouring_seeds_do_not_follow_each_other() -> None:
    first = [Rng(seed).word() for seed in range(2000)]
    assert len(set(first)) == 2000
    streams = [Rng(1, stream).word() for stream in range(2000)]
    assert len(set(streams)) == 2000


def test_every_order_comes_up() -> None:
    rng = Rng(9)
    orders = set()
    for _ in range(300):
        things = [1, 2, 3, 4]
        rng.shuffle(things)
        orders.add(tuple(things))
    assert len(orders) == 24
