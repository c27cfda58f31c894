"""Connections between a client at one node and a table at another.

The client's node passes on what comes, both ways, and knows no game. The owner's node gives the table an ordinary
Connection, whose transport is the way back: the table does not know that it is not local."""

import asyncio
import logging
from collections.abc import Callable
from itertools import count
from typing import Final

from saltsea.server.cluster.frames import AnyFrame, Close, Gone, Moved, Open, Send, Text
from saltsea.server.cluster.peers import Peers
from saltsea.server.tables.connection import FLOODING, Connection
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.server.web.limits import LARGEST_MESSAGE
from saltsea.server.web.stranger import stranger_goodbye
from saltsea.server.web.table_link import TableLink, Tables

NO_TABLE: Final = 4404
ENDED: Final = 1000
MOST_EARLY: Final = 64
"""Messages of a client that wait until the table is restored."""

log = logging.getLogger(__name__)


class WayBack:
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

    def __init__(self, way: WayBack) -> None:
        self.way = way
        self.early: list[str] = []
        self.link: TableLink | None = None
        self.has_gone = False

    def receive(self, text: str) -> None:
        if self.link is not None:
            self.link.receive(text)
        elif len(self.early) < MOST_EARLY:
            self.early.append(text)

    def arrived(self, link: TableLink) -> None:
        self.link = link
        for text in self.early:
            link.receive(text)
        if self.has_gone:
            link.gone()

    def gone(self) -> None:
        self.has_gone = True
        self.way.is_open = False
        if self.link is not None:
            self.link.gone()


class LinkElsewhere:
    """A client of this node, at a table of another one."""

    def __init__(self, peers: Peers, node: str, number: int, connection: Connection, ended: Callable[[], None]) -> None:
        self.peers = peers
        self.node = node
        self.number = number
        self.connection = connection
        self.ended = ended
        self.is_open = True

    def receive(self, text: str) -> bool:
        """Pass on one message. One that is far too long is not even carried to where it would be refused."""
        if self.is_open:
            self.peers.send(self.node, Text(self.number, text[: LARGEST_MESSAGE + 1]))
        return self.is_open

    def gone(self) -> None:
        if self.is_open:
            self.peers.send(self.node, Gone(self.number))
        self.finish()

    def finish(self) -> None:
        self.is_open = False
        self.ended()

    def too_slow(self) -> bytes:
        return encode(stranger_goodbye("slow", "server-slow", again=True))

    # --- what the owner says ---

    def closed(self, code: int) -> None:
        self.connection.is_cut = self.connection.is_cut or code == FLOODING
        self.finish()
        self.connection.transport.close(code)

    def moved(self) -> None:
        """The table is not there any more, or its node is lost: the client comes back and finds it."""
        self.finish()
        self.connection.transport.send(encode(stranger_goodbye("stopping", "server-stopping", again=True)))
        self.connection.transport.close()


class Links:
    """All connections between this node and the others."""

    def __init__(self, here: Tables) -> None:
        self.here = here
        self.peers: Peers | None = None
        self.numbers = count(1)
        self.mine: dict[tuple[str, int], LinkElsewhere] = {}
        """Clients of this node, by the node of their table and their number."""
        self.guests: dict[tuple[str, int], Guest] = {}
        """Clients of other nodes, by their node and number."""
        self.opening: set[asyncio.Task[None]] = set()

    async def link(self, code: str, connection: Connection) -> TableLink | None:
        """Connect a client of this node to a table, wherever that is."""
        try:
            return await self.here.link(code, connection)
        except ElsewhereError as error:
            return self.link_to(error.node, code, connection)

    def link_to(self, node: str, code: str, connection: Connection) -> LinkElsewhere:
        assert self.peers is not None
        key = node, next(self.numbers)
        link = LinkElsewhere(self.peers, *key, connection, lambda: self.ended(key))
        self.mine[key] = link
        self.peers.send(node, Open(key[1], code, connection.account, connection.address))
        return link

    def ended(self, key: tuple[str, int]) -> None:
        self.mine.pop(key, None)

    # --- frames ---

    def received(self, node: str, frame: AnyFrame) -> None:
        match frame:
            case Open():
                self.open(node, frame)
            case Text():
                if (guest := self.guests.get((node, frame.link))) is not None:
                    guest.receive(frame.text)
            case Gone():
                if (guest := self.guests.pop((node, frame.link), None)) is not None:
                    guest.gone()
            case Send():
                self.send(node, frame)
            case Close() | Moved():
                self.close(node, frame)

    def send(self, node: str, frame: Send) -> None:
        for number in frame.links:
            if (link := self.mine.get((node, number))) is not None:
                link.connection.transport.send(frame.data)

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

    def open(self, node: str, frame: Open) -> None:
        assert self.peers is not None
        guest = Guest(WayBack(self.peers, node, frame.link))
        self.guests[node, frame.link] = guest
        task = asyncio.get_running_loop().create_task(self.bring(node, frame, guest))
        self.opening.add(task)
        task.add_done_callback(self.opening.discard)

    async def bring(self, node: str, frame: Open, guest: Guest) -> None:
        """Bring a guest to a table of this node, which may have to be restored first."""
        assert self.peers is not None
        connection = Connection(guest.way, frame.account)
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
            guest.way.send(encode(stranger_goodbye("not-welcome", "server-no-table")))
            guest.way.close(NO_TABLE)
        self.guests.pop((node, frame.link), None)
