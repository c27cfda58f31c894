"""Whole games to be looked through, worked out beside the tables in a process of its own."""
