"""What bots know of Sándwich Wars."""
