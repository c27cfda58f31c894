"""Chance: a question that the engine asks, and the dealers that answer it.

No generator, no seed and no deck order live in a State: an order that does not exist cannot leak. The sealed dealer
answers from (seed, name of the question, how often that name was asked), so one die roll more shifts no card."""

from hashlib import blake2b, sha256
from typing import Final

from mypy_extensions import i64, mypyc_attr

from saltsea.kernel.bits import listed, nth_of, size_of
from saltsea.kernel.dice import Dice

SEED_BYTES: Final = 32
_WORD: Final = 6
"""Bytes per random number: 48 bits stay a machine integer once compiled."""
_WORDS: Final = 10
_SPAN: Final = 1 << 48


class Chance:
    """Draw `take` of the `pool`, in order, without putting back. A die is a pool of faces and a take of one."""

    def __init__(self, name: str, pool: list[int], take: int) -> None:
        self.name = name
        self.items = pool
        self.take = take

    @property
    def pool(self) -> list[int]:
        return self.items

    def one(self, dice: Dice) -> int:
        """One of the pool, the same that `dice.sample` would take first."""
        return dice.pick(self.items)


class OneOf(Chance):
    """Draw one of a set of numbers, counted from `first` on. Its pool is listed only for who asks: playouts never do,
    and a list of twenty cards costs them more than the rest of a draw."""

    members: i64

    def __init__(self, name: str, members: i64, first: int) -> None:
        super().__init__(name, [], 1)
        self.members = members
        self.first = first

    @property
    def pool(self) -> list[int]:
        return listed(self.members, self.first)

    def one(self, dice: Dice) -> int:
        return self.first + nth_of(self.members, dice.below(size_of(self.members)))


class Answer:
    """A chance and its answer."""

    def __init__(self, name: str, got: list[int]) -> None:
        self.name = name
        self.got = got


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer:
    """Answers chances."""

    def answer(self, chance: Chance) -> list[int]:
        raise NotImplementedError(chance.name)

    def copy(self) -> "Dealer":
        raise NotImplementedError(type(self).__name__)


class QuickDealer(Dealer):
    """For playouts, which need no proof: fast and not sealed."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def answer(self, chance: Chance) -> list[int]:
        return drawn_by(self.dice, chance)

    def copy(self) -> "QuickDealer":
        return QuickDealer(self.dice.copy())


def drawn_by(dice: Dice, chance: Chance) -> list[int]:
    """An answer of these dice. Most questions are for one item, which needs no shuffled copy of the pool."""
    return [chance.one(dice)] if chance.take == 1 else dice.sample(chance.pool, chance.take)


class RecordedDealer(Dealer):
    """Gives the answers of a record, in order."""

    def __init__(self, answers: list[Answer]) -> None:
        self.answers = answers
        self.next = 0

    def answer(self, chance: Chance) -> list[int]:
        if self.next >= len(self.answers):
            raise LookupError(f"the record has no answer to {chance.name!r}")
        given = self.answers[self.next]
        self.next += 1
        check_answer(chance, given)
        return given.got

    def copy(self) -> "RecordedDealer":
        twin = RecordedDealer(self.answers)
        twin.next = self.next
        return twin


def check_answer(chance: Chance, given: Answer) -> None:
    """A recorded answer must belong to this question and be possible."""
    if given.name != chance.name:
        raise LookupError(f"the record answers {given.name!r} where {chance.name!r} is asked")
    left = list(chance.pool)
    for item in given.got:
        if item not in left:
            raise LookupError(f"{item} cannot come out of {chance.name!r}")
        left.remove(item)
    if len(given.got) != chance.take:
        raise LookupError(f"{chance.name!r} asks for {chance.take}, the record gives {len(given.got)}")


class SealedDealer(Dealer):
    """Answers from a 256-bit seed whose hash was published before the first answer."""

    def __init__(self, seed: bytes) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.places: dict[str, int] = {}
        self.asked: list[int] = []

    def answer(self, chance: Chance) -> list[int]:
        place = self._place(chance.name)
        stream = Stream(self.seed, chance.name, self.asked[place])
        self.asked[place] += 1
        return stream.sample(chance.pool, chance.take)

    def recount(self, names: list[str]) -> None:
        """Continue after exactly these questions have been answered, as the record says."""
        self.asked = [0] * len(self.places)
        for name in names:
            self.asked[self._place(name)] += 1

    def _place(self, name: str) -> int:
        place = self.places.setdefault(name, len(self.places))
        while len(self.asked) <= place:
            self.asked.append(0)
        return place

    def copy(self) -> "SealedDealer":
        """An independent copy. The places are shared: a name keeps its place."""
        twin = SealedDealer(self.seed)
        twin.places = self.places
        twin.asked = self.asked[:]
        return twin


class Stream:
    """Unbiased numbers from a keyed hash of one question, the same on every machine."""

    def __init__(self, seed: bytes, name: str, asked: int) -> None:
        self.seed = seed
        self.label = f"{name}\0{asked}\0"
        self.blocks = 0
        self.bytes = b""
        self.used = _WORDS

    def word(self) -> int:
        if self.used == _WORDS:
            text = f"{self.label}{self.blocks}".encode()
            self.bytes = blake2b(text, digest_size=_WORD * _WORDS, key=self.seed, person=b"saltsea deal").digest()
            self.blocks += 1
            self.used = 0
        start = self.used * _WORD
        self.used += 1
        return int.from_bytes(self.bytes[start : start + _WORD], "big")

    def below(self, bound: int) -> int:
        """A number in 0 … bound-1. Words past the last whole multiple are dropped, or small ones would be favoured."""
        limit = _SPAN - _SPAN % bound
        word = self.word()
        while word >= limit:
            word = self.word()
        return word % bound

    def sample(self, pool: list[int], take: int) -> list[int]:
        left = list(pool)
        return [left.pop(self.below(len(left))) for _ in range(take)]


def seal(seed: bytes) -> str:
    """The hash that a header shows from the start; the seed that follows must fit it."""
    return sha256(b"saltsea seal 1\0" + seed).hexdigest()


def named_seed(name: str) -> bytes:
    """The seed that a person typed as a word: for simulations and tests, never for a table."""
    return sha256(b"saltsea named seed 1\0" + name.encode()).digest()
