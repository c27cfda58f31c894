"""Two hands on one space: what counts as a clash, what is kept of it with the game, and who may see it."""

from typing import Any
from unittest.mock import patch

import httpx
import msgspec

from saltsea.games.pirates.campaign.server.clashes import MOST, Clash, Clashes, clashes_of
from saltsea.kernel.nouns import Action
from saltsea.server.tables.sending.delayed import DELAY
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import ClashRow, Rows
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import KEY, FakeServer, Guest, Plain, let_tasks_run, start_round, with_server
from server.test_time import SAND, match_of, place, play_of, restarted, sailing
from server.test_views import bearer, playing, status

HELM = 5
REPAIRS = 9


async def at_the_helm(fake: FakeServer, **settings: object) -> tuple[Guest, Guest]:
    """Ann stands at the helm; Bob has seen nothing of it yet."""
    ann, bob = await sailing(fake, **settings)
    await fake.clock.advance(4000)
    await ann.done("Act", seat=0, action=place(0, HELM))
    return ann, bob


async def reaches(bob: Guest, space: int = HELM, timer: int = 1, **fields: Any) -> None:
    """Bob is too late for a space."""
    assert await bob.refused("Act", seat=1, action=place(timer, space), **fields) == "pirates.T2"


async def a_line(bob: Guest) -> None:
    """Something happens: what waits to be kept is."""
    await bob.fake.clock.advance(500)
    before = len(match_of(bob).lines)
    await bob.fake.clock.advance(SAND)
    assert len(match_of(bob).lines) > before


async def kept(bob: Guest) -> list[Clash]:
    """Of the first game at his table."""
    return await clashes_of(bob.fake.store, f"{bob.code}-0")


# --- what is one ---


def test_a_player_too_late_for_a_space_clashes_with_the_one_who_stands_there() -> None:
    async def test(fake: FakeServer) -> None:
        _, bob = await at_the_helm(fake)
        await fake.clock.advance(250)
        await reaches(bob, token="too-late")
        await a_line(bob)
        assert await kept(bob) == [Clash(2, 4250, 1, 0, place(1, HELM), "too-late")]

    with_server(test)


def test_a_question_is_no_clash() -> None:
    async def test(fake: FakeServer) -> None:
        _, bob = await at_the_helm(fake)
        assert await bob.refused("Why", seat=1, action=place(1, HELM)) == "pirates.T2"
        await a_line(bob)
        assert await kept(bob) == []

    with_server(test)


def test_other_refusals_are_no_clashes() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        assert await ann.refused("Act", seat=0, action=place(2, HELM)) == "pirates.T2", "one's own timer stands there"
        assert await bob.refused("Act", seat=1, action=place(1, 11)) == "pirates.T2", "there is no such space"
        assert await bob.refused("Act", seat=1, action=place(0, HELM)) == "pirates.T1", "it is not his timer"
        await ann.done("Pause")
        assert await bob.refused("Act", seat=1, action=place(1, HELM)) == "table.T21", "no player acts"
        await ann.done("GoOn")
        await a_line(bob)
        assert await kept(bob) == []

    with_server(test)


def test_what_a_computer_sailor_wants_too_late_is_none() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates")
        await ann.done("AddBot", seat=1, bot="random")
        await ann.done("Begin")
        await start_round(ann)
        await ann.done("Act", seat=0, action=place(0, HELM))
        play_of(ann).apply_bot_choice(1, action_of(ann, place(1, HELM)), fake.clock.now())
        play_of(ann).apply_bot_choice(1, None, fake.clock.now())
        await a_line(ann)
        assert await kept(ann) == []

    with_server(test)


def action_of(guest: Guest, plain: Plain) -> Action:
    found = match_of(guest).rules.vocabulary.action(plain)
    assert found is not None
    return found


def test_corto_has_none() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        assert (await client.get(f"/api/games/{game}/about")).json()["notes"] is None

    with_archive(test)


# --- counted once ---


def test_sent_twice_it_is_counted_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        for _ in range(2):
            await reaches(bob, token="the-same")
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        await reaches(bob, token="the-same")
        await a_line(bob)
        assert len(await kept(bob)) == 1

    with_server(test)


def test_sent_again_after_a_restart_it_is_counted_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob, token="the-same")
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        ann, bob = await restarted(fake, ann, bob)
        await fake.clock.advance(3000)
        await reaches(bob, token="the-same")
        await reaches(bob, REPAIRS, token="another")
        await a_line(bob)
        assert [clash.token for clash in await kept(bob)] == ["the-same", "another"]

    with_server(test)


def test_a_repeated_request_before_the_next_line_is_one_clash() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        for _ in range(3):
            await reaches(bob)
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        await reaches(bob)
        await reaches(bob, REPAIRS)
        await a_line(bob)
        found = [(clash.line, clash.action["space"]) for clash in await kept(bob)]
        assert found == [(2, HELM), (3, HELM), (3, REPAIRS)]

    with_server(test)


def test_of_one_game_some_hundreds_are_kept() -> None:
    async def test(fake: FakeServer) -> None:
        _, bob = await at_the_helm(fake)
        clashes = play_of(bob).notes
        assert isinstance(clashes, Clashes)
        for line in range(2 * MOST):
            clashes.note(Clash(line, line, 1, 0, {}, ""))
        await a_line(bob)
        assert len(await kept(bob)) == MOST
        for line in range(MOST):
            clashes.note(Clash(line + 3 * MOST, 0, 1, 0, {}, ""))
        await bob.done("Act", seat=1, action=place(1, HELM - 1))
        assert (len(await kept(bob)), clashes.unsaved) == (MOST, [])

    with_server(test)


# --- keeping ---


def test_they_cost_nothing_where_there_are_none() -> None:
    async def test(fake: FakeServer) -> None:
        with patch.object(fake.store, "clashes", side_effect=AssertionError("they are not needed")):
            await to_the_end(fake, await bots_play(fake, "pirates"))

    with_server(test)


def test_one_is_kept_with_the_next_line_and_in_the_same_write() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        with patch.object(fake.store, "write", wraps=fake.store.write) as write:
            await reaches(bob)
            assert write.call_count == 0, "the refusal waits for no disk"
            await ann.done("Act", seat=0, action=place(2, REPAIRS))
            assert write.call_count == 1
        assert len(await kept(bob)) == 1

    with_server(test)


def test_dropped_steps_drop_them_too() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        with patch.object(fake.store, "write", side_effect=StoreError("the disk is full")):
            assert (await ann.ask("Act", seat=0, action=place(2, REPAIRS)))["kind"] == "Failed"
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        assert await kept(bob) == []
        await reaches(bob, REPAIRS)
        await a_line(bob)
        assert [clash.action["space"] for clash in await kept(bob)] == [REPAIRS]

    with_server(test)


def test_a_table_that_leaves_memory_loses_none_and_counts_on() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        await fake.registry.unload(ann.code)
        assert len(await kept(bob)) == 1
        ann, bob = [await guest.again().come() for guest in (ann, bob)]
        await fake.clock.advance(3000)
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        await reaches(bob, REPAIRS)
        await a_line(bob)
        assert [row.number for row in await fake.store.clashes(f"{bob.code}-0")] == [0, 1]

    with_server(test)


class ClashesRefused(MemoryStore):
    """A store that takes everything else."""

    async def write(self, rows: Any, fence: Fence | None = None) -> None:
        taken: list[Rows] = list(rows)
        if any(isinstance(row, ClashRow) for row in taken):
            raise StoreError("the disk is full")
        await super().write(taken)


def test_a_table_leaves_memory_though_its_last_clash_cannot_be_kept() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        await fake.registry.unload(ann.code)
        assert await kept(bob) == []

    with_server(test, store=ClashesRefused())


def test_a_forgotten_persons_clash_stays_with_the_seat() -> None:
    async def test(fake: FakeServer) -> None:
        _, bob = await at_the_helm(fake)
        await reaches(bob)
        await a_line(bob)
        await fake.store.forget_person(bob.code, 1)
        assert len(await kept(bob)) == 1
        await fake.registry.unload(bob.code)
        await fake.store.forget_table(bob.code)
        assert await kept(bob) == []

    with_server(test)


# --- who sees them ---


async def clashes_seen(client: httpx.AsyncClient, game: str, **headers: str) -> list[Plain] | None:
    answer = await client.get(f"/api/games/{game}/about", headers=headers)
    assert answer.status_code == 200, answer.text
    notes = answer.json()["notes"]
    found: list[Plain] | None = None if notes is None else notes["clashes"]
    return found


def test_a_client_that_sees_the_lines_sees_the_clashes_among_them() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        game, seen = playing(ann), {"line": 2, "at": 4000, "seat": 1, "first": 0, "action": place(1, HELM)}
        assert await clashes_seen(client, game, **bearer(ann)) == [], "not before the next line"
        await a_line(bob)
        assert await clashes_seen(client, game, **bearer(ann)) == [seen]
        assert await clashes_seen(client, game) == [seen]
        await to_the_end(fake, ann)
        assert await clashes_seen(client, game) == [seen]

    with_archive(test)


def test_late_watchers_see_them_late() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake, watching="delayed", speed=50)  # the round lasts longer than the delay
        await reaches(bob)
        await ann.done("Act", seat=0, action=place(2, REPAIRS))
        game = playing(ann)
        assert [len(await clashes_seen(client, game, **bearer(one)) or []) for one in (ann, bob)] == [1, 1]
        await fake.clock.advance(DELAY - 1)
        assert await clashes_seen(client, game) == []
        await fake.clock.advance(1)
        assert len(await clashes_seen(client, game) or []) == 1

    with_archive(test)


def test_a_client_that_may_not_see_the_game_sees_no_clashes() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake, watching="none", shown="table")
        await reaches(bob)
        await a_line(bob)
        path = f"/api/games/{playing(ann)}/about"
        assert [await status(client, path), await status(client, path, **bearer(bob))] == [403, 200]
        await to_the_end(fake, ann)
        assert [await status(client, path), await status(client, path, **bearer(bob))] == [403, 200]

    with_archive(test)


def test_clashes_that_were_not_counted_are_null() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        game = await to_the_end(fake, ann)
        row = await fake.store.game(game)
        assert row is not None
        assert row.counted == 1
        await fake.store.write([msgspec.structs.replace(row, counted=0)])
        assert await clashes_seen(client, game) is None, "a game from before there were any"
        brought = (await client.post("/api/games", content=(await client.get(f"/api/games/{game}")).content)).json()
        assert await clashes_seen(client, brought["id"]) is None, "a record has no trace of them"

    with_archive(test)


def test_a_game_that_goes_on_from_another_has_its_own_alone() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob)
        game = await to_the_end(fake, ann)
        settings = Settings(players=2)
        table = await fake.registry.open("pirates", settings, "Ann", KEY.format("Ann"), onward=Onward(game, 3))
        assert isinstance(table, Table), table
        ann = await Guest(fake, table.info.code, "Ann").come()
        bob = await fake.guest(ann)
        await ann.done("Begin")
        await let_tasks_run()
        about = (await client.get(f"/api/games/{playing(ann)}/about")).json()
        assert (about["forked"], about["notes"]["clashes"]) == (3, [])

    with_archive(test)


def test_a_clash_is_itself_and_no_other() -> None:
    one = Clash(4, 900, 1, 0, {"kind": "Place"}, "a")
    assert not one.repeats(msgspec.structs.replace(one, seat=2))
    assert one.repeats(msgspec.structs.replace(one, line=9, at=2000))
    assert one.repeats(msgspec.structs.replace(one, token="b", at=901))
    assert not one.repeats(msgspec.structs.replace(one, token="b", line=5))
    assert not one.repeats(msgspec.structs.replace(one, token="b", action={}))
    assert not msgspec.structs.replace(one, token="").repeats(msgspec.structs.replace(one, token="", line=5))
