"""Announces what happens around the game: chat, people, the connection, the clock."""

from collections.abc import Callable, Sequence

from saltsea.kernel.seat import Seat
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

    def __init__(
        self, people: People, screen: Screen, sentences: ViewSentences, place: Callable[[str], str] = printable
    ) -> None:
        self.people = people
        self.screen = screen
        self.sentences = sentences
        self.place = place
        """What a place at which a player points is called."""

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
            return self.pointed(message)
        if isinstance(message, Announced):
            return self.announced(message)
        if isinstance(message, Suggested):
            return self.suggested(message)
        if isinstance(message, Notice):
            return self.noticed(message)
        if isinstance(message, Goodbye):
            return [printable(message.sentence)]
        return []

    def pointed(self, message: Pointed) -> list[str]:
        """Where another player points; who points here was told so at once."""
        if message.seat in self.people.client.seats:
            return []
        player, place = self.people.player(message.seat), self.place(message.place)
        return [self.people.say("pointed", player=player, place=place)]

    def suggested(self, message: Suggested) -> list[str]:
        found = message.hint
        if found is None:
            return [self.people.say("hint-none")]
        return [sentence(self.sentences.filled(said)) for said in (found.say, *found.also)]

    def noticed(self, message: Notice) -> list[str]:
        """What the server says; nothing for words that are newer than this version."""
        texts = self.people.texts
        return [texts.say(message.text, message.facts)] if texts.has(message.text) else []

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
        """Why the clock is paused, when the reason is a player and not the game; and who is ready for a round."""
        known = before if before is not None and before.game == after.game else None
        was = "" if known is None else known.why
        if after.why == was:
            return self.ready([] if known is None else known.ready, after)
        if after.why == "countdown" and after.resumes is not None:
            text = "countdown" if was in ("lost", "paused") else "all-ready"
            return [self.people.say(text, seconds=-((after.now - after.resumes) // 1000))]
        if after.why in ("lost", "paused"):
            return [self.people.say(f"time-{after.why}")]
        return [self.people.say("time-runs")] if was == "paused" else []

    def ready(self, before: Sequence[Seat], after: Time) -> list[str]:
        """Who has become ready for the round, and for whom it still waits."""
        people, client = self.people, self.people.client
        fresh = [seat for seat in after.ready if seat not in before]
        said = [people.say("ready", player=people.player(seat)) for seat in people.others(fresh)]
        missing = after.awaited
        if missing and any(seat in client.seats for seat in fresh):
            said.append(people.say("you-ready", players=", ".join(map(people.player, missing))))
        elif missing and said and any(seat in client.seats for seat in missing):
            said.append(people.say("ready-you"))
        return said
