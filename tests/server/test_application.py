"""A server that opens keeps nobody waiting for tables, however many there are: those with bots come back behind."""

import io

import pytest
from msgspec.structs import replace

from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.operations.garbage import RARELY, Garbage
from saltsea.server.tables.log_names import LogNames
from server.kit import GAMES, FakeServer, with_server
from server.test_logs import logged


async def playing(fake: FakeServer, number: int) -> list[str]:
    """Some tables with a running game, and one without."""
    services = [await fake.open(name=f"Ann{one}") for one in range(number)]
    for host in services:
        await host.done("AddBot", seat=1, bot="random")
        await host.done("Begin")
    await fake.open(name="Dot")
    return [host.code for host in services]


@pytest.mark.parametrize("number", [0, 2, 5])
def test_all_tables_where_bots_play_are_brought_back_page_by_page(number: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("saltsea.server.application.PAGE", 2)

    async def test(fake: FakeServer) -> None:
        codes = await playing(fake, number)
        await fake.restart()
        server = Application(fake.games, fake.store, InlineBots(fake.games), fake.clock, mounts=fake.mounts)
        await server.wake_tables()
        assert sorted(server.registry.tables) == sorted(codes)
        await server.registry.close()

    with_server(test, games={"corto": GAMES["corto"]})


def test_a_table_of_people_comes_back_when_one_of_them_asks() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        await fake.restart()
        server = Application(fake.games, fake.store, InlineBots(fake.games), fake.clock, mounts=fake.mounts)
        await server.wake_tables()
        assert not server.registry.tables
        table = await server.registry.table(ann.code)
        assert table is not None
        assert table.play is not None
        await server.registry.close()

    with_server(test, games={"corto": GAMES["corto"]})


def test_a_server_is_open_before_any_table_is_back() -> None:
    async def test(fake: FakeServer) -> None:
        codes = await playing(fake, 3)
        await fake.restart()
        server = Application(fake.games, fake.store, InlineBots(fake.games), fake.clock, mounts=fake.mounts)
        await server.open()
        assert not server.registry.tables
        assert server.waker is not None
        await server.waker
        assert sorted(server.registry.tables) == sorted(codes)
        await server.close()

    with_server(test, games={"corto": GAMES["corto"]})


def test_old_objects_are_looked_through_after_a_table_has_gone_and_while_none_works(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looked: list[int] = []
    monkeypatch.setattr("gc.collect", lambda: looked.append(1))

    async def test(fake: FakeServer) -> None:
        tables = [await fake.registry.table((await fake.open(name=name)).code) for name in ("Ann", "Bob")]
        known = {table.info.code: table for table in tables if table is not None}
        garbage = Garbage(known)
        garbage.swept()
        assert not looked
        code, _ = known.popitem()
        one = next(iter(known.values()))
        one.busy = True
        garbage.swept()
        assert not looked
        one.busy = False
        garbage.swept()
        garbage.swept()
        assert looked == [1]
        assert code not in known

    with_server(test, games={"corto": GAMES["corto"]})


def test_the_longer_a_look_through_old_objects_takes_the_rarer_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """With 500 tables one took 60 ms of processor time, and each minute in which a table was unloaded had one."""
    now, looked = [0.0], []

    def collect() -> None:
        looked.append(now[0])
        now[0] += 0.06

    monkeypatch.setattr("gc.collect", collect)

    async def test(fake: FakeServer) -> None:
        hosts = [await fake.open(name=f"Ann{number}") for number in range(8)]
        known = {host.code: host.table for host in hosts if host.table is not None}
        garbage = Garbage(known, lambda: now[0])
        for _ in range(3):
            garbage.swept()
            known.popitem()
            now[0] += 60
        garbage.swept()
        assert looked == [60], "the first at once, the next not within ten minutes"
        now[0] = 60 + 0.06 * RARELY + 1
        garbage.swept()
        assert len(looked) == 2
        while len(known) > 1:
            known.popitem()
        garbage.swept()
        assert len(looked) == 3, "half of all were garbage"
        [last] = known.values()
        last.connections.clear()
        known["another"] = last
        garbage.swept()
        del known["another"]
        garbage.swept()
        assert len(looked) == 4, "no player is here"

    with_server(test, games={"corto": GAMES["corto"]})


def test_an_unreadable_table_does_not_stop_the_start_and_is_logged_without_its_code() -> None:
    async def test(fake: FakeServer) -> None:
        broken, *others = await playing(fake, 3)
        await fake.restart()
        row = await fake.store.table(broken)
        assert row is not None
        await fake.store.write([replace(row, body=b"{")])
        server = Application(fake.games, fake.store, InlineBots(fake.games), fake.clock, mounts=fake.mounts)
        with logged(io.StringIO(), "error") as stream:
            await server.wake_tables()
        assert sorted(server.registry.tables) == sorted(others)
        assert f"table {server.registry.log_names.of(broken)}: it could not be brought back" in stream.getvalue()
        assert broken not in stream.getvalue()
        await server.registry.close()

    with_server(test, games={"corto": GAMES["corto"]})


def test_a_table_has_the_same_name_in_the_log_until_the_next_start() -> None:
    names, later = LogNames(), LogNames()
    assert names.of("abc234") == names.of("abc234")
    assert len({names.of("abc234"), names.of("abc235"), later.of("abc234")}) == 3
