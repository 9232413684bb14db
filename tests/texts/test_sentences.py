"""The sentences: every message with every value, and samples that a speaker can review."""

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.games.registry import GAMES, game_by_id
from ludoteka.kernel.components import SOURCES
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Note
from ludoteka.kernel.pending import Move, Refusal
from ludoteka.texts import LANGUAGES, pick_language, texts_for
from ludoteka.texts.catalogue import GameTexts, variables
from texts.messages import fault_words, names_of

SEATS = ["Ágnes", "Łucja", "Íñigo", "Zoë", "Ő", "Ana", "Bo", "Cy"]
NUMBERS = [0, 1, 2, 3, 4, 5, 12, 22, 1234]

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def values(game: Game[Any], kinds: str) -> Iterator[tuple[int, ...]]:
    """Every value of every kind, one place at a time, the other places at their last value."""
    ranges = [values_of(game, kind) for kind in kinds.split()]
    last = [each[-1] for each in ranges]
    yield tuple(last)
    for place, each in enumerate(ranges):
        for value in each:
            yield (*last[:place], value, *last[place + 1 :])


def values_of(game: Game[Any], kind: str) -> list[int]:
    if kind == "number":
        return NUMBERS
    if kind == "seat":
        return list(range(len(SEATS)))
    return list(range(len(game.words.kinds[kind])))


def is_hidden(game: Game[Any], kinds: str, args: tuple[int, ...]) -> bool:
    """Whether something hidden is among the values: it has no name of its own."""
    named = zip(kinds.split(), args, strict=True)
    words = game.words
    return any(kind in words.kinds and words.name(kind, each) == "unknown" for kind, each in named)


def is_clean(text: str) -> bool:
    """A whole text: no leftover of the format, no gap of an empty form."""
    return bool(text) and text == " ".join(text.split()) and not set("{}$") & set(text)


def is_sentence(text: str) -> bool:
    return is_clean(text) and text[-1] in ".?!" and not text.endswith("..")


def test_the_language_asked_for_wins() -> None:
    assert pick_language("HU", {"LC_ALL": "pl_PL.UTF-8"}) == "hu"


def test_a_language_we_do_not_speak_is_a_fault() -> None:
    with pytest.raises(Fault, match="unknown-language") as caught:
        pick_language("de", {})
    assert caught.value.values == {"language": "de", "known": "en, hu, pl, es"}


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({"LC_ALL": "pl_PL.UTF-8", "LANG": "hu_HU.UTF-8"}, "pl"),
        ({"LC_ALL": "", "LC_MESSAGES": "es", "LANG": "hu"}, "es"),
        ({"LANG": "hu_HU"}, "hu"),
        ({"LC_ALL": "C", "LANG": "hu_HU"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_otherwise_the_environment_decides(environment: dict[str, str], language: str) -> None:
    assert pick_language(None, environment) == language


def test_the_second_variable_of_a_kind_has_a_number() -> None:
    assert variables("side tile cell side") == ["side", "tile", "cell", "side2"]


@every_language
@every_game
def test_every_name_is_told(game: Game[Any], language: str) -> None:
    told = texts_for(language).game(game)
    assert is_clean(told.title())
    assert is_sentence(told.blurb())
    for kind, names in game.words.kinds.items():
        for index in range(len(names)):
            assert is_clean(told.name(kind, index))
            text = told.description(kind, index)
            assert text == "" or is_sentence(text)
        if kind not in game.words.literal:
            different = {told.name(kind, index) for index in range(len(names))}
            assert len(different) == len(names), kind


@every_language
@every_game
def test_every_option_is_told(game: Game[Any], language: str) -> None:
    told = texts_for(language).game(game)
    for option in game.option_list:
        assert is_clean(told.option(option.id))
        names = [told.option_value(option.id, value) for value in option.values]
        assert all(is_clean(name) for name in names)
        assert len(set(names)) == len(names)


@every_language
@every_game
def test_every_move_is_told_and_no_two_alike(game: Game[Any], language: str) -> None:
    told = texts_for(language).game(game)
    moves = [told.move(move, SEATS) for move in game.moves]
    assert all(is_clean(text) for text in moves)
    alike: dict[str, list[Move]] = {}
    for move, text in zip(game.moves, moves, strict=True):
        alike.setdefault(text, []).append(move)
    for same in alike.values():
        assert len(same) == 1 or may_sound_alike(game, same), same


def may_sound_alike(game: Game[Any], moves: list[Move]) -> bool:
    """Nobel Prize has only one legal orientation, so its two need no different texts."""
    return game.id == "clash" and all(game.write(move).startswith("place nobel") for move in moves)


@every_language
@every_game
def test_every_note_prompt_and_refusal_is_a_sentence(game: Game[Any], language: str) -> None:
    told = texts_for(language).game(game)
    words = game.words
    for word, kinds in words.notes.items():
        for args in values(game, kinds):
            assert is_sentence(told.note(Note(word, args), SEATS)), word
    for word, kinds in words.prompts.items():
        for args in values(game, kinds):
            assert is_sentence(told.prompt(word, args, SEATS)), word
    for word, kinds in words.refusals.items():
        for args in values(game, kinds):
            assert is_sentence(told.refusal(Refusal("", word, *args), SEATS)), word


@every_language
@every_game
def test_every_sentence_begins_with_a_capital(game: Game[Any], language: str) -> None:
    told = texts_for(language).game(game)
    for word, kinds in game.words.notes.items():
        for args in values(game, kinds):
            if is_hidden(game, kinds, args):
                continue
            text = told.note(Note(word, args), SEATS)
            assert not text[0].islower(), text


@every_language
def test_every_fault_and_source_is_told(language: str) -> None:
    """A sentence about a fault may end with what to type, so without a full stop."""
    texts = texts_for(language)
    for game in GAMES.values():
        texts.game(game)
    for word, names in fault_words().items():
        for number in NUMBERS:
            text = texts.fault(Fault(word, **dict.fromkeys(names, number)))
            assert is_clean(text), word
            assert is_sentence(text) or ": " in text, word
    for mark in SOURCES:
        assert is_sentence(texts.source(mark))


def test_a_fault_without_a_sentence_is_told_plainly() -> None:
    assert texts_for("pl").fault(Fault("brand-new", size=3)) == "brand-new (size 3)"


@every_language
def test_numbers_are_not_grouped(language: str) -> None:
    """Python would write 1.234 or 1 234, the browser 1234."""
    assert "1234" in texts_for(language).fault(Fault("record-line", line=1234))
    assert "12345" in texts_for(language).fault(Fault("record-line", line=12345))


def clash(language: str) -> GameTexts:
    return texts_for(language).game(game_by_id("clash"))


def note(language: str, word: str, *names: str | int) -> str:
    """A note of CLASH, its numbers given by name."""
    words = game_by_id("clash").words
    args = [
        name if isinstance(name, int) else words.index(kind, name)
        for kind, name in zip(words.notes[word].split(), names, strict=True)
    ]
    return clash(language).note(Note(word, tuple(args)), SEATS)


def move(language: str, text: str) -> str:
    return clash(language).move(game_by_id("clash").read(text), SEATS)


def test_names_stand_in_the_form_the_sentence_needs() -> None:
    placed = ("placed", "mcworld", "president", "a2", "jihad")
    assert note("en", *placed) == "McWorld places President on a2 in support of Jihad."
    assert note("hu", *placed) == (
        "McWorld leteszi az Elnököt az a2 mezőre; a lapka Jihadot támogatja."
    )
    assert (
        note("pl", *placed) == "McWorld kładzie Prezydenta na polu a2; kafel popiera gracza Jihad."
    )
    assert note("es", *placed) == "McWorld coloca el Presidente en a2 en apoyo de Jihad."


def test_hungarian_articles_follow_the_sound() -> None:
    assert note("hu", "moved", "banker", "a1", "c3") == (
        "A Bankár lapka az a1 mezőről a c3 mezőre megy."
    )
    assert note("hu", "game-begins", 1) == "Kezdődik az 1. játszma."
    assert note("hu", "game-begins", 2) == "Kezdődik a 2. játszma."
    assert note("hu", "game-begins", 5) == "Kezdődik az 5. játszma."


def test_polish_has_three_plurals() -> None:
    drawn = [note("pl", "drawn-sixty", number) for number in (1, 3, 5, 22)]
    assert [text.partition(" i każdą stronę ")[2].partition(":")[0] for text in drawn] == [
        "popiera jeden kafel",
        "popierają 3 kafle",
        "popiera 5 kafli",
        "popierają 22 kafle",
    ]


def test_spanish_objects_have_their_article() -> None:
    assert note("es", "taken-back", "jihad", "mosque", "b2") == (
        "Jihad lleva la Mezquita de b2 a su zona."
    )
    assert note("es", "recovered", "jihad", "mustafa") == (
        "Jihad toma a Mustafá de la pila de retiradas."
    )


def test_nobel_prize_covers_instead_of_being_placed() -> None:
    assert move("en", "place nobel b2 mcworld") == "Cover the tile on b2 with Nobel Prize"
    assert move("hu", "place nobel b2 mcworld") == (
        "Takard le Nobel-díjjal a b2 mezőn fekvő lapkát"
    )
    assert move("pl", "place nobel b2 mcworld") == "Przykryj kafel na polu b2 Nagrodą Nobla"
    assert move("es", "place nobel b2 mcworld") == "Cubre la loseta de b2 con el Premio Nobel"


def test_a_seat_is_called_by_its_own_name() -> None:
    refusal = Refusal("CLASH-3.2", "not-your-turn", 1)
    for language in LANGUAGES:
        assert "Łucja" in clash(language).refusal(refusal, SEATS)


def test_twins_are_described_alike() -> None:
    words = game_by_id("clash").words
    for language in LANGUAGES:
        for one, other in (("president", "leader"), ("tourist_zone", "mosque")):
            texts = [
                clash(language).description("tile", words.index("tile", name))
                for name in (one, other)
            ]
            assert texts[0] == texts[1] != ""


def test_all_names_of_clash_have_a_text() -> None:
    assert len(names_of(game_by_id("clash"))["tile"]) == 33


def test_a_number_of_a_literal_kind_takes_its_article() -> None:
    """Hungarian: az 1., a 2., az 5. szendvics."""
    game = GAMES["deli"]
    places = [index for index, name in enumerate(game.words.kinds["place"]) if name in "125"]
    told = [texts_for("hu").game(game).move(Move("on", place), []) for place in places]
    assert told == [f"Tedd {number} szendvicsre" for number in ("az 1.", "a 2.", "az 5.")]
