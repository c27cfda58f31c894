"""The parts of a voyage report. Times are those of the round's clock, in milliseconds from the round's start."""

from typing import Literal, TypeAlias

from msgspec import field

from saltsea.games.pirates.view.names import LevelName, ResultName, SpaceName
from saltsea.view import Sentence, Shape

Return: TypeAlias = Literal["performed", "back", "thrown", "cut"]
MarkKind: TypeAlias = Literal["cork", "life", "event", "sunk", "goal"]
AwardName: TypeAlias = Literal["gunner", "carpenter", "boarder", "helm", "lookout", "loader", "sails", "hands", "smoke"]
CauseHow: TypeAlias = Literal["rocks", "shots", "fire", "event", "cannon"]


class Placement(Shape, frozen=True):
    """One timer on one space, from placing to coming back."""

    timer: int
    """The timer's number."""
    space: SpaceName
    """Where it was placed."""
    placed: int
    """When it was placed."""
    left: int
    """When it came back."""
    how: Return
    """How it came back: its action performed, taken back without it, thrown back by a card that left the sea, or cut
    off by the end of the round."""
    line: int
    """The line in which it was placed."""
    last_line: int
    """The line in which it came back."""
    down: int | None = None
    """When its sand was down; null if it never was."""
    card: str = ""
    """The id of the card whose space it was; empty on the ship."""


class Mark(Shape, frozen=True):
    """Something that befell the ship. What is alike and comes with one line is one mark."""

    kind: MarkKind
    """A cork, a life point lost, an event, a card sunk, or the goal."""
    line: int
    """The line in which it happened."""
    number: int
    """How often it happened in that line."""
    sentence: Sentence
    """The same in words."""
    at: int | None = None
    """When it happened; null for the enemy's fire, after the round's clock has stopped."""
    things: list[str] = field(default_factory=list)
    """What did it, or what it was, one id for each; `cannon` for a cannon of the crew's own; none for the goal."""


class ClashMark(Shape, frozen=True):
    """A player set a timer where another player's stood already, and it sprang back."""

    timer: int
    """The timer that sprang back."""
    space: SpaceName
    """The space that both wanted."""
    seat: int
    """The player who came too late."""
    first: int
    """The player who was there."""
    at: int
    """When it happened."""
    line: int
    """The last line before it."""
    sentence: Sentence
    """The same in words."""
    card: str = ""
    """The id of the card whose space it was; empty on the ship."""


class RoundReport(Shape, frozen=True):
    """One round."""

    round: int
    """Its number, from 1 on."""
    lasts: int
    """How long it could last."""
    ended: int
    """When it ended."""
    first_line: int
    """The line that started it."""
    last_line: int
    """The line that ended it: what comes after is the enemy's fire."""
    until: int
    """All lines before this one belong to the round: it starts the next one, or comes after the last."""
    times: list[int]
    """What the clock showed at each line, from `first_line` to `last_line`."""
    placements: list[Placement] = field(default_factory=list)
    """Where the timers stood, in the order in which they came back."""
    marks: list[Mark] = field(default_factory=list)
    """What befell the ship, in order."""
    clashes: list[ClashMark] = field(default_factory=list)
    """Who got in whose way, in order; none also where they were not counted."""


class TimerReport(Shape, frozen=True):
    """What one timer did in the whole voyage."""

    seat: int
    """The seat that it belongs to."""
    performed: int
    """How often it performed."""
    back: int
    """How often it came back without having performed, during a round."""
    cut: int
    """How often the end of a round cut it off."""
    idle: int
    """How long it lay in the hand, or stood with its sand down, while the clock ran."""
    fired: int = 0
    """Shots that it fired."""
    hit: int = 0
    """Those of them that laid damage on a card."""
    damage: int = 0
    """The damage of its shots."""
    broken: int = 0
    """Cannons that broke under it."""
    clashes: int | None = None
    """How often it sprang back from a space that was taken; null where that was not counted."""


class HarmReport(Shape, frozen=True):
    """What one cause has cost the ship."""

    thing: str
    """The id of the card, event or token that did it; `cannon` for a cannon of the crew's own."""
    how: CauseHow
    """In which way: the bow ran on it, it fired, it burnt, it was an event, or the cannon broke."""
    corks: int = 0
    """Corks that it cost."""
    lives: int = 0
    """Life points that it cost."""


class EnemyReport(Shape, frozen=True):
    """The enemy's fire in the whole voyage."""

    fired: int = 0
    """Shots."""
    hit: int = 0
    """Those that hit."""
    damage: int = 0
    """The damage that they did."""


class Award(Shape, frozen=True):
    """What one player did more of than any other aboard."""

    what: AwardName
    """Damage by shots, corks removed, tokens taken, turns of the helm, calls of the lookout, cannons loaded, sails set,
    actions in all, or cannons that broke."""
    seat: int
    """Whose award it is."""
    number: int
    """How much of it."""
    sentence: Sentence
    """The same in words."""


class VoyageReport(Shape, frozen=True):
    """The whole report of a voyage that is over."""

    result: ResultName | Literal["given-up"]
    """How it ended; a crew that gave up has neither won nor lost."""
    level: LevelName
    """How hard it was."""
    points: int
    """The score."""
    stars: int
    """The stars."""
    lives: int
    """Life points that were left."""
    lives_at_start: int
    """Life points of the start."""
    players: int
    """How many seats the crew had."""
    counted: bool
    """Whether clashes were counted."""
    rounds: list[RoundReport]
    """The rounds, in order."""
    timers: list[TimerReport]
    """What each timer did."""
    harm: list[HarmReport]
    """What hurt the ship, the worst first: life points before corks."""
    enemy: EnemyReport
    """The enemy's fire."""
    told: list[list[Sentence]]
    """What happened in each line of the voyage, from the first line on."""
    awards: list[Award] = field(default_factory=list)
    """What each player may be proud of, in the order of the seats."""
    passages: list[Sentence] = field(default_factory=list)
    """Where each Passage of the last round lay; none where none came to light."""
