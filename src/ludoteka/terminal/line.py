"""Playing a match in plain lines: notes, the board, the question, and what the player types."""

from pathlib import Path
from typing import Final

from ludoteka.games.registry import KITS
from ludoteka.kernel.faults import Fault, Unreadable
from ludoteka.kernel.journal import Note
from ludoteka.kernel.pending import SPECTATOR
from ludoteka.table.faults import NotAllowed
from ludoteka.table.match import TABLE_NOTES, Match
from ludoteka.terminal.commands import COMMANDS, not_understood
from ludoteka.terminal.menu import Menu
from ludoteka.terminal.people import end_line, who
from ludoteka.terminal.screen import Ended, Screen
from ludoteka.texts import texts_for


class LineTable:
    """People and bots at one screen."""

    def __init__(self, screen: Screen, match: Match, language: str) -> None:
        self.screen: Final = screen
        self.match: Final = match
        self.saved = False
        self._told = [0] * (SPECTATOR + 1)  # by viewer: notes already shown
        self._secrets = False  # has anybody at this screen known more than another?
        self._at = -1  # who sits at the screen
        self._menu: Menu | None = None
        self.speak(language)

    def speak(self, language: str) -> None:
        self.texts = texts_for(language)
        self.game_texts = self.texts.game(self.match.game)
        self._menu = None

    # The match

    def run(self) -> None:
        """Play until the match is over; `Ended` if the player leaves before."""
        self.screen.say(self.game_texts.title())
        self.screen.say(self.texts.line("terminal-dice", commitment=self.match.header.commitment))
        self.screen.say(self.texts.line("terminal-welcome"))
        while self.match.over() is None:
            if self.match.bot_seat() >= 0:
                self.match.step_bot()
            else:
                self._turn(self.match.asked())
        self._tell_end()

    def _turn(self, seat: int) -> None:
        """Ask one person until the table moves on."""
        self._hand_over(seat)
        self.show_notes(seat)
        self.screen.say()
        self.show_board(seat)
        decision = self.match.decision
        self.show_question(seat)
        while self.match.over() is None and self.match.decision == decision:
            typed = self.screen.ask()
            if typed:
                self._obey(seat, typed)

    def _obey(self, seat: int, typed: str) -> None:
        word, _, rest = typed.partition(" ")
        command = COMMANDS.get(word.lower())
        try:
            if command is not None:
                command(self, seat, rest.strip())
            elif word.lower() == "back":
                self._back(seat)
            else:
                self._answer(seat, typed)
        except NotAllowed as error:
            self.tell_refusal(error)
        except Fault as error:
            self.screen.say(self.texts.fault(error))

    def _answer(self, seat: int, typed: str) -> None:
        menu = self.menu(seat)
        move = menu.pick(typed)
        if move is None and menu.knows(typed):
            self.show_question(seat)
            return
        try:
            told = typed if move is None else move
            self.match.submit(seat, self.match.decision, told)
        except Unreadable:
            not_understood(self, typed, menu.notations())
            return
        self._menu = None
        self.saved = False

    def _back(self, seat: int) -> None:
        self.menu(seat).back()
        self.show_question(seat)

    # What is shown

    def menu(self, seat: int) -> Menu:
        if self._menu is None:
            moves, names = self.match.moves(seat), self.match.header.names
            self._menu = Menu(self.match.game, self.game_texts, names, moves)
        return self._menu

    def changed(self) -> None:
        """The question is another one now."""
        self._menu = None
        self.saved = False

    def show_board(self, seat: int) -> None:
        self.screen.draw(KITS[self.match.game.id].board(self.match.view(seat), self.game_texts))

    def show_question(self, seat: int) -> None:
        view = self.match.view(seat)
        prompt = self.game_texts.prompt(view.prompt, view.about, self.match.header.names)
        self.screen.say()
        self.screen.say(self.texts.line("terminal-asked", who=self.who(seat), prompt=prompt))
        menu = self.menu(seat)
        for number, choice in enumerate(menu.choices, start=1):
            self.screen.say(f"{number:>3}. {choice.label}  [{choice.notation}]", 5)
        if menu.opened:
            self.screen.say(self.texts.line("terminal-back"))

    def show_notes(self, viewer: int) -> None:
        for note in self.match.notes(viewer, self._told[viewer]):
            self.screen.say("- " + self._sentence(note), 2)
        told = self.match.note_count
        if self._secrets:
            self._told[viewer] = told
        else:
            self._told = [told] * len(self._told)

    def tell_refusal(self, error: NotAllowed) -> None:
        names = self.match.header.names
        clause = error.refusal.clause
        self.screen.say(self.game_texts.refusal(error.refusal, names))
        self.screen.say(f"{clause}: {self.game_texts.clause(clause)}", 4)

    def who(self, seat: int) -> str:
        return who(self.match.header, seat, self.game_texts)

    def _sentence(self, note: Note) -> str:
        if note.word in TABLE_NOTES:
            return self.texts.line(note.word, name=self.who(note.args[0]))
        return self.game_texts.note(note, self.match.header.names)

    def _tell_end(self) -> None:
        viewer = self._at if self._at >= 0 else SPECTATOR
        self.show_notes(viewer)
        self.screen.say()
        self.show_board(viewer)
        over = self.match.over()
        assert over is not None
        self.screen.say()
        you = 0 in self.match.people()
        self.screen.say(end_line(self.match.header, over, self.game_texts, you))

    # One screen for several people

    def _hand_over(self, seat: int) -> None:
        """If people at this screen know different things, only one of them may look."""
        people = self.match.people()
        self._secrets = self._secrets or self._know_differently(people)
        if self._secrets and len(people) > 1 and self._at != seat:
            self.screen.curtain()
            self.screen.say(self.texts.line("terminal-pass", name=self.who(seat)))
            if self.screen.interactive:
                self.screen.ask(self.texts.line("terminal-press-enter"))
                self.screen.curtain()
        self._at = seat

    def _know_differently(self, people: list[int]) -> bool:
        game = self.match.game
        known = [game.encode(self.match.view(seat).position) for seat in people]
        return any(each != known[0] for each in known)


def play_lines(screen: Screen, match: Match, language: str, file: Path | None = None) -> None:
    """A whole sitting, saved in `file` at its end, however it ends. Without one a person is
    asked where to save; through a pipe nobody is."""
    table = LineTable(screen, match, language)
    try:
        table.run()
    except Ended:
        screen.say()
    if file is not None:
        COMMANDS["save"](table, 0, str(file))
    elif screen.interactive and not table.saved:
        _offer_saving(table)
    screen.say(table.texts.line("terminal-bye"))


def _offer_saving(table: LineTable) -> None:
    try:
        while file := table.screen.ask(table.texts.line("terminal-save-where")):
            try:
                COMMANDS["save"](table, 0, file)
                return
            except Fault as error:
                table.screen.say(table.texts.fault(error))
    except Ended:
        table.screen.say()
