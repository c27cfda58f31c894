"""Requests that another node answers: a failure there is told as it is and done once, and a long answer comes whole."""

import asyncio
from collections.abc import Awaitable, Callable

import httpx
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from saltsea.bus.in_process import InProcessBus, Switchboard
from saltsea.server.cluster.requests import (
    ATTEMPTS,
    BROKEN,
    LATE,
    LOST,
    MOST_KEPT,
    PATIENCE,
    PIECE,
    TOO_LARGE,
    Answered,
    Answering,
    PassOn,
)
from saltsea.server.tables.ports.ownership import ElsewhereError
from server.cluster_kit import on_virtual_time

Handler = Callable[[Request], Awaitable[Response]]
LONG = bytes(range(256)) * (4 * 1024 * 4 + 1)


class Owner:
    """A node that has all tables, and one that passes all requests on to it."""

    def __init__(self, handler: Handler) -> None:
        self.done = 0
        self.handler = handler
        app = Starlette(routes=[Route("/{code}", self.answer, methods=["POST"])], exception_handlers={500: mistake})
        board = Switchboard(asyncio.get_running_loop().time)
        self.bus = InProcessBus(board)
        self.answering = Answering(InProcessBus(board), app)
        self.other = PassOn(elsewhere, self.bus, is_alive)

    async def answer(self, request: Request) -> Response:
        self.done += 1
        return await self.handler(request)

    async def ask(self, body: bytes = b"") -> httpx.Response:
        await self.answering.open("owner")
        transport = httpx.ASGITransport(self.other)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea", timeout=300) as client:
            return await client.post("/abcdef", content=body)


async def mistake(_: Request, error: Exception) -> Response:
    return Response("as the owner says it", 500)


async def elsewhere(scope: Scope, receive: Receive, send: Send) -> None:
    raise ElsewhereError("abcdef", "owner")


async def is_alive(node: str) -> bool:
    return True


def ask(
    handler: Handler, body: bytes = b"", prepare: Callable[[Owner], None] = lambda _: None
) -> tuple[httpx.Response, int]:
    """The answer to a request, and how often it was done."""

    async def run() -> tuple[httpx.Response, int]:
        owner = Owner(handler)
        prepare(owner)
        return await owner.ask(body), owner.done

    return on_virtual_time(run())


def said(answer: httpx.Response) -> Answered:
    return Answered(answer.status_code, answer.headers.raw, answer.content)


def test_a_failure_of_the_owner_is_its_answer_and_is_not_tried_again() -> None:
    async def fails(_: Request) -> Response:
        raise ValueError("the dog ate it")

    answer, done = ask(fails)
    assert (answer.status_code, answer.text, done) == (500, "as the owner says it", 1)


def test_an_owner_that_fails_without_a_word_is_told_as_a_mistake() -> None:
    async def says_nothing(scope: Scope, receive: Receive, send: Send) -> None:
        raise ValueError

    def silenced(owner: Owner) -> None:
        owner.answering.app = says_nothing

    answer, _ = ask(hello, prepare=silenced)
    assert said(answer) == BROKEN


async def hello(_: Request) -> Response:
    return Response("hello")


def test_a_table_that_has_moved_is_looked_for_again() -> None:
    async def moved(_: Request) -> Response:
        raise ElsewhereError("abcdef", "another")

    answer, done = ask(moved)
    assert (answer.status_code, done) == (503, ATTEMPTS)


def test_a_long_answer_comes_whole_and_is_kept_no_longer() -> None:
    owners: list[Owner] = []

    async def tells(_: Request) -> Response:
        return Response(LONG, 201, {"x-kind": "record"})

    answer, done = ask(tells, prepare=owners.append)
    assert (answer.status_code, answer.headers["x-kind"], done) == (201, "record", 1)
    assert answer.content == LONG
    assert not owners[0].answering.kept


def test_pieces_that_nobody_fetches_are_not_kept_for_ever() -> None:
    async def test() -> None:
        owner = Owner(hello)
        for _ in range(MOST_KEPT + 3):
            owner.answering.cut(Answered(200, [], bytes(PIECE + 1)))
        assert len(owner.answering.kept) == MOST_KEPT
        await asyncio.sleep(PATIENCE + 1)
        assert not owner.answering.kept

    on_virtual_time(test())


@pytest.mark.parametrize("when", ["dropped", "unreachable"])
def test_an_answer_whose_pieces_are_lost_is_said_to_be_lost(when: str) -> None:
    owners: list[Owner] = []

    async def tells(_: Request) -> Response:
        return Response(LONG)

    def spoil(owner: Owner) -> None:
        owners.append(owner)
        cut = owner.answering.cut

        def cut_and_lost(answer: Answered) -> Answered:
            made = cut(answer)
            owner.answering.kept.clear()
            if when == "unreachable":
                unheard = [one.number for one in owner.bus.board.subscribers.values() if "piece" in one.subject]
                del owner.bus.board.subscribers[unheard[0]]
            return made

        owner.answering.cut = cut_and_lost  # type: ignore[method-assign]

    answer, done = ask(tells, prepare=spoil)
    assert (said(answer), done) == (LOST, 1)


def test_a_question_that_the_bus_cannot_carry_is_refused_at_once() -> None:
    answer, done = ask(hello, LONG)
    assert (said(answer), done) == (TOO_LARGE, 0)


def test_headers_that_the_bus_cannot_carry_are_a_mistake_that_is_told() -> None:
    async def boasts(_: Request) -> Response:
        return Response("", 200, {"x-boast": "x" * 2**20})

    answer, done = ask(boasts)
    assert (said(answer), done) == (BROKEN, 1)


def test_an_owner_that_takes_too_long_is_not_asked_twice() -> None:
    async def sleeps(_: Request) -> Response:
        await asyncio.sleep(4 * PATIENCE)
        return Response("at last")

    answer, done = ask(sleeps)
    assert (said(answer), done) == (LATE, 1)
