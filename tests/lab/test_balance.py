"""Variants compared: what is varied, what is counted, and what is said of it."""

import json
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.bot import RandomBot
from ludoteka.cli import main
from ludoteka.games.registry import KITS
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.pending import Over
from ludoteka.lab.balance import Balance, begin, compare
from ludoteka.lab.counts import BINS, WHOLE, Counts, Standings, Sums, Thing, together
from ludoteka.lab.figures import FEWEST, Figure, correct, effect_of, figures, mean_of
from ludoteka.lab.halving import off_fair, search, unfairness
from ludoteka.lab.match import play_watched
from ludoteka.lab.runs import HERE, Place
from ludoteka.lab.telling import tell_balance
from ludoteka.lab.varying import MOST, Variant, as_toml, variants, with_number
from ludoteka.lab.watching import Story, taken_words
from ludoteka.texts import LANGUAGES, texts_for

KONY = KITS["king_of_new_york"]
CLASH = KITS["clash"]


def variants_of(id: str, *vary: str, seats: int = 2) -> list[Variant]:
    kit = KITS[id]
    first = Variant(seats, kit.game.options().values, "")
    return variants(kit, first, vary, lambda path: Path(path).read_text("utf-8"))


def played(id: str, *vary: str, seats: int = 2, games: int = 12, place: Place = HERE) -> Balance:
    several = variants_of(id, *vary, seats=seats)
    balance = begin(id, several, "random", "", games, 1)
    compare(balance, place)
    return balance


# What is varied


def test_options_seats_and_numbers_are_combined() -> None:
    found = variants_of("king_of_new_york", "seats=2..3", "cards.stomp.price=3,5")
    assert [each.label for each in found] == [
        "seats=2, cards.stomp.price=3",
        "seats=2, cards.stomp.price=5",
        "seats=3, cards.stomp.price=3",
        "seats=3, cards.stomp.price=5",
    ]
    prices = {row["id"]: row for row in KONY.box(found[1].parts, KONY.game.rules)["card"]}
    assert prices["stomp"]["price"] == 5


def test_a_number_of_an_owners_file_is_changed_and_the_rest_of_it_stays() -> None:
    own = '[[zone]]\nid = "lower"\nstars = 2\nsource = "owner"\n'
    text = with_number(KONY, own, "zones.midtown.energy", 3)
    zones = {row["id"]: row for row in KONY.box(text, KONY.game.rules)["zone"]}
    assert (zones["lower"]["stars"], zones["midtown"]["energy"]) == (2, 3)


def test_a_number_in_a_list_has_a_place() -> None:
    kit = KITS["emerald_skulls"]
    bets = kit.box("", kit.game.rules)["bet"]
    bet = next(row for row in bets if isinstance(row.get("pays"), list))
    text = with_number(kit, "", f"bets.{bet['id']}.pays.1", 9)
    again = {row["id"]: row for row in kit.box(text, kit.game.rules)["bet"]}
    pays = again[bet["id"]]["pays"]
    assert isinstance(pays, list)
    assert pays[0] == 9


def test_letters_of_other_languages_and_quotes_survive_being_written() -> None:
    text = as_toml({"card": [{"id": "ő", "name": 'a "b" \\ c', "on": True, "n": [1, 2]}]})
    assert with_number(KONY, "", "zones.lower.stars", 2).startswith('[[zone]]\nid = "lower"')
    assert 'name = "a \\"b\\" \\\\ c"' in text


@pytest.mark.parametrize(
    ("vary", "word"),
    [
        ("nonsense", "vary-form"),
        ("seats=", "vary-form"),
        ("seats=x", "vary-number"),
        ("seats=9", "wrong-seats"),
        (f"seats=1..{MOST + 1}", "vary-many"),
        ("bonus=1", "vary-unknown"),
        ("lanes=three", "unknown-value"),
        ("cards.x=1", "vary-table"),
        ("meals.x.price=1", "vary-table"),
        ("cards.x.price=1", "vary-path"),
        ("cards.stomp.taste=1", "vary-path"),
        ("cards.stomp.price=much", "vary-number"),
        ("cards.stomp.price=900", "component-number"),
        ("units.tank.pieces=3", "component-fixed|vary-path"),
    ],
)
def test_what_cannot_be_varied_is_told(vary: str, word: str) -> None:
    with pytest.raises(Unreadable, match=word):
        variants_of("king_of_new_york", vary)


# What is counted


@pytest.mark.parametrize("id", list(KITS))
def test_every_game_tells_what_is_taken_and_who_leads(id: str) -> None:
    """Without a word of the lab about the game: the notes and the advice say it."""
    counts = played(id, games=1).arms[0].counts()
    assert counts.games == 1
    assert counts.things
    kinds = {key.split()[0] for key in counts.things}
    assert kinds <= set(KITS[id].game.words.kinds)
    assert sum(counts.decisions.n) == counts.length.sum - _of_stopped(counts)
    assert sum(counts.won) <= WHOLE * counts.ended


def _of_stopped(counts: Counts) -> int:
    return 0 if not counts.stopped else counts.length.sum - sum(counts.decisions.n)


def test_a_game_that_says_nothing_for_the_lab_is_watched_by_its_notes() -> None:
    from dataclasses import replace

    plain = replace(KONY, taken=(), advice=None)
    assert "buys" in taken_words(plain)
    assert "card-opened" not in taken_words(plain), "nobody has taken it"
    game, seed = plain.game, (1, 0)
    story = Story(plain, 2, 3000, seed)
    bots: list[Any] = [RandomBot(game), RandomBot(game)]
    over = play_watched(game, game.options(), bots, seed, story)
    counts = Counts(2)
    story.count(counts, over)
    assert counts.games == 1
    assert counts.lead_changes.n == 1, "who leads was found out by playing on at random"


def test_the_first_take_of_a_seat_counts_with_its_standing_before_it() -> None:
    story = Story(CLASH, 2, 100, (1, 0))
    story._values = [730, 270]
    story.out.say("placed", 0, 3, 1, 0)
    story.out.say("placed", 0, 3, 2, 0)
    counts = Counts(2)
    story.count(counts, Over([0, 1], [2, 0]))
    ((key, thing),) = counts.things.items()
    assert key == "tile " + CLASH.game.words.name("tile", 3)
    assert thing.takes == 2
    assert (thing.first.n[7], thing.first.won[7], sum(thing.first.n)) == (1, WHOLE, 1)


def test_counts_do_not_depend_on_their_order_or_place() -> None:
    one = played("clash", "match=single")
    two = played("clash", "match=single", place=Place(2))
    assert one.arms[0].counts() == two.arms[0].counts()
    batches = list(one.arms[0].batches.values())
    assert together(2, batches) == together(2, reversed(batches))


# What is said of it


def test_holms_correction_is_the_textbook_one() -> None:
    rows = [Figure(0, "effect", str(p), "x", 0, 0, 0, 1, p) for p in (0.01, 0.04, 0.03, 0.005)]
    correct(rows)
    told = {each.p: each.corrected for each in rows}
    assert told == pytest.approx({0.005: 0.02, 0.01: 0.03, 0.03: 0.06, 0.04: 0.06})
    assert [each.clear for each in rows] == [True, False, False, True]


def test_the_effect_of_a_card_is_against_others_who_stood_alike() -> None:
    """Leaders who buy it win as often as leaders do: it does nothing."""
    known = [0.5] * (BINS + 1)
    known[8] = 0.8
    leaders = Standings()
    for place in range(10):
        leaders.note(8, WHOLE if place < 8 else 0)
    effect, error = effect_of(leaders, known)
    assert effect == pytest.approx(0)
    assert error == pytest.approx((0.8 * 0.2 / 10) ** 0.5)


def test_a_mean_has_its_standard_error() -> None:
    sums = Sums()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        sums.note(value)
    assert mean_of(sums) == pytest.approx((5.0, (4 / 7) ** 0.5))


def made(won: list[int], things: dict[str, Thing] | None = None) -> Counts:
    counts = Counts(len(won), games=sum(won), won=[WHOLE * each for each in won])
    counts.things = things or {}
    return counts


def unfair(counts: Counts, aim: str, thing: str = "") -> float:
    return unfairness(off_fair(counts, aim, thing))


def test_unfair_seats_are_told_from_fair_ones() -> None:
    assert unfair(made([500, 500]), "seats") < 0.001
    assert unfair(made([700, 300]), "seats") == pytest.approx(0.04, abs=0.001)
    strong = Thing(100, Standings())
    for place in range(100):
        strong.first.note(BINS, WHOLE if place < 90 else 0)
    assert unfair(made([500, 500], {"card x": strong}), "cards") > 0.1
    assert FEWEST <= 100


def test_a_card_that_hardly_anybody_takes_is_not_called_fair() -> None:
    """Two takers, one of whom won, say less than a hundred of whom 52 did."""
    rare, common = Thing(2, Standings()), Thing(100, Standings())
    for place in range(2):
        rare.first.note(BINS, WHOLE * place)
    for place in range(100):
        common.first.note(BINS, WHOLE if place < 52 else 0)
    few = made([500, 500], {"card x": rare})
    many = made([500, 500], {"card x": common})
    assert unfair(few, "cards", "x") > unfair(many, "cards", "x")
    assert unfair(made([500, 500]), "cards", "x") > unfair(few, "cards", "x"), "nobody at all"


def test_the_fairest_variant_is_found_with_most_matches_on_the_best(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A coin instead of matches: the seat wins in as many of a hundred as there are seats of it."""

    def coin(batch: Any) -> Counts:
        often = int(batch.options["variant"])
        counts = Counts(2, games=batch.count)
        for index in range(batch.first, batch.first + batch.count):
            first = (index * 37 + 11) % 100 < often
            counts.won[0 if first else 1] += WHOLE
        return counts

    monkeypatch.setattr("ludoteka.lab.balance.play_balance", coin)
    several = [Variant(2, {"variant": str(often)}, "") for often in (90, 75, 52, 20)]
    balance = begin("clash", several, "random", "", 400, 1)
    search(balance, "seats")
    assert balance.found is not None
    assert balance.found.variant == 2
    assert balance.found.sure > 0.95
    assert balance.found.games == [200, 600, 600, 200]


def test_figures_say_how_sure_they_are() -> None:
    rows = figures(played("clash", "match=single,best_of_three", games=40))
    seats = [each for each in rows if each.table == "seat" and each.variant == 0]
    assert sum(each.value for each in seats) == pytest.approx(1)
    assert all(each.low <= each.value <= each.high for each in rows)
    longer = [each for each in rows if each.table == "change" and each.key == "length"]
    assert [each.variant for each in longer] == [1]
    assert longer[0].value > 0
    assert longer[0].clear


def test_a_single_match_makes_nothing_clear() -> None:
    rows = figures(played("clash", "match=single,best_of_three", games=1))
    changes = [each for each in rows if each.table == "change"]
    assert any(each.value for each in changes)
    assert not any(each.clear for each in changes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_comparison_is_told_in_every_language(language: str) -> None:
    balance = played("deli", "closing_bonus=1,3", games=3)
    told = tell_balance(balance, figures(balance), texts_for(language))
    assert len([line for line in told if line.endswith(":")]) >= 2
    assert not any("_" in line for line in told)


def run(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str, str]:
    with pytest.raises(SystemExit) as end:
        main([*words])
    told = capsys.readouterr()
    return int(end.value.code or 0), told.out, told.err


def test_the_command_writes_a_report_and_a_file_of_numbers(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    parquet = pytest.importorskip("pyarrow.parquet", reason="the extra [lab] is not installed")
    pytest.importorskip("matplotlib", reason="the extra [lab] is not installed")
    page, numbers = tmp_path / "clash.html", tmp_path / "clash.parquet"
    command = ["balance", "clash", "--bots", "random", "--games", "8", "--processes", "1"]
    command += ["--vary", "match=single,best_of_three", "--report", str(page), "--json"]
    code, out, err = run(capsys, *command, "--parquet", str(numbers))
    assert code == 0, err
    told = json.loads(out)
    rows = parquet.read_table(numbers).to_pylist()
    assert len(rows) == len(told["figures"])
    assert {row["changes"] for row in rows} == {"match=single", "match=best_of_three"}
    first = page.read_text("utf-8")
    assert first.count("<svg") >= 3
    assert "http" not in first.replace("http://www.w3.org/", "")
    page.unlink()
    numbers.unlink()
    run(capsys, *command, "--parquet", str(numbers))
    assert page.read_text("utf-8") == first, "the same run makes the same page"


def test_a_report_without_the_extra_is_refused_before_anything_is_played(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    command = ["balance", "clash", "--report", str(tmp_path / "x.html"), "--lang", "en"]
    code, _, err = run(capsys, *command)
    assert (code, "ludoteka[lab]" in err) == (2, True)
