"""The open table of Corto, described. It asks the rules about a table that is rebuilt from the observation."""

from functools import cache, lru_cache
from typing import Final

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
from saltsea.games.corto.rules.count import controlled_by_each, controller, each_in_group, groups_among, is_in_play
from saltsea.games.corto.rules.ending import figures, full_strips
from saltsea.games.corto.rules.grid import Grid, squares_in
from saltsea.games.corto.rules.markers import ONE, number_on
from saltsea.games.corto.view.count import ending, gold_lines, groups_shown
from saltsea.games.corto.view.names import CARD_IDS, SQUARE_NAMES, adventure_letter, card_id, seat_number, square_name
from saltsea.games.corto.view.shapes import CortoCard, CortoPlayer, CortoSquare, CortoTable, Piece
from saltsea.view import Sentence

ASKED_OF_CARDS: Final = frozenset(
    {PLACE, LIFT, SAIL, CROW, BORDER, ACT, CHOOSE, MOVE, AGREE, VISIT, REMOVE, PICK, PICK_SECOND, SHIFT_FROM, SHIFT_TO,
     REGAIN}
)  # fmt: skip
"""The steps in which a card that was played waits for its player."""
TARGETED: Final = frozenset({LIFT, PICK_SECOND, SHIFT_TO})
"""The steps that have a first square already."""
REMEMBERED: Final = 1024
"""So many described squares and players are kept: most look as they did before the last event."""
REMEMBERED_BOARDS: Final = 256
"""So many described boards: those of the lines that are being told."""
TRAVELLERS: Final[tuple[Piece, ...]] = ("corto", "rasputin", "vessel", "train")
PRIZE_NAMES: Final = ("ingot", "crow", "leopard", "carriage", "aces")


def world_of(rules: CortoRules, public: CortoPublic) -> CortoState:
    """The open table again, with empty hands and decks: enough for whatever the rules say of open things."""
    return opened_on(public, rules.grid(len(public.players), public.options), strips_only(*public.strips))


@cache
def strips_only(*strips: int) -> Layout:
    """A layout that knows which strips lie where, and not where characters may lie: nothing here asks that."""
    return Layout([*strips], [])


def table(rules: CortoRules, public: CortoPublic, own: dict[str, CortoCard]) -> CortoTable:
    """The public part of the view. `own`: cards that have other values than ours. Parts that look as before are the
    same objects, so that comparing two tables costs little."""
    world, over = world_of(rules, public), bool(public.count)
    step, card, free = public.now.step, "", room_on(world)
    if step in ASKED_OF_CARDS:
        card = card_id(in_play(public)) or ""
    strips = tuple(public.strips)
    left = by_strip(strips[: len(free)], free)
    return CortoTable(
        strips=letters(strips),
        rows=rows(len(strips), public.length),
        step=public.step,
        turn=public.turn,
        turns=public.turns,
        first=seat_number(public.first),
        squares=squares(world, public),
        decks=by_strip(strips, tuple(public.decks)),
        players=[player(world, public, seat, held) for seat, held in enumerate(controlled_by_each(world))],
        pile=[CARD_IDS[card] for card in public.pile],
        draws=public.draws,
        in_play=card,
        actor=(square_name(public.now.actor) or "") if step in ASKED_OF_CARDS else "",
        target=(square_name(public.now.target) or "") if step in TARGETED else "",
        quests=quests(public),
        supplies=supplies(strips),
        full=[letter for letter, squares in left.items() if squares == 0],
        left=left,
        progress=None if over else progress(world),
        ending=ending(world, public) if over else None,
        own=own,
    )


@cache
def letters(strips: tuple[int, ...]) -> list[str]:
    return [adventure_letter(adventure) for adventure in strips]


@cache
def rows(strips: int, length: int) -> list[list[str]]:
    """Every square by its name, strip by strip."""
    return [[f"{'abcd'[strip]}{number + 1}" for number in range(length)] for strip in range(strips)]


@lru_cache(REMEMBERED)
def by_strip(strips: tuple[int, ...], numbers: tuple[int, ...]) -> dict[str, int]:
    """A number of each strip: the cards left in its deck, or the squares left on it."""
    return {adventure_letter(adventure): number for adventure, number in zip(strips, numbers, strict=True)}


def room_on(world: CortoState) -> tuple[int, ...]:
    """How many squares each strip has left; nothing before they are laid out."""
    taken = int(world.characters | figures(world))
    return tuple([(row & ~taken).bit_count() for row in world.grid.rows[: len(world.layout.strips)]])


def progress(world: CortoState) -> Sentence:
    """How many of the strips are full that end the game (corto.E1)."""
    taken = world.characters | figures(world)
    return strips_full(full_strips(world, taken))


@cache
def strips_full(full: int) -> Sentence:
    return Sentence("corto-strips-full", {"full": full})


def in_play(public: CortoPublic) -> int:
    """The card being played; -1 once it lies somewhere."""
    card = public.now.card
    if card in public.pile:
        return -1
    for panel in public.panels:
        if panel.card == card:
            return -1
    for player in public.players:
        if card in player.sealed or card in player.guards:
            return -1
    return card


# --- squares ---


def squares(world: CortoState, public: CortoPublic) -> dict[str, CortoSquare]:
    """Every square with something on it. They look as before after most events."""
    figurines = (public.corto, public.rasputin, public.vessel, public.train)
    laid = tuple(public.tiles), tuple(great_gold_squares(world))
    return squares_shown(tuple(world.who), tuple(world.marks), int(world.characters), world.players, figurines, laid)


@lru_cache(REMEMBERED_BOARDS)
def squares_shown(
    who: tuple[int, ...],
    marks: tuple[int, ...],
    characters: int,
    players: int,
    figurines: tuple[int, ...],
    laid: tuple[tuple[int, ...], tuple[int, ...]],
) -> dict[str, CortoSquare]:
    """The same from the engine's numbers: characters with their markers, figurines, what quests have laid."""
    pieces = pieces_by_square(figurines, *laid)
    found: dict[int, CortoSquare] = {}
    for square in squares_in(characters):
        markers = tuple([number_on(marks[square], seat) for seat in range(players)])
        found[square] = square_shown(who[square], markers, tuple(pieces.pop(square, ())))
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


def pieces_by_square(
    figurines: tuple[int, ...], tiles: tuple[int, ...], gold: tuple[int, ...]
) -> dict[int, list[Piece]]:
    """Figurines first, then what quests have laid."""
    found: dict[int, list[Piece]] = {}
    for piece, square in zip(TRAVELLERS, figurines, strict=True):
        if square >= 0:
            found.setdefault(square, []).append(piece)
    for square in tiles:
        found.setdefault(square, []).append("tile")
    for square in gold:
        found.setdefault(square, []).append("gold")
    return found


def great_gold_squares(world: CortoState) -> list[int]:
    """Where the quest of Samarkand lays its gold: on the last square of each strip."""
    return [world.grid.last(strip) for strip in range(world.grid.strips)] if is_in_play(world, 5) else []


# --- players and quests ---


def player(world: CortoState, public: CortoPublic, seat: int, held: int) -> CortoPlayer:
    """One player, who controls these characters; with open scores also the count."""
    shown = public.players[seat]
    described = player_shown(
        shown.stock,
        tuple(shown.backs),
        tuple(shown.sealed),
        tuple(shown.guards),
        tuple(shown.shown),
        (shown.ingots, shown.crows, shown.leopards, len(shown.carriages), int(public.aces == seat)),
        groups_of(held, world.grid),
    )
    if not public.scores:
        return described
    return replace(described, gold=public.scores[seat], count=gold_lines(world, seat))


@lru_cache(REMEMBERED)
def groups_of(held: int, grid: Grid) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """The gold and the squares of each group of one player, who controls these characters."""
    squares = [tuple(squares_in(group)) for group in groups_among(grid, held)]
    return tuple([(each_in_group(place) * len(group), group) for place, group in enumerate(squares)])


@lru_cache(REMEMBERED)
def player_shown(
    stock: int,
    backs: tuple[int, ...],
    sealed: tuple[int, ...],
    guards: tuple[int, ...],
    shown: tuple[int, ...],
    prizes: tuple[int, ...],
    groups: tuple[tuple[int, tuple[int, ...]], ...],
) -> CortoPlayer:
    """What lies open before one player, from the engine's numbers; `groups` are the gold and the squares of each, the
    largest first."""
    return CortoPlayer(
        stock=stock,
        hand=[adventure_letter(adventure) for adventure in sorted(backs)],
        sealed=[card_id(card) for card in sealed],
        guards=[CARD_IDS[card] for card in guards],
        shown=[CARD_IDS[card] for card in shown],
        prizes={kind: number for kind, number in zip(PRIZE_NAMES, prizes, strict=True) if number},
        groups=groups_shown(groups),
    )


def quests(public: CortoPublic) -> dict[str, Sentence]:
    """How the quests in play stand; that of Samarkand never changes."""
    return quests_shown(
        tuple(public.strips),
        public.vessel,
        public.aces,
        (len(public.tiles), public.ingots_left, public.crows_left),
        public.leopards_left,
        (public.train, len(public.carriages_left)),
    )


@lru_cache(REMEMBERED)
def quests_shown(
    strips: tuple[int, ...],
    vessel: int,
    aces: int,
    tiles: tuple[int, int, int],
    leopards: int,
    train: tuple[int, int],
) -> dict[str, Sentence]:
    """The same from the engine's numbers; of the tiles with the ingots and crows below them, of the train with its
    square and carriages."""
    number, ingots, crows = tiles
    square, carriages = train
    standing = {
        0: Sentence("corto-quest-vessel", {"square": str(square_name(vessel))}),
        1: Sentence("corto-quest-aces", {"seat": aces}) if aces >= 0 else Sentence("corto-quest-aces-free"),
        2: Sentence("corto-quest-tiles", {"number": number, "ingots": ingots, "crows": crows}),
        3: Sentence("corto-quest-leopards", {"number": leopards}),
        4: Sentence("corto-quest-train", {"square": str(square_name(square)), "number": carriages}),
    }
    return {adventure_letter(one): standing[one] for one in strips if one in standing}


@cache
def supplies(strips: tuple[int, ...]) -> dict[str, str]:
    """Aces and leopards wait beside the deck of their strip."""
    waiting = {1: "aces", 3: "leopard"}
    return {piece: f"{'abcd'[strips.index(one)]}1" for one, piece in waiting.items() if one in strips}
