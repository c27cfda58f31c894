"""What the lessons of all games share: the guide that a table asks, the pages that a pupil reads, how far a scripted
game is. A guide keeps nothing: the match says how far the lesson is, so a pupil who reloads, or comes back tomorrow,
goes on where they were."""

from collections.abc import Mapping
from typing import NamedTuple

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import lines_in_force
from saltsea.kernel.seat import Seat
from saltsea.view import Advice, Hint, Sentence


class Guide:
    """Leads players through a game."""

    leads_bots = True
    """Whether bots do what the guide says and nothing else; if not, they choose by themselves."""

    def check(self, match: Match, seat: Seat, action: Action) -> Refusal | None:
        """What to do instead, if this legal action is not the step that the lesson waits for."""
        raise NotImplementedError

    def move(self, match: Match, seat: Seat) -> Action | None:
        """What a bot on this seat does now; None if it has nothing to do."""
        raise NotImplementedError

    def advice(self, match: Match, seat: Seat) -> Advice:
        """What the lesson says to this seat now."""
        raise NotImplementedError

    def holds(self, match: Match) -> bool:
        """Whether the time of a real-time game stands: something is explained, and it is the pupil's turn to act."""
        del match
        return False


class Page(NamedTuple):
    """What the pupil reads: a text, what it points at, and the rule behind it."""

    text: str
    points: tuple[str, ...] = ()
    rule: str = ""
    """Its id without the game's name."""
    args: Mapping[str, str | int] = {}
    path: tuple[str, ...] = ()
    """What is touched one after the other."""


def hint_of(page: Page, game: str) -> Hint:
    rule = f"{game}.{page.rule}" if page.rule else ""
    return Hint(Sentence(page.text, {**page.args}), [*page.points], rule, [*page.path])


def actions_done(match: Match, besides: tuple[type[Action], ...] = ()) -> int:
    """How many actions of players are in force, without those taken back and those that belong to no script."""
    players = range(match.header.players)
    lines = lines_in_force(match.lines, len(match.lines) - 1)
    return sum(line.seat in players and not isinstance(line.action, besides) for line in lines)
