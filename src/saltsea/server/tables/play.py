"""One game that is being played at a table: the match, its time, and the moments of its computer players.

It does nothing by itself and talks to nobody: the table asks what is due, keeps the new lines and tells them."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, TypeAlias

from saltsea.bots.reflexes import Reflexes
from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Observation, Refusal
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Millis, Seat, only
from saltsea.kernel.table_clock import FULL, Steps, TableClock
from saltsea.server.tables.banks import banks_of
from saltsea.server.tables.clashes import Clash, Clashes
from saltsea.server.tables.room import Person, Room, Settings
from saltsea.server.tables.turns import Turns

GRACE: Final[Millis] = 300
"""So long after a round's end, in real time, somebody may still have pressed in time; and so much lag is credited."""
COUNTDOWN: Final[Millis] = 3000
"""3-2-1, before a round goes on that stood still."""

Reason: TypeAlias = Literal["", "game", "paused", "lost", "countdown", "steps", "over"]


class Minds(Protocol):
    """When computer players act."""

    def notice(self, now: Millis) -> None: ...
    def next_wake(self) -> Millis | None: ...
    def first(self) -> Seat: ...
    def observation(self, seat: Seat, now: Millis) -> Observation: ...
    def rouse(self, now: Millis) -> None: ...
    def forget(self) -> None: ...
    def look_up(self, seat: Seat) -> None: ...
    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool: ...


class Play:
    """A game in progress. Times called `real` are the server's clock, all others are the game's."""

    def __init__(
        self,
        id: str,  # noqa: A002
        game: Game,
        match: Match,
        settings: Settings,
        sat: Sequence[Person | None],
        began: Millis,
        heard: Callable[[Line], None],
    ) -> None:
        self.id = id
        self.began = began
        """When in the world it did."""
        self.game = game
        self.match = match
        self.settings = settings
        self.sat = sat
        """Per seat whose it is in this game: afterwards people change seats, but not what they may know of it."""
        self.heard = heard
        """Told of each new line while the state is still the one after it."""
        self.kept = len(match.lines)
        """How many lines the store has."""
        self.tempo = game.tempo
        percent = FULL if self.tempo is None else settings.speed * self.tempo.percent(match.header.options) // FULL
        self.time = TableClock(match.now(), percent)
        self.banks = banks_of(match, settings.clock)
        self.paused = False
        self.lost = False
        self.resumes: Millis | None = None
        """When a round that stood still goes on."""
        self.people: Sequence[Seat] = ()
        self.minds: Minds = Turns(match, ())
        self.steps: Steps | None = None
        self.asked: set[Seat] = set()
        """Computer players who are thinking."""
        self.clashes = Clashes()

    def seat_minds(self, room: Room) -> None:
        """Computer players act where the room says so."""
        bots = [seat for seat, chair in enumerate(room.chairs) if chair.mind() is not None]
        self.people = [seat for seat in range(len(room.chairs)) if seat not in bots]
        self.asked.intersection_update(bots)
        if self.tempo is None:
            self.minds = Turns(self.match, bots)
            return
        self.minds = Reflexes(self.match, self.tempo, bots)
        waits = self.steps.waits if self.steps else 0
        if self.settings.steps and self.people:
            self.steps = Steps(self.tempo, sum(only(seat) for seat in self.people))
            self.steps.wait(waits)
        else:
            self.steps = None

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [seat for seat, sat in enumerate(self.sat) if person is not None and sat == person]

    # --- time ---

    def why_it_stands(self) -> Reason:
        """Nothing if time runs."""
        if self.match.is_over():
            return "over"
        if self.paused:
            return "paused"
        if self.lost:
            return "lost"
        if self.resumes is not None:
            return "countdown"
        if self.is_up_to_people():
            return "game"
        return "steps" if self.steps is not None else ""

    def is_up_to_people(self) -> bool:
        """Whether the game waits for somebody to go on: computer players leave that to people, if there are any."""
        return self.tempo is not None and bool(self.people) and self.tempo.stands(self.match.state)

    def settle_time(self, real: Millis) -> None:
        """Let time run, or stand, as it now should."""
        if self.resumes is not None and self.resumes <= real:
            self.resumes = None
        if self.why_it_stands():
            self.time.stand(real)
        else:
            self.time.run(real)

    def stand_still(self, real: Millis) -> None:
        """Somebody's line is lost."""
        self.lost = True
        self.resumes = None
        self.settle_time(real)

    def come_back(self, real: Millis) -> None:
        """Everybody is here again: 3-2-1."""
        if self.lost:
            self.lost = False
            self.count_down(real)
            self.settle_time(real)

    def count_down(self, real: Millis) -> None:
        self.resumes = real + COUNTDOWN

    def now(self, real: Millis) -> Millis:
        return max(self.match.now(), self.time.now(real))

    def stamp(self, real: Millis, credit: Millis) -> Millis:
        """The logical time of a command that arrives now: never before the last line, and in the moment of grace
        after a round's end still inside the round."""
        at = max(self.match.now(), self.time.now(real) - credit * self.time.percent // FULL)
        end = self.round_end()
        return at if end is None or at < end else max(self.match.now(), end - 1)

    def round_end(self) -> Millis | None:
        """The end of the round, if that is what comes next and its grace can still run."""
        deadline = self.match.rules.next_deadline(self.match.state)
        if self.tempo is None or deadline is None or not self.time.runs:
            return None
        left = self.tempo.left(self.match.state, deadline)
        return deadline if left == 0 else None

    def due_in(self, deadline: Millis) -> Millis | None:
        """When in the world a deadline is carried out."""
        real = self.time.real_at(deadline)
        if real is None:
            return None
        return real + GRACE if deadline == self.round_end() else real

    def pass_time(self, real: Millis) -> None:
        """Let what is due happen, each at its own time and told by itself."""
        deadline = self.next_deadline()
        while deadline is not None:
            due = self.due_in(deadline)
            if due is None or due > real:
                return
            self.pass_deadline(deadline)
            deadline = self.next_deadline()

    def next_deadline(self) -> Millis | None:
        return None if self.match.is_over() else self.match.rules.next_deadline(self.match.state)

    def pass_deadline(self, deadline: Millis) -> None:
        self.match.pass_deadline(deadline)
        self.told()

    def jump(self) -> None:
        """Step mode: to the next moment at which something happens, while nobody has anything to decide."""
        while self.may_jump():
            now = self.now(0)
            self.minds.notice(now)
            deadline, wake = self.next_deadline(), self.minds.next_wake()
            moments = [moment for moment in (deadline, wake) if moment is not None]
            if not moments:
                return
            self.time.jump(max(min(moments), self.time.at))
            if deadline is None or deadline > self.time.at:
                return
            self.pass_deadline(deadline)

    def may_jump(self) -> bool:
        if self.steps is None or self.asked or self.why_it_stands() != "steps":
            return False
        wake = self.minds.next_wake()
        return self.steps.may_jump(self.match.state) and (wake is None or wake > self.now(0))

    def next_alarm(self, real: Millis) -> Millis | None:
        """When in the world there will be something to do, if nobody sends anything."""
        self.notice(real)
        deadline, wake, bank = self.next_deadline(), self.minds.next_wake(), self.banks.next_end(self.now(real))
        end = self.round_end()
        if wake is not None and end is not None and wake >= end:
            wake = None  # they look up once the round is over
        moments = [
            self.resumes,
            None if deadline is None else self.due_in(deadline),
            None if wake is None else self.time.real_at(wake),
            None if bank is None else self.time.real_at(bank),
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    # --- computer players ---

    def notice(self, real: Millis) -> None:
        if self.match.is_over() or self.is_up_to_people():
            self.minds.forget()
            return
        now = self.now(real)
        self.minds.notice(now)
        if self.next_deadline() is None and self.minds.next_wake() is None and not self.asked:
            self.minds.rouse(now)

    def moment(self, real: Millis) -> Millis:
        """The time that computer players go by: the moment of grace is for people, whose lines are slow."""
        now, end = self.now(real), self.round_end()
        return now if end is None else min(now, end - 1)

    def looking(self, real: Millis) -> list[Seat]:
        """The computer players who look up now and are to be asked."""
        self.notice(real)
        now, found = self.moment(real), []
        wake = self.minds.next_wake()
        while wake is not None and wake <= now:
            seat = self.minds.first()
            self.minds.look_up(seat)
            if seat not in self.asked:
                found.append(seat)
            wake = self.minds.next_wake()
        return found

    def answered(self, seat: Seat, action: Action | None, real: Millis) -> bool:
        """A computer player has chosen; what it chose is judged like anybody's command. Whether to ask it again."""
        self.asked.discard(seat)
        acted = action is not None and not isinstance(self.submit(seat, action, real, 0, ""), Refusal)
        goes_on = self.minds.goes_on(seat, self.now(real), acted=acted)
        return goes_on and not self.match.is_over() and not self.is_up_to_people()

    def put_off(self, seat: Seat, real: Millis) -> None:
        """A computer player has chosen while nobody may act: it will look again."""
        self.asked.discard(seat)
        self.minds.rouse(self.now(real))

    # --- commands ---

    def submit(self, seat: Seat, action: Action, real: Millis, credit: Millis, token: str) -> Refusal | int:
        """Pass time up to the command's own, then judge and carry out. `real` is when it arrived: what was due by
        then happens first, even if the alarm is late."""
        self.settle_time(real)
        self.pass_time(real)
        at = self.stamp(real, credit)
        deadline = self.next_deadline()
        while deadline is not None and deadline <= at:
            self.pass_deadline(deadline)
            deadline = self.next_deadline()
        before = len(self.match.lines)
        answer = self.match.submit(seat, action, at, token)
        if len(self.match.lines) > before:
            self.told()
        if isinstance(answer, Refusal) and seat in self.people:
            self.notice_clash(seat, action, at, token, answer)
        self.settle_time(real)
        return answer

    def notice_clash(self, seat: Seat, action: Action, at: Millis, token: str, refusal: Refusal) -> None:
        """Somebody may have been refused because somebody else was quicker: a record has no trace of that. Computer
        players look up together and reach for the same, so theirs would only hide what a crew can learn from."""
        first = self.game.clash(self.match, seat, refusal)
        if first is not None:
            wanted = self.match.rules.vocabulary.plain(action)
            self.clashes.note(Clash(len(self.match.lines) - 1, at, seat, first, wanted, token))

    def told(self) -> None:
        """A line was written."""
        line = self.match.lines[-1]
        self.banks.passed(self.match.rules.waiting_on(self.match.state), line.at)
        if self.steps is not None:
            self.steps.happened()
        self.heard(line)

    def wait(self, seat: Seat) -> None:
        if self.steps is not None:
            self.steps.wait(only(seat))

    # --- keeping ---

    def fresh(self) -> list[Line]:
        """The lines that the store does not have yet."""
        return self.match.lines[self.kept :]

    def keep(self) -> None:
        self.kept = len(self.match.lines)
        self.clashes.keep()

    def drop(self, real: Millis) -> None:
        """Back to what is kept: a step raised, or the store refused."""
        dropped = self.match.lines[self.kept :]
        del self.match.lines[self.kept :]
        for line in dropped:
            self.match.done.pop(f"{line.seat} {line.token}", None)
        self.clashes.drop()
        self.match.refold()
        self.banks = banks_of(self.match, self.settings.clock)
        self.asked.clear()
        self.minds.forget()
        self.minds.rouse(self.now(real))
