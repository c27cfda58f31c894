"""Shells: the rules in the rulebook's order, one function each, its id first in its docstring."""

from saltsea.kernel.chance import Chance
from saltsea.kernel.nouns import Event, Outcome, Refusal, refuse
from saltsea.kernel.seat import Seat
from small_games.shells.nouns import (
    BIT,
    COLOUR,
    DEAL,
    DRAW,
    FIRST,
    GAVE,
    GIVE,
    HAND,
    OVER,
    PLAY,
    PLAYED,
    RANKS,
    Card,
    Dealing,
    Ended,
    GiftOwed,
    ShellsState,
    TrickTaken,
    TurnPassed,
    cards_of,
)


def deal(state: ShellsState) -> Chance | None:
    """shells.S1: every seat is dealt four shells, then chance names who begins."""
    if state.phase == DEAL:
        return Chance("shells.S1 deal", cards_of(state.stock), 1)
    if state.phase == FIRST:
        return Chance("shells.S1 first", list(range(state.players)), 1)
    return None


def all_dealt(state: ShellsState) -> Event | None:
    """Hands are full (shells.S1): ask who begins."""
    if state.phase == DEAL and all(hand.bit_count() == HAND for hand in state.hands):
        return Dealing(FIRST)
    return None


def your_turn(state: ShellsState, seat: Seat) -> Refusal | None:
    """shells.S2: only the seat whose turn it is may act."""
    if state.turn != seat:
        return refuse("shells.S2", "refusal-shells-turn", seat=state.turn)
    return None


def right_moment(state: ShellsState, phase: int) -> Refusal | None:
    """shells.S3: a gift that is owed comes before the next shell."""
    if state.phase != phase:
        return refuse("shells.S3", "refusal-shells-gift-owed" if state.phase == GIVE else "refusal-shells-no-gift")
    return None


def in_hand(state: ShellsState, seat: Seat, card: Card) -> Refusal | None:
    """shells.S4: you play a shell that you hold."""
    if not state.hands[seat] & BIT[card]:
        return refuse("shells.S4", "refusal-shells-not-held", card=card)
    return None


def follow_colour(state: ShellsState, seat: Seat, card: Card) -> Refusal | None:
    """shells.S5: a seat that holds the colour led must play it."""
    if not state.trick:
        return None
    led = COLOUR[state.trick[0]]
    if led & BIT[card] or not state.hands[seat] & led:
        return None
    return refuse("shells.S5", "refusal-shells-follow", card=card, colour=state.trick[0] // RANKS)


def pearl_gift(state: ShellsState) -> Event | None:
    """shells.S6: who plays a pearl must give another seat one point."""
    if state.phase == PLAYED and state.trick[-1] % RANKS == 0:
        return GiftOwed(state.turn)
    return None


def gift_goes_out(state: ShellsState, seat: Seat, to: Seat) -> Refusal | None:
    """shells.S7: a gift goes to another player."""
    if to == seat or to >= state.players:
        return refuse("shells.S7", "refusal-shells-own-gift", seat=to)
    return None


def take_trick(state: ShellsState) -> Event | None:
    """shells.S8: the highest shell of the colour led takes the trick, and its player leads the next."""
    if state.phase not in (PLAYED, GAVE):
        return None
    if len(state.trick) < state.players:
        return TurnPassed((state.turn + 1) % state.players)
    led = COLOUR[state.trick[0]]
    best = max(card for card in state.trick if led & BIT[card])
    return TrickTaken((state.leader + state.trick.index(best)) % state.players, state.trick[:])


def draw(state: ShellsState) -> Chance | None:
    """shells.S9: after a trick every seat draws one shell, the taker first, while the stock lasts for all."""
    if state.phase == DRAW and state.drawn < state.players:
        return Chance("shells.S9 draw", cards_of(state.stock), 1)
    return None


def go_on(state: ShellsState) -> Event | None:
    """Everybody has drawn (shells.S9), or the stock is too small: the taker leads, if anybody holds a shell."""
    if state.phase != DRAW:
        return None
    if state.drawn == state.players or (state.drawn == 0 and state.stock.bit_count() < state.players):
        return Dealing(PLAY) if any(state.hands) else hands_empty(state)
    return None


def hands_empty(state: ShellsState) -> Event | None:
    """shells.S10: the game ends when all hands are empty."""
    return Ended(state.tricks)


def count(state: ShellsState) -> Outcome | None:
    """shells.S11: one point for each shell taken and each gift got; most points win, ties share."""
    return standing(state) if state.phase == OVER else None


def standing(state: ShellsState) -> Outcome:
    """The points so far."""
    scores = [state.won[seat].bit_count() + state.gifts[seat] for seat in range(state.players)]
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    return Outcome("shells.S10", winners, scores, state.tricks)


def take_back_pearl(now: ShellsState, then: ShellsState, seat: Seat) -> Refusal | None:
    """shells.S12: until the gift is given, a pearl just played may be taken back into the hand."""
    if now.phase == GIVE and then.phase == PLAY and then.turn == seat and then.tricks == now.tricks:
        return None
    return refuse("shells.S12", "refusal-shells-too-late")
