"""Nothing a viewer has not seen is ever sent to them."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.games.registry import game_by_id
from ludoteka.kernel.record import loads
from ludoteka.table.match import Match
from web.people import SPECTATOR, Person, call, new_table, play_on, running

VARIANTS = ["random_support", "hidden_support", "draft", "secret_draft"]


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data"), message_burst=10**6, request_burst=10**6) as base:
        yield base


def unseen(data: Any, viewer: int) -> list[Any]:
    """Cards in zones and bags that are shown though the viewer has not seen them."""
    found: list[Any] = []
    if isinstance(data, dict) and {"cards", "seen"} <= set(data):
        pairs = zip(data["cards"], data["seen"], strict=True)
        found += [data for card, seen in pairs if card and not seen >> viewer & 1]
    elif isinstance(data, dict) and {"counts", "size"} <= set(data):
        found += [data] if any(data["counts"]) else []
    elif isinstance(data, dict | list):
        for value in data.values() if isinstance(data, dict) else data:
            found += unseen(value, viewer)
    return found


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_message_passes_the_projector(base: str, variant: str) -> None:
    made = new_table(base, "here", "here", options={"variant": variant, "match": "single"})
    table, tokens = made["table"], [each["token"] for each in made["held"]]
    people = [Person(base, table, token) for token in tokens]
    watcher = Person(base, table)
    rng = random.Random(variant)
    while not people[0].state["over"]:
        play_on(people, rng, 1)
        _look_around(base, table, tokens, people[0].state["over"])
    watcher.catch_up(people[0].state["seq"])
    match = _whole(base, table)
    for person in [*people, watcher]:
        person.leave()
        _check_frames(person, match)
        secrets = [token for seat, token in enumerate(tokens) if seat != person.seat]
        for told in person.heard:
            text = json.dumps(told)
            assert not any(secret in text for secret in secrets)
            if told["type"] == "state" and not told["over"]:
                assert people[0].state["seed"] not in text


def _look_around(base: str, table: str, tokens: list[str], over: bool) -> None:
    """Records and replays of a running match show no more than the table does."""
    if over:
        return
    for viewer, token in [*enumerate(tokens), (SPECTATOR, "")]:
        path = f"/api/tables/{table}"
        status, told = call(base, "GET", f"{path}/replay?seat=all", token=token)
        assert status == 200
        for frame in told["frames"]:
            assert frame["view"]["viewer"] == viewer
            assert unseen(frame["view"], viewer) == []
        status, record = call(base, "GET", f"{path}/record", token=token)
        lines = [json.loads(line) for line in record.splitlines()]
        assert [frame["entry"] for frame in told["frames"]][1:] == lines[1:]


def _whole(base: str, table: str) -> Match:
    record = loads(call(base, "GET", f"/api/tables/{table}/record")[1])
    return Match(game_by_id(record.header.game), record.header, record.entries)


def _check_frames(person: Person, match: Match) -> None:
    told_entries: list[Any] = []
    told_notes: list[Any] = []
    for told in person.heard:
        if told["type"] != "state":
            continue
        assert unseen(told["view"], person.seat) == []
        assert told["view"]["viewer"] == person.seat
        told_notes += told["notes"]
        for entry in told["entries"]:
            told_entries.append((entry, told["over"]))
    assert len(told_entries) == len(match.entries)
    hidden = 0
    for (told, over), entry, seen in zip(told_entries, match.entries, match.seen, strict=True):
        if seen >> person.seat & 1 or over:
            assert told == entry.plain()
        else:
            hidden += 1
            assert told[2] is None
            assert told[:2] == entry.plain()[:2]
    visible = [note for note in match.log if note.visible(person.seat)]
    assert [(word, tuple(args)) for _, word, args in told_notes] == [
        (note.word, note.args) for note in visible
    ]
    if match.header.options["variant"] in ("hidden_support", "secret_draft"):
        assert hidden, "a variant with hidden answers"
