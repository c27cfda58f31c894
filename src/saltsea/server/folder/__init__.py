"""The client as one static folder that any web server can carry: the page runs its own engine, and asks no server."""
