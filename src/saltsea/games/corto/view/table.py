"""The open table of Corto, described. It asks the rules about a table that is rebuilt from the observation."""

from functools import cache
from typing import Final

from saltsea.games.corto.engine.belief import opened_on
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.observation import CortoPublic, Panel, Player
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
from saltsea.games.corto.rules.count import controller, is_in_play
from saltsea.games.corto.rules.ending import figures, full_strips
from saltsea.games.corto.rules.markers import ONE
from saltsea.games.corto.view.count import ending, gold_lines, groups
from saltsea.games.corto.view.names import adventure_letter, card_id, seat_number, square_name
from saltsea.games.corto.view.shapes import CortoCard, CortoPlayer, CortoSquare, CortoTable, Piece
from saltsea.view import Arg, Sentence

ASKED_OF_CARDS: Final = frozenset(
    {PLACE, LIFT, SAIL, CROW, BORDER, ACT, CHOOSE, MOVE, AGREE, VISIT, REMOVE, PICK, PICK_SECOND, SHIFT_FROM, SHIFT_TO,
     REGAIN}
)  # fmt: skip
"""The steps in which a card that was played waits for its player."""
TARGETED: Final = frozenset({LIFT, PICK_SECOND, SHIFT_TO})
"""The steps that have a first square already."""


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
    asked = public.now.step in ASKED_OF_CARDS
    return CortoTable(
        options=public.options,
        strips=[adventure_letter(adventure) for adventure in public.strips],
        rows=rows(public),
        step=public.step,
        turn=public.turn,
        turns=public.turns,
        first=seat_number(public.first),
        squares=squares(world, public),
        decks=decks(public),
        players=[player(world, public, seat) for seat in range(len(public.players))],
        pile=[str(card_id(card)) for card in public.pile],
        draws=public.draws,
        in_play=(card_id(in_play(public)) or "") if asked else "",
        actor=(square_name(public.now.actor) or "") if asked else "",
        target=(square_name(public.now.target) or "") if public.now.step in TARGETED else "",
        quests=quests(public),
        supplies=supplies(public),
        full=[adventure for adventure, squares in left(world).items() if squares == 0],
        left=left(world),
        progress=None if over else progress(world),
        ending=ending(world, public) if over else None,
        own=own,
    )


def rows(public: CortoPublic) -> list[list[str]]:
    """Every square by its name, strip by strip."""
    return [[f"{'abcd'[strip]}{number + 1}" for number in range(public.length)] for strip in range(len(public.strips))]


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
    panels = {panel.square: panel for panel in public.panels}
    pieces = pieces_by_square(world, public)
    found = sorted({*panels, *pieces})
    return {str(square_name(square)): square_shown(panels.get(square), pieces.get(square, [])) for square in found}


def square_shown(panel: Panel | None, pieces: list[Piece]) -> CortoSquare:
    if panel is None:
        return CortoSquare(pieces=pieces)
    marks = sum(ONE[seat] * number for seat, number in enumerate(panel.markers))
    leader = seat_number(controller(marks))
    return CortoSquare(card=str(card_id(panel.card)), markers=panel.markers, leader=leader, pieces=pieces)


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


def player(world: CortoState, public: CortoPublic, seat: int) -> CortoPlayer:
    shown, open_count = public.players[seat], bool(public.scores)
    return CortoPlayer(
        stock=shown.stock,
        hand=[adventure_letter(adventure) for adventure in sorted(shown.backs)],
        sealed=[card_id(card) for card in shown.sealed],
        guards=[str(card_id(card)) for card in shown.guards],
        shown=[str(card_id(card)) for card in shown.shown],
        prizes=prizes(shown, has_aces=public.aces == seat),
        groups=groups(world, seat),
        gold=public.scores[seat] if open_count else None,
        count=gold_lines(world, seat) if open_count else [],
    )


def prizes(player: Player, *, has_aces: bool) -> dict[str, int]:
    """What a player has of each kind of piece, if anything."""
    numbers = {
        "ingot": player.ingots,
        "crow": player.crows,
        "leopard": player.leopards,
        "carriage": len(player.carriages),
        "aces": int(has_aces),
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


def supplies(public: CortoPublic) -> dict[str, str]:
    """Aces and leopards wait beside the deck of their strip."""
    waiting = {1: "aces", 3: "leopard"}
    rows_of = dict(zip(public.strips, rows(public), strict=True))
    return {piece: rows_of[adventure][0] for adventure, piece in waiting.items() if adventure in rows_of}
