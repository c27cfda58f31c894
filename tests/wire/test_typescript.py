"""The generator speaks TypeScript for every shape the wire uses, and refuses every other one."""

from enum import Enum
from typing import Any, Generic, Literal, TypeVar

import msgspec
import pytest

from saltsea.wire.typescript import HEADER, TypesFile, UnknownShapeError, interfaces, typescript


class Suit(Enum):
    GOLD = "gold"
    SEA = "sea"


class Play(msgspec.Struct, tag="play", tag_field="kind"):
    """One card on one square."""

    card: int
    square: tuple[int, int]


class Pass(msgspec.Struct, tag="pass", tag_field="kind"):
    pass


class Hand(msgspec.Struct):
    cards: list[int]
    moves: tuple[Play | Pass, ...]
    suit: Suit | None
    mood: Literal["calm", 3]
    weights: dict[str, float]
    by_suit: dict[Literal["gold", "sea"], bool]
    next: "Hand | None"


def body(text: str) -> str:
    return text.removeprefix(HEADER + "\n")


def test_a_tagged_struct_carries_its_kind_and_its_docstring() -> None:
    assert body(typescript([Play])) == (
        "/** One card on one square. */\n"
        "export interface Play {\n"
        '  readonly kind: "play";\n'
        "  readonly card: number;\n"
        "  readonly square: readonly [number, number];\n"
        "}\n"
    )


def test_every_known_shape() -> None:
    text = typescript([Hand])
    for line in (
        "readonly cards: readonly number[];",
        "readonly moves: readonly (Play | Pass)[];",
        'readonly suit: "gold" | "sea" | null;',
        "readonly weights: Readonly<Record<string, number>>;",
        'readonly by_suit: Readonly<Partial<Record<"gold" | "sea", boolean>>>;',
        "readonly next: Hand | null;",
        "export interface Play {",
    ):
        assert line in text
    assert 'mood: 3 | "calm"' in text or 'mood: "calm" | 3' in text


def test_a_named_union_is_discriminated_by_kind() -> None:
    text = typescript([], unions={"Command": Play | Pass})
    assert "export type Command = Play | Pass;" in text
    assert 'readonly kind: "play";' in text
    assert 'readonly kind: "pass";' in text


def test_only_a_field_that_may_be_left_out_is_optional() -> None:
    class Line(msgspec.Struct):
        always: int = 0
        sometimes: int | msgspec.UnsetType = msgspec.UNSET

    class Short(msgspec.Struct, omit_defaults=True):
        left_out: int = 0

    text = typescript([Line, Short])
    assert "readonly always: number;" in text
    assert "readonly sometimes?: number;" in text
    assert "readonly left_out?: number;" in text


def test_an_odd_name_is_quoted_and_a_long_docstring_keeps_its_lines() -> None:
    class Odd(msgspec.Struct, rename={"a": "a-b"}):
        """First line.

        Last line, with a */ in it.
        """

        a: int

    text = typescript([Odd])
    assert '  readonly "a-b": number;\n' in text
    assert "/**\n * First line.\n *\n * Last line, with a * / in it.\n */\n" in text


def test_the_order_of_arguments_does_not_matter() -> None:
    assert typescript([Hand, Play, Pass]) == typescript([Pass, Hand])


T = TypeVar("T")


class Box(msgspec.Struct, Generic[T]):
    item: T


class Boxed(msgspec.Struct):
    box: Box[int]


class Anything(msgspec.Struct):
    value: Any


class Raw(msgspec.Struct):
    value: bytes


class Numbered(msgspec.Struct):
    value: dict[int, str]


class Row(msgspec.Struct, array_like=True):
    value: int


class OtherTag(msgspec.Struct, tag="other"):
    value: int


class Custom(msgspec.Struct):
    value: complex


@pytest.mark.parametrize("struct", [Boxed, Anything, Raw, Numbered, Row, OtherTag, Custom])
def test_an_unknown_shape_is_refused(struct: type[msgspec.Struct]) -> None:
    with pytest.raises(UnknownShapeError):
        typescript([struct])


def test_two_structs_of_one_name_are_refused() -> None:
    twin = msgspec.defstruct("Play", [("card", str)])
    with pytest.raises(UnknownShapeError, match="two different Structs are called Play"):
        typescript([Play, twin])


def test_what_another_file_has_word_for_word_is_passed_on_from_there() -> None:
    box = TypesFile("./box", interfaces([Play, Pass]))
    text = body(typescript([Hand], {"Move": Play | Pass}, [box]))
    assert text.startswith("import type { Pass, Play } from './box';\nexport type { Pass, Play };\n")
    assert "export interface Play" not in text
    assert "export interface Hand" in text
    assert "export type Move = Play | Pass;" in text


def test_an_interface_made_of_another_one_here_is_not_taken_from_elsewhere() -> None:
    def shapes_with(field: type) -> type[msgspec.Struct]:
        inner = msgspec.defstruct("Inner", [("value", field)])
        return msgspec.defstruct("Outer", [("inner", inner)])

    elsewhere = TypesFile("./elsewhere", interfaces([shapes_with(int)]))
    text = typescript([shapes_with(str)], others=[elsewhere])
    assert "import" not in text
    assert "export interface Outer" in text
