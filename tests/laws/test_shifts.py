"""Wide masks come from `kernel.masks`: compiled, a shifted literal loses the bits from 32 on."""

import ast
from pathlib import Path

import pytest

pytestmark = pytest.mark.plain

COMPILED = Path(__file__).parents[2] / "src" / "ludoteka"
SAFE = 30
"""A literal shifted by no more than this fits into 32 bits."""
FILES = [
    path
    for folder in ("kernel", "games")
    for path in sorted((COMPILED / folder).rglob("*.py"))
    if path.name != "masks.py"
]


def risky_shifts(source: str) -> list[int]:
    """The lines that shift a literal, plain or as `i64(...)`, by what may be more than `SAFE`."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.BinOp)
        and isinstance(node.op, ast.LShift)
        and _is_literal(node.left)
        and not _is_small(node.right)
    ]


def _is_small(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int) and node.value <= SAFE


def _is_literal(node: ast.expr) -> bool:
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "i64":
        return bool(node.args) and _is_literal(node.args[0])
    return isinstance(node, ast.Constant)


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(COMPILED)))
def test_no_literal_is_shifted_far(path: Path) -> None:
    assert risky_shifts(path.read_text("utf-8")) == []


def test_a_risky_shift_is_found() -> None:
    told = "a = i64(1) << n\nb = 1 << 9\nc = 1 << places\nd = mask << n\ne = 7 << 31\n"
    assert risky_shifts(told) == [1, 3, 5]
