"""Tables of the App beside the cardboard: the story, locks and the campaign are those of the digital game."""

from typing import Any

import pytest

from saltsea.games.pirates.rules.campaign import imported
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from server.account_kit import AccountServer, Device, with_account_server
from server.kit import GAMES, Guest

PLACE = "/api/account/campaign/pirates"
COUNTDOWN = 5000
"""A round begins after three, two, one."""


async def beside(fake: AccountServer, device: Device, **options: str | int) -> Guest:
    """A crew with one device, whose host has this account; its chapter has begun."""
    account = await fake.account(device)
    host = await fake.open("app", owner=ProgressOwner(account), players=1, options=options)
    crew = await fake.come(host.code, "Ann", account)
    await crew.done("Begin")
    return crew


async def tell(crew: Guest, kind: str, **args: Any) -> None:
    await crew.done("Act", seat=0, action={"kind": kind, **args})


async def win(fake: AccountServer, crew: Guest) -> None:
    """Reach the goal of each round at once, with nothing left that fires."""
    while crew.last("Table")["table"]["phase"] != "over":
        await tell(crew, "Start")
        await fake.clock.advance(COUNTDOWN)
        await tell(crew, "Reach")
        await tell(crew, "Report")


def test_a_chapter_that_is_won_with_cardboard_counts_for_the_campaign() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        crew = await beside(fake, anne, sailors=3, level="captain")
        await win(fake, crew)
        found = imported((await anne.get(PLACE)).text.removesuffix("\n"), 10)
        best = found.bests[0]
        assert (best.tries, best.won, best.players, best.timers) == (1, 1, 3, 3)
        assert best.score > 0

    with_account_server(test, GAMES)


def test_a_closed_chapter_is_closed_to_the_app_and_opens_as_on_the_screen() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        owner = ProgressOwner(await fake.account(anne))
        services = fake.registry.services["app"]
        refusal = await services.extension.check_open({"chapter": "2"}, owner)
        assert refusal is not None
        assert refusal.rule == "pirates.R1"
        await win(fake, await beside(fake, anne))
        assert await services.extension.check_open({"chapter": "2"}, owner) is None

    with_account_server(test, GAMES)


def test_the_story_is_told_for_as_many_as_sail() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        crew = await beside(fake, anne, sailors=2)
        told = (await anne.get(f"/api/tables/{crew.code}/words?language=en")).json()
        digital = await fake.open("pirates", owner=ProgressOwner(await fake.account(anne)), players=2)
        await fake.come(digital.code, "Ann", await fake.account(anne))
        other = (await anne.get(f"/api/tables/{digital.code}/words?language=en")).json()
        assert told["story"] == other["story"]

    with_account_server(test, GAMES)


@pytest.mark.parametrize(("listing", "status"), [("unlisted", 200), ("public", 403)])
def test_who_follows_an_app_by_its_link_learns_what_its_events_are_called(listing: str, status: int) -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        await win(fake, await beside(fake, anne))
        owner = ProgressOwner(await fake.account(anne))
        host = await fake.open("app", owner=owner, players=1, options={"chapter": "2"}, listing=listing)
        answer = await fake.device().get(f"/api/tables/{host.code}/words?language=en")
        assert answer.status_code == status
        assert ("event-gust" in answer.text) == (status == 200)

    with_account_server(test, GAMES)


def test_who_follows_an_app_is_told_how_its_chapter_ended() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        await win(fake, await beside(fake, anne))
        crew = await beside(fake, anne, chapter="2")
        await win(fake, crew)
        told = await fake.device().get(f"/api/games/{crew.code}-0/words?language=en")
        assert told.status_code == 200, told.text
        assert told.json()["after"]

    with_account_server(test, GAMES)


def test_the_clock_goes_on_when_the_device_is_lost_for_so_does_the_sand() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        crew = await beside(fake, anne)
        await tell(crew, "Start")
        await fake.clock.advance(COUNTDOWN)
        other = await fake.come(crew.code, "table", None)
        await crew.go()
        await fake.clock.advance(10_000)
        assert other.last("Time")["runs"]

    with_account_server(test, GAMES)
