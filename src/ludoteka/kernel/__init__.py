"""The contract between games and everything that plays them. Start reading at `game.py`."""
