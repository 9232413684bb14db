"""Masks of small numbers."""

from ludoteka.kernel.masks import bit, has, members


def test_every_member_has_a_bit_of_its_own() -> None:
    assert [bit(member) for member in range(63)] == [2**member for member in range(63)]


def test_a_mask_knows_its_members() -> None:
    mask = bit(3) | bit(61)
    assert [member for member in range(63) if has(mask, member)] == [3, 61]
    assert members(mask) == [3, 61]
    assert members(0) == []
