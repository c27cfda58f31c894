"""The data card of a dataset: what is in it, where it comes from, and how to read it."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from saltsea.kernel.encoding import Encoding
from saltsea.kernel.rules import AnyRules

CARD: Final = "README.md"
READER: Final = """\
import numpy
import pyarrow.parquet as parquet

games = parquet.read_table("games.parquet").to_pylist()
for batch in parquet.ParquetFile("decisions.parquet").iter_batches():
    for row in batch.to_pylist():
        seen = numpy.frombuffer(row["observations"][row["seat"]], numpy.uint8)
        has_won = row["seat"] in games[row["game"]]["winners"]
        print(row["game"], row["decision"], row["action"], row["legal"], has_won, seen.sum())
"""
"""The whole reader: tests run it."""

_TEXT: Final = """\
# {game}: {games:,} games, {decisions:,} decisions

{source}

- Game: `{game}`, rules {rules}, vocabulary {vocabulary}, content `{content}`.
- Encoding: version {encoding}, {cells:,} cells for each observation, {actions} actions. The page `docs/encodings.md` of
  Saltsea says what each number means.
- Size: {size:,} bytes, Parquet with Zstandard.
- It has nothing of persons: no names, accounts, chat, table codes, dates, or words that players typed. Times count from
  the start of each game.
- Licence: MIT, as Saltsea itself.

## games.parquet, one row for each game

| column | meaning |
|---|---|
| `game` | its number in this dataset, which is also its row |
| `name`, `players`, `options` | the game, how many played, and the table's options as JSON |
| `rules`, `vocabulary`, `content`, `encoding` | versions that the other columns depend on |
| `seats` | who sat there at the end: the name of a computer player, or `person` (see below) |
| `seed` | deals a simulated game again; empty for a game of people |
| `decisions`, `turns` | how long it was |
| `ended_by`, `winners`, `scores` | the rule that ended it, the seats that won, and the score of each seat |

## decisions.parquet, one row for each action of a player

| column | meaning |
|---|---|
| `game`, `decision` | which game, and the number of the decision in it |
| `at` | milliseconds of the game's own clock; 0 in a game by turns that is simulated |
| `seat`, `by` | whose turn it was, and who chose: `person` or `computer` |
| `action`, `legal` | what was chosen, by number, and what was legal |
| `position` | the whole position before it as JSON, hidden things too |
| `observations` | per seat, what it knew before it, by the encoding: one byte for each cell |

In games of a server a seat may change hands: a computer player takes over, or stands in for a player who is away, and
people come back. `seats` is of the end of the game; `by` is of the decision, so learn from people by that. Which level
a computer player had that left its seat is not told. Where the clock runs, to wait is no action, so it is neither a row
nor in `legal`.

A player must not learn from `position` or from another seat's observation what it could not have known.

## A reader

```python
{reader}```
"""


class DatasetSize(NamedTuple):
    """How much was written."""

    games: int
    decisions: int
    size: int


def card(rules: AnyRules, encoding: Encoding[Any], facts: DatasetSize, source: Sequence[str]) -> str:
    return _TEXT.format(
        game=rules.name,
        games=facts.games,
        decisions=facts.decisions,
        size=facts.size,
        source="\n".join(source),
        rules=rules.version,
        vocabulary=rules.vocabulary.version,
        content=rules.content,
        encoding=encoding.version,
        cells=int(encoding.size),
        actions=int(encoding.actions),
        reader=READER,
    )
