"""Forged records with matching checksums: whatever a forger wrote, the reader refuses it and names the line.

Every forgery is shown to both engines, which must say the same."""

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from contract.scale import PROOF, scaled
from kernel.compiled import compiled_tree
from kernel.forgery import (
    GAMES,
    Part,
    a_forked_record,
    a_record,
    bodies,
    bots,
    chained,
    changed,
    parts_of,
    rules_of,
    written,
)
from kernel.judge import verdict
from saltsea.kernel.chance import named_seed, seal
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.options import filled_in
from saltsea.kernel.record_file import BadRecordError, write
from saltsea.kernel.replay import verify
from saltsea.research.simulate import BotTable
from small_games.shells.game import ShellsRules

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced

Judge = Callable[[str, bytes], str]


@pytest.fixture(scope="module")
def compiled() -> Iterator[Judge]:
    """A judge who runs compiled."""
    env = {**os.environ, "PYTHONPATH": str(compiled_tree())}
    command = [sys.executable, str(Path(__file__).with_name("judge.py"))]
    with subprocess.Popen(command, env=env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        send, hear = process.stdin, process.stdout
        assert send is not None
        assert hear is not None

        def judge(game: str, data: bytes) -> str:
            send.write(json.dumps({"game": game, "data": data.decode()}) + "\n")
            send.flush()
            return str(json.loads(hear.readline()))

        yield judge
        send.close()


def said(compiled: Judge, game: str, data: bytes) -> str:
    """What both engines say."""
    plain = verdict(game, data)
    assert compiled(game, data) == plain
    return plain


@pytest.mark.parametrize("record", [a_record, a_forked_record], ids=["whole", "forked"])
@pytest.mark.parametrize("game", GAMES)
def test_an_honest_record_is_verified_and_written_back_to_the_letter(
    compiled: Judge, game: str, record: Callable[[str], bytes]
) -> None:
    assert said(compiled, game, record(game)) == "verified"


HEADERS: list[Part] = [
    {"players": "2"},
    {"players": None},
    {"players": -1},
    {"players": 0},
    {"players": 9},
    {"players": 100},
    {"players": 10**15},
    {"players": 2.0},
    {"players": True},
    {"options": []},
    {"options": {"length": None}},
    {"options": {"length": 8}},
    {"options": None},
    {"seed": 5},
    {"seed": "ab", "seal": seal(b"\xab")},
    {"seed": "AB" * 32, "seal": seal(b"\xab" * 32)},
    {"seed": " " + "ab" * 32, "seal": seal(b"\xab" * 32)},
    {"seal": 5},
    {"seal": "", "seed": None},
    {"rules": 1.0},
    {"rules": "1"},
    {"rules": 2},
    {"vocabulary": 0},
    {"vocabulary": 2},
    {"vocabulary": None},
    {"content": 1},
    {"game": 3},
    {"game": None},
    {"shared": 5},
    {"saltsea": "recor"},
    {"format": True},
    {"format": 0},
    {"format": 1.0},
    {"format": None},
    {"forked": 5},
    {"forked": [5]},
    {"forked": None},
    {"forked": [{}]},
    {"forked": [{"last": "x", "seal": "ab" * 32, "seed": None}]},
    {"forked": [{"last": -1, "seal": "ab" * 32, "seed": None}]},
    {"forked": [{"last": 10**9, "seal": "ab" * 32, "seed": None}]},
    {"forked": [{"last": 2, "seal": "ab" * 32, "seed": None}] * 2},
    {"forked": [{"last": 2, "seal": "", "seed": None}]},
    {"forked": [{"last": 2, "seal": "ab" * 32, "seed": 7}]},
    {"more": 1},
]


@pytest.mark.parametrize("forged", HEADERS, ids=str)
def test_a_forged_header_is_refused(compiled: Judge, forged: Part) -> None:
    assert said(compiled, "shells", changed(a_record("shells"), 0, lambda part: part.update(forged))) == "refused 1"


@pytest.mark.parametrize("name", parts_of(a_record("shells"))[0])
def test_a_header_without_one_of_its_fields_is_refused(compiled: Judge, name: str) -> None:
    assert said(compiled, "shells", changed(a_record("shells"), 0, lambda part: part.pop(name))) == "refused 1"


LINES: list[Part] = [
    {"at": 5.0},
    {"at": True},
    {"at": "0"},
    {"at": None},
    {"at": -1},
    {"at": 1 << 60},
    {"seat": True},
    {"seat": -1},
    {"seat": 2},
    {"seat": 7},
    {"seat": 14},
    {"seat": 15},
    {"seat": 10**30},
    {"seat": 1.0},
    {"seat": None},
    {"n": 2.0},
    {"n": True},
    {"n": "2"},
    {"n": None},
    {"do": None},
    {"do": []},
    {"do": {}},
    {"do": {"kind": None}},
    {"do": {"kind": ["Play"], "card": 3}},
    {"do": {"kind": "SetUp"}},
    {"do": {"kind": "TimeUp"}},
    {"do": {"kind": "Undo", "to": True}},
    {"do": {"kind": "Undo", "to": 0, "too": 0}},
    {"do": {"kind": "Undo", "to": 10**30}},
    {"token": None},
    {"token": 5},
    {"chance": None},
    {"chance": {}},
    {"chance": [5]},
    {"chance": [{"ask": 5, "got": [1]}]},
    {"chance": [{"ask": "shells.S9 draw", "got": [True]}]},
    {"chance": [{"ask": "shells.S9 draw", "got": 1}]},
    {"events": None},
    {"events": [5]},
    {"events": [{}]},
    {"events": [{"kind": ["Played"]}]},
    {"events": [{"kind": "Played", "seat": "x", "card": None}]},
    {"events": [{"kind": "Played", "seat": 10**30, "card": -1}]},
    {"events": [{"kind": "TrickTaken", "seat": 0, "cards": ["x", None, {}]}]},
    {"hash": None},
    {"hash": 5},
    {"more": 1},
]


@pytest.mark.parametrize("forged", LINES, ids=str)
def test_a_forged_line_is_refused(compiled: Judge, forged: Part) -> None:
    assert said(compiled, "shells", changed(a_record("shells"), 3, lambda part: part.update(forged))) == "refused 4"


ENDS: list[Part] = [
    {"outcome": None},
    {"outcome": 5},
    {"outcome": {}},
    {"outcome": {"ended_by": None, "winners": [0], "scores": [1, 1], "turns": 1}},
    {"outcome": {"ended_by": "shells.S10", "winners": "0", "scores": [1, 1], "turns": 1}},
    {"outcome": {"ended_by": "shells.S10", "winners": [0], "scores": [None], "turns": 1}},
    {"outcome": {"ended_by": "shells.S10", "winners": [0], "scores": [1, 1], "turns": 1.0}},
    {"more": 1},
    {"end": 1.0},
    {"end": None},
]


@pytest.mark.parametrize("forged", ENDS, ids=str)
def test_a_forged_end_is_refused(compiled: Judge, forged: Part) -> None:
    data = a_record("shells")
    last = data.count(b"\n")
    # Without its outcome a game is not over, and then it is the header that says too much: it shows the seed.
    line = 1 if forged == {"outcome": None} else last
    assert said(compiled, "shells", changed(data, last - 1, lambda part: part.update(forged))) == f"refused {line}"


@pytest.mark.parametrize(
    "value",
    [
        "1" * 5000,
        "1" * 200,
        "[" * 100_000 + "]" * 100_000,
        "[" * 900 + "]" * 900,
        '{"a":' * 500 + "1" + "}" * 500,
        "0.0",
        "-0",
        "1e3",
        "NaN",
        "Infinity",
        '0,"at":0',
        " 0",
        '"\\ud800"',
    ],
    ids=lambda value: value[:20],
)
def test_what_is_not_our_json_is_refused(compiled: Judge, value: str) -> None:
    lines = bodies(a_record("shells"))
    lines[2] = lines[2].replace('"at":0', f'"at":{value}')
    assert said(compiled, "shells", chained(lines)) == "refused 3"


def test_text_that_is_spelt_in_another_way_is_refused(compiled: Judge) -> None:
    lines = bodies(a_record("shells"))
    lines[2] = lines[2].replace('"token":""', '"token":"\\ud800"')
    assert said(compiled, "shells", chained(lines)) == "refused 3"
    lines[2] = lines[2].replace("\\ud800", "\\u0061")
    assert said(compiled, "shells", chained(lines)) == "refused 3"
    lines[2] = lines[2].replace("\\u0061", "é")
    assert said(compiled, "shells", chained(lines)) == "verified"


def test_a_header_that_is_its_own_end_is_refused(compiled: Judge) -> None:
    header = {**parts_of(a_record("shells"))[0], "end": -1, "outcome": None}
    assert said(compiled, "shells", written([header])) == "refused 1"


def test_a_record_without_lines_is_refused(compiled: Judge) -> None:
    header = {**parts_of(a_record("shells"))[0], "seed": None}
    assert said(compiled, "shells", written([header, {"end": 0, "outcome": None}])) == "refused 2"


def test_a_second_set_up_is_refused(compiled: Judge) -> None:
    parts = parts_of(a_record("shells"))
    again = {**parts[3], "seat": 14, "do": {"kind": "SetUp"}, "token": "", "chance": [], "events": []}
    assert said(compiled, "shells", written(renumbered([*parts[:4], again, *parts[4:]]))) == "refused 5"


def test_a_record_in_memory_is_not_set_up_twice_either() -> None:
    match = start(rules_of("shells"), 2, {}, named_seed("twice"))
    assert isinstance(match, Match)
    match.set_up()
    with pytest.raises(BadRecordError, match="line 3: a game is set up once"):
        verify(rules_of("shells"), match.record(), lambda _: None)


def test_a_record_without_its_set_up_is_refused(compiled: Judge) -> None:
    parts = parts_of(a_record("shells"))
    assert said(compiled, "shells", written(renumbered([parts[0], *parts[2:]]))) == "refused 2"


def renumbered(parts: list[Part]) -> list[Part]:
    lines = [{**line, "n": number} for number, line in enumerate(parts[1:-1])]
    return [parts[0], *lines, {**parts[-1], "end": len(lines)}]


class CrowdedShells(ShellsRules):
    """Shells for five, which its rules do not allow."""

    def __init__(self) -> None:
        super().__init__()
        self.most = 5


def test_an_impossible_table_is_refused(compiled: Judge) -> None:
    rules = CrowdedShells()
    match = start(rules, 5, {}, named_seed("five"))
    assert isinstance(match, Match)
    BotTable(match, bots("shells")[:1] * 5, dice_for("five")).play()
    assert said(compiled, "shells", write(rules, match.record())) == "refused 1"


def test_a_line_a_thousand_years_ahead_is_refused_at_once(compiled: Judge) -> None:
    parts = parts_of(a_record("pumps"))
    place = next(place for place, part in enumerate(parts) if part.get("seat") == 0)
    parts[place]["at"] = 1000 * 365 * 24 * 3600 * 1000
    assert said(compiled, "pumps", written(parts)) == f"refused {place + 1}"


def test_a_token_that_was_used_before_is_refused(compiled: Judge) -> None:
    parts = parts_of(a_record("shells"))
    mine = [place for place, part in enumerate(parts[1:-1], 1) if part["seat"] == 0]
    parts[mine[0]]["token"] = parts[mine[1]]["token"] = "twice"
    assert said(compiled, "shells", written(parts)) == f"refused {mine[1] + 1}"


FREE = {"token", "shared", "at", "forked"}
"""Fields that a game in turns does not depend on: a token names a message, a time is when a seat acted, a seed that
is not shown promises nothing. A forger may change these, and nothing else."""

scalars = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-3, 30),
    st.integers(),
    st.floats(),
    st.text(max_size=5),
    st.sampled_from(["Play", "Undo", "SetUp", "TimeUp", "kind", "ab" * 32, "shells.S9 draw", "random"]),
)
values = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["kind", "to", "x"]), inner, max_size=3)
    ),
    max_leaves=5,
)


def places_in(value: object) -> list[tuple[Any, Any]]:
    """Every (container, key) in a JSON value, however deep."""
    keys: list[Any] = []
    if isinstance(value, dict):
        keys = list(value)
    elif isinstance(value, list):
        keys = list(range(len(value)))
    inside: Any = value
    return [(value, key) for key in keys] + [place for key in keys for place in places_in(inside[key])]


def damage(draw: Any, parts: list[Part]) -> str:
    """Change one value somewhere, or take it away, or add to it; the answer is the field of the part it belongs to."""
    part = parts[draw(st.integers(0, len(parts) - 1))]
    name = draw(st.sampled_from(sorted(part)))
    container, key = draw(st.sampled_from([(part, name), *places_in(part[name])]))
    old = container[key]
    near = [old + 1, old - 1, float(old), str(old)] if isinstance(old, int) else [[old], {"kind": old}]
    kind = draw(st.integers(0, 5))
    if kind == 0:
        del container[key]
    elif kind == 1 and isinstance(container, list):
        container.append(draw(values))
    else:
        container[key] = draw(st.sampled_from(near) if kind == 2 else values)
    return str(name)


def meaning(game: str, parts: list[Part]) -> list[Part]:
    """A record with its options filled in: one that is missing has its default, as if it were younger."""
    return [{**parts[0], "options": filled_in(rules_of(game).options, parts[0]["options"])}, *parts[1:]]


def search(game: str, record: Callable[[str], bytes], compiled: Judge, examples: int) -> list[str]:
    """Show many damaged records to both engines; the answer is all that they said."""
    heard: list[str] = []

    @settings(max_examples=examples, derandomize=not PROOF, deadline=None, database=None)
    @given(st.data())
    def one(data: st.DataObject) -> None:
        parts = parts_of(record(game))
        name = damage(data.draw, parts)
        told = said(compiled, game, written(parts))
        heard.append(told)
        if told == "verified":
            assert name in FREE or meaning(game, parts) == meaning(game, parts_of(record(game))), name
        else:
            assert told.startswith("refused ")

    one()
    return heard


@pytest.mark.parametrize("record", [a_record, a_forked_record], ids=["whole", "forked"])
@pytest.mark.parametrize("game", GAMES)
def test_no_damage_gets_past_the_door_or_breaks_it(compiled: Judge, game: str, record: Callable[[str], bytes]) -> None:
    heard = search(game, record, compiled, scaled(75, 5000))
    assert len(set(heard)) > 10, "the search is dead: it always damages the same line"
