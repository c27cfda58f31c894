"""The only writer of the table: one small function per event, and no judgement anywhere."""

from mypy_extensions import i64

from saltsea.games.corto.engine import events
from saltsea.games.corto.engine.cards import CORTO, NO_CARD, PER_DECK
from saltsea.games.corto.engine.evolve_table import evolve_table
from saltsea.games.corto.engine.state import (
    AFTER,
    AFTER_DRAW,
    CAN_ACT,
    CARRIAGES,
    CHOOSE,
    CROW,
    CROWS,
    DRAW,
    DRAWING,
    END_TURN,
    FIGURINE_ACTS,
    HAND,
    INGOTS,
    LEOPARDS,
    LIFT,
    MAIN,
    MOVE,
    OWN_MARKER,
    PAY_FRIENDS,
    PICK_SECOND,
    PLACE,
    PRIZES,
    QUEST,
    SAIL,
    SHIFT_TO,
    START_DRAW,
    START_MARK,
    TEST_END,
    TURN_CARRIAGE,
    CortoState,
    coded,
)
from saltsea.games.corto.rules.figurines import VISIT_MARKERS
from saltsea.games.corto.rules.grid import BIT, NOWHERE
from saltsea.games.corto.rules.markers import ONE, number_on
from saltsea.kernel.nouns import Event


def evolve(state: CortoState, event: Event) -> None:
    """Write a fact into the table. The commonest come first."""
    if isinstance(event, events.Began):
        _began(state, event)
    elif isinstance(event, events.CardPlayed):
        _card_played(state, event)
    elif isinstance(event, events.Placed):
        _placed(state, event)
    elif isinstance(event, events.Marked):
        state.stock[event.seat] -= 1
        state.marks[event.square] += ONE[event.seat]
        _step_done(state)
    elif isinstance(event, events.DrawAsked):
        state.doing = START_DRAW if state.step == START_DRAW else DRAW
        state.target = event.adventure
        state.step = DRAWING
    elif isinstance(event, events.Drew):
        _drew(state, event)
    elif isinstance(event, events.TurnEnded):
        _turn_ended(state)
    elif isinstance(event, events.TurnBegan):
        _turn_began(state, event)
    else:
        _action(state, event)


def _action(state: CortoState, event: Event) -> None:
    if isinstance(event, events.MarkerHit):
        _send_home(state, event.square, event.owner)
        _step_done(state)
    elif isinstance(event, events.Killed):
        _killed(state, event)
    elif isinstance(event, events.PutAway):
        state.pile.append(event.card)
        _to_main(state)
    elif isinstance(event, events.Declined):
        _declined(state)
    elif isinstance(event, events.Discarded):
        _leave_hand(state, event.seat, event.card)
        state.pile.append(event.card)
        state.discards += 1
    elif isinstance(event, events.MarkerMoved):
        _marker_moved(state, event)
    elif isinstance(event, events.Aimed):
        state.target = event.square
        state.step = LIFT
    elif isinstance(event, events.Lifted):
        state.target = event.square
        state.step = SHIFT_TO
    elif isinstance(event, events.Picked):
        state.target = event.square
        state.step = PICK_SECOND
    elif isinstance(event, events.Exchanged):
        _exchanged(state, event)
    else:
        _figurine(state, event)


def _figurine(state: CortoState, event: Event) -> None:
    if isinstance(event, events.FigurineMoved):
        _figurine_moved(state, event)
    elif isinstance(event, events.FigurineChosen):
        state.figurine = event.figurine
        state.step = MOVE
    elif isinstance(event, events.FriendPaid):
        _friend_paid(state, event)
    elif isinstance(event, events.Agreed):
        state.left = VISIT_MARKERS
        state.step = PAY_FRIENDS
    elif isinstance(event, events.EndNear):
        state.closing = 1
    else:
        _advantage(state, event)


def _advantage(state: CortoState, event: Event) -> None:
    if isinstance(event, events.AnywhereNext):
        state.anywhere = 1
        state.left = 0
    elif isinstance(event, events.MoreToDraw):
        state.more += 2
        state.left = 0
    elif isinstance(event, events.Recovered):
        _recovered(state, event)
    elif isinstance(event, events.GuardLaid):
        state.guards = (*state.guards, coded(event.seat, event.card))
        _to_main(state)
    elif isinstance(event, events.HitStopped):
        state.guards = _without(state.guards, coded(event.owner, event.card))
        state.pile.append(event.card)
        _step_done(state)
    else:
        _quest(state, event)


def _quest(state: CortoState, event: Event) -> None:
    if isinstance(event, events.VesselSailed):
        state.vessel = event.square
        state.step = CAN_ACT
    elif isinstance(event, events.TrainRolled):
        state.train = event.square
        state.train_way = event.way
        state.step = CAN_ACT
    elif isinstance(event, events.TileTurned):
        _tile_turned(state, event)
    elif isinstance(event, events.SentHome):
        _send_home(state, event.square, event.owner)
        state.step = CAN_ACT
    elif isinstance(event, events.LeopardsWoke):
        _leopards_woke(state, event)
    elif isinstance(event, events.TrainHit):
        state.step = TURN_CARRIAGE
    elif isinstance(event, events.CarriageWon):
        state.carriages_left &= ~BIT[event.carriage]
        _win(state, event.seat, CARRIAGES, BIT[event.carriage])
        _step_done(state)
    elif isinstance(event, events.AcesTaken):
        state.ace_holder = event.seat
        state.step = TEST_END
    else:
        evolve_table(state, event)


def _began(state: CortoState, event: events.Began) -> None:
    state.step = event.step
    state.wakes = 0
    if event.step == MAIN:
        _to_main(state)
    elif event.step == PAY_FRIENDS:
        state.left = VISIT_MARKERS
    elif event.step != LIFT:
        state.doing = event.step
        state.left = event.left


def _to_main(state: CortoState) -> None:
    """Between two cards nothing of the last one is left."""
    state.wakes = 0
    state.step = MAIN
    state.doing = MAIN
    state.card = NO_CARD
    state.left = 0
    state.target = NOWHERE
    state.cursor = 0


def _card_played(state: CortoState, event: events.CardPlayed) -> None:
    _leave_hand(state, event.seat, event.card)
    state.plays += 1
    state.card = event.card
    state.step = event.step
    state.doing = event.step
    state.left = event.left
    if event.step == CHOOSE or event.step == MOVE:
        state.pile.append(event.card)
        state.figurine = event.figurine


def _leave_hand(state: CortoState, seat: int, card: int) -> None:
    place = seat * HAND
    while state.hands[place] != card:
        place += 1
    last = seat * HAND + HAND - 1
    while place < last:
        state.hands[place] = state.hands[place + 1]
        place += 1
    state.hands[last] = NO_CARD
    if state.shown and coded(seat, card) in state.shown:
        state.shown = _without(state.shown, coded(seat, card))


def _without(codes: tuple[int, ...], code: int) -> tuple[int, ...]:
    """All but the first that is this one."""
    left = list(codes)
    left.remove(code)
    return tuple(left)


def _win(state: CortoState, seat: int, kind: int, more: int) -> None:
    """So many more tiles of a kind; a carriage is a bit that its set does not have yet."""
    prizes = list(state.prizes)
    prizes[seat * PRIZES + kind] += more
    state.prizes = tuple(prizes)


def _join_hand(state: CortoState, seat: int, card: int) -> None:
    """Hands are kept in rising order, so that the order of drawing is forgotten."""
    place = seat * HAND
    while state.hands[place] != NO_CARD and state.hands[place] < card:
        place += 1
    while card != NO_CARD:
        moved = state.hands[place]
        state.hands[place] = card
        card = moved
        place += 1


def _placed(state: CortoState, event: events.Placed) -> None:
    bit: i64 = BIT[event.square]
    state.characters |= bit
    state.who[event.square] = event.card
    state.actor = event.square
    state.actor_is_figurine = 0
    state.placed += 1
    state.anywhere = 0
    state.target = event.square
    state.doing = PLACE
    state.step = OWN_MARKER


def _step_done(state: CortoState) -> None:
    """One marker or hit is done; what comes next depends on what it was part of."""
    if state.doing == PLACE:
        state.step = QUEST
    elif state.step == START_MARK:
        state.doing = START_DRAW
        state.step = AFTER_DRAW
    else:
        state.left -= 1
        state.target = NOWHERE
        state.step = AFTER


def _marker_moved(state: CortoState, event: events.MarkerMoved) -> None:
    state.marks[event.source] -= ONE[event.seat]
    state.marks[event.square] += ONE[event.seat]
    _step_done(state)


def _send_home(state: CortoState, square: int, owner: int) -> None:
    state.marks[square] -= ONE[owner]
    state.stock[owner] += 1


def _killed(state: CortoState, event: events.Killed) -> None:
    for seat in range(state.players):
        number = number_on(state.marks[event.square], seat)
        if number:
            state.stock[seat] += number
    bit: i64 = BIT[event.square]
    state.marks[event.square] = 0
    state.who[event.square] = NO_CARD
    state.characters &= ~bit
    state.sealed = (*state.sealed, coded(event.seat, event.card))
    if state.actor == event.square and not state.actor_is_figurine:
        state.actor = NOWHERE
    state.wakes = 1 if state.leopards_left else 0
    _step_done(state)


def _declined(state: CortoState) -> None:
    if state.step == SAIL or state.step == CROW:
        state.step = CAN_ACT
    else:
        state.left = 0
        state.step = AFTER


def _exchanged(state: CortoState, event: events.Exchanged) -> None:
    first, second = event.first, event.second
    state.who[first], state.who[second] = state.who[second], state.who[first]
    state.marks[first], state.marks[second] = state.marks[second], state.marks[first]
    if not state.actor_is_figurine:
        if state.actor == first:
            state.actor = second
        elif state.actor == second:
            state.actor = first
    state.left = 0
    state.step = AFTER


def _figurine_moved(state: CortoState, event: events.FigurineMoved) -> None:
    if event.figurine == CORTO:
        state.corto = event.square
    else:
        state.rasputin = event.square
    state.actor = event.square
    state.actor_is_figurine = 1
    state.placed += 1
    state.step = FIGURINE_ACTS


def _friend_paid(state: CortoState, event: events.FriendPaid) -> None:
    state.sealed = (*state.sealed, coded(event.seat, event.card))
    if event.card != NO_CARD:
        state.pile.pop()
    state.cursor = event.square + 1


def _recovered(state: CortoState, event: events.Recovered) -> None:
    state.pile.remove(event.card)
    _join_hand(state, event.seat, event.card)
    state.shown = tuple(sorted([*state.shown, coded(event.seat, event.card)]))
    state.left = 0
    state.step = AFTER


def _tile_turned(state: CortoState, event: events.TileTurned) -> None:
    state.tiles &= ~BIT[event.square]
    if event.ingot:
        state.ingots_left -= 1
        _win(state, event.seat, INGOTS, 1)
        state.step = CAN_ACT
    else:
        state.crows_left -= 1
        _win(state, event.seat, CROWS, 1)
        state.left = 1


def _leopards_woke(state: CortoState, event: events.LeopardsWoke) -> None:
    for seat in event.takers:
        _win(state, seat, LEOPARDS, 1)
    state.leopards_left -= len(event.takers)
    state.wakes = 0


def _drew(state: CortoState, event: events.Drew) -> None:
    card = event.card
    if card is None:
        raise ValueError("a masked card cannot be drawn")
    state.decks[event.adventure] &= ~BIT[card % PER_DECK]
    _join_hand(state, event.seat, card)
    state.drawn += 1
    state.target = NOWHERE
    state.step = AFTER_DRAW


def _turn_ended(state: CortoState) -> None:
    state.idle = 0 if state.plays + state.discards + state.drawn else state.idle + 1
    state.turns += 1
    state.step = END_TURN


def _turn_began(state: CortoState, event: events.TurnBegan) -> None:
    state.turn = event.seat
    state.plays = 0
    state.discards = 0
    state.drawn = 0
    state.more = 0
    state.placed = 0
    state.closing = 0
    state.anywhere = 0
    state.actor = NOWHERE
    state.actor_is_figurine = 0
    state.doing = MAIN
    state.step = event.step
