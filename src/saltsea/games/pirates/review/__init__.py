"""The review of a finished voyage: what decided it, found by sailing on from there again and again."""
