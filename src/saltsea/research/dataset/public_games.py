"""The public games of a server, without anything that says who played them, when or where.

Public is what the server itself lists for everybody: games whose replay is public, of tables that are in the public
list. Their order is drawn anew each time, so that it tells nothing either."""

import json
import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from saltsea.kernel.record import outcome_after
from saltsea.kernel.record_file import read
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


def public_games(file: Path, rules: AnyRules) -> Iterator[PlayedGame]:
    """Each finished public game with the content of these rules; others could not be read by them."""
    check_is_saltsea(file)
    with closing(connect_reading(file)) as connection:
        found = connection.execute(_GAMES, (rules.name,)).fetchall()
        random.SystemRandom().shuffle(found)
        for id, header, seats in found:
            lines = [json.loads(body) for (body,) in connection.execute(_LINES, (id,))]
            game = anonymous(rules, json.loads(header), lines, json.loads(seats))
            if game is not None:
                yield game


def anonymous(
    rules: AnyRules, header: dict[str, object], lines: list[dict[str, object]], seats: list[object]
) -> PlayedGame | None:
    """A stored game without tokens and seeds, people as `person`; None if it has other content, or words of theirs."""
    if header["content"] != rules.content or is_worded(rules, header["options"]):
        return None
    record = read(rules, [header, *lines, {"end": len(lines), "outcome": None}])
    state = watch(rules, record, len(record.lines) - 1)
    outcome = outcome_after(rules, state, record.lines[-1])
    names = [seat if isinstance(seat, str) else PERSON for seat in seats]
    return None if outcome is None else PlayedGame(record.header, record.lines, outcome, names, "")


def is_worded(rules: AnyRules, options: object) -> bool:
    """Whether players typed an option themselves, such as the word of free play: it might say anything."""
    typed = [option for option in rules.options if not option.choices]
    return isinstance(options, dict) and any(options.get(each.name, each.default) != each.default for each in typed)
