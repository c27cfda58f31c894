"""docs/encodings.md: every field of every encoding, and every action number."""

from collections.abc import Mapping
from itertools import groupby
from typing import Any, Final

from saltsea.game import Game
from saltsea.kernel.encoding import Encoding, Field
from saltsea.kernel.nouns import Action
from saltsea.kernel.vocabulary import Vocabulary

HEAD: Final = """\
# Encodings

What programs that learn read and choose: observations as rows of small numbers, actions by number.
[Research](research.md) says how to use them, [a decision](decisions/0058-encodings-are-written-into-buffers.md) why
they are like this.

- A cell is a whole number from 0 to 255 (`uint8`). A number that is too great is written as 255.
- **Seats** come in the order of the table, beginning with the seat that looks: row 0 is oneself. Actions name seats as
  the table does; `seat` says which one is oneself.
- A **time** has two cells: whole seconds, and hundredths of the second that has begun.
- A **one-hot** field has a single 1, or none where nothing applies.
- A version is raised when a cell changes its place or meaning. Then an old network does not fit any more.
"""


def page(games: Mapping[str, Game]) -> str:
    parts = [section(game, game.encoding(game.rules())) for game in games.values() if game.encoding is not None]
    return "\n".join([HEAD, *parts])


def section(game: Game, encoding: Encoding[Any]) -> str:
    """One game: its fields, then its actions."""
    title = f"## {game.name}, version {encoding.version}: {encoding.size} cells, {encoding.actions} actions\n"
    fields = [
        "| field | first cell | shape | most | meaning |",
        "|---|---|---|---|---|",
        *map(field_row, encoding.fields),
    ]
    actions = ["| numbers | action |", "|---|---|", *action_rows(encoding)]
    return "\n".join([title, *fields, "", *actions, ""])


def field_row(field: Field) -> str:
    shape = " × ".join(map(str, field.shape))
    return f"| `{field.name}` | {field.start} | {shape} | {field.most} | {field.meaning} |"


def action_rows(encoding: Encoding[Any]) -> list[str]:
    """The actions in runs of one verb."""
    vocabulary = encoding.rules.vocabulary
    runs = [list(run) for _, run in groupby(vocabulary.actions, type)]
    rows = [f"| {numbers(run)} | {words(vocabulary, run)}{unless_offered(encoding, run[0])} |" for run in runs]
    waits = encoding.actions > encoding.waiting
    return [*rows, f"| {encoding.waiting} | wait, where something will happen by itself |"] if waits else rows


def unless_offered(encoding: Encoding[Any], action: Action) -> str:
    return ": for people, and never in a mask" if type(action).__name__ in encoding.for_people else ""


def numbers(run: list[Action]) -> str:
    return str(run[0].number) if len(run) == 1 else f"{run[0].number} … {run[-1].number}"


def words(vocabulary: Vocabulary, run: list[Action]) -> str:
    """A verb and the values of its fields."""
    forms = [vocabulary.plain(action) for action in run]
    fields = [f"{name} {values([form[name] for form in forms])}" for name in forms[0] if name != "kind"]
    order = "; the last of these changes first" if len(fields) > 1 else ""
    return f"`{forms[0]['kind']}`" + (f": {', '.join(fields)}{order}" if fields else "")


def values(found: list[Any]) -> str:
    """Different values in their order, short where they follow each other."""
    different = [*dict.fromkeys(found)]
    is_range = len(different) > 2 and different == [*range(different[0], different[-1] + 1)]
    return f"{different[0]} … {different[-1]}" if is_range else ", ".join(map(str, different))
