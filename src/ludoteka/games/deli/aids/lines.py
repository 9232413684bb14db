"""The score pad of Clash at the Deli: sandwiches in words, in any of our languages.

rye butter corned-beef swiss sauerkraut rye     a sandwich, from the bottom
wrap lettuce bacon tomato ranch !               ! declares it closed
Anna:                                           what follows belongs to Anna
Bence (gregg):                                  Bence has Gregg Benedict
+2                                              points from Breadhead
"""

import re
import unicodedata
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cache
from typing import Final

from ludoteka.games.deli.aids.score_pad import Cook, Sheet, Stack, score_pad
from ludoteka.games.deli.rules import GAME
from ludoteka.games.deli.rules.parts import INGREDIENT_NAMES, SIGN_NAMES, Cards, cards_of
from ludoteka.games.deli.rules.scoring import (
    FOR_CLASSIC,
    FOR_COLLECTOR,
    FOR_SIGN,
    Line,
    total,
)
from ludoteka.kernel.options import Options
from ludoteka.texts import LANGUAGES, GameTexts, texts_for

LONGEST_NAME: Final = 4
"""Words in the longest name of an ingredient."""
_HEADING: Final = re.compile(r"(?P<name>[^:()]*)(?:(?P<gregg>\(gregg\))\s*)?:", re.IGNORECASE)
_BREADHEAD: Final = re.compile(r"\+\s*(\d{1,2})")


@dataclass
class Problem:
    """A word that is no ingredient, and the one that may have been meant (or 0)."""

    line: int
    word: str
    guess: int


@dataclass
class _Page:
    """What one player typed so far."""

    name: str
    gregg: bool = False
    breadhead: int = 0
    stacks: list[Stack] = field(default_factory=list)


def score_lines(typed: list[str], texts: GameTexts, options: Options) -> list[str]:
    """The whole pad as lines of text: every sandwich line by line, bonuses, sums and problems."""
    cooks, problems = read_pad(typed)
    told: list[str] = []
    for problem in problems:
        told.append(_tell_problem(problem, texts))
    cards = cards_of(options.parts)
    closing, doubling = int(options["closing_bonus"]), options["doubling"] == "on"
    for cook, sheet in zip(cooks, score_pad(cooks, cards, closing, doubling), strict=True):
        told += _tell_sheet(cook, sheet, cards, texts, alone=len(cooks) == 1)
    return told


def read_pad(typed: list[str]) -> tuple[list[Cook], list[Problem]]:
    """The players and their sandwiches; a line with an unknown word is left out and reported."""
    pages: list[_Page] = []
    problems: list[Problem] = []
    for number, line in enumerate(typed, start=1):
        plain = line.strip()
        if not plain:
            continue
        if heading := _HEADING.fullmatch(plain):
            pages.append(_Page(heading["name"].strip(), gregg=bool(heading["gregg"])))
            continue
        if not pages:
            pages.append(_Page(""))
        if points := _BREADHEAD.fullmatch(plain):
            pages[-1].breadhead += int(points[1])
            continue
        found = read_sandwich(plain, number)
        if isinstance(found, Problem):
            problems.append(found)
        else:
            pages[-1].stacks.append(found)
    cooks = [Cook(page.name, page.stacks, page.gregg, page.breadhead) for page in pages]
    return cooks, problems


def read_sandwich(line: str, number: int = 1) -> Stack | Problem:
    """One sandwich in words; names may be longer than a word, jokers may have a star."""
    declared = line.rstrip().endswith("!")
    words = [word for word in re.split(r"[\s,;+]+", line.rstrip(" !").replace("*", " ")) if word]
    kinds: list[int] = []
    while words:
        for count in range(min(LONGEST_NAME, len(words)), 0, -1):
            kind = names().get(plain_name(" ".join(words[:count])), 0)
            if kind:
                kinds.append(kind)
                words = words[count:]
                break
        else:
            return Problem(number, words[0], guess(words))
    return Stack(kinds, declared) if kinds else Problem(number, line, 0)


def plain_name(text: str) -> str:
    """Without capitals, accents and hyphens."""
    apart = unicodedata.normalize("NFD", text.casefold().replace("ł", "l"))
    letters = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return " ".join(re.split(r"[\s_-]+", letters))


@cache
def names() -> dict[str, int]:
    """Every name of every ingredient, in all languages and as it is written in moves."""
    found: dict[str, int] = {}
    for kind, id in enumerate(INGREDIENT_NAMES[1:], start=1):
        found[plain_name(id)] = kind
        for language in LANGUAGES:
            found[plain_name(texts_for(language).game(GAME).name("ingredient", kind))] = kind
    return found


def guess(words: list[str]) -> int:
    """The ingredient that a misspelt name comes nearest to, or 0."""
    for count in range(min(LONGEST_NAME, len(words)), 0, -1):
        near = get_close_matches(plain_name(" ".join(words[:count])), names(), 1, 0.75)
        if near:
            return names()[near[0]]
    return 0


# Sentences


def _tell_problem(problem: Problem, texts: GameTexts) -> str:
    if problem.guess == 0:
        return texts.line("pad-unknown", line=problem.line, word=problem.word)
    name = texts.name("ingredient", problem.guess)
    return texts.line("pad-guess", line=problem.line, word=problem.word, name=name)


def _tell_sheet(
    cook: Cook, sheet: Sheet, parts: Cards, texts: GameTexts, *, alone: bool
) -> list[str]:
    told = [] if alone and not cook.name else [texts.line("pad-player", name=cook.name or "-")]
    for number, stack in enumerate(cook.stacks):
        cards = ", ".join(texts.name("ingredient", kind) for kind in stack.kinds)
        told.append(texts.line("pad-sandwich", number=number + 1, cards=cards))
        refusal = sheet.refusals[number]
        if refusal is not None:
            told.append(f"       {texts.refusal(refusal, [])} ({refusal.clause})")
            continue
        told += [_tell_line(line, parts, texts) for line in sheet.sandwiches[number]]
        told.append(f"  = {texts.number(total(sheet.sandwiches[number])):>3}")
    told += [_tell_line(line, parts, texts) for line in sheet.extras]
    if len(cook.stacks) != 1 or sheet.extras or not alone:
        told.append(texts.line("pad-total", points=sheet.total))
    return told


def _tell_line(line: Line, parts: Cards, texts: GameTexts) -> str:
    if line.word == FOR_SIGN:
        sign = SIGN_NAMES[parts.sign[line.about]].replace("_", "-")
        name = texts.name("ingredient", line.about)
        what = texts.line("pad-sign", name=name, sign=texts.line(f"sign-{sign}"))
    elif line.word == FOR_CLASSIC:
        what = texts.line("pad-classic", name=texts.name("recipe", line.about))
    elif line.word == FOR_COLLECTOR:
        what = texts.name("collector", line.about)
    else:
        what = texts.line(f"pad-{line.word}")
    sign = "+" if line.points > 0 else ""
    return f"  {sign + texts.number(line.points):>4}  {what}"
