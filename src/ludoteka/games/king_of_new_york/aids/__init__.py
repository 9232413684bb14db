"""For people who play King of New York with the box on the table."""
