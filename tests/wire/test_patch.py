"""A patch makes one value out of another, whatever they are; and it is what RFC 6902 says."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as some

from saltsea.wire.patch import diff, patched

leaves = some.none() | some.booleans() | some.integers(-3, 3) | some.sampled_from(["", "a", "b/c", "~"])
names = some.sampled_from(["a", "b", "b/c", "~1", "long name"])
values = some.recursive(
    leaves, lambda inner: some.lists(inner, max_size=5) | some.dictionaries(names, inner), max_leaves=20
)


@given(values, values)
def test_the_patch_between_two_values_makes_the_second_of_the_first(before: Any, after: Any) -> None:
    assert repr(patched(before, diff(before, after))) == repr(after) or patched(before, diff(before, after)) == after


@given(values)
def test_equal_values_need_no_patch(value: Any) -> None:
    assert diff(value, value) == []


def test_what_did_not_change_is_not_sent() -> None:
    before = {"squares": {"b4": {"markers": [1, 0], "card": "E5"}}, "pile": ["A1"]}
    after = {"squares": {"b4": {"markers": [2, 0], "card": "E5"}}, "pile": ["A1", "B2"]}
    assert diff(before, after) == [
        {"op": "replace", "path": "/squares/b4/markers/0", "value": 2},
        {"op": "add", "path": "/pile/-", "value": "B2"},
    ]


def test_a_patch_changes_nothing_that_it_is_given() -> None:
    before = {"list": [1, {"a": 1}], "gone": True}
    kept = {"list": [1, {"a": 1}], "gone": True}
    assert patched(before, diff(before, {"list": [1, {"a": 2}]})) == {"list": [1, {"a": 2}]}
    assert before == kept


def test_a_flat_object_most_of_which_changes_is_sent_as_a_whole() -> None:
    before: Any = {"looks": {"helm": "S", "sails": "SE", "lookout": "SW"}, "speed": 1}
    after: Any = {"looks": {"helm": "SW", "sails": "S", "lookout": "NW"}, "speed": 1}
    assert diff(before, after) == [{"op": "replace", "path": "/looks", "value": after["looks"]}]
    assert diff(before, {**before, "looks": {**before["looks"], "helm": "N"}}) == [
        {"op": "replace", "path": "/looks/helm", "value": "N"}
    ]


class Leaf(msgspec.Struct, frozen=True, omit_defaults=True):
    name: str
    marks: list[int] = []
    lead: int | None = None


class Tree(msgspec.Struct, frozen=True, omit_defaults=True):
    turn: int
    leaves: dict[str, Leaf] = {}
    pile: list[str] = []
    note: str = ""
    first: Leaf | None = None


leaf = some.builds(
    Leaf, some.sampled_from("ab"), some.lists(some.integers(0, 2), max_size=3), some.none() | some.integers(0, 2)
)
trees = some.builds(
    Tree,
    some.integers(0, 2),
    some.dictionaries(names, leaf, max_size=3),
    some.lists(some.sampled_from(["", "A1", "B2"]), max_size=4),
    some.sampled_from(["", "x"]),
    some.none() | leaf,
)


@given(trees, trees)
def test_structs_give_the_patch_of_their_json(before: Tree, after: Tree) -> None:
    plain = diff(msgspec.to_builtins(before), msgspec.to_builtins(after))
    assert msgspec.to_builtins(diff(before, after)) == plain
