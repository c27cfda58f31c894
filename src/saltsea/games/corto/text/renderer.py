"""Corto at a text table: what is shown, asked and told. It gets observations, never the State."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from saltsea.event_contexts import with_contexts
from saltsea.game import Game
from saltsea.games.corto.engine.belief import opened
from saltsea.games.corto.engine.cards import ADVENTURES, CARDS, CORTO, NO_CARD, RASPUTIN, card_name
from saltsea.games.corto.engine.events import (
    Began,
    Drew,
    Ended,
    Skipped,
    TurnEnded,
)
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.observation import Player
from saltsea.games.corto.engine.state import MAIN, CortoState
from saltsea.games.corto.rules.count import CARRIAGE_GOLD, Gold, count, group_gold, scores
from saltsea.games.corto.rules.grid import NOWHERE
from saltsea.games.corto.rules.variants import most_plays, shows_scores
from saltsea.games.corto.text.board import Board
from saltsea.games.corto.text.card_pages import CardPages, hand_of, public_of
from saltsea.games.corto.text.grammar import (
    grammar,
    listed,
    named_card,
    named_figurine,
    named_seat,
    renderer_texts,
    square_id,
    with_ids,
)
from saltsea.games.corto.text.quest_pages import QuestPages
from saltsea.games.corto.text.verdict import reasons, turning_point
from saltsea.games.corto.view import event_texts
from saltsea.games.corto.view.choices import warning
from saltsea.games.corto.view.count import BY_RULE, COUNT_TEXTS, GROUPS
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.nouns import Action, Event, Observation, Outcome, Refusal
from saltsea.kernel.record import Line, Undo
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.narrator import Narrator
from saltsea.text_table.field_format import NameFormat
from saltsea.text_table.match_port import MatchHistory
from saltsea.text_table.renderer import ALL, Check, Page, Warned, roll_of, winners_said
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args
from saltsea.view import Arg, Context, Sentence

EMPTY: Final = frozenset({"Began", "DrawAsked"})
"""What tells nothing even in a record: the next event does."""
CARD_IDS: Final = [card_name(card) for card in range(CARDS)]
ABOUT_A_CARD: Final = frozenset({"place", "border", "act", "choose", "move", "visit", "remove"})
PARTNERS: Final = 2
"""So many make a side."""
FROM_A_SQUARE: Final = frozenset({"border", "act", "visit", "remove"})


class CortoRenderer:
    """Corto in one language."""

    empty = EMPTY

    def __init__(self, game: Game, rules: AnyRules, language: str) -> None:
        if not isinstance(rules, CortoRules):
            raise TypeError(f"this renders Corto, not {rules.name}")
        self.rules: CortoRules = rules
        self.texts = renderer_texts(game, language)
        self.grammar = grammar(rules, self.texts, renderer_texts(game, "en"))
        spoken = with_ids(game.spoken(self.texts), self.texts)
        self.narrator = Narrator(replace(game, spoken=lambda _: spoken), rules, language)
        card_format = self.grammar.field_format("card")
        assert isinstance(card_format, NameFormat)
        self.views = CortoViews(rules)
        self.cards = CardPages(rules.cards, self.texts, card_format)
        self.quest_pages = QuestPages(rules.cards, self.texts)
        self.pages: Mapping[str, Page] = {
            "legend": lambda *_: self.legend(),
            "count": self.count,
            "quests": self.quest_pages.quests,
            "card": self.cards.card,
            "cards": self.cards.all,
            "pile": self.cards.pile,
        }

    def seat(self, seat: Seat) -> str:
        return named_seat(self.texts, seat)

    def welcome(self) -> list[str]:
        return [self.texts.say(f"corto-welcome{part}") for part in ("", "-quests", "-squares")]

    # --- what is asked ---

    def question(self, observation: Observation, check: Check) -> list[str]:
        public = public_of(observation)
        self.cards.look_at(public)
        step, *beside = [self.asked(asked) for asked in self.views.asks(observation)]
        said = [self.texts.say("asked-corto", {"seat": self.seat(observation.seat), "step": step}), *beside]
        if public.step in ABOUT_A_CARD and public.now.card != NO_CARD:
            said.append(self.about_the_card(observation))
        if public.step == "main":
            said.append(self.about_the_turn(observation))
        return [" ".join(said), *self.stuck(observation, check)]

    def asked(self, asked: Sentence) -> str:
        """What the view asks for, with cards and figurines by their names."""
        return self.texts.say(asked.text, {name: self.said_arg(name, value) for name, value in asked.args.items()})

    def said_arg(self, name: str, value: Arg) -> str | int:
        """An argument of a view's sentence as this table writes it."""
        if isinstance(value, list):
            return self.either([self.texts.say(f"corto-way-{way}") for way in value])
        if name == "name":
            return self.seat(int(value))
        if name == "card" and value in CARD_IDS:
            return named_card(self.texts, CARD_IDS.index(str(value)))
        return self.texts.say(f"figurine-name-{value}") if name == "figurine" else value

    def either(self, ways: Sequence[str]) -> str:
        """`play a card, discard, or finish`."""
        last = self.texts.say("asked-corto-or", {"way": ways[-1]}) if len(ways) > 1 else "".join(ways)
        return ", ".join([*ways[:-1], last])

    def about_the_card(self, observation: Observation) -> str:
        """The card in play, what it does, where it acts from."""
        now = public_of(observation).now
        args: Args = {"card": named_card(self.texts, now.card), "what": " ".join(self.cards.does(now.card))}
        said = [self.texts.say("asked-corto-card", args)]
        if public_of(observation).step in FROM_A_SQUARE and now.actor != NOWHERE:
            said.append(self.texts.say("asked-corto-actor", {"square": square_id(now.actor)}))
        return " ".join(said)

    def about_the_turn(self, observation: Observation) -> str:
        """How many cards were played: the page shows it beside the board."""
        plays, most = public_of(observation).now.plays, most_plays(self.state_of(observation))
        return self.texts.say("asked-corto-plays", {"plays": plays, "most": most})

    def stuck(self, observation: Observation, check: Check) -> list[str]:
        """A player who cannot play any card is told why, card by card."""
        now, hand = public_of(observation).now, hand_of(observation)
        if now.step != MAIN or now.discards or now.drawn or not hand:
            return []
        reasons = [(card, check(self.play(card))) for card in hand]
        if any(refusal is None for _, refusal in reasons):
            return []
        return self.why_stuck(reasons)

    def why_stuck(self, reasons: Sequence[tuple[int, Refusal | None]]) -> list[str]:
        """One sentence if it is the same for all, else one for each card."""
        said = [(card, self.narrator.refusal(refusal)) for card, refusal in reasons if refusal is not None]
        if len({why for _, why in said}) == 1:
            return [self.texts.say("about-corto-none-playable", {"why": said[0][1]})]
        each = [{"said": named_card(self.texts, card), "why": why} for card, why in said]
        return [self.texts.say("about-corto-stuck"), *(f"  {self.texts.say('play-refused', args)}" for args in each)]

    def play(self, card: int) -> Action:
        return self.rules.menu.play[card]

    def warning(self, observation: Observation, action: Action) -> Warned | None:
        found = warning(observation, type(action).__name__)
        if found is None:
            return None
        args = {name: value for name, value in found.args.items() if not isinstance(value, list)}
        return Warned(f"{public_of(observation).turns} {found.text}", self.texts.say(found.text, args))

    # --- what is shown ---

    def board(self, observation: Observation, screen: Screen) -> tuple[list[str], list[str]]:
        board = Board(public_of(observation), self.cards, screen)
        players = board.players(observation.seat)
        if screen.plain or not screen.holds(board.width()):
            return [], [*board.lines(), *players]
        return board.picture(), players

    def legend(self) -> list[str]:
        names = {"corto": self.figurine(CORTO), "rasputin": self.figurine(RASPUTIN)}
        return [self.texts.say("signs-corto", names)]

    def figurine(self, figurine: int) -> str:
        return named_figurine(self.texts, figurine)

    def hand(self, observation: Observation, check: Check) -> list[str]:
        if observation.private is None:
            return []
        hand = hand_of(observation)
        reasons = [check(self.play(card)) for card in hand]
        said = {self.narrator.refusal(refusal) for refusal in reasons if refusal is not None}
        if hand and None not in reasons and len(said) == 1:
            together = [self.texts.say("about-corto-none-playable", {"why": said.pop()})]
            return [*(self.cards.held(card) for card in hand), *together]
        lines = [self.held(card, refusal) for card, refusal in zip(hand, reasons, strict=True)]
        return lines or [self.texts.say("about-corto-empty-hand")]

    def held(self, card: int, refusal: Refusal | None) -> str:
        if refusal is None:
            verdict = self.texts.say("about-corto-playable")
        else:
            verdict = self.texts.say("about-corto-not-playable", {"why": self.narrator.refusal(refusal)})
        return f"{self.cards.held(card)} {verdict}"

    # --- the count ---

    def count(self, observation: Observation, words: Sequence[str], screen: Screen) -> list[str]:
        """Every player's gold so far, line by line. Where scores are not open (P3) it is that of the groups, as in
        every view, until the game is over."""
        state = self.state_of(observation)
        if not shows_scores(state) and ALL not in words:
            return self.group_count(observation, state)
        said = []
        for seat in range(state.players):
            lines = count(state, seat)
            args: Args = {"seat": self.seat(seat), "gold": sum(line.gold for line in lines)}
            said.append(self.texts.say("counted-corto-total", args))
            said += [
                f"  {self.counted(public_of(observation).players[seat], line, first=line is lines[0])} [{line.source}]"
                for line in lines
            ]
        return said + self.sides(state)

    def group_count(self, observation: Observation, state: CortoState) -> list[str]:
        said = []
        for seat in range(state.players):
            lines, player = group_gold(state, seat), public_of(observation).players[seat]
            args: Args = {"seat": self.seat(seat), "gold": sum(line.gold for line in lines)}
            said.append(self.texts.say("counted-corto-groups", args))
            said += [f"  {self.counted(player, line, first=line is lines[0])} [{line.source}]" for line in lines]
        return [*said, self.texts.say("counted-corto-rest")]

    def counted(self, player: Player, line: Gold, *, first: bool) -> str:
        """A line of the count with what explains its gold. The largest group stands first."""
        said, source = self.plainly_counted(line), line.source.rpartition(".")[2]
        if source == GROUPS:
            return self.texts.say(f"counted-corto-{'largest' if first else 'group'}", {"line": said})
        if source == "QC" and player.crows:
            text = "counted-corto-crows-too" if line.number else "counted-corto-crows"
            return self.texts.say(text, {"line": said, "crows": player.crows})
        if source == "QE":
            values = sorted((CARRIAGE_GOLD[carriage] for carriage in player.carriages), reverse=True)
            return self.texts.say("counted-corto-carriages", {"line": said, "values": ", ".join(map(str, values))})
        return said

    def plainly_counted(self, line: Gold) -> str:
        args: Args = {
            "number": line.number,
            "gold": line.gold,
            "squares": ", ".join(square_id(square) for square in line.squares),
            "cards": listed(self.texts, line.cards),
        }
        text = COUNT_TEXTS[BY_RULE[line.source]]
        return self.texts.say(text, args)

    def sides(self, state: CortoState) -> list[str]:
        """With partners, what each side has."""
        if not state.variants.partners:
            return []
        gold = scores(state)
        return [
            self.texts.say(
                "counted-corto-side", {"seats": f"{self.seat(seat)}, {self.seat(seat + 2)}", "gold": gold[seat]}
            )
            for seat in range(2)
        ]

    def state_of(self, observation: Observation) -> CortoState:
        """The open table as the rules know it; hands and decks are empty in it."""
        public = public_of(observation)
        return opened(public, self.rules.grid(len(public.players), public.options))

    def winners_text(self, outcome: Outcome, observation: Observation) -> list[str]:
        """Who has won: with partners a side. A tie that stocks have broken is said to be one."""
        winners = outcome.winners
        as_side = public_of(observation).options.get("partners") == "on" and len(winners) == PARTNERS
        side = self.texts.say("corto-side-wins", roll_of(self).args("seats", winners))
        said = [side if as_side else winners_said(self, winners)]
        if outcome.scores.count(max(outcome.scores)) > len(winners):
            said.append(self.texts.say("corto-tie-broken"))
        return [*said, *reasons(roll_of(self), self.state_of(observation), public_of(observation))]

    # --- what is told ---

    def sentences(self, history: MatchHistory, heard: Sequence[tuple[Line, Event]]) -> list[str]:
        """What goes without saying is left out; cards that others draw in a row are told together."""
        said: list[str] = []
        drawn: list[Drew] = []
        for heard_event in with_contexts(self.rules, history, heard):
            event = heard_event.event
            if isinstance(event, Drew) and event.card is None:
                drawn.append(event)
            elif event_words := self.event_sentence(event, heard_event.context):
                said += [*self.drawn(drawn), event_words]
                drawn = []
        return [*said, *self.drawn(drawn)]

    def event_sentence(self, event: Event, context: Context | None) -> str:
        """As the View decides, with the cards as they are typed here."""
        found = event_texts.alone(event) if context is None else self.views.event_text(event, context).sentence
        if found is None:
            return ""
        said = sentence(self.texts.say(found.text, self.narrator.args({**found.args, **self.plain(event)})))
        if isinstance(event, Drew) and event.card is not None:
            return f"{said} {self.cards.what(event.card)}"
        return said

    def plain(self, event: Event) -> Mapping[str, object]:
        return self.rules.vocabulary.plain(event)

    def drawn(self, events: Sequence[Drew]) -> list[str]:
        """Cards that only their player has seen."""
        if not events:
            return []
        decks = ", ".join(ADVENTURES[event.adventure] for event in events)
        args: Args = {**roll_of(self).args("seat", [events[0].seat]), "number": len(events), "decks": decks}
        return [sentence(self.texts.say("drawn-corto", args))]

    def continues_paragraph(self, history: MatchHistory, before: Line, line: Line) -> bool:
        """The steps of one card, the cards of one draw: one entry of the log, as the View decides."""
        if before.seat != line.seat or isinstance(line.action, Undo) or isinstance(before.action, Undo):
            return False
        began, came = self.entries(history, before), self.entries(history, line)
        return bool(began and came) and began[-1] == came[0]

    def entries(self, history: MatchHistory, line: Line) -> list[int]:
        """The entries that a line belongs to and begins."""
        heard = with_contexts(self.rules, history, [(line, event) for event in line.events])
        texts = [self.views.event_text(one.event, one.context) for one in heard if one.context is not None]
        return [text.entry for text in texts if text.entry]

    def remarks(self, history: MatchHistory, line: Line, seat: Seat) -> list[str]:
        said = [*self.skipped(history, line, seat), *self.running_count(history, line)]
        return [*said, *turning_point(roll_of(self), self.rules, history, line)]

    def running_count(self, history: MatchHistory, line: Line) -> list[str]:
        """corto.P3: with open scores every player's gold after each turn."""
        is_over = any(isinstance(event, Ended) for event in line.events)
        if history.header.options.get("open_scores") != "on" or is_over or not is_end_of_turn(line):
            return []
        state = history.after(line.number)
        if state is None:
            return []
        if state.variants.partners:
            return self.sides(state)
        gold = [f"{self.seat(seat)} {number}" for seat, number in enumerate(scores(state))]
        return [self.texts.say("running-corto", {"gold": ", ".join(gold)})]

    def skipped(self, history: MatchHistory, line: Line, seat: Seat) -> list[str]:
        """A player who was skipped hears why, card by card."""
        place = next(
            (n for n, event in enumerate(line.events) if isinstance(event, Skipped) and event.seat == seat), -1
        )
        if place < 0:
            return []
        head, state = self.texts.say("skipped-corto", {"seat": self.seat(seat)}), history.after(line.number - 1)
        return [head] if state is None else [head, *self.why_skipped(state, line.events[:place], seat)]

    def why_skipped(self, state: CortoState, events: Sequence[Event], seat: Seat) -> list[str]:
        """From the line before and what came of this one so far; a card that others drew unseen changes no reason."""
        for event in events:
            if not (isinstance(event, Drew) and event.card is None):
                self.rules.evolve(state, event)
        self.rules.evolve(state, Began(MAIN, 0))
        hand = hand_of(self.rules.observe(state, seat))
        reasons = [(card, self.rules.check(state, seat, self.play(card), 0)) for card in hand]
        return self.why_stuck(reasons) if hand else [self.texts.say("about-corto-empty-hand")]


def is_end_of_turn(line: Line) -> bool:
    return any(isinstance(event, TurnEnded) for event in line.events)
