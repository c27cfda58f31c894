"""The rules of the table, T7 to T22: what is allowed, what is refused, and the facts that a refusal names."""

from typing import Any

import msgspec
import pytest

from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.connection import BURST, EACH_SECOND, MOST_REFUSED
from saltsea.server.tables.people.presence import HOST_AWAY
from saltsea.server.tables.rules.opening_rules import Switches
from saltsea.server.tables.rules.table_rules import check_name, check_settings
from saltsea.server.tables.table_info import (
    Chair,
    TableInfo,
    apply_settings,
    new_table_info,
    next_host,
    remove_person,
    seat_person,
)
from saltsea.server.tables.table_settings import Settings
from server.kit import KEY, FakeServer, Guest, Plain, start_round, with_server

BOT = "greedy"
OTHER_BOT = "random"


def chairs(guest: Guest) -> list[Plain]:
    return list(guest.last("Table")["table"]["chairs"])


def host_of(guest: Guest) -> int:
    return int(guest.last("Table")["table"]["host"])


async def no(guest: Guest, kind: str, **fields: Any) -> tuple[str, str, Plain]:
    """Rule, text and facts of a refusal; nothing that is kept has changed."""
    assert guest.table is not None
    before = guest.table.n
    answer = await guest.ask(kind, **fields)
    assert answer["kind"] == "Refused", answer
    assert guest.table.n == before
    assert all(guest.words(answer, language) for language in LANGUAGES)
    return answer["rule"], answer["text"].removeprefix("refusal-table-"), answer["facts"]


async def mover(*guests: Guest) -> tuple[int, Guest]:
    """Seat and player that the game waits for; they sit in their order."""
    return next((seat, guest) for seat, guest in enumerate(guests) if guest.legal())


# --- T7 ---


def test_table_T7_a_seat_that_the_table_does_not_have() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        for kind, fields in (
            ("Swap", {"seat": 0, "other": 2}),
            ("Invite", {"seat": 2, "key": KEY.format("Eve")}),
            ("Remove", {"seat": 7}),
            ("AddBot", {"seat": 2, "bot": BOT}),
            ("Mate", {"seat": 2, "bot": BOT}),
        ):
            rule, text, facts = await no(ann, kind, **fields)
            assert (rule, text) == ("table.T7", "no-such-seat")
            assert facts["seat"] >= 2
        assert await ann.refused("Sit", seat=5) == "table.T7"

    with_server(test)


# --- T8 ---


def test_table_T8_only_the_host_arranges() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await fake.guest(ann)
        watcher = await Guest(fake, ann.code, "Eve").come(key=False)
        for guest in (bob, watcher):
            for kind, fields in (
                ("Arrange", {"settings": {"players": 2}}),
                ("Swap", {"seat": 0, "other": 1}),
                ("Invite", {"seat": 2, "key": KEY.format("Eve")}),
                ("Remove", {"seat": 0}),
                ("AddBot", {"seat": 2, "bot": BOT}),
                ("Begin", {}),
            ):
                assert (await no(guest, kind, **fields))[:2] == ("table.T8", "not-host")
        await ann.done("Swap", seat=0, other=1)
        assert [chair["person"] for chair in chairs(bob)] == [1, 0, None]
        await ann.done("AddBot", seat=2, bot=BOT)
        await ann.done("Begin")

    with_server(test)


def test_table_T8_the_next_guest_is_host_when_the_host_leaves() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await fake.guest(ann)
        assert host_of(bob) == 0
        await ann.done("Leave")
        assert (host_of(bob), chairs(bob)[0]["person"]) == (1, None)
        assert (await no(ann, "Begin"))[0] == "table.T8"
        await bob.done("AddBot", seat=0, bot=BOT)

    with_server(test)


def test_table_T8_the_first_to_sit_at_a_table_without_a_host_is_its_host() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("Leave")
        await ann.go()
        bob = await fake.guest(ann)
        assert host_of(bob) == 1
        await bob.done("AddBot", seat=1, bot=BOT)
        await bob.done("Begin")

    with_server(test)


def test_table_T8_while_the_host_is_away_for_long_every_player_arranges_and_is_told_so() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await ann.go()
        await fake.clock.advance(HOST_AWAY - 1)
        assert await bob.refused("Swap", seat=0, other=1) == "table.T8"
        assert not bob.last("Presence")["others_arrange"]
        await fake.clock.advance(1)
        assert bob.last("Presence")["others_arrange"]
        await bob.done("Swap", seat=0, other=1)
        await ann.come()
        assert not bob.last("Presence")["others_arrange"]

    with_server(test)


def test_table_T8_a_host_who_only_stands_up_stays_the_host() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("Remove", seat=0)
        bob = await fake.guest(ann)
        assert host_of(bob) == 0
        await ann.done("AddBot", seat=1, bot=BOT)
        assert await bob.refused("Begin") == "table.T8"

    with_server(test)


def test_table_T8_a_rematch_is_the_hosts_too() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        await fake.clock.advance(300_000)
        assert ann.last("Table")["table"]["phase"] == "over"
        assert await bob.refused("Begin") == "table.T8"
        await ann.done("Begin")
        shown = bob.last("Table")["table"]
        assert (shown["phase"], shown["playing"]) == ("playing", f"{ann.code}-1")

    with_server(test)


# --- T9 ---


def test_table_T9_the_first_guest_has_the_seat() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await fake.guest(ann, seat=2)
        cay = await Guest(fake, ann.code, "Cay").come()
        assert await no(cay, "Sit", name="Cay", seat=2) == ("table.T9", "seat-taken", {"seat": 2})
        await cay.done("Sit", name="Cay")
        assert [chair["person"] for chair in chairs(bob)] == [0, 2, 1]

    with_server(test)


def test_table_T9_a_kept_seat_is_theirs_alone() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        await ann.done("Invite", seat=1, key=KEY.format("Eve"))
        assert [chair["kept"] for chair in chairs(ann)] == [False, True, False]
        bob = await Guest(fake, ann.code, "Bob").come()
        assert (await no(bob, "Sit", name="Bob", seat=1))[:2] == ("table.T9", "seat-taken")
        assert (await no(ann, "AddBot", seat=1, bot=BOT))[:2] == ("table.T9", "seat-taken")
        await bob.done("Sit", name="Bob")
        assert chairs(bob)[2]["person"] == 1
        eve = await Guest(fake, ann.code, "Eve").come()
        await eve.done("Sit", name="Eve")
        assert (chairs(bob)[1]["person"], chairs(bob)[1]["kept"]) == (2, False)

    with_server(test)


def test_table_T9_with_every_seat_taken_one_can_only_watch() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("Invite", seat=1, key=KEY.format("Eve"))
        bob = await Guest(fake, ann.code, "Bob").come()
        assert await no(bob, "Sit", name="Bob") == ("table.T9", "full", {})
        await ann.done("Remove", seat=1)
        await bob.done("Sit", name="Bob")
        cay = await Guest(fake, ann.code, "Cay").come()
        assert (await no(cay, "Sit", name="Cay", seat=1))[:2] == ("table.T9", "full")
        await ann.done("Begin")
        assert cay.last("Snapshot")["seat"] == 15

    with_server(test)


def test_table_T9_several_seats_on_one_device_but_no_second_by_accident() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        await ann.done("Sit")
        await ann.done("Sit", seat=0)
        assert ann.table is not None
        assert ann.table.info.seats_of(0) == [0]
        await ann.done("Sit", seat=2)
        assert [chair["person"] for chair in chairs(ann)] == [0, None, 0]
        assert ann.last("Table")["table"]["people"] == [{"person": 0, "name": "Ann", "here": True}]

    with_server(test)


# --- T10 ---


def test_table_T10_seats_and_settings_stay_once_the_game_has_begun() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        for kind, fields in (
            ("Arrange", {"settings": {"players": 3}}),
            ("Swap", {"seat": 0, "other": 1}),
            ("Invite", {"seat": 1, "key": KEY.format("Eve")}),
            ("Remove", {"seat": 1}),
            ("AddBot", {"seat": 1, "bot": BOT}),
            ("Begin", {}),
        ):
            assert (await no(ann, kind, **fields))[:2] == ("table.T10", "begun")

    with_server(test)


def test_table_T10_no_player_acts_before_it_has_begun() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        for kind, fields in (
            ("Act", {"seat": 0, "action": {"kind": "Mark", "square": 1}}),
            ("Why", {"seat": 0, "action": {"kind": "Mark", "square": 1}}),
            ("Wait", {"seat": 0}),
            ("Pause", {}),
            ("GoOn", {}),
            ("Log", {"since": 0}),
        ):
            assert (await no(ann, kind, **fields))[:2] == ("table.T10", "not-begun")

    with_server(test)


# --- T11 ---


def test_table_T11_a_game_begins_when_every_seat_is_taken() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=4)
        await fake.guest(ann, seat=1)
        await ann.done("Invite", seat=2, key=KEY.format("Eve"))
        assert await no(ann, "Begin") == ("table.T11", "empty-seats", {"seat": 2, "number": 2})
        await ann.done("Remove", seat=2)
        await ann.done("AddBot", seat=2, bot=BOT)
        assert await no(ann, "Begin") == ("table.T11", "empty-seats", {"seat": 3, "number": 1})
        await ann.done("AddBot", seat=3, bot=OTHER_BOT)
        await ann.done("Begin")

    with_server(test)


# --- T12 ---


def test_table_T12_without_a_secret_one_only_watches() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        assert (await no(eve, "Sit", name="Eve"))[:2] == ("table.T12", "no-key")
        for kind, fields in (
            ("Rename", {"name": "Mallory"}),
            ("Appoint", {"name": "Mallory"}),
            ("Say", {"phrase": "hello"}),
            ("Mate", {"seat": 0, "bot": BOT}),
            ("Report", {"person": 0}),
        ):
            assert (await no(eve, kind, **fields))[:2] == ("table.T12", "not-seated")

    with_server(test)


def test_table_T12_a_removed_guest_does_not_sit_down_again() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await ann.done("Remove", seat=1)
        goodbye = bob.last("Goodbye")
        assert (goodbye["reason"], goodbye["again"], bob.transport.closed) == ("removed", False, True)
        assert not ann.all("Goodbye")
        back = await Guest(fake, ann.code, "Bob").come()
        assert (await no(back, "Sit", name="Robert"))[:2] == ("table.T12", "sent-away")
        assert (await no(back, "Say", phrase="sorry"))[:2] == ("table.T12", "not-seated")
        assert (await no(back, "Rename", name="Nobody"))[:2] == ("table.T12", "not-seated")

    with_server(test)


def test_table_T12_a_guest_who_loses_one_of_two_seats_is_not_removed() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await fake.guest(ann, seat=1)
        await bob.done("Sit", seat=2)
        await ann.done("Remove", seat=2)
        assert not bob.all("Goodbye")
        assert [chair["person"] for chair in chairs(ann)] == [0, 1, None]
        await bob.done("Sit", seat=2)

    with_server(test)


def test_table_T12_a_closed_table_takes_invited_guests_only() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3, listing="closed")
        await ann.done("Invite", seat=1, key=KEY.format("Eve"))
        bob = await Guest(fake, ann.code, "Bob").come()
        assert (await no(bob, "Sit", name="Bob"))[:2] == ("table.T12", "closed")
        eve = await Guest(fake, ann.code, "Eve").come()
        await eve.done("Sit", name="Eve")
        await eve.done("Leave")
        await eve.done("Sit")  # she was invited, and still is
        assert [person["name"] for person in ann.last("Table")["table"]["people"]] == ["Ann", "Eve"]

    with_server(test)


def test_table_T12_the_host_of_a_closed_table_takes_a_second_seat() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(listing="closed")
        await ann.done("Sit", seat=1)
        await ann.done("Begin")
        assert {snapshot["seat"] for snapshot in ann.all("Snapshot")} == {0, 1}

    with_server(test)


def test_table_T12_a_guest_who_left_has_no_say_but_a_host_without_a_seat_has() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await bob.done("Leave")
        assert (await no(bob, "Say", phrase="goodbye"))[:2] == ("table.T12", "not-seated")
        await ann.done("Remove", seat=0)
        await ann.done("Say", phrase="one-moment")
        await ann.done("Rename", name="Anna")

    with_server(test)


def test_table_T12_only_a_person_of_the_table_is_muted_or_reported() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        assert await ann.refused("Mute", person=9) == "table.T12"
        assert await ann.refused("Report", person=9) == "table.T12"

    with_server(test)


def test_table_T12_only_players_pause_the_clock() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        eve = await Guest(fake, ann.code, "Eve").come()
        for kind in ("Pause", "GoOn"):
            assert (await no(eve, kind))[:2] == ("table.T12", "not-seated")

    with_server(test)


# --- T13 ---


@pytest.mark.parametrize("name", ["", " ", "Bob ", "B  ob", "x" * 25, "B\u200bob", "B\nob", "\u202eBob", "\x00"])
def test_table_T13_a_name_can_be_read(name: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await Guest(fake, ann.code, "Bob").come()
        assert await no(bob, "Sit", name=name) == ("table.T13", "name", {"most": 24})
        assert await no(ann, "Rename", name=name) == ("table.T13", "name", {"most": 24})
        if name:
            assert await no(ann, "Appoint", name=name) == ("table.T13", "name", {"most": 24})
        answer = await fake.registry.open("corto", Settings(players=2), name, KEY.format("Eve"))
        assert isinstance(answer, Refusal)
        assert answer.rule == "table.T13"

    with_server(test)


@pytest.mark.parametrize(
    "name",
    [
        "x",
        "x" * 24,
        "Jean-François",
        "Łódź",
        "二",
        "O'Neill the 3rd",
        "Ann ❤\ufe0f",
        "1\ufe0f\u20e3",
        "Nguye\u0302\u0303n",
        "नमस्ते",
    ],
)
def test_table_T13_names_of_all_kinds(name: str) -> None:
    assert check_name(name, ["Ann"]) is None


@pytest.mark.parametrize(
    "name",
    [
        "Ann\ufe0f",
        "Ann\u3164",
        "\u3164",
        "A\u115fnn",
        "Ann\u034f",
        "\u2800",
        "\u0301Ann",
        "Ann \u0301",
        "A" + "\u0344" * 5,
        "\U000e0101Ann",
    ],
)
def test_table_T13_nobody_looks_like_somebody_else_by_letters_that_are_not_seen(name: str) -> None:
    refused = check_name(name, [])
    assert refused is not None
    assert refused.text == "refusal-table-name"


def test_table_T13_wide_letters_and_ligatures_make_no_other_name() -> None:
    assert check_name("Ａnn", ["ann"]) is not None
    assert check_name("ﬁsh", ["FISH"]) is not None


@pytest.mark.parametrize(
    "name",
    [
        "\u0410nna",
        "P\u0430t",
        "\u041c\u0438\u0448a",
        "\u039dick",
        "M\u0306\u0438\u0448\u0430",
        "\u2163\u0432\u0430\u043d",
    ],
)
def test_table_T13_a_word_keeps_to_one_alphabet(name: str) -> None:
    refused = check_name(name, [])
    assert refused is not None
    assert (refused.text, refused.details) == ("refusal-table-name-alphabets", {"name": name})


@pytest.mark.parametrize(
    "name", ["Миша", "DJ Миша", "Миша_UA", "Ёжик", "Юлія", "Ελένη", "Αλέξης 7", "Արամ", "Bob さん", "ロボbot"]
)
def test_table_T13_names_of_other_alphabets_are_welcome(name: str) -> None:
    assert check_name(name, ["Anna", "Pat", "Ann"]) is None


@pytest.mark.parametrize(
    ("name", "sits"),
    [
        ("\u0421\u043e\u0440", "Cop"),
        ("HATO", "\u041d\u0410\u0422\u041e"),
        ("\u041a\u0410\u0422\u0415", "kate"),
        ("\u039d\u039f\u0391", "Noa"),
        ("\u0451\u0445\u043e", "Ëxo"),
        ("Bob \u0412", "Bob b"),
    ],
)
def test_table_T13_nobody_looks_like_somebody_else_by_letters_of_another_alphabet(name: str, sits: str) -> None:
    refused = check_name(name, [sits])
    assert refused is not None
    assert refused.text == "refusal-table-name-taken"


def test_table_T13_a_name_is_unique_at_the_table() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await Guest(fake, ann.code, "Bob").come()
        assert await no(bob, "Sit", name="ANN") == ("table.T13", "name-taken", {"name": "ANN"})
        await bob.done("Sit", name="Bob")
        assert await bob.refused("Rename", name="ann") == "table.T13"
        await bob.done("Rename", name="BOB")
        assert [person["name"] for person in ann.last("Table")["table"]["people"]] == ["Ann", "BOB"]

    with_server(test)


def test_table_T13_all_learn_who_deals_with_events_and_a_person_s_name_will_do() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        eve = await Guest(fake, ann.code, "Eve").come(key=False)
        await ann.done("Appoint", name="Maud")
        assert eve.last("Table")["table"]["resolver"] == "Maud"
        await ann.done("Appoint", name="Ann")
        await fake.restart()
        back = await Guest(fake, ann.code, "Ann").come()
        assert back.last("Welcome")["table"]["resolver"] == "Ann"
        await back.done("Appoint")
        assert back.last("Table")["table"]["resolver"] == ""

    with_server(test)


# --- T14 ---


def convert(settings: Plain) -> Settings:
    return msgspec.convert({"players": 2, **settings}, Settings)


@pytest.mark.parametrize(
    ("settings", "real_time", "text"),
    [
        ({"clock": {"kind": "live", "bank": 600}}, True, "clock"),
        ({"clock": {"kind": "live", "bank": 0}}, False, "clock"),
        ({"clock": {"kind": "live", "bank": 86_401}}, False, "clock"),
        ({"clock": {"kind": "live", "bank": 600, "increment": -1}}, False, "clock"),
        ({"clock": {"kind": "days", "bank": 30 * 86_400 + 1}}, False, "clock"),
        ({"speed": 200}, False, "no-speed"),
        ({"steps": True}, False, "no-speed"),
        ({"speed": 49}, True, "speed"),
        ({"speed": 1001}, True, "speed"),
    ],
)
def test_table_T14_clock_and_speed_have_their_bounds(settings: Plain, real_time: bool, text: str) -> None:  # noqa: FBT001
    refusal = check_settings(convert(settings), real_time=real_time)
    assert refusal is not None
    assert (refusal.rule, refusal.text) == ("table.T14", f"refusal-table-{text}")


@pytest.mark.parametrize(
    ("settings", "real_time"),
    [
        ({}, True),
        ({}, False),
        ({"clock": {"kind": "live", "bank": 86_400, "increment": 30}}, False),
        ({"clock": {"kind": "days", "bank": 30 * 86_400}}, False),
        ({"speed": 50}, True),
        ({"speed": 1000, "steps": True}, True),
    ],
)
def test_table_T14_settings_that_will_do(settings: Plain, real_time: bool) -> None:  # noqa: FBT001
    assert check_settings(convert(settings), real_time=real_time) is None


def test_table_T14_is_asked_when_a_table_is_opened_and_when_it_is_arranged() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        assert await no(ann, "Arrange", settings={"players": 2, "speed": 200}) == ("table.T14", "no-speed", {})
        wrong = {"players": 2, "clock": {"kind": "live"}}
        assert await no(ann, "Arrange", settings=wrong) == ("table.T14", "clock", {"most": 86_400})
        answer = await fake.registry.open("pirates", convert({"speed": 20}), "Eve", KEY.format("Eve"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.details) == ("table.T14", {"least": 50, "most": 1000})

    with_server(test)


# --- T15 ---


def test_table_T15_phrases_and_free_words() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await ann.done("Say", phrase="hello")
        await bob.done("Say", words="Hi, ready when you are")
        assert [(one["person"], one["phrase"], one["words"]) for one in ann.all("Said")] == [
            (0, "hello", ""),
            (1, "", "Hi, ready when you are"),
        ]

    with_server(test)


def test_table_T15_one_phrase_or_some_words() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        for fields in ({}, {"words": "  \n"}, {"phrase": "hello", "words": "and more"}):
            assert (await no(ann, "Say", **fields))[:2] == ("table.T15", "say-one")
        assert await no(ann, "Say", phrase="boo") == ("table.T15", "no-such-phrase", {"phrase": "boo"})

    with_server(test)


def test_table_T15_phrases_only_at_public_tables_and_where_the_operator_says_so() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(listing="public")
        assert (await no(ann, "Say", words="hello"))[:2] == ("table.T15", "phrases-only")
        await ann.done("Say", phrase="hello")
        await ann.done("Arrange", settings={"players": 2, "listing": "closed"})
        await ann.done("Say", words="hello")
        fake.registry.switches = Switches(no_words=True)
        assert (await no(ann, "Say", words="hello"))[:2] == ("table.T15", "phrases-only")
        await ann.done("Say", phrase="hello")

    with_server(test)


def test_table_T15_a_repeated_chat_message_is_sent_once_even_after_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("Say", token="once", phrase="hello")
        await ann.done("Say", token="once", phrase="hello")
        await fake.restart()
        back = await ann.again().come()
        await back.done("Say", token="once", phrase="hello")
        assert len(back.all("Said")) == 1

    with_server(test)


# --- T16 ---


def test_table_T16_in_a_friendly_game_anybody_stops_the_clock() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair(clock={"kind": "live", "bank": 600})
        assert bob.last("Table")["table"]["pausable"]
        await bob.done("Pause")
        assert (ann.last("Time")["why"], ann.last("Time")["runs"]) == ("paused", False)
        await ann.done("GoOn")
        assert (bob.last("Time")["why"], bob.last("Time")["runs"]) == ("", True)

    with_server(test)


def test_table_T16_not_in_a_game_that_is_not_friendly() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair(friendly=False, clock={"kind": "live", "bank": 600})
        assert not ann.last("Table")["table"]["pausable"]
        assert await no(ann, "Pause") == ("table.T16", "no-pause", {})
        assert await no(ann, "GoOn") == ("table.T16", "no-pause", {})
        assert ann.last("Time")["runs"]

    with_server(test)


# --- T17 ---


def test_table_T17_a_computer_player_is_one_of_the_games() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bots = ann.last("Welcome")["table"]["bots"]
        assert await no(ann, "AddBot", seat=1, bot="deep-blue") == (
            "table.T17",
            "no-such-bot",
            {"bot": "deep-blue", "known": ", ".join(bots)},
        )
        for bot in bots:
            await ann.done("AddBot", seat=1, bot=bot)
            assert chairs(ann)[1]["bot"] == bot
        await ann.done("Begin")
        assert await ann.refused("Mate", seat=0, bot="deep-blue") == "table.T17"

    with_server(test)


def test_table_T17_one_that_is_not_offered_is_known_by_its_name() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        assert ann.last("Welcome")["table"]["bots"][:2] == ["novice", "regular"]
        for bot in ("random", "greedy", "greedy-1"):
            assert bot not in ann.last("Welcome")["table"]["bots"]
            await ann.done("AddBot", seat=1, bot=bot)
            assert chairs(ann)[1]["bot"] == bot

    with_server(test)


def test_table_T17_its_level_can_be_changed_during_the_game() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("AddBot", seat=1, bot=BOT)
        await ann.done("Begin")
        await ann.done("AddBot", seat=1, bot=OTHER_BOT)
        assert chairs(ann)[1]["bot"] == OTHER_BOT
        assert await ann.refused("AddBot", seat=1, bot="nobody") == "table.T17"

    with_server(test)


def test_table_T17_a_level_changed_during_the_game_is_told_to_all_and_kept_by_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob = await Guest(fake, ann.code, "Bob").come()
        await bob.done("Sit", name="Bob", seat=1)
        await ann.done("AddBot", seat=2, bot="novice")
        assert "levels" not in ann.last("Table")["table"]["manners"]
        await ann.done("Begin")
        assert "levels" in ann.last("Table")["table"]["manners"]
        await ann.done("AddBot", seat=2, bot="regular")
        assert [chairs(guest)[2]["bot"] for guest in (ann, bob)] == ["regular", "regular"]
        await fake.restart()
        again = await Guest(fake, ann.code, "Bob").come()
        table = again.last("Welcome")["table"]
        assert (table["chairs"][2]["bot"], table["phase"]) == ("regular", "playing")

    with_server(test)


def test_table_T17_a_game_counts_as_played_against_the_easiest_level_of_its_course() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open("corto")
        await ann.done("AddBot", seat=1, bot="master")
        await ann.done("Begin")
        counted = []
        for bot in ("expert", "novice", "master", "random", "master"):
            await ann.done("AddBot", seat=1, bot=bot)
            row = await fake.store.game(f"{ann.code}-0")
            assert row is not None
            counted.append(msgspec.json.decode(row.seats)[1])
        assert counted == ["expert", "novice", "novice", "random", "random"]
        assert chairs(ann)[1]["bot"] == "master", "it plays as it was told last"

    with_server(test)


# --- T18 ---


def test_table_T18_a_player_may_hand_over_and_take_back() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = await mover(ann, bob)
        await one.done("Mate", seat=seat, bot=BOT)
        assert chairs(ann)[seat]["mate"] == BOT
        await fake.clock.advance(1000)
        assert ann.last("Step")["update"]["by"] == seat
        await one.done("Mate", seat=seat, bot="")
        assert chairs(ann)[seat]["mate"] is None

    with_server(test)


def test_table_T18_no_bot_takes_over_without_a_reason() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob, cay = await fake.guest(ann, "Bob"), await fake.guest(ann, "Cay")
        assert await no(ann, "Mate", seat=0, bot=BOT) == ("table.T18", "no-mate", {"seat": 0})
        await ann.done("Begin")
        assert await no(ann, "Mate", seat=1, bot=BOT) == ("table.T18", "no-mate", {"seat": 1})
        assert await bob.refused("Mate", seat=0, bot="") == "table.T19"
        assert not cay.last("Presence")["mates"]

    with_server(test)


def test_table_T18_the_table_says_to_whom_each_person_may_call_a_substitute() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob, cay = await fake.guest(ann, "Bob"), await fake.guest(ann, "Cay")
        eve = await Guest(fake, ann.code, "Eve").come()
        everyone = ann, bob, cay, eve
        assert [one.last("Presence")["may_call"] for one in everyone] == [[], [], [], []], "no game has begun"
        await ann.done("Begin")
        assert [one.last("Presence")["may_call"] for one in everyone] == [[0], [1], [2], []]
        await cay.go()
        assert [one.last("Presence")["may_call"] for one in (ann, bob, eve)] == [[0, 2], [1, 2], []]
        await ann.refused("Mate", seat=2, bot=BOT)
        await bob.done("Mate", seat=2, bot=BOT)
        await bob.done("Mate", seat=1, bot=BOT)
        assert [one.last("Presence")["may_call"] for one in (ann, bob, eve)] == [[0], [], []]
        back = await cay.again().come()
        assert back.last("Presence")["may_call"] == [2]

    with_server(test)


def test_table_T18_when_everybody_else_has_asked_for_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cay = await fake.crew(3)
        assert await no(ann, "Mate", seat=2, bot=BOT) == ("table.T18", "no-mate", {"seat": 2})
        await bob.done("Mate", seat=2, bot=BOT)
        assert chairs(cay)[2]["mate"] == BOT
        await cay.go()
        await cay.again().come()
        assert chairs(ann)[2]["mate"] is None
        assert await bob.refused("Mate", seat=2, bot=BOT) == "table.T18"

    with_server(test)


def test_table_T18_one_player_alone_cannot_replace_a_present_player_by_a_bot() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        assert await ann.refused("Mate", seat=1, bot=BOT) == "table.T18"
        await bob.go()
        await ann.done("Mate", seat=1, bot=BOT)
        await bob.again().come()
        assert chairs(ann)[1]["mate"] is None

    with_server(test)


def test_table_T18_what_was_asked_in_one_game_does_not_count_in_the_next() -> None:
    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(3, "pirates")
        assert await crew[0].refused("Mate", seat=2, bot="able") == "table.T18"
        await start_round(*crew)
        await fake.clock.advance(400_000)
        assert await crew[0].refused("Mate", seat=2, bot="able") == "table.T18"
        await crew[0].done("Begin")
        assert await crew[1].refused("Mate", seat=2, bot="able") == "table.T18"

    with_server(test)


def test_table_T18_the_next_game_begins_with_the_players_who_are_there() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cay = await fake.crew(3, "pirates")
        for seat, one in enumerate((ann, bob, cay)):
            await one.done("Mate", seat=seat, bot="able")
        await fake.clock.advance(400_000)
        assert ann.last("Table")["table"]["phase"] == "over"
        await cay.go()
        await ann.done("Begin")
        assert [chair["mate"] for chair in chairs(ann)] == [None, None, "able"]
        steps = len(bob.all("Step"))
        await fake.clock.advance(20_000)
        assert len(bob.all("Step")) == steps, "no present player has said that they are ready"

    with_server(test)


def test_table_T18_when_the_clock_has_run_out() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cay = await fake.crew(3, clock={"kind": "live", "bank": 10})
        seat, one = await mover(ann, bob, cay)
        other = ann if one is not ann else bob
        await fake.clock.advance(9_999)
        assert await other.refused("Mate", seat=seat, bot=BOT) == "table.T18"
        await fake.clock.advance(1)
        assert other.last("Presence")["mates"] == [seat]
        assert seat in other.last("Presence")["may_call"]
        await other.done("Mate", seat=seat, bot=BOT)
        await fake.clock.advance(1000)
        assert other.last("Step")["update"]["by"] == seat

    with_server(test)


def test_table_T18_in_real_time_when_the_connection_is_lost_for_20_seconds() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, cleo = await fake.crew(3, "pirates")
        await start_round(ann, bob, cleo)
        await bob.go()
        await fake.clock.advance(19_999)
        assert await no(ann, "Mate", seat=1, bot="able") == ("table.T18", "no-mate", {"seat": 1})
        assert ann.last("Presence")["mates"] == []
        await fake.clock.advance(1)
        assert ann.last("Presence")["mates"] == [1]
        await ann.done("Mate", seat=1, bot="able")
        assert chairs(ann)[1]["mate"] == "able"
        await bob.again().come()
        assert chairs(ann)[1]["mate"] is None

    with_server(test)


def test_table_T18_a_lost_connection_is_no_reason_in_a_turn_based_game() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob, _ = await fake.crew(3)
        await bob.go()
        await fake.clock.advance(60_000)
        assert ann.last("Presence")["lost"][0]["seat"] == 1
        assert await ann.refused("Mate", seat=1, bot=BOT) == "table.T18"

    with_server(test)


# --- T19 ---


def test_table_T19_one_acts_for_ones_own_seats() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = await mover(ann, bob)
        other = bob if one is ann else ann
        watcher = await Guest(fake, ann.code, "Eve").come(key=False)
        for guest in (other, watcher):
            for kind in ("Act", "Why"):
                refused = await no(guest, kind, seat=seat, action=one.legal()[0])
                assert refused == ("table.T19", "not-your-seat", {"seat": seat})
            assert await guest.refused("Wait", seat=seat) == "table.T19"
            await guest.send({"kind": "Point", "seat": seat, "place": "square-3"})
        assert not ann.all("Pointed")
        await one.send({"kind": "Point", "seat": seat, "place": "square-3"})
        assert other.last("Pointed") == {"kind": "Pointed", "seat": seat, "place": "square-3"}

    with_server(test)


@pytest.mark.parametrize(
    "action",
    [{"kind": "Fly"}, {}, [], "Mark", 3, None, {"kind": "Mark", "square": 1_000}, {"kind": "Undo", "to": True}],
)
def test_table_T19_with_an_action_that_the_game_knows(action: object) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = await mover(ann, bob)
        for kind in ("Act", "Why"):
            assert await no(one, kind, seat=seat, action=action) == ("table.T19", "no-such-action", {})
        assert not ann.all("Step")

    with_server(test)


def test_table_T19_why_changes_nothing_and_answers_as_the_game_would() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = await mover(ann, bob)
        other = bob if one is ann else ann
        await one.done("Why", seat=seat, action=one.legal()[0])
        assert await other.refused("Why", seat=1 - seat, action=one.legal()[0]) == "corto.T6"
        assert not ann.all("Step")

    with_server(test)


# --- T20 ---


PACE = 1000 // EACH_SECOND


async def too_fast(guest: Guest) -> tuple[str, str]:
    """One message too many: it is refused when the next would be in time. The rule and the text."""
    before = len(guest.all("Refused"))
    await guest.send({"kind": "Sit", "token": "too fast"})
    assert len(guest.all("Refused")) == before
    await guest.fake.clock.advance(PACE)
    [refused] = guest.all("Refused")[before:]
    return refused["rule"], refused["text"]


def test_table_T20_a_program_that_waits_for_its_answer_is_never_cut() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        for number in range(10 * MOST_REFUSED):
            token, before = f"token {number}", len(ann.transport.messages)
            await ann.send({"kind": "Wait", "token": token, "seat": 0})
            while not any(one.get("token") == token for one in ann.transport.messages[before:]):
                await fake.clock.advance(10)
        assert not ann.transport.closed

    with_server(test)


def test_table_T20_sixty_at_once_and_twenty_a_second() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await fake.clock.advance(60_000)
        answers = [(await ann.ask("Sit"))["kind"] for _ in range(BURST)]
        assert answers == ["Done"] * BURST
        assert await too_fast(ann) == ("table.T20", "refusal-table-too-fast")
        await fake.clock.advance(1000 - PACE)
        answers = [(await ann.ask("Sit"))["kind"] for _ in range(EACH_SECOND)]
        assert answers == ["Done"] * EACH_SECOND
        assert await too_fast(ann) == ("table.T20", "refusal-table-too-fast")

    with_server(test)


def test_table_T20_a_client_that_was_too_fast_is_accepted_again_after_a_second() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        for _ in range(300):
            ann.post({"kind": "Sit", "token": "x"})
        await fake.clock.advance(1000)
        await ann.done("Sit")

    with_server(test)


def test_table_T20_counts_fingers_and_greetings_too() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        for _ in range(200):
            ann.post({"kind": "Point", "seat": 0, "place": "x"})
        await fake.clock.advance(0)
        await fake.clock.advance(0)
        await fake.clock.advance(0)
        assert 0 < len(bob.all("Pointed")) <= BURST
        for _ in range(200):
            bob.post({"kind": "Hello"})
        for _ in range(10):
            await fake.clock.advance(0)
        assert len(bob.all("Welcome")) <= BURST + 1

    with_server(test)


# --- T21 ---


def test_table_T21_no_player_acts_while_the_clock_is_paused() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat, one = await mover(ann, bob)
        await ann.done("Pause")
        assert await no(one, "Act", seat=seat, action=one.legal()[0]) == ("table.T21", "paused", {})
        await one.done("Why", seat=seat, action=one.legal()[0])
        await bob.done("GoOn")
        await one.done("Act", seat=seat, action=one.legal()[0])

    with_server(test)


def test_table_T21_no_player_acts_while_a_round_is_paused() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await start_round(ann, bob)
        place = ann.legal()[0]
        await bob.go()
        await fake.clock.advance(3000)
        assert ann.last("Time")["why"] == "lost"
        assert await no(ann, "Act", seat=0, action=place) == ("table.T21", "stands", {})
        await bob.again().come()
        assert (ann.last("Time")["why"], ann.last("Time")["resumes"]) == ("countdown", fake.clock.now() + 3000)
        await fake.clock.advance(2999)
        assert await no(ann, "Act", seat=0, action=place) == ("table.T21", "countdown", {})
        await fake.clock.advance(1)
        assert ann.last("Time")["runs"]
        await ann.done("Act", seat=0, action=place)

    with_server(test)


def test_table_T21_a_computer_player_does_not_act_either() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        await ann.done("AddBot", seat=1, bot=BOT)
        await ann.done("Swap", seat=0, other=1)
        await ann.done("Begin")
        while ann.legal():
            await ann.done("Act", seat=1, action=ann.legal()[0])
        await ann.done("Pause")
        before = len(ann.all("Step"))
        await fake.clock.advance(60_000)
        assert len(ann.all("Step")) == before
        await ann.done("GoOn")
        await fake.clock.advance(5_000)
        assert len(ann.all("Step")) > before

    with_server(test)


# --- T22 ---


def test_table_T22_on_a_closed_server_one_needs_an_invitation() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.switches = Switches(closed=True)
        answer = await fake.registry.open("corto", Settings(players=2), "Ann", KEY.format("Ann"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T22", "refusal-table-not-invited")
        table = await fake.registry.open("corto", Settings(players=2), "Ann", KEY.format("Ann"), invited=True)
        assert not isinstance(table, Refusal)

    with_server(test)


def test_table_T22_a_table_needs_room_on_the_disk() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.has_space = lambda: False
        answer = await fake.registry.open("corto", Settings(players=2), "Ann", KEY.format("Ann"), invited=True)
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T22", "refusal-table-no-room")

    with_server(test)


def test_table_T22_where_the_operator_says_so_no_table_is_public() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.switches = Switches(no_public=True)
        answer = await fake.registry.open("corto", convert({"listing": "public"}), "Ann", KEY.format("Ann"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T22", "refusal-table-no-public")
        await fake.open(listing="unlisted")

    with_server(test)


# --- what is not forbidden ---


def info_of(*sitting: Chair) -> TableInfo:
    info = new_table_info("abcdef", "corto", Settings(players=len(sitting)))
    return msgspec.structs.replace(info, chairs=sitting, people=9)


def test_more_seats_leave_everybody_where_they_are_and_fewer_take_empty_ones_first() -> None:
    info = info_of(Chair(), Chair(person=1), Chair(bot="greedy"))
    assert apply_settings(info, Settings(players=4)).chairs == (*info.chairs, Chair())
    assert apply_settings(info, Settings(players=2)).chairs == info.chairs[1:]
    assert apply_settings(info, Settings(players=3)).chairs == info.chairs


def test_leaving_gives_up_every_seat() -> None:
    info = seat_person(seat_person(info_of(Chair(), Chair(person=3), Chair()), 0, 0), 2, 0)
    gone = remove_person(info, 0)
    assert [chair.person for chair in gone.chairs] == [None, 3, None]
    assert (gone.host, next_host(info, 3), next_host(gone, 3)) == (3, 0, 3)
