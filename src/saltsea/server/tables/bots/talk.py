"""The talk of one table's crew: what its bots hear, and what they say before they act.

Nothing here is saved: what was said a minute ago no longer matters. A standing order is saved with its seat."""

from typing import TYPE_CHECKING

from saltsea.kernel.heard_words import SAY_FIRST, HeardWords, Intention, Said, SaidLately, meant_by_others
from saltsea.kernel.nouns import Action
from saltsea.kernel.seat import Millis, Seat
from saltsea.server.tables.bots.round_plan import RoundPlan
from saltsea.server.tables.messages.to_client import Announced
from saltsea.server.tables.play import Play
from saltsea.talk import Announcement, Talk

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table


class TableTalk:
    """Ears and mouths of the bots at one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.said = SaidLately()
        self.count = 0
        """How many words there were so far."""
        self.intentions: dict[Seat, Intention] = {}
        self.thought_over: dict[Seat, Intention] = {}
        """What a bot had announced that thinks again because of what it has heard since."""
        self.plan = RoundPlan(table)

    @property
    def talk(self) -> Talk | None:
        return self.table.services.talk

    def orders(self) -> tuple[str, ...]:
        return () if self.talk is None else tuple(self.talk.orders)

    def usual_bot(self) -> str:
        return "" if self.talk is None else self.talk.usual_bot(self.table.info.settings.options)

    def stand_in(self) -> str:
        """Who plays on for a lost person: a shipmate as this table offers them, else the game's own choice."""
        game = self.table.services.game
        return self.usual_bot() or (game.stand_in() if game.bots else "")

    # --- what bots hear ---

    def hear(self, seat: Seat, phrase: str = "", place: str = "") -> None:
        """A person has said something or pointed somewhere."""
        play = self.table.play
        if self.talk is None or play is None:
            return
        now = play.now(self.table.now())
        self.said.add(Said(seat, phrase, place, now))
        self.count += 1
        play.bots.rouse(now)
        self.yield_places(play, self.talk)
        self.answer(play, self.talk, phrase, place)

    def yield_places(self, play: Play, talk: Talk) -> None:
        """Let a bot say so at once that has announced what a player now claims: else both would think they have it."""
        at = play.bot_time(self.table.now())
        for seat, intention in [*self.plan.spoken().items(), *self.intentions.items()]:
            said = talk.yielding(play.bots.observation(seat, at), self.heard(play, seat), intention.action)
            if said is not None and intention.place:
                intention.place = ""
                self.say(said)

    def answer(self, play: Play, talk: Talk, phrase: str, place: str) -> None:
        """Let the bot answer whom the word concerns: of several, the one that is ready first."""
        real = self.table.now()
        bots = [seat for seat, chair in enumerate(self.table.info.chairs) if chair.acting_bot() is not None]
        said = [talk.answer(play.bots.observation(seat, play.bot_time(real)), phrase, place) for seat in bots]
        found = [each for each in said if each is not None]
        if found:
            self.say(min(found, key=lambda each: int(each.facts.get("seconds", 0))))

    def line_written(self, seat: Seat, action: Action | None) -> None:
        """Forget the wishes that an action has settled."""
        talk = self.talk
        if talk is not None and action is not None:
            self.said.settle(lambda said: talk.settles(said, seat, action))

    def heard(self, play: Play, seat: Seat) -> HeardWords:
        """What a bot has in its ears: the words of people, and what other bots have said that they will do."""
        words = self.said.words(play.now(self.table.now()))
        meant = {**self.plan.promised(), **self.intentions}
        return HeardWords(self.table.info.chairs[seat].order, words + meant_by_others(meant, seat))

    # --- what bots say ---

    def plan_round(self, play: Play) -> None:
        """Let bots say where they will begin, while people plan the round."""
        self.plan.renew(play, self.talk, self.count)

    def planned(self, play: Play, seat: Seat, action: Action | None, known: tuple[object, ...]) -> None:
        if self.talk is not None:
            self.plan.hear(play, self.talk, seat, action, known)

    def kept(self, play: Play, seat: Seat, action: Action | None) -> Action | None:
        """What a bot does that has chosen this: it keeps to what it has said."""
        return action if self.talk is None else self.plan.kept(play, self.talk, seat, action)

    def say(self, announcement: Announcement) -> None:
        one = announcement
        self.table.publisher.publish_to_table(Announced(one.seat, one.text, one.facts, one.place, one.means))

    def announce_first(self, play: Play, seat: Seat, action: Action | None) -> bool:
        """Let a bot say what it is about to do. Returns whether it does so a moment later; where time stands, it acts
        at once."""
        before = self.thought_over.pop(seat, None)
        if self.talk is None or action is None or play.guide is not None:
            return False  # in a lesson shipmates do as it is written
        if before is not None and before.action.number == action.number:
            return False  # it has said so already
        return self.announces(play, self.talk, seat, action, is_firm=before is not None)

    def announces(self, play: Play, talk: Talk, seat: Seat, action: Action, *, is_firm: bool) -> bool:
        real = self.table.now()
        observation = play.bots.observation(seat, play.bot_time(real))
        heard = self.heard(play, seat)
        if talk.yielding(observation, heard, action) is not None:  # said by another while this one thought
            self.thought_over[seat] = Intention(action, "", play.now(real), self.count)
            self.table.bots.ask(play, seat)
            return True
        announcement = talk.announcement(observation, heard, action)
        if announcement is None:
            return False
        self.say(announcement)
        if not play.time.runs:
            return False
        due = play.now(real) + SAY_FIRST
        self.intentions[seat] = Intention(action, announcement.place, due, self.count, is_firm=is_firm)
        return True

    def next_due(self, play: Play) -> Millis | None:
        """When the next announced action is due, by the server's clock: none during the grace after a round, because
        there bots do not act."""
        due, end = min((intention.due for intention in self.intentions.values()), default=None), play.round_end()
        return None if due is None or (end is not None and due >= end) else play.time.real_at(due)

    def act_as_announced(self, play: Play) -> None:
        """Let bots do what they have announced. One that cannot any more, or is called elsewhere since, thinks again;
        while the game is paused no player acts."""
        now = play.bot_time(self.table.now())
        for seat, intention in [*self.intentions.items()]:
            if play.pause_reason() is not None or seat not in play.thinking:
                del self.intentions[seat]
                play.postpone_bot(seat, self.table.now())
            elif intention.due <= now:
                del self.intentions[seat]
                self.act(play, seat, intention)

    def act(self, play: Play, seat: Seat, intention: Intention) -> None:
        real = self.table.now()
        is_legal = play.match.check(seat, intention.action, play.now(real)) is None
        if is_legal and self.is_called_elsewhere(play, seat, intention):
            self.thought_over[seat] = intention
            is_legal = False
        if not is_legal or play.apply_bot_choice(seat, intention.action, real):
            self.table.bots.ask(play, seat)

    def is_called_elsewhere(self, play: Play, seat: Seat, intention: Intention) -> bool:
        """Whether a word since its own sends a bot elsewhere. A word that does not concern it holds it up no longer:
        else those who talk all the time would let no shipmate act."""
        talk = self.talk
        if talk is None or intention.heard == self.count:
            return False
        observation, heard = play.bots.observation(seat, play.bot_time(self.table.now())), self.heard(play, seat)
        if talk.yielding(observation, heard, intention.action) is not None:
            return True
        return not intention.is_firm and talk.recalls(observation, heard, intention.action)

    def forget(self) -> None:
        """Another game begins."""
        self.said, self.intentions, self.thought_over = SaidLately(), {}, {}
        self.plan.forget()
