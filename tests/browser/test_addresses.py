"""Every address of the client hangs on one base path (`lib/base.js`)."""

import re

from browser.test_types import HOUSE, STATIC

TAKES_PATHS = r"(?:address|go|fetchJson|fetchText|post|postAs|postText|file|ours|download)\("
"""What is given paths of ours, and makes addresses of them."""
PATHS = re.compile(r"""(?P<before>.{0,14})["'`]/(?:api|static|table|join|ws)/""")


def test_no_module_writes_an_address_itself() -> None:
    found: list[str] = []
    for folder in (STATIC, HOUSE / "games"):
        for module in sorted(folder.rglob("*.js")):
            if "vendor" in module.parts:
                continue
            for line in module.read_text("utf-8").splitlines():
                found += [
                    f"{module.name}: {line.strip()}"
                    for path in PATHS.finditer(line)
                    if not re.search(TAKES_PATHS + r"$", path["before"])
                    and not line.lstrip().startswith(("*", "/*"))
                ]
            assert 'href="/' not in module.read_text("utf-8"), module.name
    assert found == []


def test_the_page_names_its_place_once() -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    assert re.findall(r"""["']/[^"']*["']""", page) == ['"/"']
    assert '<base href="/" />' in page


def test_no_style_names_an_address() -> None:
    styles = [*STATIC.rglob("*.css"), *(HOUSE / "games").rglob("*.css")]
    assert [each.name for each in styles if re.search(r"url\([\"']?/", each.read_text())] == []
