"""The words of a game have sentences, in every language it has."""

from typing import Any, Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.game import Game
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.laws.checks import LawBroken, require
from ludoteka.texts.catalogue import GameTexts, name_id
from ludoteka.texts.places import languages_of
from ludoteka.texts.rulebook import rules_of

NAMES: Final = ["Anna", "Bruno", "Clara", "Dora", "Emil", "Flora", "Gabi", "Hugo"]


def sentences(kit: Kit) -> None:
    """Every verb, prompt, note, refusal, name and option has its message, which uses only the
    variables it is given."""
    for language in languages_of(kit.folder()):
        texts = GameTexts(language, kit.game)
        file = f"text/{language}.ftl"
        for id, kinds in _words(kit.game).items():
            require(texts.has(id), f"{file} has no message {id!r}.", f"write `{id} = ...`.")
            args = [1 if kind in ("number", "seat") else _named(kit.game, kind) for kind in kinds]
            try:
                texts.line(id, **texts.values(" ".join(kinds), args, NAMES))
            except AssertionError as error:
                given = ", ".join(f"${kind}" for kind in kinds) or "none"
                raise LawBroken(
                    f"{file}: the message {id!r} cannot be told: {error}.\n"
                    f"  Advice: use only the variables it is given: {given} (a second one of a "
                    "kind has a 2 behind it)."
                ) from None


def _words(game: Game[Any]) -> dict[str, list[str]]:
    """The messages a game needs, with the kinds of their numbers."""
    words = game.words
    found: dict[str, list[str]] = {"title": [], "blurb": []}
    for kind, names in words.kinds.items():
        if kind not in words.literal:
            found |= {name_id(kind, name): [] for name in names if name != "unknown"}
    for option in game.option_list:
        found[name_id("option", option.id)] = []
        found |= {name_id("option", option.id, value): [] for value in option.values}
    own = {word: kinds for word, kinds in words.refusals.items() if word not in KERNEL_REFUSALS}
    for begins, table in (
        ("move", words.verbs),
        ("prompt", words.prompts),
        ("note", words.notes),
        ("refusal", own),
    ):
        found |= {f"{begins}-{word}": kinds.split() for word, kinds in table.items()}
    return found


def _named(game: Game[Any], kind: str) -> int:
    """A number of a kind that has a name."""
    names = game.words.kinds.get(kind)
    require(
        names is not None,
        f"a word speaks of the kind {kind!r}, which `Words.kinds` does not have.",
        "list the names of its numbers there; only `seat` and `number` need none.",
    )
    assert names is not None
    return next((at for at, name in enumerate(names) if name != "unknown"), 0)


def clauses(kit: Kit) -> None:
    """Every note, the end and the rulebook agree on the clauses."""
    known = {id for id, _ in rules_of(kit.game.id, "en")}
    told = {**kit.game.words.clauses, "the end": kit.game.end_clause()}
    for word, clause in told.items():
        require(
            clause in known,
            f"{word!r} names the clause {clause!r}, which rules.md does not have.",
            "write the clause as a paragraph `**3.2** ...` under a heading `## NAME-3 ...`.",
        )
    for language in languages_of(kit.folder()):
        translated = {id for id, _ in rules_of(kit.game.id, language)}
        require(
            translated == known,
            f"the rules in {language!r} lack or add these clauses: {sorted(translated ^ known)}.",
            "translate rules.md clause by clause.",
        )
