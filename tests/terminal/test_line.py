"""Playing in plain lines."""

import random
import re
from pathlib import Path

import pytest

from ludoteka.kernel.record import loads
from ludoteka.table.verify import verify
from ludoteka.texts import LANGUAGES, texts_for
from terminal.typing_in import CLASH, clash, played

PRESIDENT = ("place mustafa c2 jihad", "place president b1 mcworld")


def test_a_whole_match_can_be_played_by_numbers_alone() -> None:
    match = clash(bots={1}, match="single")
    shown = played(match, *["1"] * 400)
    assert match.over() is not None
    assert "The winner is" in shown
    assert "Goodbye!" in shown
    verify(loads(match.record().dumps()))


def test_two_bots_play_without_anybody() -> None:
    match = clash(bots={0, 1}, match="single")
    assert "The winner is" in played(match)


def test_moves_can_be_typed_as_notation_as_parts_and_as_names() -> None:
    ways = [
        ["place president b1 mcworld"],
        ["PLACE  President B1 mcworld"],
        ["president b1 mcworld"],
        ["place president", "b1 mcworld"],
        ["president", "b1", "mcworld"],
        ["1", "3"],
        ["Fast Food", "back", "president", "Place President on b1 in support of McWorld"],
        ["banker", "place president b1 mcworld"],
    ]
    for way in ways:
        match = clash(bots=set())
        played(match, PRESIDENT[0], *way)
        assert match.record().entries[-1].text == PRESIDENT[1], way


def test_names_can_be_typed_in_the_players_language() -> None:
    match = clash(bots=set(), language="hu")
    played(match, PRESIDENT[0], "elnök", "b1 mcworld", language="hu")
    assert match.record().entries[-1].text == PRESIDENT[1]


def test_a_hint_shows_three_moves_that_can_be_typed() -> None:
    match = clash(bots=set(), match="single")
    shown = played(match, "hint")
    found = re.findall(r"^[123]\. .*\[(place mustafa .*)\]: \d+%", shown, re.MULTILINE)
    assert len(found) == 3
    played(match, found[0])
    assert match.decision == 1


def test_a_forbidden_move_is_answered_with_its_clause_and_asked_again() -> None:
    match = clash(bots=set())
    shown = played(match, "place mustafa c2 jihad", "place banker c2 jihad")
    assert "CLASH-3.2:" in shown
    assert match.decision == 1


def test_why_explains_and_does_not_move() -> None:
    match = clash(bots=set())
    shown = played(match, "why place banker a1 jihad", "why place mustafa a1 jihad", "why 1", "why")
    assert "CLASH-3.1:" in shown
    assert shown.count("Allowed now:") == 2
    assert "Say which move" in shown
    assert match.decision == 0


def test_a_typing_error_is_answered_with_what_was_probably_meant() -> None:
    shown = played(clash(bots=set()), "place mustaffa c2 jihad", "hlep", "xyzzy")
    assert "Did you mean: place mustafa c2 jihad" in shown
    assert "Did you mean: help" in shown
    assert "“xyzzy” is neither a move nor a command" in shown


def test_undo_takes_the_last_move_back() -> None:
    match = clash(bots=set())
    played(match, *PRESIDENT, "undo")
    assert match.record().entries[-1].kind == "u"
    assert "Nothing to undo" in played(clash(bots=set()), "undo")


def test_rules_and_about_can_be_read_at_the_table() -> None:
    shown = played(clash(bots=set()), "rules 3.1", "rules", "about coup", "rules 99.9")
    assert "CLASH-7.1" in shown
    assert "Coup:" in shown
    assert "99.9" in shown


def test_the_board_and_the_options_can_be_shown_again() -> None:
    plain = played(clash(bots=set()))
    assert played(clash(bots=set()), "board").count("Neutral zone:") == 2
    assert played(clash(bots=set()), "options").count("[place mustafa b2 jihad]") == 2
    assert plain.count("[place mustafa b2 jihad]") == 1


def test_the_language_can_be_changed_at_the_table() -> None:
    shown = played(clash(bots=set()), "lang hu", "lang xx")
    assert "Semleges zóna" in shown
    assert "xx" in shown
    assert texts_for("hu").line("terminal-bye") in shown


def test_resigning_ends_the_match() -> None:
    match = clash(bots={0})
    assert "The winner is Bot Ada (McWorld)." in played(match, "resign")


def test_save_writes_a_match_and_never_over_a_file(tmp_path: Path) -> None:
    file = tmp_path / "evening.ludo"
    shown = played(
        clash(bots=set()),
        f"save {file}",
        f"save {file}",
        "save",
        "save /no/such/x",
        "save ~nobody~/x",
    )
    assert "Saved in" in shown
    assert "was left as it is" in shown
    assert shown.count("There is no file or folder") == 2
    assert loads(file.read_text()).header.game == "clash"
    assert (tmp_path / "evening.ludo.seed").stat().st_mode & 0o077 == 0
    assert sorted(each.name for each in tmp_path.iterdir()) == [
        "evening.ludo",
        "evening.ludo.seed",
    ]


def test_a_person_who_leaves_is_asked_about_saving_and_a_pipe_is_not(tmp_path: Path) -> None:
    file = tmp_path / "late.ludo"
    assert "which file" in played(clash(bots=set()), "quit", str(file), person=True)
    assert file.exists()
    assert "which file" not in played(clash(bots=set()), "quit")


def shown_to_each(text: str) -> list[str]:
    """The parts of the output between curtains."""
    return re.split(r"\n{50,}", text)


@pytest.mark.parametrize("variant", ["hidden_support", "secret_draft"])
def test_at_one_screen_nobody_sees_what_the_other_hides(variant: str) -> None:
    match = clash(bots=set(), variant=variant, match="single")
    parts = shown_to_each(played(match, *["", "1"] * 60, person=True))
    assert len(parts) > 3
    for part in parts:
        seats = set(re.findall(r"Player \d \((\w+)\):", part))
        assert len(seats) <= 1
        for hidden in re.findall(r"Hidden \((\w+)\): (.*)", part):
            if seats and hidden[0] not in seats:
                assert set(hidden[1]) <= set("?, ")


def test_at_one_screen_without_secrets_the_screen_is_not_passed() -> None:
    assert "Pass the screen" not in played(clash(bots=set()), *["1"] * 40, person=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wider_than_eighty_columns(language: str) -> None:
    for variant in ("standard", "secret_draft"):
        match = clash(bots={1}, language=language, variant=variant)
        lines = played(match, "help", *["1"] * 300, "rules", language=language).splitlines()
        wide = [line for line in lines if len(line) > 80]
        assert not wide, wide[:3]


def test_any_nonsense_can_be_typed() -> None:
    chance = random.Random(1)
    commands = ["why", "rules", "about", "lang", "undo", "back", "board", "x", "place", "1"]
    for round in range(3):
        match = clash(bots={1}, seed=round)
        lines = []
        for _ in range(100):
            word = chance.choice([*commands, *CLASH.texts()[:50]])
            noise = "".join(chr(chance.randrange(32, 0x250)) for _ in range(chance.randrange(6)))
            lines.append(chance.choice([word, noise, f"{word} {noise}", f"{word} {word}"]))
        assert "Goodbye!" in played(match, *lines)


def test_letters_that_steer_a_terminal_are_not_shown() -> None:
    shown = played(clash(bots=set()), "\x1b[31mred\x07")
    assert "\x1b" not in shown
    assert "\x07" not in shown
