"""Gymnasium's own check of our wrapper."""

import warnings

from gymnasium.utils.env_checker import check_env

from saltsea.research import gym_env

warnings.simplefilter("ignore")
check_env(gym_env("corto", players=2, seat=0, others="random", length=6), skip_render_check=True)
