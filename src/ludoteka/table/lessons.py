"""Somebody is taught: a lesson as it goes. No I/O.

Where a lesson stands follows from the answers given so far, and from nothing else: whoever has
them can go on anywhere.

    >>> from ludoteka.games.registry import KITS
    >>> from ludoteka.table.lesson import lesson_of
    >>> kit = KITS["clash"]
    >>> taught = Teaching(kit, lesson_of(kit, "first"))
    >>> taught.answer(GO_ON)
    >>> taught.at, taught.waits_for_move
    (1, True)
    >>> right = taught.skip()
    >>> again = Teaching(kit, taught.lesson, taught.answers)
    >>> again.at == taught.at, again.match.fingerprint() == taught.match.fingerprint()
    (True, True)
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

from ludoteka.bots.registry import bot_by_name
from ludoteka.games.kit import Kit
from ludoteka.kernel.chances import Roll, outcome_of
from ludoteka.kernel.faults import Refused
from ludoteka.kernel.journal import Journal, Note
from ludoteka.kernel.options import choose_options
from ludoteka.kernel.pending import Chance, Decide, Move
from ludoteka.kernel.record import CHANCE, Entry, Header
from ludoteka.kernel.rng import Rng
from ludoteka.table.fair import bot_number, chance_answer, seed_from
from ludoteka.table.lesson import Answer, Lesson, Step, fits, number_of, spoken
from ludoteka.table.match import TABLE_NOTES, Match

GO_ON: Final = ""
"""The answer to a step that asks for nothing."""
ANY: Final = "*"
HELPER: Final = "greedy"
"""The bot that moves for a learner who skips a free move."""
Watch = Callable[[Match], None]


class Wrong(Refused):
    """A move that the rules allow and the lesson did not ask for; `id` is what it says of it."""

    def __init__(self, id: str) -> None:
        Exception.__init__(self, id)
        self.word = "not-asked"
        self.values = {}
        self.id: Final = id


def _unwatched(match: Match) -> None:
    """Nobody looks on."""


class Teaching:
    """A lesson after some answers. `watch` is called whenever something has happened."""

    def __init__(
        self,
        kit: Kit,
        lesson: Lesson,
        answers: Iterable[str] = (),
        watch: Watch = _unwatched,
    ) -> None:
        game = kit.game
        options = choose_options(game.option_list, lesson.options)
        names = [str(seat + 1) for seat in range(lesson.seats)]
        header = Header(game.id, game.rules, lesson.seats, options, names, "", "")
        self.kit: Final = kit
        self.lesson: Final = lesson
        self.answers: Final[list[str]] = []
        self.match: Final = Match(game, header)
        self.at = 0
        self.free_since = 0
        self.moments = 0  # how often something has happened
        self.watch: Watch = _unwatched
        self._seed: Final = seed_from(lesson.seed)
        self._script: Final[dict[str, list[Answer]]] = {}
        self._bots: Final[dict[int, Any]] = {}
        self._expect(lesson.chances)
        self._roll()
        if lesson.change:
            written = {**game.encode(self.match.position), **lesson.change}
            self.match.go_on_from(game.decode(written, lesson.seats, options))
        self._follow(lesson.begin)
        self._enter()
        for each in answers:
            self.answer(each)
        self.watch = watch

    # What there is

    @property
    def step(self) -> Step:
        """The step of now; after the end the last one."""
        return self.lesson.step[min(self.at, len(self.lesson.step) - 1)]

    @property
    def done(self) -> bool:
        return self.at >= len(self.lesson.step)

    @property
    def lost(self) -> bool:
        """A free part is over and somebody else has won: it can be tried again."""
        over = self.match.over()
        won = over is not None and self.lesson.seat in over.winners()
        return not self.done and self.step.free and over is not None and not won

    @property
    def waits_for_move(self) -> bool:
        return not self.done and not self.lost and (self.step.free or self.step.asks)

    @property
    def said(self) -> str:
        """The message of the step."""
        return self.lesson.message(self.step.again if self.lost else self.step.id)

    def right_moves(self) -> list[Move]:
        """The moves that are right now, in the order in which the step names them."""
        step = self.step
        moves = self.match.moves(self.lesson.seat)
        if step.free:
            return moves
        wanted = step.ask or [ANY]
        ordered = [
            move for each in wanted for move in moves if fits(each, self.match.game.write(move))
        ]
        return [move for move in dict.fromkeys(ordered) if self._brings(move)]

    # What the learner does

    def answer(self, text: str) -> None:
        """The learner goes on or moves. `NotAllowed` if the rules forbid it, `Wrong` if the lesson
        wants something else; then nothing has changed."""
        if self.done:
            raise Refused("lesson-over")
        if not self.waits_for_move:
            if text != GO_ON or self.lost:
                raise Refused("lesson-waits")
            self.answers.append(text)
            self._next()
            return
        seat, move = self.lesson.seat, self.match.check(self.lesson.seat, text)
        if move not in self.right_moves():
            raise Wrong(self._wrong(text))
        self.answers.append(text)
        before = self.match.note_count
        self._play(seat, move)
        if self.step.free:
            self._let_bots_move()
        if self._ends(text, self.match.notes(seat, before)):
            self._next()

    def skip(self) -> str:
        """What the step asks for is done for the learner."""
        if self.done or self.lost:
            raise Refused("lesson-over")
        text = GO_ON
        if self.waits_for_move:
            text = self.match.game.write(self._helped())
        self.answer(text)
        return text

    def again(self) -> list[str]:
        """The answers up to the beginning of the free part."""
        return self.answers[: self.free_since]

    def _helped(self) -> Move:
        if not self.step.free:
            return self.right_moves()[0]
        return self._choice(self.lesson.seat, HELPER)

    def _wrong(self, text: str) -> str:
        for pattern, id in self.step.wrong.items():
            if fits(pattern, text):
                return self.lesson.message(id)
        return "learn-not-asked"

    def _brings(self, move: Move) -> bool:
        """Whether a move brings about what the step wants, as the rules have it."""
        if not self.step.brings:
            return True
        match, out = self.match, Journal()
        position = match.game.clone(match.position)
        match.game.apply(position, self.lesson.seat, move, out)
        return self._like(self.step.brings, out.notes)

    def _ends(self, text: str, notes: Sequence[Note]) -> bool:
        step, over = self.step, self.match.over() is not None
        if step.free:
            return (over and not self.lost) or (bool(step.until) and self._like(step.until, notes))
        if step.during:
            ask = self.match.pending()
            return not isinstance(ask, Decide) or ask.prompt != step.during
        return over or not step.until or any(fits(each, text) for each in step.until)

    def _like(self, patterns: Sequence[str], notes: Sequence[Note]) -> bool:
        words = self.match.game.words
        told = [
            f"{note.word} {spoken(words, words.notes[note.word], note.args)}"
            for note in notes
            if note.word not in TABLE_NOTES
        ]
        return any(fits(pattern, each) for pattern in patterns for each in told)

    # What the lesson does

    def _next(self) -> None:
        self.at += 1
        if not self.done:
            self._enter()

    def _enter(self) -> None:
        step = self.step
        self._expect(step.chances)
        self._roll()
        self._follow(step.play)
        if step.bots or step.free:
            self._let_bots_move()
        if step.free:
            self.free_since = len(self.answers)

    def _follow(self, script: Sequence[str]) -> None:
        """Whoever is asked makes the first allowed move that is like the next of the script."""
        for pattern in script:
            seat, write = self.match.asked(), self.match.game.write
            moves = self.match.moves(seat)
            self._play(seat, next(move for move in moves if fits(pattern, write(move))))

    def _let_bots_move(self) -> None:
        while (seat := self.match.asked()) not in (-1, self.lesson.seat):
            self._play(seat, self._choice(seat, self.lesson.bot))

    def _choice(self, seat: int, bot: str) -> Move:
        match = self.match
        view = match.view(seat)
        assert view.ask is not None
        rng = Rng(bot_number(self._seed, seat, match.decision), seat)
        chosen: Move = bot_by_name(bot, match.game).choose(view, view.ask, rng)
        return chosen

    def _play(self, seat: int, move: Move) -> None:
        self.match.move(seat, move)
        self._roll()
        self.moments += 1
        self.watch(self.match)

    # What chance answers

    def _expect(self, chances: dict[str, list[Answer]]) -> None:
        """These are the next answers to these questions, before those that wait already."""
        for prompt, answers in chances.items():
            self._script[prompt] = [*answers, *self._script.get(prompt, [])]

    def _roll(self) -> None:
        match = self.match
        while isinstance(ask := match.pending(), Chance):
            outcome = self._outcome(ask)
            match.follow(Entry(CHANCE, -1, ask.prompt, outcome))

    def _outcome(self, ask: Chance) -> int:
        size, waiting = int(ask.size), self._script.get(ask.prompt)
        if not waiting:
            return chance_answer(self._seed, "", self.match.chances, size)
        told, words = waiting.pop(0), self.match.game.words
        if isinstance(told, int):
            return told
        if isinstance(told, str):
            return next(each for each in range(size) if self._names(each, told))
        assert isinstance(ask, Roll), f"{ask.prompt} rolls no dice"
        shown = [each if isinstance(each, int) else number_of(words, each) for each in told]
        free = Rng(self.match.chances)
        shown += [free.below(ask.faces) for _ in range(len(shown), ask.dice)]
        return outcome_of(shown[: ask.dice], ask.faces)

    def _names(self, outcome: int, told: str) -> bool:
        """Whether an answer of chance brings about a note that names this thing first."""
        match, out = self.match, Journal()
        words = match.game.words
        match.game.resolve(match.game.clone(match.position), outcome, out)
        kind, _, _ = told.partition(":")
        named = [
            value
            for note in out.notes
            for each, value in zip(words.notes[note.word].split(), note.args, strict=True)
            if each == kind
        ]
        return named[:1] == [number_of(words, told)]
