"""What people do at a table besides playing: talk, take back, pause, call substitutes, propose and vote, hand their
seat over, resign and leave; and what a host arranges between two games."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from simulation.client import Client
from simulation.network import Plain

PHRASES: Final = ("hello", "thanks", "oops", "your-turn")
Asked = tuple[str, Plain]
"""A request: its kind and its fields."""
Deed = Callable[[Client], "Asked | None"]
AGREES: Final = 0.6
ANSWERS: Final = 0.4
"""How often somebody who is asked answers now, or lets a stopped clock run; and how often an answer is yes."""
SHOWS: Final = 0.5
FRIENDLY: Final = 0.8


class Deeds:
    """What the people of one table do. Each deed is a request, or nothing where it makes no sense."""

    def __init__(self, dice: Random, bot: str, clients: "list[Client]", players: int) -> None:
        self.dice = dice
        self.bot = bot
        self.clients = clients
        """All who are at this table."""
        self.players = clients[:players]
        """Those of them who come to play."""
        self.chances: tuple[tuple[float, Deed], ...] = (
            (0.04, self.say),
            (0.04, self.take_back),
            (0.06, self.call_substitute),
            (0.02, self.pause),
            (0.015, self.propose),
            (0.004, self.rest),
            (0.006, self.resign),
            (0.004, self.hand_over),
            (0.003, self.leave),
            (0.006, self.rename),
            (0.003, self.show),
            (0.005, self.report),
            (0.005, self.remind),
        )
        self.arranged: tuple[tuple[float, Deed], ...] = (
            (0.06, self.arrange),
            (0.06, self.invite),
            (0.04, self.remove),
        )

    def next(self, client: Client) -> Asked | None:
        """What somebody does now instead of playing; None if they play."""
        proposal = (client.table or {}).get("proposal") or {}
        if client.person in proposal.get("waits_for", ()) and self.dice.random() < ANSWERS:
            return "Answer", {"agree": self.dice.random() < AGREES}
        if (client.time or {}).get("why") == "paused" and self.dice.random() < ANSWERS:
            return "GoOn", {}
        return self.drawn(client, self.chances)

    def between_games(self, host: Client) -> Asked | None:
        """What a host arranges before the next game; None if that begins as it is."""
        return self.drawn(host, self.arranged)

    def drawn(self, client: Client, chances: "tuple[tuple[float, Deed], ...]") -> Asked | None:
        whim = self.dice.random()
        for chance, deed in chances:
            whim -= chance
            if whim < 0:
                return deed(client)
        return None

    def say(self, client: Client) -> Asked:
        return "Say", {"phrase": self.dice.choice(PHRASES)}

    def take_back(self, client: Client) -> Asked | None:
        scene = client.scene()
        if scene is None or scene.undo is None or not client.choices():
            return None
        return "Act", {"seat": client.seats[0], "action": {"kind": "Undo", "to": scene.undo}}

    def call_substitute(self, client: Client) -> Asked | None:
        mates = (client.presence or {}).get("mates")
        return ("Mate", {"seat": mates[0], "bot": self.bot}) if mates else None

    def pause(self, client: Client) -> Asked | None:
        pausable = (client.table or {}).get("pausable")
        return ("Pause", {}) if pausable else None

    def propose(self, client: Client) -> Asked | None:
        manners = (client.table or {}).get("manners", ())
        wanted = [what for what in ("take-back", "take-back", "take-back", "end") if what in manners]
        return ("Propose", {"seat": client.seats[0], "what": self.dice.choice(wanted)}) if wanted else None

    def rest(self, client: Client) -> Asked:
        """A bot plays this seat for a while; whoever rests comes back later."""
        chair: dict[str, Any] = client.table["chairs"][client.seats[0]] if client.table else {}
        return "Mate", {"seat": client.seats[0], "bot": "" if chair.get("mate") else self.bot}

    def resign(self, client: Client) -> Asked | None:
        return ("Resign", {"seat": client.seats[0]}) if client.playing else None

    def hand_over(self, client: Client) -> Asked | None:
        """Offer the seat to somebody who has none, and who takes it as soon as they look."""
        others = [other for other in self.clients if other is not client and not other.seats]
        return ("HandOver", {"seat": client.seats[0], "key": self.dice.choice(others).key}) if others else None

    def leave(self, client: Client) -> Asked:
        return "Leave", {}

    def rename(self, client: Client) -> Asked:
        """Under another name; the client itself is known by the old one."""
        return "Rename", {"name": f"{client.name} {self.dice.randrange(100)}"}

    def show(self, client: Client) -> Asked:
        """Be the screen of the room, until a seat is free again."""
        return "Show", {"screen": self.dice.random() < SHOWS}

    def report(self, client: Client) -> Asked | None:
        others = [other.person for other in self.clients if other is not client and other.person is not None]
        return ("Report", {"person": self.dice.choice(others), "words": "They sail too slowly."}) if others else None

    def remind(self, client: Client) -> Asked:
        """Ask for reminders, or for none any more."""
        target = self.dice.choice((f"{client.name}@example.org", None))
        return "Remind", {"way": "mail", "target": target}

    # --- of a host ---

    def arrange(self, host: Client) -> Asked | None:
        """Other settings for the next game."""
        if host.table is None:
            return None
        changed = {"listing": self.dice.choice(("unlisted", "closed")), "friendly": self.dice.random() < FRIENDLY}
        return "Arrange", {"settings": {**host.table["settings"], **changed}}

    def invite(self, host: Client) -> Asked | None:
        """Keep a free seat for somebody who plays and has none."""
        free = [seat for seat, chair in enumerate(chairs_of(host)) if is_free(chair)]
        guests = [other for other in self.players if not other.seats and other is not host]
        return ("Invite", {"seat": free[0], "key": self.dice.choice(guests).key}) if free and guests else None

    def remove(self, host: Client) -> Asked | None:
        """Free the seat of a bot, or stand up: another person would be sent away for good."""
        seats = [seat for seat, chair in enumerate(chairs_of(host)) if chair.get("bot") or seat in host.seats]
        return ("Remove", {"seat": self.dice.choice(seats)}) if seats else None


def chairs_of(client: Client) -> list[Plain]:
    return list((client.table or {}).get("chairs", ()))


def is_free(chair: Plain) -> bool:
    return chair.get("person") is None and chair.get("bot") is None
