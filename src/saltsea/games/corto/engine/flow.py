"""What an action does and what follows by itself: the order of things, in one place."""

from typing import Final

from saltsea.games.corto.engine import actions, events
from saltsea.games.corto.engine.cards import (
    ADVANTAGE,
    CHARACTER,
    CORTO,
    EITHER,
    FIGURINE,
    OBJECT,
    RASPUTIN,
    Cards,
    adventure_of,
)
from saltsea.games.corto.engine.state import (
    ACT,
    AFTER,
    AFTER_DRAW,
    CAN_ACT,
    CAN_PLAY,
    CHOOSE,
    DRAWING,
    END_TURN,
    FIGURINE_ACTS,
    FIRST_ASKED,
    LAY_QUESTS,
    LAY_STRIPS,
    MAIN,
    MOVE,
    NAME_FIRST,
    NO_SEAT,
    OVER,
    OWN_MARKER,
    PAY_FRIENDS,
    PICK_SECOND,
    PLACE,
    QUEST,
    SHIFT_FROM,
    SHIFT_TO,
    START_DRAW,
    TEST_END,
    TURN_CARRIAGE,
    TURN_UP,
    VISIT,
    CortoState,
)
from saltsea.games.corto.rules import advantages, characters, ending, figurines, objects, quests, setup, turn
from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Action, Event
from saltsea.kernel.seat import Seat

_WHICH: Final = [NO_SEAT, CORTO, RASPUTIN, CORTO]


def decide(state: CortoState, cards: Cards, seat: Seat, action: Action) -> Event:
    """The one direct fact of a legal action."""
    event = (
        _with_cards(cards, seat, action) or _with_characters(state, seat, action) or _with_pieces(state, seat, action)
    )
    if event is None:
        raise TypeError(f"{type(action).__name__} is no action of Corto")
    return event


def _with_cards(cards: Cards, seat: Seat, action: Action) -> Event | None:
    """What a player does with cards of a hand, a deck or the pile."""
    if isinstance(action, actions.Play):
        return _play(cards, seat, action.card)
    if isinstance(action, actions.Draw):
        return events.DrawAsked(seat, action.adventure)
    if isinstance(action, actions.EndTurn):
        return events.TurnEnded(seat)
    if isinstance(action, actions.Discard):
        return events.Discarded(seat, action.card)
    if isinstance(action, actions.Recover):
        return events.Recovered(seat, action.card)
    return None


def _with_characters(state: CortoState, seat: Seat, action: Action) -> Event | None:
    """What a player does with characters and the markers on them."""
    if isinstance(action, actions.Place):
        return events.Placed(seat, state.card, action.square)
    if isinstance(action, actions.Mark):
        return _mark(state, seat, action.square)
    if isinstance(action, actions.Hit):
        return characters.hit(state, seat, action.square, action.owner)
    if isinstance(action, actions.Kill):
        return characters.hit(state, seat, action.square, NO_SEAT)
    if isinstance(action, actions.Skip):
        return events.Declined(seat)
    if isinstance(action, actions.Remove):
        return events.Killed(seat, action.square, state.who[action.square])
    if isinstance(action, actions.Lift):
        return _lift(state, seat, action.square)
    if isinstance(action, actions.Pick):
        return _pick(state, action.square)
    if isinstance(action, actions.SendHome):
        return events.SentHome(seat, action.square, action.owner)
    return None


def _with_pieces(state: CortoState, seat: Seat, action: Action) -> Event | None:
    """What a player does with figurines, vessel and train."""
    if isinstance(action, actions.Move):
        return figurines.arrive(state, action.square)
    if isinstance(action, actions.Choose):
        return events.FigurineChosen(action.figurine)
    if isinstance(action, actions.Agree):
        return events.Agreed(seat)
    if isinstance(action, actions.Sail):
        return events.VesselSailed(action.square)
    if isinstance(action, actions.HitTrain):
        return events.TrainHit(seat)
    return None


def _play(cards: Cards, seat: Seat, card: int) -> Event:
    """A card's first step, and how often it acts."""
    kind = cards.kind[card]
    if kind == CHARACTER:
        return events.CardPlayed(seat, card, PLACE, 0, NO_SEAT)
    if kind == OBJECT:
        return events.CardPlayed(seat, card, ACT, cards.times[card], NO_SEAT)
    if kind == FIGURINE:
        step = CHOOSE if cards.who[card] == EITHER else MOVE
        return events.CardPlayed(seat, card, step, 0, _WHICH[cards.who[card]])
    step = advantages.FIRST_STEP[cards.verb[card]]
    return events.CardPlayed(seat, card, step, advantages.MOST_SHIFTS if step == SHIFT_FROM else 1, NO_SEAT)


def _mark(state: CortoState, seat: Seat, square: int) -> Event:
    """From the stock; if that is empty a marker must be lifted, or was already."""
    if state.step == SHIFT_TO:
        return events.MarkerMoved(seat, state.target, square)
    return events.Marked(seat, square) if state.stock[seat] else events.Aimed(square)


def _lift(state: CortoState, seat: Seat, square: int) -> Event:
    if state.step == SHIFT_FROM:
        return events.Lifted(square)
    return events.MarkerMoved(seat, square, state.target)


def _pick(state: CortoState, square: int) -> Event:
    if state.step == PICK_SECOND:
        return events.Exchanged(state.target, square)
    return events.Picked(square)


def consequence(state: CortoState, cards: Cards) -> Event | None:
    """What follows by itself. A table that waits for a player has nothing to say."""
    step = state.step
    if step >= FIRST_ASKED:
        return None
    if step == OWN_MARKER:
        return ending.end_is_near(state) or characters.own_marker(state)
    if step == QUEST:
        return _quest(state, cards)
    if step == CAN_ACT:
        return characters.border_action(state, cards) or events.Began(MAIN, 0)
    if step == AFTER:
        return _after(state, cards)
    if step == AFTER_DRAW:
        return setup.start_next(state) if state.doing == START_DRAW else turn.after_draw(state)
    if step == END_TURN:
        return quests.take_aces(state, cards) or _test_end(state)
    if step == TEST_END:
        return _test_end(state)
    if step == FIGURINE_ACTS:
        return ending.end_is_near(state) or figurines.figurine_acts(state, cards)
    if step == PAY_FRIENDS:
        return figurines.friends_pay(state, cards) or figurines.visit(state)
    if step == CAN_PLAY:
        return turn.skip_who_cannot(state, cards)
    return _lay_out(state)


def _lay_out(state: CortoState) -> Event | None:
    """What is laid out before the first turn."""
    step = state.step
    if step == LAY_STRIPS:
        return setup.lay_strips(state)
    if step == LAY_QUESTS:
        return setup.lay_quests(state)
    return None


def _quest(state: CortoState, cards: Cards) -> Event | None:
    """The strip's quest; a tile to turn is left to chance, and then the character may act."""
    event = quests.set_off(state)
    if event is not None or quests.turn_tile(state) is not None:
        return event
    return characters.border_action(state, cards) or events.Began(MAIN, 0)


def _after(state: CortoState, cards: Cards) -> Event:
    """A step is done: a kill wakes the leopards, then the same card goes on, or the next may be played."""
    woken = quests.leopards_wake(state) if state.wakes else None
    if woken is not None:
        return woken
    kind = cards.kind[state.card]
    if kind == OBJECT:
        return objects.once_more(state, cards)
    if kind == ADVANTAGE:
        return advantages.advantage_works(state, cards)
    if state.doing == VISIT:
        return figurines.visit(state)
    return events.Began(MAIN, 0)


def _test_end(state: CortoState) -> Event:
    return ending.two_full_strips(state) or ending.standstill(state) or turn.next_turn(state)


def chance(state: CortoState) -> Chance | None:
    """The question that must be answered before the game goes on."""
    step = state.step
    if step >= FIRST_ASKED or step == OVER:
        return None
    if step == DRAWING:
        return turn.draw(state)
    if step == QUEST:
        return quests.turn_tile(state)
    if step == TURN_CARRIAGE:
        return quests.turn_carriage(state)
    if step == TURN_UP:
        return setup.turn_up(state)
    if step == NAME_FIRST:
        return setup.name_first(state)
    if step == LAY_STRIPS:
        return setup.draw_strips(state)
    return None


def drawn(state: CortoState, cards: Cards, got: list[int]) -> Event:
    """The fact that an answer of chance makes."""
    step = state.step
    if step == DRAWING:
        return events.Drew(state.turn, adventure_of(got[0]), got[0])
    if step == QUEST:
        return events.TileTurned(state.turn, state.target, got[0])
    if step == TURN_CARRIAGE:
        return events.CarriageWon(state.turn, got[0])
    if step == TURN_UP:
        return setup.turned_up(state, cards, got[0])
    if step == NAME_FIRST:
        return events.FirstNamed(got[0])
    return events.StripsLaid(got)
