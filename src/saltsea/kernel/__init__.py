"""The types and the loop that every game shares. It imports nothing of ours and uses no clock, network or file."""
