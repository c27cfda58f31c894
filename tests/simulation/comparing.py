"""Whether two clients of one person know the same: one that went through the storm, and one that has just come."""

from typing import Any

from simulation.client import Client, Scene
from simulation.judge import difference
from simulation.network import Plain


def different(client: Client, reader: Client) -> str:
    """What two clients of one person know differently; empty if nothing."""
    pairs: dict[str, tuple[Any, Any]] = {
        "person": (client.person, reader.person),
        "seats": (client.seats, reader.seats),
        "table": (seated(client.table), seated(reader.table)),
        "presence": (client.presence, reader.presence),
        "time": (lasting(client.time), lasting(reader.time)) if is_told_time(client) else (None, None),
        "scenes": (scenes_of_now(client), scenes_of_now(reader)),
        "talk": ({*reader.talk} - {*client.talk}, set()),
    }
    for seat in scenes_of_now(client) & scenes_of_now(reader):
        pairs[f"seat {seat}"] = shown(client.scenes[seat]), shown(reader.scenes[seat])
    return "; ".join(f"{what}{difference(*both)}" for what, both in pairs.items() if both[0] != both[1])


def scenes_of_now(client: Client) -> set[int]:
    """The seats from which a client sees the last game. Who may not watch that keeps the one before it in sight."""
    return {seat for seat, scene in client.scenes.items() if scene.game == client.playing}


def seated(table: Plain | None) -> Plain:
    """A table without who is connected, which Presence tells."""
    table = table or {}
    sitting = {chair[name] for chair in table.get("chairs", ()) for name in ("person", "guest")}
    names = {one["person"]: one["name"] for one in table.get("people", ()) if one["person"] in sitting}
    return {**table, "people": names}


def is_told_time(client: Client) -> bool:
    """Whether this client is told the time at once: not one that has given up its seat where nobody may watch, or only
    late. A late watcher who has just come knows no time yet."""
    return bool(client.seats) or (client.table or {})["settings"]["watching"] == "public"


def lasting(time: Plain | None) -> Plain | None:
    """What a Time message says that does not change from moment to moment."""
    if time is None:
        return None
    stands = {} if time["runs"] else {"at": time["at"]}
    return {**{name: time[name] for name in ("game", "runs", "why", "resumes", "waits", "ready")}, **stands}


def shown(scene: Scene) -> tuple[Any, ...]:
    return scene.game, scene.line, scene.view, scene.undo, scene.outcome, scene.waiting_on
