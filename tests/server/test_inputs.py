"""What comes in is bounded: numbers of any length, bodies that are no JSON. Each gets a sentence, nothing is changed,
and the log stays short."""

import io
import json
import logging
from itertools import islice, product
from types import UnionType
from typing import Annotated, Any, Union, get_args, get_origin

import msgspec
import pytest
from msgspec.structs import fields

from saltsea.server.operations import logs
from saltsea.server.tables.log_names import VISITOR
from saltsea.server.tables.messages.codec import incoming
from saltsea.server.tables.messages.from_client import Incoming
from saltsea.server.tables.table_settings import MOST, Settings
from saltsea.server.web.routes.tables import BringContent, OpenTable
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import SaidRow
from server.account_kit import AccountServer, with_account_server
from server.kit import KEY, FakeServer, Guest, start_round, with_server

HUGE = (MOST + 1, 2**63, 2**64, 10**27, 10**30, -(10**30), int("9" * 400))
FIELDS = ("game", "name", "key", "content", "seats", "account", "ticket", "logbook", "players", "table", "password")
JUNK = (
    *(b"", b"junk", b"\xff\xfe", b"[]", b"null", b'{"a": ' + b"9" * 5000 + b"}", b"[" * 5000, b'{"kind": 1e999}'),
    *(b'{"%s": "\xff"}' % field.encode() for field in FIELDS),
    *(b'{"%s": ' % field.encode() + b"[" * 5000 + b"]" * 5000 + b"}" for field in ("a", "seats", "device", "settings")),
)
REFUSED = (400, 401, 403, 404, 413, 415, 422, 429)


# --- by schema ---


def unbounded(kind: Any, path: str, bound: bool = False) -> list[str]:  # noqa: FBT001, FBT002 (whether a Meta is around it)
    """The integers of a message that no schema bounds."""
    if get_origin(kind) is Annotated:
        inner, *metas = get_args(kind)
        has = any(isinstance(meta, msgspec.Meta) and meta.le is not None and meta.ge is not None for meta in metas)
        return unbounded(inner, path, bound or has)
    if kind is int:
        return [] if bound else [path]
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return [found for field in fields(kind) for found in unbounded(field.type, f"{path}.{field.name}")]
    parts = get_args(kind) if get_origin(kind) in (Union, UnionType, list, tuple, dict, set, frozenset) else ()
    return [found for part in parts for found in unbounded(part, path)]


def test_every_integer_that_comes_in_is_bounded_by_its_schema() -> None:
    for kind in (*get_args(Incoming), OpenTable, BringContent):
        assert unbounded(kind, kind.__name__) == []


def test_the_bodies_of_all_routes_bound_their_integers_too() -> None:
    async def test(fake: AccountServer) -> None:
        described = (await fake.device().get("/openapi.json")).json()
        taken = [
            content["schema"]
            for operations in described["paths"].values()
            for operation in operations.values()
            for content in operation.get("requestBody", {}).get("content", {}).values()
            if "schema" in content
        ]
        assert len(taken) > 10
        assert integers(described, taken) == []

    with_account_server(test)


def integers(described: Any, taken: list[Any]) -> list[str]:
    """The names of integers without bounds among these JSON Schemas."""
    found, seen, todo = [], set(), [("body", schema) for schema in taken]
    while todo:
        name, schema = todo.pop()
        if not isinstance(schema, dict):
            continue
        if "$ref" in schema and schema["$ref"] not in seen:
            seen.add(schema["$ref"])
            last = schema["$ref"].rpartition("/")[2]
            todo.append((last, described["components"]["schemas"][last]))
        if schema.get("type") == "integer" and not {"minimum", "maximum"} <= set(schema):
            found.append(name)
        for key, value in schema.items():
            nested = value.items() if key == "properties" else [(name, value)]
            todo += [(f"{name}.{part}", one) for part, one in nested if isinstance(one, dict)]
            todo += [(name, one) for one in value] if isinstance(value, list) else []
    return found


@pytest.mark.parametrize("number", HUGE)
def test_a_number_that_is_too_long_is_nonsense_at_a_table(number: int) -> None:
    for text in (
        f'"kind":"Hello","have":{number}',
        f'"kind":"Tick","sent":{number}',
        f'"kind":"Mute","token":"x","person":{number}',
    ):
        with pytest.raises(msgspec.DecodeError):
            incoming("{" + text + "}")
    with pytest.raises(msgspec.DecodeError):
        msgspec.json.decode(f'{{"players":{number}}}', type=Settings)


@pytest.mark.parametrize("form", ["observation", "view"])
def test_undo_to_a_number_that_is_too_long_is_refused_and_nobody_is_told(form: str) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        ann = await ann.again().come(form=form)
        before = len(bob.transport.messages)
        for number in (*HUGE, 10**6, -1):
            assert await ann.refused("Act", seat=0, action={"kind": "Undo", "to": number})
        assert len(bob.transport.messages) == before

    with_server(test)


def test_no_route_breaks_on_a_body_or_a_number_that_makes_no_sense(caplog: pytest.LogCaptureFixture) -> None:
    """Bodies that are no JSON are answered with what is wrong with them, not with 409 or 500."""

    async def test(fake: AccountServer) -> None:
        host = await fake.open("corto")
        web = fake.device(address="127.0.0.1")
        described = (await web.get("/openapi.json")).json()["paths"]
        for path, operations in described.items():
            place = path.replace("{code}", host.code).replace("{game}", "pirates").replace("{language}", "en")
            for method, body in product([one for one, told in operations.items() if "requestBody" in told], JUNK):
                answer = await web.request(method, place, content=body)
                assert answer.status_code in (200, *REFUSED), (method, place, body[:20], answer.text)
                assert answer.status_code != 200 or body == b"", (method, place, body[:20])

    with_account_server(test)
    assert [record for record in caplog.records if record.exc_info] == []


@pytest.mark.parametrize("number", HUGE)
def test_a_table_for_too_many_players_is_refused_in_words(number: int) -> None:
    async def test(fake: AccountServer) -> None:
        asked = {"game": "corto", "name": "Ann", "key": KEY.format("Ann")}
        body = json.dumps({**asked, "settings": {"players": number}})
        answer = await fake.device().post("/api/tables", content=body)
        assert (answer.status_code, "Expected `int`" in answer.text or "out of range" in answer.text) == (400, True)
        for query in (f"seat={number}", f"since={number}", f"until={number}"):
            assert (await fake.device().get(f"/api/games/x-0/views?{query}")).status_code in (400, 404)

    with_account_server(test)


# --- the log ---


def test_one_cause_does_not_fill_the_log() -> None:
    stream = io.StringIO()
    log = logging.getLogger("noise")
    handler = logs.handler_for(stream)
    log.addHandler(handler)
    log.propagate = False
    try:
        for number in islice(range(10**6), 5000):
            try:
                raise ValueError(number)
            except ValueError:
                log.exception("table %s: a %s failed", number, "Received")
        log.warning("something else")
    finally:
        log.removeHandler(handler)
    lines = stream.getvalue().splitlines()
    assert len(lines) == logs.MOST_OF_A_CAUSE + 1
    assert "something else" in lines[-1]


def test_after_a_while_a_cause_is_told_again_with_how_often_it_was_left_out() -> None:
    now = 0.0
    causes = logs.Causes(lambda: now)
    record = logging.makeLogRecord({"name": "x", "msg": "again", "levelno": logging.WARNING})
    assert [causes.filter(record) for _ in range(logs.MOST_OF_A_CAUSE + 7)].count(True) == logs.MOST_OF_A_CAUSE
    now = logs.CAUSE_SECONDS
    assert causes.filter(record)
    assert vars(record)["left_out"] == 7


def test_lines_that_a_visitor_has_no_room_for_are_told_with_the_next_of_another() -> None:
    now = 0.0
    causes = logs.Causes(lambda: now)

    def line(visitor: str) -> logging.LogRecord:
        details = {"name": "x", "msg": "again", "levelno": logging.WARNING, "visitor": visitor}
        return logging.makeLogRecord(details)

    assert causes.filter(line("198.51.100.8"))
    now = logs.CAUSE_SECONDS / 2
    written = [causes.filter(line("198.51.100.7")) for _ in range(logs.MOST_OF_A_VISITOR + 3)].count(True)
    now = logs.CAUSE_SECONDS  # the cause's time begins anew, and not yet the visitor's
    assert not causes.filter(line("198.51.100.7"))
    other = line("198.51.100.8")
    assert causes.filter(other)
    assert (written, vars(other)["left_out"]) == (logs.MOST_OF_A_VISITOR, 4)


def test_one_visitor_leaves_lines_of_a_cause_for_others_and_no_address_is_written() -> None:
    """One who broke something twenty times a minute kept every other failure of that kind out of the log."""
    stream, log = io.StringIO(), logging.getLogger("noise")
    handler = logs.handler_for(stream)
    log.addHandler(handler)
    log.propagate = False
    try:
        for number in range(30):
            log.warning("a %s failed", number, extra={"visitor": "198.51.100.7"})
        log.warning("a %s failed", "honest", extra={"visitor": "198.51.100.8"})
        VISITOR.set("198.51.100.9")
        for number in range(30):
            log.warning("a %s failed", f"request {number}")
    finally:
        VISITOR.set("")
        log.removeHandler(handler)
    lines = stream.getvalue().splitlines()
    assert len(lines) == 2 * logs.MOST_OF_A_VISITOR + 1
    assert "a honest failed" in lines[logs.MOST_OF_A_VISITOR]
    assert "visitor" not in stream.getvalue()
    assert "198" not in stream.getvalue()


def test_lines_of_many_visitors_are_counted_in_bounded_memory() -> None:
    causes = logs.Causes(lambda: 0.0)
    details = {"name": "x", "msg": "again", "levelno": logging.WARNING}
    records = [logging.makeLogRecord({**details, "visitor": str(number)}) for number in range(3 * logs.MOST_CAUSES)]
    assert [causes.filter(record) for record in records].count(True) == logs.MOST_OF_A_CAUSE
    assert len(causes.visitors.known) <= logs.MOST_CAUSES


class Broken(MemoryStore):
    """Fails at reports, with what no handler expects."""

    async def said(self, table: str, since: int = 0, most: int = 200) -> list[SaidRow]:
        if most == 30:
            raise KeyError(table)
        return await super().said(table, since, most)


def test_a_guest_who_makes_a_table_fail_leaves_lines_for_those_of_another(caplog: pytest.LogCaptureFixture) -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        ann.connection.address, bob.connection.address = "198.51.100.7", "198.51.100.8"
        for guest in (ann, bob):
            assert (await guest.ask("Report", person=0, words="x"))["kind"] == "Failed"
        assert [getattr(record, "visitor", "") for record in caplog.records] == ["198.51.100.7", "198.51.100.8"]

    with_server(test, store=Broken())


# --- requests that come again ---


def test_table_T21_a_token_of_an_earlier_game_does_nothing_in_the_rematch() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair()
        seat = ann.last("Snapshot")["waiting_on"][0]
        one = (ann, bob)[seat]
        act = {"seat": seat, "action": one.legal()[0], "game": f"{ann.code}-0"}
        await one.done("Act", token="the first", **act)
        await ann.done("Resign", seat=0)
        await ann.done("Begin")
        steps = len(ann.all("Step"))
        assert await one.refused("Act", token="the first", **act) == "table.T21"
        assert (await one.ask("Act", token="the first", **{**act, "game": ""}))["kind"] == "Done", "of an older client"
        assert await ann.refused("Resign", seat=0, game=f"{ann.code}-0") == "table.T21"
        assert len(ann.all("Step")) == steps
        await fake.restart()
        again = await one.again().come()
        assert await again.refused("Act", token="the first", **act) == "table.T21"

    with_server(test)


def test_an_exchange_of_seats_that_is_sent_again_after_a_crash_is_done_once() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        await fake.guest(ann, "Bob")
        await ann.done("Swap", token="swap", seat=0, other=1)
        seats = [chair["person"] for chair in ann.last("Table")["table"]["chairs"]]
        await fake.restart()
        ann = await ann.again().come()
        await ann.done("Swap", token="swap", seat=0, other=1)
        assert [chair["person"] for chair in ann.last("Welcome")["table"]["chairs"]] == seats == [1, 0, None]
        assert not ann.all("Table")
        await ann.done("Swap", token="another", seat=0, other=1)
        assert [chair["person"] for chair in ann.last("Table")["table"]["chairs"]] == [0, 1, None]

    with_server(test)


# --- time ---


def test_time_is_not_told_to_strangers_where_nobody_may_watch() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.crew(2, "pirates", watching="none")
        stranger = await Guest(fake, ann.code, "Eve").come(key=False)
        await start_round(ann, bob)
        assert ann.all("Time")
        assert stranger.all("Welcome")
        assert not stranger.all("Time")

    with_server(test)


def test_a_graceful_restart_does_not_refill_the_sand() -> None:
    async def test(fake: FakeServer) -> None:
        crew = await fake.crew(2, "pirates")
        await start_round(*crew)
        await fake.clock.advance(7000)
        assert crew[0].table is not None
        play = crew[0].table.play
        assert play is not None
        before, line = play.now(fake.clock.now()), play.match.now()
        assert before > line
        await fake.registry.close()
        fake.clock.alarms.clear()
        await fake.clock.advance(60_000)
        fake.registry = fake.new_registry()
        back = await crew[0].again().come()
        assert before <= back.last("Time")["at"] <= before + 100

    with_server(test)


# --- markup, passkeys ---

MARKUP = '<img src=x onerror="alert(1)">'


def test_markup_in_a_record_stays_data_on_its_way_out_and_in() -> None:
    async def test(fake: AccountServer) -> None:
        ann, bob = await fake.pair()
        seat = ann.last("Snapshot")["waiting_on"][0]
        one = (ann, bob)[seat]
        await one.done("Act", token=MARKUP, seat=seat, action=one.legal()[0])
        await ann.done("Resign", seat=0)
        web = fake.device()
        record = await web.get(f"/api/games/{ann.code}-0")
        assert json.dumps(MARKUP).encode() in record.content
        assert record.headers["content-type"] == "application/jsonl"
        assert record.headers["x-content-type-options"] == "nosniff"
        assert record.headers["content-disposition"].startswith("attachment")
        brought = await web.post("/api/games", content=record.content)
        assert brought.status_code == 201, brought.text
        shown = await web.get(f"/api/games/{brought.json()['id']}/views?form=view")
        assert (shown.status_code, MARKUP in shown.text) == (200, False)
        forged = await web.post("/api/games", content=record.content.replace(b'"corto"', b'"<script>"', 1))
        assert (forged.status_code, forged.headers["content-type"]) == (400, "application/json")

    with_account_server(test)


def test_challenges_for_passkeys_are_limited_by_address() -> None:
    async def test(fake: AccountServer) -> None:
        rude, honest = fake.device(), fake.device(address="203.0.113.9")
        begun = await honest.post("/api/session/passkey/begin")
        assert begun.status_code == 200, begun.text
        found = [(await rude.post("/api/session/passkey/begin")).status_code for _ in range(100)]
        assert (found.count(200), found.count(429)) == (60, 40)
        assert (await honest.post("/api/session/passkey/begin")).status_code == 200

    with_account_server(test)
