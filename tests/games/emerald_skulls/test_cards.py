"""Emerald Skulls, SKULL-14: every bet of every card, won, lost and paid."""

import pytest

from games.emerald_skulls.skull_table import CARDS, WAGERS, ended, position
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.parts import PRINTED

BUST, STOP, GEM, RUN, DOUBLE = 1, 2, 4, 8, 12

# For each wager a turn that wins it and one that just misses it: out, dice placed, nose picks,
# dice in hand.
Turn = tuple[int, str, int, int]
TURNS: dict[str, tuple[Turn, Turn]] = {
    "pick_n_bust": ((BUST, "3", 1, 2), (BUST, "3", 0, 2)),
    "mad_nargash": ((GEM, "1s 5s", 0, 1), (GEM, "1 5s", 0, 1)),
    "grim_grin": ((RUN, "1 1s 2", 0, 0), (RUN, "1 2 3", 0, 0)),
    "emerald_skull": ((DOUBLE, "1 1 2 3 4 4s 5", 0, 0), (DOUBLE, "1 1 3 3 4 4 5", 0, 0)),
    "busted_fowl": ((STOP, "1", 0, 2), (RUN, "1", 0, 0)),
    "final_jewel": ((GEM, "5", 0, 2), (RUN, "1", 0, 0)),
    "empty_hands": ((RUN, "3", 0, 0), (GEM, "5", 0, 2)),
    "empty_n_shiny": ((DOUBLE, "5", 0, 0), (GEM, "5", 0, 2)),
    "nargashs_bane": ((GEM, "1 5s", 0, 1), (DOUBLE, "1s 5s", 0, 0)),
    "nargashs_gamble": ((GEM, "1s 1s 1s 1s 5s", 0, 1), (GEM, "1s 1s 1s 5s", 0, 1)),
    "cracked_skull": ((DOUBLE, "1 1 3 3 4 4 5", 0, 0), (DOUBLE, "1 1 2 3 4 4 5", 0, 0)),
    "legendary_emerald_skull": ((DOUBLE, "1 1 2 3 4 4 5", 0, 0), (DOUBLE, "1 1 2 3 4 4 5s", 0, 0)),
    "scarred_face": ((GEM, "1 2 3 4 5", 0, 1), (GEM, "1 1 2 3 4 5", 0, 1)),
    "grim_visage": ((GEM, "1 1 2 3 4 5", 0, 1), (DOUBLE, "1 2 3 4 5", 0, 0)),
    "knobbly_face": ((DOUBLE, "1 2 3 4 5", 0, 0), (GEM, "1 2 3 4 5", 0, 1)),
    "broken_tusks": ((RUN, "1 2 3", 0, 0), (RUN, "1 2", 0, 0)),
    "toothless_roll": ((BUST, "3", 0, 1), (GEM, "1 5", 0, 1)),
    "wild_bones_1": ((STOP, "1s", 0, 1), (STOP, "1", 0, 1)),
    "wild_bones_2": ((STOP, "1s 2s", 0, 1), (STOP, "1 1s", 0, 1)),
    "wild_bones_3": ((STOP, "1s 2s 2s", 0, 1), (STOP, "1s 1s", 0, 1)),
    "wild_bones_4": ((STOP, "1s 1s 2s 2s", 0, 1), (STOP, "1s 1s 2s", 0, 1)),
    "epitaph_odd": ((STOP, "1s", 0, 1), (STOP, "1s 1s", 0, 1)),
    "epitaph_even": ((STOP, "1", 0, 1), (STOP, "1s", 0, 1)),
    "epitaph_none": ((STOP, "1", 0, 1), (STOP, "1s 1s", 0, 1)),
    "nose_picker_0": ((STOP, "1", 0, 1), (STOP, "3", 1, 1)),
    "nose_picker_1": ((STOP, "3", 1, 1), (STOP, "3", 2, 1)),
    "nose_picker_2": ((BUST, "3", 2, 1), (BUST, "3", 1, 1)),
    "eyeballs_0": ((STOP, "1", 0, 1), (STOP, "4", 0, 1)),
    "eyeballs_1": ((STOP, "4s", 0, 1), (STOP, "4 4", 0, 1)),
    "eyeballs_2": ((STOP, "4 4s", 0, 1), (STOP, "4", 0, 1)),
    "sniff_kit_0": ((STOP, "1", 0, 1), (STOP, "3s", 0, 1)),
    "sniff_kit_1": ((STOP, "3s", 0, 1), (STOP, "3 3", 0, 1)),
    "sniff_kit_2": ((STOP, "3 3s", 0, 1), (STOP, "3 3 3", 0, 1)),
    "sniff_kit_3": ((STOP, "3 3 3 3", 0, 1), (STOP, "3 3", 0, 1)),
    "proportions_odd": ((STOP, "3", 0, 1), (STOP, "3 3", 0, 1)),
    "proportions_even": ((STOP, "1", 0, 1), (STOP, "3", 0, 1)),
    "proportions_none": ((STOP, "1", 0, 1), (STOP, "3 3", 0, 1)),
    "alignment_lower": ((STOP, "1 1 2", 0, 1), (STOP, "1 2", 0, 1)),
    "alignment_equal": ((STOP, "3", 0, 1), (STOP, "1", 0, 1)),
    "alignment_upper": ((STOP, "2s", 0, 1), (STOP, "1 2", 0, 1)),
    "half_smile_0": ((STOP, "2", 0, 1), (STOP, "1 2", 0, 1)),
    "half_smile_2": ((STOP, "1 2 2", 0, 1), (STOP, "1 1 2 2", 0, 1)),
    "half_smile_4": ((STOP, "1 1 2 2s", 0, 1), (STOP, "1 1 2", 0, 1)),
    "lost_jewel": ((RUN, "1", 0, 0), (DOUBLE, "5", 0, 0)),
    "wild_crystal": ((DOUBLE, "5s", 0, 0), (GEM, "5", 0, 1)),
    "feeble_fingers": ((GEM, "5", 0, 1), (DOUBLE, "5", 0, 0)),
    "broken_limbs": ((BUST, "3", 0, 2), (GEM, "5", 0, 1)),
    "botched_gem": ((GEM, "5", 0, 1), (DOUBLE, "5", 0, 0)),
    "eyed_skull": ((DOUBLE, "4 4s 5", 0, 0), (DOUBLE, "4 5", 0, 0)),
    "tumblers_triumph": ((STOP, "1", 0, 1), (BUST, "2", 0, 1)),
    "draguls_downfall": ((BUST, "2", 0, 1), (STOP, "1", 0, 1)),
}

# What the rules print: card, then each bet with its modifier and payouts.
PRINTED_BETS = """
1: pick_n_bust = 10 8 5; mad_nargash = 8 5 3
2: grim_grin = 5 3 2; emerald_skull = 10 8 5
3: busted_fowl = 5 3 2; final_jewel = 2 1
4: empty_hands = 2 1; empty_n_shiny = 5 3 2
6a: mad_nargash + 8 5 3; nargashs_bane x 3 2 1
6b: nargashs_gamble = 15 10 8; mad_nargash + 8 5 3; nargashs_bane x 3 2 1
8a: emerald_skull + 10 8 5; cracked_skull x 2 1
8b: legendary_emerald_skull = 20 15 10; emerald_skull + 10 8 5; cracked_skull x 2 1
10a: scarred_face + 8 5 3; grim_visage x 3 2 1
10b: knobbly_face = 15 10 8; scarred_face + 8 5 3; grim_visage x 3 2 1
12a: grim_grin + 5 3 2; broken_tusks x 3 2 1
12b: grim_grin + 5 3 2; broken_tusks x 3 2 1; toothless_roll = 2 1
14a: wild_bones_1 = 2 1; wild_bones_2 = 3 2 1; wild_bones_3 = 5 3 2; wild_bones_4 = 8 5 3
14b: epitaph_odd + 2 1; epitaph_even + 2 1; epitaph_none = 5 3 2
16a: nose_picker_0 + 2 1; nose_picker_1 + 3 2 1; nose_picker_2 + 5 3 2
16b: eyeballs_0 + 2 1; eyeballs_1 + 3 2 1; eyeballs_2 + 5 3 2
18a: sniff_kit_0 + 2 1; sniff_kit_1 + 3 2 1; sniff_kit_2 + 3 2 1; sniff_kit_3 + 5 3 2
18b: proportions_odd + 3 2 1; proportions_even + 2 1; proportions_none = 3 2 1
20a: alignment_lower + 3 2 1; alignment_equal + 2 1; alignment_upper + 3 2 1
20b: half_smile_0 + 2 1; half_smile_2 + 3 2 1; half_smile_4 + 5 3 2
22a: final_jewel + 2 1; lost_jewel + 3 2 1
22b: wild_crystal = 5 3 2; final_jewel + 2 1; lost_jewel + 3 2 1
24a: empty_hands + 2 1; feeble_fingers + 2 1
24b: empty_hands + 2 1; feeble_fingers + 2 1; broken_limbs = 5 3 2
26a: empty_n_shiny + 5 3 2; botched_gem x 3 2 1
26b: eyed_skull = 10 8 5; empty_n_shiny + 5 3 2; botched_gem x 3 2 1
28a: tumblers_triumph x 3 2 1; draguls_downfall + 5 3 2
28b: tumblers_triumph x 3 2 1; draguls_downfall + 5 3 2; pick_n_bust = 10 8 5
"""
SPECIALS = {
    "nargashs_gamble": "mad_nargash",
    "legendary_emerald_skull": "emerald_skull",
    "knobbly_face": "scarred_face",
    "toothless_roll": "broken_tusks",
    "epitaph_none": "epitaph_even",
    "proportions_none": "proportions_even",
    "wild_crystal": "final_jewel",
    "broken_limbs": "feeble_fingers",
    "eyed_skull": "empty_n_shiny",
}
STOPS = {"12a": 3, "12b": 3, "16b": 4, "18a": 4, "18b": 4, "20a": 3, "20b": 3}
JACKPOTS = {
    "mad_nargash": ((GEM, "1s 3s 5s", 0, 1), 15),
    "grim_grin": ((RUN, "1 1s 2", 0, 0), 6),
    "emerald_skull": ((DOUBLE, "1 1 2 3 4 4s 5", 0, 0), 30),
    "legendary_emerald_skull": ((DOUBLE, "1 1 2 3 4 4 5", 0, 0), 40),
    "scarred_face": ((GEM, "1 2 3 4 5", 0, 1), 20),
    "knobbly_face": ((DOUBLE, "1 2 3 4 5", 0, 0), 25),
}


def rows() -> list[tuple[str, str, str, list[int]]]:
    found = []
    for line in PRINTED_BETS.strip().splitlines():
        card, _, bets = line.partition(": ")
        for bet in bets.split("; "):
            wager, modifier, *pays = bet.split()
            found.append((card, wager, modifier, [int(pay) for pay in pays]))
    return found


ROWS = rows()
every_bet = pytest.mark.parametrize(
    ("card", "wager", "modifier", "pays"), ROWS, ids=[f"{row[0]} {row[1]}" for row in ROWS]
)


def group(card: str, wager: str) -> str:
    if card == "28b" and wager == "pick_n_bust":
        return "draguls_downfall"
    return SPECIALS.get(wager, wager)


def rival_of(card: str, wager: str) -> str:
    """Another bet of the card outside the group of this one, or nothing."""
    for other, name, _, _ in ROWS:
        if other == card and group(card, name) != group(card, wager):
            return name
    return ""


def paid(turn: Turn, cards: str, bets: str) -> tuple[list[int], list[int]]:
    """Gears and tokens of five players after a payout; the roller takes the base."""
    out, placed, picks, hand = turn
    scene = ended(
        out, 5, placed=placed, picks=picks, hand=hand, cards=cards, bets=bets, pot=200, roller=4
    )
    if scene.ask.prompt == "payout":
        scene.choose("base")
    return scene.s.gears, scene.s.tokens


@every_bet
def test_a_bet_is_won_and_paid(card: str, wager: str, modifier: str, pays: list[int]) -> None:
    """SKULL-14 The stack from the bottom, one counter-bet against it; 11.2 and 11.3."""
    rival = "" if card in "1234" else rival_of(card, wager)
    bets = " ".join(f"{seat}:{card}:{wager}" for seat in range(len(pays)))
    against = 1 if rival and modifier != "=" else 0
    if rival:
        bets += f" 3:{card}:{rival}"
    gears, tokens = paid(TURNS[wager][0], card, bets)
    expected = [
        pay + against if modifier == "+" else pay * against if modifier == "x" else pay
        for pay in pays
    ]
    held = tokens if wager == "toothless_roll" else gears
    assert list(held)[: len(pays)] == expected


@every_bet
def test_a_bet_is_lost(card: str, wager: str, modifier: str, pays: list[int]) -> None:
    """SKULL-14 A turn that just misses the condition pays nothing."""
    gears, tokens = paid(TURNS[wager][1], card, f"0:{card}:{wager}")
    assert (gears[0], tokens[0]) == (0, 0)


def test_the_box_holds_exactly_these_bets_in_this_order() -> None:
    """SKULL-14 Top to bottom, as printed."""
    box = [(CARDS[bet.card], WAGERS[bet.wager]) for bet in PRINTED.bets]
    assert box == [(card, wager) for card, wager, _, _ in ROWS]
    assert set(TURNS) == set(WAGERS)


def test_special_bets_belong_to_the_bet_beside_them() -> None:
    """SKULL-11.3"""
    for bet in PRINTED.bets:
        card, wager = CARDS[bet.card], WAGERS[bet.wager]
        assert WAGERS[bet.beside] == group(card, wager)


def test_the_stop_levels() -> None:
    """SKULL-7.6"""
    stops = {CARDS[card]: stop for card, stop in enumerate(PRINTED.stop) if stop}
    assert stops == STOPS


@pytest.mark.parametrize("wager", JACKPOTS)
def test_a_jackpot_pays(wager: str) -> None:
    """SKULL-9.3 and 14 On every card that prints it."""
    (out, placed, picks, hand), gears = JACKPOTS[wager]
    cards = [CARDS[bet.card] for bet in PRINTED.bets if WAGERS[bet.wager] == wager and bet.jackpot]
    assert cards
    for card in cards:
        scene = ended(out, 3, placed=placed, picks=picks, hand=hand, cards=card)
        scene.choose(f"jackpot {card} {wager}")
        assert scene.s.gears[0] == gears


def test_no_other_bet_has_a_jackpot() -> None:
    """SKULL-14"""
    assert {WAGERS[bet.wager] for bet in PRINTED.bets if bet.jackpot} == set(JACKPOTS)
    scene = ended(STOP, 2, placed="1", hand=2)
    assert scene.ask.prompt == "bet"


OPPOSITION = """
1 | EH BF / FJ | EH BF / FJ | FJ BF / EN
2 | FJ PB / EH | FJ PB / EN | FJ PB / EH
3 | EN GG / BF | EN GG / MN | EN ES / FJ
4 | FJ EH / PB | FJ EH / PB | FJ EH / PB
5 | MN BF / EH | MN BF / EH | MN BF / FJ
6 | EN BF / FJ | EN PB / FJ | EN PB / MN
7 | GG EH / EN | GG EH / BF | ES EH / BF
8 | PB FJ / BF | PB EN / BF | PB FJ / ES
9 | EH FJ / MN | EH EN / FJ | EN FJ / BF
10 | BF EN / GG | BF FJ / GG | BF MN / EH
"""
SHORT = {
    "PB": "pick_n_bust",
    "MN": "mad_nargash",
    "GG": "grim_grin",
    "ES": "emerald_skull",
    "BF": "busted_fowl",
    "FJ": "final_jewel",
    "EH": "empty_hands",
    "EN": "empty_n_shiny",
}


@pytest.mark.parametrize("line", OPPOSITION.strip().splitlines(), ids=lambda line: line[:2].strip())
def test_an_opposition_card_bets_by_the_dice_in_hand(line: str) -> None:
    """SKULL-12.2 and 14 Three or four dice, five, six or seven."""
    number, *cells = [cell.strip() for cell in line.split("|")]
    for dice, cell in ((3, 0), (4, 0), (5, 1), (6, 2), (7, 2)):
        scene = position(1, [["phase"], ["oppose"]], hand=dice).chance(int(number) - 1)
        s = scene.s
        told = [s.cards.bets[s.data.bets[slot]].wager for slot in s.bets]
        expected = [SHORT[each] for each in cells[cell].replace("/", " ").split()]
        assert [WAGERS[wager] for wager in told] == expected


@pytest.mark.parametrize(
    ("placed", "full"),
    [("1 1 1 3 4 4 5", True), ("1 2s 2 3s 4 4s 5s", True), ("1 1 3 3 4 4 5", False)],
)
def test_a_full_skull(placed: str, full: bool) -> None:
    """SKULL-13.1 Three teeth, one nose die, two eyes, the gem."""
    scene = ended(DOUBLE, 3, placed=placed)
    assert scene.ask.prompt == ("payout" if full else "bet")
    assert ("jackpot 2 emerald_skull" in scene.options) == full


def test_every_jackpot_has_a_move() -> None:
    """SKULL-9.3"""
    told = [text for text in GAME.texts() if text.startswith("jackpot")]
    assert len(told) == sum(1 for bet in PRINTED.bets if bet.jackpot)
