"""Figures in words: what is measured, of what, and how sure it is."""

from typing import Final

from ludoteka.games.registry import KITS
from ludoteka.lab.balance import Balance
from ludoteka.lab.figures import Figure
from ludoteka.texts import Texts

SHARES: Final = ("win_share", "share", "leader_wins")
THINGS: Final = ("taken", "won_with", "effect", "befalls", "event_points")


class Names:
    """Names the figures of one comparison in one language."""

    def __init__(self, balance: Balance, texts: Texts) -> None:
        self.texts: Final = texts
        self._balance: Final = balance
        self._kit: Final = KITS[balance.game]
        self._own: Final = texts.game(self._kit.game)

    def title(self) -> str:
        return self._own.title()

    def variant(self, number: int) -> str:
        changes = self._balance.arms[number].variant.changes
        if not changes:
            return self.texts.line("balance-as-it-is")
        return ", ".join(f"{self._changed(name)} = {value}" for name, value in changes.items())

    def _changed(self, name: str) -> str:
        if name in ("seats", "parts"):
            return self.texts.line(f"balance-vary-{name}")
        if "." not in name:
            return self._own.option(name)
        _, id, *field = name.split(".")
        kinds = self._kit.game.words.kinds
        for kind in kinds:
            if id in kinds[kind] and kind not in self._kit.game.words.literal:
                named = self._own.name(kind, kinds[kind].index(id))
                return f"{named} ({' '.join(field)})"
        return " ".join([id, *field])

    def key(self, figure: Figure) -> str:
        """What a figure is about: a seat, a card, a part of the course of a match."""
        if figure.table in THINGS:
            return self.thing(figure.key)
        if figure.table in ("seat", "score") or figure.key.startswith("seat "):
            return self.seat(int(figure.key.split()[-1]) - 1)
        if figure.table in ("match", "change", "skill"):
            return self.texts.line("balance-of-" + figure.key.replace("_", "-"))
        return figure.key

    def seat(self, seat: int) -> str:
        told = self.texts.line("balance-seat", seat=seat + 1)
        role = self._kit.role_of(seat, self._own)
        return f"{told} ({role})" if role else told

    def thing(self, key: str) -> str:
        kind, name = key.split(" ", 1)
        return self._own.name(kind, self._kit.game.words.index(kind, name))

    def value(self, figure: Figure, value: float) -> str:
        if figure.measure in SHARES or figure.key == "known":
            return self.texts.share(value, 1)
        return self.texts.number(value, 2)

    def range(self, figure: Figure) -> str:
        low, high = self.value(figure, figure.low), self.value(figure, figure.high)
        return self.texts.line("balance-range", low=low, high=high)

    def line(self, figure: Figure) -> str:
        told = self.texts.line(
            "balance-figure",
            name=self.key(figure),
            value=self.value(figure, figure.value),
            range=self.range(figure),
        )
        return f"{told} *" if figure.clear else told


def tell_found(balance: Balance, names: Names) -> list[str]:
    if balance.found is None:
        return []
    return [
        names.texts.line(
            f"balance-found-{balance.found.aim}",
            variant=names.variant(balance.found.variant),
            share=names.texts.share(balance.found.sure, 0),
        )
    ]


def tell_balance(balance: Balance, all_figures: list[Figure], texts: Texts) -> list[str]:
    """The short form for a terminal; what stands out of the cards, not all of them."""
    names = Names(balance, texts)
    told: list[str] = []
    for number, arm in enumerate(balance.arms):
        games = sum(counts.games for counts in arm.batches.values())
        told += ["", texts.line("balance-variant", variant=names.variant(number), games=games)]
        mine = [each for each in all_figures if each.variant == number]
        for table in ("seat", "score", "match", "skill", "change"):
            rows = [each for each in mine if each.table == table]
            if rows:
                told.append(texts.line(f"balance-table-{table.replace('_', '-')}"))
                told += [f"  {names.line(each)}" for each in rows]
        told += _standing_out(mine, names)
    return [*told[1:], *(["", *tell_found(balance, names)] if balance.found else [])]


def _standing_out(mine: list[Figure], names: Names) -> list[str]:
    told: list[str] = []
    for table in ("effect", "event_points"):
        rows = [each for each in mine if each.table == table]
        clear = sorted((each for each in rows if each.clear), key=lambda each: -each.value)
        if rows:
            told.append(names.texts.line(f"balance-table-{table.replace('_', '-')}"))
            told += [f"  {names.line(each)}" for each in clear]
            if not clear:
                told.append("  " + names.texts.line("balance-nothing-clear", count=len(rows)))
    return told
