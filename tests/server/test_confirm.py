"""An address is asked first: no reminder without confirmation, and a stranger learns nothing of the table."""

import asyncio
import re
from unittest.mock import patch

import httpx
import pytest
from msgspec.structs import replace

from saltsea.server.notifications.confirm_links import Confirm, ConfirmLinks, confirm_of
from saltsea.server.notifications.notification_service import NotificationService, TableReminderPolicy, reminders_of
from saltsea.server.notifications.outbox import MINUTE, MOST_ASKED, MOST_QUESTIONS, Outbox
from saltsea.server.notifications.reminders import PATIENCE
from saltsea.server.notifications.stored_secrets import StoredSecret
from saltsea.server.operations.retention import clean
from saltsea.store.memory import MemoryStore
from saltsea.store.port import StoreError
from server.kit import FakeServer, Guest, with_server
from server.mail_kit import (
    DAYS,
    HOUR,
    SUBSCRIPTION,
    FakeDelivery,
    later,
    outbox_of,
    pass_turn,
    remind,
    say_yes,
    waiting,
)
from server.test_mail import HOME, Mailbox, by_mail, client_of, sent, text_of

ANN = "ann@example.org"


async def asked(fake: FakeServer, address: str = ANN) -> Guest:
    """Ann at a table with Bob, where she has asked for mail before the game."""
    ann = await fake.open(clock=DAYS)
    await fake.guest(ann)
    await ann.done("Remind", way="mail", target=address)
    return ann


def link_in(box: Mailbox) -> str:
    found = re.search(rf"{HOME}/api/reminders/confirm\S+", text_of(box.emails[-1]))
    assert found is not None
    return found[0]


# --- the whole way, by mail ---


def test_a_first_mail_asks_for_confirmation_and_others_follow_only_after_it() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        ann = await asked(fake)
        assert "Open the link in it and say yes" in ann.words(ann.last("Notice"))
        await later(fake, MINUTE)
        await sent(outbox)
        (email,) = box.emails
        assert email["Subject"] == "Corto: shall we remind you of your turns?"
        assert (email["To"], email["List-Unsubscribe"]) == (ANN, None)
        for secret in (ann.code, ann.key, "Ann", "Bob"):
            assert secret not in text_of(email), secret
        async with client_of(notifications) as client:
            await opened_and_confirmed(client, link_in(box), fake, ann)
        await ann.done("Begin")
        await his_turn_passes(fake, ann)
        await ann.go()
        await later(fake, 2 * MINUTE)
        await sent(outbox)
        assert [one["Subject"] for one in box.emails[1:]] == ["Corto: it is your turn"]
        assert box.emails[1]["List-Unsubscribe"] is not None

    by_mail(test)


async def opened_and_confirmed(client: httpx.AsyncClient, link: str, fake: FakeServer, ann: Guest) -> None:
    page = await client.get(link)
    assert (page.status_code, '<form method="post">' in page.text) == (200, True)
    assert [row.sure for row in await fake.store.reminders(ann.code)] == [None]
    for _ in range(2):
        done = await client.post(link)
        assert (done.status_code, "when it is your turn" in done.text) == (200, True)
    (row,) = await fake.store.reminders(ann.code)
    assert row.sure is not None
    assert "rappel" in (await client.get(link.replace("lang=en", "lang=fr"))).text


async def his_turn_passes(fake: FakeServer, ann: Guest) -> None:
    """It becomes Ann's turn with a line of the game."""
    bob = await Guest(fake, ann.code, "Bob").come()
    if ann.legal():
        await pass_turn(ann)
    await pass_turn(bob)


def test_an_unknown_address_is_forgotten_at_the_confirmation_mail() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        box.at_reader = ["550 nobody here"]
        ann = await asked(fake)
        await later(fake, MINUTE)
        await sent(outbox)
        assert await fake.store.reminders(ann.code) == []

    by_mail(test)


# --- who has not said yes ---


def test_an_unconfirmed_address_is_not_reminded() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await asked(fake)
        await ann.done("Begin")
        await his_turn_passes(fake, ann)
        await ann.go()
        await later(fake, 80 * HOUR)
        assert [notice.kind for notice in post.notices] == ["confirm"]

    with_server(test)


def test_a_yes_in_the_middle_of_a_turn_still_tells_that_time_runs_out() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await asked(fake)
        await ann.done("Begin")
        await his_turn_passes(fake, ann)
        await ann.go()
        await later(fake, HOUR)
        await say_yes(fake, ann.code)
        await later(fake, 72 * HOUR)
        assert [notice.kind for notice in post.notices] == ["confirm", "hurry"]

    with_server(test)


def test_a_browser_needs_no_question_and_an_address_is_asked_once_at_a_table() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await fake.open(clock=DAYS)
        await ann.done("Remind", way="push", target=SUBSCRIPTION)
        assert ann.all("Notice") == []
        await remind(fake, ann, ANN)
        await ann.done("Remind", way="mail", target=ANN)
        assert len(ann.all("Notice")) == 1
        assert await waiting(fake) == []
        await ann.done("Remind", way="mail", target="other@example.org")
        await later(fake, MINUTE)
        assert [(way, notice.kind) for way, _, notice in post.sent] == [("mail", "confirm")]

    with_server(test)


def test_one_address_is_asked_three_times_a_day_and_no_more() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        for number in range(MOST_QUESTIONS + 2):
            ann = await fake.open(name=f"Ann{number}", clock=DAYS)
            await ann.done("Remind", way="mail", target=ANN)
            await later(fake, MINUTE)
        assert len(post.sent) == MOST_QUESTIONS

    with_server(test)


def test_an_address_is_the_same_whatever_its_capitals() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        for number in range(MOST_QUESTIONS + 2):
            ann = await fake.open(name=f"Ann{number}", clock=DAYS)
            await ann.done("Remind", way="mail", target=f"{ANN[:number].upper()}{ANN[number:]}")
            await later(fake, MINUTE)
        assert len(post.sent) == MOST_QUESTIONS

    with_server(test)


def test_one_table_asks_few_addresses_a_day() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await fake.open(clock=DAYS)
        for number in range(MOST_ASKED + 3):
            await ann.done("Remind", way="mail", target=f"stranger{number}@example.org")
            await later(fake, MINUTE)
        assert len(post.sent) == MOST_ASKED
        assert ann.last("Notice")["text"] == "notice-mail-enough"
        assert "Ask again tomorrow." in ann.words(ann.last("Notice"))
        await later(fake, 24 * HOUR)
        await ann.done("Remind", way="mail", target=ANN)
        await later(fake, MINUTE)
        assert len(post.sent) == MOST_ASKED + 1

    with_server(test)


def test_a_player_who_waits_for_the_confirmation_mail_is_told() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        with patch("saltsea.server.notifications.outbox.MOST_AN_HOUR", 0):
            ann = await asked(fake)
            await later(fake, MINUTE)
            assert ann.last("Notice")["text"] == "notice-mail-waits"
            assert post.sent == []
        await later(fake, HOUR)
        assert [notice.kind for notice in post.notices] == ["confirm"]

    with_server(test)


def test_a_request_withdrawn_before_the_mail_sends_no_mail() -> None:
    async def test(fake: FakeServer) -> None:
        outbox_of(fake, post := FakeDelivery())
        ann = await asked(fake)
        (row,) = await fake.store.reminders(ann.code)
        await ann.done("Remind", way="mail")
        await later(fake, MINUTE)
        assert post.sent == []
        assert not await TableReminderPolicy(fake.registry).confirm(confirm_of(row))

    with_server(test)


def test_after_a_week_without_a_yes_the_address_is_forgotten_and_the_link_good_for_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await asked(fake)
        (row,) = await fake.store.reminders(ann.code)
        fake.clock.oversleep(PATIENCE)
        assert not await TableReminderPolicy(fake.registry).confirm(confirm_of(row))
        await clean(fake.registry)
        assert len(await fake.store.reminders(ann.code)) == 1
        fake.clock.oversleep(1)
        await clean(fake.registry)
        assert await fake.store.reminders(ann.code) == []

    with_server(test)


def test_a_yes_outlives_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await asked(fake)
        (row,) = await fake.store.reminders(ann.code)
        await fake.restart()
        assert await TableReminderPolicy(fake.registry).confirm(confirm_of(row))
        await fake.restart()
        table = await fake.registry.table(ann.code)
        assert table is not None
        assert [one.sure for one in reminders_of(table).known.values()] == [fake.clock.now()]

    with_server(test)


def test_a_yes_that_could_not_be_kept_is_no_yes_yet() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await asked(fake)
        (row,) = await fake.store.reminders(ann.code)
        with patch.object(fake.store, "write", side_effect=StoreError("the disk is full")), pytest.raises(StoreError):
            await TableReminderPolicy(fake.registry).confirm(confirm_of(row))
        assert await TableReminderPolicy(fake.registry).confirm(confirm_of(row))
        assert [one.sure for one in await fake.store.reminders(ann.code)] == [fake.clock.now()]

    with_server(test)


# --- links ---


def test_a_link_is_for_one_address_one_seat_and_one_time() -> None:
    async def test(fake: FakeServer) -> None:
        fake.registry.channels = ("mail",)
        ann = await asked(fake)
        (row,) = await fake.store.reminders(ann.code)
        wrong = [
            replace(row, target=b'"eve@example.org"'),
            replace(row, person=1),
            replace(row, way="push"),
            replace(row, asked=row.asked + 1),
            replace(row, table="nowhere"),
        ]
        assert [await TableReminderPolicy(fake.registry).confirm(confirm_of(one)) for one in wrong] == [False] * 5
        assert await TableReminderPolicy(fake.registry).confirm(confirm_of(row))

    with_server(test)


@pytest.mark.parametrize("word", ["", "x", "é", "A" * 200, "AAAA====", "a b"])
def test_what_we_have_not_sealed_is_nothing(word: str) -> None:
    async def test() -> None:
        links = ConfirmLinks(StoredSecret(MemoryStore(), "secret", lambda: bytes(32)))
        confirm = Confirm("k7m2pq", 1, "mail", 5, "hash")
        link = await links.link(confirm, "fr")
        sealed = link.partition("word=")[2]
        assert link.startswith("/api/reminders/confirm?lang=fr&word=")
        assert "k7m2pq" not in link
        assert await links.read(sealed) == confirm
        assert await links.read(sealed[:-2]) is None
        assert await links.read(f"B{sealed[1:]}" if sealed[0] != "B" else f"C{sealed[1:]}") is None
        assert await links.read(word) is None

    asyncio.run(test())


def test_a_wrong_link_says_so() -> None:
    async def test(fake: FakeServer, box: Mailbox, notifications: NotificationService, outbox: Outbox) -> None:
        async with client_of(notifications) as client:
            answers = [await client.get("/api/reminders/confirm?word=x"), await client.post("/api/reminders/confirm")]
        assert [answer.status_code for answer in answers] == [400, 400]
        assert "Ask for them again at your table." in answers[0].text

    by_mail(test)
