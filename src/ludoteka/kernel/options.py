"""What a table may choose before it begins."""

from typing import Final

from ludoteka.kernel.faults import Unreadable


class Option:
    """One choice: its id, the words it may be, and the one taken if nobody chooses."""

    def __init__(self, id: str, values: list[str], default: str) -> None:
        assert default in values
        self.id: Final = id
        self.values: Final = values
        self.default: Final = default


NOW: Final = 0
"""As a version: the rules as they are today."""


class Options:
    """The options of one table, its own component file (TOML text, empty for ours), and the
    version of the rules it is played by."""

    def __init__(self, values: dict[str, str], parts: str = "", rules: int = NOW) -> None:
        self.values: Final = values
        self.parts: Final = parts
        self.rules: Final = rules

    def __getitem__(self, id: str) -> str:
        return self.values[id]

    def with_parts(self, parts: str) -> "Options":
        return Options(dict(self.values), parts, self.rules)

    def with_rules(self, rules: int) -> "Options":
        return Options(dict(self.values), self.parts, rules)


def choose_options(table: list[Option], chosen: dict[str, str]) -> Options:
    """Check what was chosen against the table of a game and fill in the rest."""
    by_id = {option.id: option for option in table}
    for id, value in chosen.items():
        if id not in by_id:
            known = ", ".join(by_id)
            raise Unreadable("unknown-option", option=id, known=known)
        if value not in by_id[id].values:
            known = ", ".join(by_id[id].values)
            raise Unreadable("unknown-value", option=id, value=value, known=known)
    return Options({option.id: chosen.get(option.id, option.default) for option in table})


def every_combination(table: list[Option]) -> list[Options]:
    """All option sets, the defaults first in each."""
    sets: list[dict[str, str]] = [{}]
    for option in table:
        ordered = [option.default, *(each for each in option.values if each != option.default)]
        sets = [{**chosen, option.id: value} for chosen in sets for value in ordered]
    return [Options(chosen) for chosen in sets]
