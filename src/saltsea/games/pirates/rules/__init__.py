"""One module per chapter of the rulebook: ship (S), sand (T), deeds (A), damage (D), rounds (R), goals, score (P); and
what cards, tokens and events do. Every function of a rule bears its id first in its docstring.

The order in which things follow each other is in ../engine/flow.py, the judging of actions in ../engine/check.py."""
