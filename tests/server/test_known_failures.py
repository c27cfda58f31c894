"""What is known to have failed on other platforms, each as a test that bears the name of its report.

How turns end, what phones show and what readers hear is tested in the client. Some have their place beside others of
their kind: reminders in test_outbox.py, lag in test_time.py, campaigns on two devices in test_logbook.py, playing on
from a line in test_onward.py."""

import asyncio

import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.dice import dice_for
from saltsea.server.bots.inline import InlineBots
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.table import Table
from server.kit import FakeServer, Guest, Plain, start_round, with_server
from server.test_view_form import follow
from small_games.catalog import SMALL_GAMES


async def actor_of(crew: list[Guest]) -> tuple[Guest, int]:
    """Whoever is to act, and their seat."""
    seat = next(seat for seat, guest in enumerate(crew) if guest.legal())
    return crew[seat], seat


async def play(crew: list[Guest], steps: int) -> None:
    """So many random actions of whoever is to act."""
    dice = dice_for("known failures")
    for _ in range(steps):
        guest, seat = await actor_of(crew)
        await guest.done("Act", seat=seat, action=dice.pick(guest.legal()))


def table_of(guest: Guest) -> Table:
    assert guest.table is not None
    return guest.table


def lines_of(table: Table) -> int:
    """How many lines are saved."""
    assert table.play is not None
    return table.play.saved


def test_boardgame_io_292_a_refused_move_is_answered_with_its_rule_and_a_sentence() -> None:
    """A move that was refused returned nothing: players thought that their click was lost (also #592)."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "shells")
        guest, seat = await actor_of(crew)
        legal = [action.get("card") for action in guest.legal()]
        for card in [card for card in range(24) if card not in legal]:
            answer = await guest.ask("Act", seat=seat, action={"kind": "Play", "card": card})
            assert answer["kind"] == "Refused"
            assert answer["rule"].startswith(("shells.", "table."))
            assert guest.words(answer)

    with_server(test, games=SMALL_GAMES)


def test_boardgame_io_828_of_two_moves_at_once_none_is_thrown_away_for_a_stale_number() -> None:
    """A client that had not heard of the last move yet lost its own: it named an old number of the state."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pumps")
        before = lines_of(table_of(ann))
        choices = ann.legal()[0], bob.legal()[-1]
        for seat, guest in enumerate((ann, bob)):
            guest.post({"kind": "Act", "token": f"at-once-{seat}", "seat": seat, "action": choices[seat]})
        await fake.clock.advance(1)
        assert [guest.last("Done")["token"] for guest in (ann, bob)] == ["at-once-0", "at-once-1"]
        assert lines_of(table_of(ann)) == before + 2

    with_server(test, games=SMALL_GAMES)


def test_boardgame_io_399_neither_the_log_nor_an_undo_tells_another_hand() -> None:
    """Secrets were hidden in the state, and told by the log (PR #400)."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "shells")
        await play(crew, 3)
        await crew[0].done("Log", since=0)
        lines = [line for message in crew[0].all("Lines") for line in message["lines"]]
        dealt = [event for line in lines for event in line["events"] if event["kind"] == "Dealt"]
        assert all((event["card"] is None) == (event["seat"] != 0) for event in dealt)
        assert {event["seat"] for event in dealt} == {0, 1}

    with_server(test, games=SMALL_GAMES)


def test_boardgame_io_383_a_bot_plays_on_when_every_client_has_gone() -> None:
    """Bots ran in a client, and stopped when its tab was closed (also openboard #42)."""

    async def test(fake: FakeServer) -> None:
        host = await fake.open("shells", players=3)
        for seat in (1, 2):
            await host.done("AddBot", seat=seat, bot="random")
        await host.done("Begin")
        table = table_of(host)
        if host.legal():
            await host.done("Act", seat=0, action=host.legal()[0])
        before = lines_of(table)
        await host.go()
        await fake.clock.advance(5_000)
        assert lines_of(table) > before

    with_server(test, games=SMALL_GAMES)


def test_terraforming_mars_1331_undo_leads_back_exactly_and_survives_a_restart() -> None:
    """Undo restored a saved copy: it crashed, and skipped whole generations (#3263, #4505, #4533, #5259, #5392)."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "corto")
        guest, seat = await actor_of(crew)
        before: Plain = {}
        while not before or guest.last("Step")["undo"] != before["line"]:
            guest, seat = await actor_of(crew)
            before = (await guest.again().come()).last("Snapshot")
            await play(crew, 1)
        await guest.done("Act", seat=seat, action={"kind": "Undo", "to": before["line"]})
        await fake.restart()
        assert (await guest.again().come()).last("Snapshot")["view"] == before["view"]

    with_server(test)


def test_18xx_503_nobody_takes_back_another_players_step() -> None:
    """Undo went on into other people's turns (also #1433; the second rule of BGA's undo policy)."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("corto")
        guest, seat = await actor_of([ann, bob])
        other = bob if guest is ann else ann
        line = guest.last("Snapshot")["line"]
        await guest.done("Act", seat=seat, action=guest.legal()[0])
        assert (await other.refused("Act", seat=1 - seat, action={"kind": "Undo", "to": line})).startswith("table.")

    with_server(test)


def test_bga_undo_policy_nothing_is_taken_back_over_what_chance_has_shown() -> None:
    """Never undo over hidden information or randomness."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "shells")
        guest, seat = await actor_of(crew)
        await play(crew, 2)  # a trick, after which both have drawn
        for one in crew:
            assert one.last("Step")["undo"] is None
        for line in range(lines_of(table_of(guest))):
            assert await guest.refused("Act", seat=seat, action={"kind": "Undo", "to": line})

    with_server(test, games=SMALL_GAMES)


def test_hanabi_live_1534_a_pause_is_seen_after_a_reload() -> None:
    """Whether the game was paused was known to the clients that had heard it, and to no other."""

    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair("shells", clock={"kind": "live", "bank": 600})
        await ann.done("Pause")
        again = await ann.again().come()
        assert again.last("Time")["why"] == "paused"
        await fake.restart()
        assert (await ann.again().come()).last("Time")["why"] == "paused"

    with_server(test, games=SMALL_GAMES)


def test_hanabi_live_460_a_round_stands_while_a_player_is_offline() -> None:
    """A clock went on for a player whose connection was lost."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await bob.go()
        await fake.clock.advance(4_000)
        stands = ann.last("Time")
        assert stands["why"] == "lost"
        await fake.clock.advance(60_000)
        assert ann.last("Time")["at"] == stands["at"]

    with_server(test)


@pytest.mark.parametrize("game", ["shells", "pumps"])
def test_hanabi_live_2240_a_reload_at_every_line_shows_what_the_page_showed(game: str) -> None:
    """A page was stuck until it was loaded again, now one player's and now the other's (also #3065)."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, game)
        screen = await crew[0].again().come(form="view")
        view: Plain = screen.last("Snapshot")["view"]
        dice = dice_for(game)
        for _ in range(12):
            ready = [seat for seat, guest in enumerate(crew) if guest.legal()]
            if not ready:
                break
            before = len(screen.all("Step"))
            await crew[ready[0]].done("Act", seat=ready[0], action=dice.pick(crew[ready[0]].legal()))
            for step in screen.all("Step")[before:]:
                view = follow(view, step["update"])
            assert (await crew[0].again().come(form="view")).last("Snapshot")["view"] == view

    with_server(test, games=SMALL_GAMES)


def test_secret_hitler_2030_one_who_leaves_does_not_freeze_the_others() -> None:
    """One player closed the page, and the game stood for everybody (also #198)."""

    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(3, "shells")
        leaver, _ = await actor_of(crew)
        await leaver.done("Leave")
        table = table_of(leaver)
        before = lines_of(table)
        await fake.clock.advance(5_000)
        assert lines_of(table) > before

    with_server(test, games=SMALL_GAMES)


def test_swords_and_ravens_345_a_seat_goes_to_a_bot_and_back_to_its_player() -> None:
    """An inactive player could not be replaced, or never came back (also #384, #641)."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await bob.go()
        await fake.clock.advance(25_000)
        await ann.done("Mate", seat=1, bot="green")
        assert table_of(ann).info.chairs[1].substitute == "green"
        await bob.again().come()
        assert table_of(ann).info.chairs[1].substitute is None

    with_server(test)


def test_hanabi_live_2960_where_nobody_may_watch_a_stranger_is_told_nothing_of_the_game() -> None:
    """A table could not be closed: whoever had its number saw every hand (also terraforming-mars #1192)."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells", watching="none")
        stranger = await Guest(fake, ann.code, "Eve").come()
        await play([ann, bob], 2)
        assert not [one for one in stranger.transport.messages if one["kind"] in ("Step", "Snapshot", "Lines", "Time")]

    with_server(test, games=SMALL_GAMES)


def test_swords_and_ravens_669_a_table_of_friends_is_listed_nowhere_unless_its_host_says_so() -> None:
    """Strangers sat down at a table that was meant for friends (also #289, exploding-chickens #32)."""

    async def test(fake: FakeServer) -> None:
        friends = await fake.open("shells")
        assert table_of(friends).info.settings.listing == "unlisted"
        assert await fake.store.tables(listing="public") == []
        everybody = await fake.open("shells", "Bob", listing="public")
        assert [row.id for row in await fake.store.tables(listing="public")] == [everybody.code]

    with_server(test, games=SMALL_GAMES)


def test_secret_hitler_1495_a_bad_line_is_no_offence() -> None:
    """Players were banned because their connection broke again and again."""

    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("shells")
        for _ in range(30):
            await bob.go()
            await fake.clock.advance(2_000)
            bob = await bob.again().come()
        assert not bob.all("Goodbye")
        assert table_of(ann).info.seats_of(1) == [1]
        await play([ann, bob], 2)

    with_server(test, games=SMALL_GAMES)


def test_hexo_127_a_search_that_never_ends_delays_no_deadline() -> None:
    """A search ran in the server's own process, and everybody waited for it."""

    class Brooding(InlineBots):
        async def choose(self, question: Question) -> Choice:
            await asyncio.Event().wait()
            raise AssertionError

    async def test(fake: FakeServer) -> None:
        host = await fake.open("pirates")
        await host.done("AddBot", seat=1, bot="green")
        await host.done("Begin")
        await start_round(host)
        before = lines_of(table_of(host))
        await fake.clock.advance(600_000)
        assert lines_of(table_of(host)) > before

    with_server(test, bots=Brooding(CATALOG))
