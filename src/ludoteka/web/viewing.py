"""From what the kernel shows a viewer to what is sent to them. Nothing else leaves a table."""

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, cast

import msgspec

from ludoteka.bots.registry import BOTS
from ludoteka.games.bodies import Offer, ready
from ludoteka.games.registry import GAMES, KITS, game_by_id
from ludoteka.kernel.faults import Unreadable
from ludoteka.kernel.game import Game, View
from ludoteka.kernel.journal import SILENT, Note
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.pending import Move
from ludoteka.texts import texts_for
from ludoteka.web import bodies
from ludoteka.web.requests import read_body

_SEATS: Final = [[seat for seat in range(8) if mask >> seat & 1] for mask in range(256)]


def seats_of(mask: int) -> list[int]:
    return _SEATS[mask]


def view_message(
    game: Game[Any], view: View[Any], position: msgspec.Raw | None = None
) -> bodies.View:
    """The view without its moves, which are sent apart. Its position may be JSON already."""
    given: Any = game.encode(view.position) if position is None else position
    shown = KITS[game.id].shown if game.id in KITS else None
    return bodies.View(
        viewer=view.viewer,
        position=given,
        waiting=seats_of(view.waiting),
        prompt=view.prompt,
        about=list(view.about),
        ranks=view.over.ranks if view.over is not None else None,
        scores=view.over.scores if view.over is not None else None,
        shown=shown(view) if shown is not None else None,
    )


def offers(game: Game[Any], moves: Sequence[Move]) -> list[Offer]:
    known = _offers(game)
    return [known[move] for move in moves]


@cache
def _offers(game: Game[Any]) -> dict[Move, Offer]:
    return {move: Offer(game.write(move), move.verb, list(move.args)) for move in game.moves}


def ready_offers(game: Game[Any], moves: Sequence[Move]) -> list[Offer]:
    """Offers to be sent: the JSON of each is made once for all, and stands for it."""
    known = _ready_offers(game)
    return cast(list[Offer], [*map(known.__getitem__, moves)])


@cache
def _ready_offers(game: Game[Any]) -> dict[Move, msgspec.Raw]:
    return {move: ready(offer) for move, offer in _offers(game).items()}


def note_message(seq: int, note: Note) -> bodies.Note:
    return bodies.Note(seq, note.word, list(note.args))


def checked_parts(id: str, text: str) -> bytes:
    """What is printed on the components of a game with an own file, if that is good."""
    game = game_by_id(id)
    game.start(game.seats[0], game.options().with_parts(text), SILENT)
    return msgspec.json.encode(KITS[id].box(text, 0))


def drawn(id: str, language: str, asked: bytes) -> bodies.Drawn:
    """A `Drawing`, what a viewer was sent, in lines; what is no position is `Unreadable`."""
    game, wanted = game_by_id(id), read_body(asked, bodies.Drawing)
    sent = cast(Any, wanted.position)
    try:
        game.check_seats(wanted.seats)
        options = choose_options(game.option_list, wanted.options)
        position = game.decode(sent, wanted.seats, options)
        about = tuple(wanted.about)
        view = View(wanted.viewer, position, 0, wanted.prompt, about, None, None)
        lines = KITS[game.id].board(view, texts_for(language).game(game))
    except (LookupError, TypeError, ValueError, AssertionError, OverflowError) as error:
        raise Unreadable("unreadable-message") from error
    return bodies.Drawn(lines=lines)


def game_info(game: Game[Any]) -> bodies.GameInfo:
    options = [
        bodies.OptionInfo(id=each.id, values=each.values, default=each.default)
        for each in game.option_list
    ]
    kit = KITS[game.id]
    return bodies.GameInfo(
        id=game.id,
        rules=game.rules,
        seats=list(game.seats),
        options=options,
        proposed={str(seats): values for seats in game.seats if (values := game.proposed(seats))},
        bots=list(BOTS),
        own_parts=bool(game.parts_text()),
        races=game.patience() > 0,
        minutes=kit.minutes,
        stage=(kit.folder() / "stage/stage.js").is_file(),
        aids=[bodies.AidInfo(name=aid.name, icon=aid.icon) for aid in kit.aids],
        lessons=any((kit.folder() / "lessons").glob("*.toml")),
        origin=kit.origin,
        characters=[
            bodies.CharacterInfo(name=each.name, face=each.face.split()) for each in kit.characters
        ],
    )


def vocabulary(game: Game[Any]) -> bodies.Vocabulary:
    words = game.words
    sources: dict[str, list[str]] = {}
    for kind, names in words.kinds.items():
        marks = [game.source(kind, index) for index in range(len(names))]
        if any(marks):
            sources[kind] = marks
    return bodies.Vocabulary(
        kinds=words.kinds,
        literal=words.literal,
        verbs=words.verbs,
        prompts=words.prompts,
        notes=words.notes,
        clauses=words.clauses,
        refusals=words.refusals,
        sources=sources,
    )


def warm_up() -> None:
    """Make what is made once per game, so that the first move of a table is as quick as others."""
    for game in GAMES.values():
        _ready_offers(game)
        game.read(game.write(game.moves[0]))
