"""OpenSpiel plays both games by its own means."""

import random

import pyspiel

from saltsea.research import register_openspiel

random.seed(1)
for name in register_openspiel():
    state = pyspiel.load_game(name).new_initial_state()
    steps = 0
    while not state.is_terminal() and steps < 300:
        state.apply_action(random.choice(state.legal_actions()))
        steps += 1
    assert steps > 20, (name, steps)
