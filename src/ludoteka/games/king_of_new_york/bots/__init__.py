"""What bots know of King of New York."""
