"""A table where time runs: deadlines and bots act in order, and bots react with a delay."""

from collections.abc import Sequence
from functools import partial

from saltsea.bots.player import Bot, ListeningBot
from saltsea.bots.reaction import Reaction
from saltsea.bots.scheduler import Reactions, RealTimeScheduler
from saltsea.kernel.dice import Dice
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Observation
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.table_clock import TableClock, Tempo
from saltsea.text_table.crew_talk import CrewTalk
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.match_port import MatchPort
from saltsea.text_table.table import TextTable


class TimedTable(TextTable):
    """A match in real time with its clock and players. Subclasses make things happen."""

    def __init__(
        self,
        match: MatchPort,
        renderer: LiveRenderer,
        bots: Sequence[Bot | None],
        tempo: Tempo,
        clock: TableClock,
    ) -> None:
        super().__init__(match, renderer, bots)
        self.tempo = tempo
        self.clock = clock
        self.now: Millis = clock.at
        """The logical time up to which this table is processed."""

    def observation(self, seat: Seat) -> Observation:
        observation = super().observation(seat)
        self.tempo.look(observation, self.now)
        return observation

    def next_moment(self) -> Millis | None:
        """When something happens next without input, if that is known."""
        return None

    def advance(self, until: Millis) -> None:
        """Move the table's time forward."""
        self.now = max(self.now, until)


class LiveTable(TimedTable):
    """A local table: it passes deadlines and runs bots itself."""

    def __init__(
        self,
        match: Match,
        renderer: LiveRenderer,
        bots: Sequence[Bot | None],
        tempo: Tempo,
        clock: TableClock,
        reactions: Reactions | None = None,
    ) -> None:
        super().__init__(match, renderer, bots, tempo, clock)
        self.played = match
        bot_seats = [seat for seat, bot in enumerate(bots) if bot is not None]
        self.scheduler = RealTimeScheduler(match, tempo, bot_seats, reactions)
        self.crew_talk: CrewTalk | None = None
        """What bots hear; None where no player talks to them."""

    def bot_observation(self, seat: Seat) -> Observation:
        return self.scheduler.observation(seat, self.now)

    def bot_choice(self, bot: Bot, seat: Seat, dice: Dice) -> Action | None:
        """What a bot does now, with all that it has heard: as it has announced, or what needs no word. A wish that it
        fulfils is settled."""
        observation, talk = self.bot_observation(seat), self.crew_talk
        if talk is None or not isinstance(bot, ListeningBot):
            return bot.choose(observation, dice)
        before = talk.intentions.pop(seat, None)
        action = talk.still_meant(before, observation.legal)
        if action is None:
            action = bot.choose_hearing(observation, talk.heard(seat, self.now), dice)
        if action is None or talk.announce_first(seat, before, action, self.now):
            return None
        talk.settle(seat, action)
        return action

    def change_bot(self, seat: Seat, bot: Bot, reaction: Reaction | None) -> None:
        """Let another bot play a seat from now on."""
        self.bots[seat] = bot
        reactions = self.scheduler.reactions
        others = {other: one for other, one in reactions.by_seat.items() if other != seat}
        self.scheduler.reactions = Reactions(others if reaction is None else {**others, seat: reaction}, reactions.dice)
        self.scheduler.rouse(self.now)

    # --- what is due ---

    def notice(self) -> None:
        """Let the bots notice what there is to do."""
        if self.is_up_to_people():
            self.scheduler.forget()
            if self.crew_talk is not None:
                self.crew_talk.forget_intentions()
        else:
            self.scheduler.notice(self.now)

    def is_up_to_people(self) -> bool:
        """Whether time waits for a person: if there are any, bots leave it to them to go on."""
        return self.match.is_over() or (bool(self.people) and self.tempo.stands(self.match.state))

    def next_moment(self) -> Millis | None:
        """When something happens next without input."""
        if self.match.is_over():
            return None
        self.notice()
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is None and self.scheduler.next_wake() is None and not self.is_up_to_people():
            self.scheduler.rouse(self.now)
        due = (deadline, self.scheduler.next_wake())
        return min((moment for moment in due if moment is not None), default=None)

    def advance(self, until: Millis) -> None:
        """Process everything up to this time, each at its own time."""
        moment = self.next_moment()
        while moment is not None and moment <= until:
            self.process_next(moment)
            moment = self.next_moment()
        super().advance(until)

    def process_next(self, moment: Millis) -> None:
        """Process the next deadline or bot; a deadline comes first."""
        self.now = max(self.now, moment)
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is not None and deadline <= moment:
            self.played.pass_deadline(deadline)
        else:
            self.wake_bot(self.scheduler.first())

    def wake_bot(self, seat: Seat) -> None:
        """Let a bot do what it can do at one moment."""
        self.scheduler.act(seat, self.now, partial(self.bot_acts_once, seat))
        due = None if self.crew_talk is None else self.crew_talk.due(seat)
        if due is not None:
            self.scheduler.wakes[seat] = due

    def bot_acts_once(self, seat: Seat) -> bool:
        """One action of a bot, if it has one and need not leave it to people. Returns whether it acted."""
        return not self.is_up_to_people() and bool(self.bot_observation(seat).legal) and self.bot_acts(seat, self.now)
