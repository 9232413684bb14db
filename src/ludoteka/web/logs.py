"""The log of a server: lines of text for people, or of JSON for programs, to the standard error."""

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final, Literal, TextIO, TypeAlias

Format: TypeAlias = Literal["text", "json"]
LOG: Final = logging.getLogger("ludoteka.web")


class _Text(logging.Formatter):
    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(name)s: %(message)s")


class _Json(logging.Formatter):
    """One object a line: when, how grave, from where, what, and the traceback of an error."""

    def format(self, record: logging.LogRecord) -> str:
        when = datetime.fromtimestamp(record.created, UTC)
        told = {
            "time": when.isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            told["error"] = self.formatException(record.exc_info)
        return json.dumps(told, ensure_ascii=False)


def set_up(format: Format, out: TextIO | None = None) -> None:
    """What a server does is told from now on; of other packages only what goes wrong."""
    handler = logging.StreamHandler(out or sys.stderr)
    handler.setFormatter(_Json() if format == "json" else _Text())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    LOG.setLevel(logging.INFO)
