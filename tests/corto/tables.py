"""Positions of Corto that read like the rulebook. What players do in them is in deeds.py, whole games in matches.py.

Squares are written small and strips are named from the top: `b3` is number 3 of the second strip. Cards are written
large: `B3` is the third card of adventure B. Markers are letters: r(ed), g(reen), y(ellow), (blac)k for the seats 0 to
3. So `"b3": "B6 rrg"` is card B6 on b3 with two red markers and a green one, and `r12` is short for twelve red ones.

Every deck X has the same order (test_tables.py holds the box to it):

    X1 X2 X3  white, friends of Corto        X12  black object, once      X16 X17  advantages
    X4        white, long range              X13  black object, twice     X18      Corto
    X5        black, long range              X14  white object, once      X19      Rasputin
    X6 X7     black                          X15  white object, twice     X20      either, with a vehicle
    X8        black, second background the next adventure
    X9        both borders, friend of Corto  long: B13 D13 E13, A15 C15 F15
    X10       both borders                   aces: B3 B5 B9 B10
    X11       both borders, second background the next but one

    A16 B16 exchange (A1)      A17 D16 shift (A2)       C16 F16 anywhere (A3)
    E16 F17 draw more (A4)     B17 E17 recover (A5)     C17 D17 guard (A6)"""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

from saltsea.games.corto.definition import corto
from saltsea.games.corto.engine.state import MAIN, OVER, STEP_NAMES, CortoState
from saltsea.kernel.nouns import Outcome
from saltsea.kernel.options import Options, filled_in
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat

RULES: Final[AnyRules] = corto().rules()

RED: Final = 0
GREEN: Final = 1
YELLOW: Final = 2
BLACK: Final = 3
COLOURS: Final = "rgyk"
MARKERS: Final = 13

THE_CORTO: Final = 0
THE_RASPUTIN: Final = 1

LETTERS: Final = "ABCDEF"
ROWS: Final = "abcd"
NOWHERE: Final = -1
INGOT: Final = 1
CROW: Final = 0
CARRIAGES: Final = (1, 1, 1, 1, 1, 2, 2, 2, 3)
"""The nine carriages: what each is worth."""
PRIZES: Final = ("ingots", "crows", "leopards", "carriages")


# --- names ---


def sq(name: str) -> int:
    """`b3` as the engine's number."""
    return NOWHERE if not name else ROWS.index(name[0]) * 9 + int(name[1:]) - 1


def square_name(square: int) -> str:
    return "" if square == NOWHERE else f"{ROWS[square // 9]}{square % 9 + 1}"


def card(name: str) -> int:
    """`B3` as the engine's number."""
    return LETTERS.index(name[0]) * 20 + int(name[1:]) - 1


def card_name(number: int) -> str:
    """`B3`; a card of an adventure that is not in play is `*`."""
    return "*" if number < 0 else f"{LETTERS[number // 20]}{number % 20 + 1}"


def cards(names: str) -> list[int]:
    return [card(name) for name in names.split()]


def card_names(numbers: Sequence[int]) -> str:
    return " ".join(card_name(number) for number in numbers)


def marker_counts(letters: str) -> list[int]:
    """`rrg` or `r2g` as numbers by seat."""
    counts = [0, 0, 0, 0]
    for colour, number in re.findall(r"([rgyk])(\d*)", letters):
        counts[COLOURS.index(colour)] += int(number or 1)
    return counts


def squares(names: str) -> list[int]:
    return [sq(name) for name in names.split()]


# --- positions ---


def table(
    board: Mapping[str, str],
    *,
    players: int = 2,
    strips: str = "",
    hands: Sequence[str] = (),
    turn: Seat = RED,
    pile: str = "",
    decks: str | None = None,
    sealed: Sequence[str] = (),
    guards: Sequence[tuple[Seat, str]] = (),
    corto: str = "",
    rasputin: str = "",
    vessel: str | None = None,
    train: str | None = None,
    tiles: str | None = None,
    leopards: int = 6,
    carriages: Sequence[int] = range(9),
    aces: Seat = -1,
    won: Sequence[Mapping[str, int]] = (),
    options: Options | None = None,
    facts: Mapping[str, int] | None = None,
) -> CortoState:
    """A position at the beginning of a turn.

    `pile` lists the discards from the bottom up. `decks` lists every card that can still be drawn; without it these
    are all that lie nowhere else. Stocks follow from the markers on the board. Quest pieces stand where they start
    unless they are placed; Celtic tiles lie on their strip's free squares. `facts` overrides anything else, such as
    how many turns the game has seen."""
    chosen = filled_in(RULES.options, options or {})
    strips = strips or ("ABC" if players == 2 else "ABCD")
    plain: dict[str, Any] = RULES.snapshot(RULES.setup(players, chosen))
    length = int(chosen["length"])
    plain["strips"] = [LETTERS.index(letter) for letter in strips]
    plain.update(step=MAIN, turn=turn, first=RED, turns=players * 3)
    _lay_board(plain, board, players)
    _deal(plain, strips, hands, pile, decks, sealed, guards)
    plain["corto"], plain["rasputin"] = sq(corto), sq(rasputin)
    ends = {letter: f"{ROWS[strips.index(letter)]}{length}" if letter in strips else "" for letter in LETTERS}
    plain["vessel"] = sq(ends["A"] if vessel is None else vessel)
    plain["train"] = sq(ends["E"] if train is None else train)
    plain["carriages_left"] = sum(1 << number for number in carriages) if "E" in strips else 0
    plain["leopards_left"] = leopards if "D" in strips else 0
    plain["ace_holder"] = aces
    _lay_tiles(plain, strips, length, tiles)
    for seat, prizes in enumerate(won):
        for kind, number in prizes.items():
            plain["prizes"][seat * len(PRIZES) + PRIZES.index(kind)] = number
    plain.update(facts or {})
    state: CortoState = RULES.restore(plain)
    return state


def _lay_board(plain: dict[str, Any], board: Mapping[str, str], players: int) -> None:
    for place, text in board.items():
        name, _, letters = text.partition(" ")
        counts = marker_counts(letters)
        plain["who"][sq(place)] = card(name)
        plain["characters"] |= 1 << sq(place)
        plain["marks"][sq(place)] = sum(number << 4 * seat for seat, number in enumerate(counts))
        for seat in range(players):
            plain["stock"][seat] -= counts[seat]
    assert min(plain["stock"]) >= 0, "a player has only thirteen markers"


def _deal(
    plain: dict[str, Any],
    strips: str,
    hands: Sequence[str],
    pile: str,
    decks: str | None,
    sealed: Sequence[str],
    guards: Sequence[tuple[Seat, str]],
) -> None:
    used = [number for number in plain["who"] if number >= 0]
    for seat, names in enumerate(hands):
        held = sorted(cards(names))
        plain["hands"][seat * 4 : seat * 4 + len(held)] = held
        used += held
    plain["pile"] = cards(pile)
    plain["sealed"] = [seat * 128 + card(name) + 1 for seat, names in enumerate(sealed) for name in names.split()]
    plain["guards"] = [seat * 128 + card(name) + 1 for seat, name in guards]
    used += plain["pile"] + [code % 128 - 1 for code in plain["sealed"] + plain["guards"]]
    assert len(set(used)) == len(used), f"a card lies in two places: {card_names(sorted(used))}"
    whole = [LETTERS.index(letter) * 20 + place for letter in strips for place in range(20)]
    left = [number for number in whole if number not in used] if decks is None else cards(decks)
    assert not set(left) & set(used), "a card lies in a deck and somewhere else"
    for number in left:
        plain["decks"][number // 20] |= 1 << number % 20


def _lay_tiles(plain: dict[str, Any], strips: str, length: int, tiles: str | None) -> None:
    if "C" not in strips:
        return
    row = ROWS[strips.index("C")]
    places = [sq(f"{row}{number}") for number in range(3, min(length, 8) + 1)] if tiles is None else squares(tiles)
    plain["tiles"] = sum(1 << place for place in places if plain["who"][place] < 0)
    plain["ingots_left"] = plain["crows_left"] = 3


# --- looking ---


def waits_for(state: CortoState) -> str:
    """The step that the table waits for: `main` between two cards."""
    return STEP_NAMES.get(state.step, "nobody")


def at(state: CortoState, square: str) -> str:
    """What lies on a square, written as `table` takes it."""
    number, letters = state.who[sq(square)], markers(state, square)
    assert number >= 0 or not letters, f"markers without a character on {square}"
    if number < 0:
        return ""
    return f"{card_name(number)} {letters}".rstrip()


def markers(state: CortoState, square: str) -> str:
    marks = state.marks[sq(square)]
    return "".join(colour * (marks >> 4 * seat & 15) for seat, colour in enumerate(COLOURS))


def hand(state: CortoState, seat: Seat) -> str:
    return card_names([number for number in state.hands[seat * 4 : seat * 4 + 4] if number >= 0])


def pile(state: CortoState) -> str:
    """The discards from the bottom up."""
    return card_names(state.pile)


def sealed(state: CortoState, seat: Seat) -> str:
    """The cards under a seal in the order in which they came."""
    return card_names([code % 128 - 1 for code in state.sealed if code // 128 == seat])


def guards(state: CortoState, seat: Seat) -> str:
    return card_names([code % 128 - 1 for code in state.guards if code // 128 == seat])


def deck(state: CortoState, letter: str) -> str:
    adventure = LETTERS.index(letter)
    return card_names([adventure * 20 + place for place in range(20) if state.decks[adventure] >> place & 1])


def won(state: CortoState, seat: Seat, kind: str) -> int:
    """How many tiles of a kind a player has; carriages as a set of nine."""
    return state.prizes[seat * len(PRIZES) + PRIZES.index(kind)]


def public(state: CortoState, seat: Seat = RED) -> Any:
    """The open table, as a seat sees it."""
    return RULES.observe(state, seat).public


def private(state: CortoState, seat: Seat) -> Any:
    """What a seat alone sees."""
    return RULES.observe(state, seat).private


def is_over(state: CortoState) -> bool:
    return RULES.outcome(state) is not None


def ended(state: CortoState) -> Outcome:
    """How a game that is over came out."""
    outcome = RULES.outcome(state)
    assert outcome is not None, f"the game goes on with {waits_for(state)}"
    return outcome


def as_counted(state: CortoState) -> CortoState:
    """The same position, as if the game ended here."""
    over: CortoState = RULES.restore({**RULES.snapshot(state), "step": OVER, "ended_by": 1})
    return over


def counted(state: CortoState) -> Outcome:
    """What the count would say if the game ended here."""
    return ended(as_counted(state))


def gold(state: CortoState, seat: Seat) -> int:
    return counted(state).scores[seat]
