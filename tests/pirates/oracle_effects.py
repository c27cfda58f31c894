"""What the App's events and the crew's commands may have changed, in the second opinion's own words."""

from typing import Any, Final

from pirates.oracle import GUNS, NEEDS, NONE, Position
from pirates.oracle_box import CURSED_SAND, EVENT, SAND, THUNDER
from pirates.oracle_harm import Heard
from pirates.oracle_story import Story

# --- what the App's events do ---


def check_happenings(before: Position, after: Position, story: Story, events: list[Heard]) -> None:
    for event in events:
        if event["kind"] in HAPPENINGS:
            HAPPENINGS[event["kind"]](before, after, event)
        elif event["kind"] == "EventDone":
            check_nothing(before, story.called[-1])
    if any(event["kind"] == "NeedDropped" for event in events):
        check_dropped(after, events)


def check_dropped(after: Position, events: list[Heard]) -> None:
    """D4: a choice that is dropped has nothing to choose from."""
    need = next(NEEDS[event["need"]] for event in events if event["kind"] == "NeedDropped")
    left = {"unload": after.loaded, "uncork": after.corks, "hide": after.hideable()}[need]
    settled = after.phase == "sailing" and not any(event["kind"] == "Whirled" for event in events)
    assert not settled or not left, f"{need} was dropped, and there was {left}"


def check_wind(before: Position, after: Position, event: Heard) -> None:
    assert abs(event["sails"] - before.speed) == 1


def check_current(before: Position, after: Position, event: Heard) -> None:
    assert event["heading"] == (before.heading + 1) % 6


def check_chase(before: Position, after: Position, event: Heard) -> None:
    assert (event["sources"], event["targets"]) == chase(before)


def check_arrival(before: Position, after: Position, event: Heard) -> None:
    assert event["position"] == emptiest(before)


def check_rum(before: Position, after: Position, event: Heard) -> None:
    ends = before.facts["sand"]["ends"]
    running = [timer for timer, space in enumerate(before.at) if space != NONE and timer not in before.ready]
    assert event["timer"] == max(running, key=lambda timer: (ends[timer], -timer))


def check_thunder(before: Position, after: Position, event: Heard) -> None:
    assert event["until"] == after.now + THUNDER


def check_arms(before: Position, after: Position, event: Heard) -> None:
    """card.kraken: all Tentacles are turned up, and none is left unseen."""
    assert all(card.up for card in after.cards.values() if card.name == "tentacle")


def check_fog(before: Position, after: Position, event: Heard) -> None:
    """event.fog-rolls-in: two, if there are two."""
    can = foggable(before)
    assert {*event["positions"]} <= can
    assert len(event["positions"]) == min(len(can), EVENT["fog-rolls-in"]["cards"])


def foggable(position: Position) -> set[int]:
    return {card.place for card in position.face_up if card.sector != position.heading and not card.says("open")}


def check_nothing(before: Position, name: str) -> None:
    """An event passed without effect: it could have none."""
    running = any(space != NONE and timer not in before.ready for timer, space in enumerate(before.at))
    able = {
        "gust": before.speed < 3,
        "lull": before.speed > 0,
        "reinforcement": len(before.cards) < 18,
        "fog-rolls-in": bool(foggable(before)),
        "chase": chase(before) != ([], []),
        "rum": running,
    }
    assert able.get(name) is False, f"{name} had no effect"


def emptiest(position: Position) -> int:
    """event.reinforcement: ties clockwise from the bow; the first empty slot."""
    taken = [place // 3 for place in position.cards]
    sectors = [(position.heading + offset) % 6 for offset in range(6)]
    sector = min(sectors, key=taken.count)
    return next(place for place in range(sector * 3, sector * 3 + 3) if place not in position.cards)


def chase(position: Position) -> tuple[list[int], list[int]]:
    """event.chase: from the bow clockwise, one sector towards the stern if there is room; a Frigate clockwise."""
    taken, sources, targets = set(position.cards), [], []
    for place in [(position.heading * 3 + step) % 18 for step in range(18)]:
        card = position.cards.get(place)
        if card is None or not card.says("ship"):
            continue
        offset = (card.sector - position.heading) % 6
        step = 1 if card.says("clockwise") or offset < 3 else 0 if offset == 3 else -1
        sector = (card.sector + step) % 6
        room = [slot for slot in range(sector * 3, sector * 3 + 3) if slot not in taken]
        if step and room:
            taken = taken - {place} | {room[0]}
            sources.append(place)
            targets.append(room[0])
    return sources, targets


HAPPENINGS: Final = {
    "WindChanged": check_wind,
    "Drifted": check_current,
    "Chased": check_chase,
    "CardCame": check_arrival,
    "CardsFogged": check_fog,
    "TimerHurried": check_rum,
    "AreaClosed": check_thunder,
    "KrakenWoke": check_arms,
}


# --- what a command changes ---


def check_effect(before: Position, deed: tuple[Any, ...], after: Position, events: list[Heard]) -> None:
    """What the command says has come to pass; where nothing follows from it, nothing else has."""
    kinds = [event["kind"] for event in events]
    if "TimersCleared" in kinds or "VoyageEnded" in kinds or after.phase != before.phase:
        return
    kind, *given = deed
    if kind in ("Place", "TakeBack", "Load", "Repair") and before.need == "nothing":
        assert after.facts["sea"] == before.facts["sea"]
        assert after.facts["log"]["sunk"] == before.facts["log"]["sunk"]
        assert len(events) == 1, f"{kind} led to {kinds}"
    if kind not in ("Place", "Start", "Pause", "Resume", "Continue", "Cork", "Uncork", "Unload", "Hide"):
        assert after.at[given[0]] == NONE, "T4: the timer comes back"
    if before.need == "nothing" or kind in ("Place", "Cork", "Hide"):  # else the crew's choice may be settled by it
        CHANGES.get(kind, nothing)(before, given, after, kinds)


def nothing(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    """Nothing more to say."""


def placed(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    timer, space = given
    sand = CURSED_SAND if timer in before.cursed else SAND
    assert after.at[timer] == space
    assert after.facts["sand"]["ends"][timer] == after.now + sand, "T3: the sand of a timer"
    assert timer not in after.ready
    assert space not in before.corks


def sails_set(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.speed == before.speed + given[1]
    assert after.heading == (before.heading + 2 * kinds.count("Whirled")) % 6


def turned(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.heading == (before.heading + given[1] + 2 * kinds.count("Whirled")) % 6
    assert after.speed == before.speed


def looked(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    card = after.cards.get(given[1])
    assert card is None or card.up
    assert after.corks == before.corks, "harmless from the Lookout"


def repaired(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.corks == before.corks - {given[1]}
    assert after.cursed == before.cursed - {given[0]}


def loaded(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.loaded == before.loaded | {gun for gun in given[1:] if gun != NONE}


def fired(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.loaded == before.loaded - {GUNS.index(before.at[given[0]])}
    assert after.aboard("powder") == before.aboard("powder") - given[2]
    assert kinds.count("ShotFell") + kinds.count("CannonBroke") == 1
    assert not given[2] or "CannonBroke" not in kinds, "Powder never breaks a cannon"


def corked(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.corks >= before.corks | {given[0]}


def uncorked(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert after.corks == before.corks - {given[-1]}


def hidden(before: Position, given: list[int], after: Position, kinds: list[str]) -> None:
    assert "Whirled" in kinds or not after.cards[given[0]].up


CHANGES: Final = {
    "Place": placed,
    "SetSails": sails_set,
    "Turn": turned,
    "Look": looked,
    "Repair": repaired,
    "Load": loaded,
    "Fire": fired,
    "Cork": corked,
    "Uncork": uncorked,
    "Salvage": uncorked,
    "Hide": hidden,
}
