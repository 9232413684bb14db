"""Sándwich Wars: every field of the position, declared once; `python tools/positions.py` does the
rest."""

from ludoteka.kernel.declaring import (
    Common,
    Position,
    bag,
    number,
    numbers,
    packed,
    pile,
    rows,
    zone,
    zones,
)

POSITION = Position(
    title="Sándwich Wars",
    name="Contest",
    about=(
        "A game of Sándwich Wars. Cards, orders and assistants are numbered as in `parts`. "
        "SAND-4.7 Chips are no secret here, only their totals are not displayed."
    ),
    common=[Common("cards", "Cards", "what is printed on the cards of this table")],
    uses=["parts"],
    counts={"seat": "seats", "category": "CATEGORIES"},
    fields=[
        number("first", "who has the first-player card"),
        number("turn", "whose turn it is"),
        number("chef", "quality that Toque del chef adds to the next order of this turn"),
        number("discount", "what Kétchup takes off the next ingredient paid for"),
        number("completed", "orders completed in this turn (SAND-6.3)"),
        number("round_completed", "orders completed in this round (SAND-7.4)"),
        number("idle", "whole rounds in a row without a completed order (SAND-7.4)"),
        packed(numbers("coins", "coins", by="seat", each="START_COINS")),
        packed(numbers("chips", "victory points in chips", by="seat")),
        packed(rows("kitchens", "the ingredients in the zone", by="seat")),
        packed(rows("orders", "the completed orders", by="seat")),
        packed(
            numbers(
                "assistants",
                "the seat that has it, or -1 in the centre",
                by="category",
                each="CENTRE",
            )
        ),
        zones("hands", "the hand", by="seat", start="hand_zones(seats)"),
        bag("deck", "market cards, shuffled", start="full_bag(cards.market[:])"),
        packed(pile("discards", "market cards, open")),
        zone("played", "the opportunity whose effect is being applied", start="open_zone()"),
        packed(pile("row", "the open orders")),
        bag("order_deck", "the shuffled part of the order deck", start="full_bag(ORDERS[:])"),
        packed(pile("under", "the known part below it, from the top down")),
    ],
)
