"""What the checks of the texts would otherwise miss in Sándwich Wars, and why."""

OWN_IDS = [
    "board-orders",
    "board-can",
    "board-assistants",
    "board-player",
    "board-you",
    "board-first",
    "board-turn",
    "board-coins",
    "board-chips",
    "board-hidden",
    "board-cards",
    "board-zone",
    "board-staff",
    "board-done",
    "board-hand",
    "board-quality",
    "board-points",
    "board-reward-assistant",
    "board-reward-units",
    "board-decks",
    "board-idle",
    "board-chef",
    "board-discount",
]
"""Messages that the words of the game do not ask for, but its screens do."""

NOT_IN_CODE: dict[str, str] = {}
"""Clauses that no line of the rules needs to name, and why."""
