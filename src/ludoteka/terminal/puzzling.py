"""Solving a puzzle in plain lines: the goal, the board, the question, and what was found."""

from typing import Final

from ludoteka.bots.puzzles import MORE, RIGHT, Puzzle, next_view, position_of, verdict
from ludoteka.games.registry import GAMES, KITS
from ludoteka.kernel.journal import SILENT
from ludoteka.kernel.pending import Move
from ludoteka.terminal.commands import close_words
from ludoteka.terminal.menu import Menu
from ludoteka.terminal.screen import Ended, Screen
from ludoteka.texts import texts_for
from ludoteka.texts.catalogue import Texts

SHARES: Final = ("share", "win")
"""Kinds of puzzles whose worth is a chance."""


def explained(puzzle: Puzzle, texts: Texts) -> str:
    """Why the best line is the best, in a sentence."""
    tell = texts.share if puzzle.kind in SHARES else texts.number
    return texts.line(f"puzzle-why-{puzzle.kind}", best=tell(puzzle.best), next=tell(puzzle.next))


class PuzzleTable:
    """One puzzle and one person."""

    def __init__(self, screen: Screen, puzzle: Puzzle, language: str) -> None:
        self.screen: Final = screen
        self.puzzle: Final = puzzle
        self.game: Final = GAMES[puzzle.game]
        self.texts: Final = texts_for(language)
        self.game_texts: Final = self.texts.game(self.game)
        self.names: Final = [
            self.texts.seat_name(seat, bot=seat != puzzle.seat) for seat in range(puzzle.seats)
        ]

        role = KITS[puzzle.game].role_of(puzzle.seat, self.game_texts)
        self.who: Final = role or self.names[puzzle.seat]

    def run(self) -> bool:
        """Until it is solved or given up; whether it was solved at the first try."""
        line = self.texts.line
        title = self.game_texts.title()
        told = line("puzzle-title", game=title, grade=self.puzzle.grade, id=self.puzzle.id)
        self.screen.say(told)
        self.screen.say(line(f"puzzle-goal-{self.puzzle.kind}"))
        self.screen.say(line("puzzle-commands"))
        first = True
        while True:
            try:
                solved = self._try()
            except Ended:
                self._show_solution()
                return False
            if solved:
                self.screen.say(line("puzzle-right"))
                self.screen.say(explained(self.puzzle, self.texts))
                return first
            first = False
            self.screen.say(line("web-puzzle-wrong"))

    def _try(self) -> bool:
        s = position_of(self.puzzle)
        moves: list[str] = []
        self.screen.say()
        view = self.game.view(s, self.puzzle.seat)
        self.screen.draw(KITS[self.game.id].board(view, self.game_texts))
        while (so_far := verdict(self.puzzle, moves)) == MORE:
            view = next_view(self.game, s, self.puzzle.seat)
            assert view.ask is not None
            prompt = self.game_texts.prompt(view.prompt, view.about, self.names)
            self.screen.say()
            self.screen.say(self.texts.line("terminal-asked", who=self.who, prompt=prompt))
            menu = Menu(self.game, self.game_texts, self.names, view.ask.options)
            move = self._asked(menu)
            self.game.apply(s, self.puzzle.seat, move, SILENT)
            moves.append(self.game.write(move))
        return so_far == RIGHT

    def _asked(self, menu: Menu) -> Move:
        """One of the moves; `Ended` if the solution is wanted."""
        while True:
            for number, choice in enumerate(menu.choices, start=1):
                self.screen.say(f"{number:>3}. {choice.label}  [{choice.notation}]", 5)
            if menu.opened:
                self.screen.say(self.texts.line("terminal-back"))
            typed = self.screen.ask()
            if typed.lower() in ("solution", "quit"):
                raise Ended
            if typed.lower() == "back":
                menu.back()
                continue
            move = menu.pick(typed)
            if move is not None:
                return move
            if typed and not menu.knows(typed):
                self._not_understood(typed, menu.notations())

    def _not_understood(self, typed: str, moves: list[str]) -> None:
        self.screen.say(self.texts.line("puzzle-what", typed=typed[:60]))
        near = close_words(typed, moves)
        if near:
            self.screen.say(self.texts.line("terminal-near", words=", ".join(near)))

    def _show_solution(self) -> None:
        best = [self.game.read(text) for text in self.puzzle.lines[0]]
        told = [self.game_texts.move(move, self.names) for move in best]
        self.screen.say(self.texts.line("puzzle-solution", line=" → ".join(told)))
        self.screen.say(explained(self.puzzle, self.texts))
