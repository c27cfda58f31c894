"""Links to tables, and the addresses that follow from them."""

import re
import secrets
from typing import Final, NamedTuple
from urllib.parse import urlsplit

_CODE: Final = re.compile(r"[a-z0-9]{1,32}")
_KEY: Final = re.compile(r"[A-Za-z0-9_-]{22,64}")
_KEY_BYTES: Final = 24
_WEB: Final = ("http", "https")


class TableLink(NamedTuple):
    """A table's address and, in a seat's link, the secret that identifies its player."""

    base: str
    code: str
    key: str = ""

    def socket_url(self) -> str:
        """The WebSocket address: `http` becomes `ws`, `https` becomes `wss`."""
        return f"ws{self.base.removeprefix('http')}/api/tables/{self.code}/line"

    def record_url(self, game: str) -> str:
        """The address of a finished game's record."""
        return f"{self.base}/api/games/{game}"

    def url(self, key: str = "") -> str:
        """The link to paste: the table's, or with a secret the seat's."""
        return f"{self.base}/t/{self.code}{f'#{key}' if key else ''}"


def new_key() -> str:
    """A new random secret."""
    return secrets.token_urlsafe(_KEY_BYTES)


def parse_server(address: str) -> str | None:
    """The address of a server, as typed: `https://games.example.org`, or as short as `localhost:8000`."""
    try:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        host = parts.hostname
        _ = parts.port  # raises if it is none
    except ValueError:
        return None
    bare = not (parts.query or parts.fragment)
    return (
        f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}" if parts.scheme in _WEB and host and bare else None
    )


def parse_link(link: str) -> TableLink | None:
    """The table of a link: `http://host:8000/t/CODE#KEY`, or as short as `host:8000/CODE`."""
    try:
        parts = urlsplit(link if "://" in link else f"http://{link}")
        host = parts.hostname
        _ = parts.port  # raises if it is none
    except ValueError:
        return None
    folders = [folder for folder in parts.path.split("/") if folder]
    code = folders.pop().lower() if folders else ""
    above = folders[:-1] if folders[-1:] == ["t"] else folders
    key = parts.fragment
    if parts.scheme not in _WEB or not host or not _CODE.fullmatch(code) or (key and not _KEY.fullmatch(key)):
        return None
    return TableLink("/".join([f"{parts.scheme}://{parts.netloc}", *above]), code, key)
