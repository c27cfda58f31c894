"""The tables: one inbox each, seats, requests, the game and its time. Begin with `table`.

`handlers` answer requests, `messages` are the protocol, `sending` says who is sent what, `people` knows who is
connected, `rules` has the rules of a table, `timing` the clocks of turn-based games, `bots` what its bots are asked and
say, `stored` what comes from the store and goes there whole, `ports` what others implement."""
