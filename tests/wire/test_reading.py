"""The way back from JSON: what is written of a game is read as the same thing, and a computer player cannot tell."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from contract.kits import KITS, Kit
from contract.scale import quick_bots
from contract.walks import Walk, tables, walked
from saltsea.bots.player import Bot
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Action, Event, Observation, Part, Private, Public
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import WATCHER, Seat
from saltsea.kernel.vocabulary import Plain
from saltsea.research.simulate import simulate
from saltsea.wire.messages import GameJson
from saltsea.wire.reading import Reader, UnreadableError, builder
from saltsea.wire.shapes import struct_of
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import Card, Dealt, Play

WALKS = 14
"""One for each table of the game that has most of them."""
GAMES = 1
SHELLS = ShellsRules()
every_game = pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)


class GameCodecs:
    """Both halves of one game's wire."""

    def __init__(self, kit: Kit) -> None:
        self.rules = kit.game.rules()
        self.json = GameJson(self.rules)
        self.reader = Reader(self.rules)


@cache
def cached_codecs(name: str) -> GameCodecs:
    return GameCodecs(next(kit for kit in KITS if kit.game.name == name))


def codecs_of(kit: Kit) -> GameCodecs:
    return cached_codecs(kit.game.name)


def matches(kit: Kit, every: int) -> Iterator[Match]:
    """Random games at all of the kit's tables, looked at now and then and at their ends."""
    rules = codecs_of(kit).rules
    for number in range(WALKS):
        dice = dice_for(f"reading {number}")
        players = rules.fewest + number % (rules.most - rules.fewest + 1)
        options = tables(kit, rules, players)
        walk = tuple(dice.below(1 << 16) for _ in range(kit.walk))
        for length in (*range(0, kit.walk, every), kit.walk):
            yield walked(rules, Walk(players, options[number % len(options)], str(number), walk[:length]))


def seats(match: Match) -> tuple[Seat, ...]:
    return (*range(match.header.players), WATCHER)


def view_of(kit: Kit, match: Match, seat: Seat) -> Observation:
    """As a table shows it: in real time an observation shows its own moment."""
    observation = codecs_of(kit).rules.observe(match.state, seat)
    if kit.game.tempo is not None:
        kit.game.tempo.look(observation, match.now() + 17)
    return observation


# --- the contract ---


@every_game
def test_a_view_that_was_read_is_written_byte_for_byte(kit: Kit) -> None:
    codecs, private = codecs_of(kit), 0
    for match in matches(kit, kit.walk // 6):
        for seat in seats(match):
            written = codecs.json.observation(view_of(kit, match, seat))
            read = codecs.reader.observation(written)
            assert codecs.json.observation(read) == written
            assert (read.seat, type(read.public)) == (seat, codecs.rules.vocabulary.public)
            private += read.private is not None
    assert private


@every_game
def test_a_view_holds_the_game_s_own_actions(kit: Kit) -> None:
    codecs = codecs_of(kit)
    for match in matches(kit, kit.walk // 2):
        observation = view_of(kit, match, 0)
        read = codecs.reader.observation(codecs.json.observation(observation))
        assert [id(action) for action in read.legal] == [id(action) for action in observation.legal]


IDLE = "idle"
"""It stands for a person who does nothing but begin a round, which one of a crew can do."""


class Twice:
    """Asks a computer player twice: about its observation as it is, and as it comes over the wire."""

    def __init__(self, codecs: GameCodecs, bot: Bot) -> None:
        self.codecs = codecs
        self.bot = bot
        self.deeds = 0

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        written = self.codecs.json.observation(observation)
        read = self.codecs.reader.observation(written)
        assert self.codecs.json.observation(read) == written
        theirs = self.bot.choose(read, dice.copy())
        ours = self.bot.choose(observation, dice)
        assert theirs is ours
        self.deeds += ours is not None
        return ours


@every_game
def test_a_computer_player_chooses_alike_from_what_was_read(kit: Kit) -> None:
    """In whole games, and so it needs nothing that its observation does not hold."""
    codecs = codecs_of(kit)
    rules, tempo = codecs.rules, kit.game.tempo
    for name in quick_bots(kit.game):
        for number, options in enumerate(kit.options[:GAMES]):
            bots = [Twice(codecs, kit.game.make_bot(name, rules)) for _ in range(min(rules.most, 2 + number % 3))]
            simulate(rules, len(bots), options, bots, [f"{name} {number}"], nothing, hashing=False, tempo=tempo)
            acted = [bot.deeds > 0 for bot in bots]
            assert any(acted) if name == IDLE else all(acted)


def nothing(number: int, match: Match) -> None:
    """These games are not used afterwards."""


@every_game
def test_every_event_that_is_heard_is_read_as_it_was(kit: Kit) -> None:
    codecs, heard = codecs_of(kit), 0
    for match in matches(kit, kit.walk):
        for line in match.lines:
            for event in (codecs.rules.mask(event, seat) for event in line.events for seat in (0, WATCHER)):
                if event is not None:
                    plain: Plain = msgspec.json.decode(codecs.json.noun(event))
                    read = codecs.reader.event(plain)
                    assert (type(read), codecs.json.noun(read)) == (type(event), codecs.json.noun(event))
                    heard += 1
    assert heard


@every_game
def test_every_action_is_read_as_itself(kit: Kit) -> None:
    codecs = codecs_of(kit)
    for action in codecs.rules.vocabulary.actions:
        assert codecs.reader.action(codecs.rules.vocabulary.plain(action)) is action
    undo = codecs.reader.action({"kind": "Undo", "to": 3})
    assert isinstance(undo, Undo)
    assert undo.to == 3


@every_game
def test_the_parts_of_a_view_are_read_alone_too(kit: Kit) -> None:
    codecs = codecs_of(kit)
    match = walked(codecs.rules, Walk(codecs.rules.fewest, {}, "parts", (1, 2, 3)))
    observation = view_of(kit, match, 0)
    public, private = codecs.json.noun(observation.public), codecs.json.noun(observation.private)
    assert bytes(codecs.json.noun(codecs.reader.public(public))) == bytes(public)
    read = codecs.reader.private(bytes(private))
    assert read is not None
    assert bytes(codecs.json.noun(read)) == bytes(private)
    assert codecs.reader.private(b"null") is None


# --- what nouns may be made of ---


class Crate(Part):
    """A noun inside others."""

    def __init__(self, weight: int) -> None:
        self.weight = weight


class Rope(Part):
    """Another one."""

    def __init__(self, length: int) -> None:
        self.length = length


class Hold(Event):
    """Has nouns in every place where one can be."""

    def __init__(
        self,
        crate: Crate,
        top: Crate | None,
        either: Crate | Rope | int | None,
        stacks: list[list[Crate]] | None,
        by_name: dict[str, Crate | None],
        marks: dict[str, int | str],
    ) -> None:
        self.crate = crate
        self.top = top
        self.either = either
        self.stacks = stacks
        self.by_name = by_name
        self.marks = marks


@pytest.mark.parametrize(
    "hold",
    [
        Hold(Crate(1), None, None, None, {}, {}),
        Hold(Crate(1), Crate(2), 3, [[], [Crate(4), Crate(5)]], {"a": Crate(6), "b": None}, {"x": 7}),
        Hold(Crate(1), Crate(2), Crate(3), [], {}, {"x": "y"}),
        Hold(Crate(1), Crate(2), Rope(3), [], {}, {}),
    ],
)
def test_nouns_inside_nouns_are_built_wherever_they_are(hold: Hold) -> None:
    form = msgspec.json.decode(msgspec.json.encode(written(hold)), type=struct_of(Hold))
    read = builder(Hold)(form)
    assert written(read) == written(hold)
    assert isinstance(read.crate, Crate)
    assert builder(Hold) is builder(Hold)


def written(value: Any) -> Any:
    if isinstance(value, Part | Event):
        return {"kind": type(value).__name__, **{name: written(part) for name, part in vars(value).items()}}
    if isinstance(value, list):
        return [written(part) for part in value]
    return {name: written(part) for name, part in value.items()} if isinstance(value, dict) else value


# --- what is nothing of the game ---


@cache
def shells_view() -> bytes:
    match = start(SHELLS, 3, {}, named_seed("unreadable"))
    assert isinstance(match, Match)
    return GameJson(SHELLS).observation(SHELLS.observe(match.state, match.state.turn))


def spoilt(**other: object) -> bytes:
    """An observation with something else in some of its fields."""
    observation: dict[str, Any] = msgspec.json.decode(shells_view())
    for name, value in other.items():
        part = (
            observation
            if name in observation
            else observation["public"]
            if name in observation["public"]
            else observation["private"]
        )
        part[name] = value
    return msgspec.json.encode(observation)


UNREADABLE = {
    "nothing": b"",
    "half": shells_view()[:-1],
    "more": shells_view() + b"x",
    "no object": b"[]",
    "no letters": b'{"seat":"\xff"}',
    "deep": b"[" * 100_000,
    "fields missing": b'{"seat":0}',
    "a field more": shells_view()[:-1] + b',"state":1}',
    "no such seat": spoilt(seat=16),
    "before the first seat": spoilt(seat=-1),
    "a seat that is true": spoilt(seat=True),
    "a fraction": spoilt(tricks=1.5),
    "a text for a number": spoilt(tricks="1"),
    "null in a list": spoilt(hand=[None]),
    "no public part": spoilt(public=None),
    "another noun": spoilt(private={"kind": "PumpsPrivate", "order": 1}),
    "no list of actions": spoilt(legal=None),
    "an action that is none": spoilt(legal=[{"kind": "Play", "card": 24}]),
    "an action that is a number": spoilt(legal=[3]),
    "taking back, which is never legal": spoilt(legal=[{"kind": "Undo", "to": 1}]),
    "a deep action": shells_view().replace(b'"card":', b'"card":' + b"[" * 5000),
}


@pytest.mark.parametrize("data", UNREADABLE.values(), ids=UNREADABLE)
def test_what_is_no_view_is_one_kind_of_error(data: bytes) -> None:
    with pytest.raises(UnreadableError):
        Reader(SHELLS).observation(data)
    assert issubclass(UnreadableError, ValueError)


def test_an_action_spelt_otherwise_is_still_that_action() -> None:
    read = Reader(SHELLS).observation(spoilt(legal=[{"card": 5, "kind": "Play"}]))
    (action,) = read.legal
    assert isinstance(action, Play)
    assert action.card == 5


@pytest.mark.parametrize(
    "plain",
    [{}, {"kind": "Dealt"}, {"kind": "Dealt", "seat": True, "card": 1}, {"kind": "Play", "card": 1}, {"kind": []}],
    ids=str,
)
def test_what_is_no_event_is_the_same_error(plain: Plain) -> None:
    with pytest.raises(UnreadableError):
        Reader(SHELLS).event(plain)


@pytest.mark.parametrize(
    "plain", [{}, {"kind": "Play"}, {"kind": "Play", "card": True}, {"kind": "Play", "card": 10**5000}], ids=len
)
def test_what_is_no_action_is_the_same_error(plain: Plain) -> None:
    with pytest.raises(UnreadableError):
        Reader(SHELLS).action(plain)


def test_what_is_no_part_of_a_view_is_the_same_error() -> None:
    reader = Reader(SHELLS)
    for read in (reader.public, reader.private):
        with pytest.raises(UnreadableError):
            read(b'{"kind":"ShellsPublic"}')


def test_a_read_value_is_not_shared() -> None:
    """A bot may think on the parts of its observation: no list in them belongs to the message."""
    plain: dict[str, Any] = {"kind": "TrickTaken", "seat": 1, "cards": [1, 2]}
    event: Any = Reader(SHELLS).event(plain)
    event.cards.append(3)
    assert plain["cards"] == [1, 2]


def test_the_kinds_are_those_of_the_game() -> None:
    event = Reader(SHELLS).event({"kind": "Dealt", "seat": 1, "card": None})
    assert isinstance(event, Dealt)
    card: Card | None = event.card
    assert card is None
    observation = Reader(SHELLS).observation(shells_view())
    assert isinstance(observation.public, Public)
    assert isinstance(observation.private, Private)
