"""PettingZoo's own checks of our environments."""

import warnings

from pettingzoo.test import api_test, parallel_api_test, seed_test

from saltsea.research import corto_aec, pirates_aec, pirates_parallel

warnings.simplefilter("ignore")
api_test(corto_aec(length=6), num_cycles=200)
api_test(pirates_aec(players=2, level="deckhand"), num_cycles=200)
parallel_api_test(pirates_parallel(players=2, level="deckhand"), num_cycles=200)
seed_test(lambda: corto_aec(length=6), num_cycles=50)
