"""The dice of a table: nobody can predict them, and everybody can check them afterwards.

The table draws a secret seed of 32 bytes and publishes its commitment before the first move; the
seats may add a salt of their own. Chance answer number `k` (from 0) follows from the seed, the
salt and `k` alone, so a table can neither choose nor change it. At the end the seed is revealed.
"""

import hashlib
import hmac
import secrets
from typing import Final

from ludoteka.kernel.faults import Unreadable

SEED_BYTES: Final = 32


def new_seed() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def seed_from(number: int) -> bytes:
    """A seed anybody can repeat: for tests, simulations and `--seed`, not for real stakes."""
    return hashlib.sha256(f"ludoteka seed 1:{number}".encode()).digest()


def read_seed(text: str) -> bytes:
    """A seed written in hexadecimal."""
    try:
        seed = bytes.fromhex(text)
    except ValueError as error:
        raise Unreadable("bad-seed") from error
    if len(seed) != SEED_BYTES or seed.hex() != text:
        raise Unreadable("bad-seed")
    return seed


def commitment(seed: bytes) -> str:
    """What is published of the seed before the first move."""
    return _keyed(seed, "ludoteka commitment 1").hex()


def chance_answer(seed: bytes, salt: str, k: int, size: int) -> int:
    """Chance answer number `k`, below `size`; 256 bits, so no size shows a bias."""
    return int.from_bytes(_keyed(seed, f"ludoteka chance 1:{salt}:{k}")) % size


def bot_number(seed: bytes, seat: int, decision: int) -> int:
    """The seed of a bot's own generator for one decision, unrelated to the dice."""
    return int.from_bytes(_keyed(seed, f"ludoteka bot 1:{seat}:{decision}")[:8])


def _keyed(seed: bytes, message: str) -> bytes:
    return hmac.digest(seed, message.encode(), "sha256")
