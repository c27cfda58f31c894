"""The options of a pirates' voyage: chapter, level, timers and the speed of time; and the game of the day."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from saltsea.cli.common.command_group import fail
from saltsea.cli.common.options import WholeNumber
from saltsea.game import Game
from saltsea.kernel.table_clock import FASTEST, FULL, SLOWEST
from saltsea.text_table.save_file import TimeSettings

F = TypeVar("F", bound=Callable[..., Any])


class SpeedParameter(click.FloatRange):
    """How fast time runs; click would call it a float range."""

    name = "speed"


@dataclass(frozen=True, kw_only=True)
class VoyageOptions:
    """The voyage options of a command line."""

    chapter: str | None = None
    level: str | None = None
    timers: int | None = None
    speed: float | None = None
    step: bool | None = None
    campaign: Path | None = None
    daily: bool = False
    free: str | None = None
    opened: int | None = None
    date: str | None = None
    """Another day than today, for --daily."""

    def day(self) -> str:
        return self.date or today()

    def said(self) -> dict[str, object]:
        """The options that --resume refuses."""
        free = {"--daily": self.daily, "--free": self.free, "--open": self.opened}
        return {"--chapter": self.chapter, "--level": self.level, "--timers": self.timers, **free}

    def options(self, known: int | None) -> list[str]:
        """The same as table options. Free play mixes the chapters that are open, if a campaign knows how many are."""
        named = {"chapter": self.chapter, "level": self.level, "timers": self.timers}
        if self.daily:
            named |= {"open": self.opened}
        elif self.free is not None:
            named |= {"chapter": "free", "word": self.free, "open": self.opened or known}
        return [f"{name}={value}" for name, value in named.items() if value is not None]

    def check(self, entry: Game, seed: str | None) -> None:
        """Refuse options that do not go together."""
        if self.daily and (seed is not None or self.free is not None or self.chapter is not None):
            fail("--daily is the same game for everybody: it takes no --seed, --chapter or --free.")
        if self.free is not None and self.chapter is not None:
            fail("--free sails no chapter: leave out --chapter.")
        if self.opened is not None and self.free is None and not self.daily:
            fail("--open says how many chapters --free or --daily mixes: add --free WORD or --daily.")
        if entry.tempo is None and (self.speed is not None or self.step is not None):
            fail(f"--speed and --step are for games in real time; {entry.name} is none.")

    def time_settings(self, entry: Game, before: TimeSettings | None = None) -> TimeSettings | None:
        """The time settings: those of the saved game, unless options change them."""
        if entry.tempo is None:
            return None
        kept = before or TimeSettings()
        speed = kept.speed if self.speed is None else round(FULL * self.speed)
        return TimeSettings(at=kept.at, speed=speed, step=kept.step if self.step is None else self.step)


def today() -> str:
    """The day in UTC, the same for all players."""
    return datetime.now(UTC).date().isoformat()


def voyage_options(command: F) -> F:
    """The options of `play` that belong to a voyage."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


OPTIONS: Final[list[Callable[[Any], Any]]] = [
    click.option("--chapter", default=None, metavar="N", help="Which chapter: short for --option chapter=N."),
    click.option("--level", default=None, metavar="NAME", help="How hard: deckhand, bosun or captain."),
    click.option(
        "--timers", default=None, type=WholeNumber(1), metavar="N", help="How many timers a single player holds."
    ),
    click.option(
        "--speed",
        default=None,
        type=SpeedParameter(SLOWEST / FULL, FASTEST / FULL),
        metavar="TIMES",
        help="How fast time runs in a game in real time: 0.5 to 10, and 1 if not given.",
    ),
    click.option(
        "--step/--no-step",
        default=None,
        help="Step mode: time stands while you think. It goes on once all have placed, performed or typed wait.",
    ),
    click.option(
        "--campaign",
        default=None,
        type=click.Path(path_type=Path, dir_okay=False),
        metavar="FILE",
        help="Keep the results of chapters in this file; chapters open one after the other.",
    ),
    click.option("--daily", is_flag=True, help="The deal or voyage of the day: the same everywhere."),
    click.option("--free", default=None, metavar="WORD", help="Free play: a word makes the voyage of what is known."),
    click.option(
        "--open", "opened", default=None, type=WholeNumber(1), metavar="N", help="How many chapters it mixes."
    ),
]
