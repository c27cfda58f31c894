"""The rules of Corto, one module per chapter of the rulebook. Start reading here.

grid (G), setup (S), turn (T), characters (C), objects (O), long_range (L), figurines (F), markers (M),
ending (E), count (V), advantages (A), quests (Q), variants (P)."""
