"""Persistent data: tables, people, lines and chat, behind one port.

`rows` defines the data, `port` the operations; `memory`, `sqlite` and `postgresql` are three stores, and `open_store`
opens the one that an operator names."""
