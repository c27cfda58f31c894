"""Our games as environments of PettingZoo and Gymnasium, and many games at once in NumPy's arrays."""
