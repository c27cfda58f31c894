"""Whole games of every kind, in which after every step nothing is lost, nothing is doubled, and what is offered is what
a second opinion (oracle.py) thinks should be.

A game is a table, a seed and a list of numbers that pick what is done; when the numbers run out, dice go on."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from contract.scale import PROOF, scaled
from corto.oracle import Deeds, Position, entry, where
from corto.tables import LETTERS, MARKERS, NOWHERE, RULES, THE_CORTO, card_names
from saltsea.games.corto.engine.state import START_DRAW, START_MARK, CortoState
from saltsea.kernel.chance import QuickDealer
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import Action
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.step import FullTrace, act, settle

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced

LONGEST = 3000
"""No game takes more steps."""


@dataclass(frozen=True)
class Game:
    """How to play one game."""

    players: int
    options: Options
    seed: str
    taste: int
    choices: tuple[int, ...]


@st.composite
def games(draw: st.DrawFn) -> Game:
    players = draw(st.integers(2, 4))
    strips = draw(st.permutations(LETTERS))[: 3 if players == 2 else 4]
    options: Options = {
        option.name: draw(st.sampled_from(option.choices)) for option in RULES.options if option.choices
    }
    options["strips"] = draw(st.sampled_from(["random", "".join(strips)]))
    if players != 4:
        options["partners"] = "off"
    numbers = st.lists(st.integers(0, 999), max_size=40).map(tuple)
    return Game(
        players, options, draw(st.text("abcdef", min_size=1, max_size=4)), draw(st.integers(0, 3)), draw(numbers)
    )


@dataclass
class Table:
    """One game being played, and the checks after every step."""

    game: Game
    state: CortoState = field(init=False)
    dice: Dice = field(init=False)
    told: list[str] = field(default_factory=list)
    steps: int = 0

    def __post_init__(self) -> None:
        options = filled_in(RULES.options, self.game.options)
        self.dice = dice_for(self.game.seed)
        self.state = RULES.setup(self.game.players, options)
        settle(RULES, self.state, QuickDealer(self.dice), FullTrace())

    def play(self) -> None:
        try:
            look(self.state, thorough=True)
            while RULES.outcome(self.state) is None:
                assert self.steps < LONGEST, "the game does not end"
                self.step()
                look(self.state, thorough=self.steps % 16 == 0)
            self.check_end()
        except AssertionError as error:
            raise AssertionError(f"{error}\nafter {self.steps} steps of {self.game}:\n{self.last_steps()}") from error

    def last_steps(self) -> str:
        return "\n".join(self.told[-12:])

    def step(self) -> None:
        legal = RULES.legal(self.state, self.state.turn)
        assert legal, "the table waits for a seat that can do nothing"
        if self.steps < len(self.game.choices):
            action = legal[self.game.choices[self.steps] % len(legal)]
        else:
            action = self.dice.pick(self.tasteful(legal))
        plain = RULES.vocabulary.plain(action)
        self.told.append(f"{self.state.turn}: {plain}")
        before = Before(self.state)
        trace = FullTrace()
        act(RULES, self.state, self.state.turn, action, 0, QuickDealer(self.dice), trace)
        before.check(self.state, plain, [RULES.vocabulary.plain(event) for event in trace.events])
        self.steps += 1

    def tasteful(self, legal: list[Action]) -> list[Action]:
        """Players differ: some never pass, some only fill the board, some hardly lay anything down."""
        avoided: tuple[str, ...] = (
            (),
            ("Skip", "EndTurn", "Discard"),
            ("Skip", "EndTurn", "Discard", "Kill", "Remove", "Draw"),
            ("Discard", "Mark", "Place"),
        )[self.game.taste]
        wanted = [action for action in legal if type(action).__name__ not in avoided]
        return wanted or legal

    def check_end(self) -> None:
        outcome = RULES.outcome(self.state)
        assert outcome is not None
        position = Position(self.state)
        assert outcome.scores == position.scores()
        full = position.full(position.taken()) >= 2
        assert outcome.ended_by == ("corto.E1" if full else "corto.E3")
        stocks: list[int] = position.facts["stock"]
        if self.game.options["partners"] == "on":
            stocks = [stocks[seat] + stocks[(seat + 2) % 4] for seat in range(4)]
        best = max(zip(outcome.scores, stocks, strict=True))
        assert outcome.winners == [
            seat for seat in range(self.game.players) if (outcome.scores[seat], stocks[seat]) == best
        ]
        assert RULES.waiting_on(self.state) == 0


class Before:
    """What was so before a step, and what the step may have changed."""

    def __init__(self, state: CortoState) -> None:
        self.position = Position(state.copy())
        self.facts = self.position.facts

    def check(self, state: CortoState, action: dict[str, Any], events: list[dict[str, Any]]) -> None:
        now: Any = RULES.snapshot(state)
        kinds = Counter(str(event["kind"]) for event in events)
        self.check_gold(now, kinds)
        self.check_effects(state, action, events)
        for figurine in ("corto", "rasputin"):
            assert now[figurine] >= 0 or self.facts[figurine] < 0, f"{figurine} has left the board"
            assert now[figurine] == self.facts[figurine] or action["kind"] == "Move"
        # A new character sets off its strip's quest once it has its marker, which may first have to be lifted.
        if action["kind"] not in ("Place", "Lift"):
            assert now["tiles"] == self.facts["tiles"]
            assert now["train"] == self.facts["train"]
        assert kinds["Killed"] == (action["kind"] in ("Kill", "Remove"))
        if now["turns"] == self.facts["turns"] and self.facts["step"] not in (START_MARK, START_DRAW):
            assert now["turn"] == self.facts["turn"]
            assert now["plays"] - self.facts["plays"] == (action["kind"] == "Play")

    def check_effects(self, state: CortoState, action: dict[str, Any], events: list[dict[str, Any]]) -> None:
        """Characters, markers, friends, guards and leopards came out as the second opinion says."""
        before, kind, square = self.position, action["kind"], action.get("square", NOWHERE)
        board = before.board_after(kind, square, action.get("owner", NOWHERE))
        assert Position(state).board == board, f"{kind} left another board"
        place = where(square) if kind == "Move" else before.actor
        acts = kind == "Agree" or (kind == "Move" and before.options["figurines"] == "must")
        paid = before.paid(place) if place and acts and self.facts["figurine"] == THE_CORTO else []
        assert [event["seat"] for event in events if event["kind"] == "FriendPaid"] == paid
        woken = before.woken(board) if kind in ("Kill", "Remove") else []
        assert [seat for event in events if event["kind"] == "LeopardsWoke" for seat in event["takers"]] == woken
        target = where(square)
        stopped = before.guard(target) if kind == "Hit" and target else None
        assert [seat_and_card(event) for event in events if event["kind"] == "HitStopped"] == (
            [stopped] if stopped else []
        )

    def check_gold(self, now: Any, kinds: Counter[str]) -> None:
        """Cards go under a seal by a kill or from a friend of Corto, and never come back."""
        assert now["sealed"][: len(self.facts["sealed"])] == self.facts["sealed"]
        assert len(now["sealed"]) - len(self.facts["sealed"]) == kinds["Killed"] + kinds["FriendPaid"]


def seat_and_card(event: dict[str, Any]) -> int:
    code: int = event["owner"] * 128 + event["card"] + 1
    return code


def look(state: CortoState, *, thorough: bool) -> None:
    check_pieces(state)
    check_cards(state)
    check_offers(state, thorough=thorough)
    check_between_turns(state)


def check_pieces(state: CortoState) -> None:
    """Markers, figurines and tiles: none lost, none found, none where it cannot be."""
    position = Position(state)
    facts = position.facts
    for seat in range(position.players):
        on_board = sum(character.marks[seat] for character in position.board.values())
        assert on_board + facts["stock"][seat] == MARKERS, (
            f"seat {seat} has {on_board} + {facts['stock'][seat]} markers"
        )
    for square, marks in enumerate(facts["marks"]):
        assert not marks or facts["who"][square] >= 0, "markers without a character"
    for square in range(36):
        assert (facts["who"][square] >= 0) == bool(facts["characters"] >> square & 1)
    assert all(place[1] > 1 and place in position.squares() for place in position.board), "a character off its squares"
    assert all(place is None or place in position.squares() for place in position.figurines)
    won = [sum(facts["prizes"][kind::4]) for kind in range(4)]
    assert won[0] + facts["ingots_left"] == won[1] + facts["crows_left"] == (3 if "C" in position.strips else 0)
    assert won[2] + facts["leopards_left"] == (6 if "D" in position.strips else 0)
    assert won[3] + facts["carriages_left"] == (511 if "E" in position.strips else 0)
    if position.train:
        assert position.strips[position.train[0]] == "E"
        assert 2 <= position.train[1] <= position.length
    vessel = facts["vessel"]
    assert (vessel >= 0) == ("A" in position.strips)
    assert vessel < 0 or vessel % 9 in range(1, position.length)


def check_cards(state: CortoState) -> None:
    """Every card of the decks in play lies in exactly one place."""
    facts: Any = RULES.snapshot(state)
    found = [card for card in facts["who"] + facts["hands"] + facts["pile"] if card >= 0]
    found += [code % 128 - 1 for code in facts["sealed"] + facts["guards"] if code % 128]
    found += [deck * 20 + place for deck in range(6) for place in range(20) if facts["decks"][deck] >> place & 1]
    if facts["card"] >= 0 and facts["card"] not in found:
        found.append(facts["card"])
    expected = [adventure * 20 + place for adventure in sorted(facts["strips"]) for place in range(20)]
    assert sorted(found) == expected, f"lost or doubled: {card_names(sorted(set(found) ^ set(expected)))}"
    for seat in range(facts["players"]):
        hand = facts["hands"][seat * 4 : seat * 4 + 4]
        assert len(hand) == 4
        held = [card for card in hand if card >= 0]
        assert hand == sorted(held) + [-1] * (4 - len(held))
        assert all(code % 128 - 1 in held for code in facts["shown"] if code // 128 == seat)
    assert all(entry(card)["kind"] == "character" for card in facts["who"] if card >= 0)
    assert all(entry(code % 128 - 1)["verb"] == "guard" for code in facts["guards"])
    slow = facts["options"]["slow_start"] == "on" and facts["players"] == 4 and facts["turns"] == 0
    assert facts["plays"] <= (2 if slow else 4)
    assert not (facts["plays"] and facts["discards"])
    assert facts["drawn"] <= (2 + facts["more"] if facts["plays"] else 4)


def check_offers(state: CortoState, *, thorough: bool) -> None:
    """What is offered is what the second opinion says, and what `check` lets pass."""
    expected = Position(state).deeds()
    legal = RULES.legal(state, state.turn)
    offered: Deeds = {(type(action).__name__, fields(action)) for action in legal}
    assert len(legal) == len(offered), "something is offered twice"
    assert offered == expected, f"offered too much: {offered - expected}; too little: {expected - offered}"
    for seat in range(state.players):
        actions = RULES.vocabulary.actions if thorough else legal
        allowed = [action for action in actions if RULES.check(state, seat, action, 0) is None]
        assert sorted(action.number for action in allowed) == (
            sorted(action.number for action in legal) if seat == state.turn else []
        )
        assert seat == state.turn or RULES.legal(state, seat) == []


def fields(action: Action) -> tuple[int, ...]:
    plain: dict[str, Any] = RULES.vocabulary.plain(action)
    return tuple(value for name, value in plain.items() if name != "kind")


def check_between_turns(state: CortoState) -> None:
    """At the start of a turn the last one is settled: the aces, the end, and nothing of it is left over."""
    position = Position(state)
    facts = position.facts
    fresh = position.step == "main" and not (facts["plays"] or facts["discards"])
    if not fresh or facts["drawn"]:
        return
    assert position.full(position.taken()) < 2, "two strips are full and the game goes on"
    assert facts["idle"] < position.players
    if "B" in position.strips and facts["turns"]:
        assert position.aces() in (None, facts["ace_holder"])
    assert (facts["actor"], facts["anywhere"], facts["more"], facts["closing"], facts["placed"]) == (-1, 0, 0, 0, 0)
    if not position.decks and facts["turns"]:
        assert any(position.playable(card) for card in position.hand), "a player who cannot play was not skipped"
    if position.options["open_scores"] == "on":
        public: Any = RULES.observe(state, 0).public
        assert public.scores == position.scores()


@settings(
    max_examples=scaled(20, 2000),
    derandomize=not PROOF,
    deadline=None,
    database=None,
    phases=[Phase.generate],  # a whole game shrinks for minutes; the last steps are told instead
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(games())
def test_every_game_keeps_its_pieces_and_offers_what_the_rules_say(game: Game) -> None:
    Table(game).play()
