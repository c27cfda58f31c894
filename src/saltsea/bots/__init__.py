"""Bots for any game. A bot gets an Observation and its own random stream; it never gets the State of a match."""
