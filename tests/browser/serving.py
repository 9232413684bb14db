"""A server whose bots answer at once and for whom nobody is too quick; its dice fall in every run
alike: `python -m browser.serving <folder> <port>`."""

import sys
from collections import Counter
from pathlib import Path
from unittest.mock import patch
from zlib import crc32

from browser.running import LUCK
from ludoteka.table.fair import seed_from
from ludoteka.web import coaching, making, puzzles
from ludoteka.web.app import make_server
from ludoteka.web.serve import listen
from ludoteka.web.settings import Settings
from ludoteka.web.sql_store import make_engine, store_url


class Luck:
    """Seeds that follow from what stands in a file, and from how many tables came before."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._drawn: Counter[str] = Counter()

    def new_seed(self) -> bytes:
        luck = self._file.read_text() if self._file.exists() else ""
        self._drawn[luck] += 1
        return seed_from(crc32(f"{luck} {self._drawn[luck]}".encode()))


def main(folder: str, port: str) -> None:
    url = store_url(folder)
    make_engine(url).dispose()
    place = listen("127.0.0.1", int(port))
    settings = Settings(bot_pause=0, message_rate=1000)
    address = f"http://127.0.0.1:{place.getsockname()[1]}/"
    luck = Luck(Path(folder) / LUCK)
    for module in (making, puzzles, coaching):
        patch.object(module, "new_seed", luck.new_seed).start()
    make_server(url, settings, lambda: print(address)).run(sockets=[place])


if __name__ == "__main__":
    main(*sys.argv[1:])
