"""The same seat answers at two servers at once, with different moves."""

import asyncio
from typing import Any

from conflicts import OVER, QUICKER, quarrel

from ludoteka.web.sql_store import store_url
from web.people import running
from web.test_store import postgres

__all__ = ["postgres"]

FREE: dict[str, Any] = {
    "message_rate": 1e6,
    "message_burst": 10**6,
    "request_rate": 1e6,
    "request_burst": 10**6,
}


def test_never_are_both_made_and_nobody_is_cut_off(postgres: str, long_form: bool) -> None:
    url, moves = store_url(postgres), 10_000 if long_form else 60
    with running(url, **FREE) as base, running(url, **FREE) as other:
        result = asyncio.run(quarrel([base, other], moves, 4))
    assert result["broken"] == []
    assert result["conflicts"] >= moves
    assert set(result["told"]) <= {"done", QUICKER, OVER}
    assert sum(result["told"].get(each, 0) for each in (QUICKER, OVER)) == result["conflicts"]
