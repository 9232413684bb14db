"""Every word the browser shows comes from the catalogue: no template of the client has its own."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from texts.messages import SOURCE

STATIC = SOURCE / "web/static"
MODULES = [
    each
    for folder in (STATIC, SOURCE / "games")
    for each in sorted(folder.rglob("*.js"))
    if "vendor" not in each.parts
]
SPOKEN = "aria-label|aria-roledescription|title|placeholder|alt|label"
"""Attributes that are shown or read out."""
NAMES = {"Ludoteka"}
HOLE = "\0"
"""What stands for an expression in the text of a template."""


class Templates:
    """The texts of all templates tagged `html` in a module, with holes for their expressions."""

    def __init__(self, code: str) -> None:
        self.code = code
        self.found: list[str] = []
        self._expression(0, "")

    def _expression(self, at: int, end: str) -> int:
        """Read code up to a closing `end` (or the end of the module); where it goes on."""
        code, before = self.code, ""
        while at < len(code):
            each = code[at]
            if each == end:
                return at + 1
            if each in "\"'":
                at = self._string(at)
            elif each == "`":
                at = self._template(at)
            elif code.startswith(("//", "/*"), at):
                stop = "\n" if code[at + 1] == "/" else "*/"
                at = code.index(stop, at + 2) + len(stop)
                continue
            elif each == "/" and before in "(,=:[!&|?{};\n":
                at = self._regex(at)
            elif each == "{":
                at = self._expression(at + 1, "}")
            else:
                at += 1
            if not each.isspace():
                before = each
        return at

    def _string(self, at: int) -> int:
        quote, at = self.code[at], at + 1
        while self.code[at] != quote:
            at += 2 if self.code[at] == "\\" else 1
        return at + 1

    def _regex(self, at: int) -> int:
        at, inside = at + 1, False
        while inside or self.code[at] != "/":
            inside = self.code[at] == "[" or (inside and self.code[at] != "]")
            at += 2 if self.code[at] == "\\" else 1
        return at + 1

    def _template(self, at: int) -> int:
        is_html = self.code[:at].endswith("html")
        told, at = "", at + 1
        while self.code[at] != "`":
            if self.code.startswith("${", at):
                at, told = self._expression(at + 2, "}"), told + HOLE
            else:
                told, at = told + self.code[at], at + (2 if self.code[at] == "\\" else 1)
        if is_html:
            self.found.append(told)
        return at + 1


def words(template: str) -> Iterator[str]:
    """What a template says in its own words, between tags and in attributes that are read."""
    for shown in re.findall(rf'\b(?:{SPOKEN})="([^"{HOLE}]*)"', template):
        yield from re.findall(r"[^\W\d_]{2,}", shown)
    yield from re.findall(r"[^\W\d_]{2,}", re.sub(r"<[^>]*>", " ", template).replace("&nbsp;", " "))


@pytest.mark.parametrize("module", MODULES, ids=lambda each: each.name)
def test_no_template_speaks_for_itself(module: Path) -> None:
    found = Templates(module.read_text("utf-8")).found
    assert [word for each in found for word in words(each) if word not in NAMES] == []


def test_words_of_a_template_are_found() -> None:
    code = 'a = html`<p title="Hello">${b ? html`<b>Two ${n} words</b>` : "no"}, 3 × ⚡</p>`;'
    said = [list(words(each)) for each in Templates(code).found]
    assert said == [["Two", "words"], ["Hello"]]


def test_the_templates_of_the_client_are_found() -> None:
    found = [each for module in MODULES for each in Templates(module.read_text("utf-8")).found]
    assert len(found) > 400
