"""The companion of Corto's box: it deals the set-up and counts a table of cardboard by the digital game's rules."""
