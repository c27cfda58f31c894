"""A table where time runs by itself: what is due happens in its order, and computer players act a moment late."""

from collections.abc import Sequence
from functools import partial

from saltsea.bots.player import Bot
from saltsea.bots.scheduler import RealTimeScheduler
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.table_clock import TableClock, Tempo
from saltsea.text_table.course import Course
from saltsea.text_table.live_face import LiveFace
from saltsea.text_table.table import TextTable


class TimedTable(TextTable):
    """One match in real time, its clock, and who sits around it. What happens comes from elsewhere."""

    def __init__(
        self,
        match: Course,
        face: LiveFace,
        bots: Sequence[Bot | None],
        tempo: Tempo,
        clock: TableClock,
    ) -> None:
        super().__init__(match, face, bots)
        self.tempo = tempo
        self.clock = clock
        self.now: Millis = clock.at
        """The logical time that this table has come to."""

    def observation(self, seat: Seat) -> Observation:
        observation = super().observation(seat)
        self.tempo.look(observation, self.now)
        return observation

    def next_moment(self) -> Millis | None:
        """When something happens next, if nobody types anything and that can be known."""
        return None

    def happen(self, until: Millis) -> None:
        """It is this late now."""
        self.now = max(self.now, until)


class LiveTable(TimedTable):
    """The same where everything happens here: deadlines and computer players."""

    def __init__(
        self,
        match: Match,
        face: LiveFace,
        bots: Sequence[Bot | None],
        tempo: Tempo,
        clock: TableClock,
    ) -> None:
        super().__init__(match, face, bots, tempo, clock)
        self.played = match
        sailors = [seat for seat, bot in enumerate(bots) if bot is not None]
        self.reflexes = RealTimeScheduler(match, tempo, sailors)

    def bot_observation(self, seat: Seat) -> Observation:
        return self.reflexes.observation(seat, self.now)

    # --- what is due ---

    def notice(self) -> None:
        """Let the computer players see what there is to do."""
        if self.is_up_to_people():
            self.reflexes.forget()
        else:
            self.reflexes.notice(self.now)

    def is_up_to_people(self) -> bool:
        """Whether time waits for somebody to go on: if there are people, computer players leave that to them."""
        return self.match.is_over() or (bool(self.people) and self.tempo.stands(self.match.state))

    def next_moment(self) -> Millis | None:
        """When something happens next, if nobody types anything."""
        if self.match.is_over():
            return None
        self.notice()
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is None and self.reflexes.next_wake() is None and not self.is_up_to_people():
            self.reflexes.rouse(self.now)
        due = (deadline, self.reflexes.next_wake())
        return min((moment for moment in due if moment is not None), default=None)

    def happen(self, until: Millis) -> None:
        """Let everything up to this time happen, each at its own time."""
        moment = self.next_moment()
        while moment is not None and moment <= until:
            self.happen_at(moment)
            moment = self.next_moment()
        super().happen(until)

    def happen_at(self, moment: Millis) -> None:
        """The one thing that is next: time goes before computer players."""
        self.now = max(self.now, moment)
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is not None and deadline <= moment:
            self.played.pass_deadline(deadline)
        else:
            self.sailor_acts(self.reflexes.first())

    def sailor_acts(self, seat: Seat) -> None:
        """A computer player does what it can do in one moment."""
        self.reflexes.act(seat, self.now, partial(self.sailor_does, seat))

    def sailor_does(self, seat: Seat) -> bool:
        """One deed, if this one wants any and need not leave it to people."""
        return not self.is_up_to_people() and bool(self.bot_observation(seat).legal) and self.bot_acts(seat, self.now)
