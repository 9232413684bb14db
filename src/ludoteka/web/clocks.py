"""The clocks of a table. Times are milliseconds of one steady clock."""

from collections.abc import Collection
from typing import Final

from ludoteka.web import bodies


class Clocks:
    """Whose time passes since when, and how much each seat has left."""

    def __init__(self, rules: bodies.Clock, seats: int) -> None:
        self.rules: Final = rules
        self.left = [rules.seconds * 1000] * seats if rules.kind != "none" else []
        self._running: list[int] = []
        self._since = 0
        self._race_since: int | None = None

    def ask(
        self,
        now: int,
        seats: list[int],
        race: bool,
        new_race: bool,
        by: Collection[int] = (),
        *,
        same: bool = False,
    ) -> None:
        """A new question: the time of these seats passes, and in a race that of the race too. For
        who is asked in a race and has not answered (`by` has), it is still the old question; so it
        is for everybody if only others sit there now (`same`)."""
        self.charge(now)
        if self.rules.kind == "move" and not same:
            still = set(self._running) - set(by) if race and not new_race else set[int]()
            for seat in range(len(self.left)):
                if seat not in still:
                    self.left[seat] = self.rules.seconds * 1000
        self._running = [] if self.rules.kind == "none" else seats
        if not race:
            self._race_since = None
        elif new_race or self._race_since is None:
            self._race_since = now

    def charge(self, now: int) -> None:
        """Take what has passed from those whose time was running."""
        for seat in self._running:
            self.left[seat] = max(0, self.left[seat] - (now - self._since))
        self._since = now

    def stop(self, now: int) -> None:
        self.ask(now, [], False, False)

    @property
    def ticking(self) -> bool:
        return self.deadline() is not None

    def deadline(self) -> int | None:
        """When the next time runs out."""
        due = [self._since + self.left[seat] for seat in self._running]
        if self._race_since is not None and self.rules.race:
            due.append(self._race_since + self.rules.race * 1000)
        return min(due, default=None)

    def out_of_time(self, now: int) -> list[int]:
        """The seats whose own time has run out."""
        return [each for each in self._running if self._since + self.left[each] <= now]

    def race_lasts(self, now: int) -> int:
        """How long the race has been open."""
        return now - self._race_since if self._race_since is not None else 0

    def race_is_out(self, now: int) -> bool:
        start = self._race_since
        return bool(self.rules.race) and start is not None and start + self.rules.race * 1000 <= now

    def shown(self, now: int, closing: bodies.Closing | None) -> bodies.Clocks:
        left = self.left[:]
        for seat in self._running:
            left[seat] = max(0, left[seat] - (now - self._since))
        race = None
        if self._race_since is not None and self.rules.race:
            race = max(0, self._race_since + self.rules.race * 1000 - now)
        return bodies.Clocks(left=left, running=self._running[:], race=race, closing=closing)
