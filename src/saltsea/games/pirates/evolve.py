"""Every event written into the state: the only writer, and it judges nothing."""

from saltsea.games.pirates import events
from saltsea.games.pirates.kinds import LOOT, POWDER
from saltsea.games.pirates.rules.rounds import no_agenda
from saltsea.games.pirates.rules.sand import memory_of
from saltsea.games.pirates.rules.ship import (
    BIT,
    CANNON_OF,
    NO_SPACE,
    POSITIONS,
    SHIP_SPACES,
    TIMERS,
    Position,
    Space,
    Timer,
    sector_of,
)
from saltsea.games.pirates.state import (
    AT_REST,
    BRIEFING,
    BROKEN,
    CALLED,
    CLOSING,
    CORK,
    DEALING,
    FIRING,
    FORGOTTEN,
    FREE,
    HIDE,
    LIVES_LOST,
    LOOKS,
    NO_CARD,
    NO_EVENT,
    NOTHING,
    NOWHERE,
    OVER,
    PAUSED,
    POINT,
    REPAIRED,
    REVEALING,
    RUNS,
    SAILING,
    SHOTS,
    STARTING,
    STRUCK,
    TURN_UP,
    TURNS,
    UNKNOWN,
    PiratesState,
)
from saltsea.kernel.nouns import Event


def evolve(state: PiratesState, event: Event) -> None:
    if isinstance(event, events.Deed):
        state.clock.now = event.at
        deed(state, event)
    elif not (of_rest(state, event) or of_cards(state, event) or of_damage(state, event) or of_rounds(state, event)):
        happening(state, event)


# --- deeds ---


def deed(state: PiratesState, event: events.Deed) -> None:
    if isinstance(event, events.TimerPlaced):
        placed(state, event)
    elif isinstance(event, events.SandRanOut):
        state.sand.ready |= BIT[event.timer]
    elif isinstance(event, events.SailsSet):
        taken_back(state, event.timer)
        state.ship.sails = event.sails
        state.agenda.rest = POINT
    elif isinstance(event, events.ShipTurned):
        taken_back(state, event.timer)
        state.log.tally[TURNS] += 1
        headed(state, event.heading)
    elif isinstance(event, events.LookedOut):
        taken_back(state, event.timer)
        state.log.tally[LOOKS] += 1
        state.agenda.look = event.position
    elif isinstance(event, events.Fired):
        fired(state, event)
    elif not (of_crew(state, event) or of_choice(state, event)):
        of_clock(state, event)


def placed(state: PiratesState, event: events.TimerPlaced) -> None:
    sand, timer, space = state.sand, event.timer, event.space
    sand.at[timer] = space
    sand.ends[timer] = event.ends
    sand.last[timer] = memory_of(state, space)


def taken_back(state: PiratesState, timer: Timer) -> None:
    state.sand.at[timer] = FREE
    state.sand.ends[timer] = 0
    state.sand.ready &= ~BIT[timer]


def headed(state: PiratesState, heading: int) -> None:
    state.ship.heading = heading
    state.agenda.rest = TURN_UP
    state.agenda.slot = 0
    state.agenda.fresh = 0


def fired(state: PiratesState, event: events.Fired) -> None:
    agenda = state.agenda
    agenda.gunner, agenda.aim, agenda.powder = event.timer, event.position, event.powder
    state.ship.loaded &= ~BIT[CANNON_OF[state.sand.at[event.timer]]]
    state.ship.aboard[POWDER] -= event.powder
    state.log.tally[SHOTS] += 1


def of_crew(state: PiratesState, event: events.Deed) -> bool:
    if isinstance(event, events.Repaired):
        taken_back(state, event.timer)
        state.sand.cursed &= ~BIT[event.timer]
        state.log.tally[REPAIRED] += 1
        uncork(state, event.space)
    elif isinstance(event, events.Loaded):
        taken_back(state, event.timer)
        state.ship.loaded |= event.cannons
    elif isinstance(event, events.TokenTaken):
        taken_back(state, event.timer)
        state.ship.aboard[event.token] += 1
        state.log.taken[event.token] += 1
        discard(state, event.position)
    elif isinstance(event, events.Salvaged):
        salvaged(state, event)
    elif isinstance(event, events.TimerBack):
        taken_back(state, event.timer)
    else:
        return False
    return True


def salvaged(state: PiratesState, event: events.Salvaged) -> None:
    taken_back(state, event.timer)
    if event.space == NO_SPACE:
        state.ship.aboard[POWDER] += 1
        state.log.taken[POWDER] += 1
    else:
        uncork(state, event.space)
    discard(state, event.position)


def uncork(state: PiratesState, space: Space) -> None:
    if space != NO_SPACE:
        state.ship.corks &= ~BIT[space]
        state.ship.fires &= ~BIT[space]


def of_choice(state: PiratesState, event: events.Deed) -> bool:
    """What was owed is done, by whomever."""
    if isinstance(event, events.CorkPut):
        put_cork(state, event.space, event.fire)
        paid(state)
        return True
    if isinstance(event, events.BallLost):
        state.ship.loaded &= ~BIT[event.cannon]
    elif isinstance(event, events.CorkOff):
        uncork(state, event.space)
    elif isinstance(event, events.CardHidden):
        state.sea.up &= ~BIT[event.position]
    else:
        return False
    no_need(state)
    return True


def put_cork(state: PiratesState, space: Space, fire: int) -> None:
    state.ship.corks |= BIT[space]
    if fire:
        state.ship.fires |= BIT[space]


def paid(state: PiratesState) -> None:
    """One of the corks that were owed is dealt with."""
    state.agenda.owed -= 1
    state.clock.choice = 0
    if state.agenda.owed <= 0:
        no_need(state)


def no_need(state: PiratesState) -> None:
    agenda = state.agenda
    agenda.need, agenda.owed, agenda.owed_in, agenda.owed_fire = NOTHING, 0, 0, 0
    state.clock.choice = 0


def of_clock(state: PiratesState, event: events.Deed) -> None:
    clock = state.clock
    if isinstance(event, events.RoundStarted):
        clock.began = event.at
        state.agenda.phase = STARTING
    elif isinstance(event, events.ClockRanOut):
        state.agenda.phase = CLOSING
    elif isinstance(event, events.EventCalled):
        clock.stands, clock.since = event.stands, event.at if event.stands else 0
        if clock.moments:
            clock.moments = clock.moments[1:]
        state.agenda.event = CALLED
    elif isinstance(event, events.Paused):
        clock.stands, clock.since = PAUSED, event.at
        clock.pauses += 1
    elif isinstance(event, events.WentOn):
        runs_again(state, event.at)
    elif isinstance(event, events.AreaOpened):
        clock.thunder = 0
    else:
        raise TypeError(f"{type(event).__name__} is no event of the pirates")


# --- coming to rest ---


def of_rest(state: PiratesState, event: Event) -> bool:
    agenda = state.agenda
    if isinstance(event, events.CameTo):
        agenda.rest, agenda.slot = event.rest, event.slot
        if event.rest == AT_REST:
            agenda.fresh = 0
    elif isinstance(event, events.Struck):
        agenda.slot = event.position % 3 + 1
        state.log.tally[STRUCK] += 1
        owe(state, event.corks, event.spaces, 0)
    elif isinstance(event, events.FogSpread):
        agenda.slot = event.position % 3 + 1
        agenda.need = HIDE
    elif isinstance(event, events.LootFished):
        state.sea.loot[event.sector] = 0
        state.ship.aboard[LOOT] += event.loot
        state.log.taken[LOOT] += event.loot
    elif isinstance(event, events.GoalPointedAt):
        state.log.pointed[event.card] += 1
        discard(state, event.position)
    elif isinstance(event, events.Whirled):
        discard(state, event.position)
        headed(state, event.heading)
    else:
        return False
    return True


def owe(state: PiratesState, corks: int, spaces: int, fire: int) -> None:
    agenda = state.agenda
    if corks:
        agenda.need, agenda.owed, agenda.owed_in, agenda.owed_fire = CORK, corks, spaces, fire


# --- cards ---


def of_cards(state: PiratesState, event: Event) -> bool:
    if isinstance(event, events.CardTurned):
        turned(state, event)
    elif isinstance(event, events.ShotFell):
        shot(state, event)
    elif isinstance(event, events.CannonBroke):
        broke(state, event)
    elif isinstance(event, events.CardSunk):
        sunk(state, event)
    elif isinstance(event, events.CardLeft):
        discard(state, event.position)
    elif isinstance(event, events.KrakenWoke):
        state.log.awake = 1
        state.agenda.leads, state.agenda.aim = events.NO_MORE, NOWHERE
        state.agenda.woken = event.unseen
        for position in event.known:
            state.sea.up |= BIT[position]
    else:
        return False
    return True


def turned(state: PiratesState, event: events.CardTurned) -> None:
    sea, position = state.sea, event.position
    if sea.kinds[position] == UNKNOWN:
        sea.hidden[event.card] -= 1
        sea.kinds[position] = event.card
    sea.up |= BIT[position]
    if event.wounds:
        sea.wounds[position] = event.wounds
        sea.kept.remove(event.card * 16 + event.wounds)
    if event.how == events.BY_BOW:
        state.agenda.fresh |= BIT[position]
    elif event.how == events.BY_LOOKOUT:
        state.agenda.look = NOWHERE
    elif event.how == events.BY_KRAKEN:
        state.agenda.woken -= 1
    if event.leaves:
        discard(state, position)


def discard(state: PiratesState, position: Position) -> None:
    """pirates.T7: a timer on a card that leaves the board comes back at once, and remembers that card."""
    sea = state.sea
    sea.kinds[position] = NO_CARD
    sea.numbers[position] = 0
    sea.wounds[position] = 0
    sea.up &= ~BIT[position]
    for timer in range(TIMERS):
        if state.sand.at[timer] == SHIP_SPACES + position:
            taken_back(state, timer)


def shot(state: PiratesState, event: events.ShotFell) -> None:
    agenda = state.agenda
    taken_back(state, event.timer)
    state.sea.wounds[event.position] += event.damage
    agenda.gunner, agenda.powder, agenda.leads = NOWHERE, 0, event.leads
    agenda.aim = event.position if event.leads else NOWHERE


def broke(state: PiratesState, event: events.CannonBroke) -> None:
    agenda = state.agenda
    taken_back(state, event.timer)
    agenda.gunner, agenda.aim, agenda.powder = NOWHERE, NOWHERE, 0
    state.log.tally[BROKEN] += 1
    if event.cost == events.CORKED:
        put_cork(state, event.space, 0)
    elif event.cost == events.LIFE_LOST:
        lose_life(state)
    else:
        state.ship.hull = 0


def lose_life(state: PiratesState) -> None:
    state.ship.lives -= 1
    state.log.tally[LIVES_LOST] += 1


def sunk(state: PiratesState, event: events.CardSunk) -> None:
    state.log.sunk[event.card] += 1
    state.sea.loot[sector_of(event.position)] += event.loot
    discard(state, event.position)
    state.agenda.leads, state.agenda.aim = events.NO_MORE, NOWHERE


# --- damage ---


def of_damage(state: PiratesState, event: Event) -> bool:
    agenda = state.agenda
    if isinstance(event, events.DamageDue):
        agenda.event = NO_EVENT
        owe(state, event.corks, event.spaces, event.fire)
    elif isinstance(event, events.LifeLost):
        lose_life(state)
        paid(state)
    elif isinstance(event, events.HullHeld):
        state.ship.hull = 0
        paid(state)
    elif isinstance(event, events.ChoiceOpened):
        state.clock.choice = event.ends
    elif isinstance(event, events.NeedDropped):
        no_need(state)
    elif isinstance(event, events.EnemyShot):
        agenda.shots -= 1
        if event.curses >= 0:
            state.sand.cursed |= BIT[event.curses]
        owe(state, event.face, event.spaces, 0)
    elif isinstance(event, events.Burnt):
        agenda.shooter = event.shooter
        owe(state, event.corks, event.spaces, 1)
    elif isinstance(event, events.FireSpreads):
        agenda.burning &= ~BIT[event.space]
        owe(state, 1, event.spaces, 1)
    else:
        return False
    return True


# --- rounds ---


def of_rounds(state: PiratesState, event: Event) -> bool:
    agenda, log = state.agenda, state.log
    if isinstance(event, events.Dealt):
        dealt(state, event)
    elif isinstance(event, events.EventPlanned):
        state.clock.moments = [*(state.clock.moments or []), event.moment or 0]
    elif isinstance(event, events.Ready):
        agenda.phase = BRIEFING
    elif isinstance(event, events.SailsUp):
        agenda.phase = SAILING
    elif isinstance(event, events.StageReached):
        log.stage += 1
    elif isinstance(event, events.GoalReached):
        log.stage += 1
        log.left = event.left
        agenda.phase, agenda.rest, agenda.fresh = CLOSING, AT_REST, 0
    elif isinstance(event, events.TimersCleared):
        cleared(state)
    elif isinstance(event, events.FiringBegan):
        agenda.phase, agenda.shooter = FIRING, 0
    elif isinstance(event, events.TookAim):
        agenda.shooter, agenda.shots = event.shooter, event.shots
    elif isinstance(event, events.RoundEnded):
        round_ended(state)
    elif isinstance(event, events.VoyageEnded):
        ended(state, event.result)
    else:
        return False
    return True


def dealt(state: PiratesState, event: events.Dealt) -> None:
    sea = state.sea
    for position in event.positions:
        sea.dealt += 1
        sea.kinds[position] = UNKNOWN
        sea.numbers[position] = sea.dealt
    for kind in event.deal:
        sea.hidden[kind] += 1


def cleared(state: PiratesState) -> None:
    sand = state.sand
    for timer in range(TIMERS):
        taken_back(state, timer)
        sand.last[timer] = FORGOTTEN
    state.clock.thunder = 0
    state.clock.moments = []
    runs_again(state, state.clock.now)
    state.agenda.phase = REVEALING


def runs_again(state: PiratesState, at: int) -> None:
    """The clock goes on from where it stood."""
    clock = state.clock
    if clock.stands != RUNS:
        clock.began += at - clock.since
        clock.stands, clock.since = RUNS, 0


def round_ended(state: PiratesState) -> None:
    """pirates.R3: heading, sails, corks, lives, balls and tokens stay; cards go, but ships that return keep damage."""
    sea, content = state.sea, state.voyage.content
    for position in range(POSITIONS):
        kind = sea.kinds[position]
        if kind >= 0 and content.again[kind] and sea.wounds[position]:
            sea.kept.append(kind * 16 + sea.wounds[position])
        discard(state, position)
    sea.kept.sort(reverse=True)
    sea.hidden = [0] * len(sea.hidden)
    sea.dealt = 0
    state.clock.seen = 0
    state.log.round += 1
    if state.voyage.chapter.each_round:
        state.log.stage = 0
        state.log.pointed = [0] * len(state.log.pointed)
    state.ship.hull = 1 if state.voyage.has_hull() else 0
    state.agenda = no_agenda(DEALING)


def ended(state: PiratesState, result: int) -> None:
    for timer in range(TIMERS):
        taken_back(state, timer)
    runs_again(state, state.clock.now)
    state.log.result = result
    state.clock.choice = state.clock.thunder = 0
    state.clock.moments = []
    state.agenda = no_agenda(OVER)


# --- the App's events ---


def happening(state: PiratesState, event: Event) -> None:
    agenda, clock = state.agenda, state.clock
    if isinstance(event, events.EventCame):
        agenda.event = event.happening
        agenda.burning = state.ship.fires
        clock.seen |= BIT[event.happening]
        return
    agenda.event = NO_EVENT
    if isinstance(event, events.WindChanged):
        state.ship.sails = event.sails
        agenda.rest = POINT
    elif isinstance(event, events.Drifted):
        headed(state, event.heading)
    elif isinstance(event, events.AreaClosed):
        clock.thunder = event.until
    elif isinstance(event, events.CardsFogged):
        for position in event.positions:
            state.sea.up &= ~BIT[position]
    elif isinstance(event, events.NeedArose):
        agenda.need = event.need
    else:
        rarer_happening(state, event)


def rarer_happening(state: PiratesState, event: Event) -> None:
    if isinstance(event, events.CardCame):
        came(state, event)
    elif isinstance(event, events.Chased):
        for source, target in zip(event.sources, event.targets, strict=True):
            moved(state, source, target)
    elif isinstance(event, events.TimerHurried):
        state.sand.ready |= BIT[event.timer]
    elif not isinstance(event, events.EventDone):
        raise TypeError(f"{type(event).__name__} is no event of the pirates")


def came(state: PiratesState, event: events.CardCame) -> None:
    sea = state.sea
    sea.dealt += 1
    sea.kinds[event.position] = event.card
    sea.numbers[event.position] = sea.dealt
    sea.up |= BIT[event.position]


def moved(state: PiratesState, source: Position, target: Position) -> None:
    """A card goes with its number, its damage and the timer that stands on it."""
    sea, at = state.sea, state.sand.at
    sea.kinds[target], sea.numbers[target], sea.wounds[target] = (
        sea.kinds[source],
        sea.numbers[source],
        sea.wounds[source],
    )
    sea.up |= BIT[target]
    for timer in range(TIMERS):
        if at[timer] == SHIP_SPACES + source:
            at[timer] = SHIP_SPACES + target
    discard(state, source)
