"""What only the pirates have: log books, daily voyages, player-made chapters and clashes. Its rules are in rules/.

`server/` is what runs in a server; the catalogue mounts it (docs/decisions/0035)."""
