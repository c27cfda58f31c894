"""Reviews of finished games: asked for over HTTP, made once in a process of its own, and kept in the store."""
