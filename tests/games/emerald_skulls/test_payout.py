"""Emerald Skulls, SKULL-9 to SKULL-12: payout, end, advanced and solo game."""

import pytest

from games.emerald_skulls.skull_table import CARDS, WAGERS, betting, ended, fresh, position
from ludoteka.games.emerald_skulls.rules import GAME
from ludoteka.games.emerald_skulls.rules.payout import standing
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng

BUST, STOP, GEM, RUN, DOUBLE = 1, 2, 4, 8, 12
PLAIN = "14a 14b 16a 16b 24a 26a"
"""Cards in play without a jackpot."""


def test_the_roller_is_paid_first_then_the_cards_in_order() -> None:
    """SKULL-9.1 With 6 gears in the pot card 3 is paid before card 4; the bottom marker first."""
    bets = "2:4:empty_hands 2:3:final_jewel 1:3:final_jewel"
    scene = ended(DOUBLE, 3, placed="5", bets=bets, pot=8, gears=[0, 0, 0])
    assert list(scene.s.gears) == [5, 1, 2]
    assert scene.s.pot == 0


@pytest.mark.parametrize(("card", "first", "second"), [("14a", "1", "2"), ("20b", "0", "2")])
def test_an_advanced_card_is_paid_from_top_to_bottom(card: str, first: str, second: str) -> None:
    """SKULL-9.1 The last gear goes to the upper bet."""
    name = {"14a": "wild_bones_", "20b": "half_smile_"}[card]
    bets = f"2:{card}:{name}{second} 1:{card}:{name}{first}"
    placed = "3s 3s" if card == "14a" else "3 3"
    scene = ended(STOP, 3, placed=placed, cards=card, bets=bets, pot=1, hand=2)
    assert list(scene.s.gears) == [0, 1, 0]


def test_the_payout_example_of_the_rulebook() -> None:
    """SKULL-15.4 17 gears: 14 for the roller, 2 for Empty Hands, the last for Empty n’ Shiny."""
    bets = "1:1:mad_nargash 2:2:grim_grin 1:4:empty_hands 2:4:empty_n_shiny"
    scene = ended(DOUBLE, 3, placed="2 2 4 5", bets=bets, pot=17)
    assert list(scene.s.gears) == [14, 2, 1]
    assert scene.over.ranks == [0, 1, 2]


def test_an_exactly_empty_pot_ends_the_game() -> None:
    """SKULL-9.2, SKULL-15.12 The pot holds 14 and the roller is paid 14: no bet is paid."""
    bets = "1:4:empty_hands 2:4:empty_n_shiny"
    scene = ended(DOUBLE, 3, placed="2 2 4 5", bets=bets, pot=14)
    assert list(scene.s.gears) == [14, 0, 0]
    assert scene.over.ranks == [0, 1, 1]


def test_gears_and_tokens_are_one_payment() -> None:
    """SKULL-9.2, SKULL-15.12 3 gears for 5 due, both nose tokens, and no token for 12b."""
    scene = ended(
        GEM, 3, placed="3 3 4 5", hand=1, pot=3, cards="12b 22a", bets="1:12b:toothless_roll"
    )
    assert (scene.s.gears[0], list(scene.s.tokens)) == (3, [2, 0, 0])
    assert scene.over.ranks == [0, 1, 1]


def test_toothless_roll_pays_tokens() -> None:
    """SKULL-9.2 If the pot is not empty card 12b pays its tokens."""
    bets = "1:12b:toothless_roll 2:12b:toothless_roll"
    scene = ended(GEM, 3, placed="3 3 4 5", hand=1, pot=90, cards="12b 22a", bets=bets)
    assert list(scene.s.tokens) == [2, 2, 1]


def test_a_bust_pays_nothing() -> None:
    """SKULL-9.3"""
    scene = ended(BUST, 3, placed="2 2 3", hand=2)
    assert (list(scene.s.gears), list(scene.s.tokens)) == ([0, 0, 0], [0, 0, 0])


def test_a_jackpot_is_chosen_instead_of_the_base() -> None:
    """SKULL-9.3 No tokens with a jackpot; the choice is free, also of the smaller."""
    scene = ended(GEM, 3, placed="1s 3s 5s", hand=2)
    assert scene.options == ["base", "jackpot 1 mad_nargash"]
    scene.refused("jackpot 2 grim_grin", "SKULL-9.3", "jackpot-missed")
    scene.refused("jackpot 6a mad_nargash", "SKULL-9.3", "no-jackpot")
    scene.refused("pass", "SKULL-9.3", "choose-payout")
    scene.choose("jackpot 1 mad_nargash")
    assert (scene.s.gears[0], scene.s.tokens[0]) == (15, 0)
    base = ended(GEM, 3, placed="1s 3s 5s", hand=2).choose("base")
    assert (base.s.gears[0], base.s.tokens[0]) == (4, 1)


def test_grim_grin_pays_for_teeth_that_are_no_skulls() -> None:
    """SKULL-9.3"""
    scene = ended(RUN, 3, placed="1 1s 2").choose("jackpot 2 grim_grin")
    assert scene.s.gears[0] == 6


def test_a_jackpot_must_be_in_play() -> None:
    """SKULL-15.14 Without card 6 a gem of skulls only has no Mad Nargash jackpot."""
    scene = ended(GEM, 3, placed="1s 5s", hand=2, cards="8a 10a 14a 16a 22a 24a")
    assert scene.s.gears[0] == 1 + 3
    six = ended(GEM, 3, placed="1s 5s", hand=2, cards="6a 10a 14a 16a 22a 24a")
    assert six.options == ["base", "jackpot 6a mad_nargash"]


@pytest.mark.parametrize(
    ("out", "placed", "gears", "tokens"),
    [
        (STOP, "1", 1, 0),
        (STOP, "2", 1, 0),
        (STOP, "3", 0, 1),
        (STOP, "4", 2, 0),
        (GEM, "1 5", 4, 0),
        (GEM, "2 5", 4, 0),
        (GEM, "3 5", 3, 1),
        (GEM, "4 5", 5, 0),
        (RUN, "1 3", 1, 1),
        (RUN, "2 3", 2, 1),
        (RUN, "3 3", 0, 2),
        (RUN, "4 4", 10, 0),
        (DOUBLE, "1 5", 6, 0),
        (DOUBLE, "2 5", 7, 0),
        (DOUBLE, "3 5", 5, 1),
        (DOUBLE, "4 5", 10, 0),
    ],
)
def test_the_table_of_the_base_payout(out: int, placed: str, gears: int, tokens: int) -> None:
    """SKULL-9.4"""
    scene = ended(out, 3, placed=placed, cards=PLAIN, hand=0 if out >= RUN else 1)
    assert (scene.s.gears[0], scene.s.tokens[0]) == (gears, tokens)


@pytest.mark.parametrize(
    ("out", "gears", "tokens"), [(STOP, 2, 1), (GEM, 5, 2), (RUN, 2, 1), (DOUBLE, 7, 2)]
)
def test_skulls_pay_only_with_a_gem(out: int, gears: int, tokens: int) -> None:
    """SKULL-9.5 In gears and in tokens."""
    gem = " 5" if out & GEM else ""
    placed = "1 1s 3 3s" + gem if out & GEM else "1 1 1s 3 3s"
    scene = ended(out, 3, placed=placed, cards=PLAIN)
    assert (scene.s.gears[0], scene.s.tokens[0]) == (gears, tokens)


def test_each_bet_is_judged_on_its_own() -> None:
    """SKULL-9.6 One turn pays several bets of one card."""
    bets = "1:14a:wild_bones_1 2:14a:wild_bones_2"
    scene = ended(STOP, 3, placed="1s 1s", cards="14a 22a", bets=bets, hand=1)
    assert list(scene.s.gears) == [0, 2, 3]


def test_markers_and_dice_return() -> None:
    """SKULL-9.7"""
    scene = ended(STOP, 3, placed="1 3", picks=1, hand=2, bets="1:4:empty_hands")
    s = scene.s
    assert (list(s.bets), list(s.bettors), s.picks, s.floor) == ([], [], 0, 0)
    assert sum(s.natural) + sum(s.skulls) == 0
    assert (s.roller, s.hand) == (1, 3)


def test_most_gears_win_then_tokens_then_the_latest_roller() -> None:
    """SKULL-10.1"""
    ranks = {
        ((9, 8, 7), (0, 5, 9), (3, 4, 5)): [0, 1, 2],
        ((9, 9, 7), (0, 1, 9), (4, 3, 5)): [1, 0, 2],
        ((9, 9, 7), (1, 1, 9), (4, 3, 5)): [0, 1, 2],
    }
    for (gears, tokens, rolled), expected in ranks.items():
        scene = position(
            3,
            [["bets", 1]],
            gears=list(gears),
            tokens=list(tokens),
            rolled=list(rolled),
            turn=5,
            pot=0,
        )
        assert scene.over.ranks == expected


def test_of_the_tied_players_the_latest_roller_wins() -> None:
    """SKULL-15.15 A and B are level, B was roller after A, C rolled last: B wins."""
    scene = position(
        3, [["bets", 1]], gears=[50, 50, 20], tokens=[2, 2, 9], rolled=[4, 5, 6], turn=6, pot=0
    )
    assert scene.over.ranks == [1, 0, 2]


def test_bought_dice_refill_the_pot() -> None:
    """SKULL-10.2 A match has no last turn; a simulation stops at a declared bound."""
    scene = position(2, [["buy"]], gears=[79, 0], pot=1, turn=5000)
    scene.choose("buy 7")
    assert scene.s.pot == 11
    assert GAME.bound(2, GAME.options()) >= 1000


# SKULL-11 The advanced game


@pytest.mark.parametrize(
    ("seats", "families"), [(2, (2, 2, 2)), (4, (2, 2, 2)), (5, (2, 2, 4)), (8, (3, 3, 4))]
)
def test_advanced_cards_are_drawn(seats: int, families: tuple[int, ...]) -> None:
    """SKULL-11.1 By family; a card lies there with one side up."""
    scene = fresh(seats, cards="drawn")
    while not scene.s.turn:
        scene.chance(scene.size - 1, prompt="draw-card")
    found = [scene.s.cards.family[card] for card in scene.s.in_play]
    assert tuple(found.count(family) for family in (1, 2, 3)) == families
    numbers = [CARDS[card][:-1] for card in scene.s.in_play]
    assert len(set(numbers)) == len(numbers)


def test_advanced_cards_are_chosen_in_turn() -> None:
    """SKULL-11.1 The first roller begins; sides and families are checked."""
    scene = fresh(3, first=1, cards="chosen")
    assert scene.ask.seat == 1
    scene.refused("take 14a", "SKULL-11.1", "card-not-to-choose")
    scene.refused("pass", "SKULL-11.1", "take-a-card")
    scene.choose("take 8b")
    assert scene.ask.seat == 2
    scene.refused("take 8a", "SKULL-11.1", "card-in-play")
    scene.choose("take 6a", "take 20a", "take 14b", "take 28b", "take 22a")
    assert [CARDS[card] for card in scene.s.in_play] == ["6a", "8b", "14b", "20a", "22a", "28b"]
    assert scene.ask.prompt == "bet"


def test_counter_bets_add_or_multiply() -> None:
    """SKULL-11.2 × without a counter-bet pays nothing."""
    alone = ended(STOP, 3, placed="1", hand=2, cards="28a", bets="1:28a:tumblers_triumph")
    assert alone.s.gears[1] == 0
    bets = "1:28a:tumblers_triumph 2:28a:draguls_downfall 3:28a:draguls_downfall"
    assert ended(STOP, 4, placed="1", hand=2, cards="28a", bets=bets).s.gears[1] == 6
    assert list(ended(BUST, 4, placed="2", hand=2, cards="28a", bets=bets).s.gears)[2:] == [6, 4]


def test_a_special_bet_is_no_counter_bet_of_its_group() -> None:
    """SKULL-11.3 None and even skulls are one group against odd."""
    bets = "1:14b:epitaph_even 2:14b:epitaph_none 3:14b:epitaph_odd"
    scene = ended(STOP, 4, placed="1", hand=2, cards="14b", bets=bets)
    assert list(scene.s.gears) == [1, 2 + 1, 5, 0]


def test_the_example_of_card_28b() -> None:
    """SKULL-11.4, SKULL-15.6, both halves."""
    bets = "1:28b:tumblers_triumph 2:28b:draguls_downfall 3:28b:draguls_downfall"
    bets += " 4:28b:pick_n_bust"
    bust = ended(BUST, 5, placed="3", hand=2, picks=1, cards="28b", bets=bets)
    assert list(bust.s.gears) == [0, 0, 6, 4, 10]
    double = ended(DOUBLE, 5, placed="5", picks=1, cards="28b", bets=bets)
    assert list(double.s.gears) == [5, 9, 0, 0, 0]


# SKULL-12 Solo


def test_the_solo_game_is_set_up_for_three() -> None:
    """SKULL-12.1"""
    scene = fresh(1)
    assert (scene.s.pot, scene.s.rivals, scene.s.deck.size) == (80, 40, 10)
    assert [CARDS[card] for card in scene.s.in_play] == ["1", "2", "3", "4"]


def test_the_opponents_bet_as_their_card_says() -> None:
    """SKULL-12.2 By the dice in hand: card 3 with three dice, five, and six."""
    wagers = {
        3: ["empty_n_shiny", "grim_grin", "busted_fowl"],
        5: ["empty_n_shiny", "grim_grin", "mad_nargash"],
        6: ["empty_n_shiny", "emerald_skull", "final_jewel"],
    }
    for dice, expected in wagers.items():
        scene = position(1, [["phase"], ["oppose"]], hand=dice).chance(2, prompt="opposition")
        s = scene.s
        bets = [s.cards.bets[s.data.bets[slot]].wager for slot in s.bets]
        assert [GAME.words.name("wager", wager) for wager in bets] == expected
        assert list(s.bettors) == [0, 0, 1]


def test_the_opponents_winnings_go_to_their_stock() -> None:
    """SKULL-12.2 Card 1: Empty Hands and Busted Fowl for Vrax, Final Jewel for Kar."""
    scene = position(1, [["phase"], ["oppose"]], hand=3, rivals=40, pot=80).chance(0)
    scene.dice("V I I").choose("place gem 1 0")
    assert (list(scene.s.gears), int(scene.s.rivals), int(scene.s.pot)) == ([3], 42, 75)


def test_two_markers_of_the_opponents_stack_and_a_full_bet_takes_none() -> None:
    """SKULL-12.2 A table's own card may name a bet three times."""
    own = '[[opposition]]\nid = "1"\nthree = ["final_jewel", "final_jewel", "final_jewel"]\n'
    options = GAME.options().with_parts(own + 'source = "owner"\n')
    scene = position(1, [["phase"], ["oppose"]], hand=3, options=options).chance(0)
    assert list(scene.s.bettors) == [0, 0]
    assert scene.heard == ["opposition-turned", "rival-bets", "rival-bets", "rival-bet-full"]


def test_the_opponents_may_bet_on_what_cannot_happen() -> None:
    """SKULL-12.2 Card 5 bets on Mad Nargash, whatever the dice; 7.7 does not bind them."""
    scene = position(1, [["phase"], ["oppose"]], hand=3, placed="1").chance(4)
    assert len(scene.s.bets) == 3


def test_the_solo_game_ends_with_the_deck() -> None:
    """SKULL-12.3 The rest of the pot goes to the opponents."""
    scene = position(
        1, placed="1", roll="V I", pot=60, rivals=50, gears=[10], opposition=list(range(1, 11))
    )
    scene.choose("place gem 1 0")
    assert (list(scene.s.gears), int(scene.s.rivals)) == ([14], 106)
    assert (scene.over.ranks, scene.over.scores) == ([1], [14 - 106])
    assert scene.heard[-1] == "solo-lost"


def test_as_many_gears_as_the_opponents_are_not_enough() -> None:
    """SKULL-12.3 You win with more than they have."""
    scene = position(1, placed="1", roll="V I", pot=4, rivals=70, gears=[66])
    scene.choose("place gem 1 0")
    assert (scene.over.ranks, scene.over.scores) == ([1], [0])
    assert scene.heard[-1] == "solo-lost"


def test_by_the_first_rules_a_lost_solo_game_counts_as_won() -> None:
    """SKULL-12.3 Records of version 1 say so, and hold good."""
    first = GAME.options().with_rules(1)
    scene = position(1, placed="1", roll="V I", pot=4, rivals=70, gears=[66], options=first)
    scene.choose("place gem 1 0")
    assert scene.over.ranks == [0]


def test_the_solo_game_is_won_with_more_gears() -> None:
    """SKULL-12.3 The pot is empty before the deck."""
    scene = position(1, placed="1", roll="V I", pot=4, rivals=50, gears=[66])
    scene.choose("place gem 1 0")
    assert (scene.over.ranks, scene.over.scores) == ([0], [70 - 50])
    assert scene.heard[-1] == "solo-won"


@pytest.mark.parametrize(("cards", "gears"), [("10", "40"), ("5", "40"), ("10", "0")])
def test_the_solo_game_can_be_harder_or_easier(cards: str, gears: str) -> None:
    """SKULL-12.4 Gears not given to the opponents stay in the pot."""
    scene = fresh(1, opposition=cards, rival_gears=gears)
    assert (int(scene.s.pot), int(scene.s.rivals)) == (120 - int(gears), int(gears))
    playout(GAME, scene.s, Rng(3), 10_000)
    assert len(scene.s.opposition) == int(cards)
    won = scene.s.gears[0] > scene.s.rivals
    assert standing(scene.s).ranks == [0 if won else 1]


# SKULL-14 Own cards


def test_a_table_may_load_its_own_cards() -> None:
    """SKULL-14 Payouts and stop levels from an owner's file."""
    own = 'bet = [{ id = "4 empty_hands", pays = [7], source = "owner" }]\n'
    own += 'card = [{ id = "22a", stop = 2, source = "owner" }]\n'
    options = GAME.options().with_parts(own)
    scene = ended(RUN, 3, placed="3", bets="1:4:empty_hands", options=options)
    assert scene.s.gears[1] == 7
    scene = betting(3, cards="22a 24a", placed="2", hand=2, options=options)
    assert scene.why_not(1, "bet 22a final_jewel") == ("SKULL-7.6", "card-closed")


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ('bet = [{ id = "4 empty_hands", pays = [], source = "owner" }]', "component-length"),
        ('bet = [{ id = "4 empty_hand", pays = [1], source = "owner" }]', "component-id"),
        ('bet = [{ id = "4 empty_hands", beside = "x", source = "owner" }]', "component-fixed"),
        ('level = [{ id = "eyes", holds = 3, source = "owner" }]', "component-closed"),
        ('opposition = [{ id = "1", five = ["final_jewel"], source = "owner" }]', "length"),
    ],
)
def test_a_mistake_in_own_cards_is_told(text: str, word: str) -> None:
    """SKULL-14"""
    with pytest.raises(Unreadable, match=word):
        GAME.start(2, GAME.options().with_parts(text), SILENT)


def test_the_sources_are_told() -> None:
    """SKULL-14 Every component says where it comes from."""
    assert GAME.source("opposition", 3) == "house"
    assert GAME.source("card", CARDS.index("2")) == "book"
    assert GAME.source("level", 4) == "deduced"
    assert GAME.source("seat", 0) == ""
    zones = {name: GAME.source("wager", wager) for wager, name in enumerate(WAGERS)}
    for name in ("wild_bones_2", "nose_picker_1", "eyeballs_0", "sniff_kit_3", "half_smile_2"):
        assert zones[name] == "house", "the book gives no limits"
    assert zones["alignment_equal"] == "deduced"
    assert zones["epitaph_odd"] == zones["proportions_none"] == "book"
