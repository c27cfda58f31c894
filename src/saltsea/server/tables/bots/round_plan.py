"""The plan of a crew's bots before a round: each says where it will begin, and begins there.

They are asked one after the other, so that each hears those before it; and again when people say something else, or the
crew changes. Nothing here is saved."""

from typing import TYPE_CHECKING

from saltsea.kernel.heard_words import Intention
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Seat
from saltsea.server.tables.play import Play
from saltsea.talk import Announcement, Talk

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class RoundPlan:
    """What the bots of one table mean to begin the next round with."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.known: tuple[object, ...] = ()
        """What the plan was made for: line, words, orders, bots."""
        self.waiting: list[Seat] = []
        """The bots that are still to be asked."""
        self.meant: dict[Seat, Intention] = {}
        self.said: dict[Seat, Intention] = {}
        """What a bot has said that it begins with: it says that once, and it stands while it thinks again."""

    def renew(self, play: Play, talk: Talk | None, count: int) -> None:
        """Ask the bots, while people plan a round, if anything is new."""
        if talk is None or play.guide is not None or not play.is_up_to_people():
            return
        chairs = self.table.info.chairs
        bots = tuple((seat, chairs[seat].acting_bot(), chairs[seat].order) for seat in play.bot_seats)
        known = (play.id, play.match.count(), count, bots)
        if known == self.known:
            return
        if self.known[:2] != known[:2]:
            self.said.clear()  # it was about an earlier round
        self.known, self.meant = known, {}
        self.waiting = [*play.bot_seats]
        self.ask_next(play, talk)

    def ask_next(self, play: Play, talk: Talk) -> None:
        while self.waiting:
            seat = self.waiting.pop(0)
            ahead = talk.begun(play.bots.observation(seat, play.now(self.table.now())))
            if ahead is not None:
                self.table.bots.ask_ahead(play, seat, ahead, self.known)
                return

    def hear(self, play: Play, talk: Talk, seat: Seat, action: Action | None, known: tuple[object, ...]) -> None:
        """A bot has thought about it."""
        if known != self.known or not play.is_up_to_people():
            return  # people have said something else meanwhile, or the round has begun
        said = None if action is None else self.first_word(play, talk, seat, action)
        if said is not None and action is not None:
            self.meant[seat] = Intention(action, said.place, 0, 0)
            if seat not in self.said or self.said[seat].place != said.place:
                self.said[seat] = Intention(action, said.place, 0, 0)
                self.table.talk.say(said)
        self.ask_next(play, talk)

    def first_word(self, play: Play, talk: Talk, seat: Seat, action: Action) -> Announcement | None:
        observation = play.bots.observation(seat, play.now(self.table.now()))
        return talk.announcement(observation, self.table.talk.heard(play, seat), action)

    def kept(self, play: Play, talk: Talk, seat: Seat, action: Action | None) -> Action | None:
        """What a bot does that has chosen this: what it said before the round, if that is still right."""
        said = self.said.pop(seat, None)
        meant = self.meant.pop(seat, said)
        if meant is None or play.guide is not None:
            return action
        real = self.table.now()
        observation, heard = play.bots.observation(seat, play.bot_time(real)), self.table.talk.heard(play, seat)
        is_right = (
            play.match.check(seat, meant.action, play.now(real)) is None
            and talk.yielding(observation, heard, meant.action) is None
            and not talk.recalls(observation, heard, meant.action)
        )
        return meant.action if is_right else action

    def promised(self) -> dict[Seat, Intention]:
        """What is meant and not done yet, by those who are bots still."""
        return self.of_bots(self.meant)

    def spoken(self) -> dict[Seat, Intention]:
        """What was said and is not done yet, by those who are bots still."""
        return self.of_bots(self.said)

    def of_bots(self, intentions: dict[Seat, Intention]) -> dict[Seat, Intention]:
        chairs = self.table.info.chairs
        return {seat: one for seat, one in intentions.items() if chairs[seat].acting_bot() is not None}

    def forget(self) -> None:
        self.known, self.waiting, self.meant, self.said = (), [], {}, {}
