"""The text session before the game: people, seats, the start."""

from collections.abc import Sequence

from saltsea.remote.people import People
from saltsea.remote.table_client import ServerFailedError, TableClient
from saltsea.remote.table_commands import TableCommands
from saltsea.text_table.commands import Commands, list_entry
from saltsea.text_table.live_terminal import LiveTerminal
from saltsea.text_table.screen import Screen
from saltsea.text_table.session import SessionEnded
from saltsea.text_table.word_matching import close_matches, split_words


class Lobby:
    """The session at a table without a running game."""

    def __init__(
        self,
        client: TableClient,
        people: People,
        table_commands: TableCommands,
        keyboard: LiveTerminal,
        screen: Screen,
        words: Commands,
    ) -> None:
        self.client = client
        self.people = people
        self.table_commands = table_commands
        self.keyboard = keyboard
        self.screen = screen
        self.words = words

    def run(self) -> None:
        """Run until there is a game to play or to watch."""
        self.greet()
        while not self.is_playing():
            typed = self.keyboard.read_lines(self.people.say("prompt"), None)
            if typed is None:
                raise SessionEnded
            self.client.receive_all()
            for line in typed:
                self.execute(split_words(line))

    def is_playing(self) -> bool:
        return self.client.game is not None and self.client.game.id == self.client.current_table().playing

    def greet(self) -> None:
        table = self.client.current_table()
        self.screen.say(self.people.say("table", title=self.people.texts.say(f"title-{table.game}"), code=table.code))
        self.table_commands.who([])
        if table.phase == "playing":
            self.screen.say(self.people.say("not-shown"))
        elif not self.client.seats:
            self.screen.say(self.people.say("take-a-seat"))
        else:
            self.screen.say(self.people.say("you-may-begin" if self.client.is_host() else "wait-for-host"))
        if table.phase != "playing" and self.client.is_host() and len(table.bots) > 1:
            self.screen.say(self.people.say("levels"))
            self.table_commands.levels()

    def execute(self, words: Sequence[str]) -> None:
        if not words:
            self.table_commands.who([])
            return
        name = self.called(words[0])
        try:
            if name is None:
                self.unknown(words[0])
            elif name == "help":
                self.help()
            elif name == "quit":
                raise SessionEnded
            else:
                self.table_commands.commands[name](words[1:])
        except ServerFailedError as error:
            self.screen.say(self.people.say("trouble", reason=str(error)))

    def called(self, word: str) -> str | None:
        short = self.words.short_for(word)
        return self.words.exactly(word) or (short[0] if len(short) == 1 else None)

    def unknown(self, word: str) -> None:
        texts = self.people.texts
        meant = close_matches(word, [spelled for words in self.words.words.values() for spelled in words])
        hint = texts.say("play-did-you-mean", {"meant": ", ".join(meant)}) if meant else texts.say("play-see-help")
        self.screen.say(f"{texts.say('play-unknown', {'word': word})} {hint}")

    def help(self) -> None:
        texts = self.people.texts
        for name in self.words.names:
            own = f"command-line-{name}"
            meaning = texts.say(own if texts.has(own) else f"command-{name}")
            list_entry(self.screen, texts.say(f"usage-{name}"), meaning)
