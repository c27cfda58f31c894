"""A draw of one from a set gives what the same dice would draw from its list, without making the list."""

from hypothesis import given
from hypothesis import strategies as st

from saltsea.kernel.bits import listed, nth_of, size_of
from saltsea.kernel.chance import Chance, OneOf, QuickDealer, SealedDealer, named_seed
from saltsea.kernel.dice import dice_for

SETS = st.integers(min_value=1, max_value=(1 << 40) - 1)


@given(members=SETS)
def test_a_set_has_a_size_and_an_order(members: int) -> None:
    numbers = [number for number in range(40) if members >> number & 1]
    assert size_of(members) == len(numbers)
    assert [nth_of(members, place) for place in range(len(numbers))] == numbers
    assert listed(members, 100) == [100 + number for number in numbers]


def test_nothing_is_in_an_empty_set() -> None:
    assert size_of(0) == 0
    assert listed(0, 5) == []


@given(members=SETS, first=st.integers(min_value=0, max_value=100), seed=st.text(max_size=5))
def test_one_of_a_set_is_what_its_list_would_give(members: int, first: int, seed: str) -> None:
    asked, plain = OneOf("draw", members, first), Chance("draw", listed(members, first), 1)
    assert asked.pool == plain.pool
    quick = QuickDealer(dice_for(seed))
    alike = quick.copy()
    shuffled = dice_for(seed)
    for _ in range(3):
        got = quick.answer(asked)
        assert got == alike.answer(plain) == shuffled.sample(plain.pool, 1)
    assert SealedDealer(named_seed(seed)).answer(asked) == SealedDealer(named_seed(seed)).answer(plain)
