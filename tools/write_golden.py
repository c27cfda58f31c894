"""Write the golden files of every game: how many ways it can go (perft), and records that must verify for ever.

`python3 tools/write_golden.py` writes those that are missing and touches none that is there. A golden file that no
longer fits is the alarm that the rules changed. If they were meant to, raise their version: records of the old one
stay, to be watched; delete tests/golden/perft/NAME.txt and run this again."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import redirect_stdout
from io import StringIO
from pathlib import Path

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.cli import run  # noqa: E402
from saltsea.game import Game  # noqa: E402
from saltsea.kernel.chance import named_seed  # noqa: E402
from saltsea.kernel.dice import dice_for  # noqa: E402
from saltsea.kernel.match import Match, fork, start, undo_targets  # noqa: E402
from saltsea.kernel.nouns import Refusal  # noqa: E402
from saltsea.kernel.record import Undo  # noqa: E402
from saltsea.kernel.record_file import write as record_bytes  # noqa: E402
from saltsea.research.simulate import BotTable, game_name  # noqa: E402
from small_games.catalog import SMALL_GAMES  # noqa: E402

GAMES: Mapping[str, Game] = {**CATALOG, **SMALL_GAMES}
GOLDEN = ROOT / "tests" / "golden"
SEEDS = ("alpha", "beta")
MOST_PATHS = 20_000
DEEPEST = 12
SEARCHED = 60
"""Games that are played to find each way to end."""
TAKEN_BACK = 3
SHARED_UNTIL = "2030-01-01"


def missing(game: Game, folder: Path = GOLDEN) -> dict[Path, bytes]:
    """The golden files of a game that are not there, and what to write into them."""
    perft = perft_file(game, folder)
    counts = {} if perft.exists() else {perft: transcripts(game).encode()}
    records = {folder / "records" / f"{name}.jsonl": content for name, content in golden_records(game)}
    return {**counts, **{file: content for file, content in records.items() if not file.exists()}}


def perft_file(game: Game, folder: Path = GOLDEN) -> Path:
    return folder / "perft" / f"{game.name}.txt"


# --- perft: what the command prints, so that anybody can type it again ---


def transcripts(game: Game) -> str:
    """One transcript for each number of players and each seed."""
    rules = game.rules()
    commands = [perft_command(game, players, seed) for players in range(rules.fewest, rules.most + 1) for seed in SEEDS]
    return "\n".join(f"$ saltsea {' '.join(command)}\n{said(*command)}" for command in commands)


def perft_command(game: Game, players: int, seed: str) -> list[str]:
    """As deep as can be counted in no time."""
    command = ["perft", game.name, "--players", str(players), "--seed", seed, "--depth"]
    depth = 1
    while depth < DEEPEST and json.loads(said(*command, str(depth + 1), "--json"))["perft"][-1] <= MOST_PATHS:
        depth += 1
    return [*command, str(depth), "--split"]


def said(*arguments: str) -> str:
    """What a command prints."""
    with redirect_stdout(StringIO()) as output:
        code = run(arguments, GAMES)
    if code != 0:
        raise RuntimeError(f"saltsea {' '.join(arguments)} ended with {code}")
    return output.getvalue()


# --- records: every way to end, and every thing that a record can hold ---


def golden_records(game: Game) -> Iterator[tuple[str, bytes]]:
    """Name and content of each; the version of the rules is in the name."""
    rules = game.rules()
    prefix = f"{game.name}-v{rules.version}"
    for players in dict.fromkeys((rules.fewest, rules.most)):
        for ending, match in endings(game, players).items():
            yield f"{prefix}-{players}-players-{ending}", record_bytes(rules, match.record())
    for what, match in oddities(game).items():
        yield f"{prefix}-{what}", record_bytes(rules, match.record())


def endings(game: Game, players: int) -> dict[str, Match]:
    """For each rule that ends a game, the first game that it ended."""
    found: dict[str, Match] = {}
    for number in range(SEARCHED):
        match = Player(game, game_name("golden", number)).finish(players)
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        found.setdefault(f"ended-by-{outcome.ended_by.partition('.')[2]}", match)
    return found


def oddities(game: Game) -> dict[str, Match]:
    """What else a record can be: cut short, forked, sealed for a day, with steps taken back where that may be."""
    fewest = game.rules().fewest
    found = {
        "unfinished": Player(game, "unfinished").half(fewest),
        "forked": Player(game, "forked").forked(fewest),
        "sealed": Player(game, "sealed").finish(fewest, shared=SHARED_UNTIL),
    }
    for number in range(SEARCHED):
        match = Player(game, game_name("taken back", number), takes_back=TAKEN_BACK).finish(fewest)
        if any(isinstance(line.action, Undo) for line in match.lines):
            return {**found, "taken-back": match}
    return found


class Player:
    """Plays one game with the computer player that comes first; the name decides the cards and the choices."""

    def __init__(self, game: Game, name: str, takes_back: int = 0) -> None:
        self.game = game
        self.name = name
        self.takes_back = takes_back

    def finish(self, players: int, shared: str | None = None) -> Match:
        return self.play(self.dealt(players, shared))

    def half(self, players: int) -> Match:
        whole = len(self.finish(players).lines)
        return self.play(self.dealt(players), whole // 2)

    def forked(self, players: int) -> Match:
        record = self.finish(players).record()
        match = fork(self.game.rules(), record, len(record.lines) // 2, named_seed(f"{self.name} again"))
        return self.play(match)

    def dealt(self, players: int, shared: str | None = None) -> Match:
        match = start(self.game.rules(), players, {}, named_seed(self.name), shared)
        if isinstance(match, Refusal):
            raise ValueError(f"{match.rule}: {match.text} {match.facts}")
        return match

    def play(self, match: Match, lines: int | None = None) -> Match:
        """Play on to the end, or until there are so many lines."""
        bot = next(iter(self.game.bots.values()))
        table = BotTable(match, [bot(match.rules)] * match.header.players, dice_for(self.name))
        while not match.is_over() and (lines is None or len(match.lines) < lines):
            if not table.anybody_acts():
                table.wait()
            self.take_back(match)
        return match

    def take_back(self, match: Match) -> None:
        """Take the last step back, if that may be and was not done too often already."""
        seat, past = match.lines[-1].seat, sum(isinstance(line.action, Undo) for line in match.lines)
        if past < self.takes_back and seat < match.header.players:
            for line in undo_targets(match, seat)[:1]:
                match.submit(seat, Undo(line), match.now(), f"back {past}")


def main() -> None:
    """Write what is missing."""
    write({file: content for game in GAMES.values() for file, content in missing(game).items()})


if __name__ == "__main__":
    main()
