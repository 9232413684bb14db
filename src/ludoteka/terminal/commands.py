"""What a player may type besides moves."""

import difflib
import os
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludoteka.bots.hint import hints
from ludoteka.kernel.faults import Refused, Unreadable
from ludoteka.terminal.aids import seen_odds
from ludoteka.terminal.files import save_match, seed_path
from ludoteka.terminal.screen import Ended
from ludoteka.texts import pick_language

if TYPE_CHECKING:
    from ludoteka.terminal.line import LineTable

Command = Callable[["LineTable", int, str], None]


def close_words(typed: str, known: Iterable[str]) -> list[str]:
    """Known words that look like what was typed."""
    return difflib.get_close_matches(typed.lower()[:60], list(known), n=3, cutoff=0.6)


def not_understood(table: "LineTable", typed: str, moves: list[str]) -> None:
    """Say so, with what was probably meant: a listed move or a command, else any move."""
    table.screen.say(table.texts.line("terminal-what", typed=typed[:60]))
    near = close_words(typed, [*moves, *COMMANDS]) or close_words(typed, table.match.game.texts())
    if near:
        table.screen.say(table.texts.line("terminal-near", words=", ".join(near)))


def show_help(table: "LineTable", seat: int, rest: str) -> None:
    for name in COMMANDS:
        table.screen.say(table.texts.line(f"terminal-help-{name}"), 18)
    table.screen.say(table.texts.line("terminal-help-moves"))


def explain(table: "LineTable", seat: int, rest: str) -> None:
    """Why a move is not allowed; `NotAllowed` goes up to who called."""
    if not rest:
        raise Refused("why-what")
    number = int(rest) if rest.isdecimal() and len(rest) < 6 else 0
    choices = table.menu(seat).choices
    if 1 <= number <= len(choices):
        rest = choices[number - 1].notation
        if len(choices[number - 1].moves) > 1:
            table.screen.say(table.texts.line("terminal-allowed", move=rest))
            return
    try:
        move = table.match.check(seat, rest)
    except Unreadable:
        not_understood(table, rest, [])
        return
    told = table.game_texts.move(move, table.match.header.names)
    table.screen.say(table.texts.line("terminal-allowed", move=told))


def undo(table: "LineTable", seat: int, rest: str) -> None:
    """At one screen anybody may say it; the last mover's move is taken back."""
    mover = next(
        (each for each in range(table.match.header.seats) if table.match.can_undo(each)), -1
    )
    table.match.undo(mover if mover >= 0 else seat)
    table.changed()


def show_rules(table: "LineTable", seat: int, rest: str) -> None:
    if rest:
        table.screen.say(table.game_texts.clause(rest))
        return
    for id, text in table.game_texts.clauses():
        table.screen.say(f"{id}  {text}", 4)


def describe(table: "LineTable", seat: int, rest: str) -> None:
    """What a tile, card or the like does, and where that is known from."""
    named: dict[str, tuple[str, int]] = {}
    words, own = table.match.game.words, table.game_texts
    for kind, names in words.kinds.items():
        for index, name in enumerate(names):
            if own.description(kind, index):
                named[name.replace("_", " ")] = named[own.name(kind, index).lower()] = kind, index
    typed = rest.lower().replace("_", " ")
    if typed not in named:
        near = ", ".join(close_words(typed, named) or list(named)[:8])
        raise Refused("about-what", near=near)
    kind, index = named[typed]
    table.screen.say(f"{own.name(kind, index)}: {own.description(kind, index)}", 4)
    if source := table.match.game.source(kind, index):
        table.screen.say("    " + own.source(source), 4)


def show_odds(table: "LineTable", seat: int, rest: str) -> None:
    """Exact chances, in the games of dice."""
    told = seen_odds(table.match.game, table.match.view(seat), table.texts)
    if not told:
        raise Refused("no-odds-now")
    table.screen.draw(told)


def hint(table: "LineTable", seat: int, rest: str) -> None:
    view = table.match.view(seat)
    if view.ask is None:
        raise Refused("no-hint")
    names = table.match.header.names
    for number, each in enumerate(hints(table.match.game, view, table.match.decision), start=1):
        told = table.texts.line(
            "hint-move",
            number=number,
            move=table.game_texts.move(each.move, names),
            notation=table.match.game.write(each.move),
            share=table.texts.share(each.share, 0),
        )
        if each.reason:
            reason = table.game_texts.line(f"reason-{each.reason}")
            told = table.texts.line("hint-reason", hint=told, reason=reason)
        table.screen.say(told, 3)


def show_board(table: "LineTable", seat: int, rest: str) -> None:
    table.show_board(seat)


def show_options(table: "LineTable", seat: int, rest: str) -> None:
    table.show_question(seat)


def save(table: "LineTable", seat: int, rest: str) -> None:
    if not rest:
        raise Refused("save-where")
    path = Path(os.path.expanduser(rest))  # which leaves an unknown ~name as it is
    save_match(table.match, path)
    table.saved = True
    if table.match.over() is None:
        beside = str(seed_path(path))
        table.screen.say(table.texts.line("terminal-saved", file=str(path), seed=beside))
    else:
        table.screen.say(table.texts.line("terminal-saved-over", file=str(path)))


def speak(table: "LineTable", seat: int, rest: str) -> None:
    table.speak(pick_language(rest, {}))
    table.show_board(seat)
    table.show_question(seat)


def resign(table: "LineTable", seat: int, rest: str) -> None:
    table.match.resign(seat)
    table.changed()


def leave(table: "LineTable", seat: int, rest: str) -> None:
    raise Ended


COMMANDS: Final[dict[str, Command]] = {
    "help": show_help,
    "why": explain,
    "hint": hint,
    "undo": undo,
    "about": describe,
    "rules": show_rules,
    "board": show_board,
    "odds": show_odds,
    "options": show_options,
    "save": save,
    "lang": speak,
    "resign": resign,
    "quit": leave,
}
