"""The rules of a table that are not about a game. Each function bears the id of its rule."""
