"""The reference of the interface: `python tools/api_reference.py`.

Made from the structs and their docstrings, the routes, and the text around them in this folder.
"""

import inspect
import re
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec
from message_types import shown, structs

from ludoteka.web import messages

if TYPE_CHECKING:
    from ludoteka.web.rooms import Rooms

_OPENING = Path(__file__).with_name("api.md")
FILE = Path(__file__).parents[1] / "docs/api.md"


def _told(doc: str | None) -> str:
    return " ".join(inspect.cleandoc(doc or "").split())


def struct_section(struct: type[msgspec.Struct]) -> str:
    """One message or body: what it is, and its fields."""
    config = struct.__struct_config__
    name = f"`{config.tag}`" if config.tag is not None else struct.__name__
    lines = [f"### {name}", "", _told(struct.__doc__), ""]
    fields = msgspec.structs.fields(struct)
    if config.array_like:
        inside = ", ".join(f"{field.name}: {shown(field.type)}" for field in fields)
        return "\n".join([*lines, f"An array: `[{inside}]`", ""])
    if fields:
        lines += ["| Field | Type | |", "| --- | --- | --- |"]
        for field in fields:
            kind = shown(field.type).replace("|", "\\|")
            needed = "" if field.required else "may be left out"
            lines.append(f"| `{field.name}` | `{kind}` | {needed} |")
        lines.append("")
    return "\n".join(lines)


def _route_lines() -> list[str]:
    from ludoteka.web.handlers import Handlers

    def nobody() -> "Rooms":
        raise AssertionError("no rooms are needed to list the requests")

    lines = ["| Request | What it does |", "| --- | --- |"]
    for route in Handlers(nobody).described():
        lines.append(f"| `{route[0]} {route[1]}` | {_told(route[2])} |")
    return lines


def reference() -> str:
    """The whole page."""
    opening = _OPENING.read_text("utf-8")
    said = [each for each in structs() if issubclass(each, messages.Said)]
    outgoing = messages.Outgoing.__args__
    parts = {
        "routes": "\n".join(_route_lines()),
        "client": "\n".join(struct_section(each) for each in said if each not in outgoing),
        "server": "\n".join(struct_section(each) for each in said if each in outgoing),
        "bodies": "\n".join(
            struct_section(each) for each in structs() if not issubclass(each, messages.Said)
        ),
    }
    page = re.sub(r"<!-- (\w+) -->", lambda found: parts[found[1]].strip(), opening)
    return page.rstrip() + "\n"


if __name__ == "__main__":
    FILE.write_text(reference(), "utf-8")
