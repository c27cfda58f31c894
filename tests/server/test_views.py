"""Looking through a game over HTTP: each line as a seat saw it, for clients that may see it, and who sat where."""

import asyncio
import time
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import msgspec
import pytest

from saltsea.catalog import CATALOG, PLACE
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.record_file import BadRecordError, plain_line
from saltsea.kernel.seat import WATCHER
from saltsea.server.reading.reading_processes import ReadingProcesses
from saltsea.server.reading.views_made import LinesShown, ViewsWanted, views_made
from saltsea.server.tables.handlers.host_handlers import header_body
from saltsea.server.tables.sending.delayed import DELAY
from saltsea.server.web.game_access import MOST_THREADS, GameAccess
from saltsea.server.web.routes.views import PORTION, RequestedPart, ViewRoutes
from saltsea.wire.forms import Forms
from server.account_kit import AccountServer, with_account_server
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import GAMES, FakeServer, Guest, Plain, start_round
from server.test_publisher import random_step


def bearer(guest: Guest) -> dict[str, str]:
    return {"Authorization": f"Bearer {guest.key}"}


def playing(guest: Guest) -> str:
    return str(guest.last("Table")["table"]["playing"])


async def a_pair_plays(fake: FakeServer, steps: int = 40, **settings: Any) -> tuple[Guest, Guest]:
    """Two people have done so many things; some of them took back."""
    ann, bob = await fake.pair(**settings)
    dice = Random(11)
    for _ in range(steps):
        await random_step(dice, {0: ann, 1: bob})
    return ann, bob


async def all_updates(client: httpx.AsyncClient, game: str, seat: int, headers: dict[str, str]) -> list[Plain]:
    found: list[Plain] = []
    while True:
        asked = {"seat": str(seat), "since": str(len(found))}
        answer = await client.get(f"/api/games/{game}/views", params=asked, headers=headers)
        assert answer.status_code == 200, answer.text
        page = answer.json()
        assert (page["id"], page["seat"], page["first"]) == (game, seat, len(found))
        found += page["updates"]
        if len(found) >= page["lines"]:
            return found


async def status(client: httpx.AsyncClient, path: str, **headers: str) -> int:
    return (await client.get(path, headers=headers)).status_code


def test_everybody_sees_a_running_game_again_as_they_saw_it() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await a_pair_plays(fake)
        game = playing(ann)
        updates: list[Plain] = []
        for seat, guest in enumerate((ann, bob)):
            updates = await all_updates(client, game, seat, bearer(guest))
            assert updates[1:] == [step["update"] for step in guest.all("Step")]
            assert updates[0]["public"] == guest.all("Snapshot")[0]["view"]["public"]
        assert any(update["undo_to"] is not None for update in updates)

    with_archive(test)


def test_of_a_running_game_one_sees_no_other_hand() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await a_pair_plays(fake, steps=5)
        path = f"/api/games/{playing(ann)}/views"
        eve = Guest(fake, ann.code, "Eve")
        assert await status(client, f"{path}?seat=0") == 403
        assert await status(client, f"{path}?seat=0", **bearer(bob)) == 403
        assert await status(client, f"{path}?seat=1", **bearer(eve)) == 403
        assert await status(client, f"{path}?seat=1", Authorization=f"Basic {bob.key}") == 403
        refused = await client.get(f"{path}?seat=1", headers=bearer(ann))
        assert "still being played" in refused.json()["message"]
        for update in await all_updates(client, playing(ann), WATCHER, {}):
            assert (update["private"], update["legal"]) == (None, [])
            assert not [one for one in update["events"] if one["kind"] == "Drew" and one["card"] is not None]

    with_archive(test)


def test_an_account_is_known_by_its_session() -> None:
    async def test(fake: AccountServer) -> None:
        anne, stranger = await fake.anne(), await fake.anne("Bob")
        host = await fake.open("corto")
        guest = await fake.come(host.code, "Anne", await fake.account(anne))
        await guest.done("Sit", name="Anne")
        await host.done("Begin")
        path = f"/api/games/{playing(host)}"
        assert (await anne.get(f"{path}/views?seat=1")).json()["updates"][0]["private"] is not None
        assert (await anne.get(f"{path}/views?seat=0")).status_code == 403
        assert (await stranger.get(f"{path}/views?seat=1")).status_code == 403
        assert (await anne.get(f"{path}/about")).json()["mine"] == [1]

    with_account_server(test, GAMES)


def test_watchers_see_what_watchers_may_see() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, _ = await a_pair_plays(fake, steps=5, watching="none")
        assert await status(client, f"/api/games/{playing(ann)}/views") == 403
        assert await status(client, f"/api/games/{playing(ann)}/about") == 403
        assert await status(client, f"/api/games/{playing(ann)}/about", **bearer(ann)) == 200

    with_archive(test)


def test_late_watchers_are_late_here_too() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await a_pair_plays(fake, steps=5, watching="delayed")
        game = playing(ann)
        assert len(await all_updates(client, game, WATCHER, {})) == 1
        assert (await client.get(f"/api/games/{game}/about")).json()["lines"] == 1
        assert len(await all_updates(client, game, 0, bearer(ann))) == 1 + len(ann.all("Step"))
        await fake.clock.advance(DELAY)
        assert len(await all_updates(client, game, WATCHER, bearer(bob))) == 1 + len(ann.all("Step"))

    with_archive(test)


def test_a_finished_game_is_seen_from_every_seat_in_portions() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, options={"length": 9})
        game = await to_the_end(fake, ann)
        seen = {seat: await all_updates(client, game, seat, {}) for seat in (0, 1, WATCHER)}
        lines = len(seen[0])
        assert lines > PORTION
        assert [update["line"] for update in seen[WATCHER]] == [*range(lines)]
        assert seen[WATCHER][1:] == [step["update"] for step in ann.all("Step")]
        for seat in (0, 1):
            assert all(update["private"]["hand"] is not None for update in seen[seat])
            assert [update["public"] for update in seen[seat]] == [update["public"] for update in seen[WATCHER]]
        outcome = seen[0][-1]["outcome"]
        count = seen[0][-1]["public"]["count"]
        assert [sum(line["gold"] for line in mine) for mine in count] == outcome["scores"]

    with_archive(test)


def test_one_may_ask_for_a_few_lines() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        whole = await all_updates(client, game, 1, {})
        answer = (await client.get(f"/api/games/{game}/views?seat=1&since=7&until=10")).json()
        assert (answer["first"], answer["updates"], answer["lines"]) == (7, whole[7:10], len(whole))
        for nothing in ("since=9&until=9", "since=9&until=3", f"since={len(whole)}", "since=999999"):
            assert (await client.get(f"/api/games/{game}/views?{nothing}")).json()["updates"] == []
        assert len((await client.get(f"/api/games/{game}/views?until=999999")).json()["updates"]) <= PORTION

    with_archive(test)


def test_what_cannot_be_asked_for_is_refused_in_words() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        for odd in ("seat=-1", "since=x", "until=1.5", "seat=١", "since=1" + "0" * 9, "seat=%F0%9F%8F%B4"):
            answer = await client.get(f"/api/games/{game}/views?{odd}")
            assert (answer.status_code, "whole number" in answer.json()["message"]) == (400, True)
        for seat in (2, 7, 14, 16):
            assert await status(client, f"/api/games/{game}/views?seat={seat}") == 404
        for path in ("views", "about"):
            answer = await client.get(f"/api/games/nosuch-0/{path}")
            assert (answer.status_code, answer.json()["message"]) == (404, "there is no such game")

    with_archive(test)


def test_a_tables_own_games_are_seen_by_its_people_alone() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, shown="table")
        game = await to_the_end(fake, ann)
        for path in (f"/api/games/{game}/views?seat=0", f"/api/games/{game}/about"):
            assert await status(client, path) == 403
            assert await status(client, path, Authorization="Bearer nobody-knows-this-key-at-all") == 403
            assert await status(client, path, **bearer(ann)) == 200

    with_archive(test)


def test_people_who_came_later_or_left_before_see_none_of_its_private_games() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await fake.open("pirates", shown="table", watching="none")
        dot = await fake.guest(ann, "Dot")
        await dot.done("Leave")
        bob = await fake.guest(ann)
        await ann.done("Begin")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        await bob.done("Leave")
        eve = await fake.guest(ann, "Eve")
        for end in ("", "/views?seat=0", "/about", "/log"):
            path = f"/api/games/{playing(ann)}{end}"
            found = [await status(client, path, **bearer(one)) for one in (ann, bob, dot, eve)]
            assert found == [200, 200, 403, 403], path

    with_archive(test)


def test_about_a_game_says_who_sat_where() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await fake.open(players=4)
        bob = await fake.guest(ann)
        await bob.done("Sit", name="Bobby", seat=2)
        await ann.done("AddBot", seat=3, bot="random")
        await ann.done("Begin")
        about = (await client.get(f"/api/games/{playing(ann)}/about", headers=bearer(bob))).json()
        names = [(seat["name"], seat["bot"]) for seat in about["seats"]]
        assert names == [("Ann", None), ("Bob", None), ("Bobby", None), ("", "random")]
        assert (about["mine"], about["lines"], about["outcome"], about["forked"]) == ([1, 2], 1, None, None)
        assert (about["game"], about["players"], about["options"]["length"]) == ("corto", 4, 8)
        assert (about["started"], about["ended"]) == (fake.clock.now(), None)

    with_archive(test)


def test_about_a_game_has_no_name_for_a_forgotten_person() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        await fake.store.forget_person(ann.code, 1)
        asked = (await client.get(f"/api/games/{playing(ann)}/about", headers=bearer(bob))).json()
        assert (asked["mine"], [seat["name"] for seat in asked["seats"]]) == ([], ["", ""])
        about = (await client.get(f"/api/games/{playing(ann)}/about", headers=bearer(ann))).json()
        assert [seat["name"] for seat in about["seats"]] == ["Ann", ""]
        assert (about["mine"], about["outcome"]["ended_by"][:8]) == ([0], "pirates.")
        assert about["ended"] >= about["started"]

    with_archive(test)


def test_a_finished_game_is_public_without_names() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await fake.pair("pirates")
        path = f"/api/games/{playing(ann)}/about"
        assert await names(client, path) == ["Ann", "Bob"], "a client that may watch sees who plays"
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        assert await names(client, path) == ["", ""]
        assert await names(client, path, **bearer(bob)) == ["Ann", "Bob"]

    with_archive(test)


def test_a_new_owner_of_a_seat_has_not_played_its_old_games() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await fake.open("pirates", players=3)
        bob = await fake.guest(ann)
        await bob.done("Sit", name="Bobby", seat=2)
        await ann.done("Begin")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        path = f"/api/games/{playing(ann)}/about"
        assert await names(client, path, **bearer(ann)) == ["Ann", "Bob", "Bobby"]
        await ann.done("Remove", seat=2)
        await ann.done("Sit", name="Annie", seat=2)
        assert await names(client, path, **bearer(ann)) == ["Ann", "Bob", "Bobby"], "the name of then"

    with_archive(test)


async def names(client: httpx.AsyncClient, path: str, **headers: str) -> list[str]:
    about = (await client.get(path, headers=headers)).json()
    return [seat["name"] for seat in about["seats"]]


def test_a_game_that_a_newer_saltsea_has_kept_is_not_read_and_that_is_said() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        row = await fake.store.game(game)
        assert row is not None
        newer = msgspec.json.encode({**msgspec.json.decode(row.header), "vocabulary": 99})
        await fake.store.write([msgspec.structs.replace(row, header=newer)])
        for path in ("", "/views"):
            answer = await client.get(f"/api/games/{game}{path}")
            assert (answer.status_code, "kept by a newer one" in answer.json()["message"]) == (409, True)
        assert await status(client, f"/api/games/{game}/about") == 200
        await fake.registry.unload(row.table)
        for path in (f"/api/games/{game}/log", f"/api/tables/{row.table}"):
            assert await status(client, path) == 409

    with_archive(test)


def test_a_game_is_counted_without_being_read() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        lines = len(await fake.store.lines(game))
        with patch.object(fake.store, "lines", side_effect=AssertionError("they are not needed")):
            assert (await client.get(f"/api/games/{game}/about")).json()["lines"] == lines

    with_archive(test)


def test_few_look_through_games_at_once() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        at_once, most = 0, 0

        def slow(*given: Any) -> LinesShown:
            nonlocal at_once, most
            at_once += 1
            most = max(most, at_once)
            time.sleep(0.01)
            at_once -= 1
            return LinesShown([], None)

        with patch("saltsea.server.reading.views_made.lines_shown", slow):
            await asyncio.gather(*(client.get(f"/api/games/{game}/views") for _ in range(8)))
        assert most <= MOST_THREADS

    with_archive(test)


def test_a_game_from_elsewhere_can_be_looked_through_and_has_no_names() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake))
        data = (await client.get(f"/api/games/{game}")).content
        brought = (await client.post("/api/games", content=data)).json()["id"]
        assert await all_updates(client, brought, 0, {}) == await all_updates(client, game, 0, {})
        about = (await client.get(f"/api/games/{brought}/about")).json()
        assert about["seats"] == [{"name": "", "bot": None}] * 2
        assert msgspec.json.decode(data.splitlines()[-1])["outcome"] == about["outcome"]

    with_archive(test)


# --- beside the server ---


def test_views_made_in_a_process_are_those_of_a_thread_and_what_cannot_be_read_is_said() -> None:
    async def test() -> None:
        rules = CATALOG["corto"].rules()
        match = start(rules, 2, {}, named_seed("beside"))
        assert isinstance(match, Match)
        wanted = ViewsWanted(
            id="abcdef-0",
            game="corto",
            content="",
            edition="",
            header=header_body(match.header),
            lines=[msgspec.json.encode(plain_line(rules, line)) for line in match.lines],
            seat=0,
            since=0,
            until=1,
            form="view",
        )
        beside = ReadingProcesses(PLACE, idle=0.5)
        made = await beside.made(wanted)
        assert made == views_made(rules, Forms(rules, CATALOG["corto"].views(rules)), wanted)
        with pytest.raises(BadRecordError):
            await beside.made(msgspec.structs.replace(wanted, lines=[b"{}"]))
        process = beside.process
        if process is not None:  # nobody has read for a while
            await process.wait()
        assert await beside.made(wanted) == made
        await beside.close()

    asyncio.run(test())


def test_views_are_made_in_a_thread_where_no_process_can_be_had() -> None:
    async def nothing(wanted: object) -> bytes:
        raise OSError("no memory for another process")

    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, _ = await fake.pair()
        routes = ViewRoutes(GameAccess(fake.registry, nobody), nothing)
        row = await fake.store.game(f"{ann.code}-0")
        assert row is not None
        assert b'"updates":[' in await routes.shown(row, RequestedPart(WATCHER, 0, 1, "view"))

    with_archive(test)


async def nobody(request: object) -> str | None:
    return None
