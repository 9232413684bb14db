"""For people who play Emerald Skulls with the box on the table."""
