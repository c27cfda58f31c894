"""Sets of small numbers as bits of one integer: bit 2 is the number 2. A set here has numbers below 40."""

from mypy_extensions import i64


def size_of(members: i64) -> i64:
    """How many are in the set. Neighbours are added up in pairs, fours and eights: no loop over the bits."""
    pairs: i64 = members - ((members >> 1) & 0x5555555555)
    fours: i64 = (pairs & 0x3333333333) + ((pairs >> 2) & 0x3333333333)
    eights: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F
    return (eights + (eights >> 8) + (eights >> 16) + (eights >> 24) + (eights >> 32)) & 63


def nth_of(members: i64, place: i64) -> i64:
    """The member with so many smaller ones. There must be one."""
    while place:
        members &= members - 1
        place -= 1
    found: i64 = 0
    while not members & 1:
        members >>= 1
        found += 1
    return found


def listed(members: i64, first: int) -> list[int]:
    """The members in rising order, each counted from `first` on."""
    found: list[int] = []
    while members:
        if members & 1:
            found.append(first)
        members >>= 1
        first += 1
    return found
