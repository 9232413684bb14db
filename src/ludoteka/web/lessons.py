"""Lessons over the network. The server keeps nothing: the learner's browser has the answers, and
where a lesson stands follows from them. What was asked last is remembered, so that the next answer
need not repeat the whole lesson."""

from collections import OrderedDict
from functools import cache
from typing import Final, TypeAlias

from ludoteka.games.kit import Kit
from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.faults import Fault
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.table.faults import NotAllowed
from ludoteka.table.lesson import Lesson, as_example, lesson_of, lessons_of, target_of, words_file
from ludoteka.table.lessons import GO_ON, Teaching, Wrong
from ludoteka.table.match import Match
from ludoteka.texts import pick_language
from ludoteka.web import bodies, messages
from ludoteka.web.lesson_bodies import Learning, LessonInfo, LessonList, Taught
from ludoteka.web.viewing import note_message, offers, view_message

MOST_REMEMBERED: Final = 32
"""Lessons that are kept as they stand."""
MOST_STATES: Final = 40
"""What is shown of the moves of others; earlier ones are skipped."""

Place: TypeAlias = tuple[str, str, str]
"""A lesson or example of a game."""


@cache
def lesson_list(game: str) -> LessonList:
    kit = KITS[game_by_id(game).id]
    told = [
        LessonInfo(name=each.name, minutes=each.minutes, steps=len(each.step), clauses=each.clauses)
        for each in lessons_of(kit)
    ]
    return LessonList(game=game, lessons=told)


@cache
def lesson_texts(game: str, language: str) -> bytes:
    """The words of the lessons of a game; empty if it has none."""
    pick_language(language, {})
    file = words_file(KITS[game_by_id(game).id], language)
    return file.read_bytes() if file is not None else b""


class School:
    """Answers learners, one after the other."""

    def __init__(self) -> None:
        self._kept: Final[OrderedDict[tuple[str, ...], Teaching]] = OrderedDict()

    @property
    def remembered(self) -> int:
        return len(self._kept)

    def teach(self, game: str, name: str, asked: Learning) -> Taught:
        kit = KITS[game_by_id(game).id]
        place = (game, name, "example" if asked.example else "lesson")
        lesson = lesson_of(kit, name)
        if asked.example:
            lesson = as_example(lesson)
        answers = asked.answers
        if asked.deed == "back":
            answers = answers[:-1]
        elif asked.deed == "again":
            answers = self._at(place, kit, lesson, answers).again()
        taught = self._at(place, kit, lesson, answers)
        film = Film(taught)
        wrong, refusal = "", None
        try:
            _do(taught, asked)
        except Wrong as fault:
            wrong = fault.id
        except NotAllowed as fault:
            why = fault.refusal
            refusal = messages.Refusal(id=0, clause=why.clause, word=why.word, args=list(why.args))
        self._keep(place, taught)
        words = kit.game.words
        return Taught(
            answers=taught.answers,
            at=taught.at,
            steps=len(lesson.step),
            said=taught.said,
            light=[target_of(words, each) for each in taught.step.light],
            asks=taught.waits_for_move,
            free=taught.step.free,
            lost=taught.lost,
            done=taught.done,
            wrong=wrong,
            refusal=refusal,
            table=_table(kit, lesson, taught),
            seat=lesson.seat,
            seats=lesson.seats,
            states=film.states[-MOST_STATES:],
        )

    def _at(self, place: Place, kit: Kit, lesson: Lesson, answers: list[str]) -> Teaching:
        """Answers of an earlier version of a lesson lead nowhere: it begins anew."""
        known = self._kept.pop((*place, *answers), None)
        try:
            return known or Teaching(kit, lesson, answers)
        except Fault:
            return Teaching(kit, lesson)

    def _keep(self, place: Place, taught: Teaching) -> None:
        self._kept[(*place, *taught.answers)] = taught
        while len(self._kept) > MOST_REMEMBERED:
            self._kept.popitem(last=False)


_SCHOOL: Final = School()


def teach(game: str, name: str, asked: Learning) -> Taught:
    """Go on in a lesson. What is remembered, the process remembers that does such works."""
    return _SCHOOL.teach(game, name, asked)


def _do(taught: Teaching, asked: Learning) -> None:
    if asked.deed == "on":
        taught.answer(GO_ON)
    elif asked.deed == "move":
        taught.answer(asked.move)
    elif asked.deed == "skip":
        taught.skip()
    elif asked.deed == "why":
        taught.match.check(taught.lesson.seat, asked.move)


class Film:
    """What the learner sees happen, from now on."""

    def __init__(self, taught: Teaching) -> None:
        self._taught: Final = taught
        self._viewer: Final = taught.lesson.seat
        self._seen = len(taught.match.entries)
        self._notes = 0
        self.states: Final[list[messages.State]] = [self._state(taught.match, 0)]
        self._notes = taught.match.note_count
        taught.watch = self._watch

    def _watch(self, match: Match) -> None:
        self.states.append(self._state(match, self._seen))
        self._seen, self._notes = len(match.entries), match.note_count

    def _state(self, match: Match, since: int) -> messages.State:
        view, seq = match.view(self._viewer), self._taught.moments
        notes = match.notes(self._viewer, self._notes)
        return messages.State(
            seq=seq,
            begun=True,
            over=match.over() is not None,
            decision=match.decision,
            turn=match.asked(),
            view=view_message(match.game, view),
            offers=offers(match.game, view.ask.options) if view.ask is not None else [],
            clocks=bodies.Clocks(left=[], running=[], race=None, closing=None),
            can_undo=False,
            begging=SPECTATOR,
            may_grant=False,
            coaching=[],
            coach=False,
            entries=match.told_entries(self._viewer, since),
            count=len(match.entries),
            notes=[note_message(seq, note) for note in notes],
            salt="",
            seed="",
            ending=None,
        )


def _table(kit: Kit, lesson: Lesson, taught: Teaching) -> bodies.TableInfo:
    """A lesson as if it were a table, for the stage."""
    options = taught.match.header.options
    return bodies.TableInfo(
        id="",
        game=kit.game.id,
        kind="match",
        options=dict(options.values),
        own_parts=False,
        clock=bodies.Clock(),
        manners=bodies.Manners(undo="never", hints=False, spectators=False),
        public=False,
        created=0,
        rules=kit.game.rules,
        commitment="",
        fair=False,
        source="",
        source_count=0,
        next="",
        next_by=SPECTATOR,
    )
