"""What bots know of Emerald Skulls."""
