"""The log: JSON for programs, short lines for people, and never an address, a name, a secret or a word."""

import io
import json
import logging
import re
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import pytest

from saltsea.server.operations import logs
from saltsea.store.memory import MemoryStore
from saltsea.store.port import Fence, StoreError
from saltsea.store.rows import Rows
from server.kit import KEY
from server.operator_kit import HERE, STRANGER, Served, served


class Terminal(io.StringIO):
    """A person looks at it."""

    def isatty(self) -> bool:
        return True


@contextmanager
def logged(stream: io.StringIO, level: str = "debug") -> Iterator[io.StringIO]:
    """Everything that is logged meanwhile, as the server would write it."""
    root = logging.getLogger()
    before, was = root.handlers[:], root.level
    try:
        logs.set_up(level, stream)
        yield stream
    finally:
        root.handlers[:] = before
        root.setLevel(was)


class Fragile(MemoryStore):
    """Fails once, with something in its words that must not be told."""

    broken = ""

    async def write(self, rows: Sequence[Rows], fence: Fence | None = None) -> None:
        if self.broken:
            raise StoreError(self.broken)
        await super().write(rows, fence)


NAMES = ("Quincy", "Rosalind")
WORDS = "the parrot knows"


async def whole_game(fake: Served) -> str:
    """From the first start to the last card, with everything that can go wrong or be asked on the way; the code."""
    web = await fake.operator()
    ann = await fake.open(name=NAMES[0])
    bob = await fake.guest(ann, NAMES[1])
    await ann.done("Begin")
    await ann.done("Say", words=WORDS)
    await ann.done("Report", person=1, words=WORDS)
    fake.store.broken = f"cannot write {KEY.format(NAMES[1])}7Q to {HERE} or fe80::1"  # type: ignore[attr-defined]
    assert (await bob.ask("Say", words=WORDS))["kind"] == "Failed"
    fake.store.broken = ""  # type: ignore[attr-defined]
    for _ in range(400):
        one = next((guest for guest in (ann, bob) if guest.legal()), None)
        if one is None:
            break
        await one.done("Act", seat=0 if one is ann else 1, action=one.legal()[0])
        fake.clock.time += 100
    assert ann.last("Table")["table"]["phase"] == "over"
    await web.operate("switches", closed="on")
    await web.operate("announce", minutes="3")
    await web.operate("forget", table=ann.code, person="1")
    await fake.web().get("/api/tables/nosuch")
    fake.disk.megabytes = 1
    await web.operate("clean")
    await fake.server.close()
    return ann.code


def test_a_whole_game_leaves_no_name_no_key_no_word_no_code_and_no_address() -> None:
    codes: list[str] = []

    async def test(fake: Served) -> None:
        codes.append(await whole_game(fake))

    with logged(io.StringIO()) as stream:
        served(test, store=Fragile())
        logging.getLogger("uvicorn.error").warning("%s:%d - nonsense", HERE, 8000)
    written = stream.getvalue()
    lines = [json.loads(line) for line in written.splitlines()]
    said = [line["says"] for line in lines]
    assert {"table opened", "switched", "restart announced", "cleaned up", "closing"} <= set(said)
    assert all({"at", "level", "from", "says"} <= set(line) for line in lines)
    assert any("failure" in line for line in lines)
    for secret in (*NAMES, WORDS, HERE, STRANGER, "fe80::1", *codes, *(KEY.format(name)[:20] for name in NAMES)):
        assert secret not in written, secret
    assert "(address)" in written


def test_facts_are_fields_for_programs_and_words_for_people() -> None:
    log = logging.getLogger("saltsea.test")
    with logged(io.StringIO()) as stream:
        log.info("table opened", extra={"game": "corto", "players": 2})
    line = json.loads(stream.getvalue())
    assert (line["says"], line["game"], line["players"], line["level"]) == ("table opened", "corto", 2, "info")
    with logged(Terminal()) as stream:
        log.info("table opened", extra={"game": "corto", "players": 2})
        log.error("it failed")
    assert re.fullmatch(
        r"\d\d:\d\d:\d\d table opened \(game corto, players 2\)\n\d\d:\d\d:\d\d ERROR: it failed\n", stream.getvalue()
    )


def test_a_failure_is_told_whole_at_a_terminal() -> None:
    with logged(Terminal()) as stream:
        try:
            raise ValueError("too salty")
        except ValueError:
            logging.getLogger("saltsea.test").exception("it failed")
    assert "too salty" in stream.getvalue()
    assert "Traceback" in stream.getvalue()


def test_below_the_level_nothing_is_written() -> None:
    with logged(io.StringIO(), "warning") as stream:
        logging.getLogger("saltsea.test").info("table opened")
    assert stream.getvalue() == ""


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ("from 203.0.113.9:80", "from (address):80"),
        ("from [2001:db8::7]", "from [(address)]"),
        ("from ::1", "from (address)"),
        ("at 2001:db8:0:0:1:2:3:4", "at (address)"),
        ("at 12:34:56", "at 12:34:56"),
        ("version 3.11.7", "version 3.11.7"),
        ("key r6JVumt-uV3T9ApwsfEhlw", "key (secret)"),
        ("in test_unsaved_lines_are_not_published", "in test_unsaved_lines_are_not_published"),
        (7, 7),
    ],
)
def test_addresses_and_secrets_are_blotted_out(given: object, told: object) -> None:
    assert logs.redact(given) == told


def test_the_usual_place_is_stderr(monkeypatch: pytest.MonkeyPatch) -> None:
    stream = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stream)
    root = logging.getLogger()
    before, was = root.handlers[:], root.level
    logs.set_up()
    logging.getLogger("saltsea.test").info("here")
    root.handlers[:] = before
    root.setLevel(was)
    assert json.loads(stream.getvalue())["says"] == "here"
