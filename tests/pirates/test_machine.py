"""Whole voyages of every kind, with commands at the worst moments: after every line nothing is lost or doubled, time
has done what it should, and what each seat is offered is what a second opinion (oracle.py) thinks it should be.

A voyage is a table, a seed and a list of numbers that pick moments and commands; when they run out, dice go on."""

from dataclasses import dataclass
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from contract.scale import PROOF, scaled
from pirates.oracle import Deeds, Position
from pirates.oracle_box import CHAPTERS, Voyage
from pirates.oracle_effects import check_effect, check_happenings
from pirates.oracle_score import check_end
from pirates.oracle_story import Story
from pirates.oracle_watch import check_opening, check_time, deadline, look
from pirates.tables import RULES
from pirates.wild import wild_chapter, wild_rules
from saltsea.games.pirates.crew.able import AbleSailor
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.rules import damage, rest, rounds, sand
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record_file import plain_line
from saltsea.kernel.seat import TABLE

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced

LONGEST = 6000
"""No voyage takes more steps."""
DEEDS = [tuple(RULES.vocabulary.plain(action).values()) for action in RULES.vocabulary.actions]
"""The second opinion's word for each action."""
NUMBER = {deed: number for number, deed in enumerate(DEEDS)}
Wish = tuple[int, tuple[Any, ...]]
"""A seat and what it would do."""
TASTES = ("random", "busy", "able", "able")


@dataclass(frozen=True)
class Game:
    """How to sail one voyage."""

    players: int
    options: Options
    seed: str
    taste: str
    choices: tuple[int, ...]


@st.composite
def games(draw: st.DrawFn) -> Game:
    players = draw(st.integers(1, 4))
    chapter = draw(st.sampled_from([*map(str, range(1, 11)), *["free"] * 3, *["wild"] * 6]))
    options: Options = {
        "chapter": chapter,
        "level": draw(st.sampled_from(["deckhand", "bosun", "captain"])),
        "timers": draw(st.sampled_from([0, 2, 3, 4])) if players == 1 else 0,
        "calm": "off",
        "open": 1 if chapter == "wild" else draw(st.integers(1, 10)),
        "word": draw(st.text("abcdef", max_size=3)),
    }
    numbers = st.lists(st.integers(0, 1 << 20), max_size=40).map(tuple)
    seed = draw(st.text("abcdef", min_size=1, max_size=4))
    return Game(players, options, seed, draw(st.sampled_from(TASTES)), draw(numbers))


def dealt(rules: PiratesRules, game: Game) -> Match:
    match = start(rules, game.players, game.options, named_seed(game.seed))
    assert isinstance(match, Match), match
    match.hashing = False
    return match


class Table:
    """One voyage under way, and the checks after every line."""

    def __init__(self, game: Game) -> None:
        is_wild, word = game.options["chapter"] == "wild", str(game.options["word"])
        rules = self.rules = wild_rules(word) if is_wild else RULES
        self.game = game
        self.match = dealt(rules, game)
        self.voyage = Voyage(game.players, game.options, [wild_chapter(word)] if is_wild else CHAPTERS)
        self.story = Story(self.voyage)
        self.position = Position(rules.snapshot(rules.setup(game.players, game.options)), self.voyage)
        self.actions = rules.vocabulary.actions
        self.bot = AbleSailor(rules)
        self.dice = dice_for(game.seed)
        self.commands: list[tuple[int, Action, int]] = []
        self.told: list[str] = []
        self.time = 0
        self.steps = 0

    def play(self) -> None:
        try:
            self.after_line()
            while not self.match.is_over():
                assert self.steps < LONGEST, "the voyage does not end"
                self.step()
                self.steps += 1
            public: Any = self.rules.observe(self.match.state, 0).public
            check_end(self.position, self.story, self.rules.outcome(self.match.state), public.stars)
        except AssertionError as error:
            last = "\n".join(self.told[-12:])
            raise AssertionError(f"{error}\nafter {self.steps} steps of {self.game}:\n{last}") from error

    def number(self) -> int:
        """The next number of the game, or of the dice."""
        return self.game.choices[self.steps] if self.steps < len(self.game.choices) else self.dice.below(1 << 20)

    def step(self) -> None:
        """A command, picked before or after time passes: a client may show an old position."""
        number = self.number()
        at = self.time if number % 9 and self.wishes(number) else self.moment(number // 9)
        if number % 2:
            self.wait(at)
        seat, action = self.wish(number // 16)
        self.submit(seat, action, at)

    # --- moments ---

    def moment(self, number: int) -> int:
        """A millisecond around what comes next or around the end of the round, or a long sleep."""
        now, due = self.time, self.rules.next_deadline(self.match.state)
        if due is None:
            return now + (0, 0, 1, 777, 100_000)[number % 5]
        clock = self.position.facts["clock"]
        ends = [
            clock["began"] + time + more for time in self.position.facts["sand"]["ends"] if time for more in (-1, 1)
        ]
        end = clock["began"] + self.voyage.rounds[self.story.round].millis
        if end - due < 30_000:
            ends += [end - 1, end, end + 1]
        wished = [now + 1, due - 1, due - 1, due, due, due, due + 1, due + 1, now + 2999, now + 5000, *ends]
        return max(now, now + 45_000 if number % 31 == 0 else wished[number % len(wished)])

    def wait(self, at: int) -> None:
        """Let every deadline up to this moment act, one line after the other."""
        self.time = max(self.time, at)
        due = self.rules.next_deadline(self.match.state)
        while due is not None and due <= at and not self.match.is_over():
            self.match.pass_deadline(due)
            self.told.append(f"{due} ms: time")
            self.after_line()
            due = self.rules.next_deadline(self.match.state)

    # --- commands ---

    def wish(self, number: int) -> tuple[int, Action]:
        """An action that a bot wants; now and then any action, legal or not."""
        if number % 16 == 0:
            return number // 16 % (self.game.players + 1), self.actions[number // 80 % len(DEEDS)]
        wishes = self.wishes(number) if number % 16 > 1 else self.everything()
        if not wishes:
            return 0, self.actions[number % len(DEEDS)]
        seat, deed = wishes[number // 16 % len(wishes)]
        return seat, self.actions[NUMBER[deed]]

    def everything(self) -> list[Wish]:
        """All that anybody may do, in a fixed order."""
        found = [(seat, deed) for seat in range(self.game.players) for deed in self.position.deeds(seat)]
        return sorted(found, key=lambda wish: (wish[0], NUMBER[wish[1]]))

    def wishes(self, number: int) -> list[Wish]:
        """What this crew feels like doing now: some only stand about where they must."""
        found = [wish for wish in self.everything() if wish[1][0] not in ("Pause", "TakeBack")]
        if self.game.taste == "able" and self.position.phase == "sailing" and self.position.stands == "runs":
            return self.able()
        useful = [wish for wish in found if wish[1][0] != "Place"]
        return useful if useful and self.game.taste == "busy" else found

    def able(self) -> list[Wish]:
        """What able sailors would do now."""
        chosen = [
            self.bot.choose(self.rules.observe(self.match.state, seat), self.dice) for seat in range(self.game.players)
        ]
        return [(seat, DEEDS[action.number]) for seat, action in enumerate(chosen) if action is not None]

    def submit(self, seat: int, action: Action, at: int) -> None:
        self.wait(at)
        if self.match.is_over():
            return
        deed = DEEDS[action.number]
        allowed = seat < self.game.players and deed in self.position.deeds(seat)
        lines, before = len(self.match.lines), self.rules.snapshot(self.match.state)
        answer = self.match.submit(seat, action, at)
        self.told.append(f"{at} ms: seat {seat} {deed}{'' if allowed else ' (refused)'}")
        assert isinstance(answer, Refusal) != allowed, f"{deed} is allowed: {allowed}, says the second opinion"
        if isinstance(answer, Refusal):
            assert len(self.match.lines) == lines
            assert self.rules.snapshot(self.match.state) == before, "a refused command changed something"
        else:
            self.commands.append((seat, action, at))
            self.after_line()

    # --- after every line ---

    def after_line(self) -> None:
        line, before = self.match.lines[-1], self.position
        events: list[Any] = [self.rules.vocabulary.plain(event) for event in line.events]
        self.story.hear(before, events)
        after = self.position = Position(self.rules.snapshot(self.match.state), self.voyage)
        look(after, self.story)
        if line.seat != TABLE:
            check_effect(before, DEEDS[line.action.number], after, events)
        elif line.number:
            check_time(before, line.at, events)
        else:
            check_opening(after)
        check_happenings(before, after, self.story, events)
        self.check_offers(thorough=line.number % 64 == 0)

    def check_offers(self, *, thorough: bool) -> None:
        """What is offered and when time acts is what the second opinion says."""
        state = self.match.state
        due = deadline(self.position)
        assert self.rules.next_deadline(state) == (None if due is None else due[0]), f"time acts next at {due}"
        for seat in range(self.game.players):
            expected = self.position.deeds(seat)
            legal = self.rules.legal(state, seat)
            offered: Deeds = {DEEDS[action.number] for action in legal}
            assert len(legal) == len(offered), "something is offered twice"
            assert offered == expected, f"offered too much: {offered - expected}; too little: {expected - offered}"
            if thorough:
                allowed = [action for action in self.actions if not self.rules.check(state, seat, action, 0)]
                assert {DEEDS[action.number] for action in allowed} == expected, "check and legal differ"

    # --- looking changes nothing (contract 6) ---

    def again(self, looks: int) -> None:
        """The same commands at the same times lead to the same record, however often the clock is read between them."""
        match = dealt(self.rules, self.game)
        for seat, action, at in self.commands:
            for _ in range(self.dice.below(looks + 1)):
                self.peek(match, at)
            assert not isinstance(match.submit(seat, action, at), Refusal)
        match.look(self.match.now())
        assert [plain_line(self.rules, line) for line in match.lines] == [
            plain_line(self.rules, line) for line in self.match.lines
        ]
        assert self.rules.snapshot(match.state) == self.rules.snapshot(self.match.state)

    def peek(self, match: Match, until: int) -> None:
        """Look once, somewhere between now and then, or just at a deadline."""
        due, now = self.rules.next_deadline(match.state), match.now()
        near = [due - 1, due, due + 1] if due is not None else []
        moment = self.dice.pick([*near, now + self.dice.below(until - now + 1)])
        match.look(max(now, min(until, moment)))


def sail(game: Game) -> Table:
    table = Table(game)
    table.play()
    return table


@settings(
    max_examples=scaled(60, 10_000),
    derandomize=not PROOF,
    deadline=None,
    database=None,
    phases=[Phase.generate],  # a whole voyage shrinks for minutes; the last steps are told instead
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)
@given(games())
def test_every_voyage_keeps_its_pieces_and_its_time_and_offers_what_the_rules_say(game: Game) -> None:
    table = sail(game)
    table.again(looks=0)
    table.again(looks=3)


PLANTED = {
    "T5": ("1", sand, "check_memory", lambda *_: None),
    "T3": ("1", sand, "sand_of", lambda *_: 29_000),
    "D3": ("10", damage, "with_timers", lambda *_: 0),
    "D4": ("10", damage, "TO_CHOOSE", 4000),
    "R7": ("2", rounds, "moments", lambda *_: [[10]]),
    "R10": ("8", rest, "old_damage", lambda *_: 0),
    "A9": ("1", rest, "point", lambda *_: None),
    "card.siren": ("9", sand, "check_sirens", lambda *_: None),
}
"""A rule, a chapter in which it matters, and what is put in its place."""


@pytest.mark.parametrize("rule", PLANTED)
def test_a_planted_bug_is_noticed(rule: str, monkeypatch: pytest.MonkeyPatch) -> None:
    chapter, module, name, instead = PLANTED[rule]
    monkeypatch.setattr(module, name, instead)
    with pytest.raises(AssertionError):
        sail_many(chapter)


def sail_many(chapter: str) -> None:
    options: Options = {"chapter": chapter, "level": "bosun", "timers": 0, "calm": "off", "open": 10, "word": ""}
    for number in range(60):
        sail(Game(4, options, f"planted {number}", TASTES[number % 4], ()))
