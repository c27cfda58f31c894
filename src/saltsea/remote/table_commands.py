"""The typed commands around the game: seats, bots, the start, chat."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Seat
from saltsea.remote.http_client import NoServerError, ServerRefusedError
from saltsea.remote.links import new_key
from saltsea.remote.opening import bring_content
from saltsea.remote.people import People
from saltsea.remote.table_client import TableClient
from saltsea.server.tables.messages.from_client import (
    AddBot,
    Answer,
    Begin,
    GoOn,
    HandOver,
    Invite,
    Leave,
    Mate,
    Order,
    Pause,
    Propose,
    Remove,
    Rename,
    Resign,
    Say,
    Suggest,
)
from saltsea.server.tables.table_info import Proposed
from saltsea.text_table.bot_names import bot_description, find_bot
from saltsea.text_table.crew_words import PHRASE, find_order, find_phrase, order_names, phrases
from saltsea.text_table.live_renderer import LiveRenderer
from saltsea.text_table.renderer import NarratorPort
from saltsea.text_table.screen import Screen
from saltsea.text_table.terminal import printable
from saltsea.text_table.word_matching import whole_number

IN_THE_LOBBY: Final = (
    "help", "who", "sit", "name", "bot", "free", "invite", "values", "begin", "say", "link", "leave", "quit"
)  # fmt: skip
BESIDE_THE_GAME: Final = (
    "hint", "who", "say", "link", "mate", "back", "hand-over", "abandon", "agree", "decline", "leave", "bot", "begin"
)  # fmt: skip
AMONG_RIVALS: Final = ("resign", "take-back")
"""A crew wins or loses together, and what it did in real time is done."""
IN_A_CREW: Final = ("point", "order")
"""In a game in real time, whose places have names and whose bots listen."""
CLOCK: Final = ("stop", "go")
"""In a turn-based game, which has no pause of its own."""


class TableCommands:
    """The commands of a guest and of the host."""

    def __init__(self, client: TableClient, people: People, screen: Screen, narrator: NarratorPort) -> None:
        self.client = client
        self.people = people
        self.screen = screen
        self.narrator = narrator
        self.renderer: LiveRenderer | None = None
        """Knows the places of a game in real time."""
        self.commands: Mapping[str, Callable[[Sequence[str]], object]] = {
            "who": self.who,
            "sit": self.sit,
            "name": self.rename,
            "bot": self.bot,
            "free": self.free,
            "invite": self.invite,
            "values": self.values,
            "begin": lambda _: self.answer(client.ask(Begin)),
            "leave": lambda _: self.answer(client.ask(Leave)),
            "say": self.speak,
            "order": self.order,
            "point": self.point,
            "link": self.link,
            "mate": self.mate,
            "back": self.back,
            "hand-over": self.hand_over,
            "hint": self.hint,
            "resign": lambda _: self.answer(client.ask(partial(Resign, seat=client.viewing_seat()))),
            "abandon": lambda _: self.propose("end"),
            "take-back": lambda _: self.propose("take-back"),
            "agree": lambda _: self.answer(client.ask(partial(Answer, agree=True))),
            "decline": lambda _: self.answer(client.ask(partial(Answer, agree=False))),
            "stop": lambda _: self.answer(client.ask(Pause)),
            "go": lambda _: self.answer(client.ask(GoOn)),
        }

    def say(self, text: str, **args: str | int) -> None:
        self.screen.say(self.people.say(text, **args))

    def answer(self, refusal: Refusal | None) -> bool:
        """Print a refusal. Returns whether the request was done."""
        if refusal is not None:
            self.screen.say(self.narrator.refusal(refusal))
        return refusal is None

    def seat_of(self, words: Sequence[str], name: str) -> Seat | None:
        """The seat that the first word names; if there is none, that is printed."""
        seat = self.people.find_seat(words[0]) if words else None
        if seat is None:
            self.say("which-seat", usage=self.people.texts.say(f"usage-{name}"))
        return seat

    # --- seats ---

    def who(self, _: Sequence[str]) -> None:
        self.screen.say(*self.people.everybody(), *self.people.settings())

    def sit(self, words: Sequence[str]) -> None:
        """`sit Ann`, `sit 1 Ann`, or `sit` for a guest who has a name already."""
        seat = whole_number(words[0]) if words else None
        if seat is not None and seat >= len(self.client.current_table().chairs):
            self.say("which-seat", usage=self.people.texts.say("usage-sit"))
            return
        name = " ".join(words if seat is None else words[1:])
        self.sit_down(name, seat)

    def sit_down(self, name: str, seat: Seat | None) -> bool:
        if not self.answer(self.client.sit(name, seat)):
            return False
        self.say("you-sit", seat=", ".join(map(self.people.seat, self.client.seats)))
        self.say_how_to_come_back("your-link")
        return True

    def say_how_to_come_back(self, text: str) -> None:
        """Print a command that can be copied as it stands, so on one line, however long that is."""
        if self.client.seats:
            self.say(text)
            self.screen.draw(f"  saltsea join {self.client.connection.link.url(self.client.connection.key)}")

    def rename(self, words: Sequence[str]) -> None:
        if self.answer(self.client.ask(partial(Rename, name=" ".join(words)))):
            self.say("renamed", name=" ".join(words))

    def free(self, words: Sequence[str]) -> None:
        seat = self.seat_of(words, "free")
        if seat is not None:
            self.answer(self.client.ask(partial(Remove, seat=seat)))

    def invite(self, words: Sequence[str]) -> None:
        """Reserve a seat for a guest, and print their link."""
        seat, key = self.seat_of(words, "invite"), new_key()
        if seat is not None and self.answer(self.client.ask(partial(Invite, seat=seat, key=key))):
            self.say("invited", seat=self.people.seat(seat))
            self.screen.draw(f"  {self.client.connection.link.url(key)}")

    def values(self, words: Sequence[str]) -> None:
        """Bring a file of one's own values, or put it away; everybody is told what the table then plays with."""
        connection = self.client.connection
        try:
            text = Path(" ".join(words)).expanduser().read_text(encoding="utf-8-sig") if words else ""
            bring_content(connection.link, connection.key, text, connection.language)
        except (OSError, UnicodeDecodeError):
            self.say("no-text", file=printable(" ".join(words)))
        except (NoServerError, ServerRefusedError) as error:
            self.screen.say(printable(str(error)))

    def link(self, _: Sequence[str]) -> None:
        self.say("table-link")
        self.screen.draw(f"  {self.client.connection.link.url()}")
        self.say_how_to_come_back("your-link")

    # --- bots ---

    def level(self, words: Sequence[str], usual: str) -> str | None:
        """The bot that a word means, the usual one if there is no word; if it means none, the levels are printed."""
        table, texts = self.client.current_table(), self.people.texts
        if not words:
            return usual
        offered = (table.bots, table.personalities, table.added_bots)
        found = next(filter(None, (find_bot(texts, bots, words[0]) for bots in offered)), None)
        if found is None and self.people.texts.has(f"bot-{words[0]}"):
            return words[0]  # one that is known but not offered: the server may have it
        if found is None:
            self.say("which-level", word=words[0])
            self.levels()
        return found

    def offered(self) -> Sequence[str]:
        """The levels from the easiest to the best; where there is none, the server says so."""
        return self.client.current_table().bots or ("",)

    def usual(self, *, best: bool = False) -> str:
        """The level for a player who names none: what this table offers first, else the easiest or the best."""
        return self.client.current_table().usual_bot or self.offered()[-1 if best else 0]

    def levels(self) -> None:
        """Print every level that a seat can be given to, with what it is like."""
        table = self.client.current_table()
        for bot in (*table.bots, *table.personalities, *table.added_bots):
            self.screen.say(f"  {bot_description(self.people.texts, bot)}")

    def bot(self, words: Sequence[str]) -> None:
        """Add a bot on one seat, or on every free seat."""
        chairs = self.client.current_table().chairs
        seat = self.people.find_seat(words[0]) if words else None
        if seat is None and words and whole_number(words[0]) is not None:
            self.seat_of(words, "bot")
            return
        level = self.level(words if seat is None else words[1:], usual=self.usual())
        free = [place for place, chair in enumerate(chairs) if chair.person is None and chair.bot is None]
        for place in free if seat is None else [seat]:
            if level is None or not self.seat_bot(place, level):
                return

    def seat_bot(self, seat: Seat, level: str) -> bool:
        return self.answer(self.client.ask(partial(AddBot, seat=seat, bot=level)))

    def mate(self, words: Sequence[str]) -> None:
        """Ask for a substitute, for another player or for oneself."""
        seats = [*self.client.presence.mates, *self.client.seats]
        seat = self.seat_of(words or [str(seat) for seat in seats[:1]], "mate")
        level = None if seat is None else self.level(words[1:], usual=self.usual(best=True))
        if seat is not None and level is not None:
            self.answer(self.client.ask(partial(Mate, seat=seat, bot=level)))

    def back(self, _: Sequence[str]) -> None:
        """Take one's own seats back from substitutes."""
        for seat in self.client.seats:
            if not self.answer(self.client.ask(partial(Mate, seat=seat, bot=""))):
                return

    def hint(self, _: Sequence[str]) -> None:
        """Ask what the best bot would do; the answer is printed when it comes."""
        if self.answer(self.client.ask(partial(Suggest, seat=self.client.viewing_seat()))):
            self.say("hint-thinking")

    # --- ending early ---

    def propose(self, what: Proposed) -> None:
        """Propose something to the others; what they answer is printed when the table says so."""
        self.answer(self.client.ask(partial(Propose, seat=self.client.viewing_seat(), what=what)))

    def hand_over(self, words: Sequence[str]) -> None:
        """Offer a seat to a person, one's own if none is named, and print their link."""
        seat, key = self.seat_of(words or [str(self.client.viewing_seat())], "hand-over"), new_key()
        if seat is not None and self.answer(self.client.ask(partial(HandOver, seat=seat, key=key))):
            self.say("handed-over", seat=self.people.seat(seat))
            self.screen.draw(f"  {self.client.connection.link.url(key)}")

    # --- words ---

    def speak(self, words: Sequence[str]) -> None:
        """Send a ready phrase by its id or its words, anything else as free words; without words list the phrases."""
        if not words:
            for name in phrases():
                self.screen.say(f"  {name}: {self.people.texts.say(PHRASE + name)}")
            return
        phrase = find_phrase(self.people.texts, words)
        self.answer(self.client.ask(partial(Say, phrase=phrase, words="" if phrase else " ".join(words))))

    def point(self, words: Sequence[str]) -> None:
        """Show everybody a space or a card; those at this keyboard are told that it was done."""
        game, renderer = self.client.game, self.renderer
        if game is None or renderer is None or not self.client.seats:
            return
        place = renderer.place_typed(game.observation(), words)
        if not place:
            self.say("which-place", usage=self.people.texts.say("usage-point"))
            return
        self.client.point(place)
        self.say("you-point", place=renderer.place_name(game.observation(), place))

    def order(self, words: Sequence[str]) -> None:
        """Give a bot of the crew a standing order; without one, take its order back."""
        seat, known = self.seat_of(words, "order"), self.client.current_table().orders
        if seat is None:
            return
        meant = find_order(self.people.texts, known, words[1:])
        if meant is None:
            self.say("which-order", orders=order_names(self.people.texts, known))
            return
        self.answer(self.client.ask(partial(Order, seat=seat, order=meant)))
