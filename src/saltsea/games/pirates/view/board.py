"""Ship, sea and timers of a view."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from saltsea.games.pirates.engine.kinds import TOKENS
from saltsea.games.pirates.engine.observation import PiratesPublic
from saltsea.games.pirates.engine.state import FREE, NO_CARD, RUNS, SAILING, PiratesState
from saltsea.games.pirates.rules.rounds import shots_of
from saltsea.games.pirates.rules.sand import (
    check_open,
    check_sirens,
    check_space,
    check_tentacles,
    check_thunder,
    sand_of,
)
from saltsea.games.pirates.rules.ship import AREA_OF, BALLS, BIT, CORKS, Position, Sector, Timer, pointed_at
from saltsea.games.pirates.rules.ship import POSITIONS as POSITION_COUNT
from saltsea.games.pirates.view.names import (
    AREAS,
    NEEDS,
    POSITIONS,
    SECTORS,
    STANDS,
    TOKEN_NAMES,
    USES,
    AreaName,
    NeedName,
    PositionName,
    SectorName,
    TokenName,
    areas,
    cannons,
    card_name,
    event_name,
    members,
    positions,
    ship_spaces,
    space_name,
)
from saltsea.games.pirates.view.shapes import ChoiceView, ClockView, SeaCard, ShipView, TimerView
from saltsea.kernel.seat import Millis, Seat

_OPTIONS: Final[Mapping[NeedName, Callable[[int], Sequence[str]]]] = {
    "cork": ship_spaces,
    "unload": cannons,
    "uncork": ship_spaces,
    "hide": positions,
}
"""What a choice is between, by what is needed."""
_PLACING: Final = (check_space, check_open, check_thunder)
_CLOSING: Final = (check_tentacles, check_sirens)
"""What may forbid a timer on a space: by the space itself, and by cards that lie face up."""


def ship_view(state: PiratesState, public: PiratesPublic) -> ShipView:
    ship = state.ship
    return ShipView(
        heading=SECTORS[ship.heading],
        looks=looks_of(ship.heading, ship.spaces),
        speed=ship.sails,
        lives=ship.lives,
        lives_at_start=state.voyage.life,
        spaces=ship_spaces(ship.spaces),
        corks=ship_spaces(ship.corks),
        fires=ship_spaces(ship.fires),
        held=ship_spaces(public.held),
        free_places=free_places_in(state),
        loaded=cannons(ship.loaded),
        corks_left=public.corks_left,
        most_corks=CORKS,
        balls_left=public.balls_left,
        most_balls=BALLS,
        hull=ship.hull == 1,
        aboard=token_counts(ship.aboard),
    )


def looks_of(heading: Sector, spaces: int) -> dict[AreaName, SectorName]:
    """Where each area of these spaces looks out on; Repairs on no sector."""
    found = {area: pointed_at(heading, AREAS.index(area)) for area in areas(spaces)}
    return {area: SECTORS[sector] for area, sector in found.items() if sector >= 0}


def free_places_in(state: PiratesState) -> dict[AreaName, int]:
    """By area how many of its spaces take a timer now, whichever timer it is."""
    checks = [*_PLACING, *(_CLOSING if is_any_closing(state) else ())]
    fit = [space for space in members(state.ship.spaces) if all(check(state, space) is None for check in checks)]
    return dict(Counter(AREAS[AREA_OF[space]] for space in fit))


def is_any_closing(state: PiratesState) -> bool:
    """Whether a card lies face up that closes something: most of the time none does, which spares a search."""
    closes = state.voyage.content.closes
    return any(closes[state.sea.kinds[position]] for position in members(state.sea.up))


def token_counts(numbers: list[int]) -> dict[TokenName, int]:
    """By token how many there are; those of which there are none are left out."""
    return {TOKEN_NAMES[token]: numbers[token] for token in range(len(TOKENS)) if numbers[token]}


def cards_view(state: PiratesState) -> dict[PositionName, SeaCard]:
    places = [position for position in range(POSITION_COUNT) if state.sea.kinds[position] != NO_CARD]
    return {POSITIONS[position]: card_view(state, position) for position in places}


def card_view(state: PiratesState, position: Position) -> SeaCard:
    """A card as it lies. Face down it shows nothing, but the crew remembers one that it has seen."""
    sea, content = state.sea, state.voyage.content
    kind, number = sea.kinds[position], sea.numbers[position]
    if kind < 0:
        return SeaCard(number)
    if not sea.up & BIT[position]:
        return SeaCard(number, card_name(content, kind), wounds=sea.wounds[position])
    return SeaCard(
        number,
        card_name(content, kind),
        up=True,
        life=content.life[kind],
        wounds=sea.wounds[position],
        shots=shots_of(state, position),
        burns=content.burns[kind],
        speed=content.speed[kind] if content.speed[kind] >= 0 else None,
        hit_at=content.hit_at[kind] if content.hit_at[kind] >= 0 else None,
        space=USES[content.space[kind] - 1] if content.space[kind] else None,
    )


def hidden_view(state: PiratesState) -> dict[str, int]:
    content = state.voyage.content
    return {card_name(content, kind): number for kind, number in enumerate(state.sea.hidden) if number}


def loot_view(state: PiratesState) -> dict[SectorName, int]:
    return {SECTORS[sector]: loot for sector, loot in enumerate(state.sea.loot) if loot}


def timer_view(state: PiratesState, timer: Timer, owner: Seat, lasts: Millis) -> TimerView:
    sand = state.sand
    space, bit = sand.at[timer], BIT[timer]
    is_running = space != FREE and not sand.ready & bit
    return TimerView(
        owner=owner,
        glass=sand_of(state, timer),
        space=None if space == FREE else space_name(space),
        ends=sand.ends[timer],
        ready=bool(sand.ready & bit),
        cursed=bool(sand.cursed & bit),
        late_from=late_from(lasts, sand_of(state, timer)) if sand.cursed & bit else 0,
        late=is_running and sand.ends[timer] >= lasts,
    )


def late_from(lasts: Millis, glass: Millis) -> Millis:
    """From when on sand that runs for so long would not be down before the round's end."""
    return max(0, lasts - glass)


def awaited(state: PiratesState, owners: list[Seat]) -> list[Seat]:
    """The seats that have something in their hands: for them time stands in step mode."""
    if state.agenda.phase != SAILING or state.clock.stands != RUNS:
        return []
    sand = state.sand
    return sorted({owner for timer, owner in enumerate(owners) if sand.at[timer] == FREE or sand.ready & BIT[timer]})


def clock_view(state: PiratesState, public: PiratesPublic) -> ClockView:
    clock = state.clock
    stands = clock.stands != RUNS
    return ClockView(
        began=clock.began,
        lasts=public.lasts,
        late_from=late_from(public.lasts, state.voyage.content.sand),
        stands=STANDS[clock.stands - 1] if stands else None,
        stood_at=clock.since - clock.began if stands else 0,
        thunder=clock.thunder,
        pauses=clock.pauses,
        counts=state.agenda.phase == SAILING,
        left=public.lasts if state.agenda.phase < SAILING else 0,
    )


def choice_need(state: PiratesState) -> NeedName:
    """What an open choice is about."""
    return NEEDS[state.agenda.need - 1]


def choice_view(state: PiratesState, public: PiratesPublic) -> ChoiceView | None:
    if not state.clock.choice:
        return None
    need = choice_need(state)
    return ChoiceView(need, state.clock.choice, [*_OPTIONS[need](public.choices)])


def event_under_way(state: PiratesState) -> str:
    """The event that is being carried out, or that the clock still waits for. Of several in a round the state does not
    say which was the last."""
    content, seen = state.voyage.content, state.clock.seen
    if state.agenda.event >= 0:
        return event_name(content, state.agenda.event)
    is_only = state.clock.stands != RUNS and seen.bit_count() == 1 and STANDS[state.clock.stands - 1] == "event"
    return event_name(content, seen.bit_length() - 1) if is_only else ""
