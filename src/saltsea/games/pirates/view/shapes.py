"""The parts of a voyage's view: every field in names, lists and plain numbers. Times are in milliseconds.

Ship's time counts from the start of the round and stands while clock and sand do."""

from typing import Literal, TypeAlias

from msgspec import field

from saltsea.games.pirates.view.names import (
    AreaName,
    CannonName,
    GoalVerb,
    LevelName,
    NeedName,
    PhaseName,
    PositionName,
    ResultName,
    SectorName,
    ShipSpace,
    SpaceName,
    SpaceUse,
    StandsName,
    TimerTask,
    TokenName,
)
from saltsea.view import Consequences, Offer, Sentence, Shape


class SeaCard(Shape, frozen=True):
    """A card on the sea. Its numbers are what it shows now: nothing while it lies face down."""

    number: int
    """Its own number in this round, which it keeps wherever it goes."""
    card: str = ""
    """The card's id, such as card.corvette; empty if the crew has not seen it yet."""
    up: bool = False
    """Whether it lies face up."""
    life: int = 0
    """Its life points; 0 for a card that cannot be sunk."""
    wounds: int = 0
    """How many of its life points are covered by damage."""
    shots: int = 0
    """How often it will fire at the end of the round, as it stands now."""
    burns: int = 0
    """The damage that it does at the end of the round without a die."""
    speed: int | None = None
    """The speed at which the ship must point at it."""
    hit_at: int | None = None
    """The speed of the ship at which alone it can be hit."""
    space: SpaceUse | None = None
    """What its action space is for, if it has one."""


class ShipView(Shape, frozen=True):
    """Ellen: where she heads, what holds, what is aboard."""

    heading: SectorName
    """The sector before the bow."""
    looks: dict[AreaName, SectorName]
    """The sector that each of her areas looks out on. Repairs, in the middle, looks out on none."""
    speed: int
    """How the sails stand, from 0 to 3."""
    lives: int
    """Life points that are left."""
    lives_at_start: int
    """Life points at the start of the voyage."""
    spaces: list[ShipSpace]
    """The action spaces that she has, those of her parts among them."""
    corks: list[ShipSpace] = field(default_factory=list)
    """The damaged spaces: each has a cork in it."""
    fires: list[ShipSpace] = field(default_factory=list)
    """Those of them whose cork burns."""
    held: list[ShipSpace] = field(default_factory=list)
    """The spaces that Tentacles hold shut."""
    free_places: dict[AreaName, int] = field(default_factory=dict)
    """How many timers can still be placed in each area; areas that take none are left out."""
    loaded: list[CannonName] = field(default_factory=list)
    """The cannons with a ball in them."""
    corks_left: int = 0
    """Corks in the supply."""
    most_corks: int = 0
    """Corks in all: in the supply, and in damaged spaces."""
    balls_left: int = 0
    """Cannonballs in the supply."""
    most_balls: int = 0
    """Cannonballs in all: in the supply, and in cannons."""
    hull: bool = False
    """Whether the Reinforced Hull can still ignore a cork of this round."""
    aboard: dict[TokenName, int] = field(default_factory=dict)
    """How many tokens of each kind are aboard; none are left out."""


class TimerView(Shape, frozen=True):
    """A sandtimer. Its number is its place in the list."""

    owner: int
    """The seat that it belongs to."""
    glass: int
    """How long its sand runs when it is turned over: longer while it is cursed."""
    space: SpaceName | None = None
    """Where it stands; none in its owner's hand."""
    ends: int = 0
    """The ship's time at which its sand is down, while it stands."""
    ready: bool = False
    """Whether its sand is down: it may perform, or come back."""
    cursed: bool = False
    """Whether it is cursed."""
    late_from: int = 0
    """The ship's time from which on it would be placed too late, where that is not the clock's: a cursed one is."""
    late: bool = False
    """Whether it stands, and its sand will not be down before the round's end."""


class ClockView(Shape, frozen=True):
    """The round's clock. Ship's time is `stood_at` while it stands; else the game's time less `began`."""

    began: int
    """The game's time at which this round's ship's time was 0."""
    lasts: int
    """How long the round is."""
    late_from: int = 0
    """From this ship's time on a timer would be placed too late: its sand would not be down before the round's end."""
    stands: StandsName | None = None
    """Why clock and sand stand: a pause, or an event that waits for Continue."""
    stood_at: int = 0
    """The ship's time at which they stand."""
    thunder: int = 0
    """Until this ship's time the Lookout is closed; 0 if it is not."""
    pauses: int = 0
    """How often the crew has paused."""
    counts: bool = True
    """Whether it counts down in this part of the round, though it may stand."""
    left: int = 0
    """What it shows while it does not: the whole round before it begins, nothing after its end."""


class ChoiceView(Shape, frozen=True):
    """A choice that the crew owes. Any of its players may make it."""

    need: NeedName
    """What is chosen: the space of a cork, the cannon that loses its ball, the cork that comes off, the card that is
    turned down."""
    until: int
    """The ship's time at which the first option is taken if no sailor has chosen."""
    options: list[str]
    """Names of spaces, cannons or positions."""


class GoalStepView(Shape, frozen=True):
    """One thing that the open stage of the goal asks for."""

    verb: GoalVerb
    """What is to be done: sink cards, take tokens, point at cards, or clear the sea of them."""
    done: int
    """How often it is done; with `clear`, how many such cards are still there."""
    times: int
    """How often it must be done."""
    met: bool
    """Whether that is enough."""
    sentence: Sentence
    """The step in words, with how far it is."""


class WishView(Shape, frozen=True):
    """An optional goal, as far as it can be known now. Its title and text are the chapter's."""

    done: int
    """What it counts, as it stands now."""
    least: int
    """At least so much must be counted."""
    most: int
    """At most so much may be counted."""
    fits: bool
    """Whether it would be met if the chapter were won now."""


class GoalView(Shape, frozen=True):
    """What the crew sails for and how far it is."""

    stages: int
    """How many stages the goal has."""
    stage: int
    """The open stage, from 1 on; one more than `stages` once the goal is reached."""
    each_round: bool = False
    """Whether every round has this goal, and not the chapter."""
    steps: list[GoalStepView] = field(default_factory=list)
    """What the open stage asks for."""
    wishes: list[WishView] = field(default_factory=list)
    """The optional goals."""
    done: list[Sentence] = field(default_factory=list)
    """What has been done that goals count, in words: cards sunk, tokens taken, goal cards pointed at; in this round
    where the goal is a round's, else in the chapter."""


Scored: TypeAlias = Literal["lives", "corks", "wish", "time"]
"""What a line of the score counts."""


class ScoreLine(Shape, frozen=True):
    """A line of the score."""

    what: Scored
    """What it counts."""
    number: int
    """How many of these there are: life points, corks in the supply, optional goals met, seconds left."""
    points: int
    """What they are worth."""
    sentence: Sentence
    """The line in words."""


class StarLine(Shape, frozen=True):
    """A star and what earns it."""

    earned: bool
    """Whether the crew has it."""
    sentence: Sentence
    """What earns it."""


class EndView(Shape, frozen=True):
    """How the voyage ended."""

    result: ResultName
    """Won; lost because the ship sank; or lost because time was up."""
    sentence: Sentence
    """The same in words."""
    rule: str
    """The id of the rule that ended it."""
    points: int = 0
    """The score."""
    halves: int = 2
    """How often the sum of the lines counts at this level, in halves: 3 is one and a half times."""
    score: list[ScoreLine] = field(default_factory=list)
    """The lines that make the score; none for a lost voyage, which scores nothing."""
    stars: list[StarLine] = field(default_factory=list)
    """The three stars; none for a lost voyage."""
    onward: dict[str, str] | None = None
    """The options of a table for the chapter that comes next, which is open now; none for a lost voyage, for the last
    chapter, and in free play."""
    last: bool = False
    """Whether this was the campaign's last chapter, and it is won."""


class VoyageView(Shape, frozen=True):
    """What is sailed. It never changes during a game."""

    chapter: str
    """What the table's option `chapter` calls it; `free` for free play."""
    level: LevelName
    """How hard it is."""
    players: int
    """How many seats the crew has."""
    rounds: int
    """How many rounds the voyage has."""
    calm: Literal["off", "three-quarters", "half"] = "off"
    """How much slower clock and sand run than written."""
    word: str = ""
    """The word that free play is made from; empty for a chapter."""
    unnumbered: bool = False
    """Whether `chapter` is no number in the story: free play, a lesson, a player's own chapter."""


class PiratesView(Shape, frozen=True):
    """The public part of a voyage's view: the same for everybody aboard, and for watchers."""

    voyage: VoyageView
    """What is sailed."""
    phase: PhaseName
    """How far the round is: the cards are dealt; the crew reads (briefing) until a player starts; the bow's sector is
    turned up (starting); timers serve (sailing); an open choice is finished (closing); all cards are turned up
    (revealing); the enemy fires (firing); or the voyage is over."""
    round: int
    """The round, from 1 on."""
    clock: ClockView
    """The round's clock."""
    ship: ShipView
    """The ship."""
    timers: list[TimerView]
    """The timers in play, by their numbers."""
    cards: dict[PositionName, SeaCard]
    """The cards around the ship."""
    goal: GoalView
    """What the crew sails for."""
    hidden: dict[str, int] = field(default_factory=dict)
    """How many of each card are among those that the crew has not seen yet, by their ids."""
    loot: dict[SectorName, int] = field(default_factory=dict)
    """Loot that floats in a sector, until the bow comes to rest there."""
    event: str = ""
    """The id of the event that is being carried out, or that the clock waits for; empty if there is none. Where the
    clock stands for an event and this is empty, it was one of several of the round: the newest EventCame of the log."""
    choice: ChoiceView | None = None
    """The choice that the crew owes."""
    awaited: list[int] = field(default_factory=list)
    """The seats with a timer in hand or a ready one: in step mode time stands for those of them that are people and
    have not said that they wait. While a choice is owed it stands for everybody."""
    end: EndView | None = None
    """How the voyage ended, once it has."""


class TimerAsk(Shape, frozen=True):
    """What the table asks for with one timer."""

    timer: int
    """Its number."""
    task: TimerTask
    """Its sand is down and its owner chooses what it performs; it is in the hand and is to be placed; or its sand runs
    and nothing is asked."""
    order: int = 0
    """Of several timers, those of several seats too, the one with the lowest is asked for first; of equal ones, the one
    with the lowest number."""


class PiratesOwn(Shape, frozen=True):
    """The private part of a voyage's view: a crew has no secrets, so it only spares clients some searching."""

    timers: list[int]
    """The numbers of this seat's own timers."""
    asks: list[TimerAsk] = field(default_factory=list)
    """What is asked for with each of them, in order; empty while the table asks for something else, or for nothing."""
    ahead: dict[str, Offer] = field(default_factory=dict)
    """What may be chosen before the sand is down, by the number of each own timer whose sand runs. Whether it will be
    legal then shows itself when the sand is down."""
    shouts: list[str] = field(default_factory=list)
    """The ready phrases that matter most now, by their ids."""


class PiratesConsequences(Consequences, frozen=True):
    """What is known to follow from an action aboard, before chance speaks."""

    heading: SectorName | None = None
    """Where the bow will come to rest, if that changes."""
    speed: int | None = None
    """The speed, if that changes."""
    lives: int | None = None
    """The life points that will be left, if that changes."""
    loaded: list[CannonName] = field(default_factory=list)
    """Cannons that will be loaded."""
    unloaded: list[CannonName] = field(default_factory=list)
    """Cannons that will lose their ball."""
    corked: list[ShipSpace] = field(default_factory=list)
    """Spaces that will be damaged."""
    uncorked: list[ShipSpace] = field(default_factory=list)
    """Spaces that will be mended."""
    turned_up: list[PositionName] = field(default_factory=list)
    """Cards that will lie face up; which they are, chance may still have to say."""
    turned_down: list[PositionName] = field(default_factory=list)
    """Cards that will lie face down."""
    gone: list[PositionName] = field(default_factory=list)
    """Cards that will leave the sea."""
    sunk: list[PositionName] = field(default_factory=list)
    """Those of them that will be sunk."""
    damage: dict[PositionName, int] = field(default_factory=dict)
    """Damage that will be laid on cards."""
    aboard: dict[TokenName, int] = field(default_factory=dict)
    """Tokens that will come aboard, or (below 0) be used up."""
    uncursed: bool = False
    """Whether it lifts the curse of its timer."""
    choice: NeedName | None = None
    """What the crew will have to choose."""
    goal: bool = False
    """Whether it reaches the goal of the round, or of the chapter."""
    ends: ResultName | None = None
    """How the voyage will end by it, if it does."""
