"""Sense and nonsense at random: every message is answered, and nothing fails. In small; the tool
`tools/fuzz_sockets.py` does it in large."""

import asyncio
import json
import logging
import random
from pathlib import Path
from typing import Any

import pytest
from fuzz_sockets import Fuzz, errors_in

from ludoteka.web.settings import Rate
from web.people import running
from web.test_wire import Desk, breathe, connected, frame

FREE = Rate(1e9, 10**9)
MESSAGES = 400


def test_whatever_is_said_is_answered(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    free: dict[str, Any] = {
        "message_burst": 10**9,
        "request_burst": 10**9,
        "hints": FREE,
        "chats": FREE,
    }
    with running(tmp_path, **free) as base:
        fuzz = Fuzz(base, MESSAGES, seed=7)
        asyncio.run(fuzz.run(4))
    assert sum(fuzz.answers.values()) > MESSAGES / 2
    assert fuzz.answers["done"] > 20
    assert fuzz.answers["unreadable-message"] > 0
    grave = [each for each in caplog.records if each.levelno >= logging.ERROR]
    assert grave == []


def test_the_tool_finds_errors_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    lines = [{"level": "info", "message": "fine"}, {"level": "error", "message": "trouble"}]
    log.write_text("\n".join([*map(json.dumps, lines), "Traceback (most recent call last):"]))
    assert [each["message"] for each in errors_in(log)] == [
        "trouble",
        "Traceback (most recent call last):",
    ]


@pytest.mark.parametrize("seed", range(20))
def test_bytes_at_random_are_no_trouble_to_a_connection(seed: int) -> None:
    """Frames that are cut, spoilt or mixed end a connection at most."""
    rng = random.Random(seed)

    async def use() -> None:
        desk = Desk()
        wire, line = connected(desk)
        desk.open.set()
        for _ in range(50):
            data = bytearray(frame(rng.randbytes(rng.choice([0, 5, 200]))))
            if rng.random() < 0.3:
                data[rng.randrange(len(data))] = rng.randrange(256)
            cut = rng.randrange(len(data))
            for part in (data[:cut], data[cut:]):
                if not line.closing:
                    wire.data_received(bytes(part))
            await breathe()
        wire.connection_lost(None)
        await breathe()
        assert desk.heard[-1] == b"hung up"

    asyncio.run(use())
