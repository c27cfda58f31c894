"""The tokens of commands that are done. A long game has thousands, so that only a short hash of each is kept."""

from hashlib import blake2b
from typing import Final

_HASH: Final = 8
_SIZE: Final = 12
"""Bytes of an entry: the hash, and the number of the line."""


class Tokens:
    """Token by token the line that it became."""

    def __init__(self) -> None:
        self.entries = bytearray()

    def __contains__(self, token: str) -> bool:
        return self._find(token) >= 0

    def add(self, token: str, line: int) -> None:
        self.entries += _hashed(token) + line.to_bytes(_SIZE - _HASH, "big")

    def get(self, token: str) -> int | None:
        """The line of a token; None if it is new."""
        at = self._find(token)
        return None if at < 0 else int.from_bytes(self.entries[at + _HASH : at + _SIZE], "big")

    def discard(self, token: str) -> None:
        """Forget a token whose line was dropped."""
        at = self._find(token)
        if at >= 0:
            del self.entries[at : at + _SIZE]

    def follow(self, later: "Tokens", most: int) -> None:
        """Add the tokens of what came later, and forget all but the last so many."""
        self.entries += later.entries
        del self.entries[: -most * _SIZE]

    def _find(self, token: str) -> int:
        """Where its entry begins; -1 if there is none."""
        if not self.entries:
            return -1
        hashed = _hashed(token)
        at = self.entries.find(hashed)
        while at >= 0 and at % _SIZE != 0:
            at = self.entries.find(hashed, at + 1)
        return at


def _hashed(token: str) -> bytes:
    return blake2b(token.encode(errors="surrogatepass"), digest_size=_HASH, person=b"saltsea token").digest()
