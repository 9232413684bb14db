"""The examples at the top of the modules run as they stand."""

import doctest
from types import ModuleType

import pytest

from ludoteka.kernel import game
from ludoteka.table import match


@pytest.mark.parametrize("module", [game, match])
@pytest.mark.plain
def test_the_example_of_a_module_runs(module: ModuleType) -> None:
    done = doctest.testmod(module, verbose=False)
    assert done.attempted > 3
    assert done.failed == 0
