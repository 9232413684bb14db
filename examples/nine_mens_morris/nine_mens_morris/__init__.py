"""Nine men's morris: place, move, close mills."""
