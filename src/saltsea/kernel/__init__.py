"""The nouns and the loop that every game shares. Imports nothing of ours; touches no clock, no network, no file."""
