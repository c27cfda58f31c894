"""A game in progress at a table: the match, its time and the schedule of its bots.

Play is passive: the table asks what is due, saves the new lines and publishes them."""

from collections.abc import Callable, Sequence
from typing import Final, Literal, Protocol, TypeAlias

from saltsea.bots.scheduler import Reactions, RealTimeScheduler
from saltsea.game import Game
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Observation, Refusal
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Millis, Seat, members, only
from saltsea.kernel.table_clock import FULL, Steps, TableClock
from saltsea.lesson import Guide
from saltsea.server.tables.ports.extension import Attempt, GameNotes
from saltsea.server.tables.rules.table_rules import check_undo
from saltsea.server.tables.table_info import Person, TableInfo
from saltsea.server.tables.table_settings import Settings
from saltsea.server.tables.timing.player_clocks import banks_of
from saltsea.server.tables.timing.readiness import DueStart, Readiness
from saltsea.server.tables.timing.turn_scheduler import TurnScheduler

GRACE: Final[Millis] = 300
"""Grace after the end of a round in real time, in which an action counts as in time; also the most lag that is
credited."""
COUNTDOWN: Final[Millis] = 3000
"""The 3-2-1 before a paused round goes on."""

PauseReason: TypeAlias = Literal["game", "paused", "lost", "countdown", "steps", "lesson", "over"]


class BotScheduler(Protocol):
    """Decides when the bots of a match act."""

    def notice(self, now: Millis) -> None: ...
    def next_wake(self) -> Millis | None: ...
    def first(self) -> Seat: ...
    def observation(self, seat: Seat, now: Millis) -> Observation: ...
    def rouse(self, now: Millis) -> None: ...
    def forget(self) -> None: ...
    def look_up(self, seat: Seat) -> None: ...
    def goes_on(self, seat: Seat, now: Millis, *, acted: bool) -> bool: ...


class Play:
    """A game in progress. Times called `real` are by the server's clock, all others by the game's."""

    def __init__(
        self,
        id: str,
        game: Game,
        match: Match,
        settings: Settings,
        sat: Sequence[Person | None],
        began: Millis,
        on_line: Callable[[Line], None],
        notes: GameNotes,
    ) -> None:
        self.id = id
        self.began = began
        """When the game began, by the server's clock."""
        self.game = game
        self.match = match
        self.settings = settings
        self.sat = sat
        """The person on each seat in this game. People may change seats later, but not what they may know of this
        game."""
        self.on_line = on_line
        """Called after each new line, before the next one changes the state."""
        self.saved = match.count()
        """How many lines are saved."""
        self.tempo = game.tempo
        percent = FULL if self.tempo is None else settings.speed * self.tempo.percent(match.header.options) // FULL
        self.time = TableClock(match.now(), percent)
        self.banks = banks_of(match, settings.clock)
        self.paused = False
        self.lost = False
        self.resumes: Millis | None = None
        """When a paused round goes on."""
        self.readiness = Readiness()
        self.people: Sequence[Seat] = ()
        self.bot_seats: Sequence[Seat] = ()
        self.bots: BotScheduler = TurnScheduler(match, ())
        self.steps: Steps | None = None
        self.thinking: set[Seat] = set()
        """The bots that are thinking."""
        self.notes = notes
        self.guide: Guide | None = None
        """What leads the players through this game, if it is a lesson."""

    def assign_bots(self, info: TableInfo) -> None:
        """Let bots act on the seats where the table has a bot or a substitute."""
        bot_seats = [seat for seat, chair in enumerate(info.chairs) if chair.acting_bot() is not None]
        self.bot_seats = bot_seats
        self.people = [seat for seat in range(len(info.chairs)) if seat not in bot_seats]
        self.thinking.intersection_update(bot_seats)
        if self.tempo is None:
            self.bots = TurnScheduler(self.match, bot_seats)
            return
        self.bots = RealTimeScheduler(self.match, self.tempo, bot_seats, self.reactions(info))
        waits = self.steps.waits if self.steps else 0
        if self.settings.steps and self.people:
            self.steps = Steps(self.tempo, sum(only(seat) for seat in self.people))
            self.steps.wait(waits)
        else:
            self.steps = None

    def reactions(self, info: TableInfo) -> Reactions:
        """How long each bot takes to notice what happens. The dice reveal nothing about the cards to come."""
        bots = {seat: chair.acting_bot() for seat, chair in enumerate(info.chairs)}
        known = self.game.reactions
        drawn = {seat: known[bot] for seat, bot in bots.items() if bot is not None and bot in known}
        return Reactions(drawn, dice_for(f"{self.match.seed}/reactions/{self.match.count()}"))

    def seats_of(self, person: Person | None) -> list[Seat]:
        return [] if person is None else [seat for seat, sat in enumerate(self.sat) if sat == person]

    # --- time ---

    def pause_reason(self) -> PauseReason | None:
        """Why the game's time is paused; None if it runs."""
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
        if self.guide is not None and self.guide.holds(self.match):
            return "lesson"
        return "steps" if self.steps is not None else None

    def is_up_to_people(self) -> bool:
        """Whether the game waits for a person to continue: bots leave that to people, if there are any."""
        return self.tempo is not None and bool(self.people) and self.tempo.stands(self.match.state)

    def awaited(self) -> list[Seat]:
        """The people for whom time is paused: before a round, or in step mode."""
        if self.match.is_over():
            return []
        if self.is_up_to_people():
            return [seat for seat in self.people if seat not in self.readiness.seats]
        return [] if self.steps is None else members(self.steps.undecided(self.match.state))

    def settle_time(self, real: Millis) -> None:
        """Let the time run or pause, as it now should."""
        if self.resumes is not None and self.resumes <= real:
            self.resumes = None
        if self.pause_reason() is not None:
            self.time.stand(real)
        else:
            self.time.run(real)

    def pause_for_lost_player(self, real: Millis) -> None:
        """Pause because a player's connection is lost, unless the game's time goes on without the player."""
        if self.tempo is not None and not self.tempo.waits_for_lost():
            return
        self.lost = True
        self.resumes = None
        self.settle_time(real)

    def resume_after_loss(self, real: Millis) -> None:
        """Resume with a countdown: all players are back."""
        if self.lost:
            self.lost = False
            self.count_down(real)
            self.settle_time(real)

    def count_down(self, real: Millis) -> None:
        """Three-two-one; a table whose time runs faster counts as fast."""
        self.resumes = real + COUNTDOWN * FULL // max(FULL, self.time.percent)

    # --- the start of a round ---

    def make_ready(self, seats: Sequence[Seat], start: DueStart, real: Millis) -> None:
        self.readiness.mark(seats, start, real)
        if self.readiness.is_due:
            self.count_down(real)
        self.start_when_ready(real)

    def start_when_ready(self, real: Millis) -> None:
        """Count down when all people are ready, and then start, unless a player was lost meanwhile. In step mode and
        in a lesson, where no sand runs by itself, the round starts at once."""
        ready = self.readiness
        if ready.is_complete(self.people) and not ready.is_due:
            ready.is_due = True
            if self.steps is None and self.guide is None:
                self.count_down(real)
        self.settle_time(real)
        if ready.is_due and ready.wanted is not None and self.pause_reason() == "game":
            start = ready.wanted
            ready.clear()
            self.submit(start.seat, start.action, real, 0, start.token)

    def now(self, real: Millis) -> Millis:
        return max(self.match.now(), self.time.now(real))

    def stamp(self, real: Millis, credit: Millis) -> Millis:
        """The logical time of a command that arrives now: never before the last line, and during the grace after a
        round still inside the round."""
        at = max(self.match.now(), self.time.now(real) - credit * self.time.percent // FULL)
        end = self.round_end()
        return at if end is None or at < end else max(self.match.now(), end - 1)

    def round_end(self) -> Millis | None:
        """The end of the round, if that comes next and its grace can still run."""
        if self.tempo is None or not self.time.runs:
            return None
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is None:
            return None
        left = self.tempo.left(self.match.state, deadline)
        return deadline if left == 0 else None

    def due_in(self, deadline: Millis) -> Millis | None:
        """When a deadline is due, by the server's clock."""
        real = self.time.real_at(deadline)
        if real is None:
            return None
        return real + GRACE if deadline == self.round_end() else real

    def pass_time(self, real: Millis) -> None:
        """Apply all due deadlines, each at its own time and with its own line."""
        deadline = self.next_deadline()
        while deadline is not None:
            due = self.due_in(deadline)
            if due is None or due > real:
                return
            self.pass_deadline(deadline)
            deadline = self.next_deadline()

    def next_deadline(self) -> Millis | None:
        deadline = self.match.rules.next_deadline(self.match.state)
        return None if deadline is None or self.match.is_over() else deadline

    def pass_deadline(self, deadline: Millis) -> None:
        self.match.pass_deadline(deadline)
        self.line_written()

    def jump(self) -> None:
        """Step mode: jump to the next deadline or bot action, as long as no person has a decision to make."""
        while self.may_jump():
            now = self.now(0)
            self.bots.notice(now)
            deadline, wake = self.next_deadline(), self.bots.next_wake()
            moments = [moment for moment in (deadline, wake) if moment is not None]
            if not moments:
                return
            self.time.jump(max(min(moments), self.time.at))
            if deadline is None or deadline > self.time.at:
                return
            self.pass_deadline(deadline)

    def may_jump(self) -> bool:
        if self.steps is None or self.thinking or self.pause_reason() != "steps":
            return False
        wake = self.bots.next_wake()
        return self.steps.may_jump(self.match.state) and (wake is None or wake > self.now(0))

    def clock_ends(self, real: Millis) -> Millis | None:
        """When a player's clock runs out by the server's clock, if no player acts; None while none runs."""
        end = self.banks.next_end(self.now(real))
        return None if end is None else self.time.real_at(end)

    def next_alarm(self, real: Millis) -> Millis | None:
        """When the next work is due by the server's clock, if no message arrives."""
        if self.bot_seats:
            self.schedule_bots(real)
        deadline, wake = self.next_deadline(), self.bots.next_wake()
        if deadline is None and wake is None and not self.banks.counts():
            return self.resumes  # only people act here, and they have all the time in the world
        end = self.round_end()
        if wake is not None and end is not None and wake >= end:
            wake = None  # bots act again once the round is over
        moments = [
            self.resumes,
            None if deadline is None else self.due_in(deadline),
            None if wake is None else self.time.real_at(wake),
            self.clock_ends(real),
        ]
        return min((moment for moment in moments if moment is not None), default=None)

    # --- bots ---

    def schedule_bots(self, real: Millis) -> None:
        if self.match.is_over() or self.is_up_to_people():
            self.bots.forget()
            return
        now = self.now(real)
        self.bots.notice(now)
        for seat in self.thinking if self.tempo is None else ():
            self.bots.look_up(seat)  # it is asked already: while it thinks, its turn need not wake the table
        if self.next_deadline() is None and self.bots.next_wake() is None and not self.thinking:
            self.bots.rouse(now)

    def bot_time(self, real: Millis) -> Millis:
        """The time that bots see. The grace after a round is for people with slow connections only."""
        now, end = self.now(real), self.round_end()
        return now if end is None else min(now, end - 1)

    def bots_to_ask(self, real: Millis) -> list[Seat]:
        """The bots that are due now and are to be asked."""
        if not self.bot_seats:
            return []
        self.schedule_bots(real)
        now, found = self.bot_time(real), list[Seat]()
        wake = self.bots.next_wake()
        while wake is not None and wake <= now:
            seat = self.bots.first()
            self.bots.look_up(seat)
            if seat not in self.thinking:
                found.append(seat)
            wake = self.bots.next_wake()
        return found

    def apply_bot_choice(self, seat: Seat, action: Action | None, real: Millis) -> bool:
        """Submit a bot's choice like any command. Returns whether to ask the bot again at once."""
        self.thinking.discard(seat)
        acted = action is not None and not isinstance(self.submit(seat, action, real, 0, ""), Refusal)
        goes_on = self.bots.goes_on(seat, self.now(real), acted=acted)
        return goes_on and not self.match.is_over() and not self.is_up_to_people()

    def postpone_bot(self, seat: Seat, real: Millis) -> None:
        """Drop a choice that came while the game is paused: the bot will be asked again."""
        self.thinking.discard(seat)
        self.bots.rouse(self.now(real))

    # --- commands ---

    def submit(self, seat: Seat, action: Action, real: Millis, credit: Millis, token: str) -> Refusal | int:
        """Apply the deadlines before the command, then check and apply it. `real` is when it arrived: what was due by
        then comes first, even if the alarm is late."""
        self.settle_time(real)
        self.pass_time(real)
        at = self.stamp(real, credit)
        deadline = self.next_deadline()
        while deadline is not None and deadline <= at:
            self.pass_deadline(deadline)
            deadline = self.next_deadline()
        before = self.match.count()
        answer = check_undo(action, before) or self.match.submit(seat, action, at, token)
        if self.match.count() > before:
            self.line_written()
        if isinstance(answer, Refusal) and seat in self.people:
            self.notes.on_refusal(self.match, Attempt(seat, action, at, token), answer)
        self.settle_time(real)
        return answer

    def check(self, seat: Seat, action: Action, real: Millis) -> Refusal | None:
        """Why this action is refused now: by the rules, else by the lesson. It changes nothing."""
        refusal = check_undo(action, self.match.count()) or self.match.check(seat, action, self.now(real))
        return refusal or self.check_guided(seat, action)

    def check_guided(self, seat: Seat, action: Action) -> Refusal | None:
        """What to do instead of a legal action, if this is a lesson."""
        if self.guide is None or self.match.check(seat, action, self.match.now()) is not None:
            return None
        return self.guide.check(self.match, seat, action)

    def line_written(self) -> None:
        """Update clocks and step mode after a new line, then call on_line."""
        line = self.match.recent[-1]
        self.banks.passed(self.match.waiting_on(), line.at)
        if self.steps is not None:
            self.steps.happened()
        self.on_line(line)

    def wait(self, seat: Seat) -> None:
        if self.steps is not None:
            self.steps.wait(only(seat))

    # --- keeping ---

    def unsaved_lines(self) -> list[Line]:
        """The lines that are not saved yet."""
        return self.match.since(self.saved)

    def mark_saved(self) -> None:
        self.saved = self.match.count()
        self.match.pack(self.saved)
        self.notes.mark_saved()

    def discard_unsaved(self, real: Millis) -> None:
        """Go back to the saved lines: a step raised, or the store refused."""
        self.match.drop(self.saved)
        self.notes.discard_unsaved()
        self.match.refold()
        self.readiness.clear()
        self.banks = banks_of(self.match, self.settings.clock)
        self.thinking.clear()
        self.bots.forget()
        self.bots.rouse(self.now(real))
