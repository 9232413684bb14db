"""CLASH: every field of the position, declared once; `python tools/positions.py` does the rest."""

from ludoteka.kernel.declaring import (
    Common,
    Position,
    bag,
    number,
    numbers,
    packed,
    pile,
    rows,
    setting,
    zones,
)

POSITION = Position(
    title="CLASH",
    name="Clash",
    about=(
        "A match of CLASH. Seat 0 is McWorld, seat 1 is Jihad. CLASH-1.2 A tile on the board "
        "supports one of them; CLASH-1.3 the zones are fields."
    ),
    common=[Common("tiles", "Tiles", "what is printed on the tiles of this table")],
    uses=["parts"],
    counts={"seat": "2", "cell": "9"},
    fields=[
        setting("variant", "the place of the variant in `VARIANTS` (CLASH-9.2 to 9.7)"),
        setting("wins_needed", "games that win the match (CLASH-8.1); 0 in the points system"),
        setting("games", "games of the points system (CLASH-9.1); 0 without it"),
        number("first", "who began this game"),
        number(
            "loser", "the loser of the last game; -1 before the first and after a draw", start=-1
        ),
        number("placed", "tiles placed in this game (CLASH-7.4)"),
        number("game", "games begun in this match"),
        packed(numbers("board", "the tile, 0 if empty", by="cell")),
        packed(numbers("side", "whom the tile supports", by="cell")),
        packed(numbers("down", "0 face up, else 1 + the seat that destroyed it", by="cell")),
        packed(numbers("under", "the tile under Nobel Prize, or 0", by="cell")),
        packed(
            rows(
                "zones",
                "the open tiles (CLASH-1.3)",
                by="seat",
                start="[each[:] for each in COLOURED_TILES]",
            )
        ),
        packed(pile("neutral", "the tiles of the neutral zone")),
        packed(pile("removed", "tiles out of this game")),
        packed(pile("aside", "Mustafa before it is placed", start="[MUSTAFA]")),
        packed(pile("out", "neutral tiles of earlier games (CLASH-8.2)")),
        bag("box", "the neutral tiles nobody has drawn", start="full_bag(NEUTRAL_COPIES[:])"),
        zones(
            "hidden",
            "tiles the other has not seen (CLASH-9.4, 9.6); empty where none are hidden",
            by="seat * 2 + packet",
            start=None,
        ),
        zones(
            "packet",
            "one zone: the tiles somebody is choosing from (CLASH-9.6); otherwise empty",
            by="",
            start=None,
        ),
        zones(
            "passed",
            "what both saw when it changed hands (CLASH-9.6); otherwise empty",
            by="packet",
            start=None,
        ),
        zones(
            "spare",
            "tiles of it put back into the box (CLASH-9.6); otherwise empty",
            by="packet",
            start=None,
        ),
        packed(numbers("wins", "games won", by="seat")),
        packed(numbers("points", "points of the points system (CLASH-9.1)", by="seat")),
    ],
)
