"""What is mine on this server, with an account or without one: my games, what they add up to, and a file of it all."""
