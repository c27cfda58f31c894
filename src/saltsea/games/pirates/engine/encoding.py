"""A Tale of Pirates as a row of small numbers for programs that learn: everything but the moments of events to come."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

from saltsea.games.pirates.chapters.chapter import Chapter
from saltsea.games.pirates.engine.actions import Pause
from saltsea.games.pirates.engine.kinds import LEVELS, PARTS, TOKENS, Content
from saltsea.games.pirates.engine.state import (
    BRIEFING,
    CARD_MEMORY,
    FREE,
    RUNS,
    SAILING,
    TALLIES,
    UNKNOWN,
    PiratesState,
    ship_time,
)
from saltsea.games.pirates.rules.damage import corks_left, options
from saltsea.games.pirates.rules.deeds import balls_left
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import held_spaces
from saltsea.games.pirates.rules.ship import (
    AREAS,
    BIT,
    CANNONS,
    MOST_SPEED,
    POSITIONS,
    SECTORS,
    SHIP_SPACES,
    SPACES,
    TIMERS,
)
from saltsea.kernel.encoding import Encoding, capped, write_set, write_time
from saltsea.kernel.nouns import Action
from saltsea.kernel.rules import Rules
from saltsea.kernel.seat import Seats, everyone, only

VERSION: Final = 1
SEATS: Final = 4
CALM: Final = ["off", "three-quarters", "half"]
PHASES: Final = 8
NEEDS: Final = 5
RESTS: Final = 5
RESULTS: Final = 4
DAMAGES: Final = 8
"""Ships that are dealt again are kept by kind and by damage up to this."""


@final
class PiratesEncoding(Encoding[PiratesState]):
    """The fields of a voyage. An attribute is the first cell of the field of that name."""

    kinds: i64
    events: i64
    seat: i64
    players: i64
    chapter: i64
    level: i64
    calm: i64
    parts: i64
    timers: i64
    owners: i64
    heading: i64
    sails: i64
    ship: i64
    corks: i64
    fires: i64
    loaded: i64
    spaces: i64
    held: i64
    aboard: i64
    sea: i64
    wounds: i64
    up: i64
    numbers: i64
    hidden: i64
    kept: i64
    loot: i64
    at: i64
    sand: i64
    ready: i64
    cursed: i64
    area: i64
    last_card: i64
    clock: i64
    stands: i64
    seen: i64
    log: i64
    sunk: i64
    pointed: i64
    taken: i64
    tally: i64
    result: i64
    phase: i64
    need: i64
    choices: i64
    owed_in: i64
    rest: i64
    fresh: i64
    event: i64
    gunner: i64
    aim: i64
    look: i64
    agenda: i64

    def __init__(self, rules: Rules[PiratesState], data: Content, chapters: list[Chapter]) -> None:
        super().__init__(rules, VERSION)
        self.add_waiting()
        self.for_people = ["Pause", "Resume"]
        self.kinds = len(data.cards)
        self.events = len(data.events)
        self.chapters = [chapter.name for chapter in chapters]
        self._table_fields()
        self._ship_fields()
        self._sea_fields(", ".join(data.cards))
        self._sand_fields()
        self._round_fields(", ".join(data.events))
        self._agenda_fields()

    def _table_fields(self) -> None:
        self.seat = self.field("seat", [SEATS], 1, "one-hot: the seat that looks")
        self.players = self.field("players", [SEATS], 1, "one-hot: one to four players")
        self.chapter = self.field("chapter", [len(self.chapters) + 1], 1, "one-hot: the chapter; the last is free play")
        self.level = self.field("level", [len(LEVELS)], 1, f"one-hot: {', '.join(LEVELS)}")
        self.calm = self.field("calm", [len(CALM)], 1, f"one-hot: calm seas: {', '.join(CALM)}")
        self.parts = self.field("parts", [len(PARTS)], 1, f"the ship has: {', '.join(PARTS)}")
        self.timers = self.field("timers", [TIMERS], 1, "per timer: it is in play")
        self.owners = self.field("owners", [TIMERS, SEATS], 1, "per timer and player: it is the player's")

    def _ship_fields(self) -> None:
        self.heading = self.field("heading", [SECTORS], 1, "one-hot: the sector of the bow")
        self.sails = self.field("sails", [MOST_SPEED + 1], 1, "one-hot: speed")
        self.ship = self.field("ship", [4], 14, "life points, hull that still holds, free corks, balls left")
        self.corks = self.field("corks", [SHIP_SPACES], 1, "per space of the ship: damaged")
        self.fires = self.field("fires", [SHIP_SPACES], 1, "per space of the ship: burning")
        self.loaded = self.field("loaded", [CANNONS], 1, "per cannon: loaded")
        self.spaces = self.field("spaces", [SHIP_SPACES], 1, "per space: the ship has it")
        self.held = self.field("held", [SHIP_SPACES], 1, "per space: Tentacles hold it")
        self.aboard = self.field("aboard", [len(TOKENS)], 99, f"aboard: {', '.join(TOKENS)}")

    def _sea_fields(self, names: str) -> None:
        kinds = self.kinds
        self.sea = self.field(
            "sea",
            [POSITIONS, kinds + 1],
            1,
            f"per position, one-hot: the card there: {names}; one not seen yet",
        )
        self.wounds = self.field("wounds", [POSITIONS], 14, "per position: damage of the card")
        self.up = self.field("up", [POSITIONS], 1, "per position: the card lies face up")
        self.numbers = self.field("numbers", [POSITIONS], 255, "per position: the card's own number in this round")
        self.hidden = self.field("hidden", [kinds], 18, "per kind: cards among those that nobody has seen")
        self.kept = self.field("kept", [kinds, DAMAGES], 18, "per kind and damage from 1: ships that come back with it")
        self.loot = self.field("loot", [SECTORS], 99, "per sector: Loot that lies there")

    def _sand_fields(self) -> None:
        self.at = self.field("at", [TIMERS, SPACES], 1, "per timer, one-hot: its space; ship first, then positions")
        self.sand = self.field("sand", [TIMERS, 2], 255, "per timer: time until its sand is down")
        self.ready = self.field("ready", [TIMERS], 1, "per timer: its sand is down")
        self.cursed = self.field("cursed", [TIMERS], 1, "per timer: cursed")
        self.area = self.field("area", [TIMERS, AREAS], 1, "per timer, one-hot: the area that it remembers")
        self.last_card = self.field("last_card", [TIMERS], 255, "per timer: the number of the card that it remembers")

    def _round_fields(self, names: str) -> None:
        self.clock = self.field(
            "clock", [5, 2], 255,
            "times: left in the round, since it began, until thunder ends, until a choice is made "
            "for the crew, left when the last round ended",
        )  # fmt: skip
        self.stands = self.field("stands", [3], 1, "one-hot: the clock runs, is paused, is held by an event")
        self.seen = self.field("seen", [self.events], 1, f"per event, this round had it: {names}")
        self.log = self.field("log", [6], 255, "round, rounds, stage of the goal, Kraken awake, cards dealt, pauses")
        self.sunk = self.field("sunk", [self.kinds], 255, "per kind: sunk")
        self.pointed = self.field("pointed", [self.kinds], 255, "per kind: pointed at")
        self.taken = self.field("taken", [len(TOKENS)], 255, "tokens taken, by kind")
        self.tally = self.field(
            "tally", [TALLIES], 255, "shots, looks, repairs, lives lost, broken timers, rocks struck, turns"
        )
        self.result = self.field("result", [RESULTS], 1, "one-hot: afloat, won, sunk, too late")

    def _agenda_fields(self) -> None:
        phases = "dealing, briefing, starting, sailing, closing, revealing, firing, over"
        self.phase = self.field("phase", [PHASES], 1, f"one-hot: {phases}")
        self.need = self.field("need", [NEEDS], 1, "one-hot: a choice that is owed: none, cork, unload, uncork, hide")
        self.choices = self.field("choices", [POSITIONS], 1, "what it is between: spaces, cannons or positions")
        self.owed_in = self.field("owed_in", [SHIP_SPACES], 1, "per space: the owed corks go into one of these")
        self.rest = self.field("rest", [RESTS], 1, "one-hot: at rest; turn up, strike, point, whirl")
        self.fresh = self.field("fresh", [POSITIONS], 1, "per position: just turned up")
        self.event = self.field("event", [self.events], 1, "one-hot: the event whose effect is not finished")
        self.gunner = self.field("gunner", [TIMERS], 1, "one-hot: the timer that fires")
        self.aim = self.field("aim", [POSITIONS], 1, "one-hot: the position that is fired at")
        self.look = self.field("look", [POSITIONS], 1, "one-hot: the position that is looked at")
        self.agenda = self.field(
            "agenda", [9], 255, "corks owed, of them Fire, next slot of the bow, fires that still spread, Powder used, "
            "what the last shot leads to + 1, Tentacles still called, cards that have fired, shots left of this one",
        )  # fmt: skip

    def write(self, state: PiratesState, seat: i64, into: vec[u8], at: i64) -> None:
        _write_table(self, state, seat, into, at)
        _write_ship(self, state, into, at)
        _write_sea(self, state, into, at)
        _write_sand(self, state, into, at)
        _write_clock(self, state, into, at)
        _write_log(self, state, into, at)
        _write_agenda(self, state, into, at)
        _write_left_to_do(self, state, into, at)

    def asked(self, state: PiratesState) -> Seats:
        """Everybody, while the clock stands or the crew owes a choice; else who has a timer in hand or one to take."""
        phase = state.agenda.phase
        if phase == BRIEFING or state.clock.stands != RUNS or state.clock.choice:
            return self.rules.waiting_on(state)
        found: Seats = 0
        if phase == SAILING:
            for timer in range(state.voyage.timers):
                if state.sand.at[timer] == FREE or state.sand.ready & BIT[timer]:
                    found |= only(owner_of(state.voyage, timer))
        return found & everyone(state.voyage.players)

    def offered(self, state: PiratesState, seat: i64) -> list[Action]:
        """All but to pause: a crew that learns has no need to, and could keep a voyage from ever ending."""
        return [action for action in self.rules.legal(state, seat) if not isinstance(action, Pause)]


def _write_table(encoding: PiratesEncoding, state: PiratesState, seat: i64, into: vec[u8], at: i64) -> None:
    voyage = state.voyage
    players: i64 = voyage.players
    into[at + encoding.seat + seat] = 1
    into[at + encoding.players + players - 1] = 1
    name, names = voyage.chapter.name, encoding.chapters
    chapter: i64 = names.index(name) if name in names else len(names)
    into[at + encoding.chapter + chapter] = 1
    level: i64 = voyage.level
    into[at + encoding.level + level] = 1
    calm: i64 = CALM.index(str(voyage.options.get("calm", "off")))
    into[at + encoding.calm + calm] = 1
    write_set(voyage.chapter.parts, into, at + encoding.parts)
    for timer in range(voyage.timers):
        into[at + encoding.timers + timer] = 1
        owner: i64 = owner_of(voyage, timer)
        into[at + encoding.owners + timer * SEATS + (owner - seat + players) % players] = 1


def _write_ship(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    ship = state.ship
    heading: i64 = ship.heading
    sails: i64 = ship.sails
    into[at + encoding.heading + heading] = 1
    into[at + encoding.sails + sails] = 1
    _write_numbers([ship.lives, ship.hull, corks_left(state), balls_left(state)], into, at + encoding.ship)
    write_set(ship.corks, into, at + encoding.corks)
    write_set(ship.fires, into, at + encoding.fires)
    write_set(ship.loaded, into, at + encoding.loaded)
    write_set(ship.spaces, into, at + encoding.spaces)
    write_set(held_spaces(state), into, at + encoding.held)
    _write_numbers(ship.aboard, into, at + encoding.aboard)


def _write_sea(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    sea = state.sea
    unseen: i64 = encoding.kinds
    place: i64 = at + encoding.sea
    for each in sea.kinds:
        kind: i64 = each
        if kind >= 0:
            into[place + kind] = 1
        elif kind == UNKNOWN:
            into[place + unseen] = 1
        place += unseen + 1
    _write_numbers(sea.wounds, into, at + encoding.wounds)
    write_set(sea.up, into, at + encoding.up)
    _write_numbers(sea.numbers, into, at + encoding.numbers)
    _write_numbers(sea.hidden, into, at + encoding.hidden)
    for kept in sea.kept:
        code: i64 = kept
        if code & 15:
            into[at + encoding.kept + (code >> 4) * DAMAGES + min(code & 15, DAMAGES) - 1] += 1
    _write_numbers(sea.loot, into, at + encoding.loot)


def _write_sand(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    sand = state.sand
    now = ship_time(state, state.clock.now)
    for timer in range(TIMERS):
        space: i64 = sand.at[timer]
        if space != FREE:
            into[at + encoding.at + timer * SPACES + space] = 1
            write_time(sand.ends[timer] - now, into, at + encoding.sand + timer * 2)
        last: i64 = sand.last[timer]
        if last >= CARD_MEMORY:
            into[at + encoding.last_card + timer] = capped(last - CARD_MEMORY)
        elif last >= 0:
            into[at + encoding.area + timer * AREAS + last] = 1
    write_set(sand.ready, into, at + encoding.ready)
    write_set(sand.cursed, into, at + encoding.cursed)


def _write_clock(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    clock = state.clock
    start: i64 = at + encoding.clock
    stands: i64 = clock.stands
    into[at + encoding.stands + stands] = 1
    write_set(clock.seen, into, at + encoding.seen)
    write_time(state.log.left, into, start + 8)
    if state.agenda.phase == BRIEFING:
        write_time(plan(state).seconds * 1000, into, start)
        return
    now = ship_time(state, clock.now)
    write_time(plan(state).seconds * 1000 - now, into, start)
    write_time(now, into, start + 2)
    write_time(clock.thunder - now, into, start + 4)
    write_time(clock.choice - now, into, start + 6)


def _write_log(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    log, sea = state.log, state.sea
    counts = [log.round, len(state.voyage.rounds), log.stage, log.awake, sea.dealt, state.clock.pauses]
    _write_numbers(counts, into, at + encoding.log)
    _write_numbers(log.sunk, into, at + encoding.sunk)
    _write_numbers(log.pointed, into, at + encoding.pointed)
    _write_numbers(log.taken, into, at + encoding.taken)
    _write_numbers(log.tally, into, at + encoding.tally)
    result: i64 = log.result
    into[at + encoding.result + result] = 1


def _write_agenda(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    agenda = state.agenda
    phase: i64 = agenda.phase
    need: i64 = agenda.need
    rest: i64 = agenda.rest
    into[at + encoding.phase + phase] = 1
    into[at + encoding.need + need] = 1
    into[at + encoding.rest + rest] = 1
    if state.clock.choice:
        write_set(options(state), into, at + encoding.choices)
    _write_place(agenda.event, into, at + encoding.event)
    _write_place(agenda.gunner, into, at + encoding.gunner)
    _write_place(agenda.aim, into, at + encoding.aim)
    _write_place(agenda.look, into, at + encoding.look)


def _write_left_to_do(encoding: PiratesEncoding, state: PiratesState, into: vec[u8], at: i64) -> None:
    agenda = state.agenda
    write_set(agenda.owed_in, into, at + encoding.owed_in)
    write_set(agenda.fresh, into, at + encoding.fresh)
    counts = [
        agenda.owed, agenda.owed_fire, agenda.slot, agenda.burning, agenda.powder, agenda.leads + 1, agenda.woken,
        agenda.shooter, agenda.shots,
    ]  # fmt: skip
    _write_numbers(counts, into, at + encoding.agenda)


def _write_numbers(numbers: list[int], into: vec[u8], at: i64) -> None:
    for number in numbers:
        into[at] = capped(number)
        at += 1


def _write_place(place: i64, into: vec[u8], at: i64) -> None:
    if place >= 0:
        into[at + place] = 1
