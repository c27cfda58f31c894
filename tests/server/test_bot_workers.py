"""Computer players in processes: they choose as they would anywhere else, and no mistake of theirs reaches the loop."""

import asyncio
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import perf_counter

import pytest

from saltsea.catalog import CATALOG
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.processes import BotProcesses
from saltsea.server.bots.worker import BotWorker
from saltsea.wire.reading import UnreadableError
from server.bot_kit import (
    ODD,
    choice_of,
    chosen,
    fallback_choice,
    inline,
    is_gone,
    legal,
    pids,
    processes,
    question,
    run,
    run_on_uvloop,
)
from server.odd_bots import ODD_GAMES, SLOW

LIMIT = 400
"""Milliseconds after which a stuck bot of these tests is killed."""


# --- choosing ---


@pytest.mark.parametrize("runs", [run, run_on_uvloop])
def test_every_player_of_the_catalogue_chooses_legally_and_as_it_does_anywhere(runs: Callable[..., None]) -> None:
    async def scenario() -> None:
        games = [game for game in CATALOG if not CATALOG[game].rulebook]  # no bot sits at an App
        cases = [(game, bot, steps) for game in games for bot in CATALOG[game].bots for steps in (0, 7, 30)]
        # With no time at all, and none taken away, how far a search gets does not depend on the machine.
        questions = [question(game, bot, steps=steps, budget=0, in_full=True) for game, bot, steps in cases]
        async with processes("saltsea.catalog:CATALOG", workers=2) as bots:
            found = await chosen(bots, questions)
        assert found == await inline(CATALOG, questions)
        for (action, late), asked, (_, _, steps) in zip(found, questions, cases, strict=True):
            assert not late
            assert action in legal(asked, steps) or (action is None and asked.may_wait)

    runs(scenario())


def test_twenty_questions_at_once_keep_two_processes_busy() -> None:
    async def scenario() -> None:
        alike = [question("shells", "random", dice=str(number)) for number in range(20)]
        questions = [question("shells", "slow", dice=str(number)) for number in range(2)] + alike[2:]
        async with processes(workers=2) as bots:
            found = await chosen(bots, questions)
            assert len(set(pids(bots))) == 2
        assert found == await inline(ODD_GAMES, alike)
        assert len({action for action, _ in found}) > 1

    run(scenario())


def test_bot_requests_are_answered_in_order() -> None:
    async def scenario() -> None:
        order = list[int]()

        async def ask(bots: BotWorker, number: int) -> None:
            await bots.choose(question("shells", "random", dice=str(number)))
            order.append(number)

        async with processes() as bots:
            await asyncio.gather(*(ask(bots, number) for number in range(12)))
            assert len(pids(bots)) == 1
        assert order == list(range(12))

    run(scenario())


def test_the_loop_goes_on_while_a_bot_thinks() -> None:
    """Measured three times: a loop that waits for a bot stands as long as it thinks, and every time."""

    async def scenario() -> float:
        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            thinks = asyncio.create_task(bots.choose(question("shells", "slow")))
            longest = 0.0
            while not thinks.done():
                before = perf_counter()
                await asyncio.sleep(0.001)
                longest = max(longest, perf_counter() - before)
            assert (await thinks).took >= SLOW * 1000
            return longest

    assert any(run(scenario()) < SLOW / 2 for _ in range(3))


def test_one_process_is_enough_while_questions_come_one_by_one() -> None:
    async def scenario() -> None:
        async with processes(workers=3) as bots:
            for number in range(4):
                await bots.choose(question("shells", "random", dice=str(number)))
            assert len(pids(bots)) == 1

    run(scenario())


# --- bots that fail ---


@pytest.mark.parametrize("runs", [run, run_on_uvloop])
def test_a_bot_that_never_ends_is_killed_and_the_next_question_is_answered(
    runs: Callable[..., None], caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        stuck, next_one = question("shells", "stuck"), question("shells", "random")
        async with processes(kill_after=LIMIT) as bots:
            await bots.choose(next_one)
            (pid,) = pids(bots)
            began = perf_counter()
            choice = await bots.choose(stuck)
            assert LIMIT <= (perf_counter() - began) * 1000 < LIMIT * 4
            assert is_gone(pid)
            assert choice_of(choice) == fallback_choice(stuck)
            assert choice.took >= LIMIT
            assert [choice_of(await bots.choose(next_one))] == await inline(ODD_GAMES, [next_one])
            assert pids(bots) != [pid]

    runs(scenario())
    (line,) = caplog.messages
    assert line == f"stuck of shells did not choose: it took more than {LIMIT} ms (exit code -9)"


@pytest.mark.parametrize("game", ODD_GAMES)
def test_a_fallback_chooses_for_a_bot_that_fails(game: str, caplog: pytest.LogCaptureFixture) -> None:
    """In real time, another caller waits."""
    told = {
        "raises": "no idea",
        "exits": "its process ended (exit code 7)",
        "cheat": "is no answer to this observation",
    }
    names = [*told, "silent"] if game == "shells" else [*told]

    async def scenario() -> None:
        async with processes() as bots:
            for bot in names:
                asked = question(game, bot)
                assert choice_of(await bots.choose(asked)) == fallback_choice(asked)
            await bots.choose(question(game, "random"))

    run(scenario())
    assert len(caplog.records) == len(names)
    for bot, line in zip(names, caplog.messages, strict=True):
        assert line.startswith(f"{bot} of {game} did not choose: ")
        assert told.get(bot, "None is no answer") in line


def test_a_log_line_tells_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    """The view holds a hand, and the dice are named after the seed."""

    async def scenario() -> None:
        async with processes() as bots:
            await bots.choose(question("shells", "raises", dice="the seed"))

    run(scenario())
    assert "raises" in caplog.text
    assert "the seed" not in caplog.text
    assert "hand" not in caplog.text


def test_a_mistake_costs_no_process_and_words_of_a_bot_disturb_no_answer() -> None:
    async def scenario() -> None:
        talker = question("shells", "talker")
        async with processes() as bots:
            await bots.choose(question("shells", "raises"))
            before = pids(bots)
            assert [choice_of(await bots.choose(talker))] == await inline(
                ODD_GAMES, [question("shells", "random", dice=talker.dice)]
            )
            assert not (await bots.choose(question("shells", "no such bot"))).late, "the usual one plays"
            assert pids(bots) == before

    run(scenario())


def test_a_view_that_cannot_be_read_is_our_own_mistake() -> None:
    async def scenario() -> None:
        async with processes() as bots:
            for asker in (bots, InlineBots(ODD_GAMES)):
                with pytest.raises(UnreadableError):
                    await asker.choose(question("shells", "random", observation=b"{}"))
            assert not (await bots.choose(question("shells", "random"))).late

    run(scenario())


def test_inline_a_mistake_of_a_bot_is_seen() -> None:
    with pytest.raises(LookupError, match="no idea"):
        run(InlineBots(ODD_GAMES).choose(question("shells", "raises")))
    run(InlineBots(ODD_GAMES).close())


def test_a_cancelled_request_leaves_no_answer_for_the_next_one() -> None:
    async def scenario() -> None:
        asked = [question("shells", "random", dice=str(number)) for number in range(8)]
        async with processes() as bots:
            await bots.choose(asked[0])
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(bots.choose(question("shells", "slow", dice="x")), SLOW / 4)
            waiting = asyncio.create_task(bots.choose(question("shells", "slow", dice="y")))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await chosen(bots, asked) == await inline(ODD_GAMES, asked)

    run(scenario())


# --- processes that come and go ---


def test_a_process_that_died_in_its_sleep_is_replaced_unnoticed() -> None:
    async def scenario() -> None:
        asked = question("shells", "random")
        async with processes() as bots:
            await bots.choose(asked)
            (pid,) = pids(bots)
            os.kill(pid, signal.SIGKILL)
            while not is_gone(pid):
                await asyncio.sleep(0.005)
            assert not (await bots.choose(asked)).late
            assert pids(bots) != [pid]

    run(scenario())


def test_a_process_that_died_a_moment_ago_is_replaced_unnoticed() -> None:
    """Before the event loop has heard of it."""

    async def scenario() -> None:
        asked = question("shells", "random")
        async with processes() as bots:
            await bots.choose(asked)
            os.kill(pids(bots)[0], signal.SIGKILL)
            assert not (await bots.choose(asked)).late

    run(scenario())


def test_ctrl_c_is_none_of_their_business() -> None:
    async def scenario() -> None:
        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            (pid,) = pids(bots)
            assert os.getpgid(pid) != os.getpgid(0)
            os.kill(pid, signal.SIGINT)
            assert not (await bots.choose(question("shells", "slow"))).late
            assert pids(bots) == [pid]

    run(scenario())


@pytest.mark.parametrize("runs", [run, run_on_uvloop])
def test_no_bot_process_holds_a_socket_of_the_server(runs: Callable[..., None]) -> None:
    async def scenario(listener: socket.socket) -> None:
        os.set_inheritable(listener.fileno(), True)
        async with processes() as bots:
            await bots.choose(question("shells", "random"))
            (pid,) = pids(bots)
            files = [os.readlink(file) for file in Path(f"/proc/{pid}/fd").iterdir()]
            assert os.readlink(f"/proc/self/fd/{listener.fileno()}") not in files

    if not Path("/proc/self/fd").exists():
        pytest.skip("this system does not show the files of a process")
    with socket.create_server(("127.0.0.1", 0)) as listener:
        runs(scenario(listener))


def test_closing_leaves_no_process_and_no_waiting_caller(caplog: pytest.LogCaptureFixture) -> None:
    async def scenario() -> None:
        bots = BotProcesses(ODD, workers=2)
        await chosen(bots, [question("shells", "slow"), question("shells", "slow")])
        left = pids(bots)
        assert len(left) == 2
        asked = [question("shells", "stuck", dice=str(number)) for number in range(4)]
        waiting = asyncio.create_task(chosen(bots, asked))
        await asyncio.sleep(0.05)
        await bots.close()
        assert all(map(is_gone, left))
        assert await waiting == [fallback_choice(each) for each in asked]
        assert choice_of(await bots.choose(asked[0])) == fallback_choice(asked[0])
        await bots.close()
        assert pids(bots) == []

    run(scenario())
    assert caplog.messages == []


def test_closing_catches_a_process_that_is_just_starting() -> None:
    async def scenario() -> None:
        for moment in (0, 0.002, 0.05):
            bots = BotProcesses(ODD, workers=1)
            waiting = asyncio.create_task(bots.choose(question("shells", "stuck")))
            await asyncio.sleep(moment)
            await bots.close()
            assert (await waiting).late
            assert pids(bots) == []

    run(scenario())


def test_without_any_process_the_fallback_still_chooses(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/no/such/python")

    async def scenario() -> None:
        asked = question("shells", "random")
        async with processes() as bots:
            assert [choice_of(await bots.choose(asked)) for _ in range(2)] == [fallback_choice(asked)] * 2

    run(scenario())
    assert all("no process could be started" in line for line in caplog.messages)


def test_a_place_without_a_catalogue_is_an_error_at_once() -> None:
    with pytest.raises(ModuleNotFoundError):
        BotProcesses("no.such.module:GAMES")
    with pytest.raises(AttributeError):
        BotProcesses("small_games.catalog:NOTHING")


# --- a server that dies ---

SERVER = """
import asyncio, sys
sys.path[:0] = {path!r}
from saltsea.server.bots.processes import BotProcesses
from server.bot_kit import ODD, question
async def main():
    bots = BotProcesses(ODD, workers=1, kill_after=600)
    await bots.choose(question("shells", "random"))
    thinks = asyncio.create_task(bots.choose(question("shells", {bot!r})))
    await asyncio.sleep(0.2)
    print("asked", flush=True)
    await asyncio.sleep(60)
asyncio.run(main())
"""


@pytest.mark.parametrize("bot", ["random", "stuck"])
def test_when_the_server_dies_its_processes_end(bot: str) -> None:
    """One that waits for questions at once, one that thinks for ever when its own watch rings. The pipe that they all
    write errors to ends when the last of them has."""
    program = SERVER.format(path=sys.path, bot=bot)
    with subprocess.Popen([sys.executable, "-c", program], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == b"asked\n"
        server.kill()
        _, errors = server.communicate(timeout=60)
    assert (b"Timeout" in errors) == (bot == "stuck")
