"""What a table keeps of an owner's component file means what the file means."""

import tomllib

import pytest

from ludoteka.games.registry import GAMES
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.web import bodies
from ludoteka.web.making import MOST_PARTS, made_of, tidied

PEOPLE = [bodies.SeatWanted(kind="here"), bodies.SeatWanted(kind="here")]
MARK = "\ufeff"
ODD = [
    'a = "# no comment"\r\n  # one\r\n\tb = 1 # and another\r\n',
    "a = [\n  1, # one\n  # two\n  2,\n]\n\n[[b]]\nc = '#'\n[[b]]\n  # c = 1\nc = 'x'\n",
    'a = """\n# a line of the text\n  and another \n"""\n# none\n',
    "a = '''\n  # a line of the text\n'''\n",
    "# nothing but this",
    "",
]


@pytest.mark.parametrize("text", [*ODD, *(game.parts_text() for game in GAMES.values())])
def test_a_component_file_without_its_comments_means_the_same(text: str) -> None:
    kept = tidied(text)
    assert tomllib.loads(kept) == tomllib.loads(text)
    assert len(kept) <= len(text)
    assert tidied(kept) == kept


def test_strings_of_several_lines_stay_as_they_are() -> None:
    assert [tidied(text) for text in ODD[2:4]] == ODD[2:4]


def test_a_byte_order_mark_stays_at_the_beginning() -> None:
    assert tidied(f"{MARK}# one\n# two\na = 1\n") == f"{MARK}# one\na = 1"


def test_twice_the_longest_file_of_ours_fits() -> None:
    assert max(len(tidied(each.parts_text())) for each in GAMES.values()) * 2 < MOST_PARTS


def test_comments_do_not_count_and_the_rest_has_a_bound() -> None:
    own = GAMES["clash"].parts_text() + "# very long\n" * 10_000
    made, _, _ = made_of(bodies.NewTable(game="clash", seats=PEOPLE, parts=own))
    assert made.parts == tidied(GAMES["clash"].parts_text())
    long = GAMES["clash"].parts_text() + "\n".join(f"x{n} = 1" for n in range(10_000))
    with pytest.raises(Refused) as refused:
        made_of(bodies.NewTable(game="clash", seats=PEOPLE, parts=long))
    assert (refused.value.word, refused.value.values) == ("too-large", {"most": 40})


def test_a_mistake_is_named_by_its_line_in_the_file_as_it_was_sent() -> None:
    with pytest.raises(Unreadable) as unreadable:
        made_of(bodies.NewTable(game="clash", seats=PEOPLE, parts="# one\n\n# two\nno toml\n"))
    assert "line 4" in str(unreadable.value.values["problem"])
