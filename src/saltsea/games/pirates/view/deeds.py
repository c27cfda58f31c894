"""The events by which a timer performs the action of its space."""

from typing import Final

from saltsea.games.pirates.events import crew_events

DEEDS: Final = (
    crew_events.SailsSet,
    crew_events.ShipTurned,
    crew_events.LookedOut,
    crew_events.Repaired,
    crew_events.Loaded,
    crew_events.Fired,
    crew_events.TokenTaken,
    crew_events.Salvaged,
)
