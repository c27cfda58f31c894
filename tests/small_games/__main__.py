"""`python -m small_games` is the `saltsea` command with the small games in its catalogue."""

from saltsea.cli import main
from small_games.catalog import SMALL_GAMES

main(SMALL_GAMES)
