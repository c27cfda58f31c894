"""What a player of Corto does, verb by verb, and what the engine answers."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from corto.tables import COLOURS, LETTERS, RULES, card, card_name, cards, sq, square_name, waits_for
from saltsea.games.corto.engine.state import CortoState
from saltsea.kernel.chance import Chance, Dealer
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.seat import Seat
from saltsea.kernel.step import FullTrace, act


@dataclass(frozen=True)
class Deed:
    """An action, and what chance answers if it asks."""

    action: Action
    answers: tuple[int, ...] = field(default=())

    def __str__(self) -> str:
        return str(RULES.vocabulary.plain(self.action))


def deed(kind: str, *answers: int, **fields: int) -> Deed:
    action = RULES.vocabulary.action({"kind": kind, **fields})
    assert action is not None, f"the vocabulary has no {kind} {fields}"
    return Deed(action, answers)


def play(name: str) -> Deed:
    return deed("Play", card=card(name))


def discard(name: str) -> Deed:
    return deed("Discard", card=card(name))


def recover(name: str) -> Deed:
    return deed("Recover", card=card(name))


def draw(name: str) -> Deed:
    """Draw this card from its deck; only a letter draws whatever comes."""
    return deed("Draw", *cards(name if name[1:] else ""), adventure=LETTERS.index(name[0]))


def place(square: str, *tile: int) -> Deed:
    """Lay the character on a square, where this tile is turned."""
    return deed("Place", *tile, square=sq(square))


def mark(square: str) -> Deed:
    return deed("Mark", square=sq(square))


def lift(square: str) -> Deed:
    return deed("Lift", square=sq(square))


def hit(square: str, owner: Seat) -> Deed:
    return deed("Hit", square=sq(square), owner=owner)


def kill(square: str) -> Deed:
    return deed("Kill", square=sq(square))


def hit_train(carriage: int = 0) -> Deed:
    """Hit the train, whose top carriage is this one of the nine."""
    return deed("HitTrain", carriage)


def sail(square: str) -> Deed:
    return deed("Sail", square=sq(square))


def send_home(square: str, owner: Seat) -> Deed:
    return deed("SendHome", square=sq(square), owner=owner)


def choose(figurine: int) -> Deed:
    return deed("Choose", figurine=figurine)


def move(square: str) -> Deed:
    return deed("Move", square=sq(square))


def remove(square: str) -> Deed:
    return deed("Remove", square=sq(square))


def pick(square: str) -> Deed:
    return deed("Pick", square=sq(square))


AGREE: Final = deed("Agree")
SKIP: Final = deed("Skip")
END: Final = deed("EndTurn")


class Script(Dealer):
    """Answers with what the test wants to see; without a wish, with whatever comes first. Notes what was asked."""

    def __init__(self, *answers: int) -> None:
        self.answers = list(answers)
        self.asked: list[Chance] = []

    def answer(self, chance: Chance) -> list[int]:
        self.asked.append(chance)
        if not self.answers:
            return chance.pool[: chance.take]
        wanted, self.answers = self.answers[: chance.take], self.answers[chance.take :]
        assert len(wanted) == chance.take, f"{chance.name!r} takes {chance.take}, and the test has only {wanted}"
        left = list(chance.pool)
        for number in wanted:
            assert number in left, f"{number} cannot come out of {chance.name!r}: {chance.pool}"
            left.remove(number)
        return wanted

    def done(self) -> None:
        assert not self.answers, f"chance was never asked for {self.answers}"


def do(state: CortoState, *deeds: Deed) -> list[Event]:
    """The player whose turn it is does this, one after the other, and every step must be legal. Answers the events."""
    happened: list[Event] = []
    for one in deeds:
        seat = state.turn
        refusal = RULES.check(state, seat, one.action, 0)
        assert refusal is None, f"{one} is refused by {refusal.rule} ({refusal.text}) while {waits_for(state)}"
        assert one.action in RULES.legal(state, seat), f"{one} is not refused, but not offered either"
        trace, script = FullTrace(), Script(*one.answers)
        act(RULES, state, seat, one.action, 0, script, trace)
        script.done()
        happened += trace.events
    return happened


def could_come(state: CortoState, one: Deed) -> list[int]:
    """Everything that chance could answer if this were done: the deck, the tiles, the carriages."""
    script = Script()
    act(RULES, state.copy(), state.turn, one.action, 0, script, FullTrace())
    assert [chance.take for chance in script.asked] == [1]
    return sorted(script.asked[0].pool)


def names_of(events: Sequence[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def refused(state: CortoState, one: Deed, seat: Seat | None = None) -> str:
    """The rule that forbids this; what is refused must not be offered."""
    seat = state.turn if seat is None else seat
    refusal = RULES.check(state, seat, one.action, 0)
    assert refusal is not None, f"{one} is allowed while {waits_for(state)}"
    assert one.action not in RULES.legal(state, seat), f"{one} is offered though {refusal.rule} forbids it"
    assert refusal.rule.startswith("corto.")
    return refusal.rule.removeprefix("corto.")


def allowed(state: CortoState, one: Deed) -> bool:
    """Whether the player whose turn it is may do this; both answers of the engine must agree."""
    silent = RULES.check(state, state.turn, one.action, 0) is None
    assert silent == (one.action in RULES.legal(state, state.turn)), f"legal and check disagree about {one}"
    return silent


def offered(state: CortoState, kind: str) -> list[str]:
    """What can be done in this way: the squares, cards, decks or figurines, in the engine's order."""
    found: list[str] = []
    for action in RULES.legal(state, state.turn):
        plain: dict[str, Any] = RULES.vocabulary.plain(action)
        if plain["kind"] == kind:
            found.append(_said(plain))
    return found


def _said(plain: dict[str, Any]) -> str:
    if "square" in plain:
        owner = f" {COLOURS[plain['owner']]}" if "owner" in plain else ""
        return square_name(plain["square"]) + owner
    if "card" in plain:
        return card_name(plain["card"])
    if "adventure" in plain:
        return LETTERS[plain["adventure"]]
    return str(plain.get("figurine", plain["kind"]))
