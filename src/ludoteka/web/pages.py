"""The page and its files, from memory: compressed once, asked for again only when changed."""

import base64
import gzip
import hashlib
import mimetypes
import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final

from ludoteka import __version__
from ludoteka.kernel.faults import Refused
from ludoteka.web.requests import Answer, Request

STATIC: Final = Path(str(resources.files("ludoteka.web"))) / "static"
_TYPES: Final = {
    ".js": "text/javascript",
    ".ftl": "text/plain",
    ".woff2": "font/woff2",
    ".webmanifest": "application/manifest+json",
}
_PACKED: Final = (".woff2", ".png", ".jpg", ".webp")
"""Already compressed."""
_SHOWN: Final = (".js", ".css", ".ftl", ".html")
"""What a page is made of."""


def _import_map() -> str:
    """The one script that stands in the page itself, by its hash."""
    page = (STATIC / "index.html").read_text("utf-8")
    found = re.search(r'<script type="importmap">(.*?)</script>', page, re.DOTALL)
    assert found is not None
    return base64.b64encode(hashlib.sha256(found[1].encode()).digest()).decode()


SAFETY: Final = {
    "Content-Security-Policy": (
        f"default-src 'self'; script-src 'self' 'sha256-{_import_map()}'; "
        "img-src 'self' data: blob:; base-uri 'self'; form-action 'self'; object-src 'none'; "
        "frame-ancestors 'none'"
    ),
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
"""Sent with every page: nothing comes from elsewhere, and links with secrets are told nobody."""
_PART_SAFETY: Final = {"X-Content-Type-Options": "nosniff"}
"""Sent with what only pages use; a hundred of them make the first table, so each byte counts."""
_PAGES: Final = ("text/html", "image/svg+xml")
"""What a browser may show by itself."""


@cache
def version() -> str:
    """Of the program and its pages: whoever has loaded another one should load it again."""
    told = hashlib.sha256()
    for file in sorted(each for each in STATIC.parents[1].rglob("*.*") if each.suffix in _SHOWN):
        told.update(file.read_bytes())
    return f"{__version__}+{told.hexdigest()[:10]}"


class Kept:
    """One file as it is sent."""

    def __init__(self, content: bytes, kind: str, *, pack: bool = True) -> None:
        self.kind: Final = kind
        self.plain: Final = content
        self.packed: Final = gzip.compress(content, 6, mtime=0) if pack else b""
        self.tag: Final = f'"{hashlib.sha256(content).hexdigest()[:24]}"'

    def answer(self, request: Request) -> Answer:
        headers = {"ETag": self.tag, "Cache-Control": "no-cache", "Vary": "Accept-Encoding"}
        headers |= SAFETY if self.kind in _PAGES else _PART_SAFETY
        if request.headers.get("if-none-match") == self.tag:
            return Answer(b"", "", 304, headers)
        body = self.plain
        if self.packed and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            body = self.packed
        return Answer(body, self.kind, 200, headers)


class Files:
    """The files of some folders, by what their addresses begin with; one that has changed on disk
    is read again."""

    def __init__(self, folders: dict[str, Path]) -> None:
        self._folders: Final = {begun: folder.resolve() for begun, folder in folders.items()}
        self._kept: Final[dict[Path, tuple[int, Kept]]] = {}

    def answer(self, request: Request, name: str) -> Answer:
        return self._file(name).answer(request)

    def _file(self, name: str) -> Kept:
        begun = max((each for each in self._folders if name.startswith(each)), key=len)
        try:
            path = (self._folders[begun] / name[len(begun) :]).resolve()
            if not path.is_relative_to(self._folders[begun]) or not path.is_file():
                raise Refused("no-such-page")
            changed = path.stat().st_mtime_ns
        except (OSError, ValueError) as error:  # no file could be called so
            raise Refused("no-such-page") from error
        if path not in self._kept or self._kept[path][0] != changed:
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
            pack = path.suffix not in _PACKED
            kept = Kept(path.read_bytes(), kind or "application/octet-stream", pack=pack)
            self._kept[path] = (changed, kept)
        return self._kept[path][1]
