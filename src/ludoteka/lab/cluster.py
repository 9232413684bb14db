"""Batches on a Dask cluster. Its scheduler plays those of a worker that dies on another one."""

import logging
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any, Final, TypeVar
from uuid import uuid4

from ludoteka import __version__
from ludoteka.kernel.faults import Refused

AHEAD: Final = 4
"""Batches that wait for each thread of the cluster."""
PATIENCE: Final = 20
"""Seconds to wait for the scheduler, and for its first worker."""

B = TypeVar("B")
T = TypeVar("T")


def clustered(play: Callable[[B], T], left: dict[int, B], address: str) -> Iterator[tuple[int, T]]:
    dask = _dask()
    try:
        client = dask.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:
        raise Refused("cluster-unreachable", address=address) from error
    try:
        _check_workers(client, address)
        yield from _played(dask, client, play, left)
    except dask.KilledWorker:
        raise Refused("workers-die") from None
    finally:
        client.close()


def _dask() -> Any:
    try:
        dask = import_module("distributed")
    except ImportError:
        raise Refused("needs-extra", extra="cluster") from None
    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    return dask


def _played(
    dask: Any, client: Any, play: Callable[[B], T], left: dict[int, B]
) -> Iterator[tuple[int, T]]:
    """A few batches ahead for every thread there is at the moment: workers come and go."""
    run, waiting = uuid4().hex, list(reversed(left.items()))
    numbers: dict[str, int] = {}
    coming = dask.as_completed(loop=client.loop)

    def send() -> None:
        threads = max(1, sum(client.nthreads().values()))
        while waiting and len(numbers) < AHEAD * threads:
            number, batch = waiting.pop()
            future = client.submit(play, batch, key=f"{run}-{number}", pure=False)
            numbers[future.key] = number
            coming.add(future)

    send()
    for future in coming:
        yield numbers.pop(future.key), future.result()
        send()


def _check_workers(client: Any, address: str) -> None:
    """They must be there, and have the same games as we."""
    try:
        client.wait_for_workers(1, timeout=PATIENCE)
        versions = set(client.run(_version).values())
    except TimeoutError:
        raise Refused("cluster-empty", address=address) from None
    except ImportError:
        versions = {""}
    if versions != {__version__}:
        raise Refused("cluster-differs", version=__version__)


def _version() -> str:
    import ludoteka

    return ludoteka.__version__
