"""The values of a campaign: its chapters with their locks and results, and the story of a chapter.

The game makes them in one language, and the server passes them on. A closed chapter has only its number."""

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from saltsea.games.pirates.view.names import GoalVerb
from saltsea.kernel.options import Options

ChapterState: TypeAlias = Literal["locked", "open", "won"]
Verdict: TypeAlias = Literal["", "too-hard", "fair", "too-easy"]


class Crew(NamedTuple):
    """The crew: how many players, and the options of the table."""

    players: int
    options: Options


class CampaignValue(msgspec.Struct, frozen=True):
    """The base of all values here: immutable."""


class BestShown(CampaignValue, frozen=True):
    """The best result at one level by a crew of this size; `tries` and `won` count its voyages. `players` is 0 for a
    result from before crews were stored."""

    level: str
    players: int
    timers: int
    score: int
    stars: int
    pauses: int
    calm: str
    tries: int
    won: int


class OptionalGoal(CampaignValue, frozen=True):
    """A bonus goal."""

    title: str
    text: str


class GoalStep(CampaignValue, frozen=True):
    """One thing that a stage of the goal asks for, and how often."""

    verb: GoalVerb
    group: Literal["ship", "passage", "card", "token"]
    """Of what: of any ship, of any Passage, or of the cards or tokens named."""
    things: tuple[str, ...]
    """These cards or this token, by their rules' ids; none for a group as a whole."""
    times: int


class CardCount(CampaignValue, frozen=True):
    """A number of cards, by the id of the card's rule: `card.rocks`."""

    card: str
    number: int


class RoundSetUp(CampaignValue, frozen=True):
    """A round: its length, the cards that are dealt, and the number of events in it."""

    seconds: int
    cards: tuple[CardCount, ...]
    events: int


class ShipSetUp(CampaignValue, frozen=True):
    """The ship at the start of the chapter. The heading is a sector and the corks are in spaces, as the game's view
    names them; timers are numbers, `parts` has ids of rules."""

    heading: str
    sails: int
    lives: int
    corks: tuple[str, ...]
    cursed: tuple[int, ...]
    parts: tuple[str, ...]


class Drill(CampaignValue, frozen=True):
    """A question about something new, in a small situation, with its answer. It explains and tests nobody: nothing
    depends on what a player answers, and the rules say the same. So the answer travels with it."""

    thing: str
    question: str
    sector: str
    """Where the card lies while the Ellen heads north; empty if that does not matter."""
    choices: tuple[str, ...]
    right: int
    """The place of the right choice."""
    why: str


class Story(CampaignValue, frozen=True):
    """What a crew is told before a voyage. Free play has no title and no story. `new` has ids of rules."""

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
    drills: tuple[Drill, ...] = ()
    """What of the new things can be tried before the sand runs."""
    changes: tuple[str, ...] = ()
    """What the level changes beside Bosun, a sentence for each thing."""
    usual_bot: str = ""
    """The shipmate that is offered first beside a person here."""
    pictures: tuple[str, ...] = ()
    """What each picture of the story shows, in words; none for players' own chapters and free play."""


class ChapterShown(CampaignValue, frozen=True):
    """One chapter of the log book. A locked chapter has its number and what opens it. `won` and `lost` are the endings
    of the story that were reached; `best` is the best result, `crews` the best of each level and crew."""

    number: int
    state: ChapterState
    opens_after: int = 0
    """The number of the chapter that opens a locked one when it is won; 0 for an open one."""
    name: str = ""
    """Its value in the table's option `chapter`."""
    told: Story | None = None
    won: str = ""
    lost: str = ""
    best: BestShown | None = None
    crews: tuple[BestShown, ...] = ()
    """By level from the easiest on, then by the size of the crew."""


class LogBook(CampaignValue, frozen=True):
    """A campaign. `words` are the Fluent texts of open chapters: new ones, and some that replace texts that
    a client has from the start."""

    game: str
    opened: int
    """The number of open chapters, counted from the first."""
    chapters: tuple[ChapterShown, ...]
    words: str
    next: int = 1
    """The number of the next chapter: the first that is not won; the last if all are won."""
    seas: tuple[str, ...] = ()
    """The seas of the daily voyage that are open, the widest last."""
    stars: int = 0
    """How many are earned, counting the best of each chapter."""
    most_stars: int = 0
    """How many there are to earn."""
    is_won: bool = False
    """Whether every chapter is."""
    usual_bot: str = ""
    """The shipmate that is offered first beside a person in free play and in the voyage of the day."""


class VoyageStory(CampaignValue, frozen=True):
    """What every client at a table may know of its chapter. `after` is the end of the story, once the game
    is over; `words` as in a log book, for this chapter and all before it."""

    chapter: str
    story: Story
    after: str
    words: str
    picture: str = ""
    """What the picture of that end shows, in words."""


class DailyResult(CampaignValue, frozen=True):
    """A won daily voyage, as the board of honour shows it. `took` is its time in milliseconds."""

    points: int
    stars: int
    level: str
    timers: int
    took: int
    pauses: int
    calm: str


class FaultShown(CampaignValue, frozen=True):
    """A message about a chapter's file: its line (0: none), its field (empty: none), and the sentence."""

    line: int
    path: str
    text: str


class ChapterChecked(CampaignValue, frozen=True):
    """A player-made chapter. With `faults` it cannot be sailed; `remarks` are what its author may not have meant.
    `story` is what a crew would be told, if there are no faults."""

    name: str
    faults: tuple[FaultShown, ...]
    remarks: tuple[FaultShown, ...]
    story: Story | None


class Tried(CampaignValue, frozen=True):
    """The results of simulated crews so far: `done` voyages of `runs`. The chance to win lies between `low` and `high`
    with 95 % certainty; `seconds` is the median of the won voyages. The `verdict` is empty while there are too few
    voyages for one."""

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
