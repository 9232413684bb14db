"""What the tests of all games must be told of Sándwich Wars."""

from knowing import Known

KNOWN = Known(
    numbers={("note-announced", "number"): [5, 6]},
    late=0.85,
    samples={
        "categories": "list category",
    },
)
