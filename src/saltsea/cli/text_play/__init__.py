"""What `saltsea play`, `join` and `open` need for a text session: its parts, saved games, voyages, the log book."""
