"""The App behind the kernel's questions. Its rules are in rules.py, and those of the sea in the digital game."""

from collections.abc import Callable
from typing import Any, Final

from saltsea.games.pirates.app import actions, events, rules
from saltsea.games.pirates.app.evolve import evolve
from saltsea.games.pirates.app.observation import AppBelief, AppPrivate, AppPublic, as_state, observe
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.engine import actions as deeds
from saltsea.games.pirates.engine import save
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import mask
from saltsea.games.pirates.engine.state import CALLED, CORK, DEALING, OVER, SAILING
from saltsea.games.pirates.events import crew_events, round_events
from saltsea.games.pirates.rules import rounds, sand
from saltsea.games.pirates.rules.damage import check_choice, chosen
from saltsea.games.pirates.rules.ship import BIT
from saltsea.kernel.belief import Belief
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal, refuse
from saltsea.kernel.options import Option, Options
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Millis, Seat, Seats, everyone
from saltsea.kernel.vocabulary import Plain, Vocabulary

NAME: Final = "app"
SAILORS: Final = [1, 2, 3, 4]
Check = Callable[[AppState, Any], Refusal | None]
Decide = Callable[[AppState, Any, Seat, Millis], Event]


class AppRules(Rules[AppState]):
    """The App for one device, and any number that follow it; so many people sail as its option `sailors` says."""

    def __init__(self, sea: PiratesRules) -> None:
        self.name = NAME
        self.version = 1
        self.content = sea.content
        self.sea = sea
        self.fewest = 1
        self.most = 1
        self.crew = True
        wanted = ("chapter", "level", "timers", "calm", "open", "word")
        self.options = [Option("sailors", 4, [*SAILORS]), *(each for each in sea.options if each.name in wanted)]
        self.menu = actions.AppMenu(len(sea.data.cards))
        kinds = [*events.OF_THE_SEA, *events.OF_THE_APP]
        self.vocabulary = Vocabulary(1, self.menu.all, kinds, AppPublic, AppPrivate)

    def check_table(self, players: int, options: Options) -> Refusal | None:
        return self.sea.check_table(sailors(options), options)

    def setup(self, players: int, options: Options) -> AppState:
        return AppState(rounds.opening(self.sea.voyage(sailors(options), options)))

    def waiting_on(self, state: AppState) -> Seats:
        return 0 if state.table.agenda.phase == OVER else everyone(1)

    def legal(self, state: AppState, seat: Seat) -> list[Action]:
        if seat or state.table.agenda.phase == OVER:
            return []
        return [action for action in self.menu.all if self.check(state, seat, action, 0) is None]

    def check(self, state: AppState, seat: Seat, action: Action, at: Millis) -> Refusal | None:
        return CHECKS[type(action)](state, action)

    def decide(self, state: AppState, seat: Seat, action: Action, at: Millis) -> Event:
        return DECISIONS[type(action)](state, action, seat, at)

    def consequence(self, state: AppState) -> Event | None:
        return rules.next_step(state)

    def chance(self, state: AppState) -> Chance | None:
        return rules.chance(state)

    def drawn(self, state: AppState, chance: Chance, got: list[int]) -> Event:
        if state.table.agenda.phase == DEALING:
            return rounds.laid_out(state.table, got)
        if state.table.agenda.event == CALLED:
            return round_events.EventCame(got[0])
        return rounds.enemy_shot(state.table, got[0])

    def evolve(self, state: AppState, event: Event) -> None:
        evolve(state, event)

    def next_deadline(self, state: AppState) -> Millis | None:
        return rules.next_deadline(state)

    def time_up(self, state: AppState, at: Millis) -> Event:
        return rules.time_up(state, at)

    def observe(self, state: AppState, seat: Seat) -> Observation:
        return observe(state, seat, self.legal(state, seat))

    def mask(self, event: Event, seat: Seat) -> Event | None:
        return mask(event)

    def belief(self, observation: Observation) -> Belief:
        return AppBelief(self.seen(observation))

    def seen(self, observation: Observation) -> AppState:
        """What the App knows, as this observation shows it."""
        public = observation.public
        if not isinstance(public, AppPublic):
            raise TypeError("this is no observation of the App")
        return as_state(public, self.sea.voyage(sailors(public.options), public.options))

    def outcome(self, state: AppState) -> Outcome | None:
        return rules.outcome(state)

    def standing(self, state: AppState) -> Outcome:
        return Outcome("", [], [0], state.table.log.round + 1)

    def snapshot(self, state: AppState) -> Plain:
        own = {"wishes": state.wishes, "reported": state.reported, "rolling": state.rolling}
        return {**save.snapshot(state.table), **own}

    def restore(self, snapshot: Plain) -> AppState:
        given: Any = snapshot
        table = save.restore(snapshot, self.sea.voyage(given["players"], given["options"]))
        return AppState(table, given["wishes"], given["reported"], given["rolling"])

    def take_back(self, now: AppState, then: AppState, seat: Seat) -> Refusal | None:
        """pirates.T3: nothing is taken back while sand runs; what was told or entered after it may be."""
        if SAILING in (now.table.agenda.phase, then.table.agenda.phase):
            return refuse("pirates.T3", "refusal-pirates-no-way-back")
        return None


def sailors(options: Options) -> int:
    """pirates.S4: how many people sail."""
    wanted = options.get("sailors", SAILORS[-1])
    assert isinstance(wanted, int)
    return wanted


# --- what each action asks for, and the event that it makes ---


CHECKS: Final[dict[type[Action], Check]] = {
    deeds.Start: lambda state, _: rounds.check_start(state.table),
    deeds.Pause: lambda state, _: sand.check_pause(state.table),
    deeds.Resume: lambda state, _: sand.check_resume(state.table),
    deeds.Continue: lambda state, _: rules.check_continue(state),
    deeds.Cork: lambda state, action: check_choice(state.table, CORK, action.space),
    actions.Reach: lambda state, _: rules.check_reach(state),
    actions.NoteHeading: lambda state, action: rules.check_heading(state, action.heading),
    actions.NoteSpace: lambda state, action: rules.check_cork(state, action.space),
    actions.NoteLives: lambda state, action: rules.check_lives(state, action.lives),
    actions.NoteCard: lambda state, action: rules.check_card(state, action.sector, action.card),
    actions.UnnoteCard: lambda state, action: rules.check_no_card(state, action.sector),
    actions.NoteDamage: lambda state, action: rules.check_damage(state, action.damage),
    actions.NoteHull: lambda state, _: rules.check_hull(state),
    actions.NoteWish: lambda state, action: rules.check_wish(state, action.wish),
    actions.NoteCurse: lambda state, action: rules.check_curse(state, action.timer),
    actions.Report: lambda state, _: rules.check_report(state),
    actions.Roll: lambda state, _: rules.check_die(state),
    actions.EnterRoll: lambda state, _: rules.check_die(state),
}


def space_noted(state: AppState, action: actions.NoteSpace) -> Event:
    """The next thing that may be in a space: nothing, a cork, a Fire."""
    ship, own = state.table.ship, BIT[action.space]
    holds = events.NO_CORK if not ship.corks & own else events.A_FIRE if ship.fires & own else events.A_CORK
    return events.SpaceNoted(action.space, (holds + 1) % (3 if rules.may_burn(state.table) else 2))


def card_noted(state: AppState, action: actions.NoteCard) -> Event:
    return rules.named(state.table, action.sector, action.card)


def card_unnoted(state: AppState, action: actions.UnnoteCard) -> Event:
    position = rules.last_named(state.table, action.sector)
    return events.CardUnnoted(position, state.table.sea.kinds[position])


DECISIONS: Final[dict[type[Action], Decide]] = {
    deeds.Start: lambda _, __, seat, at: round_events.RoundStarted(at, seat),
    deeds.Pause: lambda _, __, seat, at: sand.pause(seat, at),
    deeds.Resume: lambda _, __, seat, at: crew_events.WentOn(at, seat),
    deeds.Continue: lambda state, _, seat, at: events.EventApplied(at, seat, state.table.agenda.event),
    deeds.Cork: lambda state, action, seat, at: chosen(state.table, seat, action.space, at),
    actions.Reach: lambda state, _, __, at: rules.reached(state.table, at),
    actions.NoteHeading: lambda _, action, __, ___: events.HeadingNoted(action.heading),
    actions.NoteSpace: lambda state, action, _, __: space_noted(state, action),
    actions.NoteLives: lambda _, action, __, ___: events.LivesNoted(action.lives),
    actions.NoteCard: lambda state, action, _, __: card_noted(state, action),
    actions.UnnoteCard: lambda state, action, _, __: card_unnoted(state, action),
    actions.NoteDamage: lambda state, action, _, __: events.DamageNoted(rules.weakened(state.table), action.damage),
    actions.NoteHull: lambda state, _, __, ___: events.HullNoted(1 - state.table.ship.hull),
    actions.NoteWish: lambda state, action, _, __: events.WishNoted(action.wish, 1 - (state.wishes >> action.wish & 1)),
    actions.NoteCurse: lambda state, action, _, __: rules.curse_noted(state.table, action.timer),
    actions.Report: lambda state, _, __, ___: rules.report(state.table),
    actions.Roll: lambda state, _, __, ___: events.DieAsked(rules.aiming(state.table)),
    actions.EnterRoll: lambda state, action, _, __: rounds.enemy_shot(state.table, action.face),
}
