"""What several tests of the server need."""

import pytest

from ludoteka.web import times
from web.people import HandSet


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> HandSet:
    """The steady clock of every server, set by hand. A table looks at it when something happens."""
    clock = HandSet()
    monkeypatch.setattr(times, "steady", clock)
    return clock
