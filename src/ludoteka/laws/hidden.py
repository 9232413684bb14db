"""The laws about what is hidden: nobody sees, hears or can find out what is not theirs to know."""

from typing import Any

from ludoteka.kernel.codec import Json
from ludoteka.kernel.game import Game
from ludoteka.kernel.journal import Journal
from ludoteka.kernel.options import Options
from ludoteka.kernel.pending import Chance, Decide
from ludoteka.kernel.playout import playout
from ludoteka.kernel.rng import Rng
from ludoteka.laws.checks import STEPS, after, broken, require, sample
from ludoteka.laws.playing import encoded, encoded_view, random_game, viewers
from ludoteka.laws.worlds import SECRET, told_apart


def views(game: Game[Any], seats: int, options: Options) -> None:
    """A view shows only what was seen, and the same to all from whom nothing is hidden."""
    for s, step in random_game(game, seats, options, seed=5, limit=4 * STEPS):
        knowing = [each for each in viewers(seats) if not s.unseen_by() >> each & 1]
        shown_to = [game.encode(game.masked(s, each)) for each in knowing]
        require(
            all(each == shown_to[0] for each in shown_to),
            f"{after(game, step)} nothing is hidden from {knowing}, and they are shown different "
            "positions.",
            "`unseen_by` must name everybody to whom some card is unknown.",
        )
        for viewer in viewers(seats):
            view, pending = game.view(s, viewer), game.pending(s)
            shown = unseen_cards(game.encode_view(view), viewer)
            require(
                shown == [],
                f"{after(game, step)} viewer {viewer} is shown cards they have not seen: {shown}.",
                "build `masked` field by field: `Zone.masked(viewer)` for zones, `Bag.masked()` "
                "for bags.",
            )
            asked = isinstance(pending, Decide) and pending.may_answer(viewer)
            require(
                (view.ask is not None) == asked,
                f"{after(game, step)} viewer {viewer} has a question that is not theirs, or none.",
                "leave `Game.view` as it is and write `masked`.",
            )


def unseen_cards(data: Any, viewer: int) -> list[Json]:
    """Cards in encoded zones and bags that the viewer has not seen and that are shown."""
    found: list[Json] = []
    if isinstance(data, dict) and {"cards", "seen"} <= set(data):
        for card, seen in zip(data["cards"], data["seen"], strict=True):
            if card != 0 and not seen >> viewer & 1:
                found.append(data)
    elif isinstance(data, dict) and {"counts", "size"} <= set(data):
        if any(data["counts"]):
            found.append(data)
    elif isinstance(data, dict):
        for value in data.values():
            found += unseen_cards(value, viewer)
    elif isinstance(data, list):
        for value in data:
            found += unseen_cards(value, viewer)
    return found


def imagining(game: Game[Any], seats: int, options: Options) -> None:
    """Positions a viewer cannot tell apart give equal views, questions, lists and refusals."""
    box = game.box(seats, options)
    rng = Rng(77)
    for s, step in random_game(game, seats, options, seed=6, limit=2 * STEPS):
        for viewer in viewers(seats):
            where = f"{after(game, step)}, as viewer {viewer} imagines it,"
            world = game.imagine(game.view(s, viewer), rng)
            require(
                encoded_view(game, world, viewer) == encoded_view(game, s, viewer),
                f"{where} the world looks different to that viewer.",
                "`fill` may change unknown places only, and into what the viewer thinks possible.",
            )
            now = game.census(world)
            require(
                now == box,
                f"{where} the world holds {now}, and the box {box}.",
                "`fill` deals out what `unseen` leaves: see `deal` in kernel/zones.py.",
            )
            _same_question(game, s, world, viewer, where, rng)
            playout(game, world, rng, 10)


def _same_question(game: Game[Any], s: Any, world: Any, viewer: int, where: str, rng: Rng) -> None:
    asked, real = game.pending(world), game.pending(s)
    advice = "whether a question is asked, of whom and what about may depend on public facts only."
    require(type(asked) is type(real), f"{where} something else is pending: {asked!r}.", advice)
    if isinstance(real, Decide) and isinstance(asked, Decide):
        same = (asked.seat, asked.prompt, asked.racing, asked.late) == (
            real.seat,
            real.prompt,
            real.racing,
            real.late,
        )
        require(same and bool(asked.options), f"{where} another question is asked.", advice)
        for move in sample(game, rng, 20):
            told, true = (
                repr(game.explain(world, viewer, move)),
                repr(game.explain(s, viewer, move)),
            )
            if told != true:
                raise broken(
                    f"{where} {game.write(move)!r} is refused with {told}, really with {true}.",
                    "a refusal must not tell what the seat may not know.",
                )
    if isinstance(real, Chance) and isinstance(asked, Chance):
        same = (asked.prompt, asked.size) == (real.prompt, real.size)
        require(same, f"{where} chance is asked for something else.", advice)


def chance_masks(game: Game[Any], seats: int, options: Options) -> None:
    """Who is told what chance answered sees what it did; who is not learns nothing."""
    rng = Rng(21)
    for s, step in random_game(game, seats, options, seed=12, limit=3 * STEPS):
        ask = game.pending(s)
        if not isinstance(ask, Chance):
            continue
        worlds = []
        for _ in range(3):
            world = game.clone(s)
            game.resolve(world, int(rng.below(ask.size)), Journal())
            worlds.append(world)
        for viewer in viewers(seats):
            states = {encoded(game, world) for world in worlds}
            seen = {encoded_view(game, world, viewer) for world in worlds}
            require(
                len(seen) == (len(states) if ask.seen >> viewer & 1 else 1),
                f"{after(game, step)} chance is asked {ask.prompt!r}, and what viewer {viewer} "
                "sees of the answer does not fit the mask `seen` of the question.",
                "give `Chance` the mask of those who see the card or die that it brings.",
            )


def journal(game: Game[Any], seats: int, options: Options) -> None:
    """The journal tells nobody what they have not seen."""
    known: dict[int, dict[str, list[int]]] = {}
    for s, step in random_game(game, seats, options, seed=7, limit=4 * STEPS):
        for viewer in viewers(seats):
            now = game.census(game.view(s, viewer).position)
            before = known.get(viewer, now)
            known[viewer] = now
            for note in step.notes if step else []:
                if not note.visible(viewer):
                    continue
                kinds = game.words.notes.get(note.word, "?").split()
                require(
                    note.word in game.words.notes and len(kinds) == len(note.args),
                    f"{after(game, step)} the note {note!r} has other numbers than `Words` says.",
                    "declare every note with the kinds of its numbers.",
                )
                for kind, value in zip(kinds, note.args, strict=True):
                    require(
                        not (kind in now and value)
                        or bool(now[kind][value] or before[kind][value]),
                        f"{after(game, step)} the note {note!r} tells viewer {viewer} of a "
                        f"{kind} they cannot have seen.",
                        "tell hidden things twice: `out.tell(own, ...)` with the card, "
                        "`out.tell(others, ...)` without.",
                    )


def worlds(game: Game[Any], seats: int, options: Options, effort: int = 1) -> None:
    """Two worlds that look the same stay so while play goes on."""
    for seed in range(1, effort + 1):
        steps, found = told_apart(game, seats, options, seed)
        require(not found, "\n".join(found), SECRET)
        require(
            steps >= 1,
            "worlds part before they could be compared.",
            "let `fill` make worlds in which the pending question could have come up.",
        )
