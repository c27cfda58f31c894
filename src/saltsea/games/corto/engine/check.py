"""Why not: for every action the rules that speak about it, asked in order; the first objection is the answer."""

from saltsea.games.corto.engine import actions
from saltsea.games.corto.engine.cards import BLACK, WHITE, Cards
from saltsea.games.corto.engine.state import (
    ACT,
    AGREE,
    BORDER,
    CHOOSE,
    CROW,
    DRAW,
    LIFT,
    MAIN,
    MOVE,
    NO_SEAT,
    PICK,
    PICK_SECOND,
    PLACE,
    REGAIN,
    REMOVE,
    SAIL,
    SHIFT_FROM,
    SHIFT_TO,
    START_DRAW,
    START_MARK,
    VISIT,
    CortoState,
)
from saltsea.games.corto.rules import advantages, characters, figurines, markers, objects, quests, setup, turn
from saltsea.games.corto.rules.objects import check_range
from saltsea.games.corto.rules.quests import train_in_range
from saltsea.kernel.nouns import Action, Refusal, refuse
from saltsea.kernel.seat import Seat


def check(state: CortoState, cards: Cards, seat: Seat, action: Action) -> Refusal | None:
    """The first rule that forbids this, or nothing."""
    return turn.check_turn(state, seat) or _check_now(state, cards, seat, action)


def _check_now(state: CortoState, cards: Cards, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, actions.Play):
        return (
            turn.check_step(state, [MAIN])
            or turn.check_held(state, seat, action.card)
            or turn.check_play_now(state)
            or turn.check_play(state, cards, seat, action.card)
        )
    if isinstance(action, actions.Place):
        return turn.check_step(state, [PLACE]) or characters.check_place(state, cards, state.card, action.square)
    if isinstance(action, actions.Discard):
        return (
            turn.check_step(state, [MAIN]) or turn.check_held(state, seat, action.card) or turn.check_discard_now(state)
        )
    if isinstance(action, actions.Draw):
        return _check_draw(state, action)
    if isinstance(action, actions.EndTurn):
        return turn.check_step(state, [MAIN, DRAW]) or turn.check_end(state)
    if isinstance(action, actions.Skip):
        return _check_skip(state, cards)
    if isinstance(action, actions.Recover):
        return turn.check_step(state, [REGAIN]) or advantages.check_recover(state, cards, action.card)
    return _check_target(state, cards, seat, action)


def _check_draw(state: CortoState, action: actions.Draw) -> Refusal | None:
    refusal = turn.check_step(state, [START_DRAW, MAIN, DRAW])
    if refusal is None and state.step != START_DRAW:
        refusal = turn.check_draw_now(state)
    return refusal or turn.check_deck(state, action.adventure)


def _check_skip(state: CortoState, cards: Cards) -> Refusal | None:
    step = state.step
    if step == REMOVE:
        return figurines.check_leave_out(state)
    if step == ACT:
        return objects.check_skip(state, cards)
    if step == SHIFT_FROM:
        return advantages.check_shift_skip(state)
    return turn.check_step(state, [SAIL, CROW, BORDER, AGREE, VISIT])


def _check_target(state: CortoState, cards: Cards, seat: Seat, action: Action) -> Refusal | None:
    if isinstance(action, actions.Mark):
        return _check_mark(state, cards, seat, action.square)
    if isinstance(action, actions.Hit):
        return _check_hit(state, cards, action.square, action.owner)
    if isinstance(action, actions.Kill):
        return _check_hit(state, cards, action.square, NO_SEAT)
    if isinstance(action, actions.HitTrain):
        return _check_train(state, cards)
    if isinstance(action, actions.Lift):
        return _check_lift(state, seat, action.square)
    if isinstance(action, actions.SendHome):
        return turn.check_step(state, [CROW]) or quests.check_send_home(state, action.square, action.owner)
    if isinstance(action, actions.Pick):
        return turn.check_step(state, [PICK, PICK_SECOND]) or advantages.check_exchange(state, action.square)
    return _check_piece(state, cards, action)


def _check_piece(state: CortoState, cards: Cards, action: Action) -> Refusal | None:
    """Figurines and the vessel."""
    if isinstance(action, actions.Move):
        return turn.check_step(state, [MOVE]) or figurines.check_move(state, cards, action.square)
    if isinstance(action, actions.Remove):
        return turn.check_step(state, [REMOVE]) or figurines.check_area(state, action.square)
    if isinstance(action, actions.Choose):
        return turn.check_step(state, [CHOOSE])
    if isinstance(action, actions.Agree):
        return turn.check_step(state, [AGREE])
    if isinstance(action, actions.Sail):
        return turn.check_step(state, [SAIL]) or quests.check_sail(state, action.square)
    raise TypeError(f"{type(action).__name__} is no action of Corto")


def _check_lift(state: CortoState, seat: Seat, square: int) -> Refusal | None:
    if state.step == SHIFT_FROM:
        return advantages.check_shift_from(state, seat, square)
    return turn.check_step(state, [LIFT]) or markers.check_lift(state, seat, square)


def _check_mark(state: CortoState, cards: Cards, seat: Seat, square: int) -> Refusal | None:
    if state.step == START_MARK:
        return setup.check_start(state, square)
    if state.step == SHIFT_TO:
        return advantages.check_shift_to(state, seat, square)
    if state.step == VISIT:
        return figurines.check_area(state, square) or markers.check_mark(state, seat, square)
    return (
        turn.check_step(state, [BORDER, ACT])
        or _check_colour(state, cards, WHITE)
        or check_range(state, state.actor, square, cards.long[state.card], _verb(state, WHITE))
        or markers.check_mark(state, seat, square)
    )


def _check_hit(state: CortoState, cards: Cards, square: int, owner: Seat) -> Refusal | None:
    return (
        turn.check_step(state, [BORDER, ACT])
        or _check_colour(state, cards, BLACK)
        or check_range(state, state.actor, square, cards.long[state.card], _verb(state, BLACK))
        or characters.check_hit(state, square, owner)
    )


def _check_train(state: CortoState, cards: Cards) -> Refusal | None:
    """corto.QE: only a hit whose range reaches the train hits it."""
    refusal = turn.check_step(state, [BORDER, ACT]) or _check_colour(state, cards, BLACK)
    if refusal is None and not train_in_range(state, state.actor, cards.long[state.card]):
        return refuse("corto.QE", "refusal-corto-train-out-of-reach")
    return refusal


def _check_colour(state: CortoState, cards: Cards, colour: int) -> Refusal | None:
    """corto.O2, corto.C4, corto.C5: white adds markers, black hits, for borders and objects."""
    if cards.colour[state.card] & colour:
        return None
    if state.step == ACT:
        return refuse("corto.O2", "refusal-corto-object-colour", card=state.card)
    return refuse(_verb(state, colour), "refusal-corto-border-colour", card=state.card)


def _verb(state: CortoState, colour: int) -> str:
    """The rule by which the card being played acts."""
    if state.step == ACT:
        return "corto.O2"
    return "corto.C4" if colour == WHITE else "corto.C5"
