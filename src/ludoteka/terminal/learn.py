"""A lesson in plain lines: what it says, the board, the question, and what the learner types."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from ludoteka.games.kit import Kit
from ludoteka.kernel.faults import Fault
from ludoteka.table.faults import NotAllowed
from ludoteka.table.lesson import Lesson, words_file
from ludoteka.table.lessons import GO_ON, Teaching, Wrong
from ludoteka.table.match import TABLE_NOTES
from ludoteka.terminal.menu import Menu
from ludoteka.terminal.screen import Ended, Screen
from ludoteka.texts import texts_for
from ludoteka.texts.catalogue import Lines
from ludoteka.texts.places import game_file

SHOW: Final = "show"
BACK: Final = "back"
QUIT: Final = "quit"


class Progress:
    """How far lessons were followed, in a file of this person."""

    def __init__(self, file: Path) -> None:
        self._file: Final = file
        self._known: Final[dict[str, Any]] = _read(file)

    def answers(self, game: str, lesson: str) -> list[str]:
        found = self._of(game, lesson).get("answers")
        return [str(each) for each in found] if isinstance(found, list) else []

    def done(self, game: str, lesson: str) -> bool:
        return self._of(game, lesson).get("done") is True

    def keep(self, game: str, lesson: str, answers: list[str], *, done: bool) -> None:
        told = {"answers": answers, "done": done or self.done(game, lesson)}
        self._known[f"{game}/{lesson}"] = told
        self._file.parent.mkdir(parents=True, exist_ok=True)
        self._file.write_text(json.dumps(self._known, indent=1) + "\n", "utf-8")

    def _of(self, game: str, lesson: str) -> dict[str, Any]:
        found = self._known.get(f"{game}/{lesson}")
        return found if isinstance(found, dict) else {}


def _read(file: Path) -> dict[str, Any]:
    """What is no progress is none."""
    try:
        found = json.loads(file.read_text("utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class LineLesson:
    """A lesson at one screen. `keep` is told the answers whenever they change."""

    def __init__(
        self,
        screen: Screen,
        kit: Kit,
        lesson: Lesson,
        language: str,
        answers: list[str],
        keep: Callable[[Teaching], None],
    ) -> None:
        words = words_file(kit, language)
        files = [game_file(kit.game.id, language), *([words] if words is not None else [])]
        self._screen: Final = screen
        self._kit: Final = kit
        self._lesson: Final = lesson
        self._texts: Final = texts_for(language)
        self._game: Final = self._texts.game(kit.game)
        self._words: Final = Lines(language, files)
        self._keep: Final = keep
        self._told = 0
        self._said = ""
        self._begin(answers)

    def _begin(self, answers: list[str]) -> None:
        """Go on after these answers; those of another version of the lesson lead nowhere."""
        try:
            self._taught = Teaching(self._kit, self._lesson, answers)
        except Fault:
            self._taught = Teaching(self._kit, self._lesson)
        names, seat = self._taught.match.header.names, self._lesson.seat
        names[:] = [self._texts.seat_name(each, bot=each != seat) for each in range(len(names))]
        self._said = ""

    def run(self) -> None:
        """To the end of the lesson; `Ended` if the learner leaves before."""
        self._screen.say(self._words.line(self._lesson.title()))
        self._screen.say(self._texts.line("learn-help"))
        while not self._taught.done:
            self._show()
            self._obey(self._screen.ask())
        self._notes()
        self._screen.say()
        self._screen.say(
            self._texts.line("learn-finished", title=self._words.line(self._lesson.title()))
        )

    # What is shown

    def _show(self) -> None:
        taught, place = self._taught, f"{self._taught.said} {len(self._taught.answers)}"
        if place == self._said:
            return
        self._said = place
        self._notes()
        view = taught.match.view(self._lesson.seat)
        self._screen.say()
        self._screen.draw(self._kit.board(view, self._game))
        self._screen.say()
        self._screen.say("» " + self._words.line(taught.said), 2)
        if taught.waits_for_move:
            prompt = self._game.prompt(view.prompt, view.about, taught.match.header.names)
            self._screen.say(prompt)
            self._menu = Menu(
                self._kit.game,
                self._game,
                taught.match.header.names,
                taught.match.moves(self._lesson.seat),
            )
            self._list()
        else:
            self._screen.say(self._texts.line("learn-again" if taught.lost else "learn-enter"))

    def _list(self) -> None:
        for number, choice in enumerate(self._menu.choices, start=1):
            self._screen.say(f"{number:>3}. {choice.label}  [{choice.notation}]", 5)

    def _notes(self) -> None:
        match = self._taught.match
        for note in match.notes(self._lesson.seat, min(self._told, match.note_count)):
            if note.word not in TABLE_NOTES:
                self._screen.say("- " + self._game.note(note, match.header.names), 2)
        self._told = match.note_count

    # What is typed

    def _obey(self, typed: str) -> None:
        taught = self._taught
        try:
            if typed == QUIT:
                raise Ended
            if typed == BACK:
                self._step_back()
            elif taught.lost:
                self._begin(taught.again())
            elif typed == SHOW:
                taught.skip()
            elif taught.waits_for_move:
                self._move(typed)
            else:
                taught.answer(GO_ON)
            self._keep(self._taught)
        except Wrong as wrong:
            lines = self._words if self._words.has(wrong.id) else self._texts
            self._screen.say("» " + lines.line(wrong.id), 2)
        except NotAllowed as error:
            self._screen.say(self._game.refusal(error.refusal, taught.match.header.names))
            self._screen.say(
                f"{error.refusal.clause}: {self._game.clause(error.refusal.clause)}", 4
            )
        except Fault as fault:
            self._screen.say(self._texts.fault(fault))

    def _step_back(self) -> None:
        if self._taught.waits_for_move and self._menu.opened:
            self._menu.back()
            self._list()
        else:
            self._begin(self._taught.answers[:-1])

    def _move(self, typed: str) -> None:
        if not typed:
            return
        move = self._menu.pick(typed)
        if move is None and self._menu.knows(typed):
            self._list()
            return
        self._taught.answer(typed if move is None else self._kit.game.write(move))


def learn_lines(
    screen: Screen, kit: Kit, lesson: Lesson, language: str, progress: Progress
) -> None:
    """A lesson, from where it was left; what was done is kept, however it ends."""
    game, name = kit.game.id, lesson.name

    def keep(taught: Teaching) -> None:
        answers = [] if taught.done else taught.answers
        progress.keep(game, name, answers, done=taught.done)

    try:
        LineLesson(screen, kit, lesson, language, progress.answers(game, name), keep).run()
    except Ended:
        screen.say()
        screen.say(texts_for(language).line("learn-kept"))


def list_lessons(
    screen: Screen, kit: Kit, lessons: list[Lesson], language: str, progress: Progress
) -> None:
    texts = texts_for(language)
    file = words_file(kit, language)
    words = Lines(language, [game_file(kit.game.id, language), *([file] if file else [])])
    game = texts.game(kit.game)
    screen.say(texts.line("learn-title-of", game=game.title()))
    if game.has("goal"):
        screen.say(texts.line("learn-aim", goal=game.line("goal")))
    for lesson in lessons:
        mark = "✓" if progress.done(kit.game.id, lesson.name) else " "
        screen.say(f" {mark} {lesson.name}: {words.line(lesson.title())}")
