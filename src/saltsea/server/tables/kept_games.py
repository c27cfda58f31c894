"""Games as the store has them: a match brought back, and one that goes on from a moment of an earlier game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from saltsea.kernel.match import Match, fork, resume
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import filled_in
from saltsea.kernel.record_file import read
from saltsea.kernel.rules import AnyRules
from saltsea.server.tables.daily import sealed_until
from saltsea.server.tables.room import Onward, Room, Settings
from saltsea.store.rows import GameRow, LineRow

if TYPE_CHECKING:
    from saltsea.server.tables.table import Host


def kept_match(host: "Host", game: GameRow, lines: list[dict[str, object]]) -> Match:
    """A match as it was when its last line was kept."""
    header = msgspec.json.decode(game.header)
    record = read(host.rules, [header, *lines, {"end": len(lines), "outcome": None}])
    return resume(host.rules, record, bytes.fromhex(game.seed))


# --- going on ---


class FinishedGame(msgspec.Struct, frozen=True):
    """A finished game that a new one can go on from."""

    row: GameRow
    lines: Sequence[LineRow]

    def settings(self, settings: Settings) -> Settings:
        """As somebody wishes, but with its number of players and its options; and what was only for its table is only
        for this one."""
        options = msgspec.json.decode(self.row.header)["options"]
        shown = "table" if self.row.shown == "table" else settings.shown
        return msgspec.structs.replace(settings, players=self.row.players, options=options, shown=shown)


async def earlier_game(host: "Host", onward: Onward) -> FinishedGame | Refusal:
    """The game to go on from, or why that cannot be."""
    row = await host.store.game(onward.game)
    if row is None:
        return no_such_game(onward)
    lines = await host.store.lines(row.id)
    refusal = check_over(row) or check_sealed(row, host.daily.today())
    refusal = refusal or check_rules(host.rules, row) or check_line(onward, len(lines))
    return refusal or FinishedGame(row, lines)


async def gone_on(host: "Host", onward: Onward, seed: bytes) -> Match | Refusal:
    """The match that goes on from there, with luck of its own."""
    earlier = await earlier_game(host, onward)
    if isinstance(earlier, Refusal):
        return earlier
    match = kept_match(host, earlier.row, [msgspec.json.decode(line.body) for line in earlier.lines])
    return fork(host.rules, match.record(), onward.line, seed)


def no_such_game(onward: Onward) -> Refusal:
    """table.T25: one goes on from a game that this server has."""
    return refuse("table.T25", "refusal-table-onward-no-game", id=onward.game)


def check_reader(*, may_have: bool) -> Refusal | None:
    """table.T25: one goes on from a game whose record one may have."""
    return None if may_have else refuse("table.T25", "refusal-table-onward-not-yours")


def check_over(row: GameRow) -> Refusal | None:
    """table.T25: one goes on from a game that is over."""
    return refuse("table.T25", "refusal-table-onward-running") if row.outcome is None else None


def check_sealed(row: GameRow, today: str) -> Refusal | None:
    """table.T26: a daily voyage stays sealed until its day is over, also as a part of another game."""
    day = sealed_until(row)
    return refuse("table.T26", "refusal-table-onward-sealed") if day is not None and day >= today else None


def check_rules(rules: AnyRules, row: GameRow) -> Refusal | None:
    """table.T25: one goes on by the rules that the game was played by."""
    header: dict[str, Any] = msgspec.json.decode(row.header)
    played = header["game"], header["rules"], header["vocabulary"], header["content"]
    if played != (rules.name, rules.version, rules.vocabulary.version, rules.content):
        return refuse("table.T25", "refusal-table-onward-rules")
    return None


def check_line(onward: Onward, lines: int) -> Refusal | None:
    """table.T25: after a game's last line there is nothing to go on with."""
    if onward.line >= lines - 1:
        return refuse("table.T25", "refusal-table-onward-line", line=onward.line, last=lines - 2)
    return None


def check_same_game(rules: AnyRules, room: Room, settings: Settings) -> Refusal | None:
    """table.T25: at a table that goes on from an earlier game, its number of players and its options stay."""
    if room.onward is None:
        return None
    now, then = (filled_in(rules.options, one.options) for one in (settings, room.settings))
    if (settings.players, now) != (room.settings.players, then):
        return refuse("table.T25", "refusal-table-onward-fixed")
    return None


def check_private(earlier: GameRow | None, settings: Settings) -> Refusal | None:
    """table.T25: what goes on from a game that was only for its table is only for this one."""
    if earlier is not None and earlier.shown == "table" and settings.shown != "table":
        return refuse("table.T25", "refusal-table-onward-private")
    return None
