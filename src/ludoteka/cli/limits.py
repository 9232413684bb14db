"""Options of `ludoteka serve` for each limit: who may ask how much, and in whose name."""

from collections.abc import Callable
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import click

from ludoteka.cli.shared import option
from ludoteka.web.settings import Rate, Settings

Body = TypeVar("Body", bound=Callable[..., Any])
_USUAL: Final = Settings()
RATES: Final = {
    "requests": Rate(_USUAL.request_rate, _USUAL.request_burst),
    "messages": Rate(_USUAL.message_rate, _USUAL.message_burst),
    "new-tables": _USUAL.tables,
    "bot-seats": _USUAL.bots,
    "uploads": _USUAL.uploads,
    "reviews": _USUAL.reviews,
    "hints": _USUAL.hints,
    "chats": _USUAL.chats,
}
"""By option: what a server does if it is not told otherwise."""
MOST: Final = 1_000_000


class RateType(click.ParamType[Rate]):
    """So many at once, then so many a second: `200/0.5`."""

    name = "rate"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> Rate:
        if isinstance(value, Rate):
            return value
        burst, _, rate = str(value).partition("/")
        try:
            told = Rate(float(rate), int(burst))
        except ValueError:
            self.fail("", param, ctx)
        if not (0 < told.rate <= MOST and 1 <= told.burst <= MOST):
            self.fail("", param, ctx)
        return told


class OriginType(click.ParamType[str]):
    """The beginning of an address, as browsers name the page that asks."""

    name = "origin"

    def convert(
        self, value: object, param: click.Parameter | None, ctx: click.Context | None
    ) -> str:
        try:
            parts = urlsplit(str(value).rstrip("/"))
        except ValueError:
            self.fail("", param, ctx)
        if parts.scheme not in ("http", "https") or not parts.netloc or parts.path or parts.query:
            self.fail("", param, ctx)
        return f"{parts.scheme}://{parts.netloc}".lower()


def limits(body: Body) -> Body:
    """Add the options to a command."""
    for name, usual in reversed(RATES.items()):
        shown = f"{usual.burst}/{usual.rate:g}"
        body = option(
            f"--{name}", metavar="rate", type=RateType(), default=shown, show_default=True
        )(body)
    whole = click.IntRange(1, MOST)
    body = option(
        "--connections-per-address",
        type=whole,
        default=_USUAL.connections_per_address,
        show_default=True,
    )(body)
    body = option("--connections", type=whole, default=_USUAL.connections, show_default=True)(body)
    body = option("--proxy", metavar="address", multiple=True, default=_USUAL.proxies)(body)
    return option("--origin", metavar="address", type=OriginType(), multiple=True)(body)


def settings_of(
    *,
    requests: Rate,
    messages: Rate,
    new_tables: Rate,
    bot_seats: Rate,
    origin: tuple[str, ...],
    proxy: tuple[str, ...],
    **same: Any,
) -> dict[str, Any]:
    """The settings that the options give, by name."""
    return {
        "request_rate": requests.rate,
        "request_burst": requests.burst,
        "message_rate": messages.rate,
        "message_burst": messages.burst,
        "tables": new_tables,
        "bots": bot_seats,
        "origins": origin,
        "proxies": proxy,
        **same,
    }
