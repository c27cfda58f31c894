"""What must be so at every moment of a voyage, when time acts next and what it then does, and what a command may have
changed: all in the second opinion's own words."""

from typing import Final

from pirates.oracle import AREA, GUNS, NONE, ON_CARD, Position
from pirates.oracle_box import CARD, COUNT, CURSED_SAND, SAND, THUNDER, TOKENS
from pirates.oracle_harm import Heard
from pirates.oracle_story import DAMAGE_TOKENS, QUIET, Story, is_stranger
from saltsea.kernel.seat import TABLE

CHOICE: Final = 3_000
SECTORS: Final = ("N", "NE", "SE", "S", "SW", "NW")
FIRST_CORKS: Final = (3, 7, 1)
"""Sails 1, left Cannon 1, right Cannon 1."""
PART_SPACES: Final = {10: "lantern", 11: "bow-chaser"}
CHOSEN: Final = {
    "cork": ("CorkPut", "space"),
    "unload": ("BallLost", "cannon"),
    "uncork": ("CorkOff", "space"),
    "hide": ("CardHidden", "position"),
}


# --- before anybody has acted ---


def check_opening(position: Position) -> None:
    """R3, R8: the ship as the chapter finds her."""
    voyage, ship = position.voyage, position.facts["ship"]
    assert ship["lives"] == voyage.life
    assert position.corks == {*FIRST_CORKS[: voyage.corks]}
    fires = ship["corks"] if voyage.chapter.get("fire") else 0
    assert (position.loaded, sum(ship["aboard"]), ship["fires"]) == (set(), 0, fires)
    assert position.cursed == {timer - 1 for timer in voyage.chapter["cursed"] if timer <= voyage.timers}
    assert position.speed == voyage.chapter["sails"]
    if not voyage.is_free:
        parts = voyage.chapter["parts"]
        assert position.heading == SECTORS.index(voyage.chapter["heading"])
        assert ship["hull"] == ("hull" in parts)
        assert position.spaces == {*range(10)} | {space for space, part in PART_SPACES.items() if part in parts}


# --- at every moment ---


def look(position: Position, story: Story) -> None:
    check_ship(position, story)
    check_pieces(position)
    check_sand(position)
    check_sea(position, story)
    check_clock(position, story)
    check_rest(position, story)
    story.check(position)


def check_ship(position: Position, story: Story) -> None:
    """S3, D6: corks, balls and lives."""
    ship, voyage = position.facts["ship"], position.voyage
    corkable = {space for space in position.spaces if AREA[space] != "repairs"}
    assert position.corks <= corkable, "a cork where none can be"
    assert len(position.corks) <= 3
    assert ship["fires"] & ~ship["corks"] == 0, "Fire without a cork"
    assert all(GUNS[gun] in position.spaces for gun in position.loaded)
    assert len(position.loaded) <= 4
    assert 0 <= position.speed <= 3
    assert 0 <= position.heading < 6
    assert ship["lives"] == voyage.life - story.harm.lost, "a life came or went without a word"
    assert (ship["lives"] <= 0) == (position.facts["log"]["result"] == 2)


def check_pieces(position: Position) -> None:
    """S3: damage tokens and the box's own tokens."""
    sea = position.facts["sea"]
    assert sum(sea["wounds"]) + sum(code % 16 for code in sea["kept"]) <= DAMAGE_TOKENS
    for token in TOKENS:
        assert 0 <= position.in_the_box(token) <= COUNT[token], f"the box has no more {token}"
        assert position.aboard(token) <= position.facts["log"]["taken"][TOKENS.index(token)]


def check_sand(position: Position) -> None:
    """T1 to T4: every timer in one place, its sand neither longer nor shorter than it can be."""
    sand = position.facts["sand"]
    standing = [space for space in position.at if space != NONE]
    assert len(set(standing)) == len(standing), "two timers in one space"
    assert not {*standing} & position.corks, "a timer in a damaged space"
    assert all(position.at[timer] == NONE for timer in range(position.voyage.timers, 4))
    for timer, space in enumerate(position.at):
        assert space != NONE or (sand["ends"][timer] == 0 and timer not in position.ready)
        assert space < ON_CARD or CARD[position.cards[space - ON_CARD].name].get("space"), "a timer on no space"
        if space != NONE and timer not in position.ready:
            assert position.phase in ("sailing", "closing")
            longest = CURSED_SAND if timer in position.cursed else SAND
            assert position.now <= sand["ends"][timer] <= position.now + longest, "sand too long or too short"
    assert position.phase in ("sailing", "closing") or not standing, "T6: timers come back"


def check_sea(position: Position, story: Story) -> None:
    """S1, A2, R4: what lies before the bow lies face up; Fog is gone; no card floats with all its life covered."""
    for card in position.cards.values():
        life = CARD[card.name].get("life", 0) if card.name else 0
        assert card.wounds < life or card.wounds == 0, f"{card} should be sunk"
        assert not card.up or card.name
        if position.phase == "sailing":
            assert card.up or card.sector != position.heading, f"{card} is face down before the bow"
            assert not is_stranger(card, story), "Fog that was turned up is still there"
        assert card.up or not (card.name and CARD[card.name].get("open")), "the Fort is face down"
    numbers = [card.number for card in position.cards.values()]
    assert len(set(numbers)) == len(numbers)


def check_rest(position: Position, story: Story) -> None:
    """A9, A10: once Ellen has come to rest, everything has acted that acts on her bow."""
    if position.phase == "sailing" and position.need == "nothing" and story.restless:
        before_bow = [card for card in position.face_up if card.sector == position.heading]
        for card in before_bow:
            pointed = card.says("point") is not None and card.says("speed") == position.speed
            assert not pointed or story.opened or not story.wants(card), f"{card} is pointed at"
            assert not card.says("whirls") or position.speed > card.says("slow"), "the Whirlpool did not act"
        if "course" in story.restless:
            assert story.struck == [card.place for card in before_bow if card.says("strikes")], "Rocks did not strike"
            assert not story.foggy, "a Fog Bank did not act"
            assert position.facts["sea"]["loot"][position.heading] == 0, "Loot was left in the water"
    if position.need == "nothing":
        story.restless, story.opened = set(), False


def check_clock(position: Position, story: Story) -> None:
    """R7, R9, D4: ship's time is what was heard, and nothing is open too long."""
    clock = position.facts["clock"]
    if position.phase in ("briefing", "over"):
        assert (clock["choice"], clock["thunder"], position.stands) == (0, 0, "runs")
        return
    assert position.stands != "runs" or position.now == story.at_sea(clock["now"]), "the ship's clock goes wrong"
    length = position.voyage.rounds[story.round].millis
    assert 0 <= position.now <= length or position.phase != "sailing"
    assert clock["choice"] == 0 or position.now <= clock["choice"] <= position.now + CHOICE
    assert clock["thunder"] == 0 or position.now <= clock["thunder"] <= position.now + THUNDER
    assert len(clock["moments"]) + len(story.called) == len(story.planned) or position.phase != "sailing"
    if position.is_choosing():
        assert len(position.choices()) > 1, f"D4: {position.need} is asked, and there is nothing to choose"
    elif position.need == "nothing" and position.phase == "sailing":
        assert not story.is_reached(), "R6: the goal is reached and the round goes on"
    assert position.is_choosing() or position.need == "nothing", "a choice is owed and no seat is asked"


# --- when time acts next, and what it does (T6) ---


def deadline(position: Position) -> tuple[int, Heard] | None:
    """The table's time of the next deadline and the first thing that then happens."""
    clock = position.facts["clock"]
    if position.stands != "runs" or position.phase not in ("sailing", "closing", "firing"):
        return None
    due = by_order(position)
    if not due:
        return None
    when = min(time for time, _ in due)
    return clock["began"] + when, next(event for time, event in due if time == when)


def by_order(position: Position) -> list[tuple[int, Heard]]:
    """The clock, sand by the timers' numbers, an open choice, thunder, an event; after the round only the choice."""
    choice = open_choice(position) if position.is_choosing() else []
    if position.phase != "sailing":
        return choice
    thunder = position.facts["clock"]["thunder"]
    opens: list[tuple[int, Heard]] = [(thunder, {"kind": "AreaOpened"})] if thunder else []
    return [*clock_and_sand(position), *choice, *opens, *([] if choice else next_event(position))]


def clock_and_sand(position: Position) -> list[tuple[int, Heard]]:
    ends, length = position.facts["sand"]["ends"], position.voyage.rounds[position.facts["log"]["round"]].millis
    running = [timer for timer, space in enumerate(position.at) if space != NONE and timer not in position.ready]
    return [
        (length, {"kind": "ClockRanOut"}),
        *((ends[timer], {"kind": "SandRanOut", "timer": timer}) for timer in running),
    ]


def open_choice(position: Position) -> list[tuple[int, Heard]]:
    """D4: no player chooses, so the first one is taken."""
    kind, field = CHOSEN[position.need]
    return [(position.facts["clock"]["choice"], {"kind": kind, "seat": TABLE, field: min(position.choices())})]


def next_event(position: Position) -> list[tuple[int, Heard]]:
    """An event waits for an open choice; one that had to wait until the last 20 s stays away."""
    moments = position.facts["clock"]["moments"]
    latest = position.voyage.rounds[position.facts["log"]["round"]].millis - QUIET
    due = [max(moment, position.now) for moment in moments[:1]]
    return [(moment, {"kind": "EventCalled"}) for moment in due if moment <= latest]


def check_time(before: Position, at: int, events: list[Heard]) -> None:
    """A line of the table's own: the deadline that was next, and the first thing that T6 says."""
    due = deadline(before)
    assert due is not None
    assert due[0] == at, f"time acted at {at}, not at {due[0]}"
    first = {name: events[0][name] for name in due[1]}
    assert first == due[1], f"{first} happened, not {due[1]}"
