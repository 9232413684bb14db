"""Records: read, written, replayed; whatever does not fit is refused with its line."""

import json

import pytest

from ludoteka.games.clash.rules import GAME
from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.kernel.record import Record, fingerprint, loads, replay

HEADER = {
    "ludoteka": 1,
    "game": "clash",
    "rules": GAME.rules,
    "seats": 2,
    "options": {"variant": "beginners", "match": "single"},
    "parts": "",
    "names": ["Ann", "Béla"],
    "commitment": "",
    "salt": "",
}
ENTRIES = [
    ["c", "lot", 1],
    ["m", 1, "place mustafa b2 jihad"],
    ["m", 0, "place president b1 mcworld"],
    ["m", 0, "target b2"],
]


def text(*entries: object, **changes: object) -> str:
    return "".join(json.dumps(line) + "\n" for line in ({**HEADER, **changes}, *entries))


def test_a_record_is_read_and_written_alike() -> None:
    record = loads(text(*ENTRIES))
    assert loads(record.dumps()).dumps() == record.dumps()
    assert record.header.names == ["Ann", "Béla"]
    assert replay(GAME, record).down[4] == 1


def test_a_position_of_the_middle_can_be_replayed() -> None:
    record = loads(text(*ENTRIES))
    assert replay(GAME, record, 2).board[4] == 32
    assert replay(GAME, record, 0).first == 0


def test_an_undo_takes_entries_back() -> None:
    record = loads(text(*ENTRIES, ["u", 0, 2], ["m", 0, "place soldier a1 mcworld"]))
    assert [line for line, _ in record.standing()] == [2, 3, 7]
    straight = loads(text(*ENTRIES[:2], ["m", 0, "place soldier a1 mcworld"]))
    assert fingerprint(GAME, replay(GAME, record)) == fingerprint(GAME, replay(GAME, straight))


def test_different_positions_have_different_fingerprints() -> None:
    record = loads(text(*ENTRIES))
    told = {fingerprint(GAME, replay(GAME, record, count)) for count in range(5)}
    assert len(told) == 5


@pytest.mark.parametrize(
    ("bad", "word", "line"),
    [
        ("", "record-empty", None),
        ("hello\n", "record-line", 1),
        ("[]\n", "record-none", None),
        (text(ludoteka=2), "record-format", None),
        (text(seats=3), "record-header", 1),
        (text(options=[]), "record-header", 1),
        (text(*ENTRIES)[:-8], "record-line", 5),
        (text(["x", 0, "skip"]), "record-entry", 2),
        (text(["m", 2, "skip"]), "record-entry", 2),
        (text(["m", 0]), "record-entry", 2),
        (text(["c", "lot", "1"]), "record-entry", 2),
        (text(["c", "lot", 1.5]), "record-line", 2),
        (text(["u", 0, -1]), "record-entry", 2),
        (text({"ranks": [0], "seed": "", "hash": ""}), "record-closing", 2),
        (
            text({"ranks": [0, 1], "seed": "", "hash": ""}, ["m", 0, "skip"]),
            "record-after-closing",
            3,
        ),
    ],
)
def test_a_malformed_record_is_refused(bad: str, word: str, line: int | None) -> None:
    with pytest.raises(Unreadable) as caught:
        loads(bad)
    assert caught.value.word == word
    assert caught.value.values.get("line") == line


@pytest.mark.parametrize(
    ("bad", "word", "line"),
    [
        (text(["c", "dice", 1]), "record-no-such-chance", 2),
        (text(["c", "lot", 2]), "record-chance-range", 2),
        (text(["m", 0, "skip"]), "record-no-question", 2),
        (text(ENTRIES[0], ["m", 1, "jump b2"]), "record-unreadable", 3),
        (text(ENTRIES[0], ["m", 1, "skip"]), "record-illegal", 3),
        (text(ENTRIES[0], ["m", 0, "place mustafa b2 jihad"]), "record-illegal", 3),
        (text(*ENTRIES, ["u", 0, 9]), "record-undo", 6),
        (text(rules=GAME.rules + 1), "record-newer", None),
        (text(rules=GAME.oldest - 1), "record-older", None),
        (text(options={"colour": "red"}), "unknown-option", None),
        (text(options={"variant": "red"}), "unknown-value", None),
    ],
)
def test_a_record_that_cannot_have_happened_is_refused(
    bad: str, word: str, line: int | None
) -> None:
    with pytest.raises(Unreadable) as caught:
        replay(GAME, loads(bad))
    assert caught.value.word == word
    assert caught.value.values.get("line") == line


def test_a_fault_tells_its_values() -> None:
    fault = Fault("too-many", most=3, given="five")
    assert str(fault) == "too-many (most 3, given 'five')"
    assert str(Fault("empty")) == "empty"


def test_a_record_without_entries_is_a_record() -> None:
    record = Record(loads(text()).header, [], None)
    assert loads(record.dumps()).entries == []


def test_a_byte_order_mark_is_no_part_of_a_record() -> None:
    assert loads("\ufeff" + text(*ENTRIES)).dumps() == loads(text(*ENTRIES)).dumps()


@pytest.mark.parametrize("letter", ["\u2028", "\x85", "\x0c", "\u2029"])
def test_only_a_new_line_ends_a_line(letter: str) -> None:
    """A name may hold what other readers take for the end of a line."""
    record = loads(text(*ENTRIES, names=["Anna" + letter, "Bence"]))
    assert loads(record.dumps()).header.names == ["Anna" + letter, "Bence"]
