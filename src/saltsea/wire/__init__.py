"""The JSON of the games: actions, events, observations, views, refusals. Built from its vocabulary; not compiled."""
