"""Games from the store: restoring a match, and forking a new one from a finished one."""

from collections.abc import Sequence
from typing import Final

import msgspec

from saltsea.kernel.match import Match, fork, resume
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import filled_in
from saltsea.kernel.record import Record
from saltsea.kernel.record_file import BadRecordError, read
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis
from saltsea.kernel.tokens import Tokens
from saltsea.server.tables.play import Play
from saltsea.server.tables.stored.stored_rows import UNREADABLE, header_of, plain, readable_rows
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.server.tables.table_services import TableServices
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.rows import GameRow, LineRow

DAMAGE: Final = (ArithmeticError, AssertionError, AttributeError, LookupError, TypeError, ValueError)
"""What folding events can raise that no rule has made."""

MOST_EARLIER: Final = 200
"""Actions of earlier games that are remembered: a copy that is older comes from no client that plays."""


def restore_match(services: TableServices, game: GameRow, lines: Sequence[LineRow]) -> Match:
    """A match as of its last saved line; BadRecordError if what is stored makes no game."""
    try:
        return resume(services.rules, stored_record(services.rules, game, lines), bytes.fromhex(game.seed))
    except DAMAGE as error:
        why = "what is kept is no JSON" if isinstance(error, UNREADABLE) else "its lines do not fit each other"
        raise BadRecordError(1, f"{why}: {type(error).__name__}") from error


def stored_record(rules: AnyRules, game: GameRow, lines: Sequence[LineRow]) -> Record:
    """The record of a running game."""
    parts = [plain(game.header), *(plain(line.body) for line in lines)]
    return read(rules, [*parts, {"end": len(lines), "outcome": None}])


async def earlier_tokens(services: TableServices, info: TableInfo) -> Tokens:
    """The tokens of the actions of the game before the last one, of which a copy may still be on its way."""
    found = Tokens()
    rows = await services.store.lines(info.earlier_id()) if info.games > 1 else []
    for row, line in readable_rows(rows[-MOST_EARLIER:], lambda row: plain(row.body)):
        if line.get("token"):
            found.add(f"{line.get('seat')} {line['token']}", row.line)
    return found


def leave_old_lines(services: TableServices, game: str, match: Match) -> None:
    """Let a match forget its old lines where the store gives them again at once."""
    old = services.store.old_lines(game)
    if old is not None:
        match.keep_in(lambda first, count: [msgspec.json.decode(body) for body in old(first, count)])


def content_of(game: GameRow) -> str:
    """The name of the content that a game was begun with."""
    return header_of(game).content


# --- going on ---


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game that a new one can be forked from."""

    row: GameRow
    lines: Sequence[LineRow]

    def settings(self, settings: Settings) -> Settings:
        """The requested settings with the number of players and options of the finished game; a game that was private
        to its table stays private."""
        options = header_of(self.row).options
        shown = "table" if self.row.shown == "table" else settings.shown
        return msgspec.structs.replace(settings, players=self.row.players, options=options, shown=shown)


async def find_finished_game(services: TableServices, onward: Onward) -> FinishedGame | Refusal:
    """The game to fork from, or the refusal."""
    row = await services.store.game(onward.game)
    if row is None:
        return no_such_game(onward)
    lines = await services.store.lines(row.id)
    refusal = check_over(row) or check_sealed(sealed=services.extension.is_sealed(row))
    refusal = refusal or check_rules(services.rules, row) or check_line(onward, len(lines))
    return refusal or FinishedGame(row, lines)


async def fork_saved_game(services: TableServices, onward: Onward, seed: bytes) -> Match | Refusal:
    """The match forked from there, with a seed of its own."""
    earlier = await find_finished_game(services, onward)
    if isinstance(earlier, Refusal):
        return earlier
    match = restore_match(services, earlier.row, earlier.lines)
    return fork(services.rules, match.record(), onward.line, seed)


def no_such_game(onward: Onward) -> Refusal:
    """table.T25: a game is forked from one that this server has."""
    return refuse("table.T25", "refusal-table-onward-no-game", id=onward.game)


def check_reader(*, may_have: bool) -> Refusal | None:
    """table.T25: a game is forked only by a person who may have its record."""
    return None if may_have else refuse("table.T25", "refusal-table-onward-not-yours")


def check_over(row: GameRow) -> Refusal | None:
    """table.T25: a game is forked from one that is over."""
    return refuse("table.T25", "refusal-table-onward-running") if row.outcome is None else None


def check_sealed(*, sealed: bool) -> Refusal | None:
    """table.T26: a daily voyage stays sealed until its day is over, also as part of a forked game."""
    return refuse("table.T26", "refusal-table-onward-sealed") if sealed else None


def check_rules(rules: AnyRules, row: GameRow) -> Refusal | None:
    """table.T25: a game is forked under the rules it was played by."""
    header = header_of(row)
    played = header.game, header.rules, header.vocabulary, header.content
    if played != (rules.name, rules.version, rules.vocabulary.version, rules.content):
        return refuse("table.T25", "refusal-table-onward-rules")
    return None


def check_line(onward: Onward, lines: int) -> Refusal | None:
    """table.T25: a game cannot be forked after its last line."""
    if onward.line >= lines - 1:
        return refuse("table.T25", "refusal-table-onward-line", line=onward.line, last=lines - 2)
    return None


def check_same_game(rules: AnyRules, info: TableInfo, settings: Settings) -> Refusal | None:
    """table.T25: a table that forks an earlier game keeps its number of players and its options."""
    if info.onward is None:
        return None
    now, then = (filled_in(rules.options, one.options) for one in (settings, info.settings))
    if (settings.players, now) != (info.settings.players, then):
        return refuse("table.T25", "refusal-table-onward-fixed")
    return None


def check_private(earlier: GameRow | None, settings: Settings) -> Refusal | None:
    """table.T25: a fork of a game that was private to its table is private too."""
    if earlier is not None and earlier.shown == "table" and settings.shown != "table":
        return refuse("table.T25", "refusal-table-onward-private")
    return None


def go_on(play: Play, info: TableInfo, real: Millis) -> None:
    """Set the time of a restored game: with real time or a live clock it waits for all players, days pass, and a
    stopped clock stays stopped."""
    clock = info.settings.clock.kind
    play.paused = info.stopped is not None
    play.lost = (play.tempo is not None or clock == "live") and bool(play.people)
    if info.stopped is not None:
        play.time.at = max(play.time.at, info.stopped)
    elif clock == "days":
        play.time.at = max(play.time.at, real - play.began - info.behind)
    else:
        play.time.at = max(play.time.at, info.reached)


def seats_of(game: GameRow) -> list[Person | None]:
    """The person on each seat when the game began; None for a bot."""
    seats = msgspec.json.decode(game.seats, type=list[int | str | None])
    return [who if isinstance(who, int) else None for who in seats]
