"""The tool that besieges a server, in small."""

import asyncio
import sys
from pathlib import Path

import pytest
import siege
from siege_people import Broken, Table


@pytest.mark.skipif(sys.platform != "linux", reason="what is done to processes is Linux's")
def test_a_small_siege_breaks_nothing(tmp_path: Path) -> None:
    words = ["--tables", "4", "--faults", "4", "--pause", "0.3", "--lock", "0.2"]
    options = siege.parsed([*words, "--without", "readonly", "disk", "lock"])
    result = asyncio.run(siege.run(options, tmp_path))
    assert result["broken"] == []
    assert result["moves"] > 4
    assert sum(result["faults"].values()) == 4
    assert "makes no sense" not in result["db_check"]


def told(entries: list[list[object]]) -> Table:
    """A table whose server says that these are its entries."""
    made = {"table": "t", "held": [{"token": "a"}, {"token": "b"}]}
    table = Table(["nowhere"], made, 1)
    for number, seat in enumerate(table.seats):

        async def come(base: str, seat: object = seat, number: int = number) -> None:
            seat.seat = number  # type: ignore[attr-defined]
            state = {"entries": entries, "over": True, "offers": [], "decision": 9, "seq": 9}
            seat.state = state  # type: ignore[attr-defined]

        seat.come = come  # type: ignore[method-assign]
    return table


def test_what_was_acknowledged_and_is_not_there_is_found() -> None:
    table = told([["c", "die", 1], ["m", 0, "pass"]])
    table.sent = {0: {(0, "pass")}, 1: {(1, "pass")}}  # type: ignore[misc]
    table.acknowledged[0] = (0, "pass")
    asyncio.run(table.check(""))
    table.acknowledged[1] = (1, "pass")
    with pytest.raises(Broken, match="lost"):
        asyncio.run(table.check(""))


def test_what_nobody_did_is_found() -> None:
    table = told([["m", 0, "pass"], ["m", 1, "jump"]])
    table.sent = {0: {(0, "pass")}, 1: {(1, "pass")}}  # type: ignore[misc]
    with pytest.raises(Broken, match="nobody sent"):
        asyncio.run(table.check(""))
