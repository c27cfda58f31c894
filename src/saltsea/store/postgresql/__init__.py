"""The store of several machines: one PostgreSQL database that all nodes share.

`store` is the port, `writer` commits for many at once and finds out what became of a commit whose answer was lost.
Loaded only when a PostgreSQL address is given, because its library is an extra."""
