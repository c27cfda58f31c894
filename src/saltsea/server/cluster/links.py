"""Connections between a client at one node and a table at another.

The client's node passes on what comes, both ways, and knows no game. The owner's node gives the table an ordinary
Connection, whose transport leads to the other node: the table does not know that it is not local."""

import asyncio
import logging
from collections.abc import Coroutine
from itertools import count
from typing import Any, Final, TypeAlias

from saltsea.server.cluster.frames import AnyFrame, Close, Gone, Moved, Open, Send, Text
from saltsea.server.cluster.peers import Peers
from saltsea.server.cluster.remote_pace import RemotePace, learn_language
from saltsea.server.tables.connection import FLOODING, Connection
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.ports.ownership import ElsewhereError, StoppingError, UnownedError
from saltsea.server.web.client_links import ClientLink, Tables
from saltsea.server.web.protection.limits import LARGEST_MESSAGE
from saltsea.server.web.stranger import stranger_goodbye

NO_TABLE: Final = 4404
SLOW: Final = 4408
ENDED: Final = 1000
MOST_EARLY: Final = 64
LONGEST_EARLY: Final = 4 * LARGEST_MESSAGE
"""Messages of a client that wait until the table is found, and characters in all of them."""
PATIENCE: Final = 6.0
"""Seconds for which a client waits here for its table: a page leaves a server that says nothing for nine."""
PAUSE: Final = 0.2
"""Seconds between two looks for it."""

LinkKey: TypeAlias = tuple[str, int]
"""The other node of a link, and the link's number."""

log = logging.getLogger(__name__)


class RemoteTransport:
    """The transport of a connection whose client is at another node."""

    def __init__(self, peers: Peers, node: str, link: int) -> None:
        self.peers = peers
        self.node = node
        self.link = link
        self.is_open = True

    def send(self, message: bytes) -> None:
        if self.is_open:
            self.peers.send_data(self.node, self.link, message)

    def close(self, code: int = ENDED) -> None:
        if self.is_open:
            self.is_open = False
            self.peers.send(self.node, Close(self.link, code))


class Guest:
    """A client of another node, at a table of this one. What it says while the table is restored waits."""

    def __init__(self, transport: RemoteTransport) -> None:
        self.transport = transport
        self.early: list[str] = []
        self.link: ClientLink | None = None
        self.has_gone = False

    def receive(self, text: str) -> None:
        if self.link is not None:
            self.link.receive(text)
        elif has_room(self.early):
            self.early.append(text)
        elif not self.has_gone:
            self.drop()

    def arrived(self, link: ClientLink) -> None:
        self.link = link
        for text in self.early:
            link.receive(text)
        if self.has_gone:
            link.gone()

    def drop(self) -> None:
        """What is said cannot be carried, or kept: the client comes again and is told how it stands."""
        self.transport.send(encode(stranger_goodbye("slow", "server-slow", again=True)))
        self.transport.close(SLOW)
        self.gone()

    def gone(self) -> None:
        self.has_gone = True
        self.transport.is_open = False
        if self.link is not None:
            self.link.gone()


class LinkElsewhere:
    """A client of this node, at a table of another one. What it says before that node's first word is kept: if the node
    is lost by then, the table is looked for anew, and the client need not come again."""

    def __init__(self, links: "Links", code: str, connection: Connection, until: float) -> None:
        self.links = links
        self.code = code
        self.connection = connection
        self.until = until
        """How long the table is looked for."""
        self.key: LinkKey | None = None
        """The node of the table and the number of this link there; None while the table is looked for."""
        self.unheard: list[str] | None = []
        """What the client has said before the first word of the table; None once that has come."""
        self.instead: ClientLink | None = None
        """The link to the table, if it turned out to be this node that takes it up."""
        self.is_open = True
        self.is_first = True
        """Whether the client has said nothing yet."""

    def receive(self, text: str) -> bool:
        """Pass on one message. One that is far too long, or comes too fast, is not even carried to where it would be
        refused."""
        if self.instead is not None:
            return self.instead.receive(text)
        if self.is_open:
            self.pass_in_time(text[: LARGEST_MESSAGE + 1])
        return self.is_open

    def pass_in_time(self, text: str) -> None:
        if self.is_first:
            self.is_first = False
            learn_language(self.connection, text)
        if not self.links.pace.refuses(self.connection, text):
            self.pass_on(text)
        elif self.connection.is_cut:
            self.gone()

    def pass_on(self, text: str) -> None:
        if self.unheard is not None:
            self.unheard = [*self.unheard, text] if has_room(self.unheard) else None
        if self.key is not None:
            self.links.tell(self.key[0], Text(self.key[1], text))

    def gone(self) -> None:
        if self.instead is not None:
            self.instead.gone()
        elif self.key is not None:
            self.links.tell(self.key[0], Gone(self.key[1]))
        self.finish()

    def finish(self) -> None:
        self.is_open = False
        self.leave()

    def leave(self) -> None:
        """Nothing more comes from the node where the table was."""
        if self.key is not None:
            self.links.mine.pop(self.key, None)
            self.key = None

    def too_slow(self) -> bytes:
        return encode(stranger_goodbye("slow", "server-slow", again=True, language=self.connection.language))

    def drop(self) -> None:
        """What the client said cannot be carried: it comes again."""
        self.gone()
        self.connection.transport.send(self.too_slow())
        self.connection.transport.close(SLOW)

    # --- where the table is ---

    def connect(self, key: LinkKey) -> None:
        """Go to the table at another node, and say there what was said already."""
        self.key = key
        self.links.tell(key[0], Open(key[1], self.code, self.connection.account, self.connection.address))
        for text in self.unheard or ():
            self.links.tell(key[0], Text(key[1], text))

    def arrive(self, here: ClientLink) -> None:
        """The table is here by now, and counts what was said as it is said again."""
        self.instead = here
        self.connection.count_anew()
        for text in self.unheard or ():
            here.receive(text)
        if not self.is_open:
            here.gone()

    # --- what the owner says ---

    def hear(self, data: bytes) -> None:
        self.unheard = None
        self.connection.transport.send(data)

    def closed(self, code: int) -> None:
        """The table has sent the client away, and hears that it has gone, as it does of its own clients."""
        self.connection.is_cut = self.connection.is_cut or code == FLOODING
        self.gone()
        self.connection.transport.close(code)

    def moved(self) -> None:
        """The table is not there any more, or its node is lost."""
        self.leave()
        if self.unheard is None:
            self.send_away()
        else:
            self.links.look_again(self)

    def send_away(self) -> None:
        """The client comes back, perhaps to another node, and finds its table."""
        self.finish()
        self.connection.transport.send(encode(stranger_goodbye("stopping", "server-stopping", again=True)))
        self.connection.transport.close()

    def no_table(self) -> None:
        self.finish()
        self.connection.transport.send(encode(stranger_goodbye("not-welcome", "server-no-table")))
        self.connection.transport.close(NO_TABLE)


def has_room(early: list[str]) -> bool:
    """Whether one more message may wait."""
    return len(early) < MOST_EARLY and sum(map(len, early)) < LONGEST_EARLY


class Links:
    """All connections between this node and the others."""

    def __init__(self, here: Tables, pace: RemotePace) -> None:
        self.here = here
        self.pace = pace
        self.peers: Peers | None = None
        self.numbers = count(1)
        self.mine: dict[LinkKey, LinkElsewhere] = {}
        """Clients of this node, by the node of their table and their number."""
        self.guests: dict[LinkKey, Guest] = {}
        """Clients of other nodes, by their node and number."""
        self.tasks: set[asyncio.Task[None]] = set()

    def tell(self, node: str, frame: AnyFrame) -> None:
        assert self.peers is not None
        self.peers.send(node, frame)

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    # --- finding a table ---

    async def link(self, code: str, connection: Connection) -> ClientLink | None:
        """Connect a client of this node to a table, wherever that is."""
        until = asyncio.get_running_loop().time() + PATIENCE
        found = await self.find(code, connection, until)
        if not isinstance(found, str):
            return found
        link = LinkElsewhere(self, code, connection, until)
        self.link_to(found, link)
        return link

    async def find(self, code: str, connection: Connection, until: float) -> ClientLink | str | None:
        """The link to a table of this node, or the node that has it; None if there is no such table. While no node can
        take the table its clients wait here: one that is sent away comes back later and later."""
        while True:
            try:
                return await self.here.link(code, connection)
            except ElsewhereError as error:
                return error.node
            except StoppingError:
                raise
            except UnownedError:
                if asyncio.get_running_loop().time() >= until:
                    raise
            await asyncio.sleep(PAUSE)

    def link_to(self, node: str, link: LinkElsewhere) -> None:
        key = node, next(self.numbers)
        self.mine[key] = link
        link.connect(key)

    def look_again(self, link: LinkElsewhere) -> None:
        self.start(self.look(link))

    async def look(self, link: LinkElsewhere) -> None:
        """Look once more for the table of a client that has heard nothing of it yet."""
        await asyncio.sleep(PAUSE)
        if not link.is_open:
            return
        try:
            if asyncio.get_running_loop().time() >= link.until:
                raise UnownedError("it was looked for long enough")
            found = await self.find(link.code, link.connection, link.until)
        except UnownedError:
            link.send_away()
        except Exception:
            log.exception("a table could not be found again")
            link.send_away()
        else:
            self.found(link, found)

    def found(self, link: LinkElsewhere, found: ClientLink | str | None) -> None:
        if found is None:
            link.no_table()
        elif link.unheard is None:  # it has said too much meanwhile to be said again
            if not isinstance(found, str):
                found.gone()
            link.send_away()
        elif not isinstance(found, str):
            link.arrive(found)
        elif link.is_open:
            self.link_to(found, link)

    # --- frames ---

    def received(self, node: str, frame: AnyFrame) -> None:
        match frame:
            case Send():
                self.send(node, frame)
            case Text():
                if (guest := self.guests.get((node, frame.link))) is not None:
                    guest.receive(frame.text)
            case Open():
                self.open(node, frame)
            case Gone():
                if (guest := self.guests.pop((node, frame.link), None)) is not None:
                    guest.gone()
            case Close() | Moved():
                self.close(node, frame)

    def send(self, node: str, frame: Send) -> None:
        for number in frame.links:
            if (link := self.mine.get((node, number))) is not None:
                link.hear(frame.data)

    def close(self, node: str, frame: Close | Moved) -> None:
        link = self.mine.get((node, frame.link))
        if link is not None and isinstance(frame, Close):
            link.closed(frame.code)
        elif link is not None:
            link.moved()

    def broken(self, node: str) -> None:
        """All links with a node are broken: guests have gone, and clients of this node look for their tables anew."""
        for key in [key for key in self.guests if key[0] == node]:
            self.guests.pop(key).gone()
        for link in [link for key, link in self.mine.items() if key[0] == node]:
            link.moved()

    def too_large(self, node: str, frame: AnyFrame) -> None:
        """The bus can never carry this frame to a node: those whom it concerns come again."""
        if isinstance(frame, Send):
            for number in frame.links:
                if (guest := self.guests.pop((node, number), None)) is not None:
                    guest.drop()
        elif isinstance(frame, Open | Text) and (link := self.mine.get((node, frame.link))) is not None:
            link.drop()

    def open(self, node: str, frame: Open) -> None:
        assert self.peers is not None
        guest = Guest(RemoteTransport(self.peers, node, frame.link))
        self.guests[node, frame.link] = guest
        self.start(self.bring(node, frame, guest))

    async def bring(self, node: str, frame: Open, guest: Guest) -> None:
        """Bring a guest to a table of this node, which may have to be restored first."""
        assert self.peers is not None
        connection = Connection(guest.transport, frame.account)
        connection.address = frame.address
        try:
            link = await self.here.link(frame.code, connection)
        except (ElsewhereError, UnownedError):
            self.peers.send(node, Moved(frame.link))
        except Exception:
            log.exception("a guest of another node could not be connected")
            self.peers.send(node, Moved(frame.link))
        else:
            if link is not None:
                guest.arrived(link)
                return
            guest.transport.send(encode(stranger_goodbye("not-welcome", "server-no-table")))
            guest.transport.close(NO_TABLE)
        self.guests.pop((node, frame.link), None)
