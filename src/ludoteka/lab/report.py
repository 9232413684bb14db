"""A comparison as one page: plots and tables inside, nothing loaded from anywhere."""

from html import escape
from typing import Final

from ludoteka import __version__
from ludoteka.lab.balance import Balance
from ludoteka.lab.figures import Figure, figures
from ludoteka.lab.plots import effects_plot, lead_plot, length_plot, seats_plot
from ludoteka.lab.telling import Names, tell_found
from ludoteka.texts import Texts

STYLE: Final = """
:root { color-scheme: light dark; --ink: #1d1d1f; --paper: #fdfcf9; --line: #6b6b70; }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f0efea; --paper: #17181b; --line: #a5a5ab; }
}
body { color: var(--ink); background: var(--paper); margin: 0 auto; max-width: 46rem;
  padding: 1rem; font: 1rem/1.5 system-ui, sans-serif; }
figure { margin: 1rem 0; max-width: 32rem; }
svg { width: 100%; height: auto; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: .25rem .6rem .25rem 0; border-bottom: 1px solid var(--line); }
td.number { white-space: nowrap; }
summary { font-weight: bold; padding: .5rem 0; cursor: pointer; }
"""


def report(balance: Balance, texts: Texts) -> str:
    """The whole page, in one language."""
    names, rows = Names(balance, texts), figures(balance)
    title = texts.line("balance-title", game=names.title())
    body = [
        f"<h1>{escape(title)}</h1>",
        _how(balance, names),
        *(f"<p><strong>{escape(each)}</strong></p>" for each in tell_found(balance, names)),
        _part(rows, "seat", names, seats_plot(_of(rows, "seat"), names)),
        _part(rows, "score", names),
        _part(rows, "match", names, lead_plot(_of(rows, "lead"), names)),
        _figure(length_plot(_of(rows, "length"), names), texts.line("balance-plot-length")),
        _part(rows, "skill", names),
        _part(rows, "change", names),
        _things(balance, rows, names),
        _part(rows, "befalls", names),
        _part(rows, "event_points", names),
        f"<p>{escape(texts.line('balance-note-intervals'))}</p>",
    ]
    return (
        f'<!doctype html>\n<html lang="{texts.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{STYLE}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def _of(rows: list[Figure], table: str) -> list[Figure]:
    return [each for each in rows if each.table == table]


def _how(balance: Balance, names: Names) -> str:
    told = names.texts.line(
        "balance-how",
        bot=balance.bots,
        games=sum(arm.counts().games for arm in balance.arms),
        seed=str(balance.seed),
        version=__version__,
    )
    items = "".join(
        f"<li>{escape(names.variant(number))}</li>" for number in range(len(balance.arms))
    )
    return f"<p>{escape(told)}</p><ul>{items}</ul>"


def _figure(svg: str, caption: str) -> str:
    said = escape(caption)
    return f"<figure>{svg}<figcaption>{said}</figcaption></figure>"


def _part(rows: list[Figure], table: str, names: Names, plot: str = "") -> str:
    mine = _of(rows, table)
    if not mine:
        return ""
    word = table.replace("_", "-")
    heading = f"<h2>{escape(names.texts.line(f'balance-table-{word}'))}</h2>"
    figure = _figure(plot, names.texts.line(f"balance-plot-{word}")) if plot else ""
    title = names.texts.line(f"balance-table-{word}")
    return heading + figure + _table(mine, names, title)


def _table(rows: list[Figure], names: Names, title: str) -> str:
    """A row for each thing, a column for each variant."""
    variants = sorted({each.variant for each in rows})
    head = "".join(f'<th scope="col">{escape(names.variant(each))}</th>' for each in variants)
    first = escape(names.texts.line("balance-column-what"))
    body: list[str] = []
    for key in dict.fromkeys(each.key for each in rows):
        mine = {each.variant: each for each in rows if each.key == key}
        name = escape(names.key(next(iter(mine.values()))))
        cells = "".join(
            f'<td class="number">{_cell(mine[each], names) if each in mine else "–"}</td>'
            for each in variants
        )
        body.append(f'<tr><th scope="row">{name}</th>{cells}</tr>')
    return _scrolled(title, f'<th scope="col">{first}</th>{head}', "".join(body))


def _scrolled(title: str, head: str, body: str) -> str:
    return (
        f'<div class="scroll" tabindex="0" role="region" aria-label="{escape(title)}">'
        f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table></div>"
    )


def _cell(figure: Figure, names: Names) -> str:
    mark = f" {names.texts.line('balance-clear-mark')}" if figure.clear else ""
    told = f"{names.value(figure, figure.value)} ({names.range(figure)}){mark}"
    return escape(told)


def _things(balance: Balance, rows: list[Figure], names: Names) -> str:
    """For each variant what was taken, and what that does to the chance to win."""
    if not _of(rows, "taken"):
        return ""
    texts = names.texts
    told = [f"<h2>{escape(texts.line('balance-table-effect'))}</h2>"]
    told.append(f"<p>{escape(texts.line('balance-note-effect'))}</p>")
    for number in range(len(balance.arms)):
        mine = [each for each in rows if each.variant == number]
        effects = _of(mine, "effect")
        shown = " open" if number == 0 else ""
        told.append(f"<details{shown}><summary>{escape(names.variant(number))}</summary>")
        if effects:
            svg = effects_plot(effects, names, f"effects{number}")
            told.append(_figure(svg, texts.line("balance-plot-effect")))
        told += [_thing_table(mine, kind, names) for kind in _kinds(mine)]
        told.append("</details>")
    return "".join(told)


def _kinds(rows: list[Figure]) -> list[str]:
    return list(dict.fromkeys(each.key.split()[0] for each in _of(rows, "taken")))


def _thing_table(rows: list[Figure], kind: str, names: Names) -> str:
    columns = ("taken", "won_with", "effect")
    titles = "".join(
        f'<th scope="col">{escape(names.texts.line("balance-column-" + each.replace("_", "-")))}'
        "</th>"
        for each in ("what", *columns)
    )
    by_key: dict[str, dict[str, Figure]] = {}
    for each in rows:
        if each.table in columns and each.key.split()[0] == kind:
            by_key.setdefault(each.key, {})[each.table] = each
    order = sorted(by_key.values(), key=lambda mine: -_strength(mine))
    body = "".join(
        f'<tr><th scope="row">{escape(names.key(mine["taken"]))}</th>'
        + "".join(
            f'<td class="number">{_cell(mine[each], names) if each in mine else "–"}</td>'
            for each in columns
        )
        + "</tr>"
        for mine in order
    )
    some = names.key(order[0]["taken"])
    title = names.texts.line("balance-table-effect")
    return _scrolled(f"{title} ({names.variant(rows[0].variant)}, {some} …)", titles, body)


def _strength(mine: dict[str, Figure]) -> float:
    return mine["effect"].value if "effect" in mine else -1.0
