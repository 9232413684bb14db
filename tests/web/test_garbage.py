"""What has ended is gone at once: a server looks for garbage only now and then."""

import gc
import threading
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.people import PATIENCE, Person, call, new_table, running

LEFT = ("Http", "Socket", "Protocol", "RequestResponseCycle", "Room", "LiveRoom")


@pytest.fixture
def no_collecting() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there() -> set[int]:
    return {id(each) for each in gc.get_objects() if type(each).__name__ in LEFT}


def watched(before: set[int]) -> tuple[int, threading.Semaphore]:
    """How many have come since, and what is released when one of them is gone."""
    gone = threading.Semaphore(0)
    count = 0
    for each in gc.get_objects():
        if type(each).__name__ in LEFT and id(each) not in before:
            weakref.finalize(each, gone.release)
            count += 1
    return count, gone


def test_connections_and_tables_leave_nothing_behind(tmp_path: Path, no_collecting: None) -> None:
    with running(tmp_path, idle=0.0, sweep=0.05) as base:
        before = there()
        made = new_table(base, "here", "here")
        with Person(base, made["table"], made["held"][0]["token"]) as person:
            person.ask("chat", text="hello")
            assert call(base, "GET", "/api/games")[0] == 200
            count, gone = watched(before)
        assert count >= len(("Socket", "Protocol", "Room", "LiveRoom"))
        for _ in range(count):
            assert gone.acquire(timeout=PATIENCE)
