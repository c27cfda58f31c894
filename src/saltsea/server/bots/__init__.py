"""Computer players: asked by a view, in processes of their own. `worker` is the port."""
