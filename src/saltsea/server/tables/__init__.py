"""The tables: one inbox each, seats, requests, the game and its time. Begin with `table`.

`handlers` answer requests, `messages` are the protocol, `people` knows who is connected, `rules` has the rules of a
table, `timing` the clocks of turn-based games, `ports` what others implement."""
