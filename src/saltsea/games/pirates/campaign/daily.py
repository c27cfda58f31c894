"""The daily voyage: free play with the day as its word, in a sea that is as wide as a crew has come."""

from typing import Final

from saltsea.games.pirates.campaign.campaign_file import campaign_of, our_rules
from saltsea.games.pirates.campaign.values import DailyResult
from saltsea.games.pirates.engine.kinds import LEVELS
from saltsea.games.pirates.engine.state import WON, PiratesState
from saltsea.games.pirates.rules.campaign import opened
from saltsea.games.pirates.rules.free import SEAS, check_daily, daily_options
from saltsea.games.pirates.rules.score import points, stars
from saltsea.kernel.chance import seal
from saltsea.kernel.daily import daily_seed, edition
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.vocabulary import Plain

SOME_DAY: Final = "daily"
"""What the word is before a voyage begins: the day is not known yet."""


class PiratesDaily:
    """What a server asks about the voyage of a day."""

    def seas(self) -> tuple[str, ...]:
        return tuple(str(sea) for sea in SEAS)

    def set_out(self, body: bytes | None, rules: AnyRules, options: Options) -> Options | Refusal:
        known = opened(campaign_of(body, our_rules(rules)))
        return check_daily(options) or daily_options(options, known, SOME_DAY)

    def dated(self, options: Options, day: str) -> Options:
        return {**options, "word": day}

    def match(self, rules: AnyRules, players: int, options: Options, day: str) -> Match | Refusal:
        """The voyage of a day in the sea of these options: the same on every server and in every terminal."""
        dated = self.dated(options, day)
        return start(rules, players, dated, daily_seed(rules, day, self.sea(dated)), shared=day)

    def sea(self, options: Options) -> str:
        return str(options["open"])

    def result(self, match: Match) -> DailyResult | None:
        state: PiratesState = match.state
        if state.log.result != WON:
            return None
        voyage = state.voyage
        return DailyResult(
            points=points(state),
            stars=stars(state),
            level=LEVELS[voyage.level],
            timers=voyage.timers,
            took=match.now(),
            pauses=state.clock.pauses,
            calm=str(voyage.options.get("calm", "off")),
        )


def voyage_header(rules: AnyRules, day: str) -> Plain:
    """Everything that two servers must agree on for their voyages of a day to be the same: a seed for each sea."""
    seeds = {str(sea): daily_seed(rules, day, str(sea)) for sea in SEAS}
    return {
        "game": rules.name,
        "day": day,
        "edition": edition(rules),
        "word": day,
        "seas": {sea: {"seed": seed.hex(), "seal": seal(seed)} for sea, seed in seeds.items()},
        "on_honour": True,
    }
