"""What a voyage adds to a campaign: for a file in the terminal and for an account on a server alike."""

from saltsea.games.pirates.campaign import Best, Campaign, exported, imported, is_open, sailed
from saltsea.games.pirates.game import PiratesRules
from saltsea.games.pirates.rules.score import points, stars
from saltsea.games.pirates.state import WON, PiratesState
from saltsea.kernel.form import dump
from saltsea.kernel.match import Match
from saltsea.kernel.rules import AnyRules


class PiratesCampaign:
    """Keeps a campaign as `saltsea play --campaign FILE` writes it."""

    def noted(self, body: bytes | None, match: Match) -> bytes:
        rules = our_rules(match.rules)
        campaign = Campaign(len(rules.chapters)) if body is None else read(body, rules)
        place = place_of(rules, match.state)
        # Who sails along with a crew that has come further has helped them, and opens nothing of their own by it.
        if place is not None and is_open(campaign, place):
            sailed(campaign, place, result_of(match.state))
        return written(campaign)

    def checked(self, body: bytes, rules: AnyRules) -> bytes:
        return written(read(body, our_rules(rules)))


def our_rules(rules: AnyRules) -> PiratesRules:
    assert isinstance(rules, PiratesRules)
    return rules


def read(body: bytes, rules: PiratesRules) -> Campaign:
    """The campaign of a file's bytes; a ValueError says what is wrong with it."""
    return imported(body.decode().removesuffix("\n"), len(rules.chapters))


def written(campaign: Campaign) -> bytes:
    return f"{dump(exported(campaign))}\n".encode()


def place_of(rules: PiratesRules, state: PiratesState) -> int | None:
    """Which chapter is sailed, from 0; none in free play."""
    names = [chapter.name for chapter in rules.chapters]
    name = state.voyage.chapter.name
    return names.index(name) if name in names else None


def result_of(state: PiratesState) -> Best:
    """One voyage as a campaign notes it."""
    calm = str(state.voyage.options.get("calm", "off"))
    won = int(state.log.result == WON)
    return Best(points(state), stars(state), state.voyage.level, state.clock.pauses, calm, 1, won)
