"""Whole games in real time with players who need a moment: a seat acts some time after it could.

The clock is virtual. Whoever gets something new to do looks up after the reaction time and does as much as two hands
can do at once; between two such moments time jumps."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from saltsea.bots.player import Bot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Outcome, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat, members

AT_ONCE: Final = 2
"""Somebody who looks up lifts one timer and sets it anew; for another they must look up again."""
GLANCE: Final[Millis] = 8000
"""So long does somebody wait for others before they look up again."""
MOST_LOOKS: Final = 1000
"""So often does a crew look again that wants nothing and awaits nothing, before it is called stuck."""


class SlowTable:
    """One match, and bots that react no faster than people."""

    def __init__(self, match: Match, bots: Sequence[Bot], dice: Dice, reaction: Millis) -> None:
        self.match = match
        self.bots = bots
        self.dice = dice
        self.reaction = reaction
        self.now: Millis = 0
        self.wakes: list[Millis | None] = [None] * len(bots)
        self.seen = [0] * len(bots)
        """Per seat how many lines it has taken notice of."""
        self.idle = 0
        """Who has no more legal actions than this has nothing to do."""
        self.looks = 0
        """How often everybody has looked again in vain since somebody acted."""
        self.moves = 0
        self.refused: Counter[str] = Counter()
        """Stays empty: nobody stumbles here, which would take time."""

    def play(self) -> Outcome:
        """Play to the end."""
        rules = self.match.rules
        outcome = rules.outcome(self.match.state)
        while outcome is None:
            self.notice()
            self.step()
            outcome = rules.outcome(self.match.state)
        return outcome

    def notice(self) -> None:
        """Whoever has something to do, and has not seen the last that happened, will look up."""
        rules, state = self.match.rules, self.match.state
        for seat in members(rules.waiting_on(state)):
            wake = self.wakes[seat]
            if self.seen[seat] == len(self.match.lines) or (wake is not None and wake <= self.now + self.reaction):
                continue
            self.seen[seat] = len(self.match.lines)
            if len(rules.legal(state, seat)) > self.idle:
                self.wakes[seat] = self.now + self.reaction

    def step(self) -> None:
        """To the next deadline or to the next one who looks up, whichever comes first."""
        deadline = self.match.rules.next_deadline(self.match.state)
        awake = [wake for wake in self.wakes if wake is not None]
        if deadline is not None and all(deadline <= wake for wake in awake):
            self.now = deadline
            self.match.pass_deadline(deadline)
        elif awake:
            self.now = min(awake)
            self.act(self.wakes.index(self.now))
        else:
            self.look_again()

    def look_again(self) -> None:
        """Nobody wants anything and nothing is to come: some sailors need a second look."""
        self.looks += 1
        self.seen = [-1] * len(self.bots)
        if self.looks > MOST_LOOKS:
            raise RuntimeError(f"{self.match.rules.name}: nobody acts and nothing is to come")

    def act(self, seat: Seat) -> None:
        """Do what two hands can do at once; what is left comes after another moment."""
        self.wakes[seat] = None
        for _ in range(AT_ONCE):
            if self.match.is_over() or not self.acts(seat):
                self.look_later(seat)
                return

    def look_later(self, seat: Seat) -> None:
        """Whoever waits for something looks at the clock now and then."""
        self.seen[seat] = len(self.match.lines)
        rules, state = self.match.rules, self.match.state
        if rules.next_deadline(state) is not None and len(rules.legal(state, seat)) > 1:
            self.wakes[seat] = self.now + GLANCE

    def acts(self, seat: Seat) -> bool:
        """One deed, if this seat wants any."""
        rules, match = self.match.rules, self.match
        view = rules.view(match.state, seat)
        view.at = self.now
        action = self.bots[seat].choose(view, self.dice) if view.legal else None
        self.moves += len(view.legal) > 1
        if action is None:
            return False
        self.looks = 0
        answer = match.submit(seat, action, self.now)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{rules.name}: a legal action was refused by {answer.rule}")
        return True


def sailed(
    rules: AnyRules,
    players: int,
    options: Options,
    bots: Sequence[Bot],
    name: str,
    *,
    reaction: Millis,
    hashing: bool = False,
) -> SlowTable:
    """One whole game; the name decides the cards and the bots' dice."""
    match = start(rules, players, options, named_seed(name))
    if isinstance(match, Refusal):
        raise ValueError(f"{match.rule}: {match.text} {match.facts}")
    match.hashing = hashing
    table = SlowTable(match, bots, dice_for(name), reaction)
    table.play()
    return table
