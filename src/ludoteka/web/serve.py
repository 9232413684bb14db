"""`ludoteka serve`: a server on this machine, until it is stopped."""

import os
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO

from ludoteka.kernel.faults import Refused
from ludoteka.web.app import default_thinkers, make_server
from ludoteka.web.settings import Settings
from ludoteka.web.sql_store import make_engine, store_url


def listen(host: str, port: int) -> socket.socket:
    """A place for people to come to; port 0 takes any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    place = socket.socket(family, socket.SOCK_STREAM)
    place.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        place.bind((host, port))
    except OSError as error:
        place.close()
        raise Refused("port-taken", port=port) from error
    return place


@contextmanager
def only_one(data: str) -> Iterator[None]:
    """A folder belongs to one server at a time; servers on PostgreSQL share."""
    if "://" in data:
        yield
        return
    with (Path(data) / "ludoteka.lock").open("a") as file:
        _lock(file, data)
        yield


def _lock(file: IO[str], data: str) -> None:
    """The lock ends when the file is closed, also by the death of its process."""
    try:
        if sys.platform == "win32":
            import msvcrt

            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            import fcntl

            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as error:
        raise Refused("folder-in-use", folder=data) from error


def has_screen() -> bool:
    """Whether somebody sits at this machine who could look at a browser."""
    shown = sys.platform in ("darwin", "win32")
    shown = shown or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))
    return shown and sys.stdout.isatty()


def serve(
    host: str,
    port: int,
    data: str,
    browser: bool | None,
    say: Callable[[str], None],
    lab: bool = False,
) -> None:
    """Serve until stopped; `say` is told the address once people can come. Unless told otherwise
    the page is opened where there is a screen. With `lab` everybody may use the lab."""
    url = store_url(data)
    with only_one(data):
        make_engine(url).dispose()
        _serve(url, listen(host, port), host, browser, say, lab)


def _serve(
    url: str,
    place: socket.socket,
    host: str,
    browser: bool | None,
    say: Callable[[str], None],
    lab: bool,
) -> None:
    shown = "127.0.0.1" if host in ("0.0.0.0", "::") else host
    shown = f"[{shown}]" if ":" in shown else shown
    address = f"http://{shown}:{place.getsockname()[1]}/"

    def ready() -> None:
        say(address)
        if has_screen() if browser is None else browser:
            webbrowser.open(address)

    settings = Settings(thinkers=default_thinkers(), lab=lab)
    make_server(url, settings, ready).run(sockets=[place])
