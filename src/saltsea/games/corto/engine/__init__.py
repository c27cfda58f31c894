"""The machine that the rules run in: state, actions and events; game.py answers the kernel's questions. Compiled."""
