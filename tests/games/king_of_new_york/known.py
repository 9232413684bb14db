"""What the tests of all games must be told of King of New York."""

from knowing import Known

KNOWN = Known(
    numbers={
        ("move-raze", "number"): [1, 2, 3],
        ("refusal-too-strong", "number"): [1, 2, 3, 4],
    },
    late=0.3,
    samples={
        "face": "names face",
        "monster": "names monster",
        "unit": "names unit",
        "kony-becomes unit": "names unit",
        "kony-cards cards": "list card",
    },
)
