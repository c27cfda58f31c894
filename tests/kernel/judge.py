"""What the door says to a record: for tests in this process, and as a process of its own under the other engine.

`python judge.py` answers one line for each line of JSON that it is sent."""

import json
import sys
from functools import cache
from typing import Any

from saltsea.catalog import CATALOG
from saltsea.kernel.record_file import BadRecordError, read, read_parts, write
from saltsea.kernel.replay import verify, watch
from saltsea.kernel.rules import AnyRules
from small_games.catalog import SMALL_GAMES


@cache
def _rules(game: str) -> AnyRules:
    return {**SMALL_GAMES, **CATALOG}[game].rules()


def verdict(game: str, data: bytes) -> str:
    """`verified`, or `refused` and the line; anything else is a mistake of ours, and says which."""
    try:
        record = read(_rules(game), read_parts(data))
        _watched(game, record)
        verify(_rules(game), record, lambda _: None)
    except BadRecordError as error:
        return f"refused {error.line}"
    except BaseException as error:
        return f"crashed with {type(error).__name__}: {str(error)[:200]}"
    return "verified" if write(_rules(game), record) == data else "verified, but not as it was written"


def _watched(game: str, record: Any) -> None:
    """Watching asks no rule, so it may be shown what never happened; it must not break."""
    try:
        watch(_rules(game), record, len(record.lines) - 1)
    except BadRecordError:
        return


def main() -> None:
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps(verdict(asked["game"], asked["data"].encode())), flush=True)


if __name__ == "__main__":
    main()
