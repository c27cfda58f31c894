"""The process of a tryout: it reads one order, and prints the result of each simulated voyage as it ends.

Started by tryouts.py as `python -m saltsea.games.pirates.campaign.server.tryout_process GAMES`."""

import signal
import sys
from contextlib import suppress

import msgspec

from saltsea.games.pirates.campaign.campaign_file import our_rules
from saltsea.games.pirates.campaign.own_chapters import tried
from saltsea.games.pirates.campaign.values import Crew
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.server.bots.bot_library import games_at
from saltsea.server.bots.priority import ON_DEMAND, lower_priority


class TryOrder(msgspec.Struct, frozen=True):
    """A chapter to try, by which crews, and how often."""

    game: str
    text: str
    players: int
    options: dict[str, str | int]
    runs: int


def main(games: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which will end us
    lower_priority(ON_DEMAND)
    order = msgspec.json.decode(sys.stdin.buffer.readline(), type=TryOrder)
    for result in tried(rules_of(games, order), Crew(order.players, order.options), order.runs):
        sys.stdout.buffer.write(msgspec.json.encode(result) + b"\n")
        sys.stdout.buffer.flush()


def rules_of(games: str, order: TryOrder) -> PiratesRules:
    """The rules with the chapter of the order."""
    base = games_at(games)[order.game]
    assert base.player_content is not None
    return our_rules(base.player_content(base, order.text).rules())


if __name__ == "__main__":
    with suppress(ConnectionError):  # the server is gone
        main(sys.argv[1])
