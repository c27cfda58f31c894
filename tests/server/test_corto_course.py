"""The course of a game of Corto over HTTP: gold turn by turn, for those who may have its record."""

import httpx

from server.archive_kit import bots_play, to_the_end, with_archive
from server.kit import FakeServer
from server.test_views import bearer, playing


def test_the_course_of_a_finished_game_ends_at_its_scores_and_names_its_turning_point() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann = await bots_play(fake)
        game = await to_the_end(fake, ann)
        answer = await client.get(f"/api/games/{game}/course", headers=bearer(ann))
        assert answer.status_code == 200, answer.text
        course = answer.json()
        about = (await client.get(f"/api/games/{game}/about", headers=bearer(ann))).json()
        assert course["moments"][-1]["gold"] == about["outcome"]["scores"]
        assert course["turning"]["line"] in [moment["line"] for moment in course["moments"]]
        assert course["turning"]["say"]["args"]["names"] == about["outcome"]["winners"]

    with_archive(test)


def test_a_running_game_has_no_course_yet_and_a_game_that_is_not_there_none() -> None:
    async def test(fake: FakeServer, client: httpx.AsyncClient) -> None:
        ann, _ = await fake.pair()
        running = await client.get(f"/api/games/{playing(ann)}/course", headers=bearer(ann))
        assert running.status_code == 409
        assert (await client.get("/api/games/nowhere-0/course")).status_code == 404

    with_archive(test)
