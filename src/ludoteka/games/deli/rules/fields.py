"""Clash at the Deli: every field of the position, declared once; `python tools/positions.py` does
the rest."""

from ludoteka.kernel.declaring import (
    EVERYBODY,
    Common,
    Field,
    Kind,
    Position,
    bag,
    number,
    numbers,
    packed,
    pile,
    rows,
    setting,
    shared,
    zone,
    zones,
)

SANDWICHES = Kind(
    word="sandwiches",
    typed="list[list[Sandwich]]",
    copied="[each[:] for each in {}]",
    masked="[each[:] for each in {}]",
    encoded="rows(sandwich_rows({}))",
    decoded='areas_of(fields.rows("{}"), fields.number("seats"), cards)',
    typescript="[seat: number, closed: number, gregg: number, ...cards: number[]][]",
    seen_by=EVERYBODY,
)

POSITION = Position(
    title="Clash at the Deli",
    name="Deli",
    about=(
        "A match of Clash at the Deli. What lies in the ingredient decks follows from what is "
        "open, so the decks are plain counts; only hands, set-aside action cards and events are "
        "hidden."
    ),
    common=[Common("cards", "Cards", "what is printed on the cards of this table")],
    uses=["parts", "sandwich"],
    counts={"seat": "seats", "ingredient": "KINDS", "character": "CHARACTERS"},
    fields=[
        setting("seats", "players"),
        setting("rounds", "rounds of the match (DELI-9.4)"),
        setting("fewer", "cards missing from each category of the pool (DELI-9.1)"),
        setting("closing", "the closing bonus (DELI-9.2)"),
        setting("doubling", "1 if the least valuable closed sandwich counts twice (DELI-9.3)"),
        setting("chefs_each", "characters of each player (DELI-9.5)"),
        setting("way", "how characters are given out: the place in `WAYS` (DELI-2.2, 9.6)"),
        number("round", "the round; 0 before the first"),
        number("first", "who begins this round"),
        number("reserved", "Debbie's ingredient (DELI-7.8), or 0"),
        number("redeals", "redeals left this round (DELI-7.2)"),
        number("recycled", "1 once the trash was used this round (DELI-7.3)"),
        number("lucky", "who played Lucky Day this round (DELI-6.3), as a mask"),
        packed(numbers("picks", "the counter dice (DELI-3.2)", by="seat")),
        packed(
            numbers("played", "action cards played this round (DELI-6.1), as a mask", by="seat")
        ),
        packed(numbers("breads_closed", "sandwiches closed with bread this round", by="seat")),
        shared(numbers("bonus", "points from Breadhead", by="seat")),
        packed(
            numbers(
                "deck", "what is left in the five decks", by="ingredient", start="cards.copies[:]"
            )
        ),
        packed(numbers("pool", "what lies in the pool", by="ingredient")),
        shared(numbers("aside", "set aside by Nikki while she redeals", by="ingredient")),
        shared(numbers("leftovers", "this round's pool in the trash", by="ingredient")),
        packed(pile("trash", "the rest of this round's trash")),
        shared(pile("last_trash", "the trash of the round before (DELI-7.3)")),
        shared(numbers("gone", "older trash", by="ingredient")),
        packed(pile("drawn", "open cards on their way to a place")),
        Field(
            "areas",
            SANDWICHES,
            "the sandwiches of each seat, saved as a row for each: its seat, how it is closed (0 "
            "open, 1 by bread, 2 declared), 1 for Gregg's mark, its cards from the bottom up",
            start="[[] for _ in range(seats)]",
        ),
        shared(rows("chefs", "its characters", by="seat", start=None)),
        shared(pile("spare", "characters not in play", start=None)),
        shared(numbers("copy", "the character Kath has drawn, or 0", by="seat")),
        shared(numbers("copied", "all that Kath has drawn, as a mask", by="seat")),
        shared(
            numbers("holder", "the seat that has its ability now, or -1", by="character", each=-1)
        ),
        zones("hands", "the action cards in hand", by="seat", start="hand_zones(seats)"),
        shared(rows("front", "open action cards that may be played once more", by="seat")),
        shared(pile("spent", "action cards out of the game")),
        zone("exchange", "what Pete has set aside (DELI-7.4)", start="closed_zone()"),
        bag("actions", "the action deck", start="full_bag(cards.action_copies[:])"),
        bag("events", "the event pile", start="full_bag(cards.event_copies[:])"),
        zone("look", "what Isaac looks at (DELI-7.9)", start="closed_zone()"),
        shared(pile("past", "events that have happened")),
    ],
)
