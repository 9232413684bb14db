"""Duels, tournaments and reviews on the command line: what was asked for, and the answer told."""

from pathlib import Path
from typing import Any, Final

from ludoteka import __version__
from ludoteka.bots.levels import LEVELS
from ludoteka.bots.review import Reviewed, review, worst
from ludoteka.games.registry import game_by_id
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.options import Options
from ludoteka.kernel.record import Record
from ludoteka.lab.duel import Result, duel, standings, tournament
from ludoteka.lab.keeping import Kept
from ludoteka.lab.runs import Place
from ludoteka.terminal.progress import ProgressBar
from ludoteka.terminal.start import find_game, read_options
from ludoteka.texts import Texts

WORTH_TELLING: Final = 0.03
"""A move that lost less than this share of the win is a matter of taste."""


class Ladder:
    """Which bots are better: the settings shared by duels and tournaments."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None,
        seed: int,
        every: bool,
        options: tuple[str, ...],
        parts: Path | None,
        place: Place,
        resume: bool,
        texts: Texts,
    ) -> None:
        found = find_game(game)
        many = max(2, found.seats[0]) if seats is None else seats
        found.check_seats(many)
        if many < 2:
            raise Refused("bot-alone")
        self._game: Final = found.id
        self._seats: Final = many
        self._options: Final = read_options(found, many, options, parts)
        self._how: Final[dict[str, Any]] = {
            "games": games,
            "seed": seed,
            "early": not every,
        }
        self._place: Final = place
        self._resume: Final = resume
        self._texts: Final = texts

    def duel(self, a: str, b: str) -> tuple[Result, Kept]:
        bar, kept = ProgressBar(self._texts), self._kept("duel", [a, b])
        try:
            found = duel(
                *(self._game, self._seats, self._options, (a, b)),
                **(self._how | {"place": self._place, "progress": bar, "kept": kept}),
            )
        finally:
            bar.close()
            kept.close()
        return found, kept

    def _kept(self, command: str, bots: list[str]) -> Kept:
        spec = run_spec(command, self._game, self._seats, self._options)
        return Kept(spec | self._how | {"bots": bots}, resume=self._resume)

    def tournament(self, bots: list[str]) -> tuple[list[str], list[Result], Kept]:
        """All levels if no bot is named."""
        names = list(dict.fromkeys(bots or LEVELS))
        if len(names) < 2:
            raise Refused("bot-same")
        bar, kept = ProgressBar(self._texts), self._kept("tournament", names)
        try:
            found = tournament(
                *(self._game, self._seats, self._options, names),
                **(self._how | {"place": self._place, "progress": bar, "kept": kept}),
            )
        finally:
            bar.close()
            kept.close()
        return names, found, kept


def run_spec(command: str, game: str, seats: int, options: Options) -> dict[str, Any]:
    """What makes a run the same run, whoever plays it and where."""
    return {
        "command": command,
        "version": __version__,
        "game": game,
        "seats": seats,
        "options": options.values,
        "parts": options.parts,
    }


def tell_duel(result: Result, texts: Texts) -> list[str]:
    low, high = result.interval
    tally = result.tally
    first = texts.number(tally.a_seconds / max(1, tally.a_moves), 5)
    second = texts.number(tally.b_seconds / max(1, tally.b_moves), 5)
    return [
        texts.line(
            "duel-result",
            a=result.a,
            b=result.b,
            wins=tally.a_wins,
            decided=tally.decided,
            share=texts.share(result.share),
            low=texts.share(low),
            high=texts.share(high),
        ),
        texts.line("duel-draws", draws=tally.draws),
        *_tell_stopped([result], texts),
        texts.line("duel-time", a=result.a, b=result.b, first=first, second=second),
    ]


def plain_tournament(results: list[Result], bots: list[str]) -> dict[str, object]:
    rows = [
        {"bot": bot, "wins": won, "losses": lost, "draws": drawn}
        for bot, won, lost, drawn in standings(results, bots)
    ]
    first = results[0]
    return {
        "game": first.game,
        "seats": first.seats,
        "turn_limit": first.turn_limit,
        "stopped": sum(result.tally.stopped for result in results),
        "standings": rows,
        "duels": [result.plain() for result in results],
    }


def tell_tournament(results: list[Result], bots: list[str], texts: Texts) -> list[str]:
    """The standings, with the share of each against each."""
    ranking = standings(results, bots)
    order = [row[0] for row in ranking]
    titles = [texts.line(f"tournament-{word}") for word in ("bot", "share", "won", "lost", "drawn")]
    table = [[*titles, *(str(place) for place in range(1, len(order) + 1))]]
    for place, (bot, won, lost, drawn) in enumerate(ranking, start=1):
        share = texts.share(won / max(1, won + lost))
        against = [_against(results, bot, other, texts) for other in order]
        table.append([f"{place} {bot}", share, str(won), str(lost), str(drawn), *against])
    widths = [max(len(row[column]) for row in table) for column in range(len(table[0]))]
    rows = [
        "  ".join(
            cell.ljust(width) if column == 0 else cell.rjust(width)
            for column, (cell, width) in enumerate(zip(row, widths, strict=True))
        )
        for row in table
    ]
    return [*rows, *_tell_stopped(results, texts)]


def _tell_stopped(results: list[Result], texts: Texts) -> list[str]:
    """The matches without an end are no results: told where there are some, or could be."""
    turns, stopped = results[0].turn_limit, sum(each.tally.stopped for each in results)
    if not turns and not stopped:
        return []
    return [texts.line("sim-stopped", turns=turns, stopped=stopped)]


def _against(results: list[Result], bot: str, other: str, texts: Texts) -> str:
    for result in results:
        if (result.a, result.b) == (bot, other):
            return texts.share(result.share)
        if (result.b, result.a) == (bot, other):
            return texts.share(1 - result.share)
    return "-"


def look_over(record: Record, seat: int, adviser: str) -> list[Reviewed]:
    if not 0 <= seat < record.header.seats:
        raise Refused("no-such-seat", seat=seat + 1, seats=record.header.seats)
    bar = ProgressBar()
    try:
        return review(game_by_id(record.header.game), record, seat, 1, adviser, bar)
    finally:
        bar.close()


def plain_review(record: Record, seat: int, found: list[Reviewed]) -> dict[str, object]:
    game = game_by_id(record.header.game)
    rows = [
        {
            "number": each.number,
            "line": each.line,
            "played": game.write(each.played),
            "share": round(each.share, 4),
            "best": game.write(each.best),
            "best_share": round(each.best_share, 4),
            "lost": round(each.lost, 4),
        }
        for each in found
    ]
    return {"game": game.id, "seat": seat + 1, "moves": rows}


def tell_review(record: Record, found: list[Reviewed], most: int, texts: Texts) -> list[str]:
    game = game_by_id(record.header.game)
    own, names = texts.game(game), record.header.names
    told: list[str] = []
    for each in worst(found, most, WORTH_TELLING):
        told.append(
            texts.line(
                "review-move",
                number=each.number,
                played=own.move(each.played, names),
                share=texts.share(each.share),
                best=own.move(each.best, names),
                better=texts.share(each.best_share),
            )
        )
    if not told:
        told.append(texts.line("review-good", least=texts.share(WORTH_TELLING)))
    lost = sum(each.lost for each in found) / max(1, len(found))
    return [*told, texts.line("review-sum", moves=len(found), lost=texts.share(lost))]
