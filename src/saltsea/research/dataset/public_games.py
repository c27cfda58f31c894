"""The public games of a server, without anything that says who played them, when or where.

Public is what the server itself lists for everybody: games whose replay is public, of tables that are in the public
list. Their order is drawn anew each time, so that it tells nothing either. What cannot be taken is counted, by why."""

import json
import random
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from saltsea.kernel.record import outcome_after
from saltsea.kernel.record_file import BadRecordError, read
from saltsea.kernel.replay import watch
from saltsea.kernel.rules import AnyRules
from saltsea.research.dataset.rows import PERSON, PlayedGame
from saltsea.research.dataset.stored_games import stored_games


class LeftOutError(Exception):
    """A game is not taken; the message says why, as it is counted."""


def public_games(given: str | Path, rules: AnyRules, left_out: Counter[str]) -> Iterator[PlayedGame]:
    """Each finished public game of a store that these rules can read; others are counted in `left_out`."""
    with stored_games(given) as stored:
        found = stored.games(rules.name)
        random.SystemRandom().shuffle(found)
        for game in found:
            lines = [json.loads(body) for body in stored.lines(game.id)]
            try:
                yield anonymous(rules, json.loads(game.header), lines, json.loads(game.seats))
            except LeftOutError as reason:
                left_out[str(reason)] += 1


def anonymous(
    rules: AnyRules, header: dict[str, object], lines: list[dict[str, object]], seats: list[object]
) -> PlayedGame:
    """A stored game without a seed, people as `person`. What tells a decision of theirs apart is its token, which
    is written nowhere."""
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
    return PlayedGame(record.header, record.lines, outcome, names, "", has_people=True)


def is_worded(rules: AnyRules, options: object) -> bool:
    """Whether players typed an option themselves, such as the word of free play: it might say anything."""
    typed = [option for option in rules.options if not option.choices]
    return isinstance(options, dict) and any(options.get(each.name, each.default) != each.default for each in typed)
