"""What games count for a player that were not simply played to their end by people at their own devices: resigned,
handed over, played for by a bot, at one device, with partners, and ended by agreement."""

import json
from collections.abc import Mapping, Sequence

import httpx

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.table_settings import Onward, Settings
from server.account_kit import AccountServer, with_account_server
from server.kit import Guest, Plain
from server.test_daily_deal import end_game
from server.test_mine import exported, mine, seat_of


async def added_up(device: httpx.AsyncClient, *guests: Guest) -> Plain:
    answer = await device.post("/api/mine/statistics/corto", json={"seats": [seat_of(guest) for guest in guests]})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def with_bots(
    fake: AccountServer, players: int, options: Mapping[str, str] | None = None, bots: Sequence[str] = ("random",) * 3
) -> Guest:
    host = await fake.open("corto", "Ann", players=players, options=options or {})
    for seat in range(1, players):
        await host.done("AddBot", seat=seat, bot=bots[seat - 1])
    await host.done("Begin")
    return host


def test_a_game_of_three_that_was_resigned_is_lost_and_stays_in_my_games() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await with_bots(fake, 3)
        await ann.done("Resign", seat=0)
        await end_game(ann)
        (game,) = await mine(fake.device(), ann)
        assert (game["mine"], game["won"], game["left"]) == ([0], False, "resigned")
        assert game["seats"][0]["bot"] is not None
        found = await added_up(fake.device(), ann)
        assert (found["games"], found["won"], found["resigned"]) == (1, 0, 1)
        assert (found["gold"], found["last"]) == (0, [])
        assert [(one["bot"], one["games"], one["won"]) for one in found["opponents"]] == [("random", 1, 0)]
        headers = {"Authorization": f"Bearer {ann.key}"}
        assert (await fake.device().get(f"/api/games/{ann.code}-0", headers=headers)).status_code == 200

    with_account_server(test)


def test_a_game_of_two_that_was_resigned_says_so_and_adds_no_gold() -> None:
    async def test(fake: AccountServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Resign", seat=0)
        (lost,), (won,) = await mine(fake.device(), ann), await mine(fake.device(), bob)
        assert (lost["won"], lost["left"]) == (False, "resigned")
        assert (won["won"], won["left"]) == (True, "")
        found = await added_up(fake.device(), ann)
        assert (found["games"], found["won"], found["resigned"], found["last"]) == (1, 0, 1, [])

    with_account_server(test)


def test_a_game_that_a_bot_played_for_me_is_marked_and_not_counted() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await with_bots(fake, 2)
        await ann.done("Mate", seat=0, bot="random")
        await ann.done("Mate", seat=0, bot="")
        await end_game(ann)
        (game,) = await mine(fake.device(), ann)
        assert (game["mine"], game["helped"], game["left"]) == ([0], True, "")
        assert (await added_up(fake.device(), ann))["games"] == 0

    with_account_server(test)


def test_a_game_that_goes_on_from_an_earlier_one_is_no_second_result() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await with_bots(fake, 2)
        await end_game(ann)
        onward = Onward(f"{ann.code}-0", 5)
        table = await fake.registry.open("corto", Settings(players=2), "Ann", ann.key, onward=onward)
        assert not isinstance(table, Refusal)
        again = Guest(fake, table.info.code, "Ann")
        again.key = ann.key
        await again.come()
        await again.done("AddBot", seat=1, bot="random")
        await again.done("Begin")
        await end_game(again)
        found = {game["id"]: game["onward"] for game in await mine(fake.device(), ann, again)}
        assert found == {f"{ann.code}-0": False, f"{again.code}-0": True}
        assert (await added_up(fake.device(), ann, again))["games"] == 1

    with_account_server(test)


def test_a_partner_s_level_is_not_beaten() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await with_bots(fake, 4, {"partners": "on"}, ("novice", "regular", "novice"))
        assert ann.last("Table")["table"]["next_level"] == "expert"
        await end_game(ann)
        assert ann.table is not None
        assert ann.table.play is not None
        outcome = ann.table.play.match.outcome()
        assert outcome is not None
        shown = ann.table.publisher.public_table(0)
        assert shown.next_level == ("regular" if 0 in outcome.winners else "expert")

    with_account_server(test)


def test_a_seat_that_was_handed_to_a_person_counts_for_them() -> None:
    async def test(fake: AccountServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("HandOver", seat=0, key="a-key-for-cay-that-is-long-enough")
        cay = Guest(fake, ann.code, "Cay")
        cay.key = "a-key-for-cay-that-is-long-enough"
        await (await cay.come()).done("Sit", name="Cay", seat=0)
        await end_game(bob)
        (given,), (taken,) = await mine(fake.device(), ann), await mine(fake.device(), cay)
        assert (given["left"], given["won"]) == ("handed-over", False)
        assert (taken["left"], taken["mine"]) == ("", [0])
        assert (await added_up(fake.device(), ann))["games"] == 0
        assert (await added_up(fake.device(), cay))["games"] == 1

    with_account_server(test)


def test_of_two_at_one_device_each_has_a_name_and_the_owner_one_seat() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await fake.open("corto", "Ann")
        await ann.done("Sit", name="Beth", seat=1)
        await ann.done("Begin")
        await end_game(ann)
        (game,) = await mine(fake.device(), ann)
        assert game["mine"] == [0]
        assert [one["name"] for one in game["seats"]] == ["Ann", "Beth"]
        assert game["won"] == (0 in game["winners"])
        (counted,) = (await added_up(fake.device(), ann))["last"]
        assert counted["rival"] == game["scores"][1]

    with_account_server(test)


def test_a_partner_is_no_opponent() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await fake.open("corto", "Ann", players=4, options={"partners": "on"})
        for seat, bot in ((1, "random"), (2, "greedy"), (3, "random")):
            await ann.done("AddBot", seat=seat, bot=bot)
        await ann.done("Begin")
        await end_game(ann)
        (game,) = await mine(fake.device(), ann)
        found = await added_up(fake.device(), ann)
        assert [one["bot"] for one in found["opponents"]] == ["random"]
        (counted,) = found["last"]
        assert (counted["gold"], counted["rival"]) == (game["scores"][0], game["scores"][1])
        assert found["gold"] == sum(one["gold"] for one in found["sources"])

    with_account_server(test)


def test_a_game_ended_by_agreement_is_neither_won_nor_lost() -> None:
    async def test(fake: AccountServer) -> None:
        ann = await with_bots(fake, 2)
        await ann.done("Propose", seat=0, what="end")
        (game,) = await mine(fake.device(), ann)
        assert (game["won"], game["winners"], game["left"]) == (False, [], "given-up")
        assert (await added_up(fake.device(), ann))["games"] == 0

    with_account_server(test)


def test_the_file_of_all_that_is_mine_names_running_games_and_tells_no_secret_of_them() -> None:
    async def test(fake: AccountServer) -> None:
        ann, over = await with_bots(fake, 2), await with_bots(fake, 3)
        await end_game(over)
        file = await exported(fake.device(), seats=[seat_of(ann), seat_of(over)])
        (running,) = json.loads(file.read("running.json"))["games"]
        assert (running["id"], running["mine"], running["scores"]) == (f"{ann.code}-0", [0], [])
        assert [name for name in file.namelist() if name.startswith("records/")] == [f"records/{over.code}-0.jsonl"]

    with_account_server(test)
