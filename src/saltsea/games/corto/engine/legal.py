"""What the player whose turn it is may do now, put together from the rules' own sets."""

from mypy_extensions import i64

from saltsea.games.corto.engine.cards import NO_CARD, Cards
from saltsea.games.corto.engine.menu import Menu
from saltsea.games.corto.engine.state import (
    ACT,
    AGREE,
    BORDER,
    CHOOSE,
    CROW,
    DRAW,
    HAND,
    LIFT,
    MAIN,
    MOVE,
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
from saltsea.games.corto.rules.advantages import (
    MOST_SHIFTS,
    recoverable,
    shift_targets,
)
from saltsea.games.corto.rules.characters import black_targets, places, train_target, white_targets
from saltsea.games.corto.rules.figurines import area, moves
from saltsea.games.corto.rules.grid import BIT, mask_of, squares_in
from saltsea.games.corto.rules.markers import bearing, liftable, markable, owners
from saltsea.games.corto.rules.objects import object_black, object_train, object_white
from saltsea.games.corto.rules.quests import foreign_markers, sails
from saltsea.games.corto.rules.setup import starting_squares
from saltsea.games.corto.rules.turn import draws_left, has_choice
from saltsea.games.corto.rules.variants import most_plays
from saltsea.kernel.nouns import Action


def legal(state: CortoState, cards: Cards, menu: Menu) -> list[Action]:
    """Exactly what `check` allows, in a fixed order."""
    found: list[Action] = []
    step = state.step
    if step == MAIN:
        _main(state, cards, menu, found)
    elif step == PLACE:
        menu.place.offer(places(state, cards, state.card), found)
    elif step == BORDER:
        _border(state, cards, menu, found)
    elif step == DRAW or step == START_DRAW:
        _draw(state, menu, found)
        if step == DRAW and state.plays:
            found.append(menu.end_turn)
    elif step == MOVE:
        menu.move.offer(moves(state, cards), found)
    elif step == ACT:
        _act(state, cards, menu, found)
    else:
        _figurine_or_quest(state, cards, menu, found)
    return found


def _main(state: CortoState, cards: Cards, menu: Menu, found: list[Action]) -> None:
    start: i64 = state.turn * HAND
    if not state.discards and state.plays < most_plays(state):
        for place in range(start, start + HAND):
            card = state.hands[place]
            if card == NO_CARD:
                break
            if has_choice(state, cards, state.turn, card):
                found.append(menu.play[card])
    if not state.plays:
        for place in range(start, start + HAND):
            card = state.hands[place]
            if card == NO_CARD:
                break
            found.append(menu.discard[card])
    _draw_or_end(state, menu, found)


def _draw_or_end(state: CortoState, menu: Menu, found: list[Action]) -> None:
    wanted = draws_left(state)
    before = len(found)
    if wanted > 0:
        _draw(state, menu, found)
    if state.plays or len(found) == before:
        found.append(menu.end_turn)


def _draw(state: CortoState, menu: Menu, found: list[Action]) -> None:
    for adventure in range(6):
        if state.decks[adventure]:
            found.append(menu.draw[adventure])


def _border(state: CortoState, cards: Cards, menu: Menu, found: list[Action]) -> None:
    menu.mark.offer(white_targets(state, cards), found)
    spared: i64 = BIT[state.turn] if state.variants.english_border else 0
    menu.hits(state, black_targets(state, cards), spared, found)
    if train_target(state, cards):
        found.append(menu.hit_train)
    found.append(menu.skip)


def _act(state: CortoState, cards: Cards, menu: Menu, found: list[Action]) -> None:
    menu.mark.offer(object_white(state, cards, state.card), found)
    menu.hits(state, object_black(state, cards, state.card), 0, found)
    if object_train(state, cards, state.card):
        found.append(menu.hit_train)
    if state.left < cards.times[state.card]:
        found.append(menu.skip)


def _figurine_or_quest(state: CortoState, cards: Cards, menu: Menu, found: list[Action]) -> None:
    """Steps of figurines, quests and markers; what is left are those of advantages."""
    step = state.step
    if step == VISIT:
        menu.mark.offer(markable(state, state.turn, area(state)), found)
        found.append(menu.skip)
    elif step == REMOVE:
        menu.remove.offer(area(state), found)
        if state.variants.may_decline:
            found.append(menu.skip)
    elif step == SAIL:
        menu.sail.offer(sails(state), found)
        found.append(menu.skip)
    elif step == LIFT:
        menu.lift.offer(liftable(state, state.turn, state.target), found)
    elif step == START_MARK:
        menu.mark.offer(mask_of(starting_squares(state)), found)
    elif step == CHOOSE:
        found.extend(menu.choose)
    elif step == AGREE:
        found.append(menu.agree)
        found.append(menu.skip)
    elif step == CROW:
        _crow(state, menu, found)
    else:
        _advantage(state, cards, menu, found)


def _crow(state: CortoState, menu: Menu, found: list[Action]) -> None:
    own: i64 = BIT[state.turn]
    for square in squares_in(foreign_markers(state)):
        menu.send_home.offer(square, owners(state.marks[square]) & ~own, found)
    found.append(menu.skip)


def _advantage(state: CortoState, cards: Cards, menu: Menu, found: list[Action]) -> None:
    step = state.step
    if step == PICK:
        menu.pick.offer(state.characters, found)
    elif step == PICK_SECOND:
        first: i64 = BIT[state.target]
        menu.pick.offer(state.characters & ~first, found)
    elif step == SHIFT_FROM:
        menu.lift.offer(bearing(state, state.turn), found)
        if state.left < MOST_SHIFTS:
            found.append(menu.skip)
    elif step == SHIFT_TO:
        menu.mark.offer(shift_targets(state, state.turn), found)
    elif step == REGAIN:
        for card in recoverable(state, cards):
            found.append(menu.recover[card])
