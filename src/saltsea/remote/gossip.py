"""What is told around the game, as it happens: words, comings and goings, the line itself, why time stands."""

from saltsea.remote.hearing import Message
from saltsea.remote.open_line import PAUSES, Back, Ended, Lost
from saltsea.remote.people import People
from saltsea.remote.visit import Visit
from saltsea.server.tables.to_client import Goodbye, Notice, Pointed, Presence, Said, Table, Time
from saltsea.text_table.screen import Screen
from saltsea.text_table.terminal import printable


class Gossip:
    """Listens to a visit and tells a person about it."""

    def __init__(self, people: People, screen: Screen) -> None:
        self.people = people
        self.screen = screen

    def hears(self, visit: Visit, heard: Message | Lost | Back | Ended) -> None:
        if visit.table is None:
            return
        self.screen.say(*self.told(visit, heard))

    def told(self, visit: Visit, heard: Message | Lost | Back | Ended) -> list[str]:
        say = self.people.say
        if isinstance(heard, Table):
            return self.people.table_changes(visit.shown(), heard.table)
        if isinstance(heard, Presence):
            return self.people.presence_changes(visit.presence, heard)
        if isinstance(heard, Time):
            return self.time(visit.time, heard)
        if isinstance(heard, Back):
            return [say("line-back")]
        if isinstance(heard, Lost):
            return self.lost(heard)
        return self.words(heard)

    def lost(self, lost: Lost) -> list[str]:
        """Said at once, and once more when it takes long."""
        if lost.tries == 1:
            return [self.people.say("line-lost")]
        return [self.people.say("line-still-lost", seconds=round(lost.seconds))] if lost.tries == len(PAUSES) else []

    def words(self, heard: Message | Ended) -> list[str]:
        if isinstance(heard, Said):
            return [self.people.say("said", name=self.people.name(heard.person), words=self.spoken(heard))]
        if isinstance(heard, Pointed):
            return [self.people.say("pointed", player=self.people.player(heard.seat), place=printable(heard.place))]
        if isinstance(heard, Notice | Goodbye):
            return [printable(heard.sentence)]
        return []

    def spoken(self, said: Said) -> str:
        """A phrase in one's own language; one that is newer than this version by its name."""
        if not said.phrase:
            return printable(said.words)
        text = f"phrase-{said.phrase}"
        return self.people.texts.say(text) if self.people.texts.has(text) else printable(said.phrase)

    def time(self, before: Time | None, after: Time) -> list[str]:
        """Why the clock stands, when that is about the people and not about the game."""
        was = before.why if before is not None and before.game == after.game else ""
        if after.why == was:
            return []
        if after.why == "countdown" and after.resumes is not None:
            return [self.people.say("countdown", seconds=-((after.now - after.resumes) // 1000))]
        if after.why in ("lost", "paused"):
            return [self.people.say(f"time-{after.why}")]
        return [self.people.say("time-runs")] if was == "paused" else []
