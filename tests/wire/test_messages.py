"""What goes over the wire: actions in, updates and refusals out, and a schema that describes exactly these."""

import json
from collections.abc import Iterator
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator, ValidationError

from contract.kits import CORTO_KIT, KITS, Kit
from contract.walks import Walk, walked
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start, undo_lines
from saltsea.kernel.nouns import Outcome, refuse
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import WATCHER
from saltsea.kernel.vocabulary import fields_of
from saltsea.wire.messages import GameJson, Refused, Update, Updates, refused, update_struct
from saltsea.wire.shapes import struct_of
from saltsea.wire.typescript import typescript
from small_games.shells.game import ShellsRules

SHELLS = ShellsRules()
every_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)


def wire_of(kit: Kit) -> GameJson:
    return _wire_of(kit.game.name)


@cache
def _wire_of(name: str) -> GameJson:
    return GameJson(next(kit for kit in KITS if kit.game.name == name).game.rules())


def matches(kit: Kit) -> Iterator[Match]:
    """A few games, one after each of its steps."""
    rules = wire_of(kit).rules
    for number in range(3):
        dice = dice_for(f"wire {number}")
        players = rules.fewest + number % (rules.most - rules.fewest + 1)
        choices = tuple(dice.below(1 << 16) for _ in range(120))
        for length in range(0, len(choices), 5):
            yield walked(rules, Walk(players, {}, str(number), choices[:length]))


def finished(kit: Kit) -> Match:
    rules, dice = wire_of(kit).rules, dice_for("finished")
    match = walked(rules, Walk(rules.fewest, {}, "end", tuple(dice.below(1 << 16) for _ in range(kit.longest))))
    assert match.is_over()
    return match


def sent(kit: Kit) -> Iterator[bytes]:
    """Every message of those games, and the last one of a game that is over."""
    for match in (*matches(kit), finished(kit)):
        updates = Updates(wire_of(kit), match.state, match.lines[-1])
        for seat in (*range(match.header.players), WATCHER):
            yield updates.to(seat)


def validator(wire: GameJson, name: str) -> Draft202012Validator:
    schema = wire.schema()
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator({**schema, "$ref": f"#/$defs/{name}"})


@every_game
def test_the_schema_fits_every_message_that_is_sent(kit: Kit) -> None:
    judge, ended = validator(wire_of(kit), "Update"), 0
    for message in sent(kit):
        judge.validate(json.loads(message))
        ended += json.loads(message)["outcome"] is not None
    assert ended


@every_game
def test_the_schema_fits_nothing_else(kit: Kit) -> None:
    judge = validator(wire_of(kit), "Update")
    message = json.loads(next(sent(kit)))
    for name in message:
        for other in ({**message, name: 2.5}, {key: value for key, value in message.items() if key != name}):
            with pytest.raises(ValidationError):
                judge.validate(other)


@every_game
def test_a_reader_that_knows_the_struct_reads_every_message(kit: Kit) -> None:
    reader = update_struct(wire_of(kit).rules)
    for message in sent(kit):
        assert msgspec.json.encode(msgspec.json.decode(message, type=reader)) == message


def test_the_struct_for_readers_has_the_fields_of_the_one_that_is_sent() -> None:
    theirs = [field.name for field in msgspec.structs.fields(update_struct(SHELLS))]
    assert theirs == [field.name for field in msgspec.structs.fields(Update)]


@every_game
def test_the_schema_fits_every_action_that_is_taken(kit: Kit) -> None:
    wire, words = wire_of(kit), wire_of(kit).rules.vocabulary
    judges = {kind.__name__: validator(wire, kind.__name__) for kind in {type(action) for action in words.actions}}
    for action in words.actions:
        judges[type(action).__name__].validate(words.plain(action))
    validator(wire, "Undo").validate({"kind": "Undo", "to": 3})
    with pytest.raises(ValidationError):
        validator(wire, "Undo").validate({"kind": "Undo", "to": 3, "more": 1})


def test_a_refusal_says_rule_text_and_facts() -> None:
    message = json.loads(refused(refuse("shells.S5", "refusal-shells-follow", card=5, colour="red")))
    facts = {"card": 5, "colour": "red"}
    assert message == {"kind": "Refused", "rule": "shells.S5", "text": "refusal-shells-follow", "facts": facts}
    validator(GameJson(SHELLS), "Refused").validate(message)
    with pytest.raises(ValidationError):
        validator(GameJson(SHELLS), "Refused").validate({**message, "facts": {"card": None}})


def nouns(kit: Kit) -> list[type[Any]]:
    words = wire_of(kit).rules.vocabulary
    kinds = dict.fromkeys(type(action) for action in words.actions)
    return [*kinds, Undo, *words.events.values(), words.public, words.private, Outcome]


@every_game
def test_every_noun_has_its_struct(kit: Kit) -> None:
    structs = wire_of(kit).structs()
    assert structs[:-2] == [struct_of(noun) for noun in nouns(kit)]
    assert structs[-2] is Refused
    names = [struct.__name__ for struct in structs]
    assert len(names) == len(set(names)), "two nouns of one name"
    assert set(names) <= set(wire_of(kit).schema()["$defs"])


@every_game
def test_a_struct_has_the_fields_of_its_noun(kit: Kit) -> None:
    """Names, order and types; tagged with the noun's name, and nothing that may be left out."""
    for noun in with_inner(nouns(kit)):
        struct = struct_of(noun)
        found = {field.name: field.type for field in msgspec.structs.fields(struct)}
        assert list(found) == fields_of(noun)
        hints = hints_of(noun)
        assert [spelt(kind) for kind in found.values()] == [spelt(hints[name]) for name in found]
        assert all(field.required for field in msgspec.structs.fields(struct))
        assert (struct.__struct_config__.tag_field, struct.__struct_config__.tag) == ("kind", noun.__name__)


def with_inner(kinds: list[type[Any]]) -> list[type[Any]]:
    """These nouns and those that they are made of."""
    found, waiting = list[type[Any]](), list[Any](kinds)
    while waiting:
        kind = waiting.pop()
        waiting.extend(get_args(kind))
        if isinstance(kind, type) and not get_args(kind) and kind not in (int, str, bool, type(None), *found):
            found.append(kind)
            waiting.extend(hints_of(kind).values())
    return found


def hints_of(noun: type[Any]) -> dict[str, Any]:
    hints = get_type_hints(noun.__init__) if fields_of(noun) else {}
    return {name: kind for name, kind in hints.items() if name != "return"}


def spelt(kind: Any) -> str:
    """A type in words, in which a noun and its Struct read alike."""
    inner = [spelt(part) for part in get_args(kind)]
    if get_origin(kind) in (Union, UnionType):
        return " | ".join(sorted(inner))
    name = str(get_origin(kind).__name__ if inner else kind.__name__)
    return f"{name}[{', '.join(inner)}]" if inner else name


@every_game
def test_what_is_sent_is_what_the_noun_holds(kit: Kit) -> None:
    wire, heard = wire_of(kit), set()
    for match in (*matches(kit), finished(kit)):
        view = wire.rules.observe(match.state, 0)
        for noun in (*match.lines[-1].events, view.public, view.private, wire.rules.outcome(match.state)):
            if noun is not None:
                assert msgspec.json.decode(wire.noun(noun)) == held(noun)
                heard.add(type(noun).__name__)
    assert {wire.rules.vocabulary.public.__name__, wire.rules.vocabulary.private.__name__, "Outcome"} <= heard


def held(noun: object) -> object:
    """A noun as JSON would have it, field by field, and the nouns inside it too."""
    if noun is None or isinstance(noun, int | str):
        return noun
    if isinstance(noun, list):
        return [held(part) for part in noun]
    if isinstance(noun, dict):
        return {name: held(part) for name, part in noun.items()}
    return {"kind": type(noun).__name__, **{name: held(getattr(noun, name)) for name in fields_of(type(noun))}}


@every_game
def test_every_action_comes_back_from_its_own_form(kit: Kit) -> None:
    wire = wire_of(kit)
    for action, form in zip(wire.rules.vocabulary.actions, wire.actions, strict=True):
        assert wire.action(bytes(form)) is action


def test_taking_back_comes_in_over_the_wire() -> None:
    found = GameJson(SHELLS).action(b'{"to":3,"kind":"Undo"}')
    assert isinstance(found, Undo)
    assert found.to == 3


def test_taking_back_is_in_the_types_of_every_client() -> None:
    text = typescript(GameJson(SHELLS).structs())
    assert 'export interface Undo {\n  readonly kind: "Undo";\n  readonly to: number;\n}\n' in text
    assert "readonly legal: readonly (Play | Give)[];" in text
    assert "readonly outcome: Outcome | null;" in text


@pytest.mark.parametrize(
    "message",
    [
        b"",
        b"[",
        b"null",
        b"5",
        b"\xff",
        b'{"kind":"\xff"}',
        b'{"kind":"\\ud800"}',
        b"[" * 100_000 + b"]" * 100_000,
        b'{"kind":' + b"[" * 100_000 + b"]" * 100_000 + b"}",
        b'{"kind":"Play","card":' + b"[" * 900 + b"]" * 900 + b"}",
        b'{"a":' * 100_000,
        b'{"kind":"Play","card":2.0}',
        b'{"kind":"Play","card":true}',
        b'{"kind":"Play","card":"2"}',
        b'{"kind":"Play","card":' + b"2" * 5000 + b"}",
        b'{"kind":"Play"}',
        b'{"kind":"Play","card":2,"more":1}',
        b'{"card=2 kind":"Play"}',
        b'{"kind":"SetUp"}',
        b'{"kind":"TimeUp"}',
        b'{"kind":"Undo"}',
        b'{"kind":"Undo","to":true}',
        b'{"kind":"Undo","to":1.0}',
        b'{"kind":"Undo","to":"1"}',
        b'{"kind":"Undo","to":null}',
        b'{"kind":"Undo","to":1,"more":1}',
        b'{"kind":["Undo"],"to":1}',
    ],
    ids=lambda message: str(message[:30]),
)
def test_what_is_no_action_is_none(message: bytes) -> None:
    assert GameJson(SHELLS).action(message) is None


@settings(max_examples=300, derandomize=True, database=None)
@given(st.binary(max_size=40) | st.text(max_size=40).map(str.encode))
def test_no_bytes_break_the_door(message: bytes) -> None:
    assert GameJson(SHELLS).action(message) is None


class CountingJson(GameJson):
    """Remembers what it encoded."""

    def __init__(self) -> None:
        super().__init__(SHELLS)
        self.encoded: list[object] = []

    def noun(self, thing: object) -> msgspec.Raw:
        self.encoded.append(thing)
        return super().noun(thing)


def test_what_is_the_same_for_everybody_is_encoded_once_per_step() -> None:
    match = start(SHELLS, 4, {}, named_seed("once"))
    assert isinstance(match, Match)
    wire, line = CountingJson(), match.lines[-1]
    updates = Updates(wire, match.state, line)
    messages = [updates.to(seat) for seat in (*range(4), WATCHER)]
    kinds = [type(thing).__name__ for thing in wire.encoded]
    assert kinds.count("ShellsPublic") == 1
    assert kinds.count("ShellsPrivate") == 4
    assert kinds.count("FirstNamed") == 1
    assert [kinds.count("Dealt"), len(line.events)] == [16 * 5, 18], "each hand is masked for everybody but its owner"
    assert messages == [GameJson(SHELLS).update(match, line, seat) for seat in (*range(4), WATCHER)]


def test_an_undo_says_where_it_returned_to() -> None:
    """A client's log strikes the lines after it."""
    rules = CORTO_KIT.game.rules()
    match = start(rules, 2, {}, named_seed("undo"))
    assert isinstance(match, Match)
    dice = dice_for("undo")
    while not undo_lines(match, match.state.turn):
        seat = match.state.turn
        match.submit(seat, dice.pick(rules.legal(match.state, seat)), 0)
    seat, to = match.state.turn, undo_lines(match, match.state.turn)[0]
    match.submit(seat, Undo(to), 0)
    told = [msgspec.json.decode(GameJson(rules).update(match, line, seat))["undo_to"] for line in match.lines[-2:]]
    assert told == [None, to]
