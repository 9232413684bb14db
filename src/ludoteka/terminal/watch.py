"""Looking at a recorded match again."""

from typing import Final

from ludoteka.games.registry import KITS, game_by_id
from ludoteka.kernel.pending import SPECTATOR, Decide
from ludoteka.kernel.record import Record
from ludoteka.table.match import TABLE_NOTES, Match
from ludoteka.terminal.people import end_line, who
from ludoteka.terminal.screen import Ended, Screen
from ludoteka.texts import Texts


class Watch:
    """A record, told entry by entry to one viewer."""

    def __init__(self, screen: Screen, record: Record, texts: Texts, viewer: int) -> None:
        game = game_by_id(record.header.game)
        self.screen: Final = screen
        self.record: Final = record
        self.texts: Final = texts
        self.viewer: Final = viewer
        self.match: Final = Match(game, record.header)
        self.game_texts: Final = texts.game(game)
        self._told = 0

    def run(self) -> None:
        """All of it; a person at a terminal is asked to go on after each decision."""
        header = self.record.header
        self.screen.say(
            f"{self.game_texts.title()}: {', '.join(map(self._who, range(header.seats)))}"
        )
        for id, value in self.match.header.options.values.items():
            own = self.game_texts
            self.screen.say(f"{own.option(id)}: {own.option_value(id, value)}")
        try:
            for entry in self.record.entries:
                self.match.follow(entry)
                self._show_notes()
                if self.screen.interactive and isinstance(self.match.pending(), Decide):
                    self._show_board()
                    self.screen.ask(self.texts.line("watch-next"))
        except Ended:
            self.screen.say()
            return
        self._show_board()
        self._tell_end()

    def _show_notes(self) -> None:
        for note in self.match.log[self._told :]:
            if note.word in TABLE_NOTES:
                told = self.texts.line(note.word, name=self._who(note.args[0]))
            elif note.visible(self.viewer):
                told = self.game_texts.note(note, self.record.header.names)
            else:
                continue
            self.screen.say("- " + told, 2)
        self._told = len(self.match.log)

    def _show_board(self) -> None:
        self.screen.say()
        view = self.match.view(self.viewer)
        self.screen.draw(KITS[self.record.header.game].board(view, self.game_texts))

    def _tell_end(self) -> None:
        over = self.match.over()
        self.screen.say()
        if over is None:
            self.screen.say(self.texts.line("watch-unfinished"))
        else:
            self.screen.say(end_line(self.record.header, over, self.game_texts))

    def _who(self, seat: int) -> str:
        return who(self.record.header, seat, self.game_texts)


def watch(screen: Screen, record: Record, texts: Texts, seat: int) -> None:
    """`seat` is counted from 1; 0 is somebody who only looks on."""
    Watch(screen, record, texts, seat - 1 if seat else SPECTATOR).run()
