"""A step and a snapshot say what can be taken back, how far, and what could not be taken back any more."""

from random import Random

from saltsea.kernel.seat import WATCHER
from server.kit import FakeServer, Guest, Plain, with_server


def latest(guest: Guest) -> Plain:
    return [one for one in guest.transport.messages if one["kind"] in ("Step", "Snapshot")][-1]


def legal(told: Plain) -> list[Plain]:
    return list((told["update"] if told["kind"] == "Step" else told["view"])["legal"])


def returns(told: Plain) -> tuple[int | None, int | None, list[int]]:
    return told["undo"], told["reset"], told["final"]


async def act(guest: Guest, seat: int, action: Plain) -> Plain:
    await guest.done("Act", seat=seat, action=action)
    return latest(guest)


async def to_the_first_turn(pair: tuple[Guest, Guest]) -> tuple[Guest, int]:
    """Play the set-up at random; whose turn it is then, and their seat."""
    dice = Random(2)
    while True:
        seat = next(seat for seat, guest in enumerate(pair) if legal(latest(guest)))
        choices = legal(latest(pair[seat]))
        if any(choice["kind"] == "Play" for choice in choices):
            return pair[seat], seat
        await act(pair[seat], seat, dice.choice(choices))


def test_what_is_final_is_said_and_the_rest_can_be_taken_back() -> None:
    async def test(fake: FakeServer) -> None:
        guest, seat = await to_the_first_turn(await fake.pair())
        told = latest(guest)
        assert {legal(told)[place]["kind"] for place in told["final"]} <= {"Draw", "Discard", "EndTurn"}
        assert told["final"]
        for place, action in enumerate(legal(told)):
            now = await act(guest, seat, action) if place not in told["final"] else told
            if now is not told:
                assert (now["undo"], now["reset"]) == (start_of(told), start_of(told))
                now = await act(guest, seat, {"kind": "Undo", "to": now["undo"]})
                assert legal(now) == legal(told)
                told = now

    with_server(test)


def start_of(told: Plain) -> int:
    """The line that was the last when this was told; an undo leads further back."""
    if told["kind"] == "Step":
        to = told["update"]["undo_to"]
        return int(told["update"]["line"] if to is None else to)
    return int(told["line"])


def test_undo_leads_to_the_last_card_and_reset_to_the_turns_beginning() -> None:
    async def test(fake: FakeServer) -> None:
        guest, seat = await to_the_first_turn(await fake.pair(options={"length": 9}))
        first, dice, cards = start_of(latest(guest)), Random(4), 0
        for _ in range(40):
            told = latest(guest)
            reversible = [one for place, one in enumerate(legal(told)) if place not in told["final"]]
            if not reversible:
                break
            cards += any(one["kind"] == "Play" for one in legal(told))
            told = await act(guest, seat, dice.choice(reversible))
            assert told["reset"] == first
            assert first <= told["undo"] < start_of(told)
            if cards > 1 and told["undo"] > first:
                await guest.done("Act", seat=seat, action={"kind": "Undo", "to": told["reset"]})
                assert latest(guest)["undo"] is None
                return
        raise AssertionError("no two cards in one turn")

    with_server(test)


def test_a_snapshot_says_what_the_last_step_said_and_watchers_take_nothing_back() -> None:
    async def test(fake: FakeServer) -> None:
        guest, seat = await to_the_first_turn(await fake.pair())
        eve = await Guest(fake, guest.code, "Eve").come(key=False)
        told = await act(guest, seat, next(one for one in legal(latest(guest)) if one["kind"] == "Play"))
        back = await guest.again().come()
        assert returns(back.last("Snapshot")) == returns(told)
        assert told["reset"] is not None
        for seen in (eve.last("Snapshot"), eve.last("Step")):
            assert (seen["seat"], *returns(seen)) == (WATCHER, None, None, [])

    with_server(test)


def test_where_nothing_is_taken_back_everything_is_final() -> None:
    async def test(fake: FakeServer) -> None:
        guest, _ = await to_the_first_turn(await fake.pair(options={"undo": "off"}))
        assert latest(guest)["final"] == [*range(len(legal(latest(guest))))]

    with_server(test)


def test_in_real_time_nothing_is_taken_back_and_nothing_called_final() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair("pirates")
        await ann.done("Act", seat=0, action={"kind": "Start"})
        assert legal(latest(ann))
        assert returns(latest(ann)) == (None, None, [])

    with_server(test)
