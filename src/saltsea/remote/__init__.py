"""A table at the other end of a line, for clients in Python: `saltsea join` and `saltsea bot-line`.

`place.py` reads links, `open_line.py` keeps the line open, `visit.py` knows what the server has told, and `match.py`
makes a game of it that the text table can show and act in. docs/protocol.md describes what goes over the line."""
