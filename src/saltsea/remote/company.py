"""What one can ask for beside the game: a seat, a computer player, the start, a word to the others."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Final

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.seat import Seat
from saltsea.remote.people import People
from saltsea.remote.place import new_key
from saltsea.remote.visit import Visit
from saltsea.server.tables.from_client import AddBot, Begin, GoOn, Invite, Leave, Mate, Pause, Remove, Rename, Say
from saltsea.text_table.face import Voice
from saltsea.text_table.screen import Screen
from saltsea.text_table.words import folded, whole
from saltsea.texts import TABLE_TEXTS, text_file, variables

PHRASE: Final = "phrase-"
IN_THE_LOBBY: Final = ("help", "who", "sit", "name", "bot", "free", "invite", "begin", "say", "link", "leave", "quit")
BESIDE_THE_GAME: Final = ("who", "say", "link", "mate", "back", "bot", "begin")
CLOCK: Final = ("stop", "go")
"""In a game by turns, which has no pause of its own."""


class Company:
    """The commands of a guest, and of a host."""

    def __init__(self, visit: Visit, people: People, screen: Screen, voice: Voice) -> None:
        self.visit = visit
        self.people = people
        self.screen = screen
        self.voice = voice
        self.commands: Mapping[str, Callable[[Sequence[str]], object]] = {
            "who": self.who,
            "sit": self.sit,
            "name": self.rename,
            "bot": self.bot,
            "free": self.free,
            "invite": self.invite,
            "begin": lambda _: self.answer(visit.ask(Begin)),
            "leave": lambda _: self.answer(visit.ask(Leave)),
            "say": self.speak,
            "link": self.link,
            "mate": self.mate,
            "back": self.back,
            "stop": lambda _: self.answer(visit.ask(Pause)),
            "go": lambda _: self.answer(visit.ask(GoOn)),
        }

    def say(self, text: str, **facts: str | int) -> None:
        self.screen.say(self.people.say(text, **facts))

    def answer(self, refusal: Refusal | None) -> bool:
        """Say why not; the answer says whether it was done."""
        if refusal is not None:
            self.screen.say(self.voice.refusal(refusal))
        return refusal is None

    def seat_of(self, words: Sequence[str], name: str) -> Seat | None:
        """The seat that the first word calls; if there is none, that is said."""
        seat = self.people.seat_called(words[0]) if words else None
        if seat is None:
            self.say("which-seat", usage=self.people.texts.say(f"usage-{name}"))
        return seat

    # --- seats ---

    def who(self, _: Sequence[str]) -> None:
        self.screen.say(*self.people.everybody(), *self.people.settings())

    def sit(self, words: Sequence[str]) -> None:
        """`sit Ann`, `sit 1 Ann`, or `sit` if one has a name already."""
        seat = whole(words[0]) if words else None
        name = " ".join(words if seat is None else words[1:])
        self.sit_down(name, seat)

    def sit_down(self, name: str, seat: Seat | None) -> bool:
        if not self.answer(self.visit.sit(name, seat)):
            return False
        self.say("you-sit", seat=", ".join(map(self.people.seat, self.visit.seats)))
        self.say_how_to_come_back("your-link")
        return True

    def say_how_to_come_back(self, text: str) -> None:
        """With a command that can be copied as it stands, so on one line, however long that is."""
        if self.visit.seats:
            self.say(text)
            self.screen.draw(f"  saltsea join {self.visit.line.place.link(self.visit.line.key)}")

    def rename(self, words: Sequence[str]) -> None:
        if self.answer(self.visit.ask(partial(Rename, name=" ".join(words)))):
            self.say("renamed", name=" ".join(words))

    def free(self, words: Sequence[str]) -> None:
        seat = self.seat_of(words, "free")
        if seat is not None:
            self.answer(self.visit.ask(partial(Remove, seat=seat)))

    def invite(self, words: Sequence[str]) -> None:
        """Keep a seat for somebody, and make the link that is theirs alone."""
        seat, key = self.seat_of(words, "invite"), new_key()
        if seat is not None and self.answer(self.visit.ask(partial(Invite, seat=seat, key=key))):
            self.say("invited", seat=self.people.seat(seat))
            self.screen.draw(f"  {self.visit.line.place.link(key)}")

    def link(self, _: Sequence[str]) -> None:
        self.say("table-link")
        self.screen.draw(f"  {self.visit.line.place.link()}")
        self.say_how_to_come_back("your-link")

    # --- computer players ---

    def level(self, words: Sequence[str]) -> str:
        """The computer player that a word names; the best if none does."""
        return words[0] if words else self.visit.shown().bots[-1]

    def bot(self, words: Sequence[str]) -> None:
        """A computer player for one seat, or for every seat that is free."""
        chairs = self.visit.shown().chairs
        seat = self.people.seat_called(words[0]) if words else None
        if words and seat is None and words[0] not in self.visit.shown().bots:
            self.seat_of(words, "bot")
            return
        level = self.level(words if seat is None else words[1:])
        free = [place for place, chair in enumerate(chairs) if chair.person is None and chair.bot is None]
        for place in free if seat is None else [seat]:
            if not self.seat_bot(place, level):
                return

    def seat_bot(self, seat: Seat, level: str) -> bool:
        return self.answer(self.visit.ask(partial(AddBot, seat=seat, bot=level)))

    def mate(self, words: Sequence[str]) -> None:
        """Let a computer player act for somebody, or for oneself."""
        seats = [*self.visit.presence.mates, *self.visit.seats]
        seat = self.seat_of(words or [str(seat) for seat in seats[:1]], "mate")
        if seat is not None:
            self.answer(self.visit.ask(partial(Mate, seat=seat, bot=self.level(words[1:]))))

    def back(self, _: Sequence[str]) -> None:
        """Act for oneself again."""
        for seat in self.visit.seats:
            if not self.answer(self.visit.ask(partial(Mate, seat=seat, bot=""))):
                return

    # --- words ---

    def speak(self, words: Sequence[str]) -> None:
        """A ready phrase by its name or its words, anything else as it is; alone it lists the phrases."""
        if not words:
            for name in phrases():
                self.screen.say(f"  {name}: {self.people.texts.say(PHRASE + name)}")
            return
        given = " ".join(words)
        phrase = next((name for name in phrases() if folded(given) in self.calls(name)), "")
        self.answer(self.visit.ask(partial(Say, phrase=phrase, words="" if phrase else given)))

    def calls(self, phrase: str) -> tuple[str, str]:
        return folded(phrase), folded(self.people.texts.say(PHRASE + phrase))


def phrases() -> list[str]:
    """The names of all ready phrases."""
    known = variables(text_file(TABLE_TEXTS, "table", "en").read_text(encoding="utf-8"))
    return [text.removeprefix(PHRASE) for text in known if text.startswith(PHRASE)]
