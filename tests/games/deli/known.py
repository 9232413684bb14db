"""What the tests of all games must be told of Clash at the Deli."""

from knowing import Known

KNOWN = Known(
    not_in_code={"DELI-5.8": "an example, which a test repeats"},
    numbers={("note-begins", "number"): [1, 2, 5, 6], ("note-looks", "number"): [1, 2, 3]},
    short={"rounds": "3"},
)
