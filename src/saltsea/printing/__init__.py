"""Paper: PDF pages with our art as vectors and fonts embedded. It knows sheets, cards and words, but no game."""
