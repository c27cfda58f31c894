"""`saltsea simulate` as a contest: the games of one table, played by any number of processes or by a cluster.

A game is decided by its number alone, so what all add up to depends neither on who played them nor on interruptions."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction
from saltsea.game import Game, Observer
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Outcome
from saltsea.kernel.record_file import write
from saltsea.research.checked_bot import in_game
from saltsea.research.contest import Roster, Runner, Setting, game_of, played_alone
from saltsea.research.played import Contest
from saltsea.research.simulate import Tally, game_name, one_game


class GameSeen(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game after it was played: a line of the file that a simulation can be resumed from."""

    table: str
    number: int
    ended_by: str
    winners: list[int]
    scores: list[int]
    turns: int
    decisions: int
    moves: int
    refused: dict[str, int]
    hash: str
    seen: msgspec.Raw
    """What the game's own observer keeps of it, as JSON."""
    record: bytes = b""
    """Its whole record, if that was asked for; a file never has it."""
    made: dict[str, str] = {}
    """What it was played with."""

    def fixture(self) -> int:
        return self.number

    def outcome(self) -> Outcome:
        return Outcome(self.ended_by, self.winners, self.scores, self.turns)


class Simulation(NamedTuple):
    """One table with its computer players, at which many games are played."""

    setting: Setting
    bots: tuple[str, ...]
    """One for each seat."""
    reaction: Reaction | None = None
    """How fast those react who stand for people, if that was said."""
    content: str = ""
    """What the game's content is called: a file may hold results with several."""
    records: bool = False

    @property
    def made(self) -> Mapping[str, str]:
        return self.setting.made

    def table(self) -> str:
        pace = "" if self.reaction is None else f" {self.reaction.least}-{self.reaction.most} ms"
        return f"simulate {self.setting.table()} {','.join(self.bots)}{pace} {self.content}"

    def player(self) -> Callable[[int], GameSeen]:
        return self.played_by(Roster(game_of(self.setting), self.made))

    def played_by(self, roster: Roster) -> Callable[[int], GameSeen]:
        """What plays it with these rules and these bots."""
        return SimulationSetup(self, roster).play

    def results(self) -> type[GameSeen]:
        return GameSeen


class SimulationSetup:
    """The rules and reactions of a simulation, made once in a process, with the bots of one game after the other."""

    def __init__(self, simulation: Simulation, roster: Roster) -> None:
        self.simulation = simulation
        self.roster = roster
        self.rules = roster.rules
        self.bots: list[Bot] = []
        """Those of the last game."""
        self.tempo = roster.entry.tempo
        self.reactions = reactions_of(roster.entry, simulation.bots, simulation.reaction)
        self.observer = roster.entry.observer()

    def play(self, number: int) -> GameSeen:
        """One whole game."""
        setting = self.simulation.setting
        name, records = game_name(setting.seed, number), self.simulation.records
        self.bots = self.roster.for_next_game(self.simulation.bots, self.bots)
        with in_game(f"game {number + 1}"):
            table = one_game(
                self.rules, setting.players, setting.options, self.bots, name,
                hashing=records, tempo=self.tempo, reactions=self.reactions,
            )  # fmt: skip
        tally = Tally()
        tally.add(table)
        return self.game_seen(number, tally, table.match)

    def game_seen(self, number: int, tally: Tally, match: Match) -> GameSeen:
        outcome = tally.outcomes[0]
        return GameSeen(
            table=self.simulation.table(),
            number=number,
            ended_by=outcome.ended_by,
            winners=outcome.winners,
            scores=outcome.scores,
            turns=outcome.turns,
            decisions=tally.decisions[0],
            moves=tally.moves,
            refused=dict(tally.refusals),
            hash=tally.hashes[0],
            seen=msgspec.Raw(msgspec.json.encode(self.observer.look(match))),
            record=write(self.rules, match.record()) if self.simulation.records else b"",
            made=dict(self.simulation.made),
        )


def reactions_of(entry: Game, names: Sequence[str], given: Reaction | None) -> list[Reaction | None]:
    """One reaction per seat: its bot's own, or for those who stand for people the one that was given."""
    return [given if given and name in entry.stand_for_people else entry.reactions.get(name) for name in names]


# --- who plays ---


class LocalRunner:
    """This process, with a game that need not be in any catalogue."""

    def __init__(self, roster: Roster) -> None:
        self.roster = roster

    def play(self, contest: Contest[Any, Any], wanted: Iterable[Any]) -> Iterator[Any]:
        assert isinstance(contest, Simulation)
        return played_alone(contest.played_by(self.roster), wanted)


class Recording:
    """Others who play, whose records are written away as they come: all of them together may not fit into memory."""

    def __init__(self, runner: Runner, write_record: Callable[[int, bytes], None]) -> None:
        self.runner = runner
        self.write_record = write_record

    def play(self, contest: Contest[Any, Any], wanted: Iterable[Any]) -> Iterator[Any]:
        for one in self.runner.play(contest, wanted):
            self.write_record(one.number, one.record)
            yield msgspec.structs.replace(one, record=b"")


# --- what it adds up to ---


def add_up(games: Sequence[GameSeen], observer: Observer[Any]) -> Tally:
    """The tally of all games, in their order; the observer adds up what only this game has."""
    tally = Tally()
    decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(observer.seen)
    for one in games:
        tally.outcomes.append(one.outcome())
        tally.decisions.append(one.decisions)
        tally.moves += one.moves
        tally.refusals.update(one.refused)
        tally.hashes.append(one.hash)
        observer.add(decoder.decode(one.seen))
    return tally
