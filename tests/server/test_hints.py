"""Hints in practice games (T33): asked of a worker, given for the position alone, three a game, counted."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.stored.seat_notes import remembered_at
from saltsea.server.tables.table import Table
from server.kit import GAMES, FakeServer, Guest, with_server


class SlowBots(InlineBots):
    """Bots whose hints wait until a test lets them go; other choices come at once."""

    def __init__(self) -> None:
        super().__init__(GAMES)
        self.go = asyncio.Event()
        self.late = False
        self.nonsense: int | None = None
        """The number that a broken process answers with."""
        self.asked: list[Question] = []

    async def choose(self, question: Question) -> Choice:
        if question.patient:
            self.asked.append(question)
            await self.go.wait()
            if self.late or self.nonsense is not None:
                return Choice(action=self.nonsense, late=self.late, took=0)
        return await super().choose(question)


def with_slow_bots(test: Callable[[FakeServer, SlowBots], Awaitable[None]]) -> None:
    async def run() -> None:
        bots = SlowBots()
        fake = FakeServer(bots=bots)
        try:
            await test(fake, bots)
        finally:
            await fake.registry.close()

    asyncio.run(run())


async def practice(fake: FakeServer) -> Guest:
    """A game of one person against a Novice, at the person's turn."""
    ann = await fake.open()
    await ann.done("AddBot", seat=1, bot="novice")
    await ann.done("Begin")
    ann = await Guest(fake, ann.code, "Ann").come(form="view")
    await turn_of(fake, ann)
    return ann


def table_of(ann: Guest) -> Table:
    assert ann.table is not None
    return ann.table


def match_of(ann: Guest) -> Match:
    play = table_of(ann).play
    assert play is not None
    return play.match


def legal(ann: Guest) -> list[Action]:
    return match_of(ann).rules.observe(match_of(ann).state, 0).legal


async def turn_of(fake: FakeServer, ann: Guest) -> None:
    for _ in range(60):
        if legal(ann):
            return
        await fake.clock.advance(1000)
    raise AssertionError("it never was Ann's turn")


async def act(ann: Guest) -> None:
    """The first thing that is possible."""
    await ann.done("Act", seat=0, action=table_of(ann).services.forms.views.describe(legal(ann)[0]))


async def hinted(fake: FakeServer, ann: Guest) -> None:
    await ann.done("Suggest", seat=0)
    await fake.clock.advance(0)


def left(ann: Guest) -> Any:
    shown = ann.all("Table") or ann.all("Welcome")
    return shown[-1]["table"]["hints"]


async def no(ann: Guest) -> tuple[str, str]:
    answer = await ann.ask("Suggest", seat=0)
    assert answer["kind"] == "Refused"
    return answer["rule"], answer["text"].removeprefix("refusal-table-")


# --- the rule ---


def test_table_T33_the_move_comes_with_its_reason_and_what_to_light() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await practice(fake)
        assert left(ann) == 3
        await hinted(fake, ann)
        (given,) = ann.all("Suggested")
        assert (given["seat"], given["left"], given["line"]) == (0, 2, len(match_of(ann).lines) - 1)
        assert given["hint"]["say"]["text"].startswith("hint-corto-")
        assert given["hint"]["points"]
        assert left(ann) == 2

    with_server(test)


def test_table_T33_a_fourth_hint_is_refused_in_words() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await practice(fake)
        for number in range(3):
            await turn_of(fake, ann)
            await hinted(fake, ann)
            assert left(ann) == 2 - number
            await act(ann)
        await turn_of(fake, ann)
        assert await no(ann) == ("table.T33", "hints-taken")
        assert len(ann.all("Suggested")) == 3

    with_server(test)


def test_table_T33_the_same_position_has_one_hint_however_often_it_is_asked_for() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await practice(fake)
        for _ in range(5):
            await hinted(fake, ann)
        given = ann.all("Suggested")
        assert len(given) == 5
        assert all(one == given[0] for one in given)
        assert left(ann) == 2

    with_server(test)


def test_table_T33_hints_are_for_practice_alone() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        answer = await ann.ask("Suggest", seat=0)
        assert (answer["rule"], answer["text"]) == ("table.T33", "refusal-table-no-hints")
        assert await bob.refused("Suggest", seat=0) == "table.T19"
        assert left(ann) is None
        eve = await fake.open("pirates", "Eve", players=2)
        await eve.done("AddBot", seat=1, bot="able")
        assert await eve.refused("Suggest", seat=0) == "table.T10"

    with_server(test)


def test_table_T33_there_are_none_in_the_deal_of_a_day() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await practice(fake)
        table = table_of(ann)
        settings = msgspec.structs.replace(table.info.settings, daily=True)
        table.info = msgspec.structs.replace(table.info, settings=settings)
        assert await no(ann) == ("table.T33", "no-hints")

    with_server(test)


def test_table_T33_a_hint_is_for_ones_own_turn_and_there_is_one_at_a_time() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann = await practice(fake)
        await ann.done("Suggest", seat=0)
        assert await no(ann) == ("table.T33", "hint-thinking")
        while legal(ann):
            await act(ann)
        assert await no(ann) == ("table.T33", "hint-turn")

    with_slow_bots(test)


# --- what becomes of it ---


def test_a_hint_for_a_position_that_has_passed_is_dropped_and_free() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann = await practice(fake)
        await ann.done("Suggest", seat=0)
        await act(ann)
        bots.go.set()
        await fake.clock.advance(0)
        assert ann.all("Suggested") == []
        assert left(ann) == 3

    with_slow_bots(test)


def test_a_hint_that_no_bot_has_found_is_free() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann = await practice(fake)
        bots.late = True
        bots.go.set()
        await hinted(fake, ann)
        assert [(one["hint"], one["left"]) for one in ann.all("Suggested")] == [(None, 3)]

    with_slow_bots(test)


def test_a_hint_that_names_no_action_of_the_game_is_none() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann = await practice(fake)
        bots.nonsense = 1 << 20
        bots.go.set()
        await hinted(fake, ann)
        assert [(one["hint"], one["left"]) for one in ann.all("Suggested")] == [(None, 3)]

    with_slow_bots(test)


def test_the_best_level_is_asked_with_the_observation_of_the_seat_alone() -> None:
    async def test(fake: FakeServer, bots: SlowBots) -> None:
        ann = await practice(fake)
        bots.go.set()
        await hinted(fake, ann)
        (question,) = bots.asked
        seen = match_of(ann).rules.observe(match_of(ann).state, 0)
        assert question.observation == table_of(ann).services.forms.json.observation(seen)
        assert question.bot == GAMES["corto"].best_bot()

    with_slow_bots(test)


def test_hints_are_counted_after_a_restart_and_sent_again_to_who_comes_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await practice(fake)
        await hinted(fake, ann)
        again = await Guest(fake, ann.code, "Ann").come(form="view")
        assert again.all("Suggested") == ann.all("Suggested")
        await fake.restart()
        after = await Guest(fake, ann.code, "Ann").come(form="view")
        assert left(after) == 2
        assert (await remembered_at(fake.store, ann.code)).hints == {f"{ann.code}-0": 1}
        assert (await remembered_at(fake.store, "nobody")).hints == {}

    with_server(test)
