"""Playing over the network: whole matches, hidden things, coming back, leaving, going on."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from ludoteka.bots.registry import DEFAULT_BOT
from ludoteka.table.fair import chance_answer
from ludoteka.web.pieces import Pieces
from ludoteka.web.room import Room
from ludoteka.web.room_log import Ago
from ludoteka.web.store import Event
from web.people import SPECTATOR, HandSet, Person, call, new_table, play_on, running

SINGLE = {"match": "single"}


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running(tmp_path_factory.mktemp("data")) as base:
        yield base


@pytest.fixture
def two(base: str) -> Iterator[tuple[str, list[Person]]]:
    made = new_table(base, "here", "here", options=SINGLE)
    people = [Person(base, made["table"], each["token"]) for each in made["held"]]
    yield made["table"], people
    for person in people:
        person.leave()


def test_two_people_play_a_match_to_its_end_and_everybody_can_check_it(base: str) -> None:
    made = new_table(base, "here", "link", options=SINGLE, salt="mine")
    first = Person(base, made["table"], made["held"][0]["token"])
    assert not first.state["begun"]
    assert first.move("place mustafa b2 mcworld")["code"] == "not-begun"
    code = made["invitations"][0]["code"]
    path = f"/api/tables/{made['table']}"
    status, held = call(base, "POST", path + "/join", {"code": code, "name": "Ödön", "salt": "x"})
    assert (status, held["seat"]) == (200, 1)
    first.wait(lambda told: told["type"] == "state" and told["begun"])
    with Person(base, made["table"], held["token"]) as second:
        people = [first, second]
        play_on(people, random.Random(1))
        commitment = first.welcome["table"]["commitment"]
        for person in people:
            assert person.state["over"]
            assert min(person.state["view"]["ranks"]) == 0
            assert person.state["seed"]
            assert person.state["salt"] == "mine-x"
        names = [each["name"] for each in second.welcome["seats"]]
        assert names == ["here 0", "Ödön"]
    status, verdict = call(base, "GET", path + "/verify")
    assert verdict["good"], verdict
    assert verdict["commitment"] == commitment
    seed, salt = bytes.fromhex(verdict["seed"]), verdict["salt"]
    assert len(verdict["draws"]) == verdict["chances"] > 0
    for k, (size, answer) in enumerate(verdict["draws"]):
        assert chance_answer(seed, salt, k, size) == answer
    status, record = call(base, "GET", path + "/record")
    status, shown = call(base, "POST", "/api/records", record)
    assert status == 201
    status, verdict = call(base, "GET", f"/api/tables/{shown['table']}/verify")
    assert verdict["good"], verdict
    first.leave()


def test_bots_play_by_themselves_and_are_seen_thinking(base: str) -> None:
    made = new_table(base, "here", "bot", options=SINGLE)
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        play_on([person], random.Random(2))
        assert person.state["over"]
        assert any(told["type"] == "thinking" and told["seats"] == [1] for told in person.heard)


def test_bots_alone_play_to_the_end_while_people_watch(base: str) -> None:
    made = new_table(base, "bot", "bot", options=SINGLE)
    with Person(base, made["table"]) as watcher:
        assert watcher.seat == SPECTATOR
        while not watcher.state["over"]:
            watcher.hear()
        assert watcher.state["offers"] == []


def test_everybody_hears_every_move_in_order(two: tuple[str, list[Person]], base: str) -> None:
    table, people = two
    with Person(base, table) as watcher:
        play_on(people, random.Random(3), 6)
        watcher.catch_up(people[0].state["seq"])
        for person in [*people, watcher]:
            seqs = [told["seq"] for told in person.heard if told["type"] == "state"]
            assert seqs == list(range(seqs[0], seqs[0] + len(seqs)))


def test_who_comes_back_has_missed_nothing(base: str) -> None:
    made = new_table(base, "here", "here")
    tokens = [each["token"] for each in made["held"]]
    stays, leaves = (Person(base, made["table"], token) for token in tokens)
    play_on([stays, leaves], random.Random(4), 3)
    leaves.leave()
    left = leaves.state["seq"]
    assert stays.ask("chat", text="are you there?")["type"] == "done"
    for _ in range(5):
        if stays.asked:
            stays.move(stays.moves[0])
    missed = [told for told in stays.heard if told["type"] == "state" and told["seq"] > left]
    with Person(base, made["table"], tokens[1], since=left) as back:
        assert [line["text"] for line in back.welcome["chats"]] == ["are you there?"]
        assert back.state["notes"] == [note for told in missed for note in told["notes"]]
        assert back.state["entries"] == [entry for told in missed for entry in told["entries"]]
        assert back.state["seq"] == stays.ask("ping")["seq"]
    with Person(base, made["table"], tokens[1]) as anew:
        told = [told for told in stays.heard if told["type"] == "state"]
        assert anew.state["notes"] == [note for each in told for note in each["notes"]]
        assert anew.state["count"] == len(anew.state["entries"])
    stays.leave()


def test_a_seat_moves_to_another_device(base: str) -> None:
    made = new_table(base, "here", "here")
    table, token = made["table"], made["held"][0]["token"]
    with Person(base, table, token) as laptop, Person(base, table, token) as phone:
        assert laptop.seat == phone.seat == 0
        assert laptop.state["view"] == phone.state["view"]
        status, held = call(base, "POST", f"/api/tables/{table}/renew", {"token": token})
        assert status == 200
        assert laptop.ended()[1]["code"] == "wrong-token"
    with Person(base, table, token) as stranger:
        assert stranger.welcome["code"] == "wrong-token"
    with Person(base, table, held["token"]) as again:
        assert again.seat == 0


def test_a_move_that_is_not_allowed_is_refused_by_its_clause(
    two: tuple[str, list[Person]],
) -> None:
    _, people = two
    mover = next(each for each in people if each.asked)
    other = people[1 - mover.seat]
    refused = other.move(mover.moves[0])
    assert (refused["type"], refused["clause"]) == ("refusal", "CLASH-3.1")
    assert other.ask("why", move=mover.moves[0])["word"] == "not-your-turn"
    assert mover.ask("why", move=mover.moves[0])["type"] == "done"
    assert mover.move("fly to the moon")["code"] == "unreadable-move"
    seq = mover.state["seq"]
    assert mover.ask("ping")["seq"] == seq


def test_an_old_decision_number_is_refused(two: tuple[str, list[Person]]) -> None:
    _, people = two
    mover = next(each for each in people if each.asked)
    old = mover.state["decision"]
    first, other = mover.moves[0], mover.moves[-1]
    assert mover.move(first)["type"] == "done"
    assert first != other
    late = mover.ask("move", decision=old, move=other)
    assert (late["type"], late["code"]) == ("error", "late-decision")
    again = mover.ask("undo", decision=old)
    assert again["code"] == "late-decision"


def test_a_move_can_be_taken_back(base: str) -> None:
    made = new_table(base, "here", "here", options=SINGLE, seed=5)
    people = [Person(base, made["table"], each["token"]) for each in made["held"]]
    for _ in range(10):
        mover = next(each for each in people if each.asked)
        before = mover.state["view"]
        answer = mover.move(mover.moves[0])
        for each in people:
            each.catch_up(answer["seq"])
        if mover.state["can_undo"]:
            break
    assert mover.state["can_undo"]
    answer = mover.ask("undo", decision=mover.state["decision"])
    assert answer["type"] == "done"
    mover.catch_up(answer["seq"])
    assert mover.state["view"] == before
    assert mover.state["entries"][-1][0] == "u"
    for person in people:
        person.leave()


def resigned(base: str) -> tuple[str, list[str]]:
    """A table of two people whose match is over, and their tokens."""
    made = new_table(base, "here", "here", options=SINGLE, clock={"kind": "game", "seconds": 60})
    tokens = [each["token"] for each in made["held"]]
    with Person(base, made["table"], tokens[0]) as a, Person(base, made["table"], tokens[1]) as b:
        assert a.ask("rematch")["code"] == "not-over"
        assert a.ask("decline")["code"] == "no-rematch"
        assert a.ask("resign")["type"] == "done"
        b.wait(lambda told: told["type"] == "state" and told["over"])
        assert b.state["view"]["ranks"] == [1, 0]
    return made["table"], tokens


def offered(base: str, table: str, tokens: list[str]) -> str:
    """Both ask for a rematch; the one there is, which the second offers."""
    with Person(base, table, tokens[0]) as a, Person(base, table, tokens[1]) as b:
        assert b.ask("rematch")["type"] == "done"
        assert a.ask("rematch")["type"] == "done"
        nexts = [told for told in a.heard + b.heard if told["type"] == "next"]
        assert {told["by"] for told in nexts} == {1}
        found: set[str] = {told["table"] for told in nexts}
        assert len(found) == 1
    return found.pop()


def test_a_rematch_begins_when_everybody_has_sat_down(base: str) -> None:
    table, tokens = resigned(base)
    following = offered(base, table, tokens)
    mine = {"seats": [{"table": table, "token": token} for token in (*tokens, "nonsense")]}
    told = call(base, "POST", "/api/mine", mine)[1]["tables"]
    assert [each["offer"] for each in told] == [following, ""]
    assert told[0]["offer_by"] == "here 1"
    with Person(base, following, tokens[1]) as b:
        assert b.seat == 1
        assert not b.state["begun"]
        assert b.state["clocks"]["running"] == []
        assert [seat["coming"] for seat in b.welcome["seats"]] == ["awaited", ""]
        assert b.ask("replace", seat=0)["code"] == "seat-awaited"
        with Person(base, following, tokens[0]) as a:
            assert a.state["begun"]
            b.wait(lambda told: told["type"] == "state" and told["begun"])
            assert b.state["clocks"]["running"] == [b.state["turn"]]
    assert all(not each["offer"] for each in call(base, "POST", "/api/mine", mine)[1]["tables"])


def test_a_rematch_that_is_declined_is_played_with_a_bot_if_one_agrees(base: str) -> None:
    table, tokens = resigned(base)
    following = offered(base, table, tokens)
    with Person(base, following, tokens[1]) as b:
        with Person(base, table, tokens[0]) as a:
            assert a.ask("decline")["type"] == "done"
        told = b.wait(lambda told: told["type"] == "seats")["seats"]
        assert [seat["coming"] for seat in told] == ["declined", ""]
        assert not b.state["begun"]
        assert b.ask("replace", seat=0, bot="random")["type"] == "done"
        assert b.state["begun"]
    with Person(base, following, tokens[0]) as a:
        assert a.welcome["seats"][0]["kind"] == "bot"
        assert a.ask("takeback")["type"] == "done"


def test_people_talk_and_change_their_names(two: tuple[str, list[Person]], base: str) -> None:
    table, people = two
    with Person(base, table) as watcher:
        assert watcher.ask("name", name="  Zsófi \n")["type"] == "done"
        assert watcher.ask("chat", text="hajrá <b>!")["type"] == "done"
        line = people[0].wait(lambda told: told["type"] == "chatline")["line"]
        assert (line["seat"], line["name"], line["text"]) == (SPECTATOR, "Zsófi", "hajrá <b>!")
        assert people[0].ask("name", name="x" * 100)["type"] == "done"
        seats = watcher.wait(lambda told: told["type"] == "seats")["seats"]
        assert seats[0]["name"] == "x" * 40
        assert people[0].ask("chat", text=" \t ")["code"] == "empty-chat"
        assert people[0].ask("chat", text="x" * 401)["code"] == "unreadable-message"


def test_a_bot_takes_over_for_who_has_gone_and_the_seat_can_be_taken_back(
    clock: HandSet, base: str
) -> None:
    made = new_table(base, "here", "here", options=SINGLE)
    tokens = [each["token"] for each in made["held"]]
    stays = Person(base, made["table"], tokens[0])
    leaves = Person(base, made["table"], tokens[1])
    assert stays.ask("replace", seat=1)["code"] == "seat-present"
    leaves.leave()
    stays.wait(lambda told: told["type"] == "seats" and not told["seats"][1]["present"])
    clock.now += 14_999
    assert stays.ask("replace", seat=1)["code"] == "seat-present"
    clock.now += 1
    assert stays.ask("replace", seat=1)["type"] == "done"
    play_on([stays], random.Random(6), 1)
    with Person(base, made["table"], tokens[1]) as back:
        told = back.welcome["seats"][1]
        assert (told["kind"], told["bot"], told["owned"]) == ("bot", DEFAULT_BOT, True)
        assert back.ask("takeback")["type"] == "done"
        seats = stays.wait(
            lambda told: told["type"] == "seats" and told["seats"][1]["kind"] == "person"
        )
        assert seats["seats"][1]["present"]
        assert back.ask("takeback")["code"] == "nothing-to-take-back"
    stays.leave()


def test_a_seat_asked_for_twice_by_one_secret_is_one_seat(base: str) -> None:
    """Whoever does not know whether the answer was lost asks again."""
    made = new_table(base, "link", "link", public=True)
    path, token = f"/api/tables/{made['table']}", "a-secret-that-i-have-drawn-myself"
    wanted = {"name": "me", "token": token}
    told = [call(base, "POST", path + "/join", wanted) for _ in range(2)]
    assert told == [(200, {"seat": 0, "token": token})] * 2
    with Person(base, made["table"], token) as person:
        assert [seat["kind"] for seat in person.welcome["seats"]] == ["person", "free"]
    new = token[::-1]
    renewed = [call(base, "POST", path + "/renew", {"token": token, "new": new}) for _ in range(2)]
    assert renewed == [(200, {"seat": 0, "token": new})] * 2
    weak = call(base, "POST", path + "/join", {"token": "guess"})
    assert (weak[0], weak[1]["code"]) == (400, "unreadable-message")


def test_the_code_of_an_invitation_is_not_part_of_an_address(base: str) -> None:
    made = new_table(base, "here", "link")
    path, code = f"/api/tables/{made['table']}/invitation", made["invitations"][0]["code"]
    assert call(base, "POST", path, {"code": code}) == (
        200,
        {"game": "clash", "seat": 1, "names": ["here 0"]},
    )
    assert call(base, "POST", path, {"code": "wrong"})[1]["code"] == "wrong-code"
    assert call(base, "GET", f"{path}?code={code}")[0] == 404


def test_a_free_seat_is_filled_by_a_bot_and_taken_by_its_guest_later(base: str) -> None:
    made = new_table(base, "here", "link")
    with Person(base, made["table"], made["held"][0]["token"]) as host:
        assert host.ask("replace", seat=1)["type"] == "done"
        assert host.state["begun"]
        code = made["invitations"][0]["code"]
        path = f"/api/tables/{made['table']}/join"
        status, held = call(base, "POST", path, {"code": code, "name": "late"})
        assert status == 200
        with Person(base, made["table"], held["token"]) as guest:
            assert guest.welcome["seats"][1]["kind"] == "person"
        status, told = call(base, "POST", path, {"code": code})
        assert (status, told["code"]) == (409, "seat-taken")


def test_a_public_table_is_listed_and_joined_without_a_link(base: str) -> None:
    made = new_table(base, "here", "link", public=True)
    _, listed = call(base, "GET", "/api/tables")
    found = next(each for each in listed["tables"] if each["id"] == made["table"])
    assert [seat["kind"] for seat in found["seats"]] == ["person", "free"]
    assert not found["begun"]
    path = f"/api/tables/{made['table']}/join"
    assert call(base, "POST", path, {"seat": 0})[1]["code"] == "seat-taken"
    assert call(base, "POST", path, {"name": "me"})[0] == 200
    assert call(base, "POST", path, {"name": "me too"})[1]["code"] == "table-full"
    secret = new_table(base, "here", "link")
    status, told = call(base, "POST", f"/api/tables/{secret['table']}/join", {"seat": 1})
    assert (status, told["code"]) == (403, "wrong-code")
    _, listed = call(base, "GET", "/api/tables")
    assert secret["table"] not in [each["id"] for each in listed["tables"]]


def test_a_hint_is_a_move_that_is_allowed(two: tuple[str, list[Person]]) -> None:
    _, people = two
    mover = next(each for each in people if each.asked)
    found = mover.ask("hint")["moves"]
    assert len(found) == 3
    assert {each["move"] for each in found} <= {*mover.moves}
    shares = [each["share"] for each in found]
    assert shares == sorted(shares, reverse=True)
    assert all(0 <= share <= 1 for share in shares)
    assert people[1 - mover.seat].ask("hint")["code"] == "not-asked"


def test_a_finished_match_is_replayed_and_continued_from_any_position(
    two: tuple[str, list[Person]], base: str
) -> None:
    table, people = two
    path = f"/api/tables/{table}"
    again: dict[str, Any] = {"count": 3, "seats": [{"kind": "here"}, {"kind": "bot"}]}
    assert call(base, "POST", path + "/branch", again)[1]["code"] == "not-over"
    play_on(people, random.Random(7))
    status, told = call(base, "GET", path + "/replay?from=2&count=3&seat=all")
    assert status == 200
    assert [frame["count"] for frame in told["frames"]] == [2, 3, 4]
    status, last = call(base, "GET", f"{path}/replay?from={told['total']}")
    assert last["frames"][0]["view"]["ranks"] == people[0].state["view"]["ranks"]
    status, made = call(base, "POST", path + "/branch", again)
    assert status == 201
    with Person(base, made["table"], made["held"][0]["token"]) as person:
        assert person.welcome["table"]["source"] == table
        assert not person.welcome["table"]["fair"]
        assert person.state["count"] >= 3
        play_on([person], random.Random(8))
        assert person.state["over"]
    again["count"] = told["total"]
    assert call(base, "POST", path + "/branch", again)[1]["code"] == "match-over"
    again["count"] = told["total"] + 1
    assert call(base, "POST", path + "/branch", again)[1]["code"] == "no-such-position"


def test_tables_are_dropped_from_memory_and_come_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded: list[str] = []
    loading = Room.loading

    def told(id: str, events: list[Event], now: int, ago: Ago) -> Pieces[Room]:
        loaded.append(id)
        return loading(id, events, now, ago)

    monkeypatch.setattr(Room, "loading", told)
    with running(tmp_path, idle=0, sweep=0.01) as base:
        made = new_table(base, "here", "here", options=SINGLE)
        tokens = [each["token"] for each in made["held"]]
        people = [Person(base, made["table"], token) for token in tokens]
        play_on(people, random.Random(9), 4)
        known = people[0].state
        for person in people:
            person.leave()
        while not loaded:  # come and go until it has to be read from the store
            Person(base, made["table"], tokens[0]).leave()
        with Person(base, made["table"], tokens[0]) as back:
            for key in ("seq", "decision", "view", "offers", "count"):
                assert back.state[key] == known[key], key


def test_among_people_with_clocks_there_are_no_hints_and_undo_is_asked(base: str) -> None:
    made = new_table(base, "here", "here", options=SINGLE, clock={"kind": "game", "seconds": 600})
    people = [Person(base, made["table"], each["token"]) for each in made["held"]]
    assert people[0].welcome["table"]["manners"] == {
        "undo": "ask",
        "hints": False,
        "spectators": True,
        "coach": False,
    }
    mover, other = sorted(people, key=lambda each: not each.asked)
    assert mover.ask("hint")["code"] == "no-hints-here"
    assert other.ask("grant", yes=True)["code"] == "nothing-to-grant"
    for yes in (False, True):
        mover.move(mover.moves[0])
        count = mover.state["count"]
        assert mover.ask("undo", decision=mover.state["decision"])["type"] == "done"
        assert (mover.state["begging"], mover.state["count"]) == (mover.seat, count)
        assert not mover.state["can_undo"]
        other.catch_up(mover.state["seq"])
        assert other.state["may_grant"]
        answer = other.ask("grant", yes=yes)
        mover.catch_up(answer["seq"])
        assert mover.state["begging"] == SPECTATOR
        assert (mover.state["count"] > count) == yes
        mover, other = (mover, other) if mover.asked else (other, mover)
    for person in people:
        person.leave()


def test_a_table_may_forbid_undo_and_spectators(base: str) -> None:
    manners = {"undo": "never", "hints": True, "spectators": False}
    made = new_table(base, "here", "here", options=SINGLE, manners=manners)
    token = made["held"][0]["token"]
    with Person(base, made["table"], token) as first:
        first.move(first.moves[0]) if first.asked else None
        assert not first.state["can_undo"]
        code = first.ask("undo", decision=first.state["decision"])["code"]
        assert code == "no-undo-here"
        stranger = Person(base, made["table"])
        assert stranger.welcome["code"] == "no-spectators"
        stranger.leave()
        for path in ("record", "replay"):
            status, told = call(base, "GET", f"/api/tables/{made['table']}/{path}")
            assert (status, told["code"]) == (409, "no-spectators")
        first.ask("resign")
    with Person(base, made["table"]) as looker:
        assert looker.state["over"]
