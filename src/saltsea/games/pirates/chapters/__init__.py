"""A chapter: what it is, how data become one, what can be wrong with it, what a crew is told of it. Compiled."""
