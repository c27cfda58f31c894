"""Connections that ask for views: snapshots, steps as patches, log, actions in names, why, and previews."""

from typing import Any

from saltsea.catalog import CATALOG
from saltsea.wire.patch import patched
from server.kit import FakeServer, Guest, with_server
from small_games.catalog import SMALL_GAMES


async def viewer(fake: FakeServer, guest: Guest) -> Guest:
    """The same person on another device, which asks for views."""
    twin = guest.again()
    await twin.come(form="view")
    return twin


def choices(view: dict[str, Any]) -> list[dict[str, Any]]:
    return [{"kind": offer["kind"], **one.get("args", {})} for offer in view["offers"] for one in offer["choices"]]


def test_a_game_of_corto_is_played_by_views_alone() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        players = [await viewer(fake, ann), await viewer(fake, bob)]
        views = [player.last("Snapshot")["view"] for player in players]
        for _ in range(40):
            seat = next(seat for seat, view in enumerate(views) if view.get("offers"))
            before = len(players[seat].all("Step"))
            await players[seat].done("Act", seat=seat, action=choices(views[seat])[0])
            assert len(players[seat].all("Step")) == before + 1
            views = [follow(view, player.last("Step")["update"]) for view, player in zip(views, players, strict=True)]
        again = await viewer(fake, ann)
        assert again.last("Snapshot")["view"] == views[0]

    with_server(test)


def test_a_quiet_table_forgets_what_it_can_work_out_again_and_tells_the_same() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        players = [await viewer(fake, ann), await viewer(fake, bob)]
        views = [player.last("Snapshot")["view"] for player in players]
        assert ann.table is not None
        publisher = ann.table.publisher
        for _ in range(20):
            seat = next(seat for seat, view in enumerate(views) if view.get("offers"))
            await players[seat].done("Act", seat=seat, action=choices(views[seat])[0])
            views = [follow(view, player.last("Step")["update"]) for view, player in zip(views, players, strict=True)]
            await fake.registry.sweep()
            assert publisher.known, "somebody has just acted"
            await fake.registry.sweep()
            assert not publisher.known
        again = [await viewer(fake, guest) for guest in (ann, bob)]
        assert [one.last("Snapshot")["view"] for one in again] == views

    with_server(test)


def latest(player: Guest) -> dict[str, Any]:
    """What was last said about asks and offers."""
    shown: dict[str, Any] = player.last("Step")["update"] if player.all("Step") else player.last("Snapshot")["view"]
    return shown


def follow(view: dict[str, Any], update: dict[str, Any]) -> dict[str, Any]:
    """The view after a step."""
    public, private = view["public"], view["private"]
    for event in update["events"]:
        public = patched(public, event.get("patch") or [])
        private = patched(private, event.get("own") or [])
    now: dict[str, Any] = {name: update[name] for name in ("asks", "offers") if name in update}
    return {"public": public, "private": private, **now}


def test_both_forms_live_at_one_table() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        program, person = (ann, bob) if ann.legal() else (bob, ann)
        screen = await viewer(fake, person)
        await program.done("Act", seat=program.last("Snapshot")["seat"], action=program.legal()[0])
        assert "legal" in program.last("Step")["update"]
        assert "legal" not in screen.last("Step")["update"]
        assert screen.last("Step")["update"]["events"][0]["event"]["kind"] == "Marked"

    with_server(test)


def test_the_log_has_sentences_and_no_patches() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        screen = await viewer(fake, ann)
        await screen.done("Log", since=0)
        lines = [line for message in screen.all("Lines") for line in message["lines"]]
        told = [event["say"] for line in lines for event in line["events"] if "say" in event]
        assert "event-corto-StripsLaid" in told
        assert not any("patch" in event for line in lines for event in line["events"])

    with_server(test)


def test_a_touch_is_answered_with_the_rule_and_what_blocks_in_names() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        waiting = bob if ann.legal() else ann
        screen = await viewer(fake, waiting)
        seat = screen.last("Snapshot")["seat"]
        refused = await screen.ask("Why", seat=seat, touch={"square": "b5"})
        assert refused["kind"] == "Refused"
        assert refused["rule"].startswith("corto.")
        acting = await viewer(fake, ann if waiting is bob else bob)
        seat = acting.last("Snapshot")["seat"]
        refused = await acting.ask("Why", seat=seat, touch={"square": "b5"})
        assert refused["facts"]["square"] == "b5"
        assert (await acting.ask("Why", seat=seat, touch={"nothing": "known"}))["kind"] == "Done"

    with_server(test)


def test_a_preview_tells_what_would_follow_and_changes_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        screen = await viewer(fake, ann if ann.legal() else bob)
        seat, line = screen.last("Snapshot")["seat"], screen.last("Snapshot")["line"]
        action = choices(screen.last("Snapshot")["view"])[0]
        await screen.done("Preview", seat=seat, action=action)
        found = screen.last("Previewed")["consequences"]
        assert found["markers"] == [{"square": action["square"], "seat": seat, "number": 1}]
        await screen.done("Act", seat=seat, action=action)
        assert screen.last("Step")["update"]["line"] == line + 1
        assert await screen.refused("Preview", seat=seat, action={"kind": "EndTurn"}) != ""

    with_server(test)


def test_the_welcome_tells_how_arguments_are_said_and_when_a_client_is_gone() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        welcome = ann.last("Welcome")
        assert welcome["names"]["card"] == "card-corto-*"
        assert welcome["timing"] == {"broken": 3000, "silent": 5000, "most_lag": 5000}

    with_server(test)


def test_an_undo_of_a_line_that_no_game_has_is_no_action() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        for form, guest in (("observation", ann), ("view", await viewer(fake, bob))):
            seat = guest.last("Snapshot")["seat"]
            for to in (-1, 1 << 31, 10**30):
                answer = await guest.ask("Why", seat=seat, action={"kind": "Undo", "to": to})
                assert (answer["kind"], answer["rule"]) == ("Refused", "table.T19"), form

    with_server(test)


def test_a_preview_of_an_undo_is_answered_too() -> None:
    async def test(fake: FakeServer) -> None:
        players = [await viewer(fake, one) for one in await fake.pair()]
        undo, seat, steps = None, 0, 0
        while undo is None and steps < 60:
            views = [latest(player) for player in players]
            seat = next(seat for seat, view in enumerate(views) if view.get("offers"))
            await players[seat].done("Act", seat=seat, action=choices(views[seat])[0])
            undo, steps = players[seat].last("Step")["undo"], steps + 1
        assert undo is not None
        await players[seat].done("Preview", seat=seat, action={"kind": "Undo", "to": undo})
        assert players[seat].last("Previewed")["consequences"] == {}

    with_server(test)


def test_the_log_of_a_game_that_has_nothing_new_is_empty() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        screen = await viewer(fake, ann)
        await screen.done("Log", since=1000)
        assert [line for message in screen.all("Lines") for line in message["lines"]] == []

    with_server(test)


def test_the_log_of_every_game_is_told_in_views_from_its_deal_on() -> None:
    async def test(fake: FakeServer) -> None:
        for game in fake.games:
            players = 1 if game == "app" else 2
            ann = (await fake.crew(players, game))[0]
            screen = await viewer(fake, ann)
            await screen.done("Log", since=0)
            assert [line["line"] for message in screen.all("Lines") for line in message["lines"]] == [0]

    with_server(test, games={**CATALOG, **SMALL_GAMES})
