"""People at a table: learning who one is, several on one device, muting, a host who stays away, old clients."""

from server.kit import FakeServer, Guest, with_server


def test_a_guest_who_sits_down_gets_their_person_and_seats() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await Guest(fake, ann.code, "Bob").come()
        assert (bob.last("Welcome")["person"], bob.last("Welcome")["seats"]) == (None, [])
        await bob.done("Sit", name="Bob")
        assert (bob.last("You")["person"], bob.last("You")["seats"]) == (1, [1])
        await ann.done("Swap", seat=0, other=1)
        assert (ann.last("You")["seats"], bob.last("You")["seats"]) == ([1], [0])

    with_server(test)


def test_several_on_one_device_have_a_name_each() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        await ann.done("Sit", name="Zoe", seat=1)
        await ann.done("Sit", seat=2)
        table = ann.last("Table")["table"]
        assert ann.last("You")["seats"] == [0, 1, 2]
        assert [(chair["person"], chair["guest"]) for chair in table["chairs"]] == [(0, None), (0, 1), (0, None)]
        assert [person["name"] for person in table["people"]] == ["Ann", "Zoe"]
        await ann.done("Begin")
        seats = {message["seat"] for message in ann.all("Snapshot")}
        assert seats == {0, 1, 2}

    with_server(test)


def test_chat_of_a_muted_person_is_not_sent_to_the_muter() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open(players=3)
        bob, eve = await fake.guest(ann, "Bob"), await fake.guest(ann, "Eve")
        await bob.done("Mute", person=2)
        await eve.done("Say", words="shout")
        assert (len(ann.all("Said")), len(bob.all("Said"))) == (1, 0)
        again = await Guest(fake, ann.code, "Bob").come()
        assert not again.all("Said")
        await bob.done("Mute", person=2, muted=False)
        await eve.done("Say", words="sorry")
        assert [said["words"] for said in bob.all("Said")] == ["sorry"]

    with_server(test)


def test_table_T8_an_absent_host_does_not_stop_others() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        bob = await fake.guest(ann)
        await ann.go()
        await fake.clock.advance(119_000)
        assert await bob.refused("Begin") == "table.T8"
        await fake.clock.advance(2000)
        stranger = await Guest(fake, ann.code, "Eve").come()
        assert await stranger.refused("Begin") == "table.T8"
        await bob.done("Begin")

    with_server(test)


def test_a_client_of_another_protocol_is_told_so() -> None:
    async def test(fake: FakeServer) -> None:
        ann = await fake.open()
        old = Guest(fake, ann.code, "Old")
        await old.come()
        await old.send({"kind": "Hello", "key": old.key, "protocol": 99})
        assert (old.last("Goodbye")["reason"], old.last("Goodbye")["again"]) == ("protocol", False)
        assert old.transport.closed

    with_server(test)


def test_the_level_of_a_substitute_can_be_changed_by_the_players_who_called_it() -> None:
    async def test(fake: FakeServer) -> None:
        ann, bob = await fake.pair("pirates")
        await bob.go()
        await fake.clock.advance(21_000)
        await ann.done("Mate", seat=1, bot="random")
        await ann.done("Mate", seat=1, bot="able")
        assert ann.last("Table")["table"]["chairs"][1]["mate"] == "able"
        assert await ann.refused("Mate", seat=1, bot="") == "table.T19"

    with_server(test)
