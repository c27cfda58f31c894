"""The tables: one mailbox each, who sits there, what they may ask, the game and its time. `table` is where to begin."""
