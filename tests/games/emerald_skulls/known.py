"""What the tests of all games must be told of Emerald Skulls."""

from knowing import Known

KNOWN = Known(
    not_in_code={
        "SKULL-11.4": "an example, told by a test",
        "SKULL-13.1": "the full skull is a row of parts.toml",
    },
    numbers={
        ("note-bought", "number"): [3, 5, 7],
        ("refusal-cannot-pay", "number"): [1, 3, 10],
    },
    late=0.85,
    longest=True,
    wish="roll",
    samples={
        "what": "lines odds-page-hand",
        "skulls-card card": "names card",
    },
)
