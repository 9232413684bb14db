"""The clocks of the server, in milliseconds."""

import time


def steady() -> int:
    """A clock that is never set."""
    return time.monotonic_ns() // 1_000_000


def time_of_day() -> int:
    return time.time_ns() // 1_000_000
