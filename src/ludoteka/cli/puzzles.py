"""Commands for puzzles: solve today's or any other, look for new ones, check their proofs."""

import sys
from pathlib import Path

import click

from ludoteka.cli.shared import argument, cli, option, speaking, the_screen
from ludoteka.terminal.help import TextGroup


@cli.group(cls=TextGroup, invoke_without_command=True)
@speaking
@click.pass_context
def puzzles(ctx: click.Context) -> None:
    if ctx.invoked_subcommand is not None:
        return
    import datetime

    from ludoteka.bots.puzzles import of_the_day
    from ludoteka.terminal.puzzling import PuzzleTable

    PuzzleTable(the_screen(), of_the_day(datetime.date.today()), ctx.obj).run()


@puzzles.command()
@argument("game")
@option("--grade", type=click.IntRange(1, 5))
@option("--puzzle", default="")
@option("--seed", type=int, default=1, show_default=True)
@speaking
@click.pass_obj
def solve(language: str, game: str, grade: int | None, puzzle: str, seed: int) -> None:
    from ludoteka.bots.puzzles import find_puzzle, maker, puzzles_of
    from ludoteka.kernel.faults import Refused
    from ludoteka.terminal.puzzling import PuzzleTable
    from ludoteka.terminal.start import find_game

    id = find_game(game).id
    maker(id)
    if puzzle:
        chosen = find_puzzle(id, puzzle)
    else:
        fitting = [each for each in puzzles_of(id) if grade is None or each.grade == grade]
        if not fitting:
            raise Refused("no-puzzles")
        chosen = fitting[seed % len(fitting)]
    PuzzleTable(the_screen(), chosen, language).run()


@puzzles.command()
@argument("game")
@option("--count", type=click.IntRange(1, 10_000), default=10, show_default=True)
@option("--seconds", type=click.IntRange(1, 1_000_000), default=60, show_default=True)
@option("--seed", type=int, default=1, show_default=True)
@option("--player", metavar="bot", default="")
@option("--out", type=click.Path(path_type=Path))
@speaking
@click.pass_obj
def mine(
    language: str,
    game: str,
    count: int,
    seconds: int,
    seed: int,
    player: str,
    out: Path | None,
) -> None:
    from ludoteka.bots.puzzles import read_puzzles, write_puzzle
    from ludoteka.lab.mining import mine as look
    from ludoteka.terminal.files import files_named, read_text
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    id = find_game(game).id
    known = read_puzzles(read_text(out)) if out is not None and out.exists() else []
    bar = ProgressBar()
    found = 0
    try:
        for puzzle in look(id, count, seconds, seed, bar, player, known):
            found += 1
            if out is None:
                click.echo(write_puzzle(puzzle), nl=False)
                continue
            with files_named(out), out.open("a", encoding="utf-8") as file:
                file.write(write_puzzle(puzzle))
    finally:
        bar.close()
    click.echo(texts_for(language).line("puzzle-mined", count=found), err=True)


@puzzles.command()
@argument("game")
@option("--every", is_flag=True)
@option("--seed", type=int, default=1, show_default=True)
@speaking
@click.pass_obj
def prove(language: str, game: str, every: bool, seed: int) -> None:
    from ludoteka.bots.puzzles import faults_of, puzzles_of, sample_of
    from ludoteka.terminal.progress import ProgressBar
    from ludoteka.terminal.start import find_game
    from ludoteka.texts import texts_for

    found = list(puzzles_of(find_game(game).id))
    looked = found if every else sample_of(found, seed)
    bar = ProgressBar()
    wrong: list[str] = []
    try:
        for number, puzzle in enumerate(looked):
            bar(number, len(looked))
            if faults_of(puzzle):
                wrong.append(puzzle.id)
    finally:
        bar.close()
    texts = texts_for(language)
    click.echo(texts.line("puzzle-checked", count=len(looked) - len(wrong), of=len(looked)))
    for id in wrong:
        click.echo(texts.line("puzzle-unproved", id=id))
    if wrong:
        sys.exit(1)
