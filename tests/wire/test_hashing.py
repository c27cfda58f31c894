"""The server's quick hash of a State is the record's own, byte for byte."""

import random

import msgspec
import pytest

from saltsea.catalog import CATALOG
from saltsea.kernel.match import Match, start
from saltsea.kernel.record import canonical, state_hash
from saltsea.kernel.seat import members
from saltsea.wire.hashing import quick_state_hash


@pytest.mark.parametrize("game", ["corto", "pirates"])
def test_the_quick_hash_is_the_records_own(game: str) -> None:
    rules, dice = CATALOG[game].rules(), random.Random(7)
    match = start(rules, 3, {}, dice.randbytes(32))
    assert isinstance(match, Match)
    for _ in range(60):
        assert quick_state_hash(rules, match.state) == state_hash(rules, match.state) == match.recent[-1].hash
        seats = members(match.waiting_on())
        if not seats:
            break
        seat = dice.choice(seats)
        match.submit(seat, dice.choice(rules.legal(match.state, seat)), match.now())


def test_a_match_whose_hashes_are_quick_writes_the_same_record() -> None:
    rules = CATALOG["corto"].rules()
    slow, quick = (start(rules, 2, {}, bytes(32)) for _ in range(2))
    assert isinstance(slow, Match)
    assert isinstance(quick, Match)
    quick.hash_of = quick_state_hash
    for number in range(40):
        (seat,) = members(slow.waiting_on())
        legal = rules.legal(slow.state, seat)
        for match in (slow, quick):
            match.submit(seat, legal[number % len(legal)], match.now())
    assert [line.hash for line in quick.lines] == [line.hash for line in slow.lines]


def test_both_encoders_write_every_character_alike() -> None:
    text = "".join(chr(code) for code in range(0x3000) if not 0xD800 <= code < 0xE000)
    facts = {"é": text, "b": [None, True, -(10**18)], "a": {"z": [], "c": {}}}
    assert msgspec.json.Encoder(order="sorted").encode(facts) == canonical(facts).encode()
