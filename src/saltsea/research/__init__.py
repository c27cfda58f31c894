"""Simulations and measurements of games. A game comes in as an argument, never as an import."""
