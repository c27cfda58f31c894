"""Good manners at the table: resigning, ending together, taking back by consent, handing seats over (T28 to T31)."""

from random import Random

import msgspec

from saltsea.kernel.record_file import read, read_parts
from saltsea.kernel.replay import verify
from saltsea.kernel.seat import WATCHER
from saltsea.server.tables.people.presence import SUBSTITUTE_AFTER
from saltsea.server.tables.people.proposals import LAPSES_AFTER
from saltsea.server.web.routes.records import written
from server.kit import KEY, FakeServer, Guest, Plain, with_server

DICE = Random(3)


def table_of(guest: Guest) -> Plain:
    last = [one for one in guest.transport.messages if one["kind"] in ("Welcome", "Table")][-1]
    return dict(last["table"])


def proposal(guest: Guest) -> Plain | None:
    return table_of(guest)["proposal"]  # type: ignore[no-any-return]


def outcome_of(guest: Guest) -> Plain:
    last = [one for one in guest.transport.messages if one["kind"] in ("Step", "Snapshot")][-1]
    return dict((last["update"] if last["kind"] == "Step" else last)["outcome"] or {})


def person_of(guest: Guest) -> int:
    assert guest.connection.person is not None
    return guest.connection.person


async def play(*guests: Guest, steps: int = 1) -> list[int]:
    """Let the players act at random; the seats that acted. They sit in their order."""
    acted = []
    for _ in range(steps):
        seat = next(seat for seat, guest in enumerate(guests) if guest.legal())
        await guests[seat].done("Act", seat=seat, action=DICE.choice(guests[seat].legal()))
        acted.append(seat)
    return acted


async def play_until(seat: int, *guests: Guest) -> None:
    """Let the players act until this seat has acted."""
    while seat not in await play(*guests):
        pass


async def is_verified(fake: FakeServer, guest: Guest) -> bool:
    """Whether the record of the table's game verifies."""
    assert guest.table is not None
    services, row = guest.table.services, await fake.store.game(guest.table.info.playing_id())
    assert row is not None
    data = written(services, row, await fake.store.lines(row.id), sealed=False)
    verify(services.rules, read(services.rules, read_parts(data)), lambda _: None)
    return True


# --- T28 ---


def test_table_T28_of_two_players_the_other_one_wins_at_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await play(ann, bob, steps=3)
        assert table_of(ann)["manners"] == ["resign", "end", "take-back"]
        await bob.done("Resign", seat=1)
        for guest in (ann, bob):
            assert (outcome_of(guest)["ended_by"], outcome_of(guest)["winners"]) == ("table.T28", [0])
            assert guest.legal() == []
            assert table_of(guest)["phase"] == "over"
        assert await ann.refused("Act", seat=0, action={"kind": "EndTurn"}) == "table.T1"
        row = await fake.store.game(f"{ann.code}-0")
        assert row is not None
        assert msgspec.json.decode(row.outcome or b"")["winners"] == [0]
        assert await is_verified(fake, ann)

    with_server(test)


def test_table_T28_a_resignation_is_kept_through_a_restart_and_done_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await bob.done("Resign", seat=1, token="once")
        await fake.restart()
        bob = await bob.again().come(form="view")
        assert table_of(bob)["phase"] == "over"
        assert bob.last("Snapshot")["outcome"]["winners"] == [0]
        assert bob.last("Snapshot")["waiting_on"] == []
        assert "offers" not in bob.last("Snapshot")["view"]
        await bob.done("Resign", seat=1, token="once")
        await ann.again().come()

    with_server(test)


def test_table_T28_with_more_players_a_bot_plays_on() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cay = await fake.crew(3)
        assert table_of(bob)["manners"] == ["leave-to-bot", "end", "take-back"]
        await bob.done("Resign", seat=1)
        chair = table_of(ann)["chairs"][1]
        assert (chair["person"], chair["bot"]) == (None, "expert")
        assert table_of(cay)["phase"] == "playing"
        assert bob.last("You")["seats"] == []
        assert bob.last("Snapshot")["seat"] == WATCHER
        assert table_of(bob)["manners"] == []

    with_server(test)


def test_table_T28_nobody_of_a_crew_resigns_alone() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair("pirates")
        assert table_of(ann)["manners"] == ["end"]
        assert await ann.refused("Resign", seat=0) == "table.T28"
        cat = await fake.open("pirates", players=3)
        for seat in (1, 2):
            await cat.done("AddBot", seat=seat, bot="green")
        await cat.done("Begin")
        assert await cat.refused("Resign", seat=0) == "table.T28", "nor is the seat given to a bot"

    with_server(test)


def test_table_T29_who_sails_alone_with_bots_gives_up_at_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("pirates", players=2)
        await ann.done("AddBot", seat=1, bot="green")
        await ann.done("Begin")
        assert table_of(ann)["manners"] == ["give-up", "levels", "carry"]
        await ann.done("Propose", seat=0, what="end")
        assert table_of(ann)["phase"] == "over"
        assert (outcome_of(ann)["ended_by"], outcome_of(ann)["winners"]) == ("table.T29", [])

    with_server(test)


# --- T29 ---


def test_table_T29_only_a_running_game_is_ended() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        assert await ann.refused("Propose", seat=0, what="end") == "table.T29"
        assert await ann.refused("Resign", seat=0) == "table.T29"
        assert await ann.refused("Answer", agree=True) == "table.T29"

    with_server(test)


def test_table_T29_the_game_ends_when_all_have_agreed() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cay = await fake.crew(3)
        await ann.done("Propose", seat=0, what="end")
        asked = proposal(bob)
        assert asked is not None
        assert asked["waits_for"] == [person_of(bob), person_of(cay)]
        await bob.done("Answer", agree=True)
        assert table_of(ann)["phase"] == "playing"
        assert await bob.refused("Answer", agree=True) == "table.T29"
        await cay.done("Answer", agree=True)
        assert table_of(ann)["phase"] == "over"
        assert (outcome_of(cay)["ended_by"], outcome_of(cay)["winners"]) == ("table.T29", [])
        assert proposal(ann) is None
        assert await is_verified(fake, ann)

    with_server(test)


def test_table_T29_bots_always_agree() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("AddBot", seat=1, bot="greedy")
        await ann.done("Begin")
        assert table_of(ann)["manners"] == ["resign", "end-now", "take-back", "levels", "carry"]
        await ann.done("Propose", seat=0, what="end", token="once")
        assert table_of(ann)["phase"] == "over"
        await fake.restart()
        await (await ann.again().come()).done("Propose", seat=0, what="end", token="once")

    with_server(test)


def test_table_T29_one_refusal_settles_it_and_the_author_plays_on_before_asking_again() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Propose", seat=0, what="end")
        assert await bob.refused("Propose", seat=1, what="end") == "table.T29"
        await bob.done("Answer", agree=False)
        settled = proposal(ann)
        assert settled is not None
        assert (settled["refused"], settled["waits_for"]) == (person_of(bob), [])
        assert await ann.refused("Answer", agree=True) == "table.T29"
        assert await ann.refused("Propose", seat=0, what="end") == "table.T29"
        await bob.done("Propose", seat=1, what="end")
        await bob.done("Answer", agree=False)
        await ann.done("Propose", seat=0, what="end")
        await bob.done("Answer", agree=False)
        await play_until(0, ann, bob)
        assert proposal(ann) is None
        await ann.done("Propose", seat=0, what="end")

    with_server(test)


def test_table_T29_its_author_may_withdraw_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Propose", seat=0, what="end")
        await ann.done("Answer", agree=False)
        assert proposal(bob) is None
        await ann.done("Propose", seat=0, what="end")

    with_server(test)


def test_table_T29_a_watcher_is_not_asked() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        watcher = await Guest(fake, ann.code, "Wim").come()
        await ann.done("Propose", seat=0, what="end")
        assert await watcher.refused("Answer", agree=True) == "table.T29"
        assert await watcher.refused("Propose", seat=0, what="end") == "table.T19"

    with_server(test)


def test_table_T29_a_proposal_lapses_when_the_game_has_gone_once_round() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Propose", seat=0, what="end")
        await play_until(1, ann, bob)
        assert proposal(ann) is not None
        await play_until(0, ann, bob)
        assert proposal(ann) is None

    with_server(test)


def test_table_T29_a_proposal_is_kept_through_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Propose", seat=0, what="end")
        await fake.restart()
        bob = await bob.again().come()
        await ann.again().come()
        assert proposal(bob) is not None
        await bob.done("Answer", agree=True)
        assert table_of(bob)["phase"] == "over"

    with_server(test)


def test_table_T29_in_real_time_a_proposal_stands_for_a_minute() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await ann.done("Propose", seat=0, what="end")
        await fake.clock.advance(LAPSES_AFTER - 1)
        assert proposal(bob) is not None
        await fake.clock.advance(2)
        assert proposal(bob) is None
        await ann.done("Propose", seat=0, what="end")
        await bob.done("Answer", agree=True)
        assert table_of(ann)["phase"] == "over"
        assert outcome_of(ann)["winners"] == []

    with_server(test)


def test_table_T29_a_substitute_agrees_for_an_absent_player() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Propose", seat=0, what="end")
        await bob.done("Mate", seat=1, bot="random")
        assert table_of(ann)["phase"] == "over"

    with_server(test)


# --- T30 ---


def test_table_T30_the_others_let_a_player_take_their_last_turn_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await play_until(0, ann, bob)
        await play_until(1, ann, bob)
        assert ann.table is not None
        assert ann.table.play is not None
        lines = ann.table.play.match.lines
        first = max(number for number, line in enumerate(lines) if line.seat == 0)
        while lines[first - 1].seat == 0:
            first -= 1
        watcher = await Guest(fake, ann.code, "Wim").come()
        await ann.done("Propose", seat=0, what="take-back")
        assert await watcher.refused("Answer", agree=True) == "table.T30", "a watcher is not asked"
        assert await ann.refused("Propose", seat=0, what="take-back") == "table.T30"
        assert await ann.refused("Propose", seat=0, what="end") == "table.T29"
        await bob.done("Answer", agree=True)
        assert ann.last("Step")["update"]["undo_to"] == first - 1
        assert ann.legal()
        assert proposal(ann) is None
        assert await is_verified(fake, ann)

    with_server(test)


def test_table_T30_only_in_a_friendly_game() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(friendly=False)
        await play_until(0, ann, bob)
        assert table_of(ann)["manners"] == ["resign", "end"]
        assert await ann.refused("Propose", seat=0, what="take-back") == "table.T30"

    with_server(test)


def test_table_T30_there_must_be_a_turn_to_take_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat = 1 if ann.legal() else 0
        assert await (ann, bob)[seat].refused("Propose", seat=seat, what="take-back") == "table.T30"

    with_server(test)


def test_table_T30_who_plays_on_takes_nothing_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await play_until(0, ann, bob)
        await ann.done("Propose", seat=0, what="take-back")
        await play_until(0, ann, bob)
        assert proposal(bob) is None

    with_server(test)


# --- T31 ---


async def come_with(fake: FakeServer, host: Guest, name: str) -> Guest:
    """A person who follows the link to a seat."""
    return await Guest(fake, host.code, name).come()


def test_table_T31_a_player_hands_their_seat_to_a_person() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await play(ann, bob, steps=2)
        await bob.done("HandOver", seat=1, key=KEY.format("Cay"))
        assert table_of(ann)["chairs"][1]["kept"]
        cay = await come_with(fake, ann, "Cay")
        assert table_of(cay)["offered"] == 1
        await cay.done("Sit", name="Cay", seat=1)
        chair = table_of(ann)["chairs"][1]
        assert (chair["person"], chair["kept"]) == (person_of(cay), False)
        assert cay.last("Snapshot")["seat"] == 1
        assert (bob.last("You")["seats"], bob.last("Snapshot")["seat"]) == ([], WATCHER)
        await play_until(1, ann, cay)
        assert await bob.refused("Act", seat=1, action={"kind": "EndTurn"}) == "table.T19"
        row = await fake.store.game(f"{ann.code}-0")
        assert row is not None
        assert msgspec.json.decode(row.seats) == [person_of(ann), person_of(cay)]
        await fake.restart()
        assert (await cay.again().come()).last("Snapshot")["seat"] == 1
        assert (await bob.again().come()).last("Snapshot")["seat"] == WATCHER

    with_server(test)


def test_table_T31_only_the_person_with_the_link_takes_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await bob.done("HandOver", seat=1, key=KEY.format("Cay"))
        dot = await come_with(fake, ann, "Dot")
        assert table_of(dot)["offered"] is None
        assert await dot.refused("Sit", name="Dot", seat=1) == "table.T31"
        await bob.done("HandOver", seat=1)
        cay = await come_with(fake, ann, "Cay")
        assert await cay.refused("Sit", name="Cay", seat=1) == "table.T31"

    with_server(test)


def test_table_T31_nobody_takes_a_second_seat() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await bob.done("HandOver", seat=1, key=ann.key)
        assert await ann.refused("Sit", name="Ann", seat=1) == "table.T31"

    with_server(test)


def test_table_T31_the_host_hands_over_for_bots_and_for_the_absent_only() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        assert await ann.refused("HandOver", seat=1, key=KEY.format("Cay")) == "table.T31"
        assert await bob.refused("HandOver", seat=0, key=KEY.format("Cay")) == "table.T31"
        await bob.go()
        assert await ann.refused("HandOver", seat=1, key=KEY.format("Cay")) == "table.T31"
        await fake.clock.advance(SUBSTITUTE_AFTER)
        await ann.done("HandOver", seat=1, key=KEY.format("Cay"))
        cay = await come_with(fake, ann, "Cay")
        await cay.done("Sit", name="Cay", seat=1)
        await cay.done("Leave")
        assert table_of(ann)["chairs"][1]["bot"] == "expert"
        await ann.done("HandOver", seat=1, key=KEY.format("Dot"))
        dot = await come_with(fake, ann, "Dot")
        await dot.done("Sit", name="Dot", seat=1)

    with_server(test)


def test_table_T31_a_seat_lent_to_a_bot_stays_lent_until_its_player_takes_it_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await bob.done("Mate", seat=1, bot="random")
        await bob.go()
        bob = await bob.again().come()
        assert table_of(bob)["chairs"][1]["mate"] == "random"
        await bob.done("Mate", seat=1, bot="")
        assert table_of(ann)["chairs"][1]["mate"] is None

    with_server(test)


def test_table_T31_who_leaves_a_running_game_leaves_their_seat_to_a_bot() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        await ann.done("Leave")
        table = table_of(bob)
        assert (table["chairs"][0]["bot"], table["host"]) == ("expert", person_of(bob))
        assert table["phase"] == "playing"

    with_server(test)
