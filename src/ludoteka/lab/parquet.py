"""Figures as a Parquet file: a row each, with the variant it belongs to."""

from dataclasses import asdict
from importlib import import_module
from pathlib import Path
from typing import Any

from ludoteka import __version__
from ludoteka.kernel.faults import Refused
from ludoteka.lab.balance import Balance
from ludoteka.lab.figures import Figure


def write_parquet(balance: Balance, rows: list[Figure], path: Path) -> None:
    try:
        arrow: Any = import_module("pyarrow")
        parquet: Any = import_module("pyarrow.parquet")
    except ImportError:
        raise Refused("needs-extra", extra="lab") from None
    told = [
        {
            "game": balance.game,
            "bots": balance.bots,
            "seed": balance.seed,
            "seats": balance.arms[each.variant].variant.seats,
            "changes": balance.arms[each.variant].variant.label,
            **asdict(each),
        }
        for each in rows
    ]
    table = arrow.Table.from_pylist(told)
    about = {"ludoteka": __version__, "weaker": balance.weaker}
    parquet.write_table(table.replace_schema_metadata(about), path)
