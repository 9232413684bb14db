"""Liar's dice: hidden dice, bids and doubts."""
