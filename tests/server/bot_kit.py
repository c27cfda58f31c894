"""Questions for computer players, and worker processes to put them to."""

import asyncio
import os
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from typing import Any, TypeVar

import msgspec
import uvloop

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat, members
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.processes import BotProcesses
from saltsea.server.bots.worker import BotWorker, Choice, Games, Question
from saltsea.wire.messages import GameJson
from small_games.catalog import SMALL_GAMES

T = TypeVar("T")
ODD = "server.odd_bots:ODD_GAMES"
GAMES = {**SMALL_GAMES, **CATALOG}
STEPS = 0
"""At the start there is something to choose in every game."""


# --- questions ---


@cache
def rules_of(game: str) -> AnyRules:
    return GAMES[game].rules()


@cache
def after(game: str, steps: int) -> tuple[Match, Seat]:
    """A game in which a seat has to choose."""
    rules, dice = rules_of(game), dice_for(f"{game} {steps}")
    match = start(rules, 2, {}, named_seed(f"{game} {steps}"))
    assert isinstance(match, Match)
    for _ in range(steps):
        seat = actor(match)
        match.submit(seat, dice.pick(rules.legal(match.state, seat)), match.now())
    return match, actor(match)


def actor(match: Match) -> Seat:
    """A seat that can act; in real time the sand may have to run first."""
    while True:
        for seat in members(match.rules.waiting_on(match.state)):
            if match.rules.legal(match.state, seat):
                return seat
        deadline = match.rules.next_deadline(match.state)
        assert deadline is not None
        match.look(deadline)


def question(
    game: str, bot: str, *, steps: int = STEPS, dice: str = "1", observation: bytes | None = None, **more: Any
) -> Question:
    match, seat = after(game, steps)
    written = (
        GameJson(match.rules).observation(match.rules.observe(match.state, seat))
        if observation is None
        else observation
    )
    asked = Question(game=game, bot=bot, observation=written, dice=dice, budget=100, may_wait=GAMES[game].real_time)
    return msgspec.structs.replace(asked, **more)


def legal(asked: Question, steps: int = STEPS) -> list[int]:
    match, seat = after(asked.game, steps)
    return [action.number for action in match.rules.legal(match.state, seat)]


def fallback_choice(asked: Question) -> tuple[int | None, bool]:
    """A choice among the legal actions alone."""
    return None if asked.may_wait else dice_for(asked.dice).pick(legal(asked)), True


# --- workers ---


@asynccontextmanager
async def processes(games: str = ODD, *, workers: int = 1, kill_after: int = 10_000) -> AsyncIterator[BotProcesses]:
    bots = BotProcesses(games, workers=workers, kill_after=kill_after)
    try:
        yield bots
    finally:
        await bots.close()


def pids(bots: BotProcesses) -> list[int]:
    return [worker.process.pid for worker in bots.workers if worker.process is not None]


def is_gone(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def choice_of(choice: Choice) -> tuple[int | None, bool]:
    return choice.action, choice.late


async def chosen(bots: BotWorker, questions: list[Question]) -> list[tuple[int | None, bool]]:
    """All asked at once."""
    return [choice_of(choice) for choice in await asyncio.gather(*map(bots.choose, questions))]


async def inline(games: Games, questions: list[Question]) -> list[tuple[int | None, bool]]:
    return await chosen(InlineBots(games), questions)


def run(scenario: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(asyncio.wait_for(scenario, 60))


def run_on_uvloop(scenario: Coroutine[Any, Any, T]) -> T:
    """The loop that uvicorn takes where it can."""
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(asyncio.wait_for(scenario, 60))
