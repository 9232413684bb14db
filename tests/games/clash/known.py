"""What the tests of all games must be told of CLASH."""

from knowing import Known

KNOWN = Known(
    numbers={
        ("note-game-begins", "number"): [1, 2, 5, 7],
        ("note-game-begins-points", "number"): [1, 2, 5, 7],
    },
    short={"match": "single"},
    opponent="level1",
    samples={
        "jihad": "names side",
        "mcworld": "names side",
        "role": "names side",
        "side": "names side",
        "tile": "names tile",
        "tiles": "list tile",
    },
)
