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
