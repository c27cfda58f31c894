"""The server: tables, their registry, and everything people need around them.

Begin with `tables/table.py`: one inbox, one task. `application.py` puts everything together. `web` is the transport
and, with the `*_routes.py` of other packages, the only code that knows Starlette or uvicorn. `bots`, `accounts`,
`notifications`, `network` and `operations` are the rest. Games come in as arguments, never as imports; what one game
alone adds is mounted through `extensions.py`.
"""
