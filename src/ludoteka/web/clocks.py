"""The clocks of a table. Times are milliseconds of one steady clock."""

from collections.abc import Collection
from typing import Final

from ludoteka.web import bodies

LONG_AGO: Final = -(1 << 62)
"""Before anything can have happened; the steady clock may have begun only a moment ago."""


class Clocks:
    """Whose time passes since when, and how much each seat has left."""

    def __init__(self, rules: bodies.Clock, seats: int) -> None:
        self.rules: Final = rules
        self.left = [rules.seconds * 1000] * seats if rules.kind != "none" else []
        self._running: list[int] = []
        self.since = LONG_AGO
        self._race_since: int | None = None
        self._mover = -1
        self._had: list[int] = []  # what the mover had left at each answer it may take back
        self._took_back = False

    def ask(
        self,
        now: int,
        seats: list[int],
        race: bool,
        new_race: bool,
        by: Collection[int] = (),
        *,
        same: bool = False,
        undone: bool = False,
        final: bool = False,
    ) -> None:
        """A new question: the time of these seats passes, and in a race that of the race too. For
        who is asked in a race and has not answered (`by` has), it is still the old question; so it
        is for everybody if only others sit there now (`same`). `undone` says that the last answer
        was taken back, `final` that none of these can be."""
        self.charge(now)
        if self.rules.kind == "move" and not same:
            still = set(self._running) - set(by) if race and not new_race else set[int]()
            self._wind_up(still, by, undone, final)
        self._running = [] if self.rules.kind == "none" else seats
        if not race:
            self._race_since = None
        elif new_race or self._race_since is None:
            self._race_since = now

    def _wind_up(self, still: set[int], by: Collection[int], undone: bool, final: bool) -> None:
        """Whoever is not still at the old question has the whole time for a new one. But who takes
        back goes on with what they had until it is done for good: else one could move and take
        back for ever."""
        before = self.left[:]
        for seat in range(len(self.left)):
            if seat not in still:
                self.left[seat] = self.rules.seconds * 1000
        for seat in by:
            if seat != self._mover:
                self._moves(seat)
            self._had.append(before[seat])
        if final:
            self._moves(-1)
        elif undone and self._had:
            self._took_back = True
            self.left[self._mover] = min(self._had.pop(), before[self._mover])
        elif self._took_back:
            self.left[self._mover] = before[self._mover]

    def _moves(self, seat: int) -> None:
        """From now on only this seat may take its answers back."""
        self._mover, self._had, self._took_back = seat, [], False

    def charge(self, now: int) -> None:
        """Take what has passed from those whose time was running."""
        for seat in self._running:
            self.left[seat] = max(0, self.left[seat] - (now - self.since))
        self.since = now

    def stop(self, now: int) -> None:
        self.ask(now, [], False, False)

    @property
    def ticking(self) -> bool:
        return self.deadline() is not None

    def deadline(self) -> int | None:
        """When the next time runs out."""
        if not self._running and self._race_since is None:
            return None
        due = [self.since + self.left[seat] for seat in self._running]
        if self._race_since is not None and self.rules.race:
            due.append(self._race_since + self.rules.race * 1000)
        return min(due, default=None)

    def out_of_time(self, now: int) -> list[int]:
        """The seats whose own time has run out."""
        return [each for each in self._running if self.since + self.left[each] <= now]

    def race_lasts(self, now: int) -> int:
        """How long the race has been open."""
        return now - self._race_since if self._race_since is not None else 0

    def race_is_out(self, now: int) -> bool:
        start = self._race_since
        return bool(self.rules.race) and start is not None and start + self.rules.race * 1000 <= now

    def shown(self, now: int, closing: bodies.Closing | None) -> bodies.Clocks:
        left = self.left[:]
        for seat in self._running:
            left[seat] = max(0, left[seat] - (now - self.since))
        race = None
        if self._race_since is not None and self.rules.race:
            race = max(0, self._race_since + self.rules.race * 1000 - now)
        return bodies.Clocks(left=left, running=self._running[:], race=race, closing=closing)
