"""The board of CLASH in text."""

from ludoteka.games.clash.board import board
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.table.match import Match
from ludoteka.texts import texts_for
from terminal.typing_in import CLASH, clash


def drawn(match: Match, viewer: int = SPECTATOR) -> list[str]:
    return board(match.view(viewer), texts_for("en").game(CLASH))


def say(match: Match, *texts: str) -> None:
    for text in texts:
        match.submit(match.asked(), match.decision, text)


def test_a_tile_is_drawn_in_its_cell_with_whom_it_supports() -> None:
    match = clash(bots=set())
    say(match, "place mustafa a3 jihad")
    lines = drawn(match)
    assert lines[2].startswith("3 | Mustafa ")
    assert lines[3].startswith("  | ^ Jihad ")


def test_a_destroyed_tile_is_drawn_face_down() -> None:
    match = clash(bots=set())
    say(match, "place mustafa c2 jihad", "place president b1 mcworld", "target c2")
    lines = drawn(match)
    assert "(Mustafa)" in lines[6]
    assert "face down" in lines[7]


def test_hidden_tiles_are_drawn_for_their_owner_only() -> None:
    match = clash(bots=set(), variant="hidden_support")
    assert "Hidden (McWorld): ?, ?" in drawn(match)
    assert "Hidden (McWorld): ?, ?" in drawn(match, 1)
    assert "Hidden (McWorld): ?, ?" not in drawn(match, 0)
    assert "Hidden (Jihad): ?, ?" in drawn(match, 0)
