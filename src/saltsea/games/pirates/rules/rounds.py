"""Chapter and round (chapter R): set-up, deal, start, goals, the end of a round and of the voyage."""

from typing import Final

from saltsea.games.pirates.chapters.chapter import CLEAR, POINT_AT, SINK, Condition, RoundPlan, Voyage
from saltsea.games.pirates.engine.kinds import BOW_CHASER_PART, LANTERN, Kind
from saltsea.games.pirates.engine.state import (
    AT_REST,
    BRIEFING,
    CLOSING,
    DEALING,
    FIRING,
    FORGOTTEN,
    FREE,
    NO_CARD,
    NO_EVENT,
    NOTHING,
    NOWHERE,
    REVEALING,
    RUNS,
    SAILING,
    STARTING,
    TALLIES,
    TOO_LATE,
    UNKNOWN,
    WON,
    Agenda,
    Clock,
    Log,
    PiratesState,
    Sand,
    Sea,
    Ship,
    ship_time,
    to_come,
)
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.rules.damage import facing
from saltsea.games.pirates.rules.deeds import die
from saltsea.games.pirates.rules.happenings import moments
from saltsea.games.pirates.rules.rest import everywhere, first_down, turned, unknown_card
from saltsea.games.pirates.rules.sand import all_back
from saltsea.games.pirates.rules.ship import (
    BIT,
    CHASER_SPACE,
    LANTERN_SPACE,
    POSITIONS,
    SECTORS,
    TIMERS,
    Position,
    sector_of,
    slots_of,
)
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Refusal, refuse
from saltsea.kernel.seat import Millis

FIRST_CORKS: Final = [3, 7, 1]
"""The spaces of the corks at the start: Sails 1, left Cannon 1, right Cannon 1."""
PRINTED: Final = (1 << 10) - 1


def opening(voyage: Voyage) -> PiratesState:
    """pirates.R3: the ship as the chapter finds her, before any card lies."""
    kinds = len(voyage.content.cards)
    return PiratesState(
        voyage,
        ship_of_chapter(voyage),
        Sea([NO_CARD] * POSITIONS, [0] * POSITIONS, [0] * POSITIONS, 0, [0] * kinds, 0, [], [0] * SECTORS),
        Sand([FREE] * TIMERS, [0] * TIMERS, 0, [FORGOTTEN] * TIMERS, cursed_at_start(voyage)),
        Clock(0, 0, RUNS, 0, [], 0, 0, 0, 0),
        Log(0, 0, [0] * kinds, [0] * kinds, [0] * len(voyage.content.count), [0] * TALLIES, 0, 0, 0),
        no_agenda(DEALING),
    )


def no_agenda(phase: int) -> Agenda:
    """Nothing is under way."""
    return Agenda(
        phase, NOTHING, 0, 0, 0, AT_REST, 0, 0, NO_EVENT, 0, NOWHERE, NOWHERE, 0, crew_events.NO_MORE, 0, NOWHERE, 0, 0
    )


def ship_of_chapter(voyage: Voyage) -> Ship:
    """pirates.R8: what a chapter says of life points, corks, sails, heading and parts goes before any rule."""
    chapter = voyage.chapter
    corks = 0
    for space in FIRST_CORKS[: voyage.corks]:
        corks |= BIT[space]
    hull = 1 if voyage.has_hull() else 0
    aboard = [0] * len(voyage.content.count)
    fires = corks if chapter.fire else 0
    return Ship(chapter.heading, chapter.sails, voyage.life, corks, fires, 0, spaces_of(chapter.parts), hull, aboard)


def spaces_of(parts: int) -> int:
    """pirates.token.lantern: a second Lookout space; the Bow Chaser is a cannon at the bow."""
    mask = PRINTED
    if parts >> LANTERN & 1:
        mask |= BIT[LANTERN_SPACE]
    if parts >> BOW_CHASER_PART & 1:
        mask |= BIT[CHASER_SPACE]
    return mask


def cursed_at_start(voyage: Voyage) -> int:
    """pirates.chapter.9: some chapters begin with a cursed timer; one that no player holds cannot be."""
    return voyage.chapter.cursed & (BIT[voyage.timers] - 1)


def plan(state: PiratesState) -> RoundPlan:
    """The round as this crew sails it."""
    return state.voyage.rounds[state.log.round]


def deal(state: PiratesState) -> list[Kind]:
    """pirates.R10: the cards of the round; of a ship that is dealt again only what is left of the fleet."""
    left = state.voyage.chapter.fleet[:]
    for kind, number in enumerate(state.log.sunk):
        left[kind] -= number
    found: list[Kind] = []
    for kind in plan(state).deal:
        if state.voyage.content.again[kind]:
            if left[kind] <= 0:
                continue
            left[kind] -= 1
        found.append(kind)
    return found


def places(state: PiratesState, cards: list[Kind]) -> Chance:
    """pirates.R2: the cards are shuffled over the sectors, at most three each; goal cards find no place at the bow."""
    content, goals = state.voyage.content, state.voyage.goal_cards
    plain = sum(1 for kind in cards if not goals >> kind & 1 and not content.open[kind])
    bow = slots_of(state.ship.heading)
    pool = [place for place in range(POSITIONS) if place not in bow or place - bow[0] < plain]
    return Chance("pirates.R2 places", pool, min(len(cards), len(pool)))


def dealt(state: PiratesState, got: list[Position]) -> Event:
    """pirates.R2: in each sector the cards lie from slot 1 on, face down."""
    positions: list[Position] = []
    for sector in range(SECTORS):
        number = sum(1 for place in got if sector_of(place) == sector)
        positions.extend(slots_of(sector)[:number])
    return round_events.Dealt(state.log.round, positions, deal(state))


def lay_out(state: PiratesState) -> Event | None:
    """Deal, lay open what always lies open, fix the moments of the events; then the crew may start."""
    if is_undealt(state):
        return None
    if open_kinds(state):
        return None
    if len(to_come(state)) < len(windows(state)):
        return None
    return round_events.Ready(state.log.round)


def is_undealt(state: PiratesState) -> bool:
    """Whether cards are still to be dealt; a round may have none, if small crews or sunk fleets leave none."""
    return state.sea.dealt == 0 and len(deal(state)) > 0


def windows(state: PiratesState) -> list[list[int]]:
    """The seconds in which each of the round's events may come."""
    return moments(plan(state).seconds, plan(state).events)


def open_kinds(state: PiratesState) -> list[Kind]:
    """Kinds that always lie face up and are still unseen."""
    return [kind for kind, number in enumerate(state.sea.hidden) if number and state.voyage.content.open[kind]]


def lay_out_by_chance(state: PiratesState) -> Chance:
    """What chance has to say while a round is laid out."""
    if is_undealt(state):
        return places(state, deal(state))
    if open_kinds(state):
        unknown = [place for place in range(POSITIONS) if state.sea.kinds[place] == UNKNOWN]
        return Chance("pirates.card.fort place", unknown, 1)
    return Chance("pirates.R7 moment", windows(state)[len(to_come(state))], 1)


def laid_out(state: PiratesState, got: list[int]) -> Event:
    """The fact that an answer makes while a round is laid out."""
    if is_undealt(state):
        return dealt(state, got)
    if open_kinds(state):
        return turned(state, got[0], open_kinds(state)[0], sea_events.BY_DEAL)
    return round_events.EventPlanned(got[0] * 1000)


def start_round(state: PiratesState) -> Event | None:
    """pirates.R4: at the start the bow's sector is turned up, with no effect at all."""
    down = first_down(state, slots_of(state.ship.heading))
    if down < 0:
        return round_events.SailsUp(state.log.round)
    if state.sea.kinds[down] == UNKNOWN:
        return None
    return turned(state, down, state.sea.kinds[down], sea_events.BY_START)


def check_start(state: PiratesState) -> Refusal | None:
    """pirates.R2: a round is started once its cards lie, and only once."""
    if state.agenda.phase != BRIEFING:
        return refuse("pirates.R2", "refusal-pirates-already-started")
    return None


def clock_out(state: PiratesState, at: Millis) -> Event | None:
    """pirates.T6: when the clock reaches zero nothing more is performed, sand that ends just then included."""
    if state.agenda.phase == SAILING and ship_time(state, at) >= plan(state).seconds * 1000:
        return round_events.ClockRanOut(at)
    return None


def test_goal(state: PiratesState) -> Event | None:
    """pirates.R6: a goal that is reached ends the round at once; a stage opens the next."""
    stages = state.voyage.chapter.stages
    if state.log.stage >= len(stages):
        return None
    if not all(holds(state, condition) for condition in stages[state.log.stage]):
        return None
    if state.log.stage + 1 < len(stages):
        return round_events.StageReached(state.log.stage)
    left = plan(state).seconds * 1000 - ship_time(state, state.clock.now)
    return round_events.GoalReached(max(0, left))


def holds(state: PiratesState, condition: Condition) -> bool:
    """Whether one condition of a goal is met now."""
    if condition.verb == SINK:
        return counted(state.log.sunk, condition.kinds) >= condition.times
    if condition.verb == POINT_AT:
        return counted(state.log.pointed, condition.kinds) >= condition.times
    if condition.verb == CLEAR:
        return on_board(state, condition.kinds) == 0
    return state.log.taken[condition.token] >= condition.times


def counted(by_kind: list[int], kinds: int) -> int:
    """The sum over a set of kinds."""
    return sum(number for kind, number in enumerate(by_kind) if kinds >> kind & 1)


def on_board(state: PiratesState, kinds: int) -> int:
    """pirates.chapter.9: cards of these kinds around the ship, face-down ones counted."""
    known = sum(1 for kind in state.sea.kinds if kind >= 0 and kinds >> kind & 1)
    return known + counted(state.sea.hidden, kinds)


def is_reached(state: PiratesState) -> bool:
    """Whether the goal of the round or chapter is reached."""
    return state.log.stage >= len(state.voyage.chapter.stages)


def is_last_round(state: PiratesState) -> bool:
    return state.log.round + 1 >= len(state.voyage.rounds)


def is_won(state: PiratesState) -> bool:
    """pirates.R6: the chapter's goal is reached, or that of its last round."""
    return is_reached(state) and (is_last_round(state) or not state.voyage.chapter.each_round)


def is_lost(state: PiratesState) -> bool:
    """pirates.R6: lost when the last round, or a round with its own goal, ends without it."""
    return not is_reached(state) and (is_last_round(state) or state.voyage.chapter.each_round == 1)


def close_round(state: PiratesState) -> Event:
    """pirates.R6: after the chapter's last goal no enemy fires; else the timers come back and the enemy is shown."""
    if is_won(state):
        return round_events.VoyageEnded(WON)
    return all_back(state)


def reveal(state: PiratesState) -> Event | None:
    """pirates.R5: before the enemy fires all cards are turned up, without effect."""
    down = first_down(state, everywhere(state))
    if down < 0:
        return round_events.FiringBegan(state.log.round)
    if state.sea.kinds[down] == UNKNOWN:
        return None
    return turned(state, down, state.sea.kinds[down], sea_events.BY_END)


def fire(state: PiratesState) -> Event | None:
    """pirates.R5: every card that shows a shot fires once per symbol, clockwise from the bow, slot 1 first."""
    if state.agenda.shots:
        return None
    order = everywhere(state)
    for shooter in range(state.agenda.shooter, POSITIONS):
        kind = state.sea.kinds[order[shooter]]
        if kind < 0:
            continue
        if state.voyage.content.burns[kind]:
            return burn(state, shooter, order[shooter])
        shots = shots_of(state, order[shooter])
        if shots:
            return round_events.TookAim(shooter + 1, order[shooter], shots)
    return end_round(state)


def shots_of(state: PiratesState, position: Position) -> int:
    """pirates.card.flagship: one shot fewer for every three damage on it."""
    content, kind = state.voyage.content, state.sea.kinds[position]
    fewer = state.sea.wounds[position] // content.fewer_per[kind] if content.fewer_per[kind] else 0
    return max(0, content.shots[kind] - fewer)


def burn(state: PiratesState, shooter: int, position: Position) -> Event:
    """pirates.card.fireship: two damage without a die, and its corks are Fire."""
    corks = state.voyage.content.burns[state.sea.kinds[position]]
    return sea_events.Burnt(shooter + 1, position, corks, facing(state, sector_of(position)))


def enemy_die() -> Chance:
    """pirates.A7: every enemy shot rolls the same die."""
    return die("pirates.A7 enemy")


def enemy_shot(state: PiratesState, face: int) -> Event:
    """pirates.A7: as many corks as hits; the broken cannon is a miss. A Ghost Ship's hit curses the lowest timer."""
    position = everywhere(state)[state.agenda.shooter - 1]
    curses = face and state.voyage.content.curses[state.sea.kinds[position]]
    return sea_events.EnemyShot(position, face, facing(state, sector_of(position)), 0 if curses else NOWHERE)


def end_round(state: PiratesState) -> Event:
    """pirates.R6: lost when the last round, or a round with its own goal, ends without it."""
    if is_lost(state):
        return round_events.VoyageEnded(TOO_LATE)
    return round_events.RoundEnded(state.log.round)


def next_step(state: PiratesState) -> Event | None:
    """What a phase that waits for no player does next."""
    phase = state.agenda.phase
    if phase in (SAILING, CLOSING):
        return test_goal(state) or (close_round(state) if phase == CLOSING else None)
    if phase == DEALING:
        return lay_out(state)
    if phase == STARTING:
        return start_round(state)
    if phase == REVEALING:
        return reveal(state)
    return fire(state) if phase == FIRING else None


def unknown_at_start(state: PiratesState) -> Chance:
    """pirates.R2: a card in the bow's sector at the start is none of the goal cards."""
    return unknown_card(state, state.voyage.goal_cards)
