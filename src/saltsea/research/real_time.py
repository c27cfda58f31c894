"""Whole games in real time with reaction times: a bot acts some time after it could.

The clock is virtual: between two moments at which something happens, time jumps."""

from collections import Counter
from collections.abc import Sequence
from functools import partial
from typing import Final

from saltsea.bots.player import Bot, LeadingBot, ListeningBot
from saltsea.bots.reaction import Reaction
from saltsea.bots.scheduler import Reactions, RealTimeScheduler
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.heard_words import HeardWords
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Observation, Outcome, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.kernel.table_clock import Tempo

MOST_LOOKS: Final = 1000
"""So often does a crew look again that wants nothing and awaits nothing, before it is called stuck."""


class StuckTableError(RuntimeError):
    """Every player waits, and nothing would happen by itself: such a game would never end."""


class SlowTable:
    """One match, and bots that react no faster than people."""

    def __init__(self, match: Match, tempo: Tempo, bots: Sequence[Bot], dice: Dice, reactions: Reactions) -> None:
        self.match = match
        self.bots = bots
        self.dice = dice
        self.reflexes = RealTimeScheduler(match, tempo, range(len(bots)), reactions)
        self.orders: dict[Seat, str] = {}
        """The standing orders that bots have given who lead."""
        self.now: Millis = 0
        self.looks = 0
        """How often all bots have looked again without result since the last action."""
        self.moves = 0
        self.refused: Counter[str] = Counter()
        """Stays empty: bots make no slips here."""

    def play(self) -> Outcome:
        """Play to the end."""
        rules = self.match.rules
        outcome = rules.outcome(self.match.state)
        while outcome is None:
            self.reflexes.notice(self.now)
            self.step()
            outcome = rules.outcome(self.match.state)
        return outcome

    def step(self) -> None:
        """Go to the next deadline or to the next bot that looks, whichever comes first."""
        deadline, wake = self.match.rules.next_deadline(self.match.state), self.reflexes.next_wake()
        if deadline is not None and (wake is None or deadline <= wake):
            self.now = deadline
            self.match.pass_deadline(deadline)
        elif wake is not None:
            self.now, seat = wake, self.reflexes.first()
            self.reflexes.act(seat, wake, partial(self.acts, seat))
        else:
            self.look_again()

    def look_again(self) -> None:
        """No bot wants to act and no deadline is set: let the bots look again."""
        self.looks += 1
        self.reflexes.rouse(self.now)
        if self.looks > MOST_LOOKS:
            raise StuckTableError(stuck(self.match))

    def choice(self, seat: Seat, observation: Observation) -> Action | None:
        """What a bot chooses, with the order in its ears that it has been given."""
        bot = self.bots[seat]
        if isinstance(bot, LeadingBot):
            self.orders.update(bot.orders(observation))
        if isinstance(bot, ListeningBot):
            return bot.choose_hearing(observation, HeardWords(self.orders.get(seat, ""), []), self.dice)
        return bot.choose(observation, self.dice)

    def acts(self, seat: Seat) -> bool:
        """One deed, if this seat wants any."""
        observation = self.reflexes.observation(seat, self.now)
        action = self.choice(seat, observation) if observation.legal else None
        self.moves += len(observation.legal) > 1
        if action is None:
            return False
        self.looks = 0
        answer = self.match.submit(seat, action, self.now)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{self.match.rules.name}: a legal action was refused by {answer.rule}")
        return True


def stuck(match: Match) -> str:
    """What to tell people about a table at which nothing happens any more."""
    return f"{match.rules.name}: no seat acts and no deadline is set. Where nothing comes by itself, a player must act."


def sailed(
    rules: AnyRules,
    tempo: Tempo,
    players: int,
    options: Options,
    bots: Sequence[Bot],
    name: str,
    *,
    reactions: Sequence[Reaction | None] = (),
    hashing: bool = False,
) -> SlowTable:
    """One whole game; the name decides the cards, the bots' dice and their reactions. A seat without a reaction of its
    own reacts as the tempo says."""
    match = start(rules, players, options, named_seed(name))
    if isinstance(match, Refusal):
        raise ValueError(f"{match.rule}: {match.text} {match.details}")
    match.hashing = hashing
    drawn = {seat: reaction for seat, reaction in enumerate(reactions) if reaction is not None}
    table = SlowTable(match, tempo, bots, dice_for(name), Reactions(drawn, dice_for(f"{name}/reactions")))
    table.play()
    return table
