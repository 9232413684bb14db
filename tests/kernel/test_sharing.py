"""Changes of numbers that copies of a position share."""

from librt.vecs import append, vec
from mypy_extensions import i64

from ludoteka.kernel.codec import rows_of
from ludoteka.kernel.sharing import changed, with_one_more, with_row, without


def test_what_is_shared_stays_as_it_is() -> None:
    row = append(append(vec[i64](), 3), 5)  # with room for more behind its end
    assert list(changed(row, 1, 7)) == [3, 7]
    one, other = with_one_more(row, 8), with_one_more(row, 9)
    assert (list(one), list(other)) == ([3, 5, 8], [3, 5, 9])
    assert list(without(row, 3)) == [5]
    assert list(row) == [3, 5]


def test_rows_that_are_shared_stay_as_they_are() -> None:
    rows = rows_of([[1], [2, 3]])
    assert [list(row) for row in with_row(rows, 0, vec[i64]([4]))] == [[4], [2, 3]]
    assert [list(row) for row in rows] == [[1], [2, 3]]
