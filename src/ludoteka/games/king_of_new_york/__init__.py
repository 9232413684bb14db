"""King of New York. `kit.py` declares everything that the house knows of the game."""
