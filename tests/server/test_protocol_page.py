"""docs/protocol.md keeps its word: every message is there with all its fields, and every example is understood."""

import json
import re
from typing import Any, get_args

import msgspec
import pytest

from saltsea.server.tables.connection import BURST, EACH_SECOND, SILENCE
from saltsea.server.tables.messages.from_client import Act, GameRequest, Incoming
from saltsea.server.tables.messages.public_table import ChairShown, OwnContent, ProposalShown, TableShown
from saltsea.server.tables.messages.to_client import Outgoing
from saltsea.server.tables.people.presence import PAUSE_AFTER, SUBSTITUTE_AFTER
from saltsea.server.tables.play import GRACE
from saltsea.server.tables.table_settings import Settings
from saltsea.server.web.messages import CatalogueEntry
from saltsea.server.web.protection.limits import LARGEST_MESSAGE, MOST_WAITING
from saltsea.server.web.routes.tables import OpenTable
from saltsea.server.web.sockets import NO_TABLE, SLOW
from saltsea.texts import TABLE_TEXTS, text_file, variables
from server.account_kit import AccountServer, with_account_server
from server.kit import GAMES
from server.real_server import ROOT

PAGE = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
SENT: tuple[type[msgspec.Struct], ...] = get_args(Incoming)
TOLD: tuple[type[msgspec.Struct], ...] = get_args(Outgoing)
EXAMPLES: list[dict[str, Any]] = [json.loads(block) for block in re.findall(r"^```json\n(.*?)^```", PAGE, re.M | re.S)]


def section(name: str) -> str:
    """What stands under a heading, up to the next."""
    return re.split(r"^#+ ", PAGE.partition(f"# {name}\n")[2], maxsplit=1, flags=re.M)[0]


@pytest.mark.parametrize("message", [*SENT, *TOLD], ids=lambda message: message.__name__)
def test_every_message_is_explained_with_all_its_fields(message: type[msgspec.Struct]) -> None:
    about = section(message.__name__)
    assert about, f"{message.__name__} has no section"
    common = {"token", "game"} if issubclass(message, GameRequest) and message is not Act else {"token"}
    fields = {field.encode_name for field in msgspec.structs.fields(message)} - common
    told = set(re.findall(r'`(\w+)`|"(\w+)":', about))
    assert fields <= {name for pair in told for name in pair}


def test_every_message_has_an_example_that_is_understood() -> None:
    names = {message.__name__ for message in (*SENT, *TOLD)}
    assert {example["kind"] for example in EXAMPLES} == names
    for example in EXAMPLES:
        mine = example["kind"] in {message.__name__ for message in SENT}
        msgspec.json.decode(json.dumps(example), type=Incoming if mine else Outgoing)


def test_settings_and_phrases_are_all_there() -> None:
    for field in msgspec.structs.fields(Settings):
        assert f"| `{field.name}` |" in PAGE
    known = variables(text_file(TABLE_TEXTS, "table", "en").read_text(encoding="utf-8"))
    phrases = [text.removeprefix("phrase-") for text in known if text.startswith("phrase-")]
    assert re.findall(r"`([\w-]+)`", section("Say").partition("Phrases: ")[2].partition(".")[0]) == phrases


def test_the_numbers_are_those_of_the_server() -> None:
    for said in (
        f"{LARGEST_MESSAGE:,} characters", f"{BURST} at once, then {EACH_SECOND} a second", f"| {MOST_WAITING};",
        f"| {NO_TABLE} |", f"| {SLOW} |", f"silent for {SILENCE // 1000} seconds", f"{GRACE} ms",
        f"is paused after {PAUSE_AFTER // 1000} seconds",
        f"after {SUBSTITUTE_AFTER // 1000} seconds without their connection",
    ):  # fmt: skip
        assert said in " ".join(PAGE.split()), said


def test_every_route_is_named() -> None:
    """With its method, in the same words or in the same list; a part of an address in capitals is filled in."""

    async def test(fake: AccountServer) -> None:
        described = (await fake.device().get("/openapi.json")).json()["paths"]
        assert len(described) > 40
        page = " ".join(PAGE.split())
        missing = [
            f"{method.upper()} {path}"
            for path, operations in described.items()
            for method in operations
            if not re.search(named(method.upper(), re.sub(r"\\{\w+\\}", r"[^/`? ]+", re.escape(path))), page)
        ]
        assert missing == []

    with_account_server(test, GAMES)


def named(method: str, address: str) -> str:
    """A method and its address; another method of the same address may stand between, or behind it."""
    ending = r"(?![\w/])"
    return rf"{method} {address}{ending}|{address}{ending}[^|]{{0,300}}`{method}`"


@pytest.mark.parametrize("shown", [CatalogueEntry, TableShown, ChairShown, ProposalShown, OwnContent, OpenTable])
def test_what_clients_are_shown_first_is_explained_with_all_its_fields(shown: type[msgspec.Struct]) -> None:
    fields = {field.encode_name for field in msgspec.structs.fields(shown)}
    assert [name for name in fields if f"`{name}`" not in PAGE and f'"{name}":' not in PAGE] == []
