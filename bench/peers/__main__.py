"""How fast games are in other libraries, beside ours, in one run: see docs/peers.md.

    python bench/peers [--seconds S] [--rounds N] [--only NAME ...] [--json]

A library that is not installed is one line; bench/peers/requirements.txt has them all.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from peers.table import main

if __name__ == "__main__":
    main()
