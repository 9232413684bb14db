"""Masks of small numbers."""

from ludoteka.kernel.masks import bit, has, members, nth, size_of


def test_every_member_has_a_bit_of_its_own() -> None:
    assert [bit(member) for member in range(63)] == [2**member for member in range(63)]


def test_a_mask_knows_its_members() -> None:
    mask = bit(3) | bit(61)
    assert [member for member in range(63) if has(mask, member)] == [3, 61]
    assert members(mask) == [3, 61]
    assert members(0) == []


def test_a_mask_knows_how_many_members_it_has_and_which_comes_when() -> None:
    for mask in (0, 1, 0b1011, bit(62), 2**63 - 1, 0x5A5A_1234_8765_4321):
        assert size_of(mask) == len(members(mask))
        assert [nth(mask, number) for number in range(size_of(mask))] == members(mask)
