"""What a campaign shows: its chapters with their locks and results, and what a crew is told of a chapter.

Values that a game makes and a server hands on, in one language. Of a chapter that is closed there is its number."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from saltsea.games.pirates.view.naming import GoalVerb
from saltsea.kernel.options import Options

ChapterState: TypeAlias = Literal["locked", "open", "won"]
Verdict: TypeAlias = Literal["", "too-hard", "fair", "too-easy"]


class Crew(NamedTuple):
    """Who sails: how many, and what the table is set to."""

    players: int
    options: Options


class Told(msgspec.Struct, frozen=True):
    """What all values here share: they never change."""


class BestShown(Told, frozen=True):
    """The best result at one level by as many; `tries` and `won` count its voyages. `players` is 0 for a result from
    before crews were noted."""

    level: str
    players: int
    timers: int
    score: int
    stars: int
    pauses: int
    calm: str
    tries: int
    won: int


class OptionalGoal(Told, frozen=True):
    """What may be done on the side."""

    title: str
    text: str


class GoalStep(Told, frozen=True):
    """One thing that a stage of the goal asks for, and so often."""

    verb: GoalVerb
    group: Literal["ship", "passage", "card", "token"]
    """Of what: of any ship, of any Passage, or of the cards or tokens named."""
    things: tuple[str, ...]
    """These cards or this token, by their rules' ids; none for a group as a whole."""
    times: int


class CardCount(Told, frozen=True):
    """So many of a card, which goes by its rule's id: `card.rocks`."""

    card: str
    number: int


class RoundSetUp(Told, frozen=True):
    """A round: how long it is, what is dealt, how many events break into it."""

    seconds: int
    cards: tuple[CardCount, ...]
    events: int


class ShipSetUp(Told, frozen=True):
    """The ship as the chapter finds her. The heading is a sector and the corks are in spaces, as the game's view names
    them; timers are numbers, `parts` are rules' ids."""

    heading: str
    sails: int
    lives: int
    corks: tuple[str, ...]
    cursed: tuple[int, ...]
    parts: tuple[str, ...]


class Story(Told, frozen=True):
    """Everything that a crew is told before it sails. Free play has no title and no story. `new` are rules' ids."""

    title: str
    story: str
    news: str
    new: tuple[str, ...]
    goal: str
    stages: tuple[tuple[GoalStep, ...], ...]
    each_round: bool
    """Whether every round has this goal, and not the chapter."""
    optional: OptionalGoal | None
    timers: int
    ship: ShipSetUp
    rounds: tuple[RoundSetUp, ...]


class ChapterShown(Told, frozen=True):
    """One chapter of the log book. What is locked has a number, and what opens it. `won` and `lost` are how the story
    ends, once it has ended so; `best` is the best of all, `crews` the best of each level and crew."""

    number: int
    state: ChapterState
    opens_after: int = 0
    """The number of the chapter that opens a locked one when it is won; 0 for an open one."""
    name: str = ""
    """What the table's option `chapter` calls it."""
    told: Story | None = None
    won: str = ""
    lost: str = ""
    best: BestShown | None = None
    crews: tuple[BestShown, ...] = ()
    """By level from the easiest on, then by the size of the crew."""


class LogBook(Told, frozen=True):
    """A campaign. `words` are texts in Fluent that go with what is open: new ones, and some that lie over those that
    a client has from the start."""

    game: str
    opened: int
    """How many chapters are, from the first on."""
    chapters: tuple[ChapterShown, ...]
    words: str
    next: int = 1
    """The number of the chapter to sail next: the first that is not won; the last once all are."""
    seas: tuple[str, ...] = ()
    """The seas of the daily voyage that are open, the widest last."""
    stars: int = 0
    """How many are earned, counting the best of each chapter."""
    most_stars: int = 0
    """How many there are to earn."""
    is_won: bool = False
    """Whether every chapter is."""


class VoyageTold(Told, frozen=True):
    """What everybody at a table may know of the chapter that it sails. `after` is how the story ended, once the game
    is over; `words` as in a log book, for this chapter and all before it."""

    chapter: str
    story: Story
    after: str
    words: str


class DailyResult(Told, frozen=True):
    """A daily voyage that was won, as the board of honour shows it. `took` is its time in milliseconds."""

    points: int
    stars: int
    level: str
    timers: int
    took: int
    pauses: int
    calm: str


class FaultShown(Told, frozen=True):
    """Something about a chapter's file: in which line (0: in none), in which field (empty: in none), and what."""

    line: int
    path: str
    text: str


class ChapterChecked(Told, frozen=True):
    """A chapter of somebody's own. With `faults` nobody can sail it; `remarks` are what its author may not have meant.
    `story` is what a crew would be told, if there are no faults."""

    name: str
    faults: tuple[FaultShown, ...]
    remarks: tuple[FaultShown, ...]
    story: Story | None


class Tried(Told, frozen=True):
    """What simulated crews have made of a chapter so far: `done` voyages of `runs`. `low` and `high` are between what
    the chance to win lies, with 95 % certainty; `seconds` is the median of the voyages that were won. The `verdict` is
    empty as long as too few voyages were sailed for one."""

    done: int
    runs: int
    won: int
    rate: float
    low: float
    high: float
    seconds: int | None
    stars: float
    lives_lost: float
    verdict: Verdict = ""
