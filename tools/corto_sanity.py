"""Is Corto a sane game? `python tools/corto_sanity.py` plays greedy players and holds the answer to its bounds."""

from __future__ import annotations

import sys
from dataclasses import dataclass, field

from write_files import use_our_python

use_our_python()  # before the imports that need it

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.research.simulate import game_name, simulate  # noqa: E402
from saltsea.research.summary import Summary, summary  # noqa: E402

GAMES = 1000
DUELS = 500
FULL_STRIPS = 0.9
MOST_SHARE = 1 / 3
LEAST_SHARE = 0.02
SEAT_POINTS = 0.05
DUEL_SHARE = 0.8


@dataclass
class Verdict:
    """What was found, and what is out of bounds."""

    faults: list[str] = field(default_factory=list)

    def hold(self, kept: object, what: str) -> None:
        print(f"  {'ok' if kept else 'NO'}  {what}")
        if not kept:
            self.faults.append(what)


def report(players: int) -> Summary:
    """Greedy players among themselves; two of them with the compensation, without which the first leads a little."""
    game = CATALOG["corto"]
    rules, observer = game.rules(), game.observer()
    bots = [game.make_bot("greedy", rules)] * players
    names = [game_name("sanity", number) for number in range(GAMES)]
    options: Options = {"compensation": "on"} if players == 2 else {}
    tally = simulate(
        rules, players, options, bots, names, lambda _, match: observer.add(observer.look(match)), hashing=False
    )
    return summary(tally, "corto", players, "sanity", 1.0) | observer.result()


def judge(players: int, found: Summary, verdict: Verdict) -> None:
    ended, shares, wins = found["ended_by"], found["winners_share_by_quest"], found["wins_by_order"]
    assert isinstance(ended, dict)
    assert isinstance(shares, dict)
    assert isinstance(wins, list)
    verdict.hold(ended.get("corto.E1", 0) >= FULL_STRIPS * GAMES, f"ended by {ended}")
    for quest, share in shares.items():
        verdict.hold(LEAST_SHARE < share < MOST_SHARE, f"{quest} gives {share:.1%} of the winners' gold")
    verdict.hold(not found["cards_never_played"], f"cards never played: {found['cards_never_played'] or 'none'}")
    for place, won in enumerate(wins):
        lead = won / sum(wins) - 1 / players
        verdict.hold(lead < SEAT_POINTS, f"player {place + 1} in turn order wins {lead:+.1%} against a fair share")
    print(f"      turns {found['turns']}, gold by source {found['gold_by_source']}")


def duels(verdict: Verdict) -> None:
    """Greedy against random, each beginning half the games."""
    game = CATALOG["corto"]
    rules = game.rules()
    won = 0.0
    for number in range(DUELS):
        mine = number % 2
        bots = [game.make_bot("greedy" if seat == mine else "random", rules) for seat in range(2)]
        tally = simulate(rules, 2, {}, bots, [game_name("duel", number)], lambda *_: None, hashing=False)
        winners = tally.outcomes[0].winners
        won += (mine in winners) / len(winners)
    verdict.hold(won >= DUEL_SHARE * DUELS, f"greedy wins {won:g} of {DUELS} games against random")


def main() -> int:
    verdict = Verdict()
    for players in (2, 3, 4):
        print(f"{players} greedy players, {GAMES} games")
        judge(players, report(players), verdict)
    print("greedy against random")
    duels(verdict)
    print("\n".join(verdict.faults) or "a sane game")
    return 1 if verdict.faults else 0


if __name__ == "__main__":
    sys.exit(main())
