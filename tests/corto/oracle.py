"""A second opinion: what the specification allows in a position, and what the count comes to, worked out the slow way.

It shares no line with the engine. It reads the position as plain facts and the cards from the box's own file, and
thinks in rows and columns instead of bit masks."""

import json
from dataclasses import dataclass
from functools import cache
from typing import Any, Final

from corto.tables import LETTERS, NOWHERE, RULES, card_name
from saltsea.games.corto.definition import CONTENT
from saltsea.games.corto.engine.state import STEP_NAMES, CortoState

Place = tuple[int, int]
"""Row from the top, number on the strip."""
Deeds = set[tuple[str, tuple[int, ...]]]
"""What can be done: the action's name and its fields in order."""

BOX: Final[dict[str, dict[str, Any]]] = {
    entry["id"]: entry for entry in json.loads((CONTENT / "cards.json").read_text(encoding="utf-8"))["cards"]
}
LEOPARD_GOLD: Final = {0: 0, 1: 1, 2: 3}
CARRIAGE_GOLD: Final = (1, 1, 1, 1, 1, 2, 2, 2, 3)


@cache
def entry(card: int) -> dict[str, Any]:
    return BOX[card_name(card)]


def where(square: int) -> Place | None:
    return None if square == NOWHERE else (square // 9, square % 9 + 1)


def number(place: Place) -> int:
    return place[0] * 9 + place[1] - 1


@dataclass
class Character:
    """A card on the board and the markers on it, by seat."""

    card: int
    marks: list[int]

    def controller(self) -> int | None:
        most = max(self.marks)
        leaders = [seat for seat, count in enumerate(self.marks) if count == most]
        return leaders[0] if most and len(leaders) == 1 else None


class Position:
    """The table as a note-taker sees it who walks around it."""

    def __init__(self, state: CortoState) -> None:
        facts: Any = RULES.snapshot(state)
        self.facts = facts
        self.options: dict[str, Any] = facts["options"]
        self.players: int = facts["players"]
        self.seat: int = facts["turn"]
        self.strips = [LETTERS[adventure] for adventure in facts["strips"]]
        self.length = int(self.options["length"])
        self.board: dict[Place, Character] = {}
        for square, card in enumerate(facts["who"]):
            place = where(square)
            if card >= 0 and place:
                marks = [facts["marks"][square] >> 4 * seat & 15 for seat in range(self.players)]
                self.board[place] = Character(card, marks)
        self.hand = [card for card in facts["hands"][self.seat * 4 : self.seat * 4 + 4] if card >= 0]
        self.stock: int = facts["stock"][self.seat]
        self.figurines = [where(facts["corto"]), where(facts["rasputin"])]
        self.actor = where(facts["actor"])
        self.train = where(facts["train"])
        self.decks = [letter for letter in LETTERS if facts["decks"][LETTERS.index(letter)]]
        self.step = STEP_NAMES.get(facts["step"], "")
        self.card: int = facts["card"]

    # --- geometry (G) ---

    def squares(self) -> list[Place]:
        return [(row, column) for row in range(len(self.strips)) for column in range(1, self.length + 1)]

    def beside(self, place: Place) -> list[Place]:
        row, column = place
        around = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [other for other in around if other in self.squares()]

    def area(self, place: Place) -> list[Place]:
        return [other for other in self.squares() if max(abs(other[0] - place[0]), abs(other[1] - place[1])) <= 1]

    def reached(self, place: Place, card: int) -> list[Place]:
        """What a card acts on from here (L1, O3)."""
        if not entry(card).get("long"):
            return self.beside(place)
        return [other for other in self.squares() if other != place and (other[0] == place[0] or other[1] == place[1])]

    # --- markers (M) ---

    def mine(self) -> list[Place]:
        return [place for place, character in self.board.items() if character.marks[self.seat]]

    def markable(self, places: list[Place]) -> list[Place]:
        found = [place for place in places if place in self.board]
        if self.stock:
            return found
        return [place for place in found if any(other != place for other in self.mine())]

    # --- the end (E) ---

    def full(self, taken: list[Place]) -> int:
        rows = range(len(self.strips))
        return sum(all((row, column) in taken for column in range(2, self.length + 1)) for row in rows)

    def taken(self) -> list[Place]:
        return [*self.board, *(place for place in self.figurines if place)]

    def may_occupy(self, place: Place, others: list[Place]) -> bool:
        """E2: as the second of a turn no character makes the second strip full; after that none goes anywhere."""
        if self.facts["closing"]:
            return False
        return not self.facts["placed"] or self.full([*others, place]) < 2

    # --- what can be done with a card ---

    def places(self, card: int) -> list[Place]:
        backgrounds = [card_name(card)[0], entry(card).get("second")]
        found = []
        for place in self.squares():
            row, column = place
            colour = self.facts["anywhere"] or self.strips[row] in backgrounds
            company = any(other in self.taken() for other in self.beside(place))
            if column > 1 and colour and company and place not in self.taken() and self.may_occupy(place, self.taken()):
                found.append(place)
        return found

    def moves(self) -> list[Place]:
        figurine = self.facts["figurine"]
        here, other = self.figurines[figurine], self.figurines[1 - figurine]
        steps = 6 if entry(self.card).get("vehicle") else 3
        starts = [here] if here else [(row, 1) for row in range(len(self.strips))]
        others = [*self.board, *([other] if other else [])]
        return [
            place
            for place in self.squares()
            if any(abs(place[0] - start[0]) + abs(place[1] - start[1]) <= steps for start in starts)
            and self.may_occupy(place, others)
        ]

    def marks(self, card: int) -> Deeds:
        if self.actor is None or entry(card)["border"] == "black":
            return set()
        return {("Mark", (number(place),)) for place in self.markable(self.reached(self.actor, card))}

    def hits(self, card: int) -> Deeds:
        if self.actor is None or entry(card)["border"] == "white":
            return set()
        english = self.options["black_border"] == "english" and entry(card)["kind"] == "character"
        found: Deeds = set()
        for place in self.reached(self.actor, card):
            character = self.board.get(place)
            if character is None:
                continue
            owners = [seat for seat, count in enumerate(character.marks) if count]
            if not owners:
                found.add(("Kill", (number(place),)))
            for owner in owners:
                if not (english and owner == self.seat):
                    found.add(("Hit", (number(place), owner)))
        if self.train and self.facts["carriages_left"] and self.train in [self.actor, *self.reached(self.actor, card)]:
            found.add(("HitTrain", ()))
        return found

    def recoverable(self) -> list[int]:
        return [card for card in self.facts["pile"][-5:] if entry(card)["kind"] in ("object", "figurine")]

    def playable(self, card: int) -> bool:
        """T4: its first step has a choice, or it has none."""
        kind, verb = entry(card)["kind"], entry(card).get("verb")
        if kind == "character":
            return bool(self.places(card))
        if kind == "object":
            return self.actor is not None and bool(self.marks(card) | self.hits(card))
        if kind == "figurine":
            return not self.facts["closing"]
        needs = {"exchange": len(self.board) > 1, "shift": len(self.mine()) > 1, "recover": bool(self.recoverable())}
        return needs.get(str(verb), True)

    # --- what can be done now ---

    def deeds(self) -> Deeds:
        if not self.step:
            return set()
        found: Deeds = getattr(self, "_" + self.step.replace("-", "_"))()
        return found

    def _start_mark(self) -> Deeds:
        return {("Mark", (number((row, 2)),)) for row in range(len(self.strips))}

    def _draw_from(self) -> Deeds:
        return {("Draw", (LETTERS.index(letter),)) for letter in self.decks}

    def _start_draw(self) -> Deeds:
        return self._draw_from()

    def _main(self) -> Deeds:
        plays, discards = self.facts["plays"], self.facts["discards"]
        slow = self.options["slow_start"] == "on" and self.players == 4 and self.facts["turns"] == 0
        found: Deeds = set()
        if not discards and plays < (2 if slow else 4):
            found |= {("Play", (card,)) for card in self.hand if self.playable(card)}
        if not plays:
            found |= {("Discard", (card,)) for card in self.hand}
        return found | self._draw()

    def _draw(self) -> Deeds:
        """T1 and T2: after playing two at most, else back to four while there are cards."""
        room = 4 - len(self.hand)
        plays, drawn = self.facts["plays"], self.facts["drawn"]
        if plays:
            room = min(room, 2 + self.facts["more"] - drawn)
        found = self._draw_from() if room > 0 else set()
        if plays or not found:
            found = found | {("EndTurn", ())}
        return found

    def _place(self) -> Deeds:
        return {("Place", (number(place),)) for place in self.places(self.card)}

    def _lift(self) -> Deeds:
        target = where(self.facts["target"])
        return {("Lift", (number(place),)) for place in self.mine() if place != target}

    def _sail(self) -> Deeds:
        vessel = where(self.facts["vessel"])
        assert vessel is not None
        return {("Skip", ())} | {("Sail", (number(place),)) for place in self.beside(vessel) if place[1] > 1}

    def _crow(self) -> Deeds:
        return {("Skip", ())} | {
            ("SendHome", (number(place), seat))
            for place, character in self.board.items()
            for seat, count in enumerate(character.marks)
            if count and seat != self.seat
        }

    def _border(self) -> Deeds:
        return {("Skip", ())} | self.marks(self.card) | self.hits(self.card)

    def _act(self) -> Deeds:
        found = self.marks(self.card) | self.hits(self.card)
        return found | {("Skip", ())} if self.facts["left"] < entry(self.card)["times"] else found

    def _choose(self) -> Deeds:
        return {("Choose", (0,)), ("Choose", (1,))}

    def _move(self) -> Deeds:
        return {("Move", (number(place),)) for place in self.moves()}

    def _agree(self) -> Deeds:
        return {("Agree", ()), ("Skip", ())}

    def _visit(self) -> Deeds:
        assert self.actor is not None
        return {("Skip", ())} | {("Mark", (number(place),)) for place in self.markable(self.area(self.actor))}

    def _remove(self) -> Deeds:
        assert self.actor is not None
        found: Deeds = {("Remove", (number(place),)) for place in self.area(self.actor) if place in self.board}
        return found | {("Skip", ())} if self.options["figurines"] != "must" else found

    def _pick(self) -> Deeds:
        return {("Pick", (number(place),)) for place in self.board}

    def _pick_second(self) -> Deeds:
        return self._pick() - {("Pick", (self.facts["target"],))}

    def _shift_from(self) -> Deeds:
        found: Deeds = {("Lift", (number(place),)) for place in self.mine()}
        return found | {("Skip", ())} if self.facts["left"] < 3 else found

    def _shift_to(self) -> Deeds:
        return {("Mark", (number(place),)) for place in self.mine() if number(place) != self.facts["target"]}

    def _regain(self) -> Deeds:
        return {("Recover", (card,)) for card in self.recoverable()}

    # --- what a deed does ---

    def board_after(self, kind: str, square: int, owner: int) -> dict[Place, Character]:
        """The characters and their markers once this is done."""
        board = {place: Character(each.card, each.marks[:]) for place, each in self.board.items()}
        place, target = where(square), where(self.facts["target"])
        if kind in ("Kill", "Remove") and place:
            del board[place]
        elif (kind == "SendHome" and place) or (kind == "Hit" and place and not self.guard(place)):
            board[place].marks[owner] -= 1
        elif kind == "Pick" and self.step == "pick-second" and place and target:
            board[place], board[target] = board[target], board[place]
        elif kind == "Mark" and place and (self.stock or self.step == "shift-to"):
            board[place].marks[self.seat] += 1
            if self.step == "shift-to" and target:
                board[target].marks[self.seat] -= 1
        elif kind == "Lift" and self.step == "lift" and place and target:
            board[place].marks[self.seat] -= 1
            board[target].marks[self.seat] += 1
        elif kind == "Place" and place:
            board[place] = Character(self.card, [0] * self.players)
            board[place].marks[self.seat] += 1 if self.stock else 0
        return board

    def guard(self, place: Place) -> int | None:
        """The guard that stops a hit here, if one does (A6)."""
        controller = self.board[place].controller()
        codes: list[int] = self.facts["guards"]
        own = [code for code in codes if controller is not None and code // 128 == controller != self.seat]
        return own[0] if own else None

    def paid(self, place: Place) -> list[int]:
        """Whom the friends around Corto pay, in reading order (F3)."""
        friends = [self.board[other] for other in self.area(place) if other in self.board]
        seats = [friend.controller() for friend in friends if entry(friend.card).get("friend")]
        return [seat for seat in seats if seat is not None]

    def woken(self, board: dict[Place, Character]) -> list[int]:
        """Who takes a leopard after a kill, in order (QD)."""
        if "D" not in self.strips:
            return []
        row = self.strips.index("D")
        there = [character.marks for place, character in board.items() if place[0] == row]
        others = [(self.seat + step) % self.players for step in range(1, self.players)]
        found = [seat for seat in others if any(marks[seat] for marks in there)]
        return found[: self.facts["leopards_left"]]

    # --- the count (V) ---

    def gold(self, seat: int) -> int:
        groups = sorted((len(group) for group in self.groups(seat)), reverse=True)
        codes: list[int] = self.facts["sealed"]
        sealed = sum(code // 128 == seat for code in codes)
        return 2 * sum(groups[:1]) + sum(groups[1:]) + sealed + self.quest_gold(seat)

    def groups(self, seat: int) -> list[list[Place]]:
        left = [place for place, character in self.board.items() if character.controller() == seat]
        found = []
        while left:
            group, waiting = [], [left.pop()]
            while waiting:
                place = waiting.pop()
                group.append(place)
                near = [other for other in self.beside(place) if other in left]
                waiting += near
                left = [other for other in left if other not in near]
            if len(group) > 1:
                found.append(group)
        return found

    def controls(self, place: Place | None, seat: int) -> bool:
        return place is not None and place in self.board and self.board[place].controller() == seat

    def quest_gold(self, seat: int) -> int:
        prizes: list[int] = self.facts["prizes"]
        ingots, _, leopards, carriages = prizes[seat * 4 : seat * 4 + 4]
        total = 3 * ingots + LEOPARD_GOLD.get(leopards, 5)
        total += sum(gold for place, gold in enumerate(CARRIAGE_GOLD) if carriages >> place & 1)
        total += 5 * self.controls(where(self.facts["vessel"]), seat)
        total += 5 if self.facts["ace_holder"] == seat else 0
        if "F" in self.strips:
            total += 3 * sum(self.controls((row, self.length), seat) for row in range(len(self.strips)))
        return total

    def given(self, seat: int) -> int:
        """The compensation (P4)."""
        late = self.players == 2 and seat != self.facts["first"]
        return 2 if late and self.options.get("compensation") == "on" else 0

    def scores(self) -> list[int]:
        alone = [self.gold(seat) + self.given(seat) for seat in range(self.players)]
        if self.options["partners"] == "off":
            return alone
        return [alone[seat] + alone[(seat + 2) % 4] for seat in range(4)]

    def aces(self) -> int | None:
        """Who alone controls most aces, if anybody does (QB)."""
        controllers = [each.controller() for each in self.board.values() if entry(each.card).get("ace")]
        counts = [controllers.count(seat) for seat in range(self.players)]
        most = max(counts)
        return counts.index(most) if most and counts.count(most) == 1 else None
