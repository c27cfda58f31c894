"""Rated puzzles: turns from real games with one best end, how they are made, and how hard they are."""
