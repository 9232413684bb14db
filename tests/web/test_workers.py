"""Bots change over to a compiled build as soon as it is there; workers that die are begun again."""

import asyncio
import shutil
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import ludoteka
from ludoteka.kernel.faults import Refused
from ludoteka.web.workers import Workers

HERE = Path(ludoteka.__file__).parent


@pytest.fixture
def coming(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "builds" / "next"
    monkeypatch.setenv("LUDOTEKA_NEXT_BUILD", str(folder))
    monkeypatch.setattr(sys, "path", list(sys.path))
    return folder


def test_workers_use_the_next_build_once_it_is_there(coming: Path) -> None:
    async def ask() -> list[Path]:
        workers = Workers(1)
        told = [Path(str(await workers.run(files, "ludoteka")))]
        shutil.copytree(HERE, coming / "ludoteka", ignore=shutil.ignore_patterns("__pycache__"))
        for _ in range(2):
            told.append(Path(str(await workers.run(files, "ludoteka"))))
        workers.close()
        return told

    assert asyncio.run(ask()) == [HERE, coming / "ludoteka", coming / "ludoteka"]


def test_a_thought_that_has_begun_is_thought_to_the_end(coming: Path) -> None:
    async def ask() -> list[int]:
        workers = Workers(1)
        first = asyncio.create_task(workers.run(sum, range(10)))
        await asyncio.sleep(0)
        shutil.copytree(HERE, coming / "ludoteka", ignore=shutil.ignore_patterns("__pycache__"))
        second = await workers.run(sum, range(11))
        told = [await first, second]
        workers.close()
        return told

    assert asyncio.run(ask()) == [45, 55]


@pytest.mark.parametrize(
    "error",
    [
        BrokenPipeError("its pipe"),
        BlockingIOError("no more processes"),
        RuntimeError("it has ended"),
    ],
)
def test_a_process_that_cannot_even_begin_is_begun_again(
    monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """A process that is killed while it is being begun breaks the pipe to it."""
    submit, failing = ProcessPoolExecutor.submit, [error]

    def try_to(pool: ProcessPoolExecutor, *asked: Any) -> Any:
        if failing:
            raise failing[0]
        return submit(pool, *asked)

    monkeypatch.setattr(ProcessPoolExecutor, "submit", try_to)

    async def ask() -> int:
        workers = Workers(1)
        with pytest.raises(Refused, match="server-busy"):
            await workers.run(sum, range(10))
        failing.clear()
        told = await workers.run(sum, range(10))
        workers.close()
        return told

    assert asyncio.run(ask()) == 45
