"""What a pupil does before each chapter, deed by deed, and what is made ready for them. `content/lessons` has the seas.

Which seed of a sea lets the script come true was searched for by `tools/find_practice_seeds.py`; a test sails each."""

from typing import Final, NamedTuple

from saltsea.games.pirates.lesson.deeds import GONE, HIT, OWED, SPARED, SPUN, SUNK, Deed


class Drilled(NamedTuple):
    """What is new in one chapter, done."""

    seed: int
    made_ready: tuple[str, ...]
    """What the cook does before the pupil comes, in the words of deeds."""
    deeds: tuple[Deed, ...]
    events: tuple[str, ...] = ()
    """The events that come; the pupil sees each on the ship, and makes the choices that it asks for."""
    explains: tuple[str, ...] = ()
    """What is told beside something like it: a Lull beside a Gust."""

    def shows(self) -> set[str]:
        """All new things that are done, seen or told here."""
        done = {thing for deed in self.deeds for thing in deed.shows}
        return done | {f"event.{event}" for event in self.events} | {*self.explains}


LOOK: Final = ("Place lookout", "Look hidden")
LOAD: Final = ("Start", "Place cannonballs", "Place lookout", "Load right-1 left-1", "Look hidden")
"""A cannon on either side is loaded, and one more card lies face up."""
LOAD_RIGHT: Final = ("Start", "Place cannonballs", "Place lookout", "Load right-1 right-2", "Look hidden")

HARBOUR: Final = Drilled(
    2538,
    (*LOAD, *LOOK, *LOOK, "Place right-1", "Place left-1", "Place lookout"),
    (
        Deed("Look hidden", "fog", "card.fog", shows=("card.fog",), ends=GONE, is_last_hidden=True),
        Deed("Fire brigantine", "brigantine", "card.brigantine", shows=("card.brigantine",), ends=SUNK),
        Deed("Fire corvette", "corvette", "card.corvette", shows=("card.corvette",), ends=HIT),
        Deed("Place sails", "passage", "A9", ("passage-2",), ("card.passage-1", "card.passage-2")),
        Deed("SetSails up", "faster", "A1"),
        Deed("Place helm", "rocks", "card.rocks", ("rocks",), ("card.rocks",)),
        Deed("Turn passage-2", "turn", "card.passage-2"),
    ),
)
HOUNDS: Final = Drilled(
    2293,
    (*LOAD, "Place right-1"),
    (
        Deed("Fire gunboat", "gunboat", "card.gunboat", shows=("card.gunboat",), ends=SUNK),
        Deed("Place lookout", "events", "R7"),
        Deed("Look hidden", "found", "A3", waits=True, is_last_hidden=True),
        Deed("Place helm", "helm", "A2"),
        Deed("Turn passage-3", "turn", "A2"),
        Deed("Place sails", "passage-3", "card.passage-3", ("passage-3",), ("card.passage-3",)),
        Deed("SetSails up", "full", "card.passage-3"),
    ),
    events=("gust", "loose-timber", "wet-powder", "good-omen", "rum"),
    explains=("event.lull",),
)
HOLD: Final = Drilled(
    83,
    ("Start", "Place repairs", *LOOK, *LOOK),
    (
        Deed("Repair helm", "wheel", "event.broken-wheel", waits=True),
        Deed("Place helm", "bank", "card.fog-bank", shows=("card.fog-bank",)),
        Deed("Turn hidden", "into-bank", "card.fog-bank", ends=OWED, is_last_hidden=True),
        Deed("Place helm", "merchant", "card.merchant", ("merchant",), ("card.merchant",)),
        Deed("Turn merchant", "turn", "A2"),
        Deed("Place merchant", "alongside", "A8"),
        Deed("Board", "board", "token.loot", shows=("token.loot",)),
    ),
    events=("current", "broken-wheel", "snapped-ladder"),
)
CORNERS: Final = Drilled(
    21,
    ("Start", "Place helm", *LOOK, *LOOK),
    (
        Deed(
            "Turn hidden",
            "whirlpool",
            "card.whirlpool",
            shows=("card.whirlpool",),
            ends=SPUN,
            waits=True,
            is_last_hidden=True,
        ),
        Deed("Place sails", "island", "card.island", ("island",), ("card.island",)),
        Deed("SetSails down", "stop", "A1"),
        Deed("Place island", "ashore", "A8"),
        Deed("Land", "land", "token.map", shows=("token.map",)),
    ),
    events=("reinforcement", "thunder"),
)
GUEST: Final = Drilled(
    10,
    ("Start", "Place cannonballs", *LOOK, "Load right-1 chaser", *LOOK, "Place chaser", "Place helm"),
    (
        Deed("Fire fort", "fort", "card.fort", ("fort",), ("card.fort", "token.bow-chaser"), HIT),
        Deed("Place sails", "frigate", "card.frigate", ("frigate",), ("card.frigate",)),
        Deed("Turn island", "to-island", "card.island", ("island",), waits=True),
        Deed("SetSails down", "stop", "A1"),
        Deed("Place island", "ashore", "A8"),
        Deed("Land", "free", "token.prisoner", shows=("token.prisoner",)),
    ),
    events=("powder-fire", "chase"),
)
NIGHT: Final = Drilled(
    460,
    ("Start", "Place cannonballs", "Load right-1 left-1", "Place lookout", "Place lantern", "Place right-1"),
    (
        Deed("Look hidden", "lookout", "A3"),
        Deed("Look hidden", "lantern", "token.lantern", shows=("token.lantern",)),
        Deed("Place wreck", "wreck", "card.wreck", ("wreck",), ("card.wreck",)),
        Deed("Salvage nothing", "salvage", "token.powder"),
        Deed("Fire corvette powder", "powder", "token.powder", shows=("token.powder",), ends=SUNK),
        Deed(
            "Place helm",
            "lighthouse",
            "card.lighthouse",
            ("lighthouse",),
            ("card.lighthouse",),
            waits=True,
        ),
        Deed("Turn lighthouse", "turn", "card.lighthouse"),
    ),
    events=("fog-rolls-in",),
)
ARMS: Final = Drilled(
    140,
    (*LOAD, "Place right-1", "Place left-1"),
    (
        Deed("Fire kraken", "kraken", "card.kraken", shows=("card.kraken",), ends=HIT),
        Deed("Fire tentacle", "tentacle", "card.tentacle", ("tentacle",), ("card.tentacle",), SUNK),
    ),
)
SILVER: Final = Drilled(
    168,
    (*LOAD_RIGHT, *LOOK, *LOOK, "Place right-1", "Place right-2", "Place helm"),
    (
        Deed("Fire galleon", "galleon", "card.galleon", shows=("card.galleon",), ends=HIT),
        Deed("Fire galleon", "sink-galleon", "card.galleon", ends=SUNK),
        Deed("Turn loot", "hull", "token.hull", ("rocks",), ("token.hull",), SPARED),
    ),
)
COLD: Final = Drilled(
    58,
    ("Start", "Place repairs", *LOAD[1:], *LOOK, "Place helm", "Turn siren", "Place right-1", "Place sails"),
    (
        Deed("Repair", "curse", "token.curse", shows=("token.curse",)),
        Deed("SetSails up", "siren", "card.siren", ("siren",), ("card.siren",), GONE),
        Deed("Fire ghost-ship", "ghost", "card.ghost-ship", shows=("card.ghost-ship",), ends=SUNK),
    ),
)
KING: Final = Drilled(
    10,
    (*LOAD, *LOOK, "Place right-1", "Place left-1", "Place repairs"),
    (
        Deed("Repair sails", "quench", "token.fire", shows=("token.fire",)),
        Deed("Fire flagship", "flagship", "card.flagship", shows=("card.flagship",), ends=HIT),
        Deed("Fire fireship", "fireship", "card.fireship", shows=("card.fireship",), ends=SUNK),
    ),
)
PRACTICES: Final = (HARBOUR, HOUNDS, HOLD, CORNERS, GUEST, NIGHT, ARMS, SILVER, COLD, KING)
"""By chapter, from the first on."""
