"""The level of computer players that is played against at this machine: the easiest, until another one is chosen."""

import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Final

import msgspec

from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.seat import Seat
from saltsea.store.paths import data_folder
from saltsea.text_table.bot_names import bot_name
from saltsea.text_table.session import TextSession

FILE: Final = "levels.json"


class LevelMemory:
    """Remembers the last level chosen in each game. It lasts as long as the program where no file can be written."""

    def __init__(self, folder: Path) -> None:
        self.file = folder / FILE

    def levels(self) -> dict[str, str]:
        try:
            return msgspec.json.decode(self.file.read_bytes(), type=dict[str, str])
        except (OSError, msgspec.DecodeError):
            return {}

    def usual(self, entry: Game) -> str:
        """The level for a player who names none."""
        last = self.levels().get(entry.name, "")
        return last if last in entry.bots else next(iter(entry.bots))

    def remember(self, entry: Game, level: str) -> None:
        levels = {**self.levels(), entry.name: level}
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            self.file.write_bytes(msgspec.json.encode(levels))
        except OSError:
            return  # the next game begins with the easiest level again, and nothing else is lost


def memory() -> LevelMemory:
    return LevelMemory(data_folder())


def is_live() -> bool:
    """Whether a person sits here: commands from a pipe lead to the same game on every machine."""
    return sys.stdin.isatty()


def usual_level(entry: Game) -> str:
    return memory().usual(entry) if is_live() else next(iter(entry.bots))


def note_level(entry: Game, seats: tuple[str, ...]) -> None:
    """Remember the level that a player has named for all opponents. In a crew there are none."""
    if entry.talk is not None:
        return
    named = {name for name in seats if name in entry.bots}
    if len(named) == 1 and is_live():
        memory().remember(entry, named.pop())


def beaten_bots(entry: Game, seats: Sequence[str], winners: Collection[Seat]) -> dict[Seat, str]:
    """The computer players of a level, by seat, who have not won. A partner wins with the player."""
    others = {seat: name for seat, name in enumerate(seats) if seat not in winners}
    return {seat: name for seat, name in others.items() if entry.level_of(name) in entry.bots}


def offer_next_level(session: TextSession, entry: Game, match: Match) -> None:
    """After a game that the only person here has won: how to play against the next level. A crew has beaten none."""
    if entry.talk is not None:
        return
    seats, people, outcome = session.save_file.setup.seats, session.table.people, match.outcome()
    if outcome is None or len(people) != 1 or people[0] not in outcome.winners:
        return
    following = entry.level_after(seats, outcome.winners)
    if not following:
        return
    beaten = beaten_bots(entry, seats, outcome.winners)
    typed = ",".join(following if seat in beaten else name for seat, name in enumerate(seats))
    best = max(beaten.values(), key=lambda name: [*entry.bots].index(entry.level_of(name)))
    args = {"level": bot_name(session.texts, best), "next": bot_name(session.texts, following)}
    session.screen.say(session.texts.say("play-next-level", {**args, "game": entry.name, "seats": typed}))
