"""Before the game: who is at the table, sitting down, the start."""

from collections.abc import Sequence

from saltsea.remote.company import Company
from saltsea.remote.people import People
from saltsea.remote.terminal import LineTerminal
from saltsea.remote.visit import TroubleError, Visit
from saltsea.text_table.commands import Commands, list_entry
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import Farewell
from saltsea.text_table.words import near, words_of


class Lobby:
    """The conversation at a table where nothing is being played."""

    def __init__(
        self, visit: Visit, people: People, company: Company, keyboard: LineTerminal, screen: Screen, words: Commands
    ) -> None:
        self.visit = visit
        self.people = people
        self.company = company
        self.keyboard = keyboard
        self.screen = screen
        self.words = words

    def run(self) -> None:
        """Until there is a game to play or to watch."""
        self.greet()
        while not self.is_playing():
            typed = self.keyboard.heard(self.people.say("prompt"), None)
            if typed is None:
                raise Farewell
            self.visit.hear()
            for line in typed:
                self.obey(words_of(line))

    def is_playing(self) -> bool:
        return self.visit.game is not None and self.visit.game.id == self.visit.shown().playing

    def greet(self) -> None:
        table = self.visit.shown()
        self.screen.say(self.people.say("table", title=self.people.texts.say(f"title-{table.game}"), code=table.code))
        self.company.who([])
        if table.phase == "playing":
            self.screen.say(self.people.say("not-shown"))
        elif not self.visit.seats:
            self.screen.say(self.people.say("take-a-seat"))
        else:
            self.screen.say(self.people.say("you-may-begin" if self.visit.is_host() else "wait-for-host"))

    def obey(self, words: Sequence[str]) -> None:
        if not words:
            self.company.who([])
            return
        name = self.called(words[0])
        try:
            if name is None:
                self.unknown(words[0])
            elif name == "help":
                self.help()
            elif name == "quit":
                raise Farewell
            else:
                self.company.commands[name](words[1:])
        except TroubleError as error:
            self.screen.say(self.people.say("trouble", reason=str(error)))

    def called(self, word: str) -> str | None:
        short = self.words.short_for(word)
        return self.words.exactly(word) or (short[0] if len(short) == 1 else None)

    def unknown(self, word: str) -> None:
        texts = self.people.texts
        meant = near(word, [spelled for words in self.words.words.values() for spelled in words])
        hint = texts.say("play-did-you-mean", {"meant": ", ".join(meant)}) if meant else texts.say("play-see-help")
        self.screen.say(f"{texts.say('play-unknown', {'word': word})} {hint}")

    def help(self) -> None:
        texts = self.people.texts
        for name in self.words.names:
            own = f"command-line-{name}"
            meaning = texts.say(own if texts.has(own) else f"command-{name}")
            list_entry(self.screen, texts.say(f"usage-{name}"), meaning)
