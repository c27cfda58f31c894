"""A table where time runs by itself: what is due happens in its order, and computer players act a moment late."""

from collections.abc import Sequence
from typing import Final

from saltsea.bots.player import Bot
from saltsea.bots.reflexes import REACTION, Reflexes
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import View
from saltsea.kernel.seat import Millis, Seat, holds
from saltsea.kernel.table_clock import TableClock, Tempo
from saltsea.text_table.live_face import LiveFace
from saltsea.text_table.table import TextTable

AGAIN: Final = 2
"""A sailor who keeps a timer in hand thinks about it again after so many times its reaction."""
AT_ONCE: Final = 50
"""More than one sailor can do in one moment: reaching it means that a bot has lost its mind."""


class LiveTable(TextTable):
    """One match in real time, its clock, and who sits around it."""

    def __init__(
        self,
        match: Match,
        face: LiveFace,
        bots: Sequence[Bot | None],
        tempo: Tempo,
        clock: TableClock,
        reaction: Millis = REACTION,
    ) -> None:
        super().__init__(match, face, bots)
        self.tempo = tempo
        self.clock = clock
        sailors = [seat for seat, bot in enumerate(bots) if bot is not None]
        self.reflexes = Reflexes(match.rules, sailors, reaction)
        self.now: Millis = clock.at
        """The logical time that this table has come to."""

    def view(self, seat: Seat) -> View:
        view = super().view(seat)
        self.tempo.look(view, self.now)
        return view

    def bot_view(self, seat: Seat) -> View:
        view = self.view(seat)
        view.legal = [action for action in view.legal if not self.tempo.stops(action)]
        return view

    # --- what is due ---

    def notice(self) -> None:
        """Let the computer players see what there is to do."""
        if self.is_up_to_people():
            self.reflexes.forget()
        else:
            self.reflexes.notice(self.match.state, self.now)

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
            self.reflexes.rouse(self.match.state, self.now)
        due = (deadline, self.reflexes.next_wake())
        return min((moment for moment in due if moment is not None), default=None)

    def happen(self, until: Millis) -> None:
        """Let everything up to this time happen, each at its own time."""
        moment = self.next_moment()
        while moment is not None and moment <= until:
            self.happen_at(moment)
            moment = self.next_moment()
        self.now = max(self.now, until)

    def happen_at(self, moment: Millis) -> None:
        """The one thing that is next: time goes before computer players."""
        self.now = max(self.now, moment)
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is not None and deadline <= moment:
            self.match.pass_deadline(deadline)
        else:
            self.sailor_acts(self.reflexes.first())

    def sailor_acts(self, seat: Seat) -> None:
        """A computer player does all that it wants to do now; where time comes to stand, everybody looks first."""
        for _ in range(AT_ONCE):
            if self.is_up_to_people() or not self.bot_view(seat).legal or not self.bot_acts(seat, self.now):
                break
            if self.tempo.stands(self.match.state):
                break
        idle = not self.match.is_over() and holds(self.tempo.awaited(self.match.state), seat)
        self.reflexes.looked(self.match.state, seat, self.now + AGAIN * self.reflexes.reaction if idle else None)
