"""The voyage as a plain snapshot: what a hash is taken of, and enough to go on from. Each part lists its fields."""

from typing import Any, Final

from saltsea.games.pirates.chapters.chapter import Voyage
from saltsea.games.pirates.engine.state import Agenda, Clock, Log, PiratesState, Sand, Sea, Ship
from saltsea.kernel.nouns import Part
from saltsea.kernel.vocabulary import Plain, fields_of

_FIELDS: Final[dict[type[Part], list[str]]] = {
    Ship: fields_of(Ship),
    Sea: fields_of(Sea),
    Sand: fields_of(Sand),
    Clock: fields_of(Clock),
    Log: fields_of(Log),
    Agenda: fields_of(Agenda),
}


def snapshot(state: PiratesState) -> Plain:
    return {
        "options": state.voyage.options,
        "players": state.voyage.players,
        "ship": plain(state.ship),
        "sea": plain(state.sea),
        "sand": plain(state.sand),
        "clock": plain(state.clock),
        "log": plain(state.log),
        "agenda": plain(state.agenda),
    }


def plain(part: Part) -> Plain:
    """A part's fields by name; lists are copied, because a save must not change with the game."""
    found: Plain = {}
    for name in _FIELDS[type(part)]:
        value = getattr(part, name)
        found[name] = value[:] if isinstance(value, list) else value
    return found


def restore(snapshot: Plain, voyage: Voyage) -> PiratesState:
    given: Any = snapshot
    return PiratesState(
        voyage,
        Ship(**given["ship"]),
        Sea(**given["sea"]),
        Sand(**given["sand"]),
        Clock(**given["clock"]),
        Log(**given["log"]),
        Agenda(**given["agenda"]),
    ).copy()
