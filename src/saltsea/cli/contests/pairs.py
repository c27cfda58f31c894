"""A tournament of rivals as its command shows it: every pair meets."""

from collections.abc import Sequence

import msgspec

from saltsea.charts import Chart, Dots, Within
from saltsea.cli.contests.shown import Shown, head, ladder, ladder_chart
from saltsea.research.ratings import is_installed, ratings
from saltsea.research.summary import wilson
from saltsea.research.tournament import Fixture, GameResult, PairingResult, Pairs, add_up, fixtures, pairings


class ShownPairs(Shown[Fixture, GameResult]):
    """Every pair of some bots, each deal from every seat."""

    unit = "games"

    def __init__(self, setting: Pairs, names: Sequence[str], games: int) -> None:
        self.contest = setting
        self.setting = setting
        self.games = games
        self.wanted = fixtures(names, setting.players, games)

    def rows(self, done: Sequence[GameResult]) -> list[str]:
        found = add_up(done, pairings(self.wanted))
        width = max((len(name) for one in found for name in (one.one, one.other)), default=0)
        return [row(one, width) for one in found]

    def report(self, done: Sequence[GameResult]) -> str:
        """The table for people, and what the players' effort was limited by."""
        width = max(len(name) for one in done for name in (one.one, one.other))
        rated = ratings(done, self.setting.players) if is_installed() else []
        return "\n".join([*self.rows(done), *ladder(rated, width), *self.uneven(), effort(self.setting)])

    def uneven(self) -> list[str]:
        """Says so where the last deal of a pair has seats from which it was not played."""
        seats, most = (
            self.setting.players,
            max(game.deal * self.setting.players + game.seat + 1 for game in self.wanted),
        )
        said = f"--games {most} is no multiple of {seats}: the last deal of each pair was not played from every seat."
        return [said] if most % seats else []

    def as_object(self, done: Sequence[GameResult]) -> dict[str, object]:
        rated = ratings(done, self.setting.players) if is_installed() else []
        timed = self.setting.time is not None
        return {
            **head(self.setting),
            **({"effort": "timed", "seconds_a_turn": self.setting.time} if timed else {"effort": "counted"}),
            "pairings": msgspec.to_builtins(add_up(done, pairings(self.wanted))),
            "ratings": msgspec.to_builtins(rated),
        }

    def charts(self, done: Sequence[GameResult]) -> list[Chart]:
        """Each pair's share, wins by seat, and the ladder."""
        seats = self.setting.players
        pairs = {
            f"{one.one}\nagainst {one.other}": Within(one.share, one.low, one.high)
            for one in add_up(done, pairings(self.wanted))
        }
        by_seat = [[one.share for one in done if one.seat == seat] for seat in range(seats)]
        wins = {
            f"seat {seat + 1}": Within(sum(shares) / len(shares), *wilson(sum(shares), len(shares)))
            for seat, shares in enumerate(by_seat)
            if shares
        }
        mean = sum(one.share for one in done) / len(done)
        rated = ratings(done, seats) if is_installed() else []
        return [
            Dots("Victories of the first of each pair", "games won, %", pairs, 1 / seats, "equal", is_share=True),
            Dots("Victories of the first, by its seat", "games won, %", wins, mean, "all seats", is_share=True),
            *ladder_chart(rated),
        ]


def row(one: PairingResult, width: int) -> str:
    return (
        f"{one.one:>{width}} against {one.other:<{width}}  {one.share:6.1%} of {one.games:,} games"
        f"  ({one.low:.1%} to {one.high:.1%}), {one.margin:+.1f} points,"
        f" {one.seconds_per_turn:.2f} against {one.other_seconds_per_turn:.2f} s a turn"
    )


def effort(setting: Pairs) -> str:
    if setting.time is None:
        return "Effort was counted: the same command gives the same victories on every machine."
    return f"At most {setting.time:g} s of thought a turn: another machine gives other victories."
