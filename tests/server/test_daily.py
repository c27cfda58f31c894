"""The daily voyage (T26): one sea for all crews of the day on every server, and its board of honour."""

from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from saltsea.catalog import PLACE
from saltsea.games.pirates.campaign.daily import PiratesDaily
from saltsea.games.pirates.campaign.server.daily_voyages import DailyVoyages
from saltsea.games.pirates.campaign.server.extension import PiratesExtension
from saltsea.games.pirates.campaign.server.tryouts import Tryouts
from saltsea.games.pirates.campaign.values import DailyResult
from saltsea.games.pirates.definition import CONTENT, own_chapters
from saltsea.games.pirates.review.shapes import VoyageReview
from saltsea.kernel.chance import named_seed, seal
from saltsea.kernel.daily import daily_seed
from saltsea.kernel.match import Match
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.operations.retention import clean
from saltsea.server.reviews.processes import Tell
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.extension import Mounting
from saltsea.server.tables.ports.progress_owner import NO_OWNER, ProgressOwner
from saltsea.server.tables.table_settings import Settings
from saltsea.store.memory import MemoryStore
from server.account_kit import AccountServer, with_account_server
from server.kit import GAMES, FakeClock, Guest, Plain
from server.test_campaign_saved import PIRATES, sink
from server.test_logbook import BOOK, OTHER, owner, won

DAY = 86_400_000
TODAY = "2027-01-15"
BOARD = "/api/daily/pirates"


class EverybodyWins(PiratesDaily):
    """Each voyage that ends was won, with more points than the one before it."""

    def __init__(self) -> None:
        self.points = 100

    def result(self, match: Match) -> DailyResult | None:
        self.points += 10
        return DailyResult(self.points, 2, "bosun", 4, match.now(), 1, "off")


async def no_review(record: bytes, tell: Tell) -> VoyageReview:
    raise NotImplementedError


def everybody_wins(mounting: Mounting) -> PiratesExtension:
    return PiratesExtension(mounting, own_chapters(CONTENT), Tryouts(PLACE), no_review, EverybodyWins())


def voyages_of(fake: AccountServer) -> DailyVoyages:
    extension = fake.registry.services["pirates"].extension
    assert isinstance(extension, PiratesExtension)
    return extension.voyages


def sailing(test: Callable[[AccountServer], Awaitable[None]]) -> None:
    """Run a test on a server where every daily voyage is won."""
    with_account_server(test, PIRATES, mounted={"pirates": everybody_wins})


async def crew(fake: AccountServer, *names: str, owner: ProgressOwner = NO_OWNER, **settings: Any) -> list[Guest]:
    """A table with these people, who want to sail the day's voyage."""
    chosen = {"players": len(names), "daily": True, "watching": "none", **settings}
    host = await fake.open("pirates", names[0], owner=owner, **chosen)
    return [host, *[await fake.guest(host, name) for name in names[1:]]]


async def board(fake: AccountServer, **asked: str) -> Plain:
    answer = await fake.device().get(BOARD, params=asked)
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def seal_of(match: Match) -> str:
    return match.header.seal


def match_at(host: Guest) -> Match:
    assert host.table is not None
    assert host.table.play is not None
    return host.table.play.match


# --- one sea for all ---


def test_table_T26_every_crew_of_the_day_has_the_same_sealed_sea() -> None:
    async def test(fake: AccountServer) -> None:
        seals = []
        for name in ("Ann", "Bea", "Cec"):
            if name == "Cec":
                await fake.clock.advance(DAY)
            (host,) = await crew(fake, name)
            await host.done("Begin")
            header = match_at(host).header
            assert (header.options["chapter"], header.options["open"]) == ("free", 1)
            assert header.options["word"] == header.shared
            seals.append((header.shared, header.seal))
        assert seals[0] == seals[1]
        assert seals[0][0] == TODAY
        assert seals[2][0] != TODAY
        assert seals[2][1] != seals[0][1]

    sailing(test)


def test_table_T26_the_voyage_is_the_same_on_every_server_and_another_in_every_sea() -> None:
    rules = GAMES["pirates"].rules()
    servers = [DailyVoyages(PiratesDaily(), rules, MemoryStore(), FakeClock()) for _ in range(2)]
    narrow, wide = (Settings(players=1, options={"chapter": "free", "open": sea}, daily=True) for sea in (1, 4))
    seals = [voyages.dealt(settings) for voyages in servers for settings in (narrow, wide)]
    found = [match.header.seal for match in seals if isinstance(match, Match)]
    assert found[:2] == found[2:]
    assert found[0] != found[1]
    assert found[0] == seal(daily_seed(rules, TODAY, "1"))


def test_a_voyage_of_the_days_of_secret_seeds_shows_the_seed_that_it_was_dealt_from() -> None:
    async def test(fake: AccountServer) -> None:
        old = named_seed("each server had its own")
        with patch("saltsea.games.pirates.campaign.daily.daily_seed", return_value=old):
            (host,) = await crew(fake, "Ann")
            await sink(fake, host)
        await fake.clock.advance(DAY)
        (next_day,) = await crew(fake, "Bea")
        await sink(fake, next_day)
        assert (await board(fake, day=TODAY))["seed"] == old.hex()
        assert (await board(fake))["seed"] == match_at(next_day).seed != old.hex()
        assert (await board(fake, day=TODAY, sea="4"))["seed"] == daily_seed(match_at(host).rules, TODAY, "4").hex()

    sailing(test)


def test_pirates_R11_a_crew_sails_as_wide_a_sea_as_its_host_has_opened() -> None:
    async def test(fake: AccountServer) -> None:
        await owner(fake).put("/api/campaign/pirates", content=won(0, 1, 2, 3))
        mine = ProgressOwner(logbook=hashed(BOOK))
        (host,) = await crew(fake, "Ann", owner=mine)
        assert host.last("Welcome")["table"]["settings"]["options"]["open"] == 4
        settings: Plain = {"players": 1, "daily": True, "watching": "none"}
        await host.done("Arrange", settings={**settings, "options": {"open": 1, "level": "captain"}})
        assert host.last("Table")["table"]["settings"]["options"]["level"] == "captain"
        assert await host.refused("Arrange", settings={**settings, "options": {"open": 2}}) == "pirates.R11"
        assert await host.refused("Arrange", settings={**settings, "options": {"open": 7}}) == "pirates.R1"
        assert await host.refused("Arrange", settings={**settings, "options": {"chapter": "2"}}) == "pirates.R11"

    sailing(test)


def test_table_T26_what_a_daily_voyage_is_not() -> None:
    async def test(fake: AccountServer) -> None:
        host = await fake.open("pirates", players=1)
        daily: Plain = {"players": 1, "daily": True}
        assert await host.refused("Arrange", settings=daily) == "table.T26"
        await host.done("Arrange", settings={**daily, "watching": "none"})
        await sink(fake, host)
        order: Plain = {
            "game": "pirates",
            "name": "Ann",
            "key": host.key,
            "onward": {"game": f"{host.code}-0", "line": 1},
        }
        device = fake.device(address="127.0.0.1", authorization=f"Bearer {host.key}")
        answer = await device.post("/api/tables", json={**order, "settings": {**daily, "watching": "none"}})
        assert (answer.json()["rule"], answer.json()["text"]) == ("table.T26", "refusal-table-daily-onward")

    sailing(test)


# --- sealed ---


def test_table_T26_only_the_crew_sees_the_voyage_before_its_day_is_over() -> None:
    async def test(fake: AccountServer) -> None:
        (host,) = await crew(fake, "Ann")
        await sink(fake, host)
        mine, stranger = fake.device(authorization=f"Bearer {host.key}"), fake.device()
        places = [f"/api/games/{host.code}-0{end}" for end in ("", "/views", "/about", "/log", "/words")]
        for place in places:
            assert (await stranger.get(place)).status_code == 403, place
            assert (await mine.get(place)).status_code == 200, place
        assert msgspec.json.decode((await mine.get(places[0])).content.split(b"\n")[0])["seed"] is None
        assert (await board(fake))["seed"] == match_at(host).seed
        await fake.clock.advance(DAY)
        for place in places:
            assert (await stranger.get(place)).status_code == 200, place
        record = (await stranger.get(places[0])).content
        rules = GAMES["pirates"].rules()
        found = read(rules, read_parts(record))
        verify(rules, found, lambda _: None)
        assert found.header.seed == (await board(fake, day=TODAY))["seed"]
        assert seal(bytes.fromhex(found.header.seed or "")) == seal_of(match_at(host))

    sailing(test)


def test_the_words_of_the_table_are_those_of_the_day() -> None:
    async def test(fake: AccountServer) -> None:
        (host,) = await crew(fake, "Ann")
        place = f"/api/tables/{host.code}/words"
        before = (await fake.device().get(place)).json()["story"]
        await host.done("Begin")
        assert (await fake.device().get(place)).json()["story"] == before
        deal = [sum(card["number"] for card in one["cards"]) for one in before["rounds"]]
        voyage = match_at(host).state.voyage
        assert deal == [len(plan.deal) for plan in voyage.rounds]

    sailing(test)


# --- the board ---


def test_the_first_voyage_of_each_counts_and_the_best_is_first() -> None:
    async def test(fake: AccountServer) -> None:
        (alone,) = await crew(fake, "Ann")
        await sink(fake, alone)
        host, _ = await crew(fake, "Bea", "Cec")
        await sink(fake, host)
        found = await board(fake)
        assert [(one["rank"], one["points"], one["players"]) for one in found["voyages"]] == [(1, 120, 2), (2, 110, 1)]
        assert found["voyages"][0] | {"stars": 2, "level": "bosun", "bots": 0, "names": ["", ""]} == found["voyages"][0]
        assert (found["day"], found["today"], found["sea"], found["seas"]) == (TODAY, TODAY, "1", ["1", "4", "7", "10"])
        await sink(fake, host)
        assert len((await board(fake))["voyages"]) == 2

    sailing(test)


def test_a_player_who_has_sailed_with_others_has_sailed() -> None:
    """By a key, a log book or an account: knowing the addresses brings no crew to the board."""

    async def test(fake: AccountServer) -> None:
        (host,) = await crew(fake, "Ann")
        await host.again().come(logbook=BOOK)
        await sink(fake, host)
        ann, bob = await crew(fake, "Bea", "Bob")
        await bob.again().come(logbook=BOOK)
        await ann.again().come(logbook=OTHER)
        await sink(fake, ann)
        (last,) = await crew(fake, "Dot")
        await last.again().come(logbook=OTHER)
        await sink(fake, last)
        assert [one["points"] for one in (await board(fake))["voyages"]] == [110]
        await fake.clock.advance(DAY)
        (next_day,) = await crew(fake, "Eve")
        await next_day.again().come(logbook=BOOK)
        await sink(fake, next_day)
        assert len((await board(fake))["voyages"]) == 1
        assert len((await board(fake, day=TODAY))["voyages"]) == 1
        await fake.clock.advance(5 * DAY)
        await clean(fake.registry)
        assert isinstance(fake.store, MemoryStore)
        assert fake.store._sailors == {}
        assert len((await board(fake, day=TODAY))["voyages"]) == 1

    sailing(test)


def test_a_name_is_there_when_its_owner_has_signed_and_as_long() -> None:
    async def test(fake: AccountServer) -> None:
        host, mate = await crew(fake, "Ann", "Bob")
        await host.done("Sign")
        await sink(fake, host)

        async def names() -> list[str]:
            return list((await board(fake))["voyages"][0]["names"])

        assert await names() == ["Ann", ""]
        await mate.done("Sign", named=True)
        assert await names() == ["Ann", "Bob"]
        await host.done("Sign", named=False)
        assert await names() == ["", "Bob"]
        await fake.device(authorization=f"Bearer {mate.key}").delete(f"/api/tables/{host.code}/me")
        assert await names() == ["", ""]
        watcher = await Guest(fake, host.code, "Eve").come(key=False)
        assert await watcher.refused("Sign") == "table.T12"

    sailing(test)


def test_a_voyage_that_is_lost_is_on_no_board_and_was_the_first_all_the_same() -> None:
    async def test(fake: AccountServer) -> None:
        (host,) = await crew(fake, "Ann")
        await sink(fake, host)
        assert (await board(fake))["voyages"] == []
        assert isinstance(fake.store, MemoryStore)
        assert len(fake.store._sailors) == 1

    with_account_server(test, {"pirates": GAMES["pirates"]})


@pytest.mark.parametrize(
    ("place", "status"),
    [
        (f"{BOARD}?day=2027-01-16", 400),
        (f"{BOARD}?day=tomorrow", 400),
        (f"{BOARD}?day=20270115", 400),
        (f"{BOARD}?sea=2", 400),
        (f"{BOARD}?day=2020-02-29&sea=10", 200),
        ("/api/daily/corto", 404),
        ("/api/daily/chess", 404),
    ],
)
def test_what_can_be_asked_of_the_board(place: str, status: int) -> None:
    async def test(fake: AccountServer) -> None:
        assert (await fake.device().get(place)).status_code == status

    sailing(test)
