"""What the tests of all games must be told of King of New York."""

from knowing import Known

KNOWN = Known(
    numbers={
        ("move-raze", "number"): [1, 2, 3],
        ("refusal-too-strong", "number"): [1, 2, 3, 4],
    },
)
