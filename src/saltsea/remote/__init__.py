"""A Python client of a table, for `saltsea join` and `saltsea bot-line`.

`links.py` parses links, `connection.py` keeps the connection open, `table_client.py` knows what the server has sent,
and `match.py` presents the game to the text table. docs/protocol.md describes the messages."""
