"""Random numbers for bots, playouts and possible worlds. Never for the table's chance, which is sealed (chance.py).

Marsaglia's xorshift128 on 32-bit words: shifts and masks only, so compiled and plain Python agree bit for bit."""

from hashlib import blake2b
from typing import Final, TypeVar

from mypy_extensions import i64

T = TypeVar("T")
_MASK: Final = 0xFFFFFFFF
_WORD: Final = 1 << 30


class Dice:
    """A stream of small random numbers, owned by its caller."""

    x: i64
    y: i64
    z: i64
    w: i64

    def __init__(self, x: i64, y: i64, z: i64, w: i64) -> None:
        self.x = x
        self.y = y
        self.z = z
        self.w = w

    def copy(self) -> "Dice":
        return Dice(self.x, self.y, self.z, self.w)

    def fork(self) -> "Dice":
        """Dice of their own: however often they are thrown, the ones that they come from go on alike."""
        return Dice(self.below(_WORD) | 1, self.below(_WORD), self.below(_WORD), self.below(_WORD))

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1 (bias under bound / 2³²: fine for thinking, not for dealing)."""
        t: i64 = (self.x ^ (self.x << 11)) & _MASK
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        wide: i64 = bound
        return (self.w * wide) >> 32

    def pick(self, items: list[T]) -> T:
        return items[self.below(len(items))]

    def sample(self, pool: list[int], take: int) -> list[int]:
        """`take` different items in random order."""
        left = pool[:]
        size = len(left)
        for place in range(take):
            other = place + self.below(size - place)
            left[place], left[other] = left[other], left[place]
        return left[:take]

    def shuffle(self, items: list[T]) -> None:
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def dice_for(seed: str) -> Dice:
    """Dice from a seed: the same seed gives the same numbers."""
    digest = blake2b(seed.encode(), digest_size=16, person=b"saltsea dice").digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in range(0, 16, 4)]
    return Dice(words[0] | 1, words[1], words[2], words[3])
