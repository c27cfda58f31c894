"""Several servers that share their tables: who holds which table, and how the others reach it."""
