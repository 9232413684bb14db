"""What bots know of Clash at the Deli."""
