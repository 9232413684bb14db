"""What has ended is gone at once: a server looks for garbage only now and then."""

import gc
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from web.people import PATIENCE, Person, call, new_table, running

LEFT = ("Http", "Socket", "ServerProtocol", "RequestResponseCycle", "Room", "LiveRoom")


@pytest.fixture
def no_collecting() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def there() -> Counter[str]:
    return Counter(name for each in gc.get_objects() if (name := type(each).__name__) in LEFT)


def test_connections_and_tables_leave_nothing_behind(tmp_path: Path, no_collecting: None) -> None:
    with running(tmp_path, idle=0.0, sweep=0.05) as base:
        before = there()
        for _ in range(5):
            made = new_table(base, "here", "here")
            with Person(base, made["table"], made["held"][0]["token"]) as person:
                person.ask("chat", text="hello")
            assert call(base, "GET", "/api/games")[0] == 200
        end = time.monotonic() + PATIENCE
        while there() - before and time.monotonic() < end:
            time.sleep(0.05)
        assert not there() - before
