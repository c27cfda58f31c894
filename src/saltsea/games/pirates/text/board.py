"""Ship and sea in text: a picture of six sectors around the Ellen, or a sentence for each."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from saltsea.games.pirates.engine.kinds import TOKENS
from saltsea.games.pirates.engine.state import FREE, NO_CARD, PAUSED, RUNS, SAILING, UNKNOWN, PiratesState, ship_time
from saltsea.games.pirates.rules.damage import corks_left
from saltsea.games.pirates.rules.deeds import balls_left
from saltsea.games.pirates.rules.levels import owner_of
from saltsea.games.pirates.rules.rounds import plan
from saltsea.games.pirates.rules.sand import held_spaces
from saltsea.games.pirates.rules.ship import (
    AREA_OF,
    BIT,
    CANNON_OF,
    POINTING,
    REPAIRS_SPACE,
    SECTORS,
    SHIP_SPACES,
    SLOTS,
    Position,
    Sector,
    Space,
    Timer,
    offset_to,
    slots_of,
)
from saltsea.games.pirates.text.story import VoyageText
from saltsea.games.pirates.text.words import (
    area_title,
    card_title,
    clock_title,
    position_title,
    sector_title,
    space_title,
    timer_title,
    token_title,
)
from saltsea.kernel.seat import Seat
from saltsea.text_table.field_format import FieldFormat
from saltsea.text_table.word_matching import sentence
from saltsea.texts import Args

WIDE: Final = 25
"""Letters of one sector."""
ROWS: Final = ((5, 0, 1), (4, 3, 2))
"""The sectors as a chart has them: north above, west on the left."""


class Board:
    """One moment of a voyage."""

    def __init__(
        self, voyage_text: VoyageText, spaces: FieldFormat, people: Sequence[Seat], called: Callable[[Seat], str]
    ) -> None:
        self.voyage_text = voyage_text
        self.texts = voyage_text.texts
        self.state: PiratesState = voyage_text.state
        self.spaces = spaces
        self.people = people
        self.called = called
        """What a player is called."""
        self.held = held_spaces(self.state)

    def say(self, text: str, **args: str | int) -> str:
        return self.texts.say(text, args)

    # --- the picture ---

    def width(self) -> int:
        return (WIDE + 1) * len(ROWS[0]) + 1

    def picture(self) -> list[str]:
        rule = "─" * WIDE
        top, bottom = (self.row(row) for row in ROWS)
        middle = f"├{'┴'.join([rule] * 3)}┤"
        below = f"├{'┬'.join([rule] * 3)}┤"
        deck = [f"│{line:^{self.width() - 2}}│" for line in self.deck()]
        return [f"┌{'┬'.join([rule] * 3)}┐", *top, middle, *deck, below, *bottom, f"└{'┴'.join([rule] * 3)}┘"]

    def row(self, sectors: Sequence[Sector]) -> list[str]:
        cells = [self.cell(sector) for sector in sectors]
        height = max(len(cell) for cell in cells)
        return [f"│{'│'.join(fitted(cell, line) for cell in cells)}│" for line in range(height)]

    def cell(self, sector: Sector) -> list[str]:
        """A sector's name, its cards, and the spaces of the ship that look out on it."""
        offset = offset_to(self.state.ship.heading, sector)
        side = {0: "bow", SECTORS // 2: "stern"}.get(offset, "side")
        loot = self.state.sea.loot[sector]
        head = self.say(f"sign-pirates-{side}", sector=self.texts.say(f"sector-pirates-{sector}"))
        cards = [line for place in slots_of(sector) for line in self.card_signs(place)]
        spaces = [self.space_sign(space) for space in POINTING[offset] if self.has(space)]
        return [f"{head}{self.say('sign-pirates-loot', loot=loot) if loot else ''}", *cards, *spaces]

    def deck(self) -> list[str]:
        """Between the sectors: the ship herself."""
        ship = self.state.ship
        heading = sector_title(self.texts, ship.heading)
        return [self.say("sign-pirates-ship", heading=heading, sails=ship.sails), self.space_sign(REPAIRS_SPACE)]

    def has(self, space: Space) -> bool:
        return bool(self.state.ship.spaces & BIT[space])

    def card_signs(self, place: Position) -> list[str]:
        """A card, and below it the timers that stand on it."""
        if self.state.sea.kinds[place] == NO_CARD:
            return []
        return [self.card_sign(place), *(f"  {timer}" for timer in self.timers_on(SHIP_SPACES + place))]

    def card_sign(self, place: Position) -> str:
        """`2 Corvette 1/2`: what is left of its life points."""
        slot, kind = place % SLOTS + 1, self.state.sea.kinds[place]
        if kind == UNKNOWN:
            return self.say("sign-pirates-down", slot=slot)
        name = card_title(self.texts, self.voyage_text.content.cards[kind])
        if not self.state.sea.up & BIT[place]:
            return self.say("sign-pirates-seen", slot=slot, card=name)
        life, speed = self.voyage_text.content.life[kind], self.voyage_text.content.speed[kind]
        signs = [f"{slot} {name}"]
        signs += [f"{life - self.state.sea.wounds[place]}/{life}"] if life else []
        signs += [self.say("sign-pirates-speed", speed=speed)] if speed >= 0 else []
        return " ".join(signs)

    def space_sign(self, space: Space) -> str:
        """`sails2 cork`, `right1 ball T2 12s`: as it is typed, and what is there."""
        return " ".join([self.spaces.written(space), *self.marks(space, "sign"), *self.timers_on(space)])

    def marks(self, space: Space, how: str) -> Iterator[str]:
        ship, cannon = self.state.ship, CANNON_OF[space]
        if ship.fires & BIT[space]:
            yield self.say(f"{how}-pirates-fire")
        elif ship.corks & BIT[space]:
            yield self.say(f"{how}-pirates-cork")
        if cannon >= 0 and ship.loaded & BIT[cannon]:
            yield self.say(f"{how}-pirates-ball")
        if self.held & BIT[space]:
            yield self.say(f"{how}-pirates-held")

    def timers_on(self, space: Space) -> list[str]:
        return [
            self.say("sign-pirates-timer", timer=timer + 1, sand=self.sand(timer))
            for timer, at in enumerate(self.state.sand.at)
            if at == space
        ]

    def sand(self, timer: Timer) -> str:
        """What is left of a timer's sand."""
        if self.state.sand.ready & BIT[timer]:
            return self.say("sand-pirates-ready")
        return self.say("sand-pirates-runs", seconds=self.seconds(timer))

    def seconds(self, timer: Timer) -> int:
        left = self.state.sand.ends[timer] - ship_time(self.state, self.state.clock.now)
        return max(0, -(left // -1000))

    # --- in sentences ---

    def lines(self) -> list[str]:
        """The sectors clockwise from the bow."""
        heading = self.state.ship.heading
        return [self.sector_line((heading + offset) % SECTORS) for offset in range(SECTORS)]

    def sector_line(self, sector: Sector) -> str:
        offset = offset_to(self.state.ship.heading, sector)
        spaces = [space for space in POINTING[offset] if self.has(space)]
        cards = [self.card_line(place) for place in slots_of(sector) if self.state.sea.kinds[place] != NO_CARD]
        loot = self.state.sea.loot[sector]
        cards += [self.say("lines-pirates-loot", loot=loot)] if loot else []
        args: Args = {
            "sector": sector_title(self.texts, sector),
            "area": " + ".join(dict.fromkeys(area_title(self.texts, AREA_OF[space]) for space in spaces)),
            "cards": ", ".join(cards) or self.say("lines-pirates-empty"),
            "spaces": ", ".join(self.space_line(space) for space in spaces),
        }
        return sentence(self.texts.say(f"lines-pirates-{'bow' if offset == 0 else 'sector'}", args))

    def card_line(self, place: Position) -> str:
        kind = self.state.sea.kinds[place]
        where = position_title(self.texts, place)
        if kind == UNKNOWN:
            return self.say("lines-pirates-down", position=where)
        name = card_title(self.texts, self.voyage_text.content.cards[kind])
        if not self.state.sea.up & BIT[place]:
            return self.say("lines-pirates-seen", position=where, card=name)
        life, speed = self.voyage_text.content.life[kind], self.voyage_text.content.speed[kind]
        more = [self.say("lines-pirates-life", left=life - self.state.sea.wounds[place], life=life)] if life else []
        more += [self.say("lines-pirates-speed", speed=speed)] if speed >= 0 else []
        card_words = self.say("lines-pirates-more", card=name, more=", ".join(more)) if more else name
        return self.say("lines-pirates-card", position=where, card=card_words)

    def space_line(self, space: Space) -> str:
        """What is in a space beside timers, which are told by themselves."""
        marks = " ".join(self.marks(space, "lines")) or self.say("lines-pirates-whole")
        return self.say("lines-pirates-space", space=self.spaces.written(space), marks=marks)

    # --- below both ---

    def below(self) -> list[str]:
        """Ship, timers, clock and goal."""
        return [
            self.ship(),
            *map(self.timer, range(self.state.voyage.timers)),
            self.clock(),
            self.voyage_text.goal_so_far(),
        ]

    def ship(self) -> str:
        ship = self.state.ship
        aboard = [
            self.voyage_text.number_of(token_title(self.texts, TOKENS[token]), number)
            for token, number in enumerate(ship.aboard)
            if number
        ]
        args: Args = {
            "heading": sector_title(self.texts, ship.heading),
            "sails": ship.sails,
            "lives": ship.lives,
            "corks": corks_left(self.state),
            "balls": balls_left(self.state),
            "aboard": ", ".join(aboard) or self.say("ship-pirates-nothing"),
        }
        return self.texts.say("ship-pirates", args)

    def timer(self, timer: Timer) -> str:
        """`Timer 2 (Green): Helm, 12 s.`"""
        seat = owner_of(self.state.voyage, timer)
        who = self.called(seat)
        args: Args = {
            "timer": timer_title(self.texts, timer),
            "seat": self.say("seat-pirates-you", seat=who) if seat in self.people else who,
            "where": self.where(timer),
            "cursed": int(bool(self.state.sand.cursed & BIT[timer])),
        }
        return self.texts.say("timer-pirates-line", args)

    def where(self, timer: Timer) -> str:
        space = self.state.sand.at[timer]
        if space == FREE:
            return self.say("sand-pirates-free")
        return self.say("sand-pirates-at", space=self.named(space), sand=self.sand(timer))

    def named(self, space: Space) -> str:
        """A space of the ship, or a card by its name and place; a card that no player has seen by its place alone."""
        place = space - SHIP_SPACES
        if space < SHIP_SPACES or self.state.sea.kinds[place] < 0:
            return space_title(self.texts, space)
        card = card_title(self.texts, self.voyage_text.content.cards[self.state.sea.kinds[place]])
        return self.say("lines-pirates-card", position=position_title(self.texts, place), card=card)

    def clock(self) -> str:
        """What the round's clock shows."""
        state = self.state
        args: Args = {"round": state.log.round + 1, "rounds": len(state.voyage.rounds)}
        if state.agenda.phase != SAILING:
            return self.texts.say("clock-pirates-none", args)
        left = plan(state).seconds * 1000 - ship_time(state, state.clock.now)
        args["left"] = clock_title(self.texts, max(0, left))
        stands = {RUNS: "runs", PAUSED: "paused"}.get(state.clock.stands, "waits")
        return self.texts.say(f"clock-pirates-{stands}", args)


def fitted(cell: Sequence[str], line: int) -> str:
    """A line of a cell, cut or filled up to its width."""
    text = cell[line] if line < len(cell) else ""
    return f" {text[: WIDE - 1]:<{WIDE - 1}}"
