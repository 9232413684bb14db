"""An invitation as a QR code, read back as a reader would, and a chat in which one can be muted."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

from browser.checks import unfitting_anywhere, violations
from browser.people import DESK, PHONE, Person
from browser.running import Server
from browser.sitting import sit
from web.people import Person as Link
from web.people import new_table

Come = Callable[..., Person]
Square = list[list[int]]
SQUARE = """async text => (await import(document.baseURI + "static/lib/qr.js")).qr(text)"""
BLOCKS = {21: (10, 1), 25: (16, 1), 29: (26, 1), 33: (18, 2), 37: (24, 2), 41: (16, 4)}
BLOCKS |= {45: (18, 4), 49: (22, 4), 53: (22, 5), 57: (26, 5)}
"""By the size of the square, error correction M: bytes of correction in a block, and blocks."""
ALIGNED = {21: [], 25: [18], 29: [22], 33: [26], 37: [30], 41: [34], 45: [6, 22, 38]}
ALIGNED |= {49: [6, 24, 42], 53: [6, 26, 46], 57: [6, 28, 50]}
MASKS: list[Callable[[int, int], bool]] = [
    lambda row, column: (row + column) % 2 == 0,
    lambda row, column: row % 2 == 0,
    lambda row, column: column % 3 == 0,
    lambda row, column: (row + column) % 3 == 0,
    lambda row, column: (row // 2 + column // 3) % 2 == 0,
    lambda row, column: row * column % 2 + row * column % 3 == 0,
    lambda row, column: (row * column % 2 + row * column % 3) % 2 == 0,
    lambda row, column: ((row + column) % 2 + row * column % 3) % 2 == 0,
]


def is_data(size: int, row: int, column: int) -> bool:
    """Whether a module is neither a pattern nor tells of the code itself."""
    corner = (row < 9 and (column < 9 or column > size - 9)) or (row > size - 9 and column < 9)
    if corner or 6 in (row, column):
        return False
    told = size >= 45 and ((row < 6 and column > size - 12) or (column < 6 and row > size - 12))
    middles = ALIGNED[size]
    small = any(
        abs(row - down) < 3 and abs(column - across) < 3
        for down in middles
        for across in middles
        if not (6 in (down, across) and {down, across} & {6, size - 7} == {down, across})
    )
    return not told and not small


def bits(square: Square, mask: int) -> Iterator[int]:
    size = len(square)
    rights = [*range(size - 1, 6, -2), *range(5, 0, -2)]
    for turn, right in enumerate(rights):
        rows = range(size) if turn % 2 else range(size - 1, -1, -1)
        for row in rows:
            for column in (right, right - 1):
                if is_data(size, row, column):
                    yield square[row][column] ^ MASKS[mask](row, column)


def product(a: int, b: int) -> int:
    found = 0
    while b:
        found ^= a * (b & 1)
        a, b = (a << 1) ^ (0x11D if a & 0x80 else 0), b >> 1
    return found


def read(square: Square) -> str:
    """The text of a code; every block must be free of errors."""
    size = len(square)
    format = [square[8][column] for column in (0, 1, 2, 3, 4)]
    told = sum(bit << (4 - place) for place, bit in enumerate(format)) ^ 0b10101
    assert told >> 3 == 0, "error correction M"
    stream = list(bits(square, told & 7))
    words = [
        sum(bit << (7 - place) for place, bit in enumerate(stream[at : at + 8]))
        for at in range(0, len(stream) - 7, 8)
    ]
    correction, count = BLOCKS[size]
    short = len(words) // count - correction
    longer = len(words) % count
    lengths = [short + (block >= count - longer) for block in range(count)]
    blocks: list[list[int]] = [[] for _ in range(count)]
    rest = iter(words)
    for place in range(short + 1):
        for block in range(count):
            if place < lengths[block]:
                blocks[block].append(next(rest))
    data = [word for block in blocks for word in block]
    for _ in range(correction):
        for block in range(count):
            blocks[block].append(next(rest))
    root = 1
    for _ in range(correction):
        for block_words in blocks:
            value = 0
            for word in block_words:
                value = product(value, root) ^ word
            assert value == 0
        root = product(root, 2)
    plain = "".join(f"{word:08b}" for word in data)
    assert plain[:4] == "0100"
    head = 4 + (8 if size < 57 else 16)
    length = int(plain[4:head], 2)
    return bytes(int(plain[head + 8 * at : head + 8 * at + 8], 2) for at in range(length)).decode()


def test_codes_are_read_back(someone: Come) -> None:
    person = someone()
    person.home()
    sizes = set()
    for length in (1, 14, 20, 40, 60, 80, 104, 120, 150, 178, 210):
        text = ("https://example.org/join/é" + "abcdefgh23456789" * 20)[:length]
        square = person.page.evaluate(SQUARE, text)
        sizes.add(len(square))
        assert read(square) == text
    assert sizes == set(BLOCKS)
    assert person.page.evaluate(SQUARE, "x" * 300) is None


@pytest.mark.by_turns("size")
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_an_invitation_has_a_code(someone: Come, axe: str, size: dict[str, int]) -> None:
    person = someone(size=size)
    person.open_table("clash", ["me", "link"], match="single")
    page = person.page
    page.wait_for_selector(".qr")
    link = page.locator("[data-link]").get_attribute("data-link")
    drawn = page.locator(".qr path").get_attribute("d")
    square = person.page.evaluate(SQUARE, link)
    assert read(square) == link
    assert drawn.count("M") == sum(map(sum, square))
    assert unfitting_anywhere(person) == []
    assert violations(page, axe) == []


def test_who_is_muted_is_not_heard(someone: Come, server: Server, axe: str) -> None:
    base = server.address.removeprefix("http://")
    made: Any = new_table(base, "here", "here", options={"match": "single"})
    person = someone()
    page = person.page
    sit(person, made, [0])
    page.wait_for_selector(".square")
    with Link(base, made["table"], made["held"][1]["token"]) as other:
        other.ask("chat", text="Hurry up!")
        page.wait_for_selector(".tab .unread")
        page.locator("#tab-chat").click()
        page.wait_for_selector(".chat li:has-text('Hurry up!')")
        page.locator(".speakers .button:has-text('Mute here 1')").click()
        page.wait_for_selector(".chat li:has-text('Hurry up!')", state="detached")
        assert violations(page, axe) == []
        page.locator("#tab-log").click()
        other.ask("chat", text="Hello?")
        page.reload()
        page.wait_for_selector(".square")
        assert page.locator(".tab .unread").count() == 0
        page.locator("#tab-chat").click()
        page.locator(".speakers .button:has-text('Hear here 1 again')").click()
        page.wait_for_selector(".chat li:has-text('Hello?')")
