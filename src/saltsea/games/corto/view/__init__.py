"""Corto as clients see it: names, sentences and choices, made from an Observation alone. `views.py` is the way in."""
