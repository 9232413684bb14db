"""What a run has done so far, in a file beside which the same command goes on.

The first line says what the run is, each other line holds the result of a batch. A run that ends
leaves no file; one that lasts writes as it goes, so that nothing is lost with the machine either.
"""

import hashlib
import json
from pathlib import Path
from time import monotonic
from typing import Any, Final, TextIO, TypeVar

import msgspec

from ludoteka.kernel.faults import Unreadable

PATIENCE: Final = 10.0
"""Seconds after which a run begins to write what it has done."""

T = TypeVar("T")


class Line(msgspec.Struct):
    """The result of one batch, of a part of the run if it has several."""

    part: str
    number: int
    result: msgspec.Raw


class Kept:
    """The results of a run by part and number. `stopped` tells that the person wants no more."""

    def __init__(self, spec: dict[str, Any], *, resume: bool, folder: Path | None = None) -> None:
        said = json.dumps(spec, sort_keys=True)
        mark = hashlib.sha256(said.encode()).hexdigest()[:8]
        name = f"{spec['command']}-{spec['game']}-{mark}.run"
        self.path: Final = (folder or Path()) / name
        self.stopped = False
        self._first: Final = said
        self._lines: Final[dict[tuple[str, int], str]] = {}
        self._written: TextIO | None = None
        self._begun: Final = monotonic()
        if resume:
            self._read()

    def _read(self) -> None:
        if not self.path.exists():
            raise Unreadable("nothing-kept", file=str(self.path))
        first, *lines = self.path.read_text("utf-8").split("\n")
        if first != self._first:
            raise Unreadable("kept-otherwise", file=str(self.path))
        for line in lines:
            try:
                told = msgspec.json.decode(line, type=Line)
            except (msgspec.DecodeError, ValueError):  # the last line of a machine that stopped
                continue
            self._lines[told.part, told.number] = line

    def results(self, part: str, kind: type[T]) -> dict[int, T]:
        """What is done already, by the number of the batch."""
        found: dict[int, T] = {}
        for (where, number), line in self._lines.items():
            if where == part:
                raw = msgspec.json.decode(line, type=Line).result
                found[number] = msgspec.json.decode(raw, type=kind)
        return found

    def add(self, part: str, number: int, result: object) -> None:
        raw = msgspec.Raw(msgspec.json.encode(result))
        line = msgspec.json.encode(Line(part, number, raw)).decode()
        self._lines[part, number] = line
        if self._written is not None:
            self._written.write(line + "\n")
            self._written.flush()
        elif monotonic() - self._begun > PATIENCE:
            self._write()

    def stop(self) -> None:
        """The run was interrupted: keep what it has."""
        self.stopped = True
        if self._written is None:
            self._write()

    def _write(self) -> None:
        self._written = self.path.open("w", encoding="utf-8")
        self._written.write("\n".join([self._first, *self._lines.values()]) + "\n")
        self._written.flush()

    def close(self) -> None:
        """The file of a finished run is not needed any more."""
        if self._written is not None:
            self._written.close()
            self._written = None
        if not self.stopped:
            self.path.unlink(missing_ok=True)
