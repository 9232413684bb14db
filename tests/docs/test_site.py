"""The documentation as one site: it builds, every page is found, every link leads somewhere, and
nothing is asked of another host."""

import importlib.util
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from python_reference import FILE as REFERENCE
from python_reference import reference

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(page.name for page in (ROOT / "docs").glob("*.md"))
IN_NAV = re.compile(r"^ +(?:- [^:]+: |- )(\S+\.md)$|^  - [^:]+: (\S+\.md)$", re.MULTILINE)


class Links(HTMLParser):
    """What a page links to, what it loads, and the places in it that can be linked to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.linked: list[str] = []
        self.loaded: list[str] = []
        self.places: set[str] = set()
        self.feed(page.read_text("utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        told = {name: value or "" for name, value in attrs}
        self.places |= {told[name] for name in ("id", "name") if name in told}
        if tag == "a" and "href" in told:
            self.linked.append(told["href"])
        elif tag == "link" and told.get("rel") not in ("canonical", "alternate", "prev", "next"):
            self.loaded.append(told.get("href", ""))
        elif tag in ("script", "img", "source", "iframe") and "src" in told:
            self.loaded.append(told["src"])


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    if importlib.util.find_spec("zensical") is None:
        pytest.skip("the builder of the site (zensical) has no package for this machine")
    folder = tmp_path_factory.mktemp("docs")
    shutil.copy(ROOT / "mkdocs.yml", folder)
    shutil.copytree(ROOT / "docs", folder / "docs")
    command = [sys.executable, "-m", "zensical", "build", "--strict"]
    built = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "build/site"


def test_every_page_stands_in_the_contents() -> None:
    contents = (ROOT / "mkdocs.yml").read_text("utf-8").split("\nnav:\n")[1]
    listed = [first or second for first, second in IN_NAV.findall(contents)]
    assert sorted(listed) == PAGES


@pytest.mark.plain
def test_the_reference_is_that_of_the_code() -> None:
    assert REFERENCE.read_text("utf-8") == reference(), "python tools/python_reference.py"


def test_every_link_leads_somewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    assert len(pages) >= len(PAGES)
    lost = []
    for page, links in pages.items():
        for link in [*links.linked, *links.loaded]:
            there = urlsplit(link)
            if there.scheme or there.netloc or not link:
                continue
            target = (page.parent / unquote(there.path)).resolve() if there.path else page
            if not target.exists():
                lost.append(f"{page.name}: {link}")
            elif there.fragment and target in pages:
                if unquote(there.fragment) not in pages[target].places:
                    lost.append(f"{page.name}: {link}")
    assert not lost


def test_nothing_is_loaded_from_another_host(site: Path) -> None:
    outside = [
        f"{page.name}: {address}"
        for page in site.rglob("*.html")
        for address in Links(page).loaded
        if urlsplit(address).netloc
    ]
    assert not outside


def test_links_between_the_files_hold_without_the_site() -> None:
    """Who reads the files as they lie in the repository."""
    files = [*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md"), *ROOT.glob("examples/*/*.md")]
    lost = [
        f"{file.name}: {link}"
        for file in files
        for link in re.findall(r"\]\(([^)#\s]+)(?:#[^)]*)?\)", file.read_text("utf-8"))
        if not urlsplit(link).scheme and not (file.parent / unquote(link)).exists()
    ]
    assert not lost
