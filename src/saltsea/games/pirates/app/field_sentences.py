"""What each field of the App's actions and events is, as clients read them. Most are those of the digital game."""

from collections.abc import Mapping
from typing import Final

from saltsea.games.pirates.view.field_sentences import FIELD_SENTENCES as OF_THE_GAME

FIELD_SENTENCES: Final[Mapping[str, str]] = {
    **OF_THE_GAME,
    "wish": "The optional goal, by its place in the chapter; the first is 0.",
    "CurseNoted.cursed": "Whether it is: 1 or 0.",
    "EnterRoll": "The crew rolled a die of its own.",
    "HullNoted.hull": "Whether it can: 1 or 0.",
    "Reported.sunk": "How many were sunk of each kind of card that returns.",
    "SpaceNoted.holds": "What is in it: 0 nothing, 1 a cork, 2 a Fire.",
    "WishNoted.met": "Whether it is: 1 or 0.",
}
