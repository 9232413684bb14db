"""The board of King of New York in text."""

from games.king_of_new_york.scenes import Scene, scene
from ludoteka.games.king_of_new_york.board import board, odds
from ludoteka.games.king_of_new_york.rules import GAME
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.texts import texts_for


def drawn(t: Scene, language: str = "en") -> str:
    return "\n".join(board(GAME.view(t.s, SPECTATOR), texts_for(language).game(GAME)))


def test_the_city_shows_stacks_units_and_monsters() -> None:
    """KONY-2.1, KONY-4.5"""
    t = scene(
        dice="e h",
        places="bronx manhattan queens",
        tops={"bronx": "hospital_3 - high_rise_2"},
        units={"bronx": "jet new_tank"},
        zones={1: (1, 0)},
    )
    told = drawn(t)
    assert "== Manhattan: Drakonis (Midtown)" in told
    assert "== Bronx: Captain Fish" in told
    assert "Hospital 3 +2 | - +2 | High-Rise 2 +2" in told
    assert "Units: Jet, Tank (new)" in told


def test_monsters_show_life_stars_energy_cards_and_tokens() -> None:
    """KONY-10.0"""
    t = scene(
        dice="e h",
        hearts={0: 7},
        stars={0: 4},
        energy={0: 2},
        keep={0: "diva carapace"},
        tokens={"web": {0: 1}, "carapace": {0: 2}},
        superstar=0,
    )
    line = "Captain Fish: 7 ♥, 4 ★, 2 ⚡; Superstar; Tokens: 1 Web, 2 Carapace;"
    assert line in drawn(t)
    assert "Diva, Carapace" in " ".join(drawn(t).split())
    assert "Dice: 1 × Energy, 1 × Heal" in drawn(t)


def test_the_market_shows_prices_in_every_language() -> None:
    """KONY-7.1"""
    t = scene(dice="e h", open="general_ellis subway -", discard="drain")
    assert "For sale: General Ellis (5 ⚡), Subway (10 ⚡)" in drawn(t)
    assert "Ellis tábornok (5 ⚡), Metró (10 ⚡)" in drawn(t, "hu")
    assert "Discard pile: Drain" in drawn(t)


def test_the_odds_are_told_on_request() -> None:
    """KONY-3.2"""
    texts = texts_for("en").game(GAME)
    t = scene("turn").roll("a a e e e e").do("reroll 4 energy")
    lines = odds(GAME.view(t.s, 0), texts)
    assert lines[0].startswith("Chance (%)")
    assert lines[3].split()[:3] == ["Attack", "100", "100"]
    assert odds(GAME.view(scene(dice="e h").s, 0), texts) == []
