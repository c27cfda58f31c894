"""The public games of a server, without anything that says who played them, when or where.

Public is what the server itself lists for everybody: games whose replay is public, of tables that are in the public
list. Their order is drawn anew each time, so that it tells nothing either. What cannot be taken is counted, by why."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from saltsea.kernel.record import outcome_after
from saltsea.kernel.record_file import BadRecordError, read
from saltsea.kernel.replay import watch
from saltsea.kernel.rules import AnyRules
from saltsea.research.dataset.rows import PlayedGame
from saltsea.store.files import check_is_saltsea, connect_reading

PERSON: Final = "person"
_GAMES: Final = """
SELECT games.id, games.header, games.seats FROM games JOIN tables ON tables.id = games."table"
WHERE games.game = ? AND games.ended IS NOT NULL AND games.shown = 'public' AND tables.listing = 'public'
"""
_LINES: Final = "SELECT body FROM lines WHERE game = ? ORDER BY line"


class LeftOutError(Exception):
    """A game is not taken; the message says why, as it is counted."""


def public_games(file: Path, rules: AnyRules, left_out: Counter[str]) -> Iterator[PlayedGame]:
    """Each finished public game that these rules can read; others are counted in `left_out`."""
    check_is_saltsea(file)
    with closing(connect_reading(file)) as connection:
        found = connection.execute(_GAMES, (rules.name,)).fetchall()
        random.SystemRandom().shuffle(found)
        for id, header, seats in found:
            lines = [json.loads(body) for (body,) in connection.execute(_LINES, (id,))]
            try:
                yield anonymous(rules, json.loads(header), lines, json.loads(seats))
            except LeftOutError as reason:
                left_out[str(reason)] += 1


def anonymous(
    rules: AnyRules, header: dict[str, object], lines: list[dict[str, object]], seats: list[object]
) -> PlayedGame:
    """A stored game without tokens and seeds, people as `person`."""
    if header["content"] != rules.content:
        raise LeftOutError("of other content")
    if is_worded(rules, header["options"]):
        raise LeftOutError("with words that players typed")
    try:
        record = read(rules, [header, *lines, {"end": len(lines), "outcome": None}])
        outcome = outcome_after(rules, watch(rules, record, len(record.lines) - 1), record.lines[-1])
    except (BadRecordError, IndexError) as error:
        raise LeftOutError("that cannot be read") from error
    if outcome is None:
        raise LeftOutError("without an end")
    names = [seat if isinstance(seat, str) else PERSON for seat in seats]
    return PlayedGame(record.header, record.lines, outcome, names, "")


def is_worded(rules: AnyRules, options: object) -> bool:
    """Whether players typed an option themselves, such as the word of free play: it might say anything."""
    typed = [option for option in rules.options if not option.choices]
    return isinstance(options, dict) and any(options.get(each.name, each.default) != each.default for each in typed)
