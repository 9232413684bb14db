"""The messages as TypeScript types: `python tools/message_types.py`.

What all games share goes into `messages.d.ts` of the client, what a game sends to its own stage
into `shown.d.ts` of that stage.
"""

import inspect
import json
import sys
from pathlib import Path
from types import ModuleType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from ludoteka.games import bodies as common
from ludoteka.games.registry import KITS
from ludoteka.web import (
    bodies,
    coach_bodies,
    lab_bodies,
    lesson_bodies,
    messages,
    puzzle_bodies,
    review_bodies,
)

_PLAIN: dict[object, str] = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    object: "unknown",
    type(None): "null",
}
FILE = Path(__file__).parents[1] / "src/ludoteka/web/static/messages.d.ts"
_HEAD = "// Made by `python tools/message_types.py`. Do not change by hand.\n"
_UNIONS = {"Incoming": messages.Incoming, "Outgoing": messages.Outgoing}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct that is sent, in the order of the file."""
    told = (lab_bodies, puzzle_bodies, coach_bodies)
    modules = (common, bodies, review_bodies, *told, *_pages(), messages, lesson_bodies)
    return [struct for module in modules for struct in _structs_of(module)]


def _structs_of(module: ModuleType) -> list[type[msgspec.Struct]]:
    bases = (common.Body, messages.Said, messages.Request)
    return [
        value
        for value in vars(module).values()
        if inspect.isclass(value)
        and issubclass(value, msgspec.Struct)
        and value.__module__ == module.__name__
        and value not in bases
    ]


def _pages() -> list[ModuleType]:
    """The modules of games that say what is sent to their pages."""
    found = [aid.asked.__module__ for kit in KITS.values() for aid in kit.aids]
    return [sys.modules[name] for name in found]


def shown(kind: Any) -> str:
    """A Python type in TypeScript."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return shown(args[0])
    if origin is Literal:
        return " | ".join(json.dumps(each) for each in args)
    if origin in (Union, UnionType):
        return " | ".join(shown(each) for each in args)
    if origin is list:
        inner = shown(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(shown(each) for each in args)}]"
    if origin is dict:
        return f"Record<string, {shown(args[1])}>"
    assert inspect.isclass(kind), kind
    return kind.__name__


def declared(struct: type[msgspec.Struct]) -> str:
    """One struct: an interface, or a tuple if it is sent as an array."""
    fields = msgspec.structs.fields(struct)
    if struct.__struct_config__.array_like:
        inner = ", ".join(f"{field.name}: {shown(field.type)}" for field in fields)
        return f"export type {struct.__name__} = [{inner}];\n"
    lines = [f"export interface {struct.__name__} {{"]
    if struct.__struct_config__.tag is not None:
        lines.append(f'  type: "{struct.__struct_config__.tag}";')
    for field in fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.name}{mark}: {shown(field.type)};")
    return "\n".join([*lines, "}"]) + "\n"


def definitions() -> str:
    """What all games share."""
    told = [_HEAD, *map(_told, structs())]
    for name, union in _UNIONS.items():
        told.append(f"export type {name} = {shown(union)};\n")
    return "\n".join(told)


def stage_definitions() -> dict[Path, str]:
    """By file: what a game sends to its own stage."""
    found: dict[Path, str] = {}
    for kit in KITS.values():
        if kit.shown is not None:
            sent = _structs_of(sys.modules[kit.shown.__module__])
            found[kit.folder() / "stage/shown.d.ts"] = "\n".join([_HEAD, *map(_told, sent)])
    return found


def _told(struct: type[msgspec.Struct]) -> str:
    return f"/** {' '.join((struct.__doc__ or '').split())} */\n{declared(struct)}"


if __name__ == "__main__":
    for file, text in {FILE: definitions(), **stage_definitions()}.items():
        file.write_text(text, "utf-8")
