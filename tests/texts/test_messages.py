"""The message files: nothing missing, nothing left over, no unknown variable."""

import re
from collections import Counter
from typing import Any

import pytest
from fluent.syntax import ast as ftl

from ludoteka.games.registry import GAMES
from ludoteka.kernel.components import SOURCES
from ludoteka.kernel.game import Game
from ludoteka.texts import LANGUAGES
from ludoteka.texts.catalogue import shared_files
from texts.messages import (
    entries,
    fault_messages,
    fault_words,
    game_file,
    given,
    ids_of,
    is_used,
    message_files,
    messages,
    names_of,
    shared_messages,
    words_of,
)

every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def base(variable: str) -> str:
    """`tile-acc` is a form of `tile`."""
    return variable.partition("-")[0]


@every_language
def test_every_file_is_readable_fluent(language: str) -> None:
    for file in message_files(language):
        junk = [each.content for each in entries(file) if isinstance(each, ftl.Junk)]
        assert junk == [], file


@every_language
def test_no_message_is_written_twice(language: str) -> None:
    shared = [id for file in shared_files(language) for id in written(file)]
    for game in GAMES.values():
        count = Counter(shared + written(game_file(game, language)))
        assert [id for id in count if count[id] > 1] == []


def written(file: str) -> list[str]:
    return [each.id.name for each in entries(file) if isinstance(each, ftl.Message)]


@every_language
def test_all_languages_have_the_same_files_and_ids(language: str) -> None:
    names = [file.rpartition("/")[2] for file in shared_files(language)]
    assert names == [file.rpartition("/")[2] for file in shared_files("en")]
    assert set(shared_messages(language)) == set(shared_messages("en"))
    for game in GAMES.values():
        assert set(messages(game_file(game, language))) == set(messages(game_file(game, "en")))


@every_language
def test_all_languages_speak_of_the_same_things(language: str) -> None:
    """A translation may use other forms of a name, but it names what the English one names.

    What only selects a form, say a plural, is the translation's own affair.
    """
    for file, english in zip(message_files(language), message_files("en"), strict=True):
        for id, message in messages(file).items():
            original = messages(english)[id]
            assert {base(each) for each in message.told} == {
                base(each) for each in original.told
            }, id
            if not original.told:
                assert {base(each) for each in message.selects} == {
                    base(each) for each in original.selects
                }, id


@every_language
@every_game
def test_a_game_has_every_message_and_no_other(game: Game[Any], language: str) -> None:
    written = messages(game_file(game, language))
    asked = ids_of(game) | {f"{id}-text" for ids in names_of(game).values() for id in ids}
    asked |= {id for message in written.values() for id, _ in message.refers}
    assert ids_of(game) - set(written) == set(), "missing"
    assert [id for id in set(written) - asked if not is_used(id)] == [], "unused"


@every_language
@every_game
def test_a_kind_is_described_as_a_whole(game: Game[Any], language: str) -> None:
    """All tiles have a text or none has; all have the same forms, and each form is used."""
    found = messages(game_file(game, language))
    used = set[str]().union(*(message.variables for message in found.values()))
    refers = set[tuple[str, str]]().union(*(message.refers for message in found.values()))
    for kind, ids in names_of(game).items():
        assert len({f"{id}-text" in found for id in ids}) == 1, kind
        assert len({tuple(found[id].attributes) for id in ids}) == 1, kind
        for form in found[ids[0]].attributes:
            asked = any(re.fullmatch(rf"{kind}\d*-{form}", variable) for variable in used)
            assert asked or any((id, form) in refers for id in ids), f"{kind}.{form}"


@every_language
@every_game
def test_a_message_uses_only_what_it_is_given(game: Game[Any], language: str) -> None:
    kinds = words_of(game)
    found = messages(game_file(game, language))
    for id in ids_of(game):
        message, allowed = found[id], given(game, language, kinds.get(id, ""))
        if id in game.words.literal:
            allowed = {"key"}
        assert message.variables <= allowed, id


@every_language
@every_game
def test_references_lead_somewhere(game: Game[Any], language: str) -> None:
    found = shared_messages(language) | messages(game_file(game, language))
    for id, message in found.items():
        for other, attribute in message.refers:
            assert other in found, id
            assert not found[other].variables, f"{id}: {other} would need values"
            assert not attribute or attribute in found[other].attributes, id


@every_language
def test_every_fault_has_a_sentence_that_uses_only_its_values(language: str) -> None:
    found = fault_messages(language)
    assert {f"fault-{word}" for word in fault_words()} - set(found) == set()
    for word, values in fault_words().items():
        assert found[f"fault-{word}"].variables <= values, word


@every_language
def test_every_source_is_told(language: str) -> None:
    assert {f"source-{mark}" for mark in SOURCES} - set(shared_messages(language)) == set()


def test_no_shared_message_is_unused() -> None:
    assert [id for id in shared_messages("en") if not is_used(id)] == []
