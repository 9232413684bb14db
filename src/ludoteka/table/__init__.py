"""One running match: seats, authority, undo, resigning, bots in seats, fair dice. No I/O."""
