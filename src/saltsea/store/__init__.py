"""Persistent data: tables, people, lines and chat, behind one port.

`rows` defines the data, `port` the operations; `memory` and `sqlite` are two stores."""
