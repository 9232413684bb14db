"""How a language writes numbers: 0.5 or 0,5, 81% or 81 %, and a minus that is no hyphen.

The browser does the same with `Intl` (`web/static/lib/texts.js`), from the same Unicode tables.
Babel is slow to import, so this module is imported only when a sentence is made.
"""

from collections.abc import Iterable
from typing import Final

from babel import Locale
from fluent.runtime.types import FluentFloat, FluentInt

MINUS: Final = "−"


def whole(value: int) -> FluentInt:
    """A number for a sentence, without grouping: 1234 is 1234 in all four languages."""
    number = FluentInt(value, useGrouping=False)
    assert isinstance(number, FluentInt)
    return number


def with_minus(text: str, values: Iterable[str | int]) -> str:
    """A sentence whose negative numbers have a real minus."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = text.replace(str(value), f"{MINUS}{-value}")
    return text


def decimal(language: str, value: float, most: int, least: int) -> str:
    """With at most and at least so many decimals."""
    return _told(language, round(value, most), most, least, "decimal")


def percent(language: str, share: float, most: int, least: int) -> str:
    """A share of 1 in per cent; the sign stands as the language has it."""
    return _told(language, round(share, most + 2), most, least, "percent")


def _told(language: str, value: float, most: int, least: int, style: str) -> str:
    number = FluentFloat(
        value or 0.0,  # what rounds to nothing has no sign
        style=style,
        useGrouping=False,
        minimumFractionDigits=least,
        maximumFractionDigits=most,
    )
    return number.format(Locale.parse(language)).replace("-", MINUS)
