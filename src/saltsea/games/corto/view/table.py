"""The open table of Corto, described. It asks the rules about a table that is rebuilt from the observation."""

from functools import cache, lru_cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from saltsea.games.corto.engine.belief import opened_on
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.engine.state import (
    ACT,
    AGREE,
    BORDER,
    CHOOSE,
    CROW,
    LIFT,
    MOVE,
    PICK,
    PICK_SECOND,
    PLACE,
    REGAIN,
    REMOVE,
    SAIL,
    SHIFT_FROM,
    SHIFT_TO,
    VISIT,
    CortoState,
    Layout,
)
from saltsea.games.corto.rules.count import controller, group_gold, is_in_play
from saltsea.games.corto.rules.ending import figures, full_strips
from saltsea.games.corto.rules.markers import ONE
from saltsea.games.corto.view.count import ending, gold_lines, groups_shown
from saltsea.games.corto.view.names import CARD_IDS, SQUARE_NAMES, adventure_letter, card_id, seat_number, square_name
from saltsea.games.corto.view.shapes import CortoCard, CortoPlayer, CortoSquare, CortoTable, Piece
from saltsea.view import Arg, Sentence

ASKED_OF_CARDS: Final = frozenset(
    {PLACE, LIFT, SAIL, CROW, BORDER, ACT, CHOOSE, MOVE, AGREE, VISIT, REMOVE, PICK, PICK_SECOND, SHIFT_FROM, SHIFT_TO,
     REGAIN}
)  # fmt: skip
"""The steps in which a card that was played waits for its player."""
TARGETED: Final = frozenset({LIFT, PICK_SECOND, SHIFT_TO})
"""The steps that have a first square already."""
REMEMBERED: Final = 4096
"""So many described squares and players are kept: most look as they did before the last event."""


def world_of(rules: CortoRules, public: CortoPublic) -> CortoState:
    """The open table again, with empty hands and decks: enough for whatever the rules say of open things."""
    return opened_on(public, rules.grid(len(public.players), public.options), strips_only(*public.strips))


@cache
def strips_only(*strips: int) -> Layout:
    """A layout that knows which strips lie where, and not where characters may lie: nothing here asks that."""
    return Layout([*strips], [])


def table(rules: CortoRules, public: CortoPublic, own: dict[str, CortoCard]) -> CortoTable:
    """The public part of the view. `own`: cards that have other values than ours."""
    world, over = world_of(rules, public), bool(public.count)
    asked, free = public.now.step in ASKED_OF_CARDS, left(world)
    strips = tuple(public.strips)
    return CortoTable(
        options=public.options,
        strips=[adventure_letter(adventure) for adventure in public.strips],
        rows=rows(len(strips), public.length),
        step=public.step,
        turn=public.turn,
        turns=public.turns,
        first=seat_number(public.first),
        squares=squares(world, public),
        decks=decks(public),
        players=[player(world, public, seat) for seat in range(len(public.players))],
        pile=[CARD_IDS[card] for card in public.pile],
        draws=public.draws,
        in_play=(card_id(in_play(public)) or "") if asked else "",
        actor=(square_name(public.now.actor) or "") if asked else "",
        target=(square_name(public.now.target) or "") if public.now.step in TARGETED else "",
        quests=quests(public),
        supplies=supplies(strips),
        full=[adventure for adventure, squares in free.items() if squares == 0],
        left=free,
        progress=None if over else progress(world),
        ending=ending(world, public) if over else None,
        own=own,
    )


@cache
def rows(strips: int, length: int) -> list[list[str]]:
    """Every square by its name, strip by strip."""
    return [[f"{'abcd'[strip]}{number + 1}" for number in range(length)] for strip in range(strips)]


def decks(public: CortoPublic) -> dict[str, int]:
    """The cards left in each deck."""
    return {adventure_letter(one): cards for one, cards in zip(public.strips, public.decks, strict=True)}


def left(world: CortoState) -> dict[str, int]:
    """How many squares each strip has left; nothing before they are laid out."""
    taken = int(world.characters | figures(world))
    rows = zip(world.layout.strips, world.grid.rows, strict=False)
    return {adventure_letter(adventure): (row & ~taken).bit_count() for adventure, row in rows}


def progress(world: CortoState) -> Sentence:
    """How many of the strips are full that end the game (corto.E1)."""
    taken = world.characters | figures(world)
    return Sentence("corto-strips-full", {"full": full_strips(world, taken)})


def in_play(public: CortoPublic) -> int:
    """The card being played; -1 once it lies somewhere."""
    card = public.now.card
    laid = [panel.card for panel in public.panels] + public.pile
    for player in public.players:
        laid += [*player.sealed, *player.guards]
    return -1 if card in laid else card


# --- squares ---


def squares(world: CortoState, public: CortoPublic) -> dict[str, CortoSquare]:
    """Every square with something on it."""
    pieces = pieces_by_square(world, public)
    found = {
        panel.square: square_shown(panel.card, tuple(panel.markers), tuple(pieces.pop(panel.square, ())))
        for panel in public.panels
    }
    found |= {square: square_shown(-1, (), tuple(standing)) for square, standing in pieces.items()}
    return {SQUARE_NAMES[square]: found[square] for square in sorted(found)}


@lru_cache(REMEMBERED)
def square_shown(card: int, markers: tuple[int, ...], pieces: tuple[Piece, ...]) -> CortoSquare:
    """A square with the character that lies there, if one does."""
    if card < 0:
        return CortoSquare(pieces=[*pieces])
    marks = sum(ONE[seat] * number for seat, number in enumerate(markers))
    leader = seat_number(controller(marks))
    return CortoSquare(card=str(card_id(card)), markers=[*markers], leader=leader, pieces=[*pieces])


def pieces_by_square(world: CortoState, public: CortoPublic) -> dict[int, list[Piece]]:
    """Figurines first, then what quests have laid."""
    standing: list[tuple[Piece, int]] = [
        ("corto", public.corto),
        ("rasputin", public.rasputin),
        ("vessel", public.vessel),
        ("train", public.train),
        *(("tile", square) for square in public.tiles),
        *(("gold", square) for square in great_gold_squares(world)),
    ]
    found: dict[int, list[Piece]] = {}
    for piece, square in standing:
        if square >= 0:
            found.setdefault(square, []).append(piece)
    return found


def great_gold_squares(world: CortoState) -> list[int]:
    """Where the quest of Samarkand lays its gold: on the last square of each strip."""
    return [world.grid.last(strip) for strip in range(world.grid.strips)] if is_in_play(world, 5) else []


# --- players and quests ---


class OpenThings(NamedTuple):
    """What lies open before one player, in the engine's numbers: the key of a described player."""

    stock: int
    backs: tuple[int, ...]
    sealed: tuple[int, ...]
    guards: tuple[int, ...]
    shown: tuple[int, ...]
    ingots: int
    crows: int
    leopards: int
    carriages: int
    aces: bool
    groups: tuple[tuple[int, tuple[int, ...]], ...]
    """The gold and the squares of each group, the largest first."""


def player(world: CortoState, public: CortoPublic, seat: int) -> CortoPlayer:
    """One player; with open scores also the count."""
    shown = public.players[seat]
    things = OpenThings(
        shown.stock,
        tuple(shown.backs),
        tuple(shown.sealed),
        tuple(shown.guards),
        tuple(shown.shown),
        shown.ingots,
        shown.crows,
        shown.leopards,
        len(shown.carriages),
        public.aces == seat,
        tuple((line.gold, tuple(line.squares)) for line in group_gold(world, seat)),
    )
    described = player_shown(things)
    if not public.scores:
        return described
    return replace(described, gold=public.scores[seat], count=gold_lines(world, seat))


@lru_cache(REMEMBERED)
def player_shown(things: OpenThings) -> CortoPlayer:
    return CortoPlayer(
        stock=things.stock,
        hand=[adventure_letter(adventure) for adventure in sorted(things.backs)],
        sealed=[card_id(card) for card in things.sealed],
        guards=[str(card_id(card)) for card in things.guards],
        shown=[str(card_id(card)) for card in things.shown],
        prizes=prizes(things),
        groups=groups_shown(things.groups),
    )


def prizes(things: OpenThings) -> dict[str, int]:
    """What a player has of each kind of piece, if anything."""
    numbers = {
        "ingot": things.ingots,
        "crow": things.crows,
        "leopard": things.leopards,
        "carriage": things.carriages,
        "aces": int(things.aces),
    }
    return {kind: number for kind, number in numbers.items() if number}


def quests(public: CortoPublic) -> dict[str, Sentence]:
    """How the quests in play stand; that of Samarkand never changes."""
    holder = seat_number(public.aces)
    aces = Sentence("corto-quest-aces-free") if holder is None else Sentence("corto-quest-aces", {"seat": holder})
    tiles: dict[str, Arg] = {"number": len(public.tiles), "ingots": public.ingots_left, "crows": public.crows_left}
    train: dict[str, Arg] = {"square": str(square_name(public.train)), "number": len(public.carriages_left)}
    standing = {
        0: Sentence("corto-quest-vessel", {"square": str(square_name(public.vessel))}),
        1: aces,
        2: Sentence("corto-quest-tiles", tiles),
        3: Sentence("corto-quest-leopards", {"number": public.leopards_left}),
        4: Sentence("corto-quest-train", train),
    }
    return {adventure_letter(one): standing[one] for one in public.strips if one in standing}


@cache
def supplies(strips: tuple[int, ...]) -> dict[str, str]:
    """Aces and leopards wait beside the deck of their strip."""
    waiting = {1: "aces", 3: "leopard"}
    return {piece: f"{'abcd'[strips.index(one)]}1" for one, piece in waiting.items() if one in strips}
