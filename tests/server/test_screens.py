"""The screen of the room (T35): a device without a seat that shows the table, known by its key."""

from saltsea.kernel.seat import WATCHER
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.table_rules import MOST_SCREENS
from saltsea.server.tables.stored.table_rows import rows_at_end
from saltsea.store.rows import LogbookRow
from server.kit import KEY, FakeServer, Guest, Plain, with_server

LOGBOOK = "b" * 30


def table_of(guest: Guest) -> Plain:
    last = [one for one in guest.transport.messages if one["kind"] in ("Welcome", "Table")][-1]
    return dict(last["table"])


async def screen_and_phones(fake: FakeServer, game: str = "corto") -> tuple[Guest, Guest, Guest]:
    """A host who makes their device the screen, and two phones."""
    screen = await fake.open(game, name="Wall")
    await screen.done("Show")
    return screen, await fake.guest(screen, "Ann"), await fake.guest(screen, "Bob")


def test_table_T35_a_host_becomes_the_screen_and_stays_host_and_phones_take_the_seats() -> None:
    async def test(fake: FakeServer) -> None:
        screen, ann, bob = await screen_and_phones(fake)
        shown = table_of(bob)
        assert (shown["host"], shown["screens"]) == (0, [0])
        assert [chair["person"] for chair in shown["chairs"]] == [1, 2]
        assert screen.last("You")["seats"] == []
        await screen.done("Begin")
        assert screen.last("Snapshot")["seat"] == WATCHER
        assert ann.last("Snapshot")["seat"] == 0

    with_server(test)


def test_table_T35_a_screen_gets_no_hand_and_is_one_again_after_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        screen, ann, _ = await screen_and_phones(fake)
        await screen.done("Begin")
        await fake.restart()
        screen = await screen.again().come(form="view")
        assert (screen.last("Welcome")["person"], screen.last("Welcome")["table"]["screens"]) == (0, [0])
        assert screen.last("Snapshot")["view"].get("private") is None
        ann = await ann.again().come(form="view")
        assert ann.last("Snapshot")["view"]["private"] is not None

    with_server(test)


def test_table_T35_a_device_that_comes_by_the_link_is_a_screen_until_it_sits_down_or_no_longer_wants_to() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        wall = await Guest(fake, ann.code, "Wall").come()
        await wall.done("Show")
        await wall.done("Show")
        assert table_of(ann)["screens"] == [1]
        await wall.done("Show", screen=False)
        assert table_of(ann)["screens"] == []
        await wall.done("Show")
        await wall.done("Sit", name="Bob")
        assert table_of(ann)["screens"] == []
        assert [chair["person"] for chair in table_of(ann)["chairs"]] == [0, 1]

    with_server(test)


def test_table_T35_nobody_becomes_a_screen_during_a_game_but_the_host() -> None:
    async def test(fake: FakeServer) -> None:
        screen, ann, _ = await screen_and_phones(fake)
        await screen.done("Show", screen=False)
        await screen.done("Begin")
        late = await Guest(fake, ann.code, "Late").come()
        for guest in (late, ann):
            assert (await guest.ask("Show"))["text"] == "refusal-table-screen-begun"
        await screen.done("Show")
        assert table_of(ann)["screens"] == [0]

    with_server(test)


def test_table_T35_a_table_that_may_not_be_watched_at_once_has_no_screen() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(watching="delayed")
        answer = await ann.ask("Show")
        assert (answer["rule"], answer["text"]) == ("table.T35", "refusal-table-screen-unseen")
        assert table_of(ann)["chairs"][0]["person"] == 0

    with_server(test)


def test_table_T35_a_table_has_a_few_screens_and_no_more() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        walls = [await Guest(fake, ann.code, f"Wall{number}").come() for number in range(MOST_SCREENS + 1)]
        for wall in walls[:-1]:
            await wall.done("Show")
        assert await walls[-1].refused("Show") == "table.T35"

    with_server(test)


def test_table_T35_a_watcher_without_a_key_is_no_screen() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        wall = await Guest(fake, ann.code, "Wall").come(key=False)
        assert await wall.refused("Show") == "table.T12"

    with_server(test)


def test_table_T35_a_screen_of_the_same_account_leaves_the_seat_at_the_phone() -> None:
    async def test(fake: FakeServer) -> None:
        phone = await fake.open()
        assert phone.table is not None
        row = phone.table.people[0]
        phone.table.people[0] = type(row)(table=row.table, person=0, name="Ann", key=row.key, account="ann")
        wall = Guest(fake, phone.code, "Wall")
        await wall.come()
        wall.connection.account = "ann"
        await wall.send({"kind": "Hello", "key": KEY.format("Wall")})
        assert wall.last("Welcome")["person"] == 0
        await wall.done("Show")
        assert (wall.last("You")["person"], wall.last("You")["seats"]) == (1, [])
        assert table_of(phone)["chairs"][0]["person"] == 0
        await wall.send({"kind": "Hello", "key": KEY.format("Wall")})
        assert wall.last("Welcome")["person"] == 1

    with_server(test)


def test_table_T35_what_the_crew_wins_is_noted_for_the_screen_too() -> None:
    async def test(fake: FakeServer) -> None:
        owner = ProgressOwner(logbook=hashed(LOGBOOK))
        screen = await fake.open("pirates", name="Wall", owner=owner)
        await screen.done("Show")
        await fake.guest(screen, "Ann")
        await fake.guest(screen, "Bob")
        await screen.done("Begin")
        assert screen.table is not None
        assert screen.table.play is not None
        async with rows_at_end(screen.table, screen.table.play) as rows:
            assert [row.key for row in rows if isinstance(row, LogbookRow)] == [hashed(LOGBOOK)]

    with_server(test)
