"""The lesson: three short rounds in a bay of the cook's, that a pupil sails step by step with three scripted shipmates.
`script.py` has every step, `content/lessons` the chapter."""
