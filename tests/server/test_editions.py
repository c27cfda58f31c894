"""A server that is updated to other content while its tables play: games go on by theirs, new ones have today's."""

from saltsea.game import Game
from saltsea.kernel.replay import verify
from saltsea.server.bots.inline import InlineBots
from saltsea.server.tables.stored.saved_games import content_of
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Onward, Settings
from server.archive_kit import bots_play, to_the_end
from server.kit import GAMES, KEY, FakeServer, with_server

TODAY = GAMES["pirates"]


def of_then() -> Game:
    """The game as the release before had it."""
    return TODAY.earlier()[0]


async def updated(fake: FakeServer) -> None:
    """The server is stopped, and begun anew by today's release."""
    fake.games, fake.bots = GAMES, InlineBots(GAMES)
    await fake.restart()


def test_a_voyage_goes_on_by_its_own_content_after_an_update_and_the_next_begins_by_todays() -> None:
    then, now = of_then().rules().content, TODAY.rules().content

    async def test(fake: FakeServer) -> None:
        ann = await bots_play(fake, "pirates")
        await fake.clock.advance(20_000)
        await updated(fake)
        table = await fake.registry.table(ann.code)
        assert table is not None
        assert (table.services.rules.content, table.services.edition) == (then, then)
        await ann.come()
        while table.info.phase != "over":
            await fake.clock.advance(10_000)
        row = await fake.store.game(table.info.playing_id())
        await ann.done("Begin")
        second = await fake.store.game(table.info.playing_id())
        assert row is not None
        assert second is not None
        assert (content_of(row), content_of(second)) == (then, now)
        assert (table.services.rules.content, table.services.edition) == (now, "")

    with_server(test, games={**GAMES, "pirates": of_then()})


def test_table_T25_a_game_of_before_is_continued_by_the_content_of_its_day() -> None:
    then = of_then().rules().content

    async def test(fake: FakeServer) -> None:
        game = await to_the_end(fake, await bots_play(fake, "pirates"))
        await updated(fake)
        table = await fake.registry.open(
            "pirates", Settings(players=2), "Ann", KEY.format("Ann"), onward=Onward(game, 3)
        )
        assert isinstance(table, Table), table
        assert table.services.rules.content == then

    with_server(test, games={**GAMES, "pirates": of_then()})


def test_the_record_of_a_game_of_before_is_verified() -> None:
    async def test(fake: FakeServer) -> None:
        game = await to_the_end(fake, await bots_play(fake, "pirates"))
        await updated(fake)
        row = await fake.store.game(game)
        assert row is not None
        services = await fake.registry.services_of(row)
        table = await fake.registry.table(row.table)
        assert table is not None
        assert table.play is not None
        verify(services.rules, table.play.match.record(), lambda _: None)

    with_server(test, games={**GAMES, "pirates": of_then()})
