"""Plots of figures as SVG, by matplotlib: the same figures give the same letters.

They take the colour of the text around them, and no colour tells something alone.
"""

import re
from importlib import import_module
from io import StringIO
from typing import Any, Final

from ludoteka.kernel.faults import Refused
from ludoteka.lab.counts import MOMENTS
from ludoteka.lab.figures import Figure
from ludoteka.lab.telling import Names

COLOURS: Final = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
MARKS: Final = ("o", "s", "^", "D", "v", "P")
DASHES: Final = ("-", "--", "-.", ":", (0, (5, 1)), (0, (1, 1)))
INK: Final = "#010203"
"""Stands for the colour of the text around."""
WIDTH: Final = 4.4
MOST: Final = 14
"""Things in one plot: those with the strongest effects."""
LONGEST: Final = 24

_SETTINGS: Final = {
    "svg.fonttype": "none",
    "svg.hashsalt": "ludoteka",
    "font.family": "sans-serif",
    "font.size": 9,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "legend.frameon": False,
    **dict.fromkeys(["text.color", "axes.labelcolor", "axes.edgecolor"], INK),
    **dict.fromkeys(["xtick.color", "ytick.color"], INK),
}


def _matplotlib() -> Any:
    try:
        return import_module("matplotlib"), import_module("matplotlib.figure")
    except ImportError:
        raise Refused("needs-extra", extra="lab") from None


class Plot:
    """One pair of axes, and the SVG of it. `id` goes before all ids inside."""

    def __init__(self, id: str, height: float = 2.6) -> None:
        matplotlib, module = _matplotlib()
        self._id: Final = id
        self._context: Final = matplotlib.rc_context(_SETTINGS)
        self._context.__enter__()
        self._figure: Final = module.Figure(figsize=(WIDTH, height), layout="constrained")
        self.axes: Final = self._figure.add_subplot()

    def legend(self, many: int) -> None:
        if many > 1:
            self._figure.legend(loc="outside lower center", ncols=1, fontsize=8)

    def svg(self) -> str:
        out = StringIO()
        self._figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
        self._context.__exit__(None, None, None)
        text = out.getvalue()
        text = text[text.index("<svg") :]
        text = re.sub(r"<metadata>.*?</metadata>", "", text, flags=re.DOTALL)
        text = re.sub(r'\bid="', f'id="{self._id}-', text)
        text = re.sub(r'href="#', f'href="#{self._id}-', text)
        text = text.replace("url(#", f"url(#{self._id}-").replace(INK, "currentColor")
        text = re.sub(r'<svg ([^>]*?)width="[^"]*" height="[^"]*"', r"<svg \1", text, count=1)
        return text.replace("<svg ", '<svg aria-hidden="true" focusable="false" ', 1)


def seats_plot(rows: list[Figure], names: Names) -> str:
    """The share of the wins of each seat, by variant, with the fair share as a line."""
    plot = Plot("seats")
    variants = sorted({each.variant for each in rows})
    seats = max(int(each.key) for each in rows)
    for place, variant in enumerate(variants):
        mine = [each for each in rows if each.variant == variant]
        shift = (place - (len(variants) - 1) / 2) * min(0.18, 0.8 / len(variants))
        _dots(plot.axes, [int(each.key) + shift for each in mine], mine, place, names)
        if len(mine) > 1:
            plot.axes.axhline(100 / len(mine), color=INK, linewidth=0.8, linestyle=":")
    plot.axes.set_xticks(range(1, seats + 1))
    plot.axes.set_xlim(0.5, seats + 0.5)
    plot.axes.set_xlabel(names.texts.line("balance-axis-seat"))
    plot.axes.set_ylabel(names.texts.line("balance-axis-wins"))
    plot.legend(len(variants))
    return plot.svg()


def _dots(axes: Any, places: list[float], rows: list[Figure], look: int, names: Names) -> None:
    values = [100 * each.value for each in rows]
    off = [
        [100 * (each.value - each.low) for each in rows],
        [100 * (each.high - each.value) for each in rows],
    ]
    axes.errorbar(
        *(places, values, off),
        fmt=MARKS[look % len(MARKS)],
        color=COLOURS[look % len(COLOURS)],
        capsize=3,
        label=_short(names.variant(rows[0].variant)),
    )


def lead_plot(rows: list[Figure], names: Names) -> str:
    """How often the winner leads already, through the match."""
    plot = Plot("lead")
    for place, variant in enumerate(sorted({each.variant for each in rows})):
        mine = [each for each in rows if each.variant == variant]
        _line(plot, [10 * int(each.key) for each in mine], mine, place, names)
    plot.axes.set_xlim(0, 10 * (MOMENTS - 1))
    plot.axes.set_ylim(0, 102)
    plot.axes.set_xlabel(names.texts.line("balance-axis-course"))
    plot.axes.set_ylabel(names.texts.line("balance-axis-leads"))
    plot.legend(len({each.variant for each in rows}))
    return plot.svg()


def length_plot(rows: list[Figure], names: Names) -> str:
    """How long matches are, in decisions."""
    plot = Plot("length")
    for place, variant in enumerate(sorted({each.variant for each in rows})):
        mine = [each for each in rows if each.variant == variant]
        _line(plot, [int(each.key) for each in mine], mine, place, names)
    plot.axes.set_ylim(bottom=0)
    plot.axes.set_xlabel(names.texts.line("balance-axis-decisions"))
    plot.axes.set_ylabel(names.texts.line("balance-axis-matches"))
    plot.legend(len({each.variant for each in rows}))
    return plot.svg()


def _line(plot: Plot, places: list[int], rows: list[Figure], look: int, names: Names) -> None:
    plot.axes.plot(
        places,
        [100 * each.value for each in rows],
        marker=MARKS[look % len(MARKS)],
        linestyle=DASHES[look % len(DASHES)],
        color=COLOURS[look % len(COLOURS)],
        markersize=4,
        label=_short(names.variant(rows[0].variant)),
    )


def effects_plot(rows: list[Figure], names: Names, id: str) -> str:
    """What taking a thing does to the chance to win: the strongest effects of one variant. A full
    mark stays clear after the correction."""
    some = sorted(rows, key=lambda each: -abs(each.value))[:MOST]
    some.sort(key=lambda each: each.value)
    plot = Plot(id, height=0.9 + 0.24 * len(some))
    for place, each in enumerate(some):
        off = [[100 * (each.value - each.low)], [100 * (each.high - each.value)]]
        plot.axes.errorbar(
            *([100 * each.value], [place]),
            xerr=off,
            fmt="o",
            color=COLOURS[0],
            capsize=3,
            markerfacecolor=COLOURS[0] if each.clear else "none",
        )
    plot.axes.axvline(0, color=INK, linewidth=0.8, linestyle=":")
    plot.axes.set_yticks(range(len(some)), [_short(names.key(each)) for each in some])
    plot.axes.set_xlabel(names.texts.line("balance-axis-effect"))
    return plot.svg()


def _short(text: str) -> str:
    text = text.replace("$", r"\$")
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
