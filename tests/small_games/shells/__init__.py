"""Shells: a trick game with hidden hands and a stock to draw from."""
