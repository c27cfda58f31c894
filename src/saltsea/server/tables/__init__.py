"""The tables: one inbox each, seats, requests, the game and its time. Begin with `table`."""
