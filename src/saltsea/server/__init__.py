"""The server: it opens the doors of the box. Later it keeps the tables; today it serves the client and the catalogue.

`messages` says what goes over the wire. `app`, `client_files`, `guard` and `serve` are the transport: the only modules
that know Starlette or uvicorn, so that another transport stays a choice. Games come in as data, never as imports.
"""
