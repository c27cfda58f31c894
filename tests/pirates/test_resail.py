"""The instants that decided a voyage, found by sailing on from there."""

from functools import cache
from typing import Final

from pirates.tables import RULES
from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.review.resail import EARLIER, Instant, Resailing
from saltsea.games.pirates.review.review import ResailEffort, instants_of, percent, review, said, spread
from saltsea.games.pirates.review.shapes import VoyageMoment
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Abandon
from saltsea.research.real_time import sailed

GAME: Final = CATALOG["pirates"]
HELM_SPACE: Final = 5
LITTLE: Final = ResailEffort(instants=2, first=1, deciding=1)


@cache
def voyage() -> Match:
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(4)]
    return sailed(RULES, GAME.tempo, 4, {"chapter": "2", "level": "captain"}, bots, "resailed", hashing=True).match


def an_instant() -> Instant:
    instants = instants_of(RULES, voyage().record())
    return next(instant for instant, _ in instants if instant.at > 2 * EARLIER)


def test_a_review_is_the_same_every_time_and_tells_how_far_it_is() -> None:
    told: list[float] = []

    def listen(done: float) -> bool:
        told.append(done)
        return True

    first = review(RULES, voyage().record(), LITTLE, listen)
    assert first == review(RULES, voyage().record(), LITTLE)
    assert told == sorted(told)
    assert told[-1] == 1


def test_instants_are_the_timers_that_players_placed() -> None:
    lines = voyage().lines
    instants = instants_of(RULES, voyage().record())
    assert len(instants) == sum(isinstance(line.action, Place) for line in lines)
    for instant, _ in instants:
        assert lines[instant.line + 1].action is instant.action
    assert len(spread(instants, 5)) == 5


def test_the_crews_own_choices_are_kept_for_a_while() -> None:
    sea, instant = Resailing(RULES, voyage().record()), an_instant()
    kept = sea.commands(instant.line, instant.at)
    assert [line.action for line in kept][:1] == [instant.action]
    assert sea.crew(instant, 1) == sea.crew(instant, 1)
    assert sea.planner(instant, 1).won in (True, False)


def test_that_a_crew_gave_up_is_no_choice_of_the_moment_before() -> None:
    match = start(RULES, 2, {"chapter": "1"}, named_seed("given up"))
    assert isinstance(match, Match)
    for action in (RULES.legal(match.state, 0)[0], Place(0, HELM_SPACE), Abandon()):
        assert not isinstance(match.submit(0, action, match.now() + 100), Refusal)
    sea = Resailing(RULES, match.record())
    ((instant, _),) = instants_of(RULES, match.record())
    assert [line.action for line in sea.commands(instant.line, instant.at + 20_000)] == [instant.action]


def test_six_seconds_earlier_begins_six_seconds_earlier() -> None:
    sea, instant = Resailing(RULES, voyage().record()), an_instant()
    line = sea.line_at(instant.at - EARLIER)
    assert line is not None
    assert voyage().lines[line].at <= instant.at - EARLIER < voyage().lines[line + 1].at


def test_a_moment_is_told_with_what_would_have_been_better() -> None:
    moment = VoyageMoment(3, 1, 61_000, 2, "helm", 400, 650, earlier=550, better="sails-1")
    assert [sentence.text for sentence in said(moment)] == [
        "resail-pirates-crew",
        "resail-pirates-better",
        "resail-pirates-earlier",
    ]
    assert percent(moment.planner) == 65
