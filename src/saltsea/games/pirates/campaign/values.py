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
    """The best result at one level by a crew of this size."""

    level: str
    """The level."""
    players: int
    """How many sailors there were; 0 for a result from before crews were stored."""
    timers: int
    """How many timers were in play."""
    score: int
    """The points of the best voyage."""
    stars: int
    """How many stars it earned."""
    pauses: int
    """How often its crew has paused."""
    calm: str
    """The calm of its sea: `off`, `three-quarters` or `half`."""
    tries: int
    """How many voyages there were."""
    won: int
    """How many of them were won."""


class OptionalGoal(CampaignValue, frozen=True):
    """A bonus goal."""

    title: str
    """What it is called."""
    text: str
    """What it asks for."""


class GoalStep(CampaignValue, frozen=True):
    """One thing that a stage of the goal asks for."""

    verb: GoalVerb
    """What is to be done."""
    group: Literal["ship", "passage", "card", "token"]
    """Of what: of any ship, of any Passage, or of the cards or tokens named."""
    things: tuple[str, ...]
    """These cards or this token, by their rules' ids; none for a group as a whole."""
    times: int
    """How often."""


class CardCount(CampaignValue, frozen=True):
    """A number of cards of one kind."""

    card: str
    """The card, by the id of its rule: `card.rocks`."""
    number: int
    """How many of them."""


class RoundSetUp(CampaignValue, frozen=True):
    """What a round begins with."""

    seconds: int
    """How long it lasts."""
    cards: tuple[CardCount, ...]
    """The cards that are dealt."""
    events: int
    """How many events there are."""


class ShipSetUp(CampaignValue, frozen=True):
    """The ship at the start of the chapter."""

    heading: str
    """The sector that she heads for, as the game's view names it."""
    sails: int
    """How many sails are set."""
    lives: int
    """How many life points she has."""
    corks: tuple[str, ...]
    """The spaces with a cork, as the game's view names them."""
    cursed: tuple[int, ...]
    """The timers that are cursed, by their numbers."""
    parts: tuple[str, ...]
    """The ship parts aboard, by the ids of their rules."""


class Drill(CampaignValue, frozen=True):
    """A question about something new, in a small situation, with its answer. It explains and tests no player: nothing
    depends on what a player answers, and the rules say the same. So the answer travels with it."""

    thing: str
    """What it is about, by the id of its rule."""
    question: str
    """The question."""
    sector: str
    """Where the card lies while the Ellen heads north; empty if that does not matter."""
    choices: tuple[str, ...]
    """The answers to choose from."""
    right: int
    """The place of the right choice."""
    why: str
    """Why the right one is right."""


class Story(CampaignValue, frozen=True):
    """What a crew is told before a voyage."""

    title: str
    """What the chapter is called; empty in free play."""
    story: str
    """The story before the voyage; empty in free play."""
    news: str
    """What is new, in words."""
    new: tuple[str, ...]
    """What is met for the first time, by the ids of its rules."""
    goal: str
    """The goal as a sentence; empty in free play and in players' own chapters."""
    stages: tuple[tuple[GoalStep, ...], ...]
    """The goal as data: its stages, and what each asks for."""
    each_round: bool
    """Whether every round has this goal, and not the chapter."""
    optional: OptionalGoal | None
    """The bonus goal; null if there is none."""
    timers: int
    """How many timers are in play."""
    ship: ShipSetUp
    """The ship at the start."""
    rounds: tuple[RoundSetUp, ...]
    """The rounds, in order."""
    drills: tuple[Drill, ...] = ()
    """What of the new things can be tried before the sand runs."""
    changes: tuple[str, ...] = ()
    """What the level changes beside Bosun, a sentence for each thing."""
    usual_bot: str = ""
    """The shipmate that is offered first beside a person here."""
    pictures: tuple[str, ...] = ()
    """What each picture of the story shows, in words; none for players' own chapters and free play."""


class ChapterShown(CampaignValue, frozen=True):
    """One chapter of the log book. A locked chapter has its number and what opens it, and nothing else."""

    number: int
    """The number of the chapter."""
    state: ChapterState
    """Whether it is locked, open or won."""
    opens_after: int = 0
    """The number of the chapter that opens a locked one when it is won; 0 for an open one."""
    name: str = ""
    """Its value in the table's option `chapter`."""
    story: Story | None = msgspec.field(default=None, name="told")
    """What its crew is told; null while it is locked."""
    won: str = ""
    """How the story ends when it is won; empty until it was."""
    lost: str = ""
    """How the story ends when it is lost; empty until it was."""
    best: BestShown | None = None
    """The best result of all; null before the first voyage."""
    crews: tuple[BestShown, ...] = ()
    """The best of each level and crew: by level from the easiest on, then by the size of the crew."""


class LogBook(CampaignValue, frozen=True):
    """A campaign."""

    game: str
    """The game that it is for, by its name."""
    opened: int
    """The number of open chapters, counted from the first."""
    chapters: tuple[ChapterShown, ...]
    """All chapters, in order."""
    words: str
    """The Fluent texts of what is open: new ones, and some that replace texts that a client has from the start."""
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
    """What every client at a table may know of its chapter."""

    chapter: str
    """The table's chapter, as its option `chapter` has it."""
    story: Story
    """What the crew is told before the voyage."""
    after: str
    """How the story ends, once the game is over; empty before."""
    words: str
    """Fluent texts as in a log book, for this chapter and all before it."""
    picture: str = ""
    """What the picture of that end shows, in words."""
    number: int = 0
    """The chapter's number in the story; 0 for what has none: free play, a lesson, a player's own chapter."""


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
    """A message about a chapter's file."""

    line: int
    """The line of the file; 0 for none."""
    path: str
    """The field; empty for none."""
    text: str
    """What is wrong, as a sentence."""


class ChapterChecked(CampaignValue, frozen=True):
    """What there is to say about a player-made chapter."""

    name: str
    """The chapter's value in the option `chapter`; empty if there are faults."""
    faults: tuple[FaultShown, ...]
    """Why it cannot be sailed; none if it can."""
    remarks: tuple[FaultShown, ...]
    """What its author may not have meant."""
    story: Story | None
    """What a crew would be told; null if there are faults."""


class Tried(CampaignValue, frozen=True):
    """The results of simulated crews so far."""

    done: int
    """How many voyages were sailed so far."""
    runs: int
    """How many will be."""
    won: int
    """How many of them were won."""
    rate: float
    """The share that was won."""
    low: float
    """The least that this share may really be, with 95 % certainty."""
    high: float
    """The most that it may really be, with 95 % certainty."""
    seconds: int | None
    """The median duration of the won voyages; null if none was won."""
    stars: float
    """How many stars a voyage earned, on average."""
    lives_lost: float
    """How many life points a voyage lost, on average."""
    verdict: Verdict = ""
    """What that makes of the chapter; empty while there are too few voyages to say."""
