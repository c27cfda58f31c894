"""The notification service: outbox, channels, secrets, and what the tables say about reminders."""

from collections.abc import Callable
from secrets import token_bytes
from typing import Final

import msgspec

from saltsea.server.notifications.confirm_links import Confirm, ConfirmLinks
from saltsea.server.notifications.delivery import Channel, ChannelSender, Notification
from saltsea.server.notifications.mail import Mail, MailSettings
from saltsea.server.notifications.outbox import MINUTE, NotYet, Outbox, Withheld
from saltsea.server.notifications.push import Push
from saltsea.server.notifications.reminder_handlers import Reminders, is_address
from saltsea.server.notifications.stop_links import StopLinks
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.server.notifications.vapid import NO_CONTACT, Signature
from saltsea.server.tables.messages.to_client import Notice as NoticeMessage
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.tables.table import Table
from saltsea.store.rows import OutboxRow

STOP_NOTE: Final = "reminders/stop"
CONFIRM_NOTE: Final = "reminders/confirm"


class NotificationSettings(msgspec.Struct, frozen=True):
    """The operator's settings for notifications."""

    mail: MailSettings | None = None
    address: Callable[[], str] = lambda: "http://localhost:8000"
    """The address of this server: links in a mail begin with it."""
    contact: str = ""


class NotificationService:
    """The notification service of a server."""

    def __init__(self, registry: TableRegistry, settings: NotificationSettings) -> None:
        now = registry.clock.now
        self.policy = TableReminderPolicy(registry)
        self.links = StopLinks(StoredSecret(registry.store, STOP_NOTE, lambda: token_bytes(32)))
        self.confirming = ConfirmLinks(StoredSecret(registry.store, CONFIRM_NOTE, lambda: token_bytes(32)))
        self.signature = Signature(registry.store, contact_of(settings))
        channels: dict[str, Channel] = {"push": Push(self.signature, now)}
        if settings.mail is not None:
            channels["mail"] = Mail(settings.mail, self.links, self.confirming, settings.address, now)
        registry.channels = tuple(channels)
        self.outbox = Outbox(registry.store, registry.clock, self.policy, ChannelSender(channels))


class TableReminderPolicy:
    """Asks the tables for the outbox whether reminders are still needed. An unloaded table is restored for it."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    async def decide_delivery(self, row: OutboxRow) -> Notification | NotYet | None:
        table = await self.registry.table(row.table)
        if self.registry.stopping:
            return NotYet(self.registry.clock.now() + MINUTE)
        return None if table is None else reminders_of(table).decide_delivery(row)

    async def confirm(self, asked: Confirm) -> bool:
        """Whether there was a request to confirm."""
        table = await self.registry.table(asked.table)
        return table is not None and await reminders_of(table).confirm(asked)

    async def forget(self, table: str, person: int, way: str) -> None:
        """A table of a cluster is taken up for this: its owner forgets it in memory too, and the fence says who that
        is."""
        shared = self.registry.ownership.is_shared
        known = await self.registry.table(table) if shared else self.registry.tables.get(table)
        if known is None:
            await self.registry.store.forget_reminders(table, person, way)
        else:
            await reminders_of(known).forget(person, way)

    async def withheld(self, row: OutboxRow, why: Withheld) -> None:
        table = self.registry.tables.get(row.table)
        for one in [] if table is None else table.connections:
            if table is not None and one.welcomed and one.person == row.person:
                one.send(NoticeMessage(why))


def reminders_of(table: Table) -> Reminders:
    """The reminders of a table of this server, which has given it ours."""
    assert isinstance(table.reminders, Reminders)
    return table.reminders


def contact_of(settings: NotificationSettings) -> str:
    """The contact for push services: the operator's, or the sender of mails."""
    sender = "" if settings.mail is None else settings.mail.sender.rpartition("<")[2].rstrip("> ")
    known = [one for one in (settings.contact, sender) if is_address(one)]
    return f"mailto:{known[0]}" if known else NO_CONTACT
