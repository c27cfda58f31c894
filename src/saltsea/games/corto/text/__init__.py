"""Corto in sentences: its words, and what a text table shows and asks."""
