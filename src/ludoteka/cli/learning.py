"""The command of learners: lessons in the terminal."""

import click

from ludoteka.cli.shared import argument, cli, speaking, the_screen


@cli.command()
@argument("game")
@argument("lesson", required=False)
@speaking
@click.pass_obj
def learn(language: str, game: str, lesson: str | None) -> None:
    from ludoteka.cli.hosting import data_folder
    from ludoteka.games.registry import KITS, game_by_id
    from ludoteka.kernel.faults import Refused
    from ludoteka.table.lesson import lesson_of, lessons_of
    from ludoteka.terminal.learn import Progress, learn_lines, list_lessons

    kit = KITS[game_by_id(game).id]
    lessons = lessons_of(kit)
    if not lessons:
        raise Refused("no-lessons", game=game)
    screen, progress = the_screen(), Progress(data_folder() / "lessons.json")
    if lesson is None:
        list_lessons(screen, kit, lessons, language, progress)
        open_ones = [each for each in lessons if not progress.done(game, each.name)]
        chosen = (open_ones or lessons)[0]
    else:
        chosen = lesson_of(kit, lesson)
    learn_lines(screen, kit, chosen, language, progress)
