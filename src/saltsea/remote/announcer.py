"""Announces what happens around the game: chat, people, the connection, the clock."""

from saltsea.narrator import ViewSentences
from saltsea.remote.connection import PAUSES, ConnectionEnded, ConnectionLost, Reconnected
from saltsea.remote.messages import Message
from saltsea.remote.people import People
from saltsea.remote.table_client import TableClient
from saltsea.server.tables.messages.to_client import (
    Announced,
    Goodbye,
    Notice,
    Pointed,
    Presence,
    Said,
    Suggested,
    Table,
    Time,
)
from saltsea.text_table.screen import Screen
from saltsea.text_table.terminal import printable
from saltsea.text_table.word_matching import sentence


class Announcer:
    """Prints what a table client receives."""

    def __init__(self, people: People, screen: Screen, sentences: ViewSentences) -> None:
        self.people = people
        self.screen = screen
        self.sentences = sentences

    def on_message(
        self, client: TableClient, message: Message | ConnectionLost | Reconnected | ConnectionEnded
    ) -> None:
        if client.table is None:
            return
        self.screen.say(*self.announcements(client, message))

    def announcements(
        self, client: TableClient, message: Message | ConnectionLost | Reconnected | ConnectionEnded
    ) -> list[str]:
        say = self.people.say
        if isinstance(message, Table):
            return self.people.table_changes(client.current_table(), message.table)
        if isinstance(message, Presence):
            return self.people.presence_changes(client.presence, message)
        if isinstance(message, Time):
            return self.time(client.time, message)
        if isinstance(message, Reconnected):
            return [say("connection-back")]
        if isinstance(message, ConnectionLost):
            return self.lost(message)
        return self.words(message)

    def lost(self, lost: ConnectionLost) -> list[str]:
        """A lost connection is announced at once, and again when it takes long."""
        if lost.tries == 1:
            return [self.people.say("connection-lost")]
        still = self.people.say("connection-still-lost", seconds=round(lost.seconds))
        return [still] if lost.tries == len(PAUSES) else []

    def words(self, message: Message | ConnectionEnded) -> list[str]:
        if isinstance(message, Said):
            return [self.people.say("said", name=self.people.name(message.person), words=self.spoken(message))]
        if isinstance(message, Pointed):
            return [self.people.say("pointed", player=self.people.player(message.seat), place=printable(message.place))]
        if isinstance(message, Announced):
            return self.announced(message)
        if isinstance(message, Suggested):
            found = message.hint
            return [self.people.say("hint-none") if found is None else sentence(self.sentences.filled(found.say))]
        if isinstance(message, Notice | Goodbye):
            return [printable(message.sentence)]
        return []

    def announced(self, message: Announced) -> list[str]:
        """What a bot says; nothing for words that are newer than this version."""
        texts = self.people.texts
        if not texts.has(message.text):
            return []
        words = texts.say(message.text, message.facts)
        return [self.people.say("said", name=self.people.player(message.seat), words=words)]

    def spoken(self, said: Said) -> str:
        """A phrase in the reader's language; one that is newer than this version by its id."""
        if not said.phrase:
            return printable(said.words)
        text = f"phrase-{said.phrase}"
        return self.people.texts.say(text) if self.people.texts.has(text) else printable(said.phrase)

    def time(self, before: Time | None, after: Time) -> list[str]:
        """Why the clock is paused, when the reason is a player and not the game."""
        was = before.why if before is not None and before.game == after.game else ""
        if after.why == was:
            return []
        if after.why == "countdown" and after.resumes is not None:
            return [self.people.say("countdown", seconds=-((after.now - after.resumes) // 1000))]
        if after.why in ("lost", "paused"):
            return [self.people.say(f"time-{after.why}")]
        return [self.people.say("time-runs")] if was == "paused" else []
