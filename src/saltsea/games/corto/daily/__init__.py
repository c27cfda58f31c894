"""What every day has of its own: one deal, the same everywhere, and what a player's diary notes of it."""
