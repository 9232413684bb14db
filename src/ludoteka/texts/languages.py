"""The languages Ludoteka speaks, and which of them a person wants."""

from collections.abc import Mapping
from typing import Final

from ludoteka.kernel.faults import Fault

LANGUAGES: Final = ("en", "hu", "pl", "es")
_VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def pick_language(wanted: str | None, environment: Mapping[str, str]) -> str:
    """What was asked for, else what the environment says, else English.

    As everywhere, the first variable that is set decides: `LC_ALL=C` means English.
    """
    if wanted is not None:
        if wanted.lower() not in LANGUAGES:
            raise Fault("unknown-language", language=wanted, known=", ".join(LANGUAGES))
        return wanted.lower()
    for variable in _VARIABLES:
        if value := environment.get(variable):
            found = value[:2].lower()
            return found if found in LANGUAGES else "en"
    return "en"
