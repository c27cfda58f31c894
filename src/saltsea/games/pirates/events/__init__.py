"""What can happen on a voyage, by whose doing it is; vocabulary.py lists it all in order. Compiled."""
