"""Bots: asked with an observation, in processes of their own. `worker` is the port."""
