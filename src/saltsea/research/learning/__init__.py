"""Training of networks that play: positions that a teacher decided, a network that learns them, and its weights."""
