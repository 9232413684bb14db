"""CLASH: Jihad vs. McWorld. `kit.py` declares everything that the house knows of the game."""
