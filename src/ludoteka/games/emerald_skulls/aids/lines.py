"""The exact odds of Emerald Skulls as a table in text (SKULL-16)."""

from fractions import Fraction
from typing import Any, Final

from ludoteka.games.emerald_skulls.aids.odds import move_of, odds
from ludoteka.games.emerald_skulls.aids.ranges import Range, ranges
from ludoteka.games.emerald_skulls.aids.turn_text import Spot, read_spot, spot_of
from ludoteka.games.emerald_skulls.rules.wagers import OUT_NAMES
from ludoteka.kernel.game import View
from ludoteka.texts.catalogue import GameTexts

SHORT: Final = 10_000
"""A fraction with a smaller denominator is shown as it is."""


def told_odds(text: str, texts: GameTexts) -> list[str]:
    """The table of a position told by a text such as `dice=7 tokens=1`."""
    return spot_lines(read_spot(text), texts)


def seen_odds(view: View[Any], texts: GameTexts) -> list[str]:
    """The table of the turn that a viewer sees; not all tokens can be reckoned with."""
    spot = spot_of(view.position)
    lines = spot_lines(spot, texts)
    if view.position.tokens[view.position.roller] > spot.tokens:
        lines.insert(1, texts.line("skulls-tokens-counted", count=spot.tokens))
    return lines


def spot_lines(spot: Spot, told: GameTexts) -> list[str]:
    table = odds(spot)
    in_play = [(bet.card, bet.wager) for bet in spot.cards.bets if bet.card in spot.in_play]
    wagers = sorted({wager for _, wager in in_play})
    found = ranges(spot, wagers)
    lines = [
        told.line("odds-gears", gears=_mean(table.gears, told), tokens=_mean(table.tokens, told)),
        "",
        told.line("odds-outs"),
    ]
    for place, name in enumerate(OUT_NAMES):
        lines.append(_row(told.line(f"odds-out-{name}"), table.outs[place], found[place], told))
    lines += ["", told.line("odds-bets")]
    for card, wager in in_play:
        name = f"{told.name('card', card):>3}  {told.name('wager', wager)}"
        place = len(OUT_NAMES) + wagers.index(wager)
        lines.append(_row(name, table.wagers[wager], found[place], told))
    return lines + _actions(spot, told)


def _row(name: str, chance: Fraction, between: Range, told: GameTexts) -> str:
    """A chance, its exact value if that is short, and the range over all equals."""
    exact = str(chance) if chance.denominator < SHORT else ""
    spread = ""
    if between.low != between.high:
        spread = f"{_share(between.low, told)} – {_share(between.high, told)}"
    return f"  {name:<42}{_share(chance, told):>9}  {exact:<12}{spread}".rstrip()


def _actions(spot: Spot, told: GameTexts) -> list[str]:
    table = odds(spot)
    if not table.actions:
        return []
    lines = ["", told.line("odds-actions")]
    for place, action in enumerate(table.actions):
        mark = "*" if place == table.best else " "
        name = told.move(move_of(action.action), [])
        gears, tokens = _mean(action.gears, told), _mean(action.tokens, told)
        lines.append(f"{mark} {name:<48}{gears:>9}{tokens:>9}")
    return lines


def _share(chance: Fraction, told: GameTexts) -> str:
    return told.share(float(chance), 3, 3)


def _mean(value: Fraction, told: GameTexts) -> str:
    return told.number(float(value), 4, 4)
