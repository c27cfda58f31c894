"""Rules about a crew's bots: standing orders, and who may change their levels and seats while the crew plays."""

from collections.abc import Sequence

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.server.tables.table_info import PLAYING, Person, TableInfo


def check_order(info: TableInfo, seat: Seat, order: str, known: Sequence[str]) -> Refusal | None:
    """table.T34: an order is one of those that the game's bots understand, and a bot plays the seat."""
    if not known:
        return refuse("table.T34", "refusal-table-no-orders")
    if order and order not in known:
        return refuse("table.T34", "refusal-table-no-such-order", order=order, known=", ".join(known))
    return check_bots_seat(info, seat)


def check_bots_seat(info: TableInfo, seat: Seat) -> Refusal | None:
    """table.T34: people give orders to bots, not to each other."""
    return None if info.chairs[seat].acting_bot() else refuse("table.T34", "refusal-table-order-person", seat=seat)


def is_one_of_crew(info: TableInfo, rules: AnyRules, person: Person | None) -> bool:
    """Whether this person plays in a crew right now: then they need no host to change a bot's level."""
    return rules.crew and info.phase == PLAYING and bool(info.seats_of(person))


def check_exchange(info: TableInfo, person: Person | None, seat: Seat, other: Seat) -> Refusal | None:
    """table.T34: while a crew plays, a player exchanges their own seat with that of a bot."""
    one, two = (seat, other) if seat in info.seats_of(person) else (other, seat)
    if one not in info.seats_of(person) or info.chairs[two].bot is None:
        return refuse("table.T34", "refusal-table-no-exchange")
    return None
