"""The campaign: which chapters are open, and the best that this crew has made of each. Plain data, so that a file, a
browser and a server keep it alike."""

from typing import Any, Final, final

from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.rules.ship import TIMERS
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.strict_json import StrictObject, parsed

FORMAT: Final = 2
"""Since format 2 the bests of each level and crew are noted beside the best of all."""
MOST: Final = 1_000_000
_RESULT: Final = ["score", "stars", "level", "pauses", "calm", "tries", "won"]
_CREW: Final = ["players", "timers"]


@final
class Best:
    """The best result of one chapter, or of one level and crew in it."""

    def __init__(
        self,
        score: int,
        stars: int,
        level: int,
        pauses: int,
        calm: str,
        tries: int,
        won: int,
        players: int = 0,
        timers: int = 0,
    ) -> None:
        self.score = score
        self.stars = stars
        self.level = level
        self.pauses = pauses
        self.calm = calm
        self.tries = tries
        self.won = won
        """How often it was won."""
        self.players = players
        """How many sailed; 0 as long as it is not won, or from before that was noted."""
        self.timers = timers

    def is_alike(self, other: "Best") -> bool:
        """Whether it was sailed at the same level by as many."""
        return (self.level, self.players, self.timers) == (other.level, other.players, other.timers)


@final
class Campaign:
    """What a crew has done so far, by the chapter's place."""

    def __init__(self, chapters: int) -> None:
        self.bests = [nothing_yet() for _ in range(chapters)]
        self.crews: list[list[Best]] = [[] for _ in range(chapters)]
        """Per chapter the best of each level and crew that has sailed it."""


def nothing_yet() -> Best:
    return Best(0, 0, 1, 0, "off", 0, 0)


def is_open(campaign: Campaign, place: int) -> bool:
    """pirates.R1: a chapter opens when the one before is won; what was won can be sailed again."""
    return place == 0 or campaign.bests[place - 1].won > 0


def check_open(campaign: Campaign, place: int) -> Refusal | None:
    """pirates.R1: no crew sails a chapter that is still closed."""
    return None if is_open(campaign, place) else refuse("pirates.R1", "refusal-pirates-closed", chapter=place + 1)


def opened(campaign: Campaign) -> int:
    """How many chapters are open, from the first on."""
    number = 1
    while number < len(campaign.bests) and is_open(campaign, number):
        number += 1
    return number


def sailed(campaign: Campaign, place: int, result: Best) -> bool:
    """Note one voyage; the answer is whether it is the best so far. A lost one counts as a try."""
    best, crews = campaign.bests[place], campaign.crews[place]
    campaign.bests[place] = together(best, result)
    alike = [one for one in crews if one.is_alike(result)]
    others = [one for one in crews if not one.is_alike(result)]
    campaign.crews[place] = [*others, together(alike[0], result) if alike else result]
    return is_better(result, best)


def is_better(result: Best, best: Best) -> bool:
    return result.won > 0 and (not best.won or (result.score, result.stars) > (best.score, best.stars))


def together(best: Best, result: Best) -> Best:
    """The better of two, with the most stars, and all tries of both."""
    kept = result if is_better(result, best) else best
    return Best(
        kept.score,
        max(best.stars, result.stars),
        kept.level,
        kept.pauses,
        kept.calm,
        best.tries + result.tries,
        best.won + result.won,
        kept.players,
        kept.timers,
    )


def merged(one: Campaign, other: Campaign) -> Campaign:
    """What two devices have noted, put together: of everything the better, and nothing is lost. Either may already have
    what the other brings, so tries are not added up, and merging twice changes nothing."""
    both = Campaign(len(one.bests))
    for place, best in enumerate(one.bests):
        both.bests[place] = better_of(best, other.bests[place])
        crews, others = one.crews[place], other.crews[place]
        fitting = [(crew, [more for more in others if more.is_alike(crew)]) for crew in crews]
        new = [crew for crew in others if not any(crew.is_alike(known) for known in crews)]
        both.crews[place] = [better_of(crew, alike[0]) if alike else crew for crew, alike in fitting] + new
    return both


def better_of(one: Best, other: Best) -> Best:
    """The better of two notes of the same voyages, with the most stars and the longer count of tries."""
    best = together(one, other)
    best.tries = max(one.tries, other.tries)
    best.won = max(one.won, other.won)
    return best


def exported(campaign: Campaign) -> dict[str, Any]:
    """The campaign as plain data."""
    return {
        "format": FORMAT,
        "game": "pirates",
        "chapters": [
            plain_best(best) | {"crews": [plain_best(one) for one in campaign.crews[place]]}
            for place, best in enumerate(campaign.bests)
        ],
    }


def plain_best(best: Best) -> dict[str, Any]:
    return {
        "score": best.score,
        "stars": best.stars,
        "level": LEVELS[best.level],
        "pauses": best.pauses,
        "calm": best.calm,
        "tries": best.tries,
        "won": best.won,
        "players": best.players,
        "timers": best.timers,
    }


def imported(text: str, chapters: int) -> Campaign:
    """The campaign of this text; a ValueError says what is wrong with it. It may be from before chapters were added."""
    form = StrictObject(parsed(text), ["format", "game", "chapters"])
    form.whole("format", 1, FORMAT)
    if form.text("game") != "pirates":
        raise ValueError("this is not a campaign of the pirates")
    entries = form.items("chapters")
    if form.whole("format") == 1:
        entries = [with_crew(entry) for entry in entries]
    if not 1 <= len(entries) <= chapters:
        raise ValueError(f"a campaign has at most {chapters} chapters, not {len(entries)}")
    campaign = Campaign(chapters)
    for place, entry in enumerate(entries):
        given = StrictObject(entry, [*_RESULT, *_CREW, "crews"])
        campaign.crews[place] = _crews(given)
        campaign.bests[place] = _best({name: given.fields[name] for name in [*_RESULT, *_CREW]})
    for place in range(1, chapters):
        if campaign.bests[place].won and not campaign.bests[place - 1].won:
            raise ValueError(f"chapter {place + 1} is won, and the one before it is not")
    return campaign


def with_crew(entry: object) -> object:
    """A chapter of format 1, where it was not noted who sailed."""
    return entry | {"players": 0, "timers": 0, "crews": []} if isinstance(entry, dict) else entry


def _crews(chapter: StrictObject) -> list[Best]:
    found: list[Best] = []
    for entry in chapter.items("crews"):
        best = _best(entry)
        if any(best.is_alike(other) for other in found):
            raise ValueError("a level and crew is noted twice")
        found.append(best)
    return found


def _best(entry: object) -> Best:
    form = StrictObject(entry, [*_RESULT, *_CREW])
    if form.text("level") not in LEVELS:
        raise ValueError(f"level is one of {', '.join(LEVELS)}")
    if form.text("calm") not in ("off", "three-quarters", "half"):
        raise ValueError("calm is off, three-quarters or half")
    tries = form.whole("tries", 0, MOST)
    return Best(
        form.whole("score", 0, MOST),
        form.whole("stars", 0, 3),
        LEVELS.index(form.text("level")),
        form.whole("pauses", 0, MOST),
        form.text("calm"),
        tries,
        form.whole("won", 0, tries),
        form.whole("players", 0, TIMERS),
        form.whole("timers", 0, TIMERS),
    )
