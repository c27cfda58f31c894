"""A crew with cardboard before it, for the tests of the App."""

from typing import Any, Final

from pirates.rounds_kit import rounds
from pirates.tables import rules_of
from saltsea.catalog import CATALOG
from saltsea.games.pirates.app.game import AppRules
from saltsea.games.pirates.app.shapes import AppView
from saltsea.games.pirates.app.views import AppViews
from saltsea.games.pirates.engine.actions import Continue, Start
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import SAILING
from saltsea.games.pirates.rules.ship import SECTOR_NAMES
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match
from saltsea.kernel.match import start as open_match
from saltsea.kernel.nouns import Action, Event, Refusal

SECOND: Final = 1000
NORTH: Final = SECTOR_NAMES.index("N")
SOUTH: Final = SECTOR_NAMES.index("S")


class Crew:
    """A crew with cardboard before it, which tells the App one thing after the other."""

    def __init__(self, rules: PiratesRules | None = None, seed: str = "a crew", **options: str | int) -> None:
        box = CATALOG["pirates"].rules() if rules is None else rules
        assert isinstance(box, PiratesRules)
        self.rules = AppRules(box)
        chosen = {} if rules is None else {"chapter": rules.chapters[0].name}
        match = open_match(self.rules, 1, {**chosen, **options}, named_seed(seed))
        assert isinstance(match, Match)
        self.match = match
        self.at = 0

    @property
    def table(self) -> Any:
        return self.match.state.table

    def tell(self, *actions: Action) -> list[Event]:
        """Every one is allowed; what the last one led to."""
        for action in actions:
            answer = self.match.submit(0, self.known(action), self.at)
            assert isinstance(answer, int), answer.text
        return self.match.lines[-1].events

    def known(self, action: Action) -> Action:
        """Actions are made once."""
        words = self.rules.vocabulary
        found = words.action(words.plain(action))
        assert found is not None
        return found

    def refused(self, action: Action) -> str:
        refusal = self.match.check(0, self.known(action), self.at)
        assert isinstance(refusal, Refusal)
        return refusal.rule

    def wait(self, seconds: float) -> None:
        """Let time pass, and what it brings."""
        self.at += int(seconds * SECOND)
        self.match.look(self.at)

    def sail(self, seconds: float = 1000) -> None:
        """Start the round, and let its time pass; whatever event comes is dealt with at once."""
        self.tell(Start())
        end = self.at + int(seconds * SECOND)
        while self.at < end and self.table.agenda.phase == SAILING:
            self.wait(1)
            if self.table.agenda.event >= 0:
                self.tell(Continue())

    def view(self) -> AppView:
        views = AppViews(self.rules)
        return views.public(self.rules.observe(self.match.state, 0))


def lone(deal: dict[str, int], *more: dict[str, int], **changes: Any) -> Crew:
    """A chapter that asks to sink a Kraken and deals these cards, round by round."""
    return Crew(rules_of(rounds=rounds(deal, *more), **changes))


def last(found: list[Event], sort: type[Event]) -> Any:
    return next(event for event in reversed(found) if isinstance(event, sort))


def reporting(deal: dict[str, int] | None = None, **changes: Any) -> Crew:
    """The sand of the first of two rounds is down."""
    crew = lone(deal or {"kraken": 1, "brigantine": 1, "gunboat": 2, "fog": 1}, {"kraken": 1}, **changes)
    crew.sail()
    return crew
