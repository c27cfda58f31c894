"""What the crew may tell the App and when, and what follows: the rules of a table with cardboard (Q1)."""

from saltsea.games.pirates.app import events
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.engine.hourglass import next_event
from saltsea.games.pirates.engine.kinds import ARRIVE, Kind
from saltsea.games.pirates.engine.state import (
    BRIEFING,
    CALLED,
    CLOSING,
    DEALING,
    FIRING,
    NO_CARD,
    NO_EVENT,
    NOTHING,
    OVER,
    REVEALING,
    RUNS,
    SAILING,
    STARTING,
    TOO_LATE,
    WON,
    PiratesState,
    ship_time,
)
from saltsea.games.pirates.events import round_events
from saltsea.games.pirates.rules import rounds, score
from saltsea.games.pirates.rules.damage import corks_left, settle_need, sinking
from saltsea.games.pirates.rules.happenings import call, which
from saltsea.games.pirates.rules.rest import everywhere
from saltsea.games.pirates.rules.ship import BIT, POSITIONS, REPAIRS_SPACE, Position, Sector, Space, Timer, slots_of
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Outcome, Refusal, refuse
from saltsea.kernel.seat import Millis

# --- what may be told ---


def check_continue(state: AppState) -> Refusal | None:
    """pirates.R7: Continue belongs to an event that the App has called, whether the clock stands for it or not."""
    if state.table.agenda.event == NO_EVENT or state.table.agenda.phase != SAILING:
        return refuse("pirates.R7", "refusal-pirates-nothing-waits")
    return None


def check_reach(state: AppState) -> Refusal | None:
    """pirates.R6: a goal is reached while the sand runs, or by a choice that was open when the clock ran out."""
    table = state.table
    if table.agenda.phase not in (SAILING, REVEALING) or state.reported or rounds.is_reached(table):
        return refuse("pirates.R6", "refusal-pirates-app-no-goal-now")
    return None


def check_lives(state: AppState, lives: int) -> Refusal | None:
    """pirates.S3: life points are lost while the sand runs, and counted when it has; there are never more than at the
    start. The last one is lost by itself: a touch that slips must not end a voyage."""
    table = state.table
    if table.agenda.phase != SAILING and not is_reporting(state):
        return refuse("pirates.S3", "refusal-pirates-app-not-now")
    if lives > table.voyage.life or lives == table.ship.lives or (lives == 0 and table.ship.lives > 1):
        return refuse("pirates.S3", "refusal-pirates-app-lives", lives=table.ship.lives)
    return None


def is_reporting(state: AppState) -> bool:
    """Whether the crew tells how the table looks."""
    return state.table.agenda.phase == REVEALING and not state.reported


def fires_next(table: PiratesState) -> bool:
    """pirates.R6: after a round the enemy fires, but for a chapter that is won or lost with it."""
    return not rounds.is_won(table) and not rounds.is_lost(table)


def check_table(state: AppState) -> Refusal | None:
    """pirates.Q1: where bow and cards are is told when the sand is down, and only if the enemy will fire."""
    if not is_reporting(state) or not fires_next(state.table):
        return refuse("pirates.Q1", "refusal-pirates-app-not-now")
    return None


def check_heading(state: AppState, heading: Sector) -> Refusal | None:
    """pirates.Q1: another heading than the one that the App knows."""
    if heading == state.table.ship.heading:
        return refuse("pirates.Q1", "refusal-pirates-app-heading", heading=heading)
    return check_table(state)


def check_cork(state: AppState, space: Space) -> Refusal | None:
    """pirates.S3, pirates.Q1: three corks in all, in spaces that the ship has; Repairs is never damaged."""
    ship = state.table.ship
    if not is_reporting(state) or rounds.is_lost(state.table):
        return refuse("pirates.Q1", "refusal-pirates-app-not-now")
    if not ship.spaces & BIT[space] or space == REPAIRS_SPACE:
        return refuse("pirates.S3", "refusal-pirates-app-no-cork-there", space=space)
    if not ship.corks & BIT[space] and not corks_left(state.table):
        return refuse("pirates.S3", "refusal-pirates-app-no-more-corks")
    return None


def check_card(state: AppState, sector: Sector, kind: Kind) -> Refusal | None:
    """pirates.R5, pirates.S1: only cards that shoot or burn matter, and three of them in a sector."""
    if kind not in shooters(state.table):
        return refuse("pirates.R5", "refusal-pirates-app-no-shooter", card=kind)
    if first_free(state.table, sector) < 0:
        return refuse("pirates.S1", "refusal-pirates-app-sector-full", sector=sector)
    return check_table(state)


def shooters(table: PiratesState) -> list[Kind]:
    """The cards that may still fire: those of the round, and those that an event may have brought."""
    content = table.voyage.content
    came = [content.by[event] for event in table.voyage.chapter.events if content.verb[event] == ARRIVE]
    kinds = sorted({*rounds.deal(table), *came})
    return [kind for kind in kinds if content.shots[kind] or content.burns[kind]]


def first_free(table: PiratesState, sector: Sector) -> Position:
    """The first slot of a sector in which no card was named, or -1."""
    return next((place for place in slots_of(sector) if table.sea.kinds[place] == NO_CARD), -1)


def named(table: PiratesState, sector: Sector, kind: Kind) -> Event:
    """pirates.R3: a ship that is dealt again has kept its damage."""
    kept = [one % events.A_KIND for one in table.sea.kept if one // events.A_KIND == kind]
    return events.CardNoted(first_free(table, sector), kind, kept[0] if kept else 0)


def may_burn(table: PiratesState) -> bool:
    """pirates.token.fire: whether this chapter knows Fire: a cork is on fire nowhere else."""
    chapter, burns = table.voyage.chapter, table.voyage.content.burns
    return chapter.fire == 1 or any(burns[kind] for plan in table.voyage.rounds for kind in plan.deal)


def unnamed(table: PiratesState) -> list[Kind]:
    """pirates.R10: ships of this round that return until they are sunk, and that the crew has not named."""
    dealt, left, again = rounds.deal(table), table.sea.kinds, table.voyage.content.again
    return [kind for kind in range(len(again)) if again[kind] and dealt.count(kind) > left.count(kind)]


def last_named(table: PiratesState, sector: Sector) -> Position:
    """The last slot of a sector in which a card was named, or -1."""
    return next((place for place in reversed(slots_of(sector)) if table.sea.kinds[place] != NO_CARD), -1)


def check_no_card(state: AppState, sector: Sector) -> Refusal | None:
    """pirates.Q1: a card that was named by mistake is taken off again."""
    if last_named(state.table, sector) < 0:
        return refuse("pirates.Q1", "refusal-pirates-app-no-card", sector=sector)
    return check_table(state)


def weakened(table: PiratesState) -> Position:
    """Where the card lies that fires less the more damage it has, or -1."""
    fewer = table.voyage.content.fewer_per
    return next((place for place in range(POSITIONS) if (kind := table.sea.kinds[place]) >= 0 and fewer[kind]), -1)


def check_damage(state: AppState, damage: int) -> Refusal | None:
    """pirates.card.flagship: how much it fires depends on the damage on it, which is less than its life points."""
    table = state.table
    place = weakened(table)
    if place < 0 or damage >= table.voyage.content.life[table.sea.kinds[place]] or damage == table.sea.wounds[place]:
        return refuse("pirates.card.flagship", "refusal-pirates-app-damage")
    return check_table(state)


def check_hull(state: AppState) -> Refusal | None:
    """pirates.token.hull: only a ship that has the Reinforced Hull can say whether it has held."""
    if not state.table.voyage.has_hull():
        return refuse("pirates.token.hull", "refusal-pirates-app-no-hull")
    return check_table(state)


def may_curse(table: PiratesState) -> bool:
    """pirates.token.curse: whether this chapter knows the Curse."""
    curses = table.voyage.content.curses
    return table.voyage.chapter.cursed != 0 or any(curses[kind] for plan in table.voyage.rounds for kind in plan.deal)


def check_curse(state: AppState, timer: Timer) -> Refusal | None:
    """pirates.token.curse, pirates.Q1: Repairs lift a Curse while the sand runs; what was forgotten is told before or
    after it."""
    table = state.table
    if not may_curse(table) or timer >= table.voyage.timers:
        return refuse("pirates.token.curse", "refusal-pirates-app-no-curse")
    if table.agenda.phase not in (BRIEFING, SAILING) and not is_reporting(state):
        return refuse("pirates.Q1", "refusal-pirates-app-not-now")
    return None


def curse_noted(table: PiratesState, timer: Timer) -> Event:
    """pirates.token.curse: the other way round."""
    return events.CurseNoted(timer, 0 if table.sand.cursed & BIT[timer] else 1)


def check_wish(state: AppState, wish: int) -> Refusal | None:
    """pirates.P3: optional goals count for a chapter that is won."""
    if not is_reporting(state) or not rounds.is_won(state.table) or wish >= len(state.table.voyage.chapter.wishes):
        return refuse("pirates.P3", "refusal-pirates-app-no-wish")
    return None


def check_report(state: AppState) -> Refusal | None:
    """pirates.Q1: the report ends when the crew says so."""
    return None if is_reporting(state) else refuse("pirates.Q1", "refusal-pirates-app-not-now")


def check_die(state: AppState) -> Refusal | None:
    """pirates.A7: a die is rolled, here or on the table, for each shot of a card that has taken aim."""
    agenda = state.table.agenda
    if agenda.phase != FIRING or not agenda.shots or agenda.need != NOTHING:
        return refuse("pirates.A7", "refusal-pirates-app-no-shot")
    return None


# --- what follows ---


def reached(table: PiratesState, at: Millis) -> Event:
    """pirates.R6: the goal ends the round at once; a stage of it opens the next."""
    if table.log.stage + 1 < len(table.voyage.chapter.stages):
        return round_events.StageReached(table.log.stage)
    left = rounds.plan(table).seconds * 1000 - ship_time(table, at) if table.agenda.phase == SAILING else 0
    return round_events.GoalReached(max(0, left))


def report(table: PiratesState) -> Event:
    """pirates.R10: ships that return until they are sunk, and that the crew did not name, are sunk."""
    dealt, left = rounds.deal(table), table.sea.kinds
    gone = unnamed(table) if fires_next(table) else []
    kinds = range(len(table.voyage.content.cards))
    return events.Reported(
        table.log.round, [dealt.count(kind) - left.count(kind) if kind in gone else 0 for kind in kinds]
    )


def next_step(state: AppState) -> Event | None:
    """What a phase that waits for no one does next."""
    table = state.table
    phase = table.agenda.phase
    if phase == OVER:
        return None
    if sunk := sinking(table):
        return sunk
    if phase == DEALING:
        return rounds.lay_out(table)
    if phase == STARTING:
        return round_events.SailsUp(table.log.round)
    if phase == CLOSING:
        return forget(table)
    if phase == REVEALING:
        return after_report(state)
    return fire(state) if phase == FIRING else None


def forget(table: PiratesState) -> Event:
    """pirates.Q1: when the sand is down the crew says what is left on the table: the App did not see it."""
    if any(kind != NO_CARD for kind in table.sea.kinds):
        return events.BoardForgotten(table.log.round)
    return round_events.TimersCleared(table.log.round)


def after_report(state: AppState) -> Event | None:
    """pirates.R6: won, lost, or the enemy fires."""
    if not state.reported:
        return None
    if rounds.is_won(state.table):
        return round_events.VoyageEnded(WON)
    if rounds.is_lost(state.table):
        return round_events.VoyageEnded(TOO_LATE)
    return round_events.FiringBegan(state.table.log.round)


def fire(state: AppState) -> Event | None:
    """pirates.R5: each card in its order; the corks of one shot are placed before the next one is rolled."""
    if state.rolling:
        return None
    if state.table.agenda.need != NOTHING:
        return settle_need(state.table)
    return rounds.fire(state.table)


def chance(state: AppState) -> Chance | None:
    """What is left to chance: the deal, the moments and kinds of events, and a die that the App rolls."""
    table = state.table
    if table.agenda.phase == DEALING:
        return rounds.lay_out_by_chance(table)
    if table.agenda.phase == SAILING and table.agenda.event == CALLED:
        return which(table)
    return rounds.enemy_die() if state.rolling else None


# --- time ---


def next_deadline(state: AppState) -> Millis | None:
    """pirates.T6: the end of the round, or an event before it, which waits while another is being carried out."""
    table = state.table
    if table.agenda.phase != SAILING or table.clock.stands != RUNS:
        return None
    lasts = rounds.plan(table).seconds * 1000
    return table.clock.began + (lasts if table.agenda.event != NO_EVENT else next_event(table, lasts))


def time_up(state: AppState, at: Millis) -> Event:
    """pirates.T6: at zero the round is over, whatever else is due."""
    return rounds.clock_out(state.table, at) or call(state.table, at)


# --- the end ---


def granted(state: AppState) -> int:
    """pirates.P3: the optional goals that the crew has met in a chapter that it has won."""
    return state.wishes.bit_count() if state.table.log.result == WON else 0


def points(state: AppState) -> int:
    """pirates.P1: as in the digital game."""
    return score.points_with(state.table, granted(state))


def stars(state: AppState) -> int:
    """pirates.P2: as in the digital game."""
    return score.stars_with(state.table, granted(state))


def outcome(state: AppState) -> Outcome | None:
    """The crew wins or loses together; one device speaks for it."""
    if state.table.agenda.phase != OVER:
        return None
    won = state.table.log.result == WON
    ended_by = "pirates.R6" if won or state.table.log.result == TOO_LATE else "pirates.D6"
    return Outcome(ended_by, [0] if won else [], [points(state)], state.table.log.round + 1)


def aiming(table: PiratesState) -> Position:
    """Where the card lies that fires now."""
    return everywhere(table)[table.agenda.shooter - 1]
