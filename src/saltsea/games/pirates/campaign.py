"""The campaign: which chapters are open, and the best that this crew has made of each. Plain data, so that a file, a
browser and a server keep it alike."""

from typing import Any, Final, final

from saltsea.games.pirates.kinds import LEVELS
from saltsea.kernel.form import Form, parsed
from saltsea.kernel.nouns import Refusal, refuse

FORMAT: Final = 1
MOST: Final = 1_000_000


@final
class Best:
    """The best result of one chapter."""

    def __init__(self, score: int, stars: int, level: int, pauses: int, calm: str, tries: int, won: int) -> None:
        self.score = score
        self.stars = stars
        self.level = level
        self.pauses = pauses
        self.calm = calm
        self.tries = tries
        self.won = won
        """How often it was won."""


@final
class Campaign:
    """What a crew has done so far, by the chapter's place."""

    def __init__(self, chapters: int) -> None:
        self.bests = [Best(0, 0, 1, 0, "off", 0, 0) for _ in range(chapters)]


def is_open(campaign: Campaign, place: int) -> bool:
    """pirates.R1: a chapter opens when the one before is won; what was won can be sailed again."""
    return place == 0 or campaign.bests[place - 1].won > 0


def check_open(campaign: Campaign, place: int) -> Refusal | None:
    """pirates.R1: nobody sails a chapter that is still closed."""
    return None if is_open(campaign, place) else refuse("pirates.R1", "refusal-pirates-closed", chapter=place + 1)


def opened(campaign: Campaign) -> int:
    """How many chapters are open, from the first on."""
    number = 1
    while number < len(campaign.bests) and is_open(campaign, number):
        number += 1
    return number


def sailed(campaign: Campaign, place: int, result: Best) -> bool:
    """Note one voyage; the answer is whether it is the best so far. A lost one counts as a try."""
    best = campaign.bests[place]
    tries, won = best.tries + result.tries, best.won + result.won
    better = result.won > 0 and (not best.won or (result.score, result.stars) > (best.score, best.stars))
    kept = result if better else best
    campaign.bests[place] = Best(
        kept.score, max(best.stars, result.stars), kept.level, kept.pauses, kept.calm, tries, won
    )
    return better


def exported(campaign: Campaign) -> dict[str, Any]:
    """The campaign as plain data."""
    return {
        "format": FORMAT,
        "game": "pirates",
        "chapters": [
            {
                "score": best.score,
                "stars": best.stars,
                "level": LEVELS[best.level],
                "pauses": best.pauses,
                "calm": best.calm,
                "tries": best.tries,
                "won": best.won,
            }
            for best in campaign.bests
        ],
    }


def imported(text: str, chapters: int) -> Campaign:
    """The campaign of this text; a ValueError says what is wrong with it."""
    form = Form(parsed(text), ["format", "game", "chapters"])
    form.whole("format", FORMAT, FORMAT)
    if form.text("game") != "pirates":
        raise ValueError("this is not a campaign of the pirates")
    entries = form.items("chapters")
    if len(entries) != chapters:
        raise ValueError(f"a campaign has {chapters} chapters, not {len(entries)}")
    campaign = Campaign(chapters)
    campaign.bests = [_best(entry) for entry in entries]
    for place in range(1, chapters):
        if campaign.bests[place].won and not campaign.bests[place - 1].won:
            raise ValueError(f"chapter {place + 1} is won, and the one before it is not")
    return campaign


def _best(entry: object) -> Best:
    form = Form(entry, ["score", "stars", "level", "pauses", "calm", "tries", "won"])
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
    )
