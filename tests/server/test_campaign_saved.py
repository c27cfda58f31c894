"""A campaign is kept with an account: what a voyage at a table adds, and the same file for terminal and server."""

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from saltsea.cli.commands.campaign import CampaignFile
from saltsea.games.pirates.campaign.campaign_file import PiratesCampaign
from saltsea.games.pirates.campaign.server.campaigns import Campaigns
from saltsea.games.pirates.definition import CONTENT, TEXTS
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.games.pirates.engine.state import WON
from saltsea.games.pirates.rules.campaign import imported
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Onward, Settings
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence
from saltsea.store.rows import AccountRow, ProgressRow, Rows
from server.account_kit import AccountServer, Device, with_account_server
from server.kit import GAMES, KEY, FakeClock, Guest

PIRATES = {"pirates": GAMES["pirates"], "corto": GAMES["corto"]}
PLACE = "/api/account/campaign/pirates"
RULES = GAMES["pirates"].rules()


def keeper() -> PiratesCampaign:
    return PiratesCampaign(TEXTS, CONTENT)


def chapter(place: int) -> str:
    assert isinstance(RULES, PiratesRules)
    return RULES.chapters[place].name


def a_voyage(place: int = 0, *, won: bool = True) -> Match:
    """A voyage that is over."""
    match = start(RULES, 2, {"chapter": chapter(place)}, named_seed("kept"))
    assert isinstance(match, Match)
    match.state.log.result = WON if won else match.state.log.result
    return match


def tries(body: bytes) -> list[tuple[int, int]]:
    """Per chapter that was sailed, how often it was tried and won."""
    assert isinstance(RULES, PiratesRules)
    found = imported(body.decode().removesuffix("\n"), len(RULES.chapters))
    return [(best.tries, best.won) for best in found.bests if best.tries]


async def sink(fake: AccountServer, *crew: Guest) -> None:
    """A voyage whose crew does nothing but set out."""
    await crew[0].done("Begin")
    while crew[0].last("Table")["table"]["phase"] != "over":
        if crew[0].last("Time")["why"] == "game":
            await crew[0].ask("Act", seat=0, action=crew[0].legal()[0])
        await fake.clock.advance(60_000)


async def voyage(fake: AccountServer, *devices: Device, **options: str) -> list[Guest]:
    """A crew of accounts at a table, back from sea."""
    owner = ProgressOwner(await fake.account(devices[0]))
    host = await fake.open("pirates", owner=owner, players=len(devices), options=options)
    crew = [await fake.come(host.code, "Ann", await fake.account(devices[0]))]
    for number, device in enumerate(devices[1:]):
        crew.append(await fake.come(host.code, f"mate-{number}", await fake.account(device)))
        await crew[-1].done("Sit", name=f"mate-{number}")
    await sink(fake, *crew)
    return crew


# --- at a table ---


def test_every_account_of_the_crew_has_sailed() -> None:
    async def test(fake: AccountServer) -> None:
        anne, bob, idle = await fake.anne(), await fake.anne("Bob"), await fake.anne("Idle")
        crew = await voyage(fake, anne, bob)
        await fake.come(crew[0].code, "watcher", await fake.account(idle))
        for device in (anne, bob):
            assert tries((await device.get(PLACE)).content) == [(1, 0)]
            me = await device.me()
            assert me["progress"]["pirates"]["chapters"][0]["tries"] == 1
            assert me["statistics"] == [{"game": "pirates", "played": 1, "won": 0, "best": 0}]
        assert (await idle.get(PLACE)).status_code == 404
        await sink(fake, *crew)
        assert tries((await bob.get(PLACE)).content) == [(2, 0)]

    with_account_server(test, PIRATES)


def test_guests_and_bots_count_for_no_campaign() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        host = await fake.open("pirates", players=3)
        crew = await fake.come(host.code, "Anne", await fake.account(anne))
        await crew.done("Sit", name="Anne")
        await host.done("AddBot", seat=2, bot="random")
        await sink(fake, host)
        assert tries((await anne.get(PLACE)).content) == [(1, 0)]

    with_account_server(test, PIRATES)


def test_a_voyage_that_goes_on_from_an_earlier_one_adds_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        anne, bob = await fake.anne(), await fake.anne("Bob")
        crew = await voyage(fake, anne, bob)
        earlier = Onward(str(crew[0].last("Table")["table"]["playing"]), 1)
        table = await fake.registry.open("pirates", Settings(players=2), "Ann", KEY.format("Ann"), onward=earlier)
        assert isinstance(table, Table)
        ann = await fake.come(table.info.code, "Ann", await fake.account(anne))
        await ann.done("AddBot", seat=1, bot="random")
        await sink(fake, ann)
        assert tries((await anne.get(PLACE)).content) == [(1, 0)]

    with_account_server(test, PIRATES)


def test_the_end_of_a_game_and_its_campaigns_are_kept_together() -> None:
    class Watching(MemoryStore):
        together: list[set[str]]

        async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
            if any(isinstance(row, ProgressRow) for row in rows):
                self.together = [{type(row).__name__ for row in rows}]
            await super().write(rows, fence)

    async def test(fake: AccountServer) -> None:
        await voyage(fake, await fake.anne(), await fake.anne("Bob"))
        assert isinstance(fake.store, Watching)
        assert fake.store.together == [{"LineRow", "GameRow", "TableRow", "ProgressRow"}]

    with_account_server(test, PIRATES, store=Watching())


def test_an_account_that_is_gone_and_a_campaign_that_cannot_be_read_stop_no_game() -> None:
    async def test(fake: AccountServer) -> None:
        anne, bob = await fake.anne(), await fake.anne("Bob")
        broken = ProgressRow(account=await fake.account(bob), game="pirates", body=b'"?"')
        await fake.store.write([broken])
        host = await fake.open("pirates", players=2)
        crew = await fake.come(host.code, "Ann", await fake.account(anne))
        mate = await fake.come(host.code, "Bob", await fake.account(bob))
        await mate.done("Sit", name="Bob")
        account = await fake.account(anne)
        fake.store._accounts.pop(account)  # type: ignore[attr-defined]  # as if deleted at this very moment
        await sink(fake, crew)
        assert await fake.store.progress(broken.account) == [broken]
        assert await fake.store.progress(account) == []

    with_account_server(test, PIRATES)


# --- over HTTP ---


def test_a_campaign_travels_between_terminal_and_account(tmp_path: Path) -> None:
    """What `saltsea play --campaign FILE` has written goes on at a table, and the other way round."""
    logbook = CampaignFile(GAMES["pirates"], RULES, tmp_path / "my.campaign", "en")
    logbook.note(a_voyage())

    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        brought = await anne.put(PLACE, content=logbook.file.read_bytes())
        assert brought.json()["account"]["progress"]["pirates"]["chapters"][0]["won"] == 1
        await voyage(fake, anne, await fake.anne("Bob"), chapter=chapter(1))
        answer = await anne.get(PLACE)
        assert "pirates.campaign" in answer.headers["content-disposition"]
        logbook.file.write_bytes(answer.content)
        assert tries(answer.content) == [(1, 1), (1, 0)]
        logbook.note(a_voyage(1))
        assert logbook.known() == 3

    with_account_server(test, PIRATES)


@pytest.mark.parametrize("body", [b"", b"{}", b"\xff", b"null", b'{"format":1,"game":"corto","chapters":[]}'])
def test_what_is_no_campaign_is_refused_and_the_old_one_stays(body: bytes) -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        kept = keeper().noted(None, a_voyage())
        assert (await anne.put(PLACE, content=kept)).status_code == 200
        answer = await anne.put(PLACE, content=body)
        assert (answer.status_code, "no campaign" in answer.json()["message"]) == (400, True)
        assert (await anne.get(PLACE)).content == kept

    with_account_server(test, PIRATES)


def test_who_may_ask_for_which_campaign() -> None:
    async def test(fake: AccountServer) -> None:
        anne = await fake.anne()
        assert (await fake.device().get(PLACE)).status_code == 401
        assert (await fake.device().put(PLACE, content=b"{}")).status_code == 401
        for game in ("corto", "chess"):
            assert (await anne.get(f"/api/account/campaign/{game}")).status_code == 404
        foreign = fake.device(sec_fetch_site="cross-site", cookie=f"saltsea_session={anne.secret()}")
        assert (await foreign.put(PLACE, content=b"{}")).status_code == 403

    with_account_server(test, PIRATES)


# --- what a voyage adds ---


def test_a_voyage_that_is_won_opens_the_next_chapter() -> None:
    body = keeper().noted(None, a_voyage(won=False))
    assert tries(body) == [(1, 0)]
    body = keeper().noted(body, a_voyage())
    body = keeper().noted(body, a_voyage(1))
    assert tries(body) == [(2, 1), (1, 1)]
    assert keeper().checked(body, RULES) == body


def test_a_chapter_that_is_still_closed_adds_nothing() -> None:
    body = keeper().noted(None, a_voyage(5))
    assert tries(body) == []
    assert keeper().checked(body, RULES) == body


def test_free_play_adds_nothing() -> None:
    match = start(RULES, 2, {"chapter": "free"}, named_seed("kept"))
    assert isinstance(match, Match)
    assert tries(keeper().noted(None, match)) == []


def test_of_two_voyages_that_end_at_once_both_count() -> None:
    async def run() -> None:
        store = MemoryStore()
        campaigns = Campaigns(keeper(), RULES, store, FakeClock())
        await store.write([AccountRow(id="a", name="A", folded="a", password="", passkeys=b"[]", made=0)])

        async def end() -> None:
            crew = [ProgressOwner("a"), ProgressOwner(), ProgressOwner("a", "L")]
            async with campaigns.after(a_voyage(), crew) as rows:
                await asyncio.sleep(0)
                await store.write(rows)

        await asyncio.gather(*(end() for _ in range(5)))
        assert tries((await store.progress("a"))[0].body) == [(5, 5)]

    asyncio.run(run())


def test_crews_that_share_nobody_do_not_wait_for_each_other_and_others_not_in_a_circle() -> None:
    async def run() -> None:
        store = MemoryStore()
        campaigns = Campaigns(keeper(), RULES, store, FakeClock())
        a, b, c = (ProgressOwner(logbook=name) for name in "abc")

        async def end(*crew: ProgressOwner) -> None:
            async with campaigns.after(a_voyage(), crew) as rows:
                await asyncio.sleep(0)
                await store.write(rows)

        async with asyncio.timeout(10), campaigns.after(a_voyage(), [a]):
            await asyncio.gather(end(b, c), end(c, b))
        found = [await campaigns.body(owner) for owner in (a, b, c)]
        assert [body and tries(body) for body in found] == [None, [(2, 2)], [(2, 2)]]

    asyncio.run(run())
