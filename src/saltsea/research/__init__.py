"""For people who study the games: simulations, measurements, environments. Receives a game, never imports one."""
