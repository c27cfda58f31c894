"""What each field of Corto's actions and events is, as clients read them: for schema and TypeScript."""

from collections.abc import Mapping
from typing import Final

FIELD_SENTENCES: Final[Mapping[str, str]] = {
    "adventure": "The adventure whose deck it is, by its letter.",
    "card": "The card, by its id.",
    "carriage": "The number of the carriage, from the top one down; the first is 0.",
    "figurine": "Which figurine.",
    "left": "How many times the step may still be done.",
    "owner": "The seat whose marker or card it is.",
    "seat": "The seat whose player it happens to.",
    "square": "The square, as b3.",
    "step": "What the table waits for next.",
    # Where one kind has something of its own to say.
    "CardPlayed.figurine": "The figurine that it moves; missing if it moves none, or its player still has to say.",
    "CardPlayed.step": "The first step of the card; missing if the table asks for none.",
    "Drew.card": "The card that was drawn; missing if this seat may not see it.",
    "Ended": "The game is over.",
    "Ended.by": "What ended it: two full strips, or that no player goes on.",
    "Exchanged.first": "The square that was named first.",
    "Exchanged.second": "The square that was named second.",
    "FriendPaid": "A friend of Corto gave gold.",
    "FriendPaid.card": "The top of the discard pile; missing for a card of an adventure that is not in play.",
    "GuardLaid.seat": "The seat that it guards.",
    "HitStopped.seat": "The seat that hit.",
    "LeopardsWoke.takers": "The seats that took one each.",
    "MarkerMoved.source": "The square that it came from.",
    "QuestsLaid": "The pieces of the quests are in place.",
    "QuestsLaid.carriages": "How many carriages the train has.",
    "QuestsLaid.leopards": "How many leopard-men there are.",
    "QuestsLaid.tiles": "The squares that a tile lies on, face down.",
    "QuestsLaid.train": "The square that the train stands beside; missing if it is not in play.",
    "QuestsLaid.vessel": "The square of the vessel; missing if it is not in play.",
    "StripsLaid.strips": "The adventures from the top strip down, by their letters.",
    "TileTurned.ingot": "What it is.",
    "TrainRolled.way": "Where it goes next: to higher numbers or to lower ones.",
    "TurnBegan.step": "What the table waits for first.",
}
"""By the name of a field, by `Kind.name` where one kind differs, and by `Kind` for a kind whose own sentence speaks of
the engine's numbers."""
