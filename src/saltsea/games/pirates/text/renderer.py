"""A Tale of Pirates at a text table: what is shown, asked and told. It gets observations, never the State."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from saltsea.event_contexts import HeardEvent, with_contexts
from saltsea.game import Game
from saltsea.games.pirates.engine import actions
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.observation import PiratesPublic, as_state
from saltsea.games.pirates.engine.state import BRIEFING, FREE, PiratesState
from saltsea.games.pirates.events import crew_events, round_events
from saltsea.games.pirates.rules.levels import timers_in_play
from saltsea.games.pirates.rules.ship import BIT, TIMERS, Timer
from saltsea.games.pirates.text.board import Board
from saltsea.games.pirates.text.grammar import Timers, grammar, renderer_texts
from saltsea.games.pirates.text.pages import Pages
from saltsea.games.pirates.text.places import place_typed
from saltsea.games.pirates.text.story import Stories, VoyageText
from saltsea.games.pirates.text.words import seat_title, timer_title
from saltsea.games.pirates.view import event_texts
from saltsea.games.pirates.view.names import SPACE_NUMBERS
from saltsea.games.pirates.view.views import PiratesViews
from saltsea.kernel.nouns import Action, Event, Observation, Outcome
from saltsea.kernel.options import Options
from saltsea.kernel.record import Line
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.narrator import Narrator, ViewSentences
from saltsea.text_table.grammar import kind_of
from saltsea.text_table.match_port import MatchHistory
from saltsea.text_table.renderer import Check, Page, Warned
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args, Texts

EMPTY: Final = frozenset({"CameTo", "EventPlanned", "NeedArose"})
"""What the engine notes for itself."""
SAID: Final = frozenset({"TakeBack", "Board", "Land"})
"""Never understood without a verb, or nothing but one."""
AT_ANY: Final = {"step": 0, "sectors": 0}
"""Steps and sectors where they are not known."""
SHOWN: Final = 12
"""More ways than this are counted, and listed only when a player asks."""


class PiratesRenderer:
    """A Tale of Pirates in one language."""

    empty = EMPTY

    def __init__(self, game: Game, rules: AnyRules, language: str) -> None:
        if not isinstance(rules, PiratesRules):
            raise TypeError(f"this renders the pirates, not {rules.name}")
        self.rules: PiratesRules = rules
        self.texts: Texts = renderer_texts(game, language)
        self.grammar = grammar(rules, self.texts, renderer_texts(game, "en"))
        self.narrator = Narrator(game, rules, language)
        self.views = PiratesViews(rules)
        self.stories = Stories(game.entries or game.texts.parent, language)
        self.people: Sequence[Seat] = ()
        self.players = TIMERS
        self.own: list[Timer] = []
        self.called: Callable[[Seat], str] = self.colour
        cards = Pages(self.texts, self.stories, self.grammar.field_format("position"), self.state_of)
        self.pages: Mapping[str, Page] = {
            "legend": lambda *_: self.legend(),
            "clock": self.clock,
            "goal": cards.goal,
            "briefing": cards.briefing,
            "cards": cards.all,
            "card": cards.card,
        }

    def set_seats(self, people: Sequence[Seat], players: int, options: Options) -> None:
        self.people, self.players = people, players
        self.own = [timer for timer in range(timers_in_play(players, options)) if timer % players in people]
        field_format = self.grammar.field_format("timer")
        assert isinstance(field_format, Timers)
        field_format.own = self.own or list(range(TIMERS))

    def acting_seat(self, action: Action) -> Seat | None:
        timer = getattr(action, "timer", None)
        return timer % self.players if isinstance(timer, int) else None

    def seat(self, seat: Seat) -> str:
        return self.called(seat)

    def colour(self, seat: Seat) -> str:
        return seat_title(self.texts, seat)

    def call_seats(self, called: Callable[[Seat], str]) -> None:
        self.called = called
        titled = self.narrator.spoken["seat"]
        self.narrator.spoken = {
            **self.narrator.spoken,
            "seat": lambda seat: called(seat) if 0 <= seat < self.players else titled(seat),
        }

    def welcome(self) -> list[str]:
        return [self.texts.say(f"pirates-welcome{part}") for part in ("", "-typed", "-look")]

    def state_of(self, observation: Observation) -> PiratesState:
        """The voyage as the whole crew sees it."""
        public = observation.public
        assert isinstance(public, PiratesPublic)
        voyage = self.rules.voyage(public.players, public.options)
        return as_state(public, voyage)

    def voyage_text(self, observation: Observation) -> VoyageText:
        return VoyageText(self.texts, self.stories, self.state_of(observation))

    # --- what is shown ---

    def drawn(self, observation: Observation) -> Board:
        return Board(self.voyage_text(observation), self.grammar.field_format("space"), self.people, self.called)

    def place_typed(self, observation: Observation, words: Sequence[str]) -> str:
        """A space of the ship, or a card by where it lies or by its name."""
        return place_typed(self.state_of(observation), self.grammar, self.texts, words)

    def place_name(self, observation: Observation, place: str) -> str:
        space = SPACE_NUMBERS.get(place)
        return "" if space is None else self.drawn(observation).named(space)

    def warning(self, observation: Observation, action: Action) -> Warned | None:
        """At sea there is no time for it."""
        return None

    def board(self, observation: Observation, screen: Screen) -> tuple[list[str], list[str]]:
        board = self.drawn(observation)
        if screen.plain or not screen.holds(board.width()):
            return [], [*board.lines(), *board.below()]
        return board.picture(), board.below()

    def legend(self) -> list[str]:
        return [self.texts.say("signs-pirates")]

    def hand(self, observation: Observation, check: Check) -> list[str]:
        """The player's own timers and what can be done with them."""
        return [line for timer in self.own for line in self.with_timer(observation, timer)]

    def clock(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """The quick look: the round's clock and all timers."""
        board = self.drawn(observation)
        return [board.clock(), *(board.timer(timer) for timer in range(board.state.voyage.timers))]

    def briefing(self, observation: Observation) -> list[str]:
        voyage_text = self.voyage_text(observation)
        return voyage_text.briefing() if voyage_text.state.agenda.phase == BRIEFING else []

    def report(self, observation: Observation) -> list[str]:
        return self.voyage_text(observation).report()

    def winners_text(self, outcome: Outcome, observation: Observation) -> list[str]:
        text = "report-pirates-won" if outcome.winners else "report-pirates-lost"
        return (
            [self.texts.say(text), *self.voyage_text(observation).score()]
            if outcome.winners
            else [self.texts.say(text)]
        )

    # --- what is asked ---

    def question(self, observation: Observation, check: Check) -> list[str]:
        return self.possible(observation)

    def possible(self, observation: Observation) -> list[str]:
        """A choice that is owed, what the player's timers can do, and what else there is."""
        timed = [action for action in observation.legal if self.acting_seat(action) is not None]
        choices = [action for action in observation.legal if isinstance(action, CHOICES)]
        others = [action for action in observation.legal if action not in timed and action not in choices]
        said = [self.asked(observation, choices)] if choices else []
        said += self.hand(observation, lambda _: None) if timed or not observation.legal else []
        return said or [self.asked(observation, others)]

    def asked(self, observation: Observation, ways: Sequence[Action]) -> str:
        """What the view asks for, with the words that do it."""
        (step,) = self.views.asks(observation)
        asked = sentence(ViewSentences(self.texts, self.views.patterns(), self.seat).filled(step))
        args: Args = {"asked": asked, "ways": self.typed_actions(ways)}
        return self.texts.say("possible-pirates-asked", args) if ways else asked

    def with_timer(self, observation: Observation, timer: Timer) -> list[str]:
        """What one timer can do now, in the words that do it."""
        mine = [action for action in observation.legal if getattr(action, "timer", None) == timer]
        board = self.drawn(observation)
        space = board.state.sand.at[timer]
        if not mine:
            return [board.timer(timer)]
        only_back = all(isinstance(action, actions.TakeBack) for action in mine)
        how = "free" if space == FREE else "nothing" if only_back else "ready"
        args: Args = {
            "timer": timer_title(self.texts, timer),
            "space": "" if space == FREE else board.named(space),
            "ways": self.typed_actions(mine),
        }
        return [self.texts.say(f"possible-pirates-{how}", args)]

    def typed_actions(self, some: Sequence[Action]) -> str:
        """Actions as short as they can be typed; a timer is named once, and not at all if there is only one."""
        named = len(self.own) > 1
        typed = [self.short(action, named=named and place == 0) for place, action in enumerate(some)]
        shown = ", ".join(typed[:SHOWN])
        more = len(typed) - SHOWN
        return self.texts.say("play-and-more", {"shown": shown, "more": more}) if more > 0 else shown

    def short(self, action: Action, *, named: bool) -> str:
        """Without a verb where the timer's place says what is meant."""
        values = self.grammar.written_values(action)
        if self.acting_seat(action) is None:
            return self.grammar.written(action)
        if kind_of(action) in SAID:
            written = self.grammar.written(action)
            return written.rpartition(" ")[0] if len(self.own) == 1 else written
        return " ".join(values if named else values[1:])

    # --- what is told ---

    def sentences(self, history: MatchHistory, heard: Sequence[tuple[Line, Event]]) -> list[str]:
        sentences = [self.event_sentence(history, one) for one in with_contexts(self.rules, history, heard)]
        return [sentence(said) for said in sentences if said]

    def event_sentence(self, history: MatchHistory, heard: HeardEvent) -> str:
        """As the View decides. An event of the App and a shooter are said by the names that are typed here."""
        event, context = heard.event, heard.context
        if context is None:
            return self.told_alone(history, event)
        found = self.views.event_text(event, context).sentence
        if found is None:
            return ""
        if isinstance(event, round_events.EventCame):
            return self.happening(event)
        fields: dict[str, object] = {**self.rules.vocabulary.plain(event), **found.args}
        if isinstance(found.args.get("card"), str):
            fields["card"] = event_texts.shooter_of(event, self.views.seen(context.before).sea.kinds, context.earlier)
        return self.texts.say(found.text, self.narrator.args(fields))

    def told_alone(self, history: MatchHistory, event: Event) -> str:
        """The same where the voyage of that moment is not known: no shooter's name, and a deed without from where."""
        if isinstance(event, round_events.EventCame):
            return self.happening(event)
        if isinstance(event, event_texts.DEEDS):
            return self.deed_alone(history, event)
        return "" if event_texts.is_silent(event, pictured=False) else self.narrator.event(event)

    def happening(self, event: round_events.EventCame) -> str:
        """As the App would: its name, a cry from the crew, and what it does."""
        text = f"rule-pirates-event-{self.rules.data.events[event.happening]}"
        args = {"event": self.texts.title(text), "cry": self.texts.part(text, "cry"), "what": self.texts.say(text)}
        return self.texts.say("told-pirates-event", args)

    def deed_alone(self, history: MatchHistory, event: crew_events.Deed) -> str:
        """What a timer performs, by who performs it."""
        voyage = self.rules.voyage(history.header.players, history.header.options)
        fields = {
            **self.rules.vocabulary.plain(event),
            **event_texts.performer(event, voyage),
            **event_texts.chosen_by(event),
        }
        return self.texts.say(f"told-pirates-{type(event).__name__}", self.narrator.args({**AT_ANY, **fields}))

    def hints(self, line: Line, observation: Observation) -> list[str]:
        """What can be done now: with an own timer that is ready, at the first start, and when a choice is
        owed."""
        said: list[str] = []
        for event in line.events:
            if isinstance(event, (crew_events.SandRanOut, crew_events.TimerHurried)) and event.timer in self.own:
                said += self.with_timer(observation, event.timer) if self.is_ready(observation, event.timer) else []
            elif isinstance(event, round_events.SailsUp) and event.round == 0:
                said += self.hand(observation, lambda _: None)
            elif isinstance(event, crew_events.ChoiceOpened) and self.state_of(observation).clock.choice:
                choices = [action for action in observation.legal if isinstance(action, CHOICES)]
                said.append(self.asked(observation, choices))
        return said

    def hint_says_all(self, line: Line) -> bool:
        return all(isinstance(event, (crew_events.SandRanOut, crew_events.ChoiceOpened)) for event in line.events)

    def is_ready(self, observation: Observation, timer: Timer) -> bool:
        return bool(self.state_of(observation).sand.ready & BIT[timer])

    def continues_paragraph(self, history: MatchHistory, before: Line, line: Line) -> bool:
        return False

    def remarks(self, history: MatchHistory, line: Line, seat: Seat) -> list[str]:
        return []


CHOICES: Final = (actions.Cork, actions.Unload, actions.Uncork, actions.Hide)
"""What the crew can owe."""
