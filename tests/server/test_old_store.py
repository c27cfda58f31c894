"""A store of the version before views: its tables, games and records go on in this version as if nothing had happened.

`before-views.sqlite.gz` was written by that version: a game of Corto in the middle, a finished one against a bot, and a
voyage whose sand runs, which counts for a log book."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec

from saltsea.kernel.match import reveal
from saltsea.kernel.record_file import read
from saltsea.kernel.replay import verify
from saltsea.store.rows import PersonRow
from saltsea.store.sqlite import SqliteStore
from server.kit import GAMES, TOKENS, FakeServer, Guest

STORE = Path(__file__).resolve().parents[1] / "golden" / "stores" / "before-views.sqlite.gz"
CORTO, FINISHED, VOYAGE = "fxu898", "xehmny", "brdmbg"


def with_old_store(tmp_path: Path, test: Callable[[FakeServer], Awaitable[None]]) -> None:
    file = tmp_path / "saltsea.sqlite"
    file.write_bytes(gzip.decompress(STORE.read_bytes()))

    async def run() -> None:
        store = SqliteStore(file)
        fake = FakeServer(store)
        try:
            await test(fake)
        finally:
            await fake.registry.close()
            await store.close()

    asyncio.run(run())


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


def test_a_game_of_corto_goes_on_in_both_forms(tmp_path: Path) -> None:
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

    with_old_store(tmp_path, test)


def test_a_voyage_goes_on_and_counts_for_its_log_book(tmp_path: Path) -> None:
    async def test(fake: FakeServer) -> None:
        captain = await come(fake, VOYAGE, "Eve", "view")
        public = captain.last("Snapshot")["view"]["public"]
        assert public["phase"] == "sailing"
        assert any(timer.get("space") for timer in public["timers"])
        rows = await fake.store.people(VOYAGE)
        assert [row.logbook != "" for row in rows] == [True]

    with_old_store(tmp_path, test)


def test_the_record_of_a_finished_game_is_proven_again(tmp_path: Path) -> None:
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

    with_old_store(tmp_path, test)


def test_a_table_with_a_computer_player_of_old_goes_on_against_it(tmp_path: Path) -> None:
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

    with_old_store(tmp_path, test)


def name_of(people: list[PersonRow]) -> str:
    return people[0].name
