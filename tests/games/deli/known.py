"""What the tests of all games must be told of Clash at the Deli."""

from knowing import Known

KNOWN = Known(
    not_in_code={"DELI-5.8": "an example, which a test repeats"},
    numbers={("note-begins", "number"): [1, 2, 5, 6], ("note-looks", "number"): [1, 2, 3]},
    short={"rounds": "3"},
    late=0.6,
    samples={
        "card": "names ingredient",
        "cards": "list ingredient",
        "chefs": "list character",
        "ingredient": "names ingredient",
        "recipe": "names recipe",
        "state": "lines deli-unfinished deli-closed",
        "deli-sign sign": "lines sign-on-bread sign-edge",
        "pad-guess name": "names ingredient",
        "pad-classic name": "names recipe",
        "pad-sign name": "names ingredient",
        "pad-sign sign": "lines sign-on-bread sign-edge",
    },
)
