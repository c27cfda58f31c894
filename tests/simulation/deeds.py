"""What people do at a table besides playing: talk, take back, pause, call substitutes, propose and vote, hand their
seat over, resign and leave."""

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


class Deeds:
    """What the people of one table do. Each deed is a request, or nothing where it makes no sense."""

    def __init__(self, dice: Random, bot: str, clients: "list[Client]") -> None:
        self.dice = dice
        self.bot = bot
        self.clients = clients
        """All who are at this table."""
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
        )

    def next(self, client: Client) -> Asked | None:
        """What somebody does now instead of playing; None if they play."""
        proposal = (client.table or {}).get("proposal") or {}
        if client.person in proposal.get("waits_for", ()) and self.dice.random() < ANSWERS:
            return "Answer", {"agree": self.dice.random() < AGREES}
        if (client.time or {}).get("why") == "paused" and self.dice.random() < ANSWERS:
            return "GoOn", {}
        whim = self.dice.random()
        for chance, deed in self.chances:
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
