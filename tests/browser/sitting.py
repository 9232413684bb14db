"""How somebody comes to seats that others have made, and what the record says afterwards."""

import json
from typing import Any

import ludoteka
from browser.people import Person
from knowing import known
from web.people import call

SEED = 3
NEARBY = "/healthz"
"""A page of the same place that is quickly there: what the browser remembers can be set."""


def sit(person: Person, made: Any, seats: list[int], script: str = "") -> None:
    """Sit down at these seats of a table."""
    held = [each for each in made["held"] if each["seat"] in seats]
    mine = {"id": made["table"], "game": "", "held": held, "at": 0}
    if script:
        person.page.add_init_script(f"({script})()")
    person.go(NEARBY)
    person.page.evaluate(
        "mine => localStorage.setItem('ludoteka.tables', JSON.stringify({ [mine.id]: mine }))", mine
    )
    person.go(f"/table/{made['table']}")


def begin(person: Person, game: str, seats: list[str], **options: str) -> None:
    """At a new table like that of `Person.open_table`, without the window for new tables."""
    base = person.address.removeprefix("http://")
    wanted = {"game": game, "seats": [_wanted(*each) for each in enumerate(seats)]}
    status, made = call(base, "POST", "/api/tables", {**wanted, "options": options})
    assert status == 201, made
    sit(person, made, [each["seat"] for each in made["held"]])


def _wanted(place: int, who: str) -> dict[str, str]:
    kind, _, bot = who.partition(":")
    if kind == "bot":
        return {"kind": "bot", "bot": bot, "name": f"Bot {place}"}
    return {"kind": "here", "name": f"here {place}"}


def begin_match(person: Person, game: str, whole: bool) -> None:
    """A short match against a bot, or the end of one unless it must be whole."""
    about = known(game)
    if whole or not about.late:
        person.open_table(game, ["me", f"bot:{about.opponent}"], **about.short)
    else:
        base = person.address.removeprefix("http://")
        sit(person, late_table(base, game, about.late, BOT), [0])


BOT = {"kind": "bot", "bot": "random", "name": "Bot"}
FREE = {"kind": "link"}


def late_table(base: str, game: str, late: float, other: dict[str, str]) -> Any:
    """Goes on, against a bot or whoever comes, after a part of a random match."""
    record = random_match(game)
    _, shown = call(base, "POST", "/api/records", record)
    seats = [{"kind": "here", "name": "Béla"}, other]
    wanted = {"count": int(late * len(record.splitlines())), "seats": seats}
    status, made = call(base, "POST", f"/api/tables/{shown['table']}/branch", wanted)
    assert status == 201, made
    return made


def random_match(game: str) -> str:
    """The record of it."""
    match, wish = ludoteka.game(game).start(2, seed=SEED), known(game).wish
    while not match.over:
        match.play(wish if wish in match.moves else match.choose("random"))
    return match.record


def table_of(person: Person) -> str:
    """The table somebody is at."""
    found: str = person.page.evaluate("() => location.pathname.split('/').pop()")
    return found


def tokens_of(person: Person) -> list[str]:
    """The secrets their browser remembers for the table they are at."""
    found: list[str] = person.page.evaluate(
        "id => JSON.parse(localStorage.getItem('ludoteka.tables') ?? '{}')[id]"
        "?.held.map(({ token }) => token) ?? []",
        table_of(person),
    )
    return found


def moves_of(person: Person, seat: int) -> list[str]:
    """The moves of a seat that the table has stored."""
    base = person.address.removeprefix("http://")
    token = tokens_of(person)[0]
    _, text = call(base, "GET", f"/api/tables/{table_of(person)}/record", token=token)
    lines = [json.loads(line) for line in text.splitlines()]
    return [line[2] for line in lines if isinstance(line, list) and line[:2] == ["m", seat]]
