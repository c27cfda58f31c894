"""What a terminal says about a round that is to begin: for whom it waits, and for whom it does not."""

from types import SimpleNamespace
from typing import Any

from saltsea.remote.announcer import Announcer
from saltsea.remote.people import People
from saltsea.server.tables.messages.public_table import ChairShown
from saltsea.server.tables.messages.to_client import Time
from saltsea.texts import TABLE_TEXTS, load


def chair(person: int, mate: str | None = None) -> ChairShown:
    return ChairShown(person=person, guest=None, bot=None, mate=mate, kept=False)


def ready_after(chairs: list[ChairShown], ready: list[int]) -> list[str]:
    """What Ann reads, at the first seat, when these have become ready."""
    names = [SimpleNamespace(person=person, name=name) for person, name in enumerate(("Ann", "Bob", "Cléo"))]
    table: Any = SimpleNamespace(chairs=chairs, people=names)
    client: Any = SimpleNamespace(seats=[0], current_table=lambda: table, person=0)
    people = People(client, load("en", (TABLE_TEXTS, "join")), str, by_name=True)
    announcer = Announcer(people, SimpleNamespace(), SimpleNamespace())  # type: ignore[arg-type]
    missing = [seat for seat, chair in enumerate(chairs) if chair.mate is None and seat not in ready]
    time = Time("k7m2pq-0", 0, 0, False, 100, "game", None, [], [], ready=ready, awaited=missing)
    return announcer.ready([], time)


def test_who_is_ready_reads_who_is_missing() -> None:
    assert ready_after([chair(0), chair(1)], [0])[0].startswith("You are ready. Still missing: Bob.")


def test_for_a_person_for_whom_a_shipmate_plays_no_round_waits() -> None:
    assert ready_after([chair(0), chair(1, mate="able")], [0]) == []


def crew(*bots: str) -> tuple[Any, People]:
    """Ann with these shipmates, and how a terminal calls them."""
    chairs = [chair(0), *(ChairShown(person=None, guest=None, bot=bot, mate=None, kept=False) for bot in bots)]
    people = [SimpleNamespace(person=0, name="Ann")]
    table: Any = SimpleNamespace(
        chairs=chairs, people=people, host=0, proposal=None, settings=None, own=None, phase="playing"
    )
    client: Any = SimpleNamespace(seats=[0], current_table=lambda: table, person=0)
    return table, People(client, load("en", (TABLE_TEXTS, "join")), ["Red", "Blue", "Green"].__getitem__, by_name=True)


def test_shipmates_are_called_as_in_a_browser_never_by_the_colours_of_their_seats() -> None:
    assert [crew("green", "able")[1].called(seat) for seat in range(3)] == ["Ann", "Green hand", "Able sailor"]
    assert [crew("green", "green")[1].called(seat) for seat in range(3)] == ["Ann", "Green hand 1", "Green hand 2"]


def test_a_shipmate_of_another_skill_is_called_as_before() -> None:
    before, people = crew("green", "green")
    after = crew("green", "able")[0]
    assert people.table_changes(before, after) == ["Green hand 2 plays on at another level: Able sailor."]
