"""How much a crew needs a person, and how good shipmates are: `python bench/shipmates.py` prints the table that
docs/strength.md has.

Every row is so many voyages per chapter, each with cards and reactions of its own; intervals are Wilson's, 95 %. What
was chosen with some voyages is checked with others: `--first 1000` begins at another number."""

import argparse
import statistics
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from time import process_time

from saltsea.bots.player import Bot
from saltsea.bots.reaction import Reaction
from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.state import WON
from saltsea.kernel.dice import Dice
from saltsea.kernel.nouns import Action, Observation
from saltsea.research.real_time import sailed
from saltsea.research.summary import wilson

GAME = CATALOG["pirates"]
PEOPLE = Reaction(1000, 4000)
ERRING = Reaction(5000, 5000)
FIRST, LATER = range(1, 5), range(5, 11)


@dataclass(frozen=True)
class Row:
    """One crew in some chapters."""

    what: str
    crew: tuple[str, ...]
    chapters: Sequence[int]
    bar: str = ""
    level: str = "bosun"
    person: Reaction = PEOPLE
    is_pooled: bool = True


GREEN = ("green",) * 3
ROWS = (
    Row("an idle person, three green", ("idle", *GREEN), FIRST, "at most 35 %"),
    Row("an able person, three green", ("able", *GREEN), FIRST, "at least 65 %, 35 points more"),
    Row("a person who gives orders, three green", ("leading", *GREEN), FIRST, "still more"),
    Row("an erring person, three green, Deckhand", ("erring", *GREEN), [1], "at least 60 %", "deckhand", ERRING),
    Row(
        "an idle person, three green, Deckhand",
        ("idle", *GREEN),
        [1, 2],
        "the first voyage",
        "deckhand",
        is_pooled=False,
    ),
    Row(
        "random taps, three green, Deckhand",
        ("random", *GREEN),
        [1, 2],
        "the first voyage",
        "deckhand",
        is_pooled=False,
    ),
    Row("four old salts", ("old-salt",) * 4, range(1, 11), "1: 95 %, 10: 60 %; able less 5", is_pooled=False),
    Row("four able", ("able",) * 4, range(1, 11), "", is_pooled=False),
    Row("four green", ("green",) * 4, LATER, "able less 20", is_pooled=False),
)


class TimedBot:
    """Notes how long each decision of a shipmate takes."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.times: list[float] = []

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        began = process_time()
        action = self.bot.choose(observation, dice)
        self.times.append(process_time() - began)
        return action


def won(row: Row, chapter: int, numbers: range) -> int:
    rules = RULES
    bots = [GAME.make_bot(name, rules) for name in row.crew]
    is_person = [seat == 0 and name in GAME.stand_for_people for seat, name in enumerate(row.crew)]
    if row.crew == ("able",) * 4:
        is_person = [False] * 4
    reactions = [
        row.person if person else GAME.reactions[name] for name, person in zip(row.crew, is_person, strict=True)
    ]
    options: dict[str, str | int] = {"chapter": str(chapter), "level": row.level}
    return sum(
        sailed(
            rules, TEMPO, len(bots), options, bots, f"shipmates {chapter}/{number}", reactions=reactions
        ).match.state.log.result == WON
        for number in numbers
    )  # fmt: skip


def line(row: Row, chapters: str, hits: int, voyages: int) -> str:
    low, high = wilson(hits, voyages)
    return f"| {row.what} | {chapters} | {voyages} | {hits / voyages:.0%} | {low:.0%} to {high:.0%} | {row.bar} |"


def measured(row: Row, numbers: range) -> list[str]:
    games = len(numbers)
    if row.is_pooled:
        each = games // len(row.chapters)
        hits = sum(won(row, chapter, numbers[:each]) for chapter in row.chapters)
        span = f"{row.chapters[0]} to {row.chapters[-1]}" if len(row.chapters) > 1 else f"{row.chapters[0]}"
        return [line(row, span, hits, each * len(row.chapters))]
    return [line(row, str(chapter), won(row, chapter, numbers), games) for chapter in row.chapters]


def thinking(name: str, voyages: int) -> str:
    """Milliseconds of one core for a decision, on average and at most."""
    bot = TimedBot(GAME.make_bot(name, RULES))
    for number in range(voyages):
        options: dict[str, str | int] = {"chapter": str(number % 10 + 1)}
        sailed(RULES, TEMPO, 4, options, [bot] * 4, f"thinking {number}", reactions=[GAME.reactions[name]] * 4)
    mean, most = 1000 * statistics.fmean(bot.times), 1000 * max(bot.times)
    return f"{name}: {mean:.2f} ms a decision on average, {most:.1f} ms at most, of {len(bot.times)}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--first", type=int, default=0, help="the number of the first voyage")
    parser.add_argument("--only", default="", help="rows whose crew begins with this name")
    parser.add_argument("--chapter", type=int, default=0, help="of the rows for each chapter this one alone")
    given = parser.parse_args()
    print("| crew | chapter | voyages | won | 95 % interval | bar |\n|---|---|---|---|---|---|", flush=True)
    numbers = range(given.first, given.first + given.games)
    for row in asked_for(given.only, given.chapter):
        print("\n".join(measured(row, numbers)), flush=True)
    for name in GAME.bots:
        print(thinking(name, 10), flush=True)
    return 0


def asked_for(name: str, chapter: int) -> list[Row]:
    """The rows of crews that begin with this name, and of one chapter alone if one is given."""
    rows = [row for row in ROWS if row.crew[0].startswith(name)]
    if not chapter:
        return rows
    return [replace(row, chapters=[chapter]) for row in rows if not row.is_pooled and chapter in row.chapters]


RULES = GAME.rules()
assert GAME.tempo is not None
TEMPO = GAME.tempo

if __name__ == "__main__":
    sys.exit(main())
