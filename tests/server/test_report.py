"""The report of a finished game over HTTP: who may have it, and which games have none."""

from unittest.mock import patch

import httpx
import msgspec

from saltsea.games.pirates.view.report_shapes import VoyageReport
from saltsea.server.web.finished_games import made
from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import FakeServer
from server.test_clashes import at_the_helm, reaches
from server.test_views import bearer


def test_a_finished_voyage_has_its_report() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake, "pirates"))
        about = (await client.get(f"/api/games/{game}/about")).json()
        report = msgspec.json.decode((await client.get(f"/api/games/{game}/report")).content, type=VoyageReport)
        assert len(report.told) == about["lines"]
        assert [timer.seat for timer in report.timers] == [0, 1, 0, 1]
        assert report.rounds
        assert report.counted

    with_archive(test)


def test_it_is_worked_out_once_for_all_who_ask() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        game = await to_the_end(fake, await bots_play(fake, "pirates"))
        with patch("saltsea.server.web.finished_games.made", wraps=made) as worked:
            answers = [await client.get(f"/api/games/{game}/report") for _ in range(3)]
        assert (len({answer.content for answer in answers}), worked.call_count) == (1, 1)

    with_archive(test)


def test_clashes_are_in_it() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, bob = await at_the_helm(fake)
        await reaches(bob, token="too-late")
        game = await to_the_end(fake, ann)
        report = msgspec.json.decode((await client.get(f"/api/games/{game}/report")).content, type=VoyageReport)
        [clash] = report.rounds[0].clashes
        assert (clash.line, clash.seat, clash.first, clash.space) == (2, 1, 0, "helm")

    with_archive(test)


def test_a_running_game_has_none_yet_and_corto_has_none_at_all() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, "pirates")
        running = ann.last("Table")["table"]["playing"]
        assert (await client.get(f"/api/games/{running}/report")).status_code == 409
        corto = await to_the_end(fake, await bots_play(fake))
        assert (await client.get(f"/api/games/{corto}/report")).status_code == 404
        assert (await client.get("/api/games/nothing-0/report")).status_code == 404

    with_archive(test)


def test_a_game_that_is_only_for_its_table_shows_its_report_to_the_table() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake, "pirates", shown="table")
        game = await to_the_end(fake, ann)
        assert (await client.get(f"/api/games/{game}/report")).status_code == 403
        assert (await client.get(f"/api/games/{game}/report", headers=bearer(ann))).status_code == 200

    with_archive(test)
