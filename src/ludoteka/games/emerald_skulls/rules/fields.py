"""Emerald Skulls: every field of the position, declared once; `python tools/positions.py` does the
rest."""

from ludoteka.kernel.declaring import (
    Common,
    Position,
    bag,
    number,
    numbers,
    packed,
    pile,
    setting,
)

POSITION = Position(
    title="Emerald Skulls",
    name="Skulls",
    about="A match of Emerald Skulls. One seat is the solo game against Vrax and Kar.",
    common=[
        Common("cards", "Cards", "what is printed on the components of this table"),
        Common("data", "Table", "the bets of the cards in play", final=False),
    ],
    uses=["dice", "open_bets", "parts"],
    counts={"seat": "seats", "level, from 1 to 5": "len(LEVEL_NAMES)", "face": "FACES"},
    fields=[
        pile("in_play", "the betting cards on the table", start=None, final=False),
        number("turn", "turns begun in this match"),
        number("roller", "whose turn it is"),
        number("pot", "gears nobody has", start=None),
        packed(numbers("gears", "gears", by="seat")),
        packed(numbers("tokens", "reroll tokens", by="seat")),
        packed(
            numbers("rolled", "the last turn as the roller (SKULL-10.1), 0 for none", by="seat")
        ),
        packed(numbers("natural", "dice that show its value", by="level, from 1 to 5")),
        packed(numbers("skulls", "skull dice", by="level, from 1 to 5")),
        number("floor", "the highest level of this turn (SKULL-5.3), 0 for none"),
        number("hand", "dice in hand"),
        number("picks", "nose picks of this turn"),
        packed(
            numbers("roll", "the last rolled dice that still show I to V and a skull", by="face")
        ),
        number("step", "betting steps of this turn"),
        packed(pile("bets", "the slots of the markers, in the order they were placed")),
        packed(pile("bettors", "the seats of these markers; in the solo game 0 Vrax, 1 Kar")),
        number("rivals", "gears of Vrax and Kar (SKULL-12); otherwise 0", start=None),
        setting("rounds", "opposition cards at the start (SKULL-12); 0 if it is no solo game"),
        bag("deck", "the opposition deck (SKULL-12); otherwise empty", start=None),
        packed(pile("opposition", "opposition cards turned up (SKULL-12)")),
    ],
)
