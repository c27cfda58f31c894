"""Who waits for a bot, how long, and in which order: fair between tables, turns before hints, nobody for long."""

import asyncio
import os
import signal
from collections.abc import Sequence
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.server.bots.bot_library import BotLibrary, PreparedQuestion
from saltsea.server.bots.fair_queue import HOLD, PATIENCE, FairQueue, Rank
from saltsea.server.bots.priority import BOTS
from saltsea.server.bots.processes import BotProcesses
from saltsea.server.bots.turn_budget import (
    ANSWERED_WITHIN,
    LEAST_BUDGET,
    LEAST_FOR_HINT,
    LEAST_TO_PLAN,
    TURN_WITHIN,
    BotTurn,
    Turns,
    paced,
    shared,
)
from saltsea.server.bots.worker import Choice, Question, observation_digest
from saltsea.server.tables.timing.turn_scheduler import FURTHER, MOMENT, TurnScheduler
from saltsea.wire.messages import GameJson
from server.bot_kit import actor, after, choice_of, inline, is_gone, pids, processes, question, run
from server.odd_bots import ODD_GAMES, ShortSighted

ONE, OTHER = "one worker", "the other worker"
NumberedQuestion = tuple[str, str, Rank, str | None]
"""A name, its table, its rank, and the worker that it had."""


class Clock:
    """A clock that a test turns."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


async def order_of(queue: FairQueue[str], asked: Sequence[NumberedQuestion], worker: str = ONE) -> list[str]:
    """The names in the order in which they get this one worker."""
    order: list[str] = []

    async def wait(name: str, table: str, rank: Rank, home: str | None) -> None:
        await queue.get(table, rank, home)
        order.append(name)

    tasks = [asyncio.create_task(wait(*one)) for one in asked]
    await asyncio.sleep(0)
    for _ in asked:
        queue.put(worker)
        await asyncio.sleep(0)
    await asyncio.gather(*tasks)
    return order


def turns(*names: str) -> list[NumberedQuestion]:
    """Turns that begin, each at the table that its first letter names."""
    return [(name, name[0], Rank.TURN, None) for name in names]


# --- the order ---


def test_each_table_in_turn_gets_a_worker_however_many_bots_it_has() -> None:
    asked = turns("a1", "a2", "a3", "a4", "b1", "c1", "c2")
    assert run(order_of(FairQueue(), asked)) == ["a1", "b1", "c1", "a2", "c2", "a3", "a4"]


def test_a_turn_under_way_goes_before_those_that_begin_and_hints_come_last() -> None:
    asked: list[NumberedQuestion] = [
        ("hint", "a", Rank.HINT, None),
        *turns("b", "c"),
        ("rest", "d", Rank.UNDER_WAY, ONE),
    ]
    assert run(order_of(FairQueue(), asked)) == ["rest", "b", "c", "hint"]


def test_a_hint_that_has_waited_long_goes_before_turns_that_begin() -> None:
    async def scenario() -> None:
        queue, clock = FairQueue[str](), Clock()
        queue.clock = clock
        hint = asyncio.create_task(queue.get("a", Rank.HINT))
        await asyncio.sleep(0)
        clock.now = PATIENCE + 1
        turn = asyncio.create_task(queue.get("b"))
        await asyncio.sleep(0)
        assert (queue.waiting(), queue.waiting(Rank.TURN)) == (2, 1)
        queue.put(ONE)
        assert await hint == ONE
        assert not turn.done()
        queue.put(ONE)
        assert await turn == ONE

    run(scenario())


def test_the_rest_of_a_turn_waits_for_the_worker_that_planned_it_but_not_for_long() -> None:
    async def scenario() -> None:
        queue = FairQueue[str]()
        queue.put(OTHER)
        rest = asyncio.create_task(queue.get("a", Rank.UNDER_WAY, ONE))
        await asyncio.sleep(0)
        queue.put(ONE)
        assert await rest == ONE
        rest = asyncio.create_task(queue.get("a", Rank.UNDER_WAY, ONE))
        began = asyncio.get_running_loop().time()
        assert await rest == OTHER
        # Timers of the loop may ring a little early, and on a busy machine late.
        assert 0.9 * HOLD < asyncio.get_running_loop().time() - began < 10 * HOLD

    run(scenario())


def test_a_new_turn_takes_the_worker_of_the_last_one_if_it_is_free_and_else_the_last_used() -> None:
    async def scenario() -> None:
        queue = FairQueue[str]()
        for worker in (ONE, OTHER, "third"):
            queue.put(worker)
        assert [await queue.get("a", home=ONE), await queue.get("a", home=ONE), await queue.get("b")] == [
            ONE,
            "third",
            OTHER,
        ]

    run(scenario())


def test_one_who_leaves_takes_no_worker_along() -> None:
    async def scenario() -> None:
        queue = FairQueue[str]()
        gone, late, next_one = (asyncio.create_task(queue.get(table)) for table in "abc")
        await asyncio.sleep(0)
        gone.cancel()
        queue.put(ONE)
        late.cancel()
        assert await next_one == ONE
        await asyncio.gather(gone, late, return_exceptions=True)
        assert queue.waiting() == 0

    run(scenario())


# --- the time ---


def test_budgets_shrink_with_the_queue_and_grow_with_the_processors() -> None:
    assert shared(2000, 2, 0, 5000) == 2000
    found = [shared(2000, 2, waiting, 0) for waiting in range(60)]
    assert found == sorted(found, reverse=True)
    assert all(budget * (waiting + 1) <= 2 * ANSWERED_WITHIN for waiting, budget in enumerate(found) if waiting)
    assert shared(2000, 8, 50, 0) > shared(2000, 2, 50, 0) > shared(2000, 1, 50, 0) >= LEAST_BUDGET
    assert shared(2000, 1, 10_000, 0) == shared(2000, 1, 1, 5000) == LEAST_BUDGET


def test_fifty_who_ask_at_once_share_the_time_evenly() -> None:
    """Those who come last have waited long, and those before them have taken no more for it."""
    waited, times = 0.0, list[int]()
    for waiting in range(49, 0, -1):
        times.append(shared(2000, 1, waiting, round(waited)))
        waited += times[-1]
    assert waited <= ANSWERED_WITHIN
    assert max(times) - min(times) <= 2


def pace(
    asked: Question, *, share: int = 2000, waited: int = 0, turn: BotTurn[str] | None = None
) -> tuple[str, int, str]:
    """Which bot is asked, its time and its effort."""
    found, effort = paced(asked, turn or BotTurn(None), CATALOG, share=share, waited=waited)
    return found.bot, found.budget, effort


def test_all_answers_of_a_turn_share_its_time_and_a_quick_level_chooses_when_it_is_up() -> None:
    turn = BotTurn[str](None)
    asked = question("corto", "master", budget=2000)
    rest = question("corto", "master", budget=2000, goes_on=True)
    assert pace(asked, turn=turn) == ("master", 2000, "full")
    turn.spent = TURN_WITHIN - 900
    assert pace(rest, turn=turn) == ("master", 900, "short")
    assert pace(rest, turn=turn, waited=900) == ("expert", 2000, "quick")
    assert pace(rest, turn=turn) == ("expert", 2000, "quick")  # it has planned the rest


def test_with_hardly_any_time_a_quick_level_plays_the_whole_turn_unless_it_has_begun() -> None:
    turn, hardly = BotTurn[str](None), LEAST_TO_PLAN - 1
    asked = question("corto", "master-vengeful", budget=2000)
    rest = question("corto", "master-vengeful", budget=2000, goes_on=True)
    assert pace(rest, turn=turn, share=hardly) == ("master-vengeful", hardly, "short")
    assert pace(asked, turn=turn, share=LEAST_TO_PLAN) == ("master-vengeful", LEAST_TO_PLAN, "short")
    assert pace(asked, turn=turn, share=hardly) == ("expert-vengeful", LEAST_TO_PLAN, "quick")
    assert pace(rest, turn=turn) == ("expert-vengeful", 2000, "quick")


@pytest.mark.parametrize("bot", ["regular", "greedy-1", "expert-cautious"])
def test_a_bot_that_is_quick_itself_always_plays_itself(bot: str) -> None:
    assert pace(question("corto", bot, budget=2000), waited=9000) == (bot, LEAST_BUDGET, "short")


def test_what_everybody_is_dealt_always_gets_the_full_effort() -> None:
    asked = question("corto", "master", budget=60_000, in_full=True)
    assert pace(asked, share=LEAST_BUDGET, waited=9000) == ("master", 60_000, "full")


def test_a_hint_is_the_best_levels_however_long_it_has_waited() -> None:
    asked = question("corto", "master", budget=2000, patient=True)
    assert pace(asked, share=LEAST_BUDGET, waited=9000) == ("master", LEAST_FOR_HINT, "short")


def test_a_turn_is_known_by_its_table_until_another_begins() -> None:
    known = Turns[str]()
    first = known.turn_of(question("shells", "random", table="a"))
    first.home, first.spent = ONE, 800
    assert known.turn_of(question("shells", "random", table="a", goes_on=True)) is first
    assert known.turn_of(question("shells", "random", table="a", patient=True)).home is None
    assert known.turn_of(question("shells", "random", table="a", goes_on=True)) is first
    other = known.turn_of(question("shells", "random", table="a"))
    assert (other.home, other.spent) == (ONE, 0)
    assert known.turn_of(question("shells", "random", table="b", goes_on=True)).home is None


def test_what_a_bot_has_foreseen_is_its_answer_only_if_it_sees_just_that() -> None:
    turn = BotTurn[str](None)
    asked = question("shells", "random", table="a", goes_on=True)
    seen = observation_digest(asked.observation)
    turn.note(asked, Choice(action=1, late=False, took=5, effort="short", foreseen={seen: 7}))
    assert turn.foreseen_choice(asked) == Choice(action=7, late=False, took=0, effort="short")
    others: list[dict[str, Any]] = [{"observation": b"x"}, {"bot": "slow"}, {"in_full": True}, {"goes_on": False}]
    for other in others:
        assert turn.foreseen_choice(msgspec.structs.replace(asked, **other)) is None


# --- what a bot foresees ---


def test_a_thought_that_was_cut_still_tells_what_it_has_planned() -> None:
    """The turn was planned with the first answer: to tell the rest takes no time."""
    library, told = BotLibrary(CATALOG), []
    for steps in range(12, 36, 4):
        match, seat = after("corto", steps)
        seen = GameJson(match.rules).observation(match.rules.observe(match.state, seat))
        asked = question("corto", "expert", observation=seen, budget=0)
        told.append(library.prepare(msgspec.structs.replace(asked, steps=12)).choice())
    assert max(len(choice.then) for choice in told) > 0


def test_a_bot_that_fails_while_it_looks_ahead_has_chosen_all_the_same(caplog: pytest.LogCaptureFixture) -> None:
    for steps in range(12, 36, 4):
        match, seat = after("corto", steps)
        observation = match.rules.observe(match.state, seat)
        asked = msgspec.structs.replace(question("corto", "random"), steps=5)
        choice = PreparedQuestion(asked, ShortSighted(), observation, match.rules).choice()
        assert choice.action in [action.number for action in observation.legal]
        assert choice.then == []
    assert "cannot look ahead" in caplog.text


# --- pauses between the steps of a turn ---


class Lines:
    """The lines of a match, of which only seats and times are asked for."""

    def __init__(self, *lines: SimpleNamespace) -> None:
        self.lines = [*lines]

    def count(self) -> int:
        return len(self.lines)

    def seat_of(self, number: int) -> int:
        return int(self.lines[number].seat)

    def time_of(self, number: int) -> int:
        return int(self.lines[number].at)


def paused(thoughts: Sequence[int]) -> int:
    """How long a turn lasts whose answers take so long, with the pauses that a table makes before each."""
    return played(Lines(SimpleNamespace(seat=0, at=0)), thoughts)


def played(match: Any, thoughts: Sequence[int]) -> int:
    """Play one more turn; how long it lasts."""
    scheduler, began = TurnScheduler(match, [1]), match.lines[-1].at
    now = began
    for thought in thoughts:
        now += scheduler.pause(1, now) + thought
        match.lines.append(SimpleNamespace(seat=1, at=now))
    return int(now - began)


def test_a_bot_that_was_slow_is_asked_sooner_in_its_next_turn() -> None:
    match = Lines(SimpleNamespace(seat=0, at=0))
    for thought, first in ((2000, MOMENT), (0, FURTHER), (0, MOMENT)):
        assert played(match, [thought]) == first + thought
        match.lines.append(SimpleNamespace(seat=0, at=match.lines[-1].at + 700))


def test_the_first_of_all_turns_has_its_pause() -> None:
    nothing: Any = Lines()
    assert TurnScheduler(nothing, [1]).pause(1, 0) == MOMENT


def test_pauses_are_kept_where_bots_answer_at_once_and_left_out_where_they_must_wait() -> None:
    assert paused([0] * 12) == MOMENT + 11 * FURTHER
    assert paused([50] * 12) == MOMENT + 11 * FURTHER + 600
    for slow in ([2500, *[0] * 11], [200] * 12, [1000, 0, 0, 0, 1000, 0, 0, 0, 500, 0, 0, 0], [800, 0, 0] * 4):
        assert paused(slow) <= 5000, slow


# --- in processes ---


async def answers(bots: BotProcesses, asked: Sequence[Question]) -> list[Choice]:
    return [*await asyncio.gather(*map(bots.choose, asked))]


def test_many_at_once_all_have_an_answer_soon_and_the_daily_deal_its_full_effort() -> None:
    async def scenario() -> None:
        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            busy = asyncio.create_task(bots.choose(question("shells", "anytime", budget=100)))
            await asyncio.sleep(0)
            asked = [question("shells", "anytime", budget=1000, table=str(number)) for number in range(20)]
            shared_deal = question("shells", "anytime", budget=500, in_full=True, table="daily")
            began = asyncio.get_running_loop().time()
            *found, in_full = await answers(bots, [*asked, shared_deal])
            took = asyncio.get_running_loop().time() - began
            await busy
        assert {choice.effort for choice in found} == {"short"}
        assert sum(choice.took for choice in found) < 2 * ANSWERED_WITHIN
        assert took < 4
        assert (in_full.effort, in_full.late) == ("full", False)
        assert in_full.took >= 400

    run(scenario())


def test_much_of_a_turn_is_answered_in_advance_and_stays_legal() -> None:
    async def scenario() -> int:
        rules = CATALOG["corto"].rules()
        match, written, foreseen = start(rules, 2, {}, named_seed("in advance")), GameJson(rules), 0
        assert isinstance(match, Match)
        async with processes("saltsea.catalog:CATALOG") as bots:
            for number in range(16):
                seat = actor(match)
                seen = written.observation(rules.observe(match.state, seat))
                goes_on = bool(match.lines) and match.lines[-1].seat == seat
                asked = question(
                    "corto", "expert", observation=seen, dice=str(number), budget=2000, table="a", goes_on=goes_on
                )
                foreseen += bots.turns.turn_of(asked).foreseen_choice(asked) is not None
                choice = await bots.choose(asked)
                assert choice.action is not None
                assert not choice.late
                assert not isinstance(match.submit(seat, rules.vocabulary.actions[choice.action], 0), Refusal)
        return foreseen

    assert run(scenario()) >= 4


def test_turns_go_before_a_hint_that_was_asked_for_earlier() -> None:
    async def scenario() -> None:
        order: list[str] = []

        async def ask(name: str, asked: Question) -> None:
            await bots.choose(asked)
            order.append(name)

        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            first = asyncio.create_task(ask("busy", question("shells", "slow", table="a")))
            await asyncio.sleep(0)
            asked = [
                ("hint", question("shells", "random", table="a", patient=True)),
                ("turn", question("shells", "random", table="b")),
                ("rest", question("shells", "random", table="c", goes_on=True)),
            ]
            await asyncio.gather(first, *(ask(*one) for one in asked))
            assert bots.waiting() == 0
        assert order == ["busy", "rest", "turn", "hint"]

    run(scenario())


@pytest.mark.parametrize("workers", [1, 2])
def test_what_was_asked_of_a_process_that_dies_is_asked_again(workers: int, caplog: pytest.LogCaptureFixture) -> None:
    """Elsewhere, or of the process that replaces it: the same dice, so the same choice."""

    async def scenario() -> None:
        asked = question("shells", "slow", dice="7", table="a")
        async with processes(workers=workers) as bots:
            await bots.choose(question("shells", "random"))
            (pid,) = pids(bots)
            thinks = asyncio.create_task(bots.choose(asked))
            await asyncio.sleep(0.1)
            os.kill(pid, signal.SIGKILL)
            assert [choice_of(await thinks)] == await inline(ODD_GAMES, [asked])
            assert is_gone(pid)

    run(scenario())
    # Who closes a process that has just died may reap it before asyncio's own thread does, which then says so.
    assert [record.message for record in caplog.records if record.name != "asyncio"] == []


def test_a_process_can_start_before_the_first_question() -> None:
    async def scenario() -> None:
        async with processes(workers=2) as bots:
            bots.get_ready()
            while not bots.queue.idle:
                await asyncio.sleep(0.01)
            bots.get_ready()
            (pid,) = pids(bots)
            slow = [question("shells", "slow", table=table) for table in "ab"]
            thinks = [asyncio.create_task(bots.choose(asked)) for asked in slow]
            assert not any([(await task).late for task in thinks])
            assert pid in pids(bots)

    run(scenario())


def test_the_processes_of_bots_have_a_lower_priority_than_the_server() -> None:
    async def scenario() -> None:
        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            (pid,) = pids(bots)
            assert os.getpriority(os.PRIO_PROCESS, pid) == min(19, os.getpriority(os.PRIO_PROCESS, 0) + BOTS)
            group = Path(f"/proc/{pid}/autogroup")
            if group.exists() and group.read_text():
                assert group.read_text().endswith(f"nice {BOTS}\n")

    run(scenario())
