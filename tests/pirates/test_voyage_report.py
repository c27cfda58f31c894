"""The report of a voyage, beside the engine's own log of it: bars, marks, harm, shots, idle time, clashes."""

from functools import cache
from itertools import chain
from typing import Any, Final, NamedTuple

import msgspec
import pytest

from pirates.deeds_kit import do, goes_on
from pirates.tables import RULES, at_sea
from pirates.verbs import board, place
from pirates.view_kit import said, words
from saltsea.catalog import CATALOG
from saltsea.games.pirates.engine.state import SHOTS, PiratesState
from saltsea.games.pirates.events import crew_events, round_events, sea_events
from saltsea.games.pirates.view.names import POSITIONS
from saltsea.games.pirates.view.report import marks_of, voyage_report
from saltsea.games.pirates.view.report_awards import HURT, LEAST, ORDER, first_award, is_best
from saltsea.games.pirates.view.report_bars import idle_times, round_report
from saltsea.games.pirates.view.report_frames import Frame, frames_of
from saltsea.games.pirates.view.report_harm import Cause, Loss
from saltsea.games.pirates.view.report_shapes import RoundReport, VoyageReport
from saltsea.games.pirates.voyage_log import VoyageLog
from saltsea.kernel.chance import named_seed
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, fork
from saltsea.kernel.nouns import Event, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import Abandon
from saltsea.kernel.seat import Millis, Seat
from saltsea.research.real_time import sailed

GAME: Final = CATALOG["pirates"]
VOYAGES: Final[dict[str, Options]] = {
    "storm": {"chapter": "2", "level": "captain"},
    "first": {"chapter": "1", "level": "deckhand"},
    "last": {"chapter": "10"},
}
"""The first two are those of the browser's tests: web/tests/fixtures/campaign-*.json."""
WANTED: Final = {"kind": "Place", "timer": 1, "space": 5}


class Clash(NamedTuple):
    """As the server counts it."""

    line: int
    at: Millis
    seat: Seat
    first: Seat
    action: dict[str, Any]


@cache
def voyage(name: str) -> Match:
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(4)]
    return sailed(RULES, GAME.tempo, 4, VOYAGES[name], bots, f"campaign {name}").match


@cache
def report(name: str) -> VoyageReport:
    match = voyage(name)
    return voyage_report(RULES, match.header, match.lines, None)


by_voyage = pytest.mark.parametrize("name", VOYAGES)


@by_voyage
def test_idle_time_and_harm_are_those_of_the_engines_log(name: str) -> None:
    log, found = VoyageLog(voyage(name)), report(name)
    assert sum(timer.idle for timer in found.timers) == log.idle
    assert len(found.rounds) == log.rounds
    harm = {(cause.by, cause.how): (it.corks, it.lives) for cause, it in log.harm.items() if it.corks or it.lives}
    assert {(one.thing, one.how): (one.corks, one.lives) for one in found.harm} == harm


@by_voyage
def test_no_timer_is_in_two_places_and_all_its_time_is_accounted_for(name: str) -> None:
    sand = 0
    for one in report(name).rounds:
        assert one.times == sorted(one.times)
        for placement in one.placements:
            down = placement.left if placement.down is None else placement.down
            assert placement.placed <= down <= placement.left <= one.ended <= one.lasts
            assert one.times[placement.line - one.first_line] == placement.placed
            sand += down - placement.placed
            others = [other for other in one.placements if other is not placement and other.timer == placement.timer]
            assert all(other.left <= placement.placed or other.placed >= placement.left for other in others)
    whole = sum(one.ended * len(report(name).timers) for one in report(name).rounds)
    assert whole - sand == sum(timer.idle for timer in report(name).timers)


@by_voyage
def test_shots_and_returns_add_up(name: str) -> None:
    found, events = report(name), [event for line in voyage(name).lines for event in line.events]
    assert sum(timer.fired for timer in found.timers) == voyage(name).state.log.tally[SHOTS]
    assert sum(timer.broken for timer in found.timers) == count(events, crew_events.CannonBroke)
    back = [one for round_ in found.rounds for one in round_.placements if one.how == "back"]
    assert len(back) == count(events, crew_events.TimerBack)
    assert found.enemy.fired == count(events, sea_events.EnemyShot)


def count(events: list[Event], kind: type[Event]) -> int:
    return sum(isinstance(event, kind) for event in events)


@by_voyage
def test_every_cork_life_event_and_sunken_ship_has_its_mark(name: str) -> None:
    found, events = report(name), [event for line in voyage(name).lines for event in line.events]
    marks = [mark for one in found.rounds for mark in one.marks]
    numbers = {
        kind: sum(mark.number for mark in marks if mark.kind == kind) for kind in ("cork", "life", "event", "sunk")
    }
    assert numbers["cork"] + numbers["life"] == sum(harm.corks + harm.lives for harm in found.harm)
    assert numbers["event"] == count(events, round_events.EventCame)
    assert numbers["sunk"] == count(events, sea_events.CardSunk)
    assert len([mark for mark in marks if mark.kind == "goal"]) == count(events, round_events.GoalReached)


def test_the_enemys_fire_comes_after_the_rounds_end() -> None:
    corks = [mark for one in report("first").rounds for mark in one.marks if mark.kind == "cork"]
    by_enemy = [mark for mark in corks if "card.rocks" not in mark.things]
    assert by_enemy
    assert all(mark.at is None for mark in by_enemy)


def test_rocks_are_told_from_the_enemys_fire_though_one_line_did_both() -> None:
    (one, *_), match = report("storm").rounds, voyage("storm")
    frames = frames_of(RULES, match.header, match.lines)[one.first_line : one.until]
    rocks, shots = (Loss(one.last_line, Cause("card.brigantine", how), is_life=False) for how in ("rocks", "shots"))
    marks = [mark for mark in marks_of(one, frames, [rocks, shots, shots]) if mark.kind == "cork"]
    assert [(mark.at is None, mark.number) for mark in marks] == [(False, 1), (True, 2)]


def test_how_it_ended_is_in_the_report() -> None:
    found, state = report("first"), voyage("first").state
    assert found.level == state.voyage.options["level"] == "deckhand"
    assert (found.lives, found.lives_at_start, found.players) == (state.ship.lives, 5, 4)
    assert (found.result == "won") == (found.points > 0)


@pytest.mark.parametrize("language", LANGUAGES)
@by_voyage
def test_the_report_is_said_in_words(name: str, language: str) -> None:
    texts, found = words(language), report(name)
    assert len(found.told) == len(voyage(name).lines)
    for sentence in [*(mark.sentence for one in found.rounds for mark in one.marks), *chain(*found.told)]:
        assert said(texts, sentence)


def test_the_report_is_plain_json() -> None:
    found = report("last")
    assert msgspec.json.decode(msgspec.json.encode(found), type=VoyageReport) == found


# --- clashes ---


def clashing(line: int, **more: Any) -> VoyageReport:
    match = voyage("storm")
    clash = Clash(line, match.lines[line].at + 500, 1, 2, {**WANTED, **more})
    return voyage_report(RULES, match.header, match.lines, [clash])


def test_a_clash_belongs_to_its_round_and_its_timer() -> None:
    line = report("storm").rounds[1].first_line + 2
    found = clashing(line)
    (clash,) = found.rounds[1].clashes
    assert (clash.timer, clash.space, clash.card, clash.seat, clash.first) == (1, "helm", "", 1, 2)
    assert clash.at == found.rounds[1].times[2] + 500
    assert [timer.clashes for timer in found.timers] == [0, 1, 0, 0]
    assert clash.sentence.args == {"place": "helm", "late": 1, "early": 2}
    assert said(words("en"), clash.sentence) == "Helm: seat 1 came too late, seat 2 was there first"


def test_without_counted_clashes_there_is_no_number() -> None:
    assert [timer.clashes for timer in report("storm").timers] == [None] * 4
    assert not report("storm").counted
    assert clashing(1, kind="Pause").counted


# --- a ship that gives chase ---


def test_a_ship_that_gives_chase_takes_along_the_timer_on_her() -> None:
    state = at_sea({"NE1": "merchant"}, heading="SE")
    state.clock.began, state.clock.now = 0, 0
    frames = [frame(state, 0, [round_events.RoundStarted(0, 0)])]
    frames.append(frame(state, 0, do(state, place(0, "NE1"), at=0)))
    chased = sea_events.Chased([3], [6])
    RULES.evolve(state, chased)
    frames.append(frame(state, 10_000, [chased, *goes_on(state)]))
    RULES.evolve(state, crew_events.SandRanOut(30_000, 0))
    frames.append(frame(state, 30_000, [crew_events.SandRanOut(30_000, 0)]))
    state.clock.now = 35_000
    frames.append(frame(state, 35_000, do(state, board(0), at=35_000)))
    one: RoundReport = round_report([each._replace(line=line) for line, each in enumerate(frames)])
    (placement,) = one.placements
    assert (placement.space, placement.card, placement.placed, placement.down, placement.left, placement.how) == (
        "NE1", "card.merchant", 0, 30_000, 35_000, "performed"
    )  # fmt: skip
    assert idle_times(frames)[0] == 5000


def frame(state: PiratesState, at: int, events: list[Event]) -> Frame:
    return Frame(0, at, events, state.copy())


@by_voyage
def test_awards_go_to_who_did_most_at_most_one_to_each(name: str) -> None:
    found = report(name)
    assert [award.seat for award in found.awards] == sorted({award.seat for award in found.awards})
    damage = [timer.damage for timer in found.timers]
    gunners = [award for award in found.awards if award.what == "gunner"]
    assert all(award.number == damage[award.seat] == max(damage) for award in gunners)
    assert bool(gunners) == (max(damage) >= LEAST and damage.count(max(damage)) == 1)


def test_nobody_is_praised_for_what_they_did_once_or_others_as_often() -> None:
    assert is_best("helm", [0, 3, 2, 2], 1)
    assert not is_best("helm", [0, 3, 3, 2], 1), "another has turned as often"
    assert not is_best("helm", [0, 1, 0, 0], 1), "a single turn"
    assert is_best("boarder", [0, 1, 0, 0], 1)


def test_smoke_that_two_made_alike_is_nobodys_most() -> None:
    sums = {name: [0, 0, 0] for name in (*ORDER, *HURT)}
    sums["hands"], sums["smoke"] = [4, 4, 3], [1, 1, 0]
    said = [award and award.sentence.text for award in (first_award(seat, sums, set()) for seat in range(3))]
    assert said == ["award-pirates-worked"] * 3
    sums["smoke"] = [1, 2, 0]
    made = first_award(1, sums, set())
    assert made is not None
    assert made.sentence.text == "award-pirates-smoke"


def test_the_report_tells_of_the_passages_of_the_last_round_and_of_no_other() -> None:
    """The round before had ended with Passages turned up, in the very line that dealt the last one."""
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(2)]
    match = sailed(RULES, GAME.tempo, 2, VOYAGES["storm"], bots, "passages 2").match
    found = voyage_report(RULES, match.header, match.lines, None)
    lines = {
        event.position: frame.line
        for frame in frames_of(RULES, match.header, match.lines)
        for event in frame.events
        if isinstance(event, sea_events.CardTurned) and frame.state.voyage.content.passages >> event.card & 1
    }
    last = found.rounds[-1].first_line
    assert any(line < last for line in lines.values())
    wanted = {POSITIONS[position] for position, line in lines.items() if line >= last}
    assert {sentence.args["position"] for sentence in found.passages} == wanted


def test_the_report_says_where_the_passage_lay() -> None:
    sentences = report("first").passages
    assert sentences
    for sentence in sentences:
        assert sentence.text in ("passage-pirates-found", "passage-pirates-late")
        assert set(sentence.args) == {"card", "position"}


def test_only_who_did_most_is_called_busiest_and_the_others_lent_a_hand() -> None:
    sums = {name: [0, 0, 0] for name in (*ORDER, *HURT)}
    sums["hands"] = [2, 3, 0]
    said = [award and award.sentence.text for award in (first_award(seat, sums, set()) for seat in range(3))]
    assert said == ["award-pirates-worked", "award-pirates-hands", None]
    assert first_award(0, sums, {"hands"}) == first_award(0, sums, set())


def given_up(lines: int) -> Match:
    """A voyage whose crew gives up after so many lines of it."""
    assert GAME.tempo is not None
    bots = [GAME.bots["able"](RULES) for _ in range(4)]
    whole = sailed(RULES, GAME.tempo, 4, VOYAGES["first"], bots, "given up", hashing=True).match
    match = fork(RULES, whole.record(), lines - 1, named_seed("given up"))
    assert not isinstance(match.submit(0, Abandon(), match.now()), Refusal)
    return match


def test_a_voyage_that_is_given_up_is_not_told_as_lost() -> None:
    match = given_up(40)
    standing = [timer for timer, space in enumerate(match.state.sand.at) if space >= 0]
    found = voyage_report(RULES, match.header, match.lines, None)
    assert (found.result, found.points, found.stars) == ("given-up", 0, 0)
    cut = [one.timer for one in found.rounds[-1].placements if one.how == "cut"]
    assert standing
    assert sorted(cut) == standing, "what stood then has its bar"


def test_a_voyage_may_be_given_up_before_its_first_round() -> None:
    found = voyage_report(RULES, given_up(1).header, given_up(1).lines, None)
    assert (found.result, found.rounds) == ("given-up", [])
