"""King of New York in text: the city, the Monsters, the dice and the market."""

import textwrap
from typing import Any, Final

from ludoteka.games.king_of_new_york.aids.odds import odds_of
from ludoteka.games.king_of_new_york.rules.parts import ALL_DICE, FACE_NAMES
from ludoteka.games.king_of_new_york.rules.state import FRESH
from ludoteka.kernel.game import View
from ludoteka.texts import GameTexts

WIDTH: Final = 78
LANES: Final = ("2–4", "5–6")
EMPTY: Final = "-"


def board(view: View[Any], texts: GameTexts) -> list[str]:
    s = view.position
    lines: list[str] = []
    for borough in range(5):
        lines += _borough(s, borough, texts)
    lines.append("")
    for seat in range(len(s.hearts)):
        lines += _monster(s, seat, texts)
    lines.append("")
    if s.turn:
        active = texts.name("monster", int(s.active))
        lines.append(f"{texts.line('board-turn')}: {int(s.turn)}, {active}")
    lines += _row(f"{texts.line('board-dice')}: {_dice(s, texts)}")
    lines += _market(s, texts)
    return lines


def odds(view: View[Any], texts: GameTexts) -> list[str]:
    """KONY-3.2 The dice odds, on request: for the dice picked up in a question about rerolling."""
    if view.prompt != "reroll":
        return []
    s = view.position
    frame = s.frames[-1]
    found = odds_of(s, int(frame.seat), list(frame.dice), int(frame.left))
    lines = [texts.line("board-odds")]
    width = max(len(texts.name("face", face)) for face in range(6))
    for face in range(len(FACE_NAMES)):
        chances = [found.percent(face, count) for count in range(1, sum(s.dice) + 1)]
        told = " ".join(f"{chance:>3}" for chance in chances[:ALL_DICE])
        lines.append(f"{texts.name('face', face):<{width}} {told}")
    return lines


def _borough(s: Any, borough: int, texts: GameTexts) -> list[str]:
    """Who is there, the three stacks with the tiles covered under them, and the units."""
    stacks = []
    for site in range(borough * 3, borough * 3 + 3):
        tile = texts.name("tile", s.top[site]) if s.top[site] else EMPTY
        stacks.append(f"{tile} +{s.below[site]}" if s.below[site] else tile)
    units = []
    for unit in s.units[borough]:
        name = texts.name("unit", s.data.unit[unit % FRESH])
        units.append(f"{name} {texts.line('board-new')}" if unit >= FRESH else name)
    here = [_standing(s, seat, texts) for seat, place in enumerate(s.place) if place == borough]
    souvenir = [texts.name("token", 3)] if s.souvenirs[borough] else []
    told = [f"== {texts.name('borough', borough)}: {', '.join(here + souvenir) or EMPTY}"]
    told += _row(f"   {texts.line('board-stacks')}: {' | '.join(stacks)}")
    if units:
        told += _row(f"   {texts.line('board-units')}: {', '.join(units)}")
    return told


def _standing(s: Any, seat: int, texts: GameTexts) -> str:
    name = texts.name("monster", seat)
    if s.place[seat] != 0:
        return name
    lane = f", {LANES[s.lane[seat]]}" if s.two_lanes else ""
    return f"{name} ({texts.name('zone', s.zone[seat])}{lane})"


def _monster(s: Any, seat: int, texts: GameTexts) -> list[str]:
    name = texts.name("monster", seat)
    if s.hearts[seat] == 0:
        return [f"{name}: {s.stars[seat]} ★, {texts.line('board-out')}"]
    told = [f"{name}: {s.hearts[seat]} ♥, {s.stars[seat]} ★, {s.energy[seat]} ⚡"]
    for special, holder in enumerate((s.superstar, s.statue)):
        if holder == seat:
            told.append(texts.name("special", special))
    tokens = [
        f"{count} {texts.name('token', token)}"
        for token, count in ((1, s.web[seat]), (2, s.jinx[seat]), (4, s.shells[seat]))
        if count
    ]
    if tokens:
        told.append(f"{texts.line('board-tokens')}: {', '.join(tokens)}")
    if s.keep[seat]:
        cards = ", ".join(texts.name("card", card) for card in s.keep[seat])
        told.append(f"{texts.line('board-cards')}: {cards}")
    return _row("; ".join(told))


def _dice(s: Any, texts: GameTexts) -> str:
    shown = [f"{count} × {texts.name('face', face)}" for face, count in enumerate(s.dice) if count]
    return ", ".join(shown) or EMPTY


def _market(s: Any, texts: GameTexts) -> list[str]:
    cards = [f"{texts.name('card', card)} ({s.data.price[card]} ⚡)" for card in s.open if card]
    lines = _row(f"{texts.line('board-market')}: {', '.join(cards) or EMPTY}")
    lines.append(f"{texts.line('board-deck')}: {int(s.deck.size)}")
    if s.discard:
        pile = ", ".join(texts.name("card", card) for card in s.discard)
        lines += _row(f"{texts.line('board-discard')}: {pile}")
    return lines


def _row(told: str) -> list[str]:
    return textwrap.wrap(told, WIDTH, subsequent_indent="      ", break_on_hyphens=False)
