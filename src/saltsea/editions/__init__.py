"""A game as a thing to play with: its rules given the cards, names, words and computer players of one box."""
