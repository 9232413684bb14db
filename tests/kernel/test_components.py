"""Component files from strangers: read, or refused with one sentence, and soon."""

import string
import tomllib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from ludoteka.games.registry import GAMES
from ludoteka.kernel.components import LARGEST, MOST_DOTS, read_rows
from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.texts import LANGUAGES, texts_for

GOOD = "[[tile]]\nid = 'network'\narea = ['s']\nsource = 'owner'\n"
MANY = LARGEST // 2 - 30

quick = settings(max_examples=150, deadline=None, derandomize=True)


def refused(text: str) -> Unreadable:
    with pytest.raises(Unreadable) as caught:
        read_rows(text, ["tile"])
    assert texts_for("en").fault(caught.value)
    return caught.value


def spoken(fault: Fault) -> None:
    """There is a sentence for it, in every language, that takes its values."""
    for language in LANGUAGES:
        assert texts_for(language).has(f"fault-{fault.word}")
        assert texts_for(language).fault(fault)


def test_pairs_are_known_words_with_a_number_each() -> None:
    row = read_rows(GOOD + "gives = ['stars 2', 'energy -1']\n", ["tile"])["tile"][0]
    assert row.pairs("gives", ["stars", "energy"]) == [("stars", 2), ("energy", -1)]
    assert row.pairs("takes", ["stars"]) == []


@pytest.mark.parametrize("wrong", ["'gold 2'", "'stars'", "'stars two'", "2"])
def test_what_is_no_pair_is_refused(wrong: str) -> None:
    row = read_rows(GOOD + f"gives = [{wrong}]\n", ["tile"])["tile"][0]
    with pytest.raises(Unreadable) as caught:
        row.pairs("gives", ["stars", "energy"])
    spoken(caught.value)


def test_a_byte_order_mark_is_no_part_of_the_file() -> None:
    assert read_rows("\ufeff" + GOOD, ["tile"])["tile"][0].id == "network"


def test_a_file_is_no_longer_than_a_component_file_can_be() -> None:
    assert read_rows(GOOD + "#" * (LARGEST - len(GOOD)), ["tile"])
    assert refused(GOOD + "#" * (LARGEST - len(GOOD) + 1)).word == "component-large"


@pytest.mark.parametrize(
    "text",
    [
        "a." * MANY + "a = 1",
        "[" + "a." * MANY + "a]",
        "[[" + "a . " * (MANY // 2) + "a]]",
        '"#".' * (MANY // 2) + "a = 1",
        "''.\"\"." * (MANY // 3) + "a = 1",
        "x = { " + "a." * MANY + "a = 1 }",
    ],
)
def test_a_key_of_many_parts_is_not_even_read(text: str) -> None:
    """The reader of TOML would need hours for it."""
    assert refused("# first\n" + text).values == {"line": 2}


def test_dots_in_a_row_are_no_parts_of_a_key() -> None:
    assert read_rows("# " + "." * 500 + "\n" + GOOD, ["tile"])
    assert read_rows("# " + "a." * MOST_DOTS + "\n" + GOOD, ["tile"])


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * MANY,
        "a = " + "{a=" * (MANY // 2),
        "a = " + "[" * 300 + "]" * 300,
        "a = 0x" + "f" * MANY,
        "a = " + "9" * MANY,
        "a = 1" + "0" * MANY + ".5",
        "a = 1e" + "9" * 400,
        'a = "' + '\\"' * (MANY // 2),
        "x" * MANY + " = 1",
        "[[tile]]\n" * (MANY // 9),
        "\n".join(f"[[tile]]\nid='{each}'\nsource='book'" for each in range(MANY // 36)) + "=",
        GOOD.replace("'s'", "0x" + "f" * MANY),
        GOOD.replace("['s']", "[" * 200 + "]" * 200),
        GOOD.replace("['s']", "1979-05-27T07:32:00Z"),
        GOOD.replace("network", "x" * MANY),
        GOOD.replace("owner", "x" * MANY),
        GOOD.replace("area", "x" * MANY),
        GOOD.replace("tile", "x" * MANY),
    ],
    ids=range(18),
)
def test_what_is_long_or_deep_is_refused_with_a_sentence(text: str) -> None:
    with pytest.raises(Unreadable) as caught:
        GAMES["clash"].setup(2, GAMES["clash"].options().with_parts(text))
    told = texts_for("hu").fault(caught.value)
    assert 0 < len(told) < 3000


PIECES = st.one_of(
    st.text(max_size=12),
    st.text(string.ascii_lowercase + "._-'\"[]{}=,#\n ", max_size=20),
    st.sampled_from(["[[tile]]\n", "id = ", "'network'", "source = 'owner'\n", "area = ", "['n']"]),
    st.sampled_from(["[[card]]\n", "recipe = [", "{ id = 'rye' }", "\n", "= 1\n", "0x", "\ufeff"]),
    st.integers().map(str),
    st.builds(
        lambda letter, many: letter * many, st.characters(codec="utf-8"), st.integers(0, 5000)
    ),
)


@quick
@given(st.lists(PIECES, max_size=30).map("".join), st.sampled_from(sorted(GAMES)))
def test_no_text_breaks_the_reader(text: str, id: str) -> None:
    game = GAMES[id]
    try:
        game.setup(game.seats[0], game.options().with_parts(text))
    except Fault as fault:
        spoken(fault)


VALUES = st.one_of(
    st.text(max_size=5),
    st.integers(min_value=-(10**30), max_value=10**30),
    st.booleans(),
    st.sampled_from(["n", "owner", "network", "x" * 3000]),
)


def toml(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, list):
        return "[" + ", ".join(toml(each) for each in value) + "]"
    if isinstance(value, int):
        return str(value)
    letters = [
        letter if letter.isalnum() and letter.isascii() else f"\\U{ord(letter):08x}"
        for letter in str(value)
    ]
    return '"' + "".join(letters) + '"'


@quick
@given(
    st.sampled_from(sorted(GAMES)),
    st.data(),
    st.one_of(VALUES, st.lists(VALUES, max_size=4)),
)
def test_any_value_of_a_field_of_ours_is_taken_or_refused(
    id: str, data: st.DataObject, value: object
) -> None:
    """An entry of our own file with one field changed to something of any kind."""
    game = GAMES[id]
    entries = [(table, row) for table, rows in _ours(game.parts_text()).items() for row in rows]
    table, row = data.draw(st.sampled_from(entries))
    field = data.draw(st.sampled_from([*sorted(row), "new"]))
    changed = {**row, field: value}
    told = ", ".join(f"{key} = {toml(each)}" for key, each in changed.items())
    try:
        game.setup(game.seats[0], game.options().with_parts(f"{table} = [{{ {told} }}]"))
    except Fault as fault:
        spoken(fault)


def _ours(text: str) -> dict[str, list[dict[str, object]]]:
    return {
        table: [row for row in rows if not any(isinstance(each, dict) for each in row.values())]
        for table, rows in tomllib.loads(text).items()
    }
