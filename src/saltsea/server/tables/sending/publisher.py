"""Sends each connection what its seat may know: steps, snapshots, log, chat, time and the table itself."""

import asyncio
from collections.abc import Iterable
from itertools import islice
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from msgspec import Raw
from msgspec.structs import replace

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Line, ends_early, fold, outcome_after
from saltsea.kernel.seat import WATCHER, Seat, holds, members
from saltsea.server.tables.connection import Connection
from saltsea.server.tables.handlers.chat_handlers import chat_message
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.public_table import ChairShown, OwnContent, PersonShown, TableShown, content_mark
from saltsea.server.tables.messages.to_client import Bank, Lines, Snapshot, Step, Time, ToClient, You
from saltsea.server.tables.messages.to_client import Table as TableMessage
from saltsea.server.tables.people.blocking import has_silenced
from saltsea.server.tables.play import Play
from saltsea.server.tables.rules import table_rules
from saltsea.server.tables.rules.hint_rules import hints_left
from saltsea.server.tables.rules.manners_rules import manners_of, offered_seat
from saltsea.server.tables.sending.delayed import DelayedWatchers
from saltsea.server.tables.sending.log_lines import log_lines, portions
from saltsea.server.tables.sending.undo_choices import NO_TARGETS, UndoTargets, find_undo_targets
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo
from saltsea.server.tables.table_settings import Onward
from saltsea.store.rows import SaidRow
from saltsea.wire.forms import FormName, Forms, StepEncoder
from saltsea.wire.steps import DescribedState

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

MOST_PORTIONS: Final = 60
"""Messages of one log, for all seats of a device: even two logs fit into the queue of a slow client."""
CHAT_HISTORY: Final = 100
"""Chat messages sent to a new connection."""


class PendingStep(NamedTuple):
    """A step not yet saved, encoded per seat and form."""

    line: int
    updates: dict[tuple[Seat, FormName], tuple[bytes, UndoTargets]]


class Publisher:
    """The publisher of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.pending: list[PendingStep] = []
        """Steps that are not saved yet, so not published."""
        self.delayed = DelayedWatchers(table)
        self.published_time: tuple[object, ...] = ()
        """The content of the last published Time message."""
        self.state: Any = None
        """A copy of the state after the last encoded line: the next one changes it."""
        self.known: dict[FormName, DescribedState | None] = {}
        """What the forms published with that line have worked out about this state."""
        self.is_quiet = False
        """Whether nothing was published since the last sweep."""

    def start_game(self, play: Play) -> None:
        """Begin publishing another game, or a restored one."""
        self.pending.clear()
        self.resume_from(play)
        self.delayed.start_game(play)

    # --- whose eyes ---

    def seats_seen_by(self, person: Person | None) -> list[Seat]:
        """The seats whose view a person sees: their own, else the watcher's where watching is allowed."""
        seats = self.table.play.seats_of(person) if self.table.play is not None else []
        return seats or ([] if self.table.info.settings.watching == "none" else [WATCHER])

    def audiences(self) -> set[tuple[Seat, FormName]]:
        """The seats and forms to encode a step for. With delayed watching the watcher's steps are needed even without a
        watcher."""
        found = {
            (seat, connection.form)
            for connection in self.table.connections
            if connection.welcomed
            for seat in self.seats_seen_by(connection.person)
        }
        delayed = self.table.info.settings.watching == "delayed"
        return found | ({(WATCHER, form) for form in self.forms.by_name} if delayed else set())

    @property
    def forms(self) -> Forms:
        return self.table.services.forms

    # --- words ---

    def is_at_table(self, connection: Connection) -> bool:
        """Whether a connection receives the chat and the time: all do, except strangers where watching is off."""
        info, person = self.table.info, connection.person
        return (
            info.settings.watching != "none"
            or person == info.host
            or person in info.screens
            or bool(info.seats_of(person))
        )

    def publish_to_table(self, message: ToClient, by: Person | None = None) -> None:
        """Send a message to all at the table, except those who muted or blocked its sender; delayed watchers get it
        later."""
        data = encode(message)
        for connection in self.table.connections:
            delayed = self.delayed.is_delayed(connection) and (by is None or connection.person != by)
            if (
                connection.welcomed
                and self.is_at_table(connection)
                and not delayed
                and (by is None or not has_silenced(self.table, connection, by))
            ):
                connection.transport.send(data)
        self.delayed.hold(data, by)

    def send_chat(self, connection: Connection, rows: Iterable[SaidRow]) -> None:
        """Send the chat messages that a client has missed."""
        for row in rows:
            too_new = (
                self.delayed.is_delayed(connection) and self.delayed.is_too_new(row) and row.person != connection.person
            )
            if not too_new and not has_silenced(self.table, connection, row.person):
                connection.send(chat_message(row))

    def publish_identities(self) -> None:
        """Tell each connection its person and seats, if they have changed. It forgets what it saw from other seats, so
        after a game it is shown this again as it may see it."""
        for connection in self.table.connections:
            who = connection.person, self.table.info.seats_of(connection.person)
            if connection.welcomed and connection.identity_sent != who:
                connection.identity_sent = who
                connection.send(You(*who))
                if self.table.info.phase != PLAYING:
                    self.send_snapshot(connection)

    # --- lines ---

    def add_pending(self, line: Line) -> None:
        """Encode a new line for each seat now, while the state is still the one after it."""
        play = self.table.play
        assert play is not None
        audiences, after, self.is_quiet = self.audiences(), play.match.state, False
        play.match.keep_base(self.state)
        targets = {seat: self.undo_targets(play, seat) for seat in {seat for seat, _ in audiences}}
        steps = {form: self.step_encoder(form, after, line) for form in {form for _, form in audiences}}
        encoded = {(seat, form): (steps[form].to(seat, targets[seat].final), targets[seat]) for seat, form in audiences}
        self.state, self.known = after.copy(), {form: step.worked for form, step in steps.items()}
        self.pending.append(PendingStep(line.number, encoded))

    def step_encoder(self, form: FormName, after: Any, line: Line) -> StepEncoder:  # noqa: ANN401 (any game's state)
        return self.forms.by_name[form].step(self.state, after, line, self.known.get(form))

    def undo_targets(self, play: Play, seat: Seat) -> UndoTargets:
        """The undo targets of a seat; there are none for watchers and in real time, nor for a seat that neither did the
        last step nor may do the next."""
        match = play.match
        if seat == WATCHER or play.tempo is not None:
            return NO_TARGETS
        if match.last_in_force().seat != seat and not holds(match.waiting_on(), seat):
            return NO_TARGETS
        return find_undo_targets(match, seat)

    def discard_pending(self) -> None:
        self.pending.clear()

    def resume_from(self, play: Play) -> None:
        """Continue from what is saved, after steps were discarded."""
        self.state, self.known = play.match.state.copy(), {}

    def rest(self) -> None:
        """Forget what can be worked out again, once no player has acted from one sweep to the next."""
        play = self.table.play
        if self.is_quiet:
            self.known = {}
            if play is not None:
                play.match.bases.clear()
        self.is_quiet = True

    def publish_steps(self, n: int) -> None:
        """Publish the saved lines."""
        pending, self.pending = self.pending, []
        self.delayed.written.extend([self.table.now()] * len(pending))
        for place, step in enumerate(pending):
            messages = {key: self.encode_step(n + place, key[0], *update) for key, update in step.updates.items()}
            self.send_steps(messages, step.line)

    def encode_step(self, n: int, seat: Seat, update: bytes, back: UndoTargets) -> bytes:
        assert self.table.play is not None
        return encode(Step(n, self.table.play.id, seat, back.undo, back.reset, [*back.final], Raw(update)))

    def send_steps(self, messages: dict[tuple[Seat, FormName], bytes], line: int) -> None:
        if self.table.info.settings.watching == "delayed":
            self.delayed.hold_step({form: data for (seat, form), data in messages.items() if seat == WATCHER}, line)
            messages = {key: data for key, data in messages.items() if key[0] != WATCHER}
        for connection in self.table.connections:
            if connection.welcomed:
                for seat in self.seats_seen_by(connection.person):
                    if (seat, connection.form) in messages:
                        connection.transport.send(messages[seat, connection.form])
        self.delayed.flush()

    # --- snapshots and the log ---

    def send_snapshots(self) -> None:
        for connection in self.table.connections:
            if connection.welcomed:
                self.send_snapshot(connection)

    def send_snapshots_to(self, person: Person | None) -> None:
        """Send the game again to all devices of a person whose seats have changed."""
        for connection in self.table.connections:
            if connection.welcomed and person is not None and connection.person == person:
                self.send_snapshot(connection)

    def send_snapshot(self, connection: Connection) -> None:
        """Send the game as this connection may see it now."""
        play = self.table.play
        if play is not None:
            for seat in self.seats_seen_by(connection.person):
                snapshot = self.snapshot_for(play, seat, connection.form)
                connection.snapshot_line = snapshot.line
                connection.send(snapshot)

    def snapshot_for(self, play: Play, seat: Seat, form: FormName) -> Snapshot:
        rules, match = self.table.services.rules, play.match
        last = self.delayed.horizon(play, seat) - 1
        late = last < match.count() - 1
        state = fold(rules, match.header, match.lines, last) if late else match.state
        line = match.line(last)
        outcome = outcome_after(rules, state, line)
        over, back = ends_early(line), UndoTargets() if late else self.undo_targets(play, seat)
        return Snapshot(
            n=self.table.n,
            game=play.id,
            seat=seat,
            line=last,
            at=line.at,
            undo=back.undo,
            reset=back.reset,
            final=[*back.final],
            waiting_on=[] if over else members(rules.waiting_on(state)),
            outcome=None if outcome is None else self.forms.json.noun(outcome),
            view=Raw(self.forms.by_name[form].snapshot(state, seat, back.final, over=over)),
        )

    def check_log(self, connection: Connection) -> Refusal | None:
        """Why a connection may not have all lines."""
        is_over = self.table.play is not None and self.table.play.match.is_over()
        return table_rules.check_log(self.table.info, connection.person, is_over=is_over)

    async def send_missed(self, connection: Connection, since: int) -> None:
        """Send the missed lines to who may have them. Delayed watchers get the whole log: the number of their last
        message does not say what they have."""
        if self.check_log(connection) is not None:
            return
        await self.send_log(connection, "", 0 if self.delayed.is_delayed(connection) else since)

    async def send_log(self, connection: Connection, token: str, since: int) -> None:
        """Send the log from this line on, for each seat of the connection."""
        play, seats = self.table.play, self.seats_seen_by(connection.person)
        if play is None:
            return
        for seat in seats:
            lines = play.match.lines[: self.delayed.horizon(play, seat)]
            shown = log_lines(self.forms.by_name[connection.form], play.match.header, lines, since, seat)
            for portion in portions(lines[since:], MOST_PORTIONS // len(seats)):
                connection.send(Lines(token, play.id, seat, list(islice(shown, len(portion)))))
                await asyncio.sleep(0)  # let other tasks run and the transport send

    # --- the table and its time ---

    def publish_table(self) -> None:
        """Publish the changed table; seated people see a little more of it."""
        for connection in self.table.connections:
            if connection.welcomed:
                self.send_table(connection)

    def send_table(self, connection: Connection) -> None:
        connection.send(TableMessage(self.table.n, self.public_table(connection.person, connection.key)))

    def public_table(self, person: Person | None = None, key: str | None = None) -> TableShown:
        """The table as this person sees it."""
        info, here = self.table.info, self.table.presence.here()
        sitting = {person for chair in info.chairs for person in (chair.person, chair.guest)}
        people = sorted({person for person in sitting if person is not None} | here)
        extension = self.table.services.extension
        return TableShown(
            code=info.code,
            game=info.game,
            phase=info.phase,
            playing=info.playing_id() if info.games else "",
            settings=info.settings,
            host=info.host,
            chairs=tuple(
                ChairShown(
                    chair.person, chair.guest, chair.bot, chair.substitute, chair.invited is not None, chair.order
                )
                for chair in info.chairs
            ),
            people=tuple(PersonShown(person, self.table.name_of(person), person in here) for person in people),
            bots=tuple(self.table.services.game.bots),
            personalities=tuple(self.table.services.game.personalities),
            added_bots=tuple(self.table.services.game.added),
            next_level=self.next_level(),
            orders=self.table.talk.orders(),
            usual_bot=self.table.talk.usual_bot(),
            stand_in=self.table.talk.stand_in(),
            real_time=self.table.services.game.real_time,
            pausable=table_rules.is_pausable(info),
            remindable=table_rules.is_reminded(info, real_time=self.table.services.game.real_time),
            onward=public_onward(info, person),
            proposal=self.table.proposals.shown(),
            manners=manners_of(info, self.table.services.rules, person),
            hints=hints_left(info, self.table.services.game, person),
            offered=offered_seat(info, key),
            screens=info.screens,
            resolver=info.resolver,
            own=self.own_content() if info.own and extension.has_players_content() else None,
            practice=extension.practised(info.settings),
        )

    def next_level(self) -> str:
        """The level to go on to after a victory over the bots here, where the players choose their opponents."""
        info, play = self.table.info, self.table.play
        if info.settings.daily or info.settings.lesson or info.settings.puzzle:
            return ""
        outcome = None if play is None else play.match.outcome()
        seats = [chair.bot or "" for chair in info.chairs]
        return self.table.services.game.level_after(seats, outcome.winners if outcome else ())

    def own_content(self) -> OwnContent:
        """The player-made content of this table, and the name of the person who brought it."""
        services = self.table.services
        by, mark = self.table.name_of(self.table.info.own_by), content_mark(services.content)
        return OwnContent(services.game.content_kind, services.game.content_name, by, mark)

    def publish_time(self) -> None:
        """Publish the game's time if the last message does not determine it any more."""
        play = self.table.play
        about = None if play is None else self.time_facts(play)
        if about is None or about == self.published_time:
            return
        self.published_time, message = about, self.time_message()
        if message is not None:
            self.send_time(message)

    def time_facts(self, play: Play) -> tuple[object, ...]:
        """What the time follows from as it runs on. Where no clock counts, whose turn it is changes nothing of it."""
        stands_at = None if play.time.runs else play.now(self.table.now())
        waits = 0 if play.steps is None else play.steps.waits
        ready, banks = tuple(sorted(play.readiness.seats)), play.banks
        clocks = (banks.waiting, *banks.left) if banks.counts() else ()
        awaited = tuple(play.awaited())
        return (play.id, play.pause_reason(), stands_at, play.resumes, waits, ready, awaited, *clocks)

    def send_time(self, message: Time) -> None:
        """Send the time to all connections now, to delayed watchers later."""
        data = encode(message)
        for connection in self.table.connections:
            if connection.welcomed and self.is_at_table(connection) and not self.delayed.is_delayed(connection):
                connection.transport.send(data)
        self.delayed.hold(message)

    def time_seen_by(self, connection: Connection) -> Time | None:
        """The time for a new connection; delayed watchers get the last one that was released to them."""
        if not self.is_at_table(connection):
            return None
        return self.delayed.time if self.delayed.is_delayed(connection) else self.time_message()

    def time_message(self) -> Time | None:
        play = self.table.play
        if play is None:
            return None
        real = self.table.now()
        now = play.now(real)
        seats = range(play.match.header.players) if play.banks.counts() else ()
        banks = [
            Bank(seat, play.banks.left_at(seat, now), play.time.runs and holds(play.banks.waiting, seat))
            for seat in seats
        ]
        runs, why = play.time.runs, play.pause_reason() or ""
        waits = [] if play.steps is None else members(play.steps.waits)
        ready, hurries = sorted(play.readiness.seats), play.readiness.hurries()
        awaited = play.awaited()
        return Time(
            play.id, real, now, runs, play.time.percent, why, play.resumes, banks, waits, ready, hurries, awaited
        )


def public_onward(info: TableInfo, person: Person | None) -> Onward | None:
    """The earlier game to fork from. Its id contains a table code, which is an invitation, so only seated people get
    it."""
    if info.onward is None or info.seats_of(person):
        return info.onward
    return replace(info.onward, game="")
