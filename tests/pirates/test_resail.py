"""The instants that decided a voyage, found by sailing on from there."""

from functools import cache
from typing import Final

import pytest
from msgspec.structs import replace

from pirates.tables import RULES
from saltsea.bots.player import Bot
from saltsea.bots.random_bot import RandomBot
from saltsea.bots.reaction import Reaction
from saltsea.catalog import CATALOG
from saltsea.games.pirates.crew.old_salt import OldSalt
from saltsea.games.pirates.crew.persons import IdlePerson
from saltsea.games.pirates.engine.actions import Place
from saltsea.games.pirates.review.idleness import MUCH, idleness_of
from saltsea.games.pirates.review.instants import instants_of, spread
from saltsea.games.pirates.review.resail import EARLIER, Idleness, IdleSailor, IdleTime, Resailing
from saltsea.games.pirates.review.review import (
    DecidingPlace,
    ResailEffort,
    earlier_chance,
    paired_error,
    percent,
    review,
    said,
)
from saltsea.games.pirates.review.shapes import VoyageMoment
from saltsea.games.pirates.tempo import PiratesTempo
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, fork, start
from saltsea.kernel.options import Options
from saltsea.kernel.record import Abandon, TimeUp
from saltsea.research.real_time import sailed

GAME: Final = CATALOG["pirates"]
LITTLE: Final = ResailEffort(instants=2, first=1, deciding=1)


@cache
def voyage() -> Match:
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(4)]
    return sailed(RULES, GAME.tempo, 4, {"chapter": "2", "level": "captain"}, bots, "resailed", hashing=True).match


def test_a_review_is_the_same_every_time_and_tells_how_far_it_is() -> None:
    told: list[float] = []

    def listen(done: float) -> bool:
        told.append(done)
        return True

    first = review(RULES, voyage().record(), LITTLE, listen)
    assert first == review(RULES, voyage().record(), LITTLE)
    assert told == sorted(told)
    assert told[-1] == 1


def sailed_by(*bots: Bot, chapter: str = "2", name: str = "known") -> Match:
    assert GAME.tempo is not None
    reactions = [Reaction(1000, 4000)] * len(bots)
    options: Options = {"chapter": chapter}
    return sailed(RULES, GAME.tempo, len(bots), options, bots, name, reactions=reactions, hashing=True).match


def lay(round_: int, since: int, until: int, *, is_ready: bool = False, was_set: bool = False) -> IdleTime:
    return IdleTime(0, round_, since, until, is_ready, was_set)


def late() -> Match:
    """The first player sets a timer after twenty seconds, and in the second round none."""
    stretches = [lay(0, 0, 20_000, was_set=True), lay(1, 0, 999_000)]
    return sailed_by(IdleSailor(RULES, stretches), *salts(3))


def salts(number: int) -> list[Bot]:
    return [OldSalt(RULES) for _ in range(number)]


def test_what_the_planner_itself_does_decides_nothing() -> None:
    for number in range(3):
        record = sailed_by(*salts(4), chapter=str(7 + number), name=f"planner {number}").record()
        assert instants_of(RULES, record) == []
        assert idleness_of(RULES, record) == []


def test_instants_are_timers_that_the_planner_would_not_have_set_there() -> None:
    record = sailed_by(RandomBot(), *salts(3)).record()
    instants = instants_of(RULES, record)
    assert {instant.seat for instant, _ in instants} == {0}
    for instant, _ in instants:
        assert record.lines[instant.line + 1].action is instant.action
        assert instant.planned is None or instant.planned.number != instant.action.number
    assert len(spread(instants, 2)) == 2


def test_who_stood_by_is_known_with_how_long() -> None:
    match = sailed_by(IdlePerson(), *salts(3))
    (idle,) = [one for one in idleness_of(RULES, match.record()) if one.seat == 0]
    rounds = {stretch.round for stretch in idle.stretches}
    assert rounds == set(range(match.state.log.round + 1))
    assert all(stretch.lasts() > 60_000 for stretch in idle.stretches)
    assert [one.seat for one in idleness_of(RULES, match.record())] == [0]
    assert not any(stretch.was_set for stretch in idle.stretches)


def test_nothing_is_told_of_six_seconds_earlier_where_nothing_was_set() -> None:
    record = sailed_by(IdlePerson(), *salts(3)).record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    sea = Resailing(RULES, record)
    assert earlier_chance(sea, idle, [False], ResailEffort(instants=0, first=0, deciding=1)) is None
    assert [sea.idling(idle, number, EARLIER) for number in range(3)] == [
        sea.idling(idle, number) for number in range(3)
    ]


def test_six_seconds_earlier_is_meant_of_timers_that_were_set() -> None:
    record = late().record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    found = {stretch.round: stretch.was_set for stretch in reversed(idle.stretches)}
    assert found == {0: True, 1: False}


def test_a_timer_that_stands_ready_and_is_forgotten_is_known() -> None:
    """Its sand is down, an old salt would use it, and for twenty seconds its owner does not."""
    forgets = IdleSailor(RULES, [lay(0, 30_000, 50_000)])
    record = sailed_by(forgets, *salts(3)).record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    (stretch,) = [one for one in idle.stretches if one.is_ready]
    assert stretch.was_set
    assert 30_000 <= stretch.since < 36_000
    assert 50_000 <= stretch.until <= 60_000
    assert isinstance(record.lines[idle.line].action, TimeUp), "it begins as the sand is down"


def test_one_hand_of_two_lies_idle_while_the_other_works() -> None:
    """Of a sailor with two timers the second is never touched."""
    never = [IdleTime(2, round_, 0, 999_000, is_ready=False, was_set=False) for round_ in range(9)]
    record = sailed_by(IdleSailor(RULES, never), OldSalt(RULES)).record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    assert {stretch.timer for stretch in idle.stretches if stretch.lasts() > MUCH} == {2}
    assert any(line.seat == 0 and isinstance(line.action, Place) and line.action.timer == 0 for line in record.lines)


def test_time_is_idle_up_to_the_moment_at_which_a_crew_gives_up() -> None:
    record = late().record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    first = idle.stretches[0]
    match = fork(RULES, record, idle.line, named_seed("given up"))
    match.submit(0, Abandon(), idle.at + MUCH)
    (found,) = [one for one in idleness_of(RULES, match.record()) if one.seat == 0]
    assert found.stretches == (lay(first.round, first.since, first.since + MUCH),)


def test_six_seconds_earlier_is_told_only_if_chance_cannot_be_the_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    record = late().record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    sea, effort = Resailing(RULES, record), ResailEffort(instants=0, first=0, deciding=100)
    crew = [number < 50 for number in range(100)]
    for won, told in ((58, 580), (54, None)):
        monkeypatch.setattr(sea, "idling", lambda _idle, number, _quicker, won=won: number < won)
        assert earlier_chance(sea, idle, crew, effort) == told


def test_an_idle_sailor_touches_nothing_in_its_stretches_only() -> None:
    record = sailed_by(IdlePerson(), *salts(3)).record()
    (idle,) = [one for one in idleness_of(RULES, record) if one.seat == 0]
    bot = IdleSailor(RULES, idle.stretches)
    match = start(RULES, 4, {"chapter": "2"}, named_seed("idle sailor"))
    assert isinstance(match, Match)
    match.submit(0, RULES.legal(match.state, 0)[0], 0)
    tempo = PiratesTempo()
    found = []
    for now in (idle.stretches[0].since + 1000, idle.stretches[0].until + 1000):
        observation = RULES.observe(match.state, 0)
        tempo.look(observation, now)
        found.append(bot.lying(observation))
    assert found == [{0}, set()]


def test_the_same_is_sailed_under_the_same_chance() -> None:
    record = sailed_by(RandomBot(), *salts(3)).record()
    sea, (instant, _) = Resailing(RULES, record), instants_of(RULES, record)[-1]
    assert sea.after(instant, instant.planned, 1) == sea.after(instant, instant.planned, 1)


def test_a_difference_that_chance_may_have_made_is_not_told() -> None:
    cause = Idleness(0, 0, 0, ())
    some, more = [True] * 50 + [False] * 50, [True] * 58 + [False] * 42
    assert DecidingPlace(cause, some, more).is_sure()
    other_luck = [False] * 42 + [True] * 58
    assert not DecidingPlace(cause, some, other_luck).is_sure()
    assert not DecidingPlace(cause, some, [True] * 54 + [False] * 46).is_sure(), "too little to decide anything"
    assert paired_error([True], [True]) > 0


def test_a_moment_is_told_with_what_would_have_been_better() -> None:
    moment = VoyageMoment(3, 1, 61_000, 2, 400, 650, space="helm", better="sails-1")
    assert [sentence.text for sentence in said(moment)] == ["resail-pirates-crew", "resail-pirates-better"]
    assert percent(moment.planner) == 65
    assert [percent(half) for half in (325, 335)] == [33, 34], "as the bar beside it"
    idle = VoyageMoment(3, 1, 61_000, 2, 400, 650, idle=95_400, earlier=450)
    first, *rest = said(idle)
    assert first.args == {"seat": 2, "seconds": 95, "chance": 40}
    assert [sentence.text for sentence in rest] == ["resail-pirates-busy", "resail-pirates-earlier"]
    for ready, text in ((0, "resail-pirates-idle"), (95_400, "resail-pirates-ready"), (15_000, "resail-pirates-lying")):
        assert said(replace(idle, ready=ready))[0].text == text
