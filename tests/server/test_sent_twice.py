"""What comes from elsewhere and is sent to two nodes at once, because an answer was late, is there once."""

import asyncio

import msgspec

from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.record import Abandon, Record
from saltsea.kernel.record_file import write
from saltsea.server.tables.stored.carried import CarriedGame, CarriedSeat
from saltsea.server.tables.table_settings import Settings
from server.kit import KEY
from server.shared_kit import SharedServers, with_servers

SEED = named_seed("twice")


def a_game() -> Match:
    match = start(CATALOG["corto"].rules(), 2, {}, SEED)
    assert isinstance(match, Match)
    return match


async def sent_to_two(shared: SharedServers, path: str, data: bytes) -> list[str]:
    """The answers of two nodes to the same request."""
    nodes = [await shared.add("here"), await shared.add("there")]
    answers = await asyncio.gather(*(node.web().post(path, content=data) for node in nodes))
    assert [answer.status_code for answer in answers] == [201, 201], [answer.text for answer in answers]
    return [answer.text for answer in answers]


def test_a_record_that_is_brought_to_two_nodes_at_once_becomes_one_game() -> None:
    async def test(shared: SharedServers) -> None:
        match = a_game()
        match.submit(0, Abandon(), 0)
        one, other = await sent_to_two(shared, "/api/games", write(CATALOG["corto"].rules(), match.record()))
        assert one == other
        assert len(await shared.store.games()) == 1

    with_servers(test)


def test_table_T36_a_game_that_is_carried_to_two_nodes_at_once_becomes_one_table() -> None:
    async def test(shared: SharedServers) -> None:
        match = a_game()
        record = Record(match.header.with_seed(None), match.lines, None)
        game = CarriedGame(
            name="Ann",
            settings=Settings(players=2),
            seats=(CarriedSeat(), CarriedSeat("novice", "novice")),
            seed=SEED.hex(),
            record=write(CATALOG["corto"].rules(), record).decode(),
        )
        data = msgspec.json.encode({"game": game, "key": KEY.format("Ann")})
        one, other = await sent_to_two(shared, "/api/carried", data)
        assert one == other
        assert len(await shared.store.tables()) == 1

    with_servers(test)
