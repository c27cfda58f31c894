"""A store of the version before views: its tables, games and records go on in this version as if nothing had happened.

`before-views.sqlite.gz` was written by that version: a game of Corto in the middle, a finished one against a bot, and a
voyage whose sand runs, which counts for a log book. `before-public-days.sqlite.gz` is of the version whose server had a
secret for the seeds of its days: a daily voyage that was won and signed, and one that is being sailed."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from saltsea.games.pirates.campaign.server.extension import PiratesExtension
from saltsea.kernel.daily import daily_seed
from saltsea.kernel.match import reveal
from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.server.tables.connection import hashed
from saltsea.store.copy_store import copy_store
from saltsea.store.open_store import open_store
from saltsea.store.rows import PersonRow
from server.account_kit import AccountServer
from server.kit import GAMES, KEY, TOKENS, FakeServer, Guest

STORES = Path(__file__).resolve().parents[1] / "golden" / "stores"
CORTO, FINISHED, VOYAGE = "fxu898", "xehmny", "brdmbg"
HOME, AT_SEA, THAT_DAY = "yem7ac", "ka2kpc", "2027-01-15"


class OldStore(NamedTuple):
    """An old store, as a file or copied to a database, and a server on it."""

    file: Path
    database: str | None

    def serve(self, test: Callable[[AccountServer], Awaitable[None]], name: str = "before-views") -> None:
        asyncio.run(self._serve(test, name))

    async def _serve(self, test: Callable[[AccountServer], Awaitable[None]], name: str) -> None:
        self.file.write_bytes(gzip.decompress((STORES / f"{name}.sqlite.gz").read_bytes()))
        if self.database is not None:
            await copy_store(str(self.file), self.database, lambda *_: None)
        store = open_store(self.database or self.file)
        fake = AccountServer(store)
        try:
            await test(fake)
        finally:
            await fake.registry.close()
            await store.close()


@pytest.fixture(params=["sqlite", "postgres"])
def old(request: pytest.FixtureRequest, tmp_path: Path) -> OldStore:
    database = request.getfixturevalue("own_database") if request.param == "postgres" else None
    return OldStore(tmp_path / "saltsea.sqlite", database)


async def answer(guest: Guest, kind: str, **fields: Any) -> str:
    """The answer to a request; a store on the disk takes its time."""
    token = f"old-{next(TOKENS)}"
    await guest.send({"kind": kind, "token": token, **fields})
    for _ in range(400):
        found = [one for one in guest.all("Done") + guest.all("Refused") if one["token"] == token]
        if found:
            return str(found[0]["kind"])
        await asyncio.sleep(0.02)
    raise AssertionError(f"{kind} was not answered")


async def come(fake: FakeServer, code: str, name: str, form: str) -> Guest:
    guest = await Guest(fake, code, name).come(form=form)
    for _ in range(400):
        if guest.all("Snapshot"):
            return guest
        await asyncio.sleep(0.02)
    raise AssertionError("no snapshot came")


def test_a_game_of_corto_goes_on_in_both_forms(old: OldStore) -> None:
    async def test(fake: FakeServer) -> None:
        for form in ("observation", "view"):
            players = [await come(fake, CORTO, name, form) for name in ("Ann", "Bob")]
            snapshots = [player.last("Snapshot") for player in players]
            (seat,) = snapshots[0]["waiting_on"]
            view = snapshots[seat]["view"]
            if form == "view":
                offer = view["offers"][0]
                action = {"kind": offer["kind"], **offer["choices"][0].get("args", {})}
            else:
                action = view["legal"][0]
            assert await answer(players[seat], "Act", seat=seat, action=action) == "Done"
            assert players[seat].last("Step")["update"]["line"] > snapshots[seat]["line"]
            assert players[1].all("Said")[0]["phrase"] == "hello"

    old.serve(test)


def test_a_voyage_goes_on_and_counts_for_its_log_book(old: OldStore) -> None:
    async def test(fake: FakeServer) -> None:
        captain = await come(fake, VOYAGE, "Eve", "view")
        public = captain.last("Snapshot")["view"]["public"]
        assert public["phase"] == "sailing"
        assert any(timer.get("space") for timer in public["timers"])
        rows = await fake.store.people(VOYAGE)
        assert [row.logbook != "" for row in rows] == [True]

    old.serve(test)


def test_the_record_of_a_finished_game_is_proven_again(old: OldStore) -> None:
    async def test(fake: FakeServer) -> None:
        row = await fake.store.game(f"{FINISHED}-0")
        assert row is not None
        assert row.outcome is not None
        lines = [msgspec.json.decode(line.body) for line in await fake.store.lines(row.id)]
        header = msgspec.json.decode(row.header)
        end: dict[str, object] = {"end": len(lines), "outcome": msgspec.json.decode(row.outcome)}
        rules = GAMES["corto"].rules()
        record = read(rules, [header, *lines, end])
        verify(rules, reveal(record, bytes.fromhex(row.seed)), lambda line: None)

    old.serve(test)


def test_a_table_with_a_computer_player_of_old_goes_on_against_it(old: OldStore) -> None:
    """`greedy` is no level that a host can choose today, and it still plays."""

    async def test(fake: FakeServer) -> None:
        ann = await Guest(fake, FINISHED, name_of(await fake.store.people(FINISHED))).come()
        table = ann.last("Welcome")["table"]
        assert table["chairs"][1]["bot"] == "greedy"
        assert "greedy" not in table["bots"]
        assert await answer(ann, "Begin") == "Done"
        for _ in range(80):
            if any(step["update"]["by"] == 1 for step in ann.all("Step")):
                return
            if ann.all("Snapshot") and ann.legal():
                assert await answer(ann, "Act", seat=0, action=ann.legal()[0]) == "Done"
            else:
                await fake.clock.advance(1000)
                await asyncio.sleep(0.02)
        raise AssertionError("it never acted")

    old.serve(test)


def name_of(people: list[PersonRow]) -> str:
    return people[0].name


# --- a server that had a secret for the seeds of its days ---


def test_table_T26_a_board_of_a_secret_day_shows_the_seed_that_was_sailed_once_the_day_is_over(old: OldStore) -> None:
    async def test(fake: AccountServer) -> None:
        rules, device = GAMES["pirates"].rules(), fake.device()
        sailed = await fake.store.game(f"{HOME}-0")
        secret = await fake.store.note("daily/secret")
        assert sailed is not None
        assert secret is not None
        public = daily_seed(rules, THAT_DAY, "1").hex()
        assert sailed.seed != public
        board = await device.get("/api/daily/pirates")
        assert board.json()["seed"] == public, "what a crew would be dealt now; the other is still being sailed"
        assert [voyage["names"] for voyage in board.json()["voyages"]] == [["Ann", ""]]
        await fake.clock.advance(86_400_000)
        later = await device.get(f"/api/daily/pirates?day={THAT_DAY}")
        assert later.json()["seed"] == sailed.seed
        record = (await device.get(f"/api/games/{HOME}-0")).content
        parts = read_parts(record)
        then = GAMES["pirates"].as_played(str(parts[0]["content"]))
        assert then is not None, "the content of that day is kept"
        read_again = read(then.rules(), parts)
        assert read_again.header.seed == sailed.seed
        verify(then.rules(), read_again, lambda line: None)
        for answer in (board.content, later.content, record):
            assert secret.hex().encode() not in answer

    old.serve(test, "before-public-days")


def test_table_T26_a_voyage_of_a_secret_day_goes_on_and_its_people_are_known(old: OldStore) -> None:
    async def test(fake: AccountServer) -> None:
        eve = await come(fake, AT_SEA, "Eve", "view")
        assert eve.last("Snapshot")["view"]["public"]["phase"] == "sailing"
        sailor = await fake.store.sailor((await known_sailors(fake))[0])
        assert sailor is not None, "who has sailed that day is known by the same secret"

    old.serve(test, "before-public-days")


async def known_sailors(fake: AccountServer) -> list[str]:
    """The fingerprint of the host who came home, made anew."""
    extension = fake.registry.services["pirates"].extension
    assert isinstance(extension, PiratesExtension)
    return [await extension.voyages.mixed(f"pirates {THAT_DAY} 1 key {hashed(KEY.format('Ann'))}")]
