"""What bots know of CLASH: Jihad vs. McWorld."""
