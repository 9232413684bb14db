"""What requests and answers are made of, for the pages of games and for the server alike."""

from typing import Annotated, Final, TypeAlias

import msgspec

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
"""What a person types: trimmed and cut by the server, never longer than this on the wire."""
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=120)]
"""An id, a code, a token or the canonical text of a move."""


_ENCODER: Final = msgspec.json.Encoder()


def ready(told: object) -> msgspec.Raw:
    """JSON that stands for what it is made of wherever that is sent."""
    return msgspec.Raw(_ENCODER.encode(told))


class Body(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """Part of a message or the body of an HTTP request or answer."""


class Offer(msgspec.Struct, frozen=True, array_like=True):
    """A move that may be made now: its canonical text, its verb and its numbers."""

    text: str
    verb: str
    args: list[int]
