"""Makes the App's views, offers and sentences out of observations."""

from collections.abc import Mapping
from typing import Final

from saltsea.games.pirates.app import events, rules
from saltsea.games.pirates.app.field_sentences import FIELD_SENTENCES
from saltsea.games.pirates.app.game import AppRules
from saltsea.games.pirates.app.shapes import AppView, SandView, Verdict
from saltsea.games.pirates.app.state import AppState
from saltsea.games.pirates.chapters.briefing import briefing
from saltsea.games.pirates.engine.observation import open_sea
from saltsea.games.pirates.engine.state import (
    BRIEFING,
    DEALING,
    FIRING,
    NO_CARD,
    OVER,
    PAUSED,
    REVEALING,
    SAILING,
    PiratesState,
)
from saltsea.games.pirates.events.round_events import Dealt
from saltsea.games.pirates.rules import rounds
from saltsea.games.pirates.rules.ship import BIT, slots_of
from saltsea.games.pirates.view import board, event_texts, progress
from saltsea.games.pirates.view.names import PHASES, POSITIONS, PositionName, card_name, members, names_of
from saltsea.games.pirates.view.views import voyage_view
from saltsea.kernel.nouns import Action, Event, Observation
from saltsea.kernel.rules import AnyRules
from saltsea.view import Context, EventText, Offer, Sentence, Views

ON: Final[Mapping[str, str]] = {
    "NoteHeading": "sector",
    "NoteSpace": "space",
    "NoteLives": "lives",
    "NoteCard": "sector",
    "UnnoteCard": "sector",
    "Cork": "space",
    "NoteCurse": "timer",
}
"""What one touches for each kind of action; others are buttons."""


class AppViews(Views):
    """Makes the views of the App."""

    field_sentences = FIELD_SENTENCES
    parts = (AppView,)

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        assert isinstance(rules, AppRules)
        self.ours: AppRules = rules
        self.names = names_of(rules.sea.data)

    def public(self, observation: Observation) -> AppView:
        state = self.ours.seen(observation)
        table = state.table
        at_sea = open_sea(table, [])
        return AppView(
            voyage=voyage_view(table),
            phase=PHASES[table.agenda.phase],
            round=table.log.round + 1,
            clock=board.clock_view(table, at_sea),
            ship=board.ship_view(table, at_sea),
            goal=progress.goal_view(table),
            sand=sand_view(state),
            deal={card_name(table.voyage.content, kind): number for kind, number in briefing(table).cards},
            apart=[card_name(table.voyage.content, kind) for kind in members(apart(table))],
            at_bow=at_bow(table),
            anew=is_set_up_anew(table),
            cards=board.cards_view(table) if table.agenda.phase != SAILING else {},
            event=board.event_under_way(table),
            verdict=verdict(state),
            shooters=[card_name(table.voyage.content, kind) for kind in asked_for(state)],
            unnamed=[card_name(table.voyage.content, kind) for kind in unnamed(state)],
            burns=rules.may_burn(table),
            damaged=place_name(rules.weakened(table)) if rules.is_reporting(state) else None,
            aim=place_name(rules.aiming(table)) if table.agenda.shots else None,
            shots=table.agenda.shots,
            wishes=[bool(state.wishes & BIT[wish]) for wish in range(len(table.voyage.chapter.wishes))],
            choice=board.choice_view(table, at_sea),
            end=progress.end_view(self.ours.sea, table, rules.granted(state)),
        )

    def private(self, observation: Observation) -> None:
        return None

    def asks(self, observation: Observation) -> list[Sentence]:
        return [asked(self.ours.seen(observation))]

    def offer(self, observation: Observation, action: Action, kind: str) -> Offer:
        return Offer(kind, f"action-app-{kind}", on=ON.get(kind, ""), choices=[])

    def event_text(self, event: Event, context: Context) -> EventText:
        """The events of the digital game are told as there; the App's own by their texts."""
        if type(event) in events.OF_THE_APP:
            return EventText(Sentence(f"event-app-{type(event).__name__}"))
        table = self.ours.seen(context.before).table
        shooter = event_texts.shooter_of(event, table.sea.kinds, context.earlier)
        return EventText(event_texts.sentence_of(event, table, shooter), isinstance(event, Dealt))


def sand_view(state: AppState) -> SandView:
    table = state.table
    content = table.voyage.content
    return SandView(content.sand, content.cursed_sand, table.voyage.timers, members(table.sand.cursed))


def apart(table: PiratesState) -> int:
    """pirates.R2: the kinds of this round's cards that are never laid into the bow's sector, as a set."""
    return sum(1 << kind for kind in set(rounds.deal(table)) if table.voyage.goal_cards >> kind & 1)


def at_bow(table: PiratesState) -> int:
    """pirates.R2: how many cards lie face down in the bow's sector before the sand runs."""
    if table.agenda.phase not in (DEALING, BRIEFING):
        return 0
    slots, sea = slots_of(table.ship.heading), table.sea
    return sum(sea.kinds[slot] != NO_CARD and not sea.up & BIT[slot] for slot in slots)


def is_set_up_anew(table: PiratesState) -> bool:
    """Whether nothing has been sailed yet, so that the ship stands as the chapter wants it."""
    return table.log.round == 0 and table.agenda.phase in (DEALING, BRIEFING)


def verdict(state: AppState) -> Verdict | None:
    if not rules.is_reporting(state):
        return None
    return "won" if rounds.is_won(state.table) else "lost" if rounds.is_lost(state.table) else "fire"


def asked_for(state: AppState) -> list[int]:
    """The cards that the crew may name now."""
    return rules.shooters(state.table) if rules.check_table(state) is None else []


def unnamed(state: AppState) -> list[int]:
    """The returning ships that count as sunk if the report ends now."""
    return rules.unnamed(state.table) if rules.check_table(state) is None else []


def place_name(position: int) -> PositionName | None:
    return POSITIONS[position] if position >= 0 else None


def asked(state: AppState) -> Sentence:
    """What the App waits for."""
    table = state.table
    phase = table.agenda.phase
    if phase == OVER:
        return Sentence("ask-pirates-over")
    if phase == BRIEFING:
        return Sentence("ask-app-set-up", {"round": table.log.round + 1})
    if phase == SAILING:
        return Sentence("ask-pirates-paused" if table.clock.stands == PAUSED else of_event(state))
    if phase == REVEALING:
        return Sentence(f"ask-app-report-{verdict(state)}")
    if phase == FIRING and table.clock.choice:
        return Sentence("ask-app-cork")
    return Sentence("ask-app-die", {"card": card_of(state), "shots": table.agenda.shots})


def of_event(state: AppState) -> str:
    return "ask-app-event" if state.table.agenda.event >= 0 else "ask-pirates-sand"


def card_of(state: AppState) -> str:
    """The card that fires."""
    table = state.table
    return card_name(table.voyage.content, table.sea.kinds[rules.aiming(table)])
