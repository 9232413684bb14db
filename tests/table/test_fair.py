"""The dice of a table."""

import hashlib
import hmac

import pytest

from ludoteka.kernel.faults import Unreadable
from ludoteka.table.fair import chance_answer, commitment, new_seed, read_seed, seed_from

SEED = bytes(range(32))


def test_the_commitment_is_the_published_formula() -> None:
    due = hmac.new(SEED, b"ludoteka commitment 1", hashlib.sha256).hexdigest()
    assert commitment(SEED) == due


def test_a_chance_answer_is_the_published_formula() -> None:
    digest = hmac.new(SEED, b"ludoteka chance 1:salt:7", hashlib.sha256).digest()
    assert chance_answer(SEED, "salt", 7, 1000) == int.from_bytes(digest) % 1000


def test_seed_salt_and_number_each_change_the_answers() -> None:
    def answers(seed: bytes, salt: str, first: int) -> list[int]:
        return [chance_answer(seed, salt, k, 1_000_000) for k in range(first, first + 8)]

    told = answers(SEED, "", 0)
    assert told == answers(SEED, "", 0)
    assert told != answers(seed_from(1), "", 0)
    assert told != answers(SEED, "x", 0)
    assert told != answers(SEED, "", 1)


def test_every_outcome_of_a_die_comes_up_equally_often() -> None:
    counts = [0] * 6
    for k in range(12_000):
        counts[chance_answer(SEED, "", k, 6)] += 1
    assert all(1_850 < count < 2_150 for count in counts), counts


def test_new_seeds_differ() -> None:
    assert new_seed() != new_seed()


@pytest.mark.parametrize("text", ["", "00", "zz" * 32, "00" * 33, "AA" * 32, " " + "00" * 32])
def test_what_is_no_seed_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="bad-seed"):
        read_seed(text)


def test_a_seed_is_read_as_it_is_written() -> None:
    assert read_seed(SEED.hex()) == SEED
