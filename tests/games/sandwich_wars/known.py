"""What the tests of all games must be told of Sándwich Wars."""

from knowing import Known

KNOWN = Known(
    numbers={("note-announced", "number"): [5, 6]},
    late=0.88,
    longest=True,
    samples={
        "categories": "list category",
    },
)
