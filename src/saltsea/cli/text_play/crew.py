"""Commands of a crew whose shipmates play at this terminal: orders, skills, phrases and pointing, as at a server's
table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final

from saltsea.cli.text_play.session_setup import ME, bot_called, make_bot
from saltsea.game import Game
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Abandon
from saltsea.kernel.seat import Seat
from saltsea.talk import Announcement, Talk
from saltsea.text_table.bot_names import bot_description, bot_name, find_bot
from saltsea.text_table.commands import ABANDON, game_text
from saltsea.text_table.crew_talk import CrewTalk
from saltsea.text_table.crew_words import PHRASE, find_order, find_phrase, find_seat, order_names, phrases
from saltsea.text_table.live_session import LiveSession
from saltsea.text_table.live_table import LiveTable
from saltsea.text_table.session import TextSession
from saltsea.text_table.step_session import StepSession
from saltsea.texts import Args

COMMANDS: Final = ("who", "say", "point", "order", "bot")


def has_shipmates(entry: Game, seats: Sequence[str]) -> bool:
    """Whether people and bots that listen sail together here."""
    return entry.talk is not None and ME in seats and any(name != ME for name in seats)


def commands_for(entry: Game, seats: Sequence[str]) -> list[str]:
    """What a crew at this keyboard types beside the game: a sailor may give up, and shipmates listen."""
    if entry.talk is None or ME not in seats:
        return []
    return [*(COMMANDS if has_shipmates(entry, seats) else ()), ABANDON]


def give_up(session: TextSession) -> None:
    """table.T29: end the voyage. The people at one keyboard agree with each other, and bots always do."""
    if isinstance(session, LiveSession):
        session.gave_up_alone = session.save_file.setup.seats.count(ME) == 1
    answer = session.match.submit(session.at, Abandon(), session.now())
    if isinstance(answer, Refusal):
        session.screen.say(session.renderer.narrator.refusal(answer))


def bring_crew(session: TextSession, entry: Game) -> None:
    """Let a crew give up, and its shipmates listen, if it has any."""
    kept = session.save_file.setup
    session.own_commands = {**session.own_commands, ABANDON: lambda _: give_up(session)}
    if not isinstance(session, LiveSession) or not isinstance(session.live, LiveTable) or entry.talk is None:
        return
    if has_shipmates(entry, kept.seats):
        LocalCrew(session, session.live, entry.talk(session.match.rules), entry).attach()


class LocalCrew:
    """The shipmates at one keyboard."""

    def __init__(self, session: LiveSession, table: LiveTable, talk: Talk, entry: Game) -> None:
        kept = session.save_file.setup
        self.session = session
        self.table = table
        self.port = talk
        announces = None if isinstance(session, StepSession) else self.announces
        self.talk = CrewTalk(talk.settles, kept.orders or [""] * len(kept.seats), announces)
        self.entry = entry
        self.texts = session.texts

    def attach(self) -> None:
        """Let shipmates listen, and players type to them."""
        self.table.crew_talk = self.talk
        self.session.kinds = ("crew",)
        self.session.own_commands = {**self.session.own_commands, **self.commands()}

    def commands(self) -> Mapping[str, Callable[[Sequence[str]], object]]:
        return {"who": self.who, "say": self.say, "point": self.point, "order": self.order, "bot": self.bot}

    def tell(self, text: str, **args: str | int) -> None:
        given: Args = args
        self.session.screen.say(self.texts.say(f"join-{text}", given))

    def seats(self) -> Sequence[str]:
        """Who plays each seat: a person, or a bot by its name."""
        return self.session.save_file.setup.seats

    # --- who ---

    def who(self, _: Sequence[str]) -> None:
        for seat, name in enumerate(self.seats()):
            bot = bot_name(self.texts, bot_called(self.entry, name))
            who = self.texts.say("join-mark-you") if name == ME else self.texts.say("join-computer", {"bot": bot})
            args: Args = {"seat": self.session.renderer.seat(seat), "number": seat, "who": who}
            order = self.talk.orders[seat]
            args |= {"marks": self.texts.say(f"order-{order}")} if order else {}
            self.session.screen.say(self.texts.say("join-chair-marked" if order else "join-chair", args))

    def shipmate(self, words: Sequence[str], name: str) -> Seat | None:
        """The shipmate that the first word names; if it names none, that is printed."""
        called = [[self.session.renderer.seat(seat)] for seat in range(len(self.seats()))]
        seat = find_seat(words[0], called) if words else None
        if seat is None:
            self.tell("which-seat", usage=game_text(self.session, "usage", name))
        elif self.seats()[seat] == ME:
            self.tell("not-a-shipmate", seat=called[seat][0])
            return None
        return seat

    # --- words and fingers ---

    def say(self, words: Sequence[str]) -> None:
        """Say a ready phrase; without words list them."""
        if not words:
            self.session.screen.say(*(f"  {name}: {self.texts.say(PHRASE + name)}" for name in phrases()))
            return
        phrase = find_phrase(self.texts, words)
        if not phrase:
            self.tell("no-phrase")
            return
        self.tell("you-say", words=self.texts.say(PHRASE + phrase))
        self.hear(phrase=phrase)

    def point(self, words: Sequence[str]) -> None:
        renderer, observation = self.session.live_renderer, self.session.observation()
        place = renderer.place_typed(observation, words)
        if not place:
            self.tell("which-place", usage=self.texts.say("usage-point"))
            return
        self.tell("you-point", place=renderer.place_name(observation, place))
        self.hear(place=place)

    def hear(self, *, phrase: str = "", place: str = "") -> None:
        """Let the shipmates hear it; the one whom it concerns may answer."""
        self.talk.hear(self.session.at, self.session.now(), phrase=phrase, place=place)
        self.table.scheduler.rouse(self.session.now())
        self.yield_places()
        bots = [seat for seat, name in enumerate(self.seats()) if name != ME]
        said = [self.port.answer(self.table.bot_observation(seat), phrase, place) for seat in bots]
        found = [each for each in said if each is not None]
        if found:
            self.announce(min(found, key=lambda each: int(each.facts.get("seconds", 0))))

    def yield_places(self) -> None:
        """Let a shipmate say so at once that has announced what a player now claims: else both would think they have
        it."""
        for seat, intention in self.talk.intentions.items():
            heard = self.talk.heard(seat, self.session.now())
            said = self.port.yielding(self.table.bot_observation(seat), heard, intention.action)
            if said is not None and intention.place:
                intention.place = ""
                self.announce(said)

    def announces(self, seat: Seat, action: Action) -> str | None:
        """Say what a shipmate is about to do, after all that has happened before."""
        heard = self.talk.heard(seat, self.session.now())
        said = self.port.announcement(self.table.bot_observation(seat), heard, action)
        if said is None:
            return None
        self.session.news(self.session.at)
        self.announce(said)
        return said.place

    def announce(self, said: Announcement) -> None:
        words = self.texts.say(said.text, said.facts)
        self.tell("said", name=self.session.renderer.seat(said.seat), words=words)

    # --- orders and skills ---

    def order(self, words: Sequence[str]) -> None:
        """Give a shipmate a standing order; without one, take it back."""
        seat = self.shipmate(words, "order")
        if seat is None:
            return
        known = self.port.orders
        meant = find_order(self.texts, known, words[1:])
        if meant is None:
            self.tell("which-order", orders=order_names(self.texts, known))
            return
        self.talk.order(seat, meant)
        self.announce(Announcement(seat, f"crew-aye-{meant}" if meant else "crew-aye"))
        self.table.scheduler.rouse(self.session.now())
        self.note(orders=tuple(self.talk.orders))

    def bot(self, words: Sequence[str]) -> None:
        """Change the skill of a shipmate; without words list the skills."""
        if not words:
            self.levels()
            return
        seat = self.shipmate(words, "bot")
        if seat is None:
            return
        level = find_bot(self.texts, [*self.entry.bots], words[1]) if len(words) > 1 else None
        if level is None:
            self.tell("which-level", word=" ".join(words[1:]))
            self.levels()
            return
        bot = make_bot(self.entry, self.session.match.rules, level)
        self.table.change_bot(seat, bot, self.entry.reactions.get(level))
        self.note(seats=tuple(level if place == seat else name for place, name in enumerate(self.seats())))
        self.tell("level", seat=self.session.renderer.seat(seat), bot=bot_name(self.texts, level))

    def levels(self) -> None:
        for level in self.entry.bots:
            self.session.screen.say(f"  {bot_description(self.texts, level)}")

    def note(self, *, seats: tuple[str, ...] | None = None, orders: tuple[str, ...] | None = None) -> None:
        """Keep it with the game."""
        kept = self.session.save_file
        kept.setup = replace(kept.setup, seats=seats or kept.setup.seats, orders=orders or kept.setup.orders)
        kept.saved_lines = -1
        self.session.autosave()
