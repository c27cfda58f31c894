"""The invariants: what the judge sees on the disk is held against everything that servers send and clients have.

1. Nothing acknowledged is lost, and nothing is done twice.
2. Nothing is told before it is on the disk.
3. No seat is told more than its view shows.
4. Every client ends with what a fresh reader is shown.
5. Every table goes on once the faults are over.
6. Honest people are served, and never sent away.
7. Every record can be verified.
8. Where several servers share the disk, only the last to take a table writes it.
9. Whoever has lost a table to another server learns of it soon."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from saltsea.kernel.record import Record, outcome_after
from saltsea.kernel.record_file import BadRecordError
from saltsea.kernel.replay import verify
from saltsea.kernel.seat import WATCHER
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.handlers.dispatch import mark_of
from saltsea.server.tables.play import GRACE
from saltsea.store.rows import GameRow, LineRow, NoteRow, PersonRow, Rows, SaidRow, TableRow
from simulation.client import Client
from simulation.network import Plain
from simulation.oracle import Library, StoredGame, told_events, without_finality

UNSTORED: Final = ("Start",)
"""Actions that make a player ready and wait for the others: the last one is stored."""
INVARIANTS: Final = (
    "acknowledged and not stored",
    "refused and done",
    "done twice",
    "told before it is stored",
    "secrets",
    "every client has what a fresh reader sees",
    "every table goes on",
    "honest people are served",
    "records verify",
    "time",
    "the server makes no mistakes",
    "only its owner writes a table",
    "one server holds a table",
)
EARLIER_GAME: Final = "table.T21"


class InvariantError(AssertionError):
    """An invariant does not hold."""


class Judge:
    """Knows what the disk has, and looks at everything."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.violation: InvariantError | None = None
        self.games: dict[str, StoredGame] = {}
        self.people: dict[str, dict[int, PersonRow]] = {}
        self.tables: dict[str, Plain] = {}
        self.said: dict[str, dict[int, tuple[int, str]]] = {}
        self.notes: set[str] = set()
        self.owners: dict[str, Any] = {}
        """The server that took each table last, where there are several."""
        self.reached: dict[tuple[str, str], int] = {}
        """How far the time of each game has run, by what each client was told of it since the last crash: one that is
        slow is told late."""
        self.taken_over = 0
        self.checked = 0

    def demand(self, kept: object, invariant: str, what: str) -> None:
        """Note the first violation; the run is stopped before the next step."""
        assert invariant in INVARIANTS
        self.checked += 1
        if not kept and self.violation is None:
            self.violation = InvariantError(f"{invariant}: {what}")

    # --- the disk ---

    def claimed(self, node: Any, table: str) -> None:
        """A server has taken a table, perhaps from another one."""
        self.taken_over += self.owners.get(table, node) is not node
        self.owners[table] = node

    def committed(self, node: Any, rows: Sequence[Rows]) -> None:
        for row in rows:
            self.check_owner(node, row)
            if isinstance(row, GameRow):
                self.game_stored(row)
            elif isinstance(row, LineRow):
                self.line_stored(row)
            elif isinstance(row, PersonRow):
                self.people.setdefault(row.table, {})[row.person] = row
            elif isinstance(row, TableRow):
                self.table_stored(row)
            elif isinstance(row, SaidRow):
                self.said_stored(row)
            elif isinstance(row, NoteRow):
                self.notes.add(row.name)

    def check_owner(self, node: Any, row: Rows) -> None:
        """A server that was overtaken writes nothing."""
        code = row.game.rpartition("-")[0] if isinstance(row, LineRow) else getattr(row, "table", None)
        code = row.id if isinstance(row, TableRow) else code
        owner = self.owners.get(str(code))
        if owner is not None:
            self.demand(owner is node, "only its owner writes a table", f"{getattr(node, 'name', node)}: {row}")

    def table_stored(self, row: TableRow) -> None:
        """The table remembers the requests that have changed it: none of them twice."""
        table = self.tables[row.id] = msgspec.json.decode(row.body)
        marks = table["requests"]
        self.demand(len({*marks}) == len(marks), "done twice", f"{row.id}: {marks[-1:]} changes the table again")

    def game_stored(self, row: GameRow) -> None:
        if row.id in self.games:
            self.games[row.id].row = row
        else:
            self.games[row.id] = StoredGame(self.library, row)
        self.games[row.id].note_seats()

    def line_stored(self, row: LineRow) -> None:
        game = self.games[row.game]
        game.add(row)
        line = game.lines[-1]
        named = line.seat, line.token
        if line.token:
            again = any(named in other.tokens for other in self.games_of(game.row.table))
            self.demand(not again, "done twice", f"{row.game}: {named} is line {row.line} again")
            game.tokens[named] = row.line
        if row.line:
            earlier = game.lines[-2].at
            self.demand(
                line.at >= earlier, "time", f"{row.game}: line {row.line} goes back from {earlier} to {line.at}"
            )

    def said_stored(self, row: SaidRow) -> None:
        token = row.person, str(msgspec.json.decode(row.body)["token"])
        known = self.said.setdefault(row.table, {})
        self.demand(token not in known.values(), "done twice", f"{token} was said again")
        known[row.n] = token

    # --- what servers send ---

    def sent(self, client: Client, message: Plain) -> None:
        """A server sends something to an honest client."""
        look = getattr(self, f"sent_{message['kind'].lower()}", None)
        if look is not None:
            look(client, message)

    def sent_step(self, client: Client, message: Plain) -> None:
        update = message["update"]
        game = self.known_line(client, message, update["line"])
        if game is None:
            return
        told = told_events(update, client.form)
        expected = game.events(update["line"], message["seat"], client.form)
        self.demand(told == expected, "secrets", f"{client.name} is told {told} instead of {expected}")

    def sent_snapshot(self, client: Client, message: Plain) -> None:
        game = self.known_line(client, message, message["line"])
        if game is not None:
            self.compare(client, game, message["seat"], message["line"], message["view"])

    def sent_lines(self, client: Client, message: Plain) -> None:
        for line in message["lines"]:
            game = self.known_line(client, message, line["line"])
            if game is not None:
                told = told_events(line, client.form)
                expected = game.events(line["line"], message["seat"], client.form)
                self.demand(told == expected, "secrets", f"{client.name} reads {told} instead of {expected}")

    def sent_said(self, client: Client, message: Plain) -> None:
        known = self.said.get(client.code, {})
        self.demand(message["n"] in known, "told before it is stored", f"{client.name}: chat {message['n']}")

    def sent_done(self, client: Client, message: Plain) -> None:
        """An acknowledgement: what it is about is on the disk."""
        pending = client.pending.get(message["token"])
        if pending is not None:
            self.demand(
                self.is_stored(client, pending.message),
                "acknowledged and not stored",
                f"{client.name}: {pending.message}",
            )

    def is_stored(self, client: Client, request: Plain) -> bool:
        kind, token = request["kind"], request["token"]
        if kind == "Act" and request["action"]["kind"] not in UNSTORED:
            return any((request["seat"], token) in game.tokens for game in self.games_of(client.code))
        if kind == "Say":
            return (client.person, token) in self.said.get(client.code, {}).values()
        if kind == "Begin":
            return bool(self.games_of(client.code))
        if kind == "Sit":
            return client.person is None or self.person_of(client) is not None
        if kind == "Rename":
            row = self.people.get(client.code, {}).get(client.person if client.person is not None else -1)
            return row is not None and row.name == request["name"]
        if kind == "Report":
            return f"report/{client.code}/{client.person}/{request['person']}" in self.notes
        return True

    def crashed(self) -> None:
        """What ran since the last line is lost with a server that dies, and with lines that could not be stored; one
        that is stopped keeps it."""
        self.reached.clear()

    def sent_time(self, client: Client, message: Plain) -> None:
        """Time is for those at the table, and does not go back."""
        table, game, at = self.tables.get(client.code), message["game"], message["at"]
        if table is not None and table["settings"]["watching"] == "none":
            known = self.person_of(client) is not None
            self.demand(known, "secrets", f"{client.name} is told the time where nobody may watch")
        if not self.owners and client.code and (table or {}).get("settings", {}).get("watching") != "delayed":
            before = self.reached.get((game, client.name), 0)
            self.demand(at + GRACE >= before, "time", f"{game}: its time goes back from {before} to {at}")
            self.reached[game, client.name] = at

    def sent_goodbye(self, client: Client, message: Plain) -> None:
        self.demand(message["again"], "honest people are served", f"{client.name} is sent away: {message['reason']}")

    def known_line(self, client: Client, message: Plain, line: int) -> StoredGame | None:
        """The game that a message is about, if it may be told to this client and is on the disk so far."""
        game = self.games.get(message["game"])
        stored = game is not None and line < len(game.lines)
        what = f"{client.name} is told of line {line} of {message['game']}"
        self.demand(stored, "told before it is stored", what)
        if game is None or not stored:
            return None
        seat, person = message["seat"], self.person_of(client)
        mine = [place for place, sat in enumerate(game.sat()) if person is not None and sat == person]
        if self.owners and person is not None:
            mine = sorted(game.had.get(person, set()))  # a message takes a while from node to node
        watches = (not mine or self.owners) and self.tables[client.code]["settings"]["watching"] != "none"
        allowed = [*mine, *([WATCHER] if watches else [])]
        self.demand(seat in allowed, "secrets", f"{what} as seat {seat}, and has {allowed}")
        return game

    def person_of(self, client: Client) -> int | None:
        key = hashed(client.key or "")
        return next((person for person, row in self.people.get(client.code, {}).items() if row.key == key), None)

    def games_of(self, code: str) -> list[StoredGame]:
        return [game for game in self.games.values() if game.row.table == code]

    # --- what clients have ---

    def received(self, client: Client, message: Plain) -> None:
        """An honest client has applied a message."""
        if message["kind"] != "Step":
            return
        scene = client.scenes.get(message["seat"])
        game = self.games.get(message["game"])
        if scene is not None and game is not None and scene.game == message["game"] and scene.line < len(game.lines):
            self.compare(client, game, message["seat"], scene.line, scene.view)

    def compare(self, client: Client, game: StoredGame, seat: int, line: int, view: Plain) -> None:
        seen, expected = without_finality(view), game.view(line, seat, client.form)
        if seen != expected:
            what = f"{client.name} sees {difference(seen, expected)} after line {line} of {game.row.id}"
            self.demand(False, "secrets", what)
        else:
            self.checked += 1

    # --- the end ---

    def answered(self, client: Client, request: Plain, answer: Plain) -> None:
        """A client has got the answer to a request. What was for an earlier game may have been done in that one: the
        refusal says only that nothing is done in this one."""
        if request["kind"] == "Act" and answer["kind"] == "Refused" and answer["rule"] != EARLIER_GAME:
            done = any((request["seat"], request["token"]) in game.tokens for game in self.games_of(client.code))
            self.demand(not done, "refused and done", f"{client.name}: {request}")
        if answer["kind"] == "Refused" and answer["rule"] != EARLIER_GAME:
            mark = mark_of((hashed(client.key or ""), request["token"]))
            changed = mark in self.tables[client.code]["requests"]
            self.demand(not changed, "refused and done", f"{client.name}: {request} has changed the table")

    def verify_records(self) -> None:
        for game in self.games.values():
            try:
                verify_game(game)
            except BadRecordError as error:
                self.demand(False, "records verify", f"{game.row.id}: {error}")


def verify_game(game: StoredGame) -> None:
    """Run the commands of a stored game again."""
    outcome = outcome_after(game.rules, game.states[-1], game.lines[-1])
    record = Record(game.header.with_seed(game.row.seed if outcome else None), game.lines, outcome)
    verify(game.rules, record, lambda line: None)


def difference(seen: Any, expected: Any, path: str = "") -> str:
    """Where two values differ first."""
    if isinstance(seen, dict) and isinstance(expected, dict):
        for name in sorted({*seen, *expected}):
            if seen.get(name) != expected.get(name):
                return difference(seen.get(name), expected.get(name), f"{path}/{name}")
    if isinstance(seen, list | tuple) and isinstance(expected, list | tuple) and len(seen) == len(expected):
        place = next(place for place, (one, other) in enumerate(zip(seen, expected, strict=True)) if one != other)
        return difference(seen[place], expected[place], f"{path}/{place}")
    return f"{path} = {str(seen)[:120]} instead of {str(expected)[:120]}"
