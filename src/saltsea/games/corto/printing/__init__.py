"""Corto on paper: cards, strips, pieces, aids and rules, made from the same data as the game."""
