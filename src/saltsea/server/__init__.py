"""The server: it keeps the tables and opens the doors of the box.

Begin with `tables/table.py`: one mailbox, one task. `house.py` puts everything together. `web` is the transport and
the only room that knows Starlette or uvicorn, so that another one stays a choice; `bots`, `accounts`, `post`, `reach`
and `operation` are what tables and people need besides. Games come in as arguments, never as imports.
"""
