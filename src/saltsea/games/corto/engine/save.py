"""The table as plain snapshot: what a hash is taken of, and enough to go on from."""

from typing import Any

from saltsea.games.corto.engine.state import CortoState, Layout, Variants
from saltsea.games.corto.rules.characters import grounds
from saltsea.games.corto.rules.grid import Grid
from saltsea.kernel.vocabulary import Plain


def snapshot(state: CortoState) -> Plain:
    return {
        "options": state.variants.options,
        "players": state.players,
        "strips": state.layout.strips,
        "step": state.step,
        "turn": state.turn,
        "first": state.first,
        "turns": state.turns,
        "idle": state.idle,
        "plays": state.plays,
        "discards": state.discards,
        "drawn": state.drawn,
        "more": state.more,
        "placed": state.placed,
        "closing": state.closing,
        "anywhere": state.anywhere,
        "actor": state.actor,
        "actor_is_figurine": state.actor_is_figurine,
        "card": state.card,
        "doing": state.doing,
        "left": state.left,
        "target": state.target,
        "cursor": state.cursor,
        "wakes": state.wakes,
        "figurine": state.figurine,
        "aside": state.aside,
        "characters": state.characters,
        "who": state.who,
        "marks": state.marks,
        "stock": state.stock,
        "hands": state.hands,
        "decks": state.decks,
        "pile": state.pile,
        "sealed": list(state.sealed),
        "guards": list(state.guards),
        "shown": list(state.shown),
        "prizes": list(state.prizes),
        "corto": state.corto,
        "rasputin": state.rasputin,
        "vessel": state.vessel,
        "ace_holder": state.ace_holder,
        "tiles": state.tiles,
        "ingots_left": state.ingots_left,
        "crows_left": state.crows_left,
        "leopards_left": state.leopards_left,
        "train": state.train,
        "train_way": state.train_way,
        "carriages_left": state.carriages_left,
        "ended_by": state.ended_by,
    }


def restore(plain: Plain, grid: Grid) -> CortoState:
    given: Any = plain
    state = CortoState(
        grid,
        Variants(given["options"]),
        given["players"],
        given["who"][:],
        given["marks"][:],
        given["stock"][:],
        given["hands"][:],
        given["decks"][:],
        given["pile"][:],
        tuple(given["sealed"]),
        tuple(given["guards"]),
        tuple(given["shown"]),
        tuple(given["prizes"]),
    )
    if given["strips"]:
        state.layout = Layout(given["strips"][:], grounds(grid, given["strips"]))
    _restore_turn(state, given)
    _restore_board(state, given)
    return state


def _restore_turn(state: CortoState, given: Any) -> None:  # noqa: ANN401 (plain snapshot are anything)
    state.step = given["step"]
    state.turn = given["turn"]
    state.first = given["first"]
    state.turns = given["turns"]
    state.idle = given["idle"]
    state.plays = given["plays"]
    state.discards = given["discards"]
    state.drawn = given["drawn"]
    state.more = given["more"]
    state.placed = given["placed"]
    state.closing = given["closing"]
    state.anywhere = given["anywhere"]
    state.actor = given["actor"]
    state.actor_is_figurine = given["actor_is_figurine"]
    state.card = given["card"]
    state.doing = given["doing"]
    state.left = given["left"]
    state.target = given["target"]
    state.cursor = given["cursor"]
    state.wakes = given["wakes"]
    state.figurine = given["figurine"]
    state.aside = given["aside"]
    state.ended_by = given["ended_by"]


def _restore_board(state: CortoState, given: Any) -> None:  # noqa: ANN401 (plain snapshot are anything)
    state.characters = given["characters"]
    state.corto = given["corto"]
    state.rasputin = given["rasputin"]
    state.vessel = given["vessel"]
    state.ace_holder = given["ace_holder"]
    state.tiles = given["tiles"]
    state.ingots_left = given["ingots_left"]
    state.crows_left = given["crows_left"]
    state.leopards_left = given["leopards_left"]
    state.train = given["train"]
    state.train_way = given["train_way"]
    state.carriages_left = given["carriages_left"]
