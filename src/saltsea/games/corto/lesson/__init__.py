"""The lesson: a whole game of Corto on a fixed deal, that a pupil plays step by step. `script.py` has every step."""
