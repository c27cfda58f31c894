"""Types and schemas of all messages of the server, for authors of clients.

The Structs are the only definition. `python3 tools/write_generated.py` writes the files, and a test fails when one of
them differs."""

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from saltsea.kernel.rules import AnyRules
from saltsea.server.accounts import messages as account_messages
from saltsea.server.tables.messages.from_client import Incoming
from saltsea.server.tables.messages.to_client import Outgoing
from saltsea.server.tables.stored.carried import CarriedGame
from saltsea.server.web import messages
from saltsea.server.web.refused_requests import RefusedRequest
from saltsea.server.web.routes.carry import BringGame, Gone
from saltsea.server.web.routes.tables import BringContent, OpenTable
from saltsea.wire.messages import GameJson
from saltsea.wire.typescript import typescript
from saltsea.wire.views import describe_fields, reachable

HTTP: Final[tuple[type[msgspec.Struct], ...]] = (
    messages.Catalogue,
    messages.About,
    messages.Health,
    messages.UrlsShown,
    messages.Failure,
    messages.Forgotten,
    messages.PushKey,
    messages.Pushed,
    messages.TableOpened,
    messages.TableList,
    messages.GamesShown,
    messages.Imported,
    messages.WatchedLines,
    messages.GameViews,
    messages.GameAbout,
    messages.GameTexts,
    messages.Statistics,
    BringContent,
    BringGame,
    CarriedGame,
    Gone,
    OpenTable,
    RefusedRequest,
    account_messages.WithPassword,
    account_messages.NewName,
    account_messages.NewPassword,
    account_messages.NewPasskey,
    account_messages.PasskeyAnswer,
    account_messages.PasskeyOptions,
    account_messages.WhoAmI,
    account_messages.BlockList,
    account_messages.Block,
)
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"


def typescript_file(more: Sequence[type[msgspec.Struct]] = ()) -> str:
    """`web/src/wire/types.ts`: what goes over HTTP and over a table's connection; `more` are messages of extensions."""
    return typescript((*HTTP, *more), {"Incoming": Incoming, "Outgoing": Outgoing})


def line_schema() -> dict[str, Any]:
    """JSON Schema of a table's connection: what a client may send, and what it may get, each field
    with its sentence."""
    (sent, received), components = msgspec.json.schema_components([Incoming, Outgoing], ref_template="#/$defs/{name}")
    structs = {struct.__name__: struct for struct in reachable(Incoming) | reachable(Outgoing)}
    for name, definition in components.items():
        describe_fields(definition, structs.get(name))
    return {"$schema": DIALECT, "$defs": {**components, "Incoming": sent, "Outgoing": received}}


def game_schema(rules: AnyRules) -> dict[str, Any]:
    """JSON Schema of one game: the game's own JSON inside the messages of a table."""
    return GameJson(rules).schema()
