"""The views of A Tale of Pirates: what a client draws, says and offers."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from sys import intern
from typing import Any, Final, cast

from saltsea.games.pirates.chapters.chapter import number_in_story
from saltsea.games.pirates.engine.actions import Board, Land, Load, Place, Repair, Salvage, SetSails, Turn
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.kinds import Kind
from saltsea.games.pirates.engine.observation import PiratesPrivate, PiratesPublic, as_state
from saltsea.games.pirates.engine.state import PiratesState
from saltsea.games.pirates.events.round_events import Dealt
from saltsea.games.pirates.rules.free import FREE
from saltsea.games.pirates.rules.score import granted
from saltsea.games.pirates.rules.ship import NO_SPACE, SECTORS, Timer
from saltsea.games.pirates.view import board, consequences, event_texts, premoves, progress, prompts
from saltsea.games.pirates.view.blocking import blocking
from saltsea.games.pirates.view.field_sentences import FIELD_SENTENCES
from saltsea.games.pirates.view.names import LEVELS, PHASES, names_of, space_name
from saltsea.games.pirates.view.names import SECTORS as SECTOR_NAMES
from saltsea.games.pirates.view.report_shapes import VoyageReport
from saltsea.games.pirates.view.shapes import PiratesConsequences, PiratesOwn, PiratesView, VoyageView
from saltsea.games.pirates.view.shouts import shouts_of
from saltsea.games.pirates.view.suggestion import reason_for, spots_of
from saltsea.games.pirates.view.timer_suggestions import TimerSuggestions
from saltsea.kernel.heard_words import SILENCE, HeardWords
from saltsea.kernel.nouns import Action, Event, Observation, Refusal
from saltsea.kernel.rules import AnyRules
from saltsea.view import Arg, Choice, Context, EventText, Hint, Offer, Sentence, Views

ON: Final[Mapping[str, str]] = {
    "Place": "space",
    "SetSails": "sails",
    "Turn": "sector",
    "Look": "card",
    "Repair": "space",
    "Load": "cannon",
    "Fire": "card",
    "Board": "space",
    "Land": "space",
    "Salvage": "space",
    "Cork": "space",
    "Unload": "cannon",
    "Uncork": "space",
    "Hide": "card",
}
"""What one touches for each kind of action: the space, the card (by its position) or the cannon that an argument names;
the sector of a turn's `heading`; the sails by their `step`; `here` where no space is named. Others are buttons."""


LOOKS: Final = 4
"""So many voyages are kept as they were last looked at."""


class PiratesViews(Views):
    """Makes the views of a voyage."""

    field_sentences = FIELD_SENTENCES
    parts = (PiratesView, PiratesOwn, PiratesConsequences, VoyageReport)
    concerning = event_texts.CONCERNING

    def __init__(self, rules: AnyRules) -> None:
        super().__init__(rules)
        assert isinstance(rules, PiratesRules)
        self.ours: PiratesRules = rules
        self.names = names_of(rules.data)
        self.looks: list[SeenVoyage] = []
        """The voyages that were looked at last: a step shows them to every seat, before and after it."""

    # --- the view ---

    def public(self, observation: Observation) -> PiratesView:
        public, state = public_of(observation), self.seen(observation)
        return PiratesView(
            voyage=voyage_view(state),
            phase=PHASES[state.agenda.phase],
            round=state.log.round + 1,
            clock=board.clock_view(state, public),
            ship=board.ship_view(state, public),
            timers=[board.timer_view(state, timer, owner, public.lasts) for timer, owner in enumerate(public.owners)],
            cards=board.cards_view(state),
            goal=progress.goal_view(state),
            hidden=board.hidden_view(state),
            loot=board.loot_view(state),
            event=board.event_under_way(state),
            choice=board.choice_view(state, public),
            awaited=board.awaited(state, public.owners),
            end=progress.end_view(self.ours, state, granted(state)),
        )

    def private(self, observation: Observation) -> PiratesOwn | None:
        own = own_timers(observation)
        if observation.private is None:
            return None
        state = self.seen(observation)
        found = {str(timer): premoves.ahead(state, self.ours.menu, timer) for timer in own}
        offers = {timer: self.offered(state, deeds) for timer, deeds in found.items() if deeds}
        return PiratesOwn(own, prompts.timers_asked(state, own), offers, self.look_at(observation).shouts)

    def seen(self, observation: Observation) -> PiratesState:
        """The voyage as this seat sees it, to ask the rules about; no caller may change it. It shares its parts with
        the observation."""
        return self.look_at(observation).state

    def look_at(self, observation: Observation) -> "SeenVoyage":
        public = public_of(observation)
        for look in self.looks:
            if look.public is public:
                return look
        look = SeenVoyage(public, as_state(public, self.ours.voyage(public.players, public.options)))
        self.looks = [look, *self.looks[: LOOKS - 1]]
        return look

    def asks(self, observation: Observation) -> list[Sentence]:
        return [prompts.asked(self.seen(observation), own_timers(observation))]

    # --- offers ---

    def offer(self, observation: Observation, action: Action, kind: str) -> Offer:
        return empty_offer(kind)

    def more(self, observation: Observation, action: Action) -> dict[str, Arg]:
        return self.seen_from(self.seen(observation), action)

    def seen_from(self, state: PiratesState, action: Action) -> dict[str, Arg]:
        """Where a turn brings the bow, and which speed the sails make; where the timer stands, for a deed that names no
        other place."""
        if isinstance(action, Turn):
            return {"heading": SECTOR_NAMES[(state.ship.heading + action.sectors) % SECTORS]}
        if isinstance(action, SetSails):
            return {"speed": state.ship.sails + action.step}
        if isinstance(action, Load) and action.second < 0:
            return {"second": event_texts.NONE}
        if isinstance(action, (Board, Land)):
            return {"here": space_name(state.sand.at[action.timer])}
        if isinstance(action, (Repair, Salvage)) and action.space == NO_SPACE:
            return {"space": event_texts.NONE, "here": space_name(state.sand.at[action.timer])}
        return {}

    def offered(self, state: PiratesState, deeds: list[Action]) -> Offer:
        """One timer's deeds, which are all of one kind."""
        offer = empty_offer(type(deeds[0]).__name__)
        offer.choices.extend(Choice(self.args(action), more=self.seen_from(state, action)) for action in deeds)
        return offer

    # --- what happens ---

    def event_text(self, event: Event, context: Context) -> EventText:
        state = self.seen(context.before)
        shooter = event_texts.shooter_of(event, state.sea.kinds, context.earlier)
        found = event_texts.sentence_of(event, state, shooter, pictured=context.pictured)
        return EventText(found, isinstance(event, Dealt))

    def yours(self, event: Event, context: Context) -> Sentence | None:
        return event_texts.yours(event, own_timers(context.before))

    def consequences(self, observation: Observation, action: Action) -> PiratesConsequences:
        return consequences.foreseen(self.ours, self.seen(observation), observation.seat, action)

    def line_sentences(self, events: Sequence[Event], before: PiratesState) -> list[Sentence]:
        """The events of a line in such sentences; `before` is the voyage before the line."""
        kinds = before.sea.kinds
        shooters = [event_texts.shooter_of(event, kinds, events[:place]) for place, event in enumerate(events)]
        sentences = [self.whole(event, before, shooter) for event, shooter in zip(events, shooters, strict=True)]
        return [sentence for sentence in sentences if sentence is not None]

    def whole(self, event: Event, before: PiratesState, shooter: Kind | None) -> Sentence | None:
        sentence = event_texts.sentence_of(event, before, shooter)
        if sentence is None:
            return None
        fields = {name: value for name, value in self.describe(event).items() if name != "kind"}
        return Sentence(sentence.text, {**cast("dict[str, Any]", fields), **sentence.args})

    def suggestion(
        self, observation: Observation, chosen: Sequence[Action], heard: HeardWords = SILENCE
    ) -> Hint | None:  # fmt: skip
        """What each timer of this seat should do, with a reason, the chosen deed first; timers and spots are lit. A
        deed that is no longer possible, or that another player has said they do, gives way to what is to be done now,
        if anything is."""
        state, seat = self.seen(observation), observation.seat
        salt = TimerSuggestions(self.ours, seat, heard)
        is_open = chosen[0] in observation.legal and not salt.is_left_to_others(state, chosen[0])
        first = chosen[0] if is_open else salt.next_deed(state, set())
        if first is None:
            return None
        deeds = salt.deeds(state, first)
        sentences = [self.reasoned(state, deed) for deed in deeds]
        points = [spot for deed in deeds for spot in spots_of(state, deed)]
        needs = [str(space_name(deed.space)) for deed in deeds if isinstance(deed, Place)]
        return Hint(sentences[0], list(dict.fromkeys(points)), also=sentences[1:], needs=needs)

    def reasoned(self, state: PiratesState, deed: Action) -> Sentence:
        args = {**self.args(deed), **self.seen_from(state, deed)}
        reason = reason_for(state, deed)
        if reason is None:
            return Sentence(f"action-pirates-{type(deed).__name__}", args)
        return Sentence(reason.text, {**args, **reason.args})

    def blocking(self, observation: Observation, refusal: Refusal) -> list[str]:
        return blocking(self.seen(observation), refusal)

    # --- what a client sends ---

    def meant(self, observation: Observation, touch: Mapping[str, str]) -> Action | None:
        return premoves.meant(self.ours, self.seen(observation), own_timers(observation), touch)


class SeenVoyage:
    """A voyage as a crew sees it, and what is the same for all of them."""

    def __init__(self, public: PiratesPublic, state: PiratesState) -> None:
        self.public = public
        self.state = state

    @cached_property
    def shouts(self) -> list[str]:
        return shouts_of(self.state)


def public_of(observation: Observation) -> PiratesPublic:
    assert isinstance(observation.public, PiratesPublic)
    return observation.public


def own_timers(observation: Observation) -> list[Timer]:
    """A watcher has none."""
    private = observation.private
    return private.timers if isinstance(private, PiratesPrivate) else []


def empty_offer(kind: str) -> Offer:
    return Offer(kind, f"action-pirates-{kind}", on=ON.get(kind, ""), choices=[])


def voyage_view(state: PiratesState) -> VoyageView:
    voyage = state.voyage
    chapter = voyage.chapter.name
    options: Mapping[str, Any] = voyage.options
    return VoyageView(
        chapter=chapter,
        level=LEVELS[voyage.level],
        players=voyage.players,
        rounds=len(voyage.rounds),
        calm=cast(Any, intern(options.get("calm", "off"))),  # a default is left out if it is the same object
        word=str(options.get("word", "")) if chapter == FREE else "",
        unnumbered=not number_in_story(chapter),
    )
