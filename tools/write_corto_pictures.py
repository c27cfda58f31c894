"""Write the positions that the illustrated introduction and the rules reference draw: small boards, frame by frame.

Every frame is a real position that the engine has reached by real actions, and its gold is what the rules count, so a
picture cannot lie. `python3 tools/write_corto_pictures.py` writes web/src/learn/pictures.json; a test fails while it
differs. The sentences are in content/corto/texts/pictures.*.ftl."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from write_files import ROOT, use_our_python, write

use_our_python()  # before the imports that need it

from corto.deeds import END, Deed, do, hit, hit_train, kill, mark, move, place, play  # noqa: E402
from corto.tables import GREEN, RED, RULES, YELLOW, as_counted, gold, is_over, square_name, table  # noqa: E402
from corto.test_examples import corto_example, count_example, worked_turn  # noqa: E402
from saltsea.catalog import CATALOG  # noqa: E402
from saltsea.games.corto.engine.events import FriendPaid  # noqa: E402
from saltsea.games.corto.engine.state import CortoState  # noqa: E402
from saltsea.games.corto.rules.count import group_gold  # noqa: E402
from saltsea.kernel.seat import WATCHER  # noqa: E402
from saltsea.wire.forms import Forms  # noqa: E402

FILE = ROOT / "web" / "src" / "learn" / "pictures.json"
VIEWS = CATALOG["corto"].views(RULES)
SHOWN = Forms(RULES, VIEWS).by_name["view"]
STRIPS = "BDF"
"""The introduction's: no ship, tile or train is in the way of its five pictures."""

Plain = dict[str, Any]


@dataclass
class Picture:
    """One position and what becomes of it: the frames of a picture, in order."""

    name: str
    state: CortoState
    part: str
    """The squares to show, from corner to corner: `a2 b5`."""
    seats: tuple[int, ...] = (RED, GREEN)
    has_groups: bool = False
    frames: list[Plain] = field(default_factory=list)

    def show(self, *deeds: Deed, hand: str = "", has_count: bool = False) -> None:
        """Let the player do this, then draw what there is. The sentence is the picture's next one."""
        before = squares(self.state)
        events = do(self.state, *deeds) if deeds else []
        after = squares(self.state)
        public = shown(self.state)
        rows = [(strip, row) for strip, row in zip(public["strips"], self.rows(public), strict=True) if row]
        names = [name for _, row in rows for name in row]
        self.frames.append(
            {
                "strips": [strip for strip, _ in rows],
                "rows": [row for _, row in rows],
                "squares": {name: after[name] for name in names if name in after},
                "lit": [name for name in names if deeds and before.get(name) != after.get(name)],
                "paid": {square_name(paid.square): paid.seat for paid in events if isinstance(paid, FriendPaid)},
                "groups": groups(self.state, self.seats) if self.has_groups or has_count else [],
                "players": [player(public, seat, has_count=has_count) for seat in self.seats],
                "hand": hand.split(),
                "say": {"text": f"picture-corto-{self.name}-{len(self.frames) + 1}", "args": {}},
            }
        )

    def say(self, **args: str | int) -> None:
        """What the sentence of the last frame speaks of."""
        self.frames[-1]["say"]["args"].update(args)

    def rows(self, public: Plain) -> list[list[str]]:
        """The squares between the corners; a strip outside has none."""
        first, last = self.part.split()
        return [
            [name for name in row if first[0] <= name[0] <= last[0] and first[1:] <= name[1:] <= last[1:]]
            for row in public["rows"]
        ]


def shown(state: CortoState) -> Plain:
    """The open table as a browser gets it."""
    public: Plain = json.loads(SHOWN.snapshot(state, WATCHER, ()))["public"]
    return public


def squares(state: CortoState) -> dict[str, Plain]:
    found: dict[str, Plain] = shown(state)["squares"]
    wanted = ("card", "markers", "leader", "pieces")
    return {name: {key: square[key] for key in wanted if key in square} for name, square in found.items()}


def groups(state: CortoState, seats: tuple[int, ...]) -> list[Plain]:
    """Every group of these players with what it would bring now."""
    return [
        {"seat": seat, "gold": line.gold, "squares": [square_name(square) for square in line.squares]}
        for seat in seats
        for line in group_gold(state, seat)
    ]


def player(public: Plain, seat: int, *, has_count: bool) -> Plain:
    """What a picture shows of a player: the cards under the seal and, where it is counted, line by line."""
    found = public["players"][seat]
    counted = {key: found.get(key, []) for key in ("gold", "groups", "count")} if has_count else {}
    return {"seat": seat, "sealed": found.get("sealed", []), "prizes": found.get("prizes", {}), **counted}


# --- the introduction: five pictures ---


def laying() -> Picture:
    state = table({"a2": "B1 r", "b2": "D1 g", "c2": "F1"}, strips=STRIPS, hands=["B2"])
    picture = Picture("lay", state, "a2 b4")
    picture.show(hand="B2")
    picture.show(play("B2"), place("a3"))
    picture.say(card="B2")
    picture.show(mark("a2"))
    return picture


def grouping() -> Picture:
    board = {"a2": "B1 r", "a3": "B4 rg", "a4": "B2 r", "b2": "D9 g", "b4": "D2 gg", "b5": "D6 g", "c2": "F1"}
    state = table(board, strips=STRIPS, hands=["D3"])
    picture = Picture("group", state, "a2 b5", has_groups=True)
    picture.show(hand="D3")
    picture.say(square="a3", gold=gold(state, RED))
    picture.show(play("D3"), place("b3"), mark("a3"))
    picture.say(square="a3", gold=gold(state, RED), number=group_gold(state, RED)[0].number)
    return picture


def hitting() -> Picture:
    board = {"a2": "B1 r", "a4": "B4 g", "b2": "D1", "c2": "F1"}
    state = table(board, strips=STRIPS, hands=["B5 B12"])
    picture = Picture("hit", state, "a2 a5")
    picture.show(hand="B5 B12")
    picture.show(play("B5"), place("a3"), hit("a4", GREEN), hand="B12")
    picture.say(card="B5")
    before = gold(state, RED)
    picture.show(play("B12"), kill("a4"))
    picture.say(card="B12", gold=gold(state, RED) - before)
    return picture


def visiting() -> Picture:
    board = {"a2": "B3 g", "a3": "B6 r", "b2": "D1 r", "b3": "D6", "c2": "F1 rr", "c4": "F6 g"}
    state = table(board, strips=STRIPS, hands=["B18"], corto="b1", pile="B14")
    picture = Picture("visit", state, "a1 c4")
    before = gold(state, RED), gold(state, GREEN)
    picture.show(hand="B18")
    picture.show(play("B18"), move("b3"))
    picture.say(red=gold(state, RED) - before[0], green=gold(state, GREEN) - before[1])
    picture.show(mark("b3"), mark("c4"))
    return picture


def ending() -> Picture:
    board = {
        "a2": "B1 r", "a3": "B2 r", "a4": "B4 rrg", "a5": "B5 g", "a6": "B7 g",
        "b2": "D1 r", "b3": "D2 g", "b4": "D6 rr", "b5": "D9 g",
        "c2": "F1 g", "c3": "F2 r",
    }  # fmt: skip
    sealed = ["F6 F7", "B14"]
    state = table(board, strips=STRIPS, hands=["D3"], sealed=sealed, aces=GREEN, options={"length": 6})
    do(state, play("D3"), place("b6"), mark("b5"), END)
    assert is_over(state), "two full strips end the game"
    picture = Picture("end", state, "a2 c6")
    picture.show(has_count=True)
    picture.say(red=gold(state, RED), green=gold(state, GREEN))
    return picture


# --- the rulebook's worked examples, each at the rule that it explains ---


def turn_example() -> Picture:
    state = worked_turn()
    picture = Picture("T1", state, "a3 d8", seats=(RED,))
    picture.show(hand="B2 A12 E13")
    picture.show(play("B2"), place("b4"), hand="A12 E13")
    picture.say(card="B2", square="b4")
    picture.show(mark("b3"), hand="A12 E13")
    picture.say(square="b3")
    picture.show(play("A12"), kill("a4"), hand="E13")
    picture.say(card="A12", square="a4")
    picture.show(play("E13"), hit("b8", GREEN))
    picture.say(card="E13", square="b8")
    before = gold(state, RED)
    picture.show(hit_train(8))
    picture.say(gold=gold(state, RED) - before)
    return picture


def friends_example() -> Picture:
    state = corto_example()
    picture = Picture("F3", state, "b2 c6", seats=(GREEN, YELLOW), has_groups=True)
    picture.show(hand="A18 A12")
    green, yellow = gold(state, GREEN), gold(state, YELLOW)
    picture.show(play("A18"), move("b4"), hand="A12")
    green, yellow = gold(state, GREEN) - green, gold(state, YELLOW) - yellow
    picture.say(first="b3", green=green, second="b5", yellow=yellow, tied="c5")
    before = gold(state, GREEN)
    picture.show(mark("b5"), mark("b5"), hand="A12")
    picture.say(square="b5", gold=gold(state, GREEN) - before)
    picture.show(play("A12"), hit_train(3))
    picture.say(card="A12")
    return picture


def treasure_example() -> Picture:
    state = count_example()
    picture = Picture("V6", as_counted(state), "a2 c8", seats=(GREEN,))
    large, small = group_gold(state, GREEN)
    picture.show(has_count=True)
    picture.say(number=large.number, large=large.gold, small=small.gold, tied="c8", total=gold(state, GREEN))
    return picture


def pictures() -> dict[Path, bytes]:
    """The file with what it should hold."""
    introduction = [laying(), grouping(), hitting(), visiting(), ending()]
    examples = [turn_example(), friends_example(), treasure_example()]
    content = {
        "names": VIEWS.patterns(),
        "introduction": {picture.name: picture.frames for picture in introduction},
        "examples": {picture.name: picture.frames for picture in examples},
    }
    return {FILE: packed(content).encode()}


def packed(content: Plain) -> str:
    """One line for each picture, so that a change shows which one it changes."""
    parts = [
        f"{json.dumps(part)}: {{\n"
        + ",\n".join(f"{json.dumps(name)}: {json.dumps(found, separators=(',', ':'))}" for name, found in inner.items())
        + "\n}"
        for part, inner in content.items()
    ]
    return "{\n" + ",\n".join(parts) + "\n}\n"


if __name__ == "__main__":
    write(pictures())
