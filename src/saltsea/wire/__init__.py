"""The JSON of the games: actions, events, views, refusals. Built from a game's vocabulary; never compiled."""
