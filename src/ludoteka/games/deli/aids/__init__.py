"""For people who play Clash at the Deli with the box on the table."""
