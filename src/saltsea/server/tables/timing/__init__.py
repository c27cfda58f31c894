"""Time in turn-based games: the players' clocks, the bot scheduler, and which seats a match waited for."""
