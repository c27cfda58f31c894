"""Write the golden files of every game: how many ways it can go (perft), and records that must verify for ever.

`python3 tools/write_golden.py` writes those that are missing and touches none that is there. A golden file that no
longer fits is the alarm that the rules changed. If they were meant to, raise their version: records of the old one
stay, to be watched; delete tests/golden/perft/NAME.txt and run this again. With `--to FOLDER NAME ...` it writes those
of some games elsewhere, to look at them.

Golden games are played with the cards and chapters in tests/golden/content, which never change: they guard the rules,
so a card or a chapter of the box may change without a word from them. A later content of the pirates may have a folder
there, too (`pirates-2`), and then has whole voyages of its own: a copy of what a release had, written before the next
change."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import redirect_stdout
from functools import partial
from io import StringIO
from pathlib import Path

from write_files import ROOT, short, use_our_python, write

use_our_python()  # before the imports that need it

from golden_voyages import Hunt, voyages, whole_voyages  # noqa: E402

from corto.odd_games import ODD  # noqa: E402
from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.cli import run  # noqa: E402
from saltsea.game import Game  # noqa: E402
from saltsea.games.pirates.definition import pirates  # noqa: E402
from saltsea.kernel.chance import named_seed  # noqa: E402
from saltsea.kernel.dice import dice_for  # noqa: E402
from saltsea.kernel.match import Match, fork, start, undo_lines  # noqa: E402
from saltsea.kernel.nouns import Refusal  # noqa: E402
from saltsea.kernel.options import Options  # noqa: E402
from saltsea.kernel.record import Record, Undo  # noqa: E402
from saltsea.kernel.record_file import write as record_bytes  # noqa: E402
from saltsea.research.simulate import BotTable, game_name  # noqa: E402
from small_games.catalog import SMALL_GAMES  # noqa: E402

CREW = {"pirates": "able"}
"""Who plays, where the computer player that comes first would fill a book."""
GOLDEN = ROOT / "tests" / "golden"


def with_kept_content(game: Game) -> Game:
    """The game with the content that golden games are played with, if some is kept for it."""
    folder = GOLDEN / "content" / (game.rulebook or game.name)
    return game.own_content(folder) if game.own_content is not None and folder.is_dir() else game


GAMES: Mapping[str, Game] = {name: with_kept_content(game) for name, game in {**CATALOG, **SMALL_GAMES}.items()}
LATER: Mapping[str, Game] = {
    folder.name: pirates(folder) for folder in sorted((GOLDEN / "content").glob("pirates-*"))
}  # fmt: skip
"""The pirates with the contents of later releases, by the names of their folders."""
SEEDS = ("alpha", "beta")
MOST_PATHS = 20_000
DEEPEST = 12
SEARCHED = 60
"""Games that are played to find each way to end."""
MOST_HUNTED = 400
"""Games that are played to find an odd moment."""
TAKEN_BACK = 3
SHARED_UNTIL = "2030-01-01"


def missing(game: Game, folder: Path = GOLDEN) -> dict[Path, bytes]:
    """The golden files of a game that are not there, and what to write into them."""
    perft = perft_file(game, folder)
    counts = {} if perft.exists() else {perft: transcripts(game, folder).encode()}
    records = {file: content for file, content in golden_records(game, folder / "records") if not file.exists()}
    return counts | records | sought_records(game, folder / "records")


def sought_records(game: Game, folder: Path) -> dict[Path, bytes]:
    """The records of odd moments and of whole voyages that are not there: each is looked for only then, for some are
    rare."""
    hunts = SOUGHT[game.name](game) if game.name in SOUGHT else {}
    return found(game, {folder / f"{game.name}-v{game.rules().version}-{name}.jsonl": hunts[name] for name in hunts})


def later_records(content: str, folder: Path) -> dict[Path, bytes]:
    """The voyages with a later content that are not there."""
    return found(LATER[content], {folder / file: hunt for file, hunt in later_hunts(content).items()})


def later_hunts(content: str) -> dict[str, Hunt]:
    """The voyages that are kept of a later content, by the names of their files."""
    game = LATER[content]
    prefix = f"{game.name}-v{game.rules().version}-content-{content.partition('-')[2]}"
    return {f"{prefix}-{name}.jsonl": hunt for name, hunt in whole_voyages(game).items()}


def found(game: Game, hunts: Mapping[Path, Hunt]) -> dict[Path, bytes]:
    """The files that are not there, with what is found for them."""
    return {file: record_bytes(game.rules(), hunt()) for file, hunt in hunts.items() if not file.exists()}


def odd_games(game: Game) -> dict[str, Hunt]:
    """The odd moments of Corto by the names of their files."""
    return {f"odd-{name}": partial(odd_record, game, name) for name in ODD}


def odd_record(game: Game, name: str) -> Record:
    """The first game that has this odd moment, up to there."""
    odd = ODD[name]
    for number in range(MOST_HUNTED):
        player = Player(game, f"{name} {number}", bots=odd.bots)
        match = player.play(player.dealt(odd.players, options=odd.options), until=odd.moment)
        if odd.moment(match):
            return match.record()
    raise LookupError(f"no game has the moment {name!r}")


SOUGHT: Mapping[str, Callable[[Game], dict[str, Hunt]]] = {"corto": odd_games, "pirates": voyages}


def perft_file(game: Game, folder: Path = GOLDEN) -> Path:
    return folder / "perft" / f"{game.name}.txt"


# --- perft: what the command prints, so that a reader can type it again ---


def transcripts(game: Game, folder: Path) -> str:
    """One transcript for each number of players and each seed."""
    rules = game.rules()
    table = ["perft", game.name]
    starts = [
        ["--players", str(players), "--seed", seed] for players in range(rules.fewest, rules.most + 1) for seed in SEEDS
    ]
    commands = [perft_command([*table, *where]) for where in [*starts, *positions(game, folder)]]
    return "\n".join(f"$ saltsea {' '.join(command)}\n{said(*command)}" for command in commands)


def positions(game: Game, folder: Path) -> list[list[str]]:
    """The moments just before the odd ones, where there is something odd to choose."""
    found = sorted((folder / "records").glob(f"{game.name}-v{game.rules().version}-odd-*.jsonl"))
    lines = [_last_line(file) - 1 for file in found]
    return [["--record", short(file), "--line", str(line)] for file, line in zip(found, lines, strict=True)]


def _last_line(file: Path) -> int:
    """The number of a record's last line; the header comes before line 0, and the end after the last."""
    parts = file.read_bytes().splitlines()
    return len(parts) - (3 if b'"end":' in parts[-1] else 2)


def perft_command(where: list[str]) -> list[str]:
    """As deep as can be counted in no time."""
    command = [*where, "--depth"]
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


def golden_records(game: Game, folder: Path) -> Iterator[tuple[Path, bytes]]:
    """File and content of each; the rules' version is in the name. Endings that are there are not sought again."""
    rules = game.rules()
    prefix = f"{game.name}-v{rules.version}"
    for players in dict.fromkeys((rules.fewest, rules.most)):
        if not list(folder.glob(f"{prefix}-{players}-players-*.jsonl")):
            for ending, match in endings(game, players).items():
                yield folder / f"{prefix}-{players}-players-{ending}.jsonl", record_bytes(rules, match.record())
    for what, match in shapes(game).items():
        yield folder / f"{prefix}-{what}.jsonl", record_bytes(rules, match.record())


def endings(game: Game, players: int) -> dict[str, Match]:
    """For each rule that ends a game, the first game that it ended."""
    found: dict[str, Match] = {}
    for number in range(SEARCHED):
        match = Player(game, game_name("golden", number)).finish(players)
        outcome = match.rules.outcome(match.state)
        assert outcome is not None
        found.setdefault(f"ended-by-{outcome.ended_by.partition('.')[2]}", match)
    return found


def shapes(game: Game) -> dict[str, Match]:
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

    def __init__(self, game: Game, name: str, takes_back: int = 0, bots: str | None = None) -> None:
        self.game = game
        self.name = name
        self.takes_back = takes_back
        first = [*game.yardsticks, *game.bots][0]
        self.bot = partial(game.make_bot, bots or CREW.get(game.name, first))

    def finish(self, players: int, shared: str | None = None) -> Match:
        return self.play(self.dealt(players, shared))

    def half(self, players: int) -> Match:
        whole = len(self.finish(players).lines)
        return self.play(self.dealt(players), whole // 2)

    def forked(self, players: int) -> Match:
        record = self.finish(players).record()
        match = fork(self.game.rules(), record, len(record.lines) // 2, named_seed(f"{self.name} again"))
        return self.play(match)

    def dealt(self, players: int, shared: str | None = None, options: Options | None = None) -> Match:
        match = start(self.game.rules(), players, options or {}, named_seed(self.name), shared)
        if isinstance(match, Refusal):
            raise ValueError(f"{match.rule}: {match.text} {match.details}")
        return match

    def play(self, match: Match, lines: int | None = None, until: Callable[[Match], bool] = lambda _: False) -> Match:
        """Play on to the end, or until there are so many lines, or something has come to pass."""
        table = BotTable(match, [self.bot(match.rules)] * match.header.players, dice_for(self.name))
        while not match.is_over() and (lines is None or len(match.lines) < lines) and not until(match):
            if not table.ask_all_seats():
                table.wait()
            self.take_back(match)
        return match

    def take_back(self, match: Match) -> None:
        """Take the last step back, if that may be and was not done too often already."""
        seat, past = match.lines[-1].seat, sum(isinstance(line.action, Undo) for line in match.lines)
        if past < self.takes_back and seat < match.header.players:
            for line in undo_lines(match, seat)[:1]:
                match.submit(seat, Undo(line), match.now(), f"back {past}")


def main() -> None:
    """Write what is missing: of all games whose content stands, or of those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=GOLDEN, metavar="FOLDER")
    parser.add_argument("games", nargs="*", metavar="NAME")
    given = parser.parse_args()
    for name in given.games or GAMES:
        write(sought_records(GAMES[name], given.to / "records"))  # first, for perft counts from them too
        write(missing(GAMES[name], given.to))
    for content in [] if given.games else LATER:
        write(later_records(content, given.to / "records"))


if __name__ == "__main__":
    main()
