"""What the server says of its event loop."""

import asyncio
from pathlib import Path

import pytest

from ludoteka.web import pulse
from ludoteka.web.pulse import Pulse
from web.people import call, running


def test_a_loop_that_was_kept_is_late(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pulse, "BEAT", 0.0)

    async def use() -> tuple[int, int]:
        beating, told = Pulse(), asyncio.get_running_loop().time
        assert beating.late() == (0, 0)
        beat = asyncio.create_task(beating.beat())
        await asyncio.sleep(0)
        kept = told() + 0.1
        while told() < kept:
            pass
        for _ in range(10):
            await asyncio.sleep(0)
        beat.cancel()
        return beating.late()

    assert asyncio.run(use())[1] >= 100


def test_hosts_are_told(tmp_path: Path) -> None:
    with running(tmp_path) as base:
        status, told = call(base, "GET", "/metrics")
    assert status == 200
    assert "ludoteka_loop_late_p99_ms" in told
    assert "ludoteka_loop_late_most_ms" in told
