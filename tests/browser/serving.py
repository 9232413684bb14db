"""A server whose bots answer at once: `python -m browser.serving <folder> <port>`."""

import sys

from ludoteka.web.app import make_server
from ludoteka.web.serve import listen
from ludoteka.web.settings import Settings
from ludoteka.web.sql_store import make_engine, store_url


def main(folder: str, port: str) -> None:
    url = store_url(folder)
    make_engine(url).dispose()
    place = listen("127.0.0.1", int(port))
    settings = Settings(bot_pause=0)
    address = f"http://127.0.0.1:{place.getsockname()[1]}/"
    make_server(url, settings, lambda: print(address)).run(sockets=[place])


if __name__ == "__main__":
    main(*sys.argv[1:])
