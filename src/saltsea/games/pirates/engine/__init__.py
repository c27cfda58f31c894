"""The machine that the rules run in: state, actions and time; game.py answers the kernel's questions. Compiled."""
