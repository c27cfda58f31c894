"""A tournament of crews as its command shows it: all sail the same voyages."""

from collections.abc import Sequence

import msgspec

from saltsea.charts import Chart, Dots, Within
from saltsea.cli.contests.shown import Shown, head, ladder, ladder_chart
from saltsea.research.crews import (
    CrewGame,
    CrewGameResult,
    CrewPairing,
    CrewResult,
    Crews,
    add_up_crews,
    compare_crews,
    comparisons,
    voyages,
)
from saltsea.research.ratings import Rating, is_installed, ratings


class ShownCrews(Shown[CrewGame, CrewGameResult]):
    """Some crews, each on every voyage."""

    unit = "voyages"

    def __init__(self, setting: Crews, names: Sequence[str], games: int) -> None:
        self.contest = setting
        self.setting = setting
        self.names = names
        self.wanted = voyages(names, games)
        self.width = max(map(len, names))

    def rows(self, done: Sequence[CrewGameResult]) -> list[str]:
        return [crew_row(one, self.width) for one in add_up_crews(done, self.names)]

    def report(self, done: Sequence[CrewGameResult]) -> str:
        """Each crew, each pair, and the ladder."""
        pairs = [pair_row(one, self.width) for one in compare_crews(done, self.names)]
        last = "All crews sailed the same voyages: the same command gives the same results on every machine."
        gap = [] if len(self.rated(done)) > 2 else [""]
        return "\n".join([*self.rows(done), "", *pairs, *ladder(self.rated(done), self.width), *gap, last])

    def as_object(self, done: Sequence[CrewGameResult]) -> dict[str, object]:
        return {
            **head(self.setting),
            "crews": msgspec.to_builtins(add_up_crews(done, self.names)),
            "pairings": msgspec.to_builtins(compare_crews(done, self.names)),
            "ratings": msgspec.to_builtins(self.rated(done)),
        }

    def charts(self, done: Sequence[CrewGameResult]) -> list[Chart]:
        """Each crew's victories and score, each pair, and the ladder."""
        crews, pairs = add_up_crews(done, self.names), compare_crews(done, self.names)
        won = {one.crew: Within(one.share, one.low, one.high) for one in crews}
        scores = {one.crew: Within(one.score, one.score_low, one.score_high) for one in crews}
        met = {f"{one.one}\nagainst {one.other}": Within(one.share, one.low, one.high) for one in pairs}
        return [
            Dots("Voyages won", "of all voyages, %", won, is_share=True),
            Dots("Score", "points in a voyage", scores),
            Dots("Sailed better than the other", "of the same voyages, %", met, 0.5, "equal", is_share=True),
            *ladder_chart(self.rated(done)),
        ]

    def rated(self, done: Sequence[CrewGameResult]) -> list[Rating]:
        return ratings(comparisons(done, self.names), 2) if is_installed() else []


def crew_row(one: CrewResult, width: int) -> str:
    return (
        f"{one.crew:>{width}}  won {one.share:6.1%} of {one.voyages:,} voyages  ({one.low:.1%} to {one.high:.1%}),"
        f" {one.score:.1f} points ({one.score_low:.1f} to {one.score_high:.1f})"
    )


def pair_row(one: CrewPairing, width: int) -> str:
    return (
        f"{one.one:>{width}} against {one.other:<{width}}  sailed better {one.better:,} times, alike {one.same:,}:"
        f" {one.share:.1%} ({one.low:.1%} to {one.high:.1%}), {one.points:+.1f} points"
        f" ({one.points_low:+.1f} to {one.points_high:+.1f})"
    )
