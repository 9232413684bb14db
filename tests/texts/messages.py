"""What the message files say, read with Fluent's own parser, and what the code asks of them."""

import ast
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from knowing import known
from ludoteka.games.registry import GAMES
from ludoteka.kernel.components import SOURCES, data_file
from ludoteka.kernel.game import Game
from ludoteka.kernel.words import KERNEL_REFUSALS
from ludoteka.texts.catalogue import name_id, shared_files, variables

SOURCE = Path(str(resources.files("ludoteka")))
FAULTS = ("Fault", "Unreadable", "Refused")


def not_in_code(game: Game[Any]) -> set[str]:
    """Clauses that no line of a game's rules needs to name."""
    return set(known(game.id).not_in_code)


class Message:
    """A message: its attributes, the variables it tells or selects by, and what it refers to."""

    def __init__(self, entry: ftl.Message) -> None:
        found = _Found()
        found.visit(entry)
        self.attributes = [attribute.id.name for attribute in entry.attributes]
        self.told = found.told
        self.selects = found.selects
        self.variables = found.told | found.selects
        self.refers = found.refers


class _Found(Visitor):
    def __init__(self) -> None:
        self.told: set[str] = set()
        self.selects: set[str] = set()
        self.refers: set[tuple[str, str]] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            self.selects.add(node.selector.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.told.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:  # noqa: N802
        self.refers.add((node.id.name, node.attribute.name if node.attribute else ""))


def entries(file: str) -> list[ftl.EntryType]:
    body: list[ftl.EntryType] = FluentParser().parse(data_file(file)).body
    return body


@cache
def messages(file: str) -> dict[str, Message]:
    found = [each for each in entries(file) if isinstance(each, ftl.Message)]
    return {message.id.name: Message(message) for message in found}


def game_file(game: Game[Any], language: str) -> str:
    return f"games/{game.id}/text/{language}.ftl"


def lesson_file(game: Game[Any], language: str) -> str:
    return f"games/{game.id}/lessons/{language}.ftl"


def lesson_files(language: str) -> list[str]:
    """The words of the lessons, of games that have some."""
    files = [lesson_file(game, language) for game in GAMES.values()]
    return [file for file in files if (SOURCE / file).is_file()]


def fault_messages(language: str) -> dict[str, Message]:
    """What all games and the aids of each find fault with."""
    found = shared_messages(language)
    for game in GAMES.values():
        own = messages(game_file(game, language))
        found |= {id: each for id, each in own.items() if id.startswith("fault-")}
    return found


def shared_messages(language: str) -> dict[str, Message]:
    return {id: each for file in shared_files(language) for id, each in messages(file).items()}


def message_files(language: str) -> list[str]:
    games = [game_file(game, language) for game in GAMES.values()]
    return shared_files(language) + games + lesson_files(language)


def words_of(game: Game[Any]) -> dict[str, str]:
    """The kinds of every message that is given numbers."""
    words = game.words
    told = {f"move-{word}": kinds for word, kinds in words.verbs.items()}
    told |= {f"note-{word}": kinds for word, kinds in words.notes.items()}
    told |= {f"prompt-{word}": kinds for word, kinds in words.prompts.items()}
    return told | {f"refusal-{word}": kinds for word, kinds in words.refusals.items()}


def names_of(game: Game[Any]) -> dict[str, list[str]]:
    """The message ids of every kind: one for each name, or one for all literal names."""
    literal = game.words.literal
    return {
        kind: [kind] if kind in literal else [name_id(kind, name) for name in names]
        for kind, names in game.words.kinds.items()
    }


def ids_of(game: Game[Any]) -> set[str]:
    """Every message a game must have."""
    ids = {"title", "blurb", *words_of(game)}
    ids -= {f"refusal-{word}" for word in KERNEL_REFUSALS}  # said in the same words everywhere
    for option in game.option_list:
        ids.add(name_id("option", option.id))
        ids |= {name_id("option", option.id, value) for value in option.values}
    for names in names_of(game).values():
        ids |= set(names)
    return ids


def given(game: Game[Any], language: str, kinds: str) -> set[str]:
    """The variables a message with these kinds of numbers may use."""
    known = messages(game_file(game, language))
    told: set[str] = set()
    for variable, kind in zip(variables(kinds), kinds.split(), strict=True):
        told.add(variable)
        if kind not in ("seat", "number"):
            told.add(f"{variable}-key")
            first = names_of(game)[kind][0]
            told |= {f"{variable}-{form}" for form in known[first].attributes}
    return told


@cache
def fault_words() -> dict[str, set[str]]:
    """Every word a fault is raised with in the sources, and the values given with all of them."""
    words: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Call) and (found := _fault(node)):
                word, values = found
                words[word] = words.get(word, values) & values
    return words


def _fault(node: ast.Call) -> tuple[str, set[str]] | None:
    name = node.func.id if isinstance(node.func, ast.Name) else ""
    plain = [each.value for each in node.args if isinstance(each, ast.Constant)]
    word = plain[0] if plain and isinstance(plain[0], str) else ""
    if name in FAULTS and word:
        return word, {each.arg for each in node.keywords if each.arg}
    if name == "_bad" and word:
        return f"record-{word}", {"line"}
    return None


@cache
def literals() -> tuple[set[str], set[str]]:
    """Every string in the sources, and what computed message ids begin with (`bench-`)."""
    whole: set[str] = set()
    begun: set[str] = set()
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                whole.add(node.value)
            elif isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
                begun.add(str(node.values[0].value))
    return whole, {each for each in whole | begun if re.fullmatch("[a-z-]+-", each)}


def is_used(id: str) -> bool:
    """Whether the sources ask for a message that is not made from the words of a game."""
    if id.startswith("fault-"):
        word = id.removeprefix("fault-")
        return word in fault_words() or word in literals()[0]
    if id.startswith("refusal-"):
        return id.removeprefix("refusal-") in KERNEL_REFUSALS
    if id.startswith("source-"):
        return id.removeprefix("source-") in SOURCES
    if id.startswith("reason-"):
        return id.removeprefix("reason-") in literals()[0]
    whole, begun = literals()
    if id in whole or any(id.startswith(each) for each in begun if each != "fault-"):
        return True
    whole, begun = client_literals()
    return id in whole or any(id.startswith(each) for each in begun)


@cache
def client_literals() -> tuple[set[str], set[str]]:
    """Texts the browser client asks for by their whole id, and by the beginning of one."""
    whole: set[str] = set()
    begun: set[str] = set()
    for folder in ("web/static", "games"):
        for module in sorted((SOURCE / folder).rglob("*.js")):
            code = module.read_text(encoding="utf-8")
            whole |= set(re.findall(r'"([a-z][a-z0-9-]+)"', code))
            begun |= set(re.findall(r"`([a-z]+-(?:[a-z-]+-)?)\$\{", code))
    return whole, begun
