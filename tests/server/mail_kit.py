"""Reminders without a network: a post that a test reads, and people who leave the table when it is their turn."""

from collections.abc import Sequence
from typing import Any

from saltsea.kernel.seat import Millis
from saltsea.server.notifications.confirm_links import confirm_of
from saltsea.server.notifications.delivery import Delivered, DeliveryResult, Notification
from saltsea.server.notifications.notification_service import TableReminderPolicy
from saltsea.server.notifications.outbox import LOOK, MINUTE, Outbox
from saltsea.store.rows import OutboxRow
from server.kit import FakeServer, Guest

HOUR = 60 * MINUTE
FOREVER = 10**15
DAYS = {"kind": "days", "bank": 4 * 86_400}
"""Four for each turn, so that a quarter is one."""
SUBSCRIPTION = {
    "endpoint": "https://push.example.org/some/where",
    "expirationTime": None,
    "keys": {
        "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
        "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    },
}
"""Not from a browser of anybody's: the example of RFC 8291."""


class FakeDelivery:
    """Remembers what was sent, and answers as it is told to."""

    def __init__(self, *answers: DeliveryResult) -> None:
        self.answers = list(answers)
        self.sent: list[tuple[str, bytes, Notification]] = []

    async def send(self, way: str, target: bytes, notice: Notification) -> DeliveryResult:
        self.sent.append((way, target, notice))
        return self.answers.pop(0) if self.answers else Delivered()

    @property
    def notices(self) -> list[Notification]:
        return [notice for _, _, notice in self.sent]


def outbox_of(fake: FakeServer, post: FakeDelivery) -> Outbox:
    """The outbox of a fake server, with mail and push."""
    fake.registry.channels = ("mail", "push")
    outbox = Outbox(fake.store, fake.clock, TableReminderPolicy(fake.registry), post)
    outbox.open()
    return outbox


async def later(fake: FakeServer, millis: Millis) -> None:
    """So much later, the outbox has looked. Not alarm by alarm: it looks four times a minute, and games take days."""
    fake.clock.oversleep(millis)
    await fake.clock.advance(LOOK + 1)


async def waiting(fake: FakeServer) -> list[OutboxRow]:
    return await fake.store.outbox(FOREVER)


def seat_of(guest: Guest) -> int:
    seats: Sequence[int] = guest.last("Welcome")["seats"] or [1]
    return seats[0]


async def pass_turn(guest: Guest) -> None:
    """Act until it is another player's turn."""
    while guest.legal():
        await guest.done("Act", seat=seat_of(guest), action=guest.legal()[0])


async def remind(fake: FakeServer, guest: Guest, address: str) -> None:
    """A player asks for mail and confirms it."""
    await guest.done("Remind", way="mail", target=address)
    assert guest.last("Notice")["text"] == "notice-confirm"
    await say_yes(fake, guest.code)


async def say_yes(fake: FakeServer, code: str) -> None:
    for row in await fake.store.reminders(code):
        assert await TableReminderPolicy(fake.registry).confirm(confirm_of(row))


async def pair_apart(fake: FakeServer, **settings: Any) -> tuple[Guest, Guest]:
    """Two who want mail. The first has just acted; it is the turn of the second, who has gone away."""
    ann, bob = await fake.pair(**settings)
    for one in (ann, bob):
        await remind(fake, one, f"{one.name.lower()}@example.org")
    here, away = (ann, bob) if ann.legal() else (bob, ann)
    await away.go()
    await pass_turn(here)
    return here, away
