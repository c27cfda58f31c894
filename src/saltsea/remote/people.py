"""The people at a table, in sentences: seats, names and changes."""

from collections.abc import Callable, Iterator, Sequence

from saltsea.kernel.seat import Seat
from saltsea.remote.table_client import TableClient
from saltsea.sentences import Sentences
from saltsea.server.tables.messages.public_table import ChairShown, OwnContent, ProposalShown, TableShown
from saltsea.server.tables.messages.to_client import Presence
from saltsea.server.tables.table_info import Person
from saltsea.text_table.bot_names import bot_name
from saltsea.text_table.crew_words import find_seat
from saltsea.text_table.terminal import printable
from saltsea.texts import Args


class People:
    """The people at a client's table, in one language."""

    def __init__(
        self, client: TableClient, texts: Sentences, seat_name: Callable[[Seat], str], *, by_name: bool = False
    ) -> None:
        self.client = client
        self.texts = texts
        self.seat = seat_name
        """What a seat is called, for any player who sits there."""
        self.by_name = by_name
        """Whether people are called by their names alone: in a crew the colours of seats mean nothing."""

    def say(self, text: str, **args: str | int) -> str:
        given: Args = args
        return self.texts.say(f"join-{text}", given)

    # --- names ---

    def name(self, person: Person, table: TableShown | None = None) -> str:
        """A person's name; control characters from other computers are never printed."""
        people = (table or self.client.current_table()).people
        found = next((one.name for one in people if one.person == person), "")
        return printable(found) or self.say("somebody")

    def bot(self, bot: str) -> str:
        """What a bot is called; a server's own name for one is printed like every text from other computers."""
        return printable(bot_name(self.texts, bot))

    def bot_on(self, chairs: Sequence[ChairShown], seat: Seat) -> str:
        """What the bot of a seat is called; with a number where several of a kind sit here."""
        kind = chairs[seat].bot or ""
        alike = [place for place, chair in enumerate(chairs) if chair.bot == kind]
        if len(alike) == 1:
            return self.bot(kind)
        return self.texts.say("bot-numbered", {"name": self.bot(kind), "number": alike.index(seat) + 1})

    def find_seat(self, word: str) -> Seat | None:
        """A seat by its number, its name or that of its player, or by the beginning of one."""
        chairs = enumerate(self.client.current_table().chairs)
        return find_seat(word, [[self.seat(seat), self.person_on(chair)] for seat, chair in chairs])

    def person_on(self, chair: ChairShown, table: TableShown | None = None) -> str:
        """The name of the person who plays a seat; empty if none does."""
        person = chair.person if chair.guest is None else chair.guest
        return "" if person is None else self.name(person, table)

    def called(self, seat: Seat) -> str:
        """A player's name, a bot's as browsers call it, or the colour of the seat; both where two share a name."""
        chairs = self.client.current_table().chairs
        if seat < len(chairs) and chairs[seat].bot is not None:
            return self.bot_on(chairs, seat)
        names = [self.person_on(chair) for chair in chairs]
        name = names[seat] if seat < len(names) else ""
        if names.count(name) > 1:
            return self.say("player", seat=self.seat(seat), name=name) if name else self.seat(seat)
        return name or self.seat(seat)

    def player(self, seat: Seat) -> str:
        """`Red (Ann)`, or `Red` for one's own seat or a seat without a person; `Ann` in a crew."""
        if self.by_name:
            return self.called(seat)
        chair = self.client.current_table().chairs[seat]
        if chair.person is None or chair.person == self.client.person:
            return self.seat(seat)
        return self.say("player", seat=self.seat(seat), name=self.holder(chair))

    # --- the table ---

    def everybody(self) -> list[str]:
        """Each seat with its occupant."""
        table = self.client.current_table()
        said = [self.chair(seat, chair) for seat, chair in enumerate(table.chairs)]
        if self.client.presence.watchers:
            said.append(self.say("watchers", number=self.client.presence.watchers))
        return said

    def chair(self, seat: Seat, chair: ChairShown) -> str:
        who = self.holder(chair)
        marks = ", ".join(self.marks(seat, chair))
        return self.say("chair-marked" if marks else "chair", seat=self.seat(seat), number=seat, who=who, marks=marks)

    def holder(self, chair: ChairShown) -> str:
        if chair.person is not None:
            return self.name(chair.person if chair.guest is None else chair.guest)
        if chair.bot is not None:
            return self.say("computer", bot=self.bot(chair.bot))
        return self.say("kept" if chair.kept else "free")

    def clock(self, text: str, seat: Seat) -> list[str]:
        """The time left on a seat's clock, if there is one."""
        left = self.client.left(seat)
        if left is None:
            return []
        minutes, seconds = divmod(left // 1000, 60)
        return [self.say(text, minutes=str(minutes), two=f"{seconds:02}")]

    def marks(self, seat: Seat, chair: ChairShown) -> Iterator[str]:
        yield from self.clock("mark-clock", seat)
        if chair.order:
            yield self.say("mark-order", order=self.texts.say(f"order-{chair.order}"))
        if chair.person is None:
            return
        if chair.person == self.client.person:
            yield self.say("mark-you")
        if chair.person == self.client.current_table().host:
            yield self.say("mark-host")
        if chair.mate is not None:
            yield self.say("mark-mate", bot=self.bot(chair.mate))
        if any(lost.seat == seat for lost in self.client.presence.lost):
            yield self.say("mark-lost")

    def settings(self) -> list[str]:
        """The settings of this table that differ from the defaults."""
        settings = self.client.current_table().settings
        said = [f"{name}={value}" for name, value in settings.options.items()]
        if settings.clock.kind != "none":
            said.append(self.say("clock", bank=settings.clock.bank, increment=settings.clock.increment))
        if settings.steps:
            said.append(self.say("steps"))
        if settings.speed != 100:
            said.append(self.say("speed", percent=settings.speed))
        own = self.own_content(self.client.current_table().own)
        return [*own, *([self.say("settings", settings=printable("; ".join(said)))] if said else [])]

    def own_content(self, own: OwnContent | None) -> list[str]:
        """Whose values this table plays with, if they are a player's own."""
        if own is None:
            return []
        name, by = printable(own.name), printable(own.by) or self.say("somebody")
        return [self.say("own", kind=own.kind, name=name, named="yes" if name else "no", by=by)]

    # --- what changes ---

    def table_changes(self, before: TableShown, after: TableShown) -> list[str]:
        seats = range(min(len(before.chairs), len(after.chairs)))
        said = [change for seat in seats for change in self.chair_changes(seat, before, after)]
        if len(before.chairs) != len(after.chairs) or before.settings != after.settings:
            said.append(self.say("changed"))
        if before.own != after.own:
            said += self.own_content(after.own) or [self.say("own-none")]
        if before.host != after.host:
            said.append(self.say("host", name=self.name(after.host, after)))
        return said + ([] if after.phase == "over" else self.proposal_changes(before.proposal, after.proposal))

    def proposal_changes(self, old: ProposalShown | None, new: ProposalShown | None) -> list[str]:
        """What is proposed, and that it is settled; other answers are not news."""
        if new is None:
            return [self.say("proposal-gone")] if old is not None and old.refused is None else []
        if new.refused is not None:
            return [self.declined(new.refused)] if old != new else []
        return [] if old is not None and old.refused is None else self.proposed(new)

    def declined(self, person: Person) -> str:
        mine = person == self.client.person
        return self.say("proposal-declined") if mine else self.say("proposal-refused", name=self.name(person))

    def proposed(self, proposal: ProposalShown) -> list[str]:
        """What is proposed, and how to answer it for those who are asked."""
        if proposal.person == self.client.person:
            return [self.say(f"proposed-{proposal.what}"), self.say("proposed")]
        said = [self.say(f"proposes-{proposal.what}", name=self.name(proposal.person))]
        return [*said, self.say("answer-proposal")] if self.client.person in proposal.waits_for else said

    def chair_changes(self, seat: Seat, before: TableShown, table: TableShown) -> list[str]:
        name, old, new = self.seat(seat), before.chairs[seat], table.chairs[seat]
        if new.person is not None and new.person != old.person:
            who = self.name(new.person if new.guest is None else new.guest, table)
            own = new.person == self.client.person or who == self.client.joining_as
            return [] if own else [self.say("sits", name=who, seat=name)]
        if new.bot is not None and new.bot != old.bot:
            return [self.new_bot(seat, before.chairs, new.bot)]
        if new.person is None and new.bot is None and (old.person, old.bot) != (None, None):
            return [self.say("stands-up", seat=name)]
        if new.mate is not None and old.mate is None:
            return [self.say("mate-came", bot=self.bot(new.mate), seat=self.called(seat) if self.by_name else name)]
        if old.mate is not None and new.mate is None:
            return [self.say("mate-went", seat=self.called(seat) if self.by_name else name)]
        return []

    def new_bot(self, seat: Seat, before: Sequence[ChairShown], bot: str) -> str:
        """In a crew one that plays on at another level is called as it was."""
        if before[seat].bot is None:
            return self.say("bot-sits", bot=self.bot(bot), seat=self.seat(seat))
        return self.say("level", bot=self.bot(bot), seat=self.bot_on(before, seat) if self.by_name else self.seat(seat))

    def presence_changes(self, before: Presence, after: Presence) -> list[str]:
        was, now = ([lost.seat for lost in presence.lost] for presence in (before, after))
        said = [self.say("seat-lost", player=self.player(seat)) for seat in self.others(now) if seat not in was]
        said += [self.say("seat-back", player=self.player(seat)) for seat in self.others(was) if seat not in now]
        may = [seat for seat in self.others(after.mates) if seat not in before.mates]
        return said + [self.say("mate-may", player=self.player(seat), number=seat) for seat in may]

    def others(self, seats: Sequence[Seat]) -> list[Seat]:
        return [
            seat for seat in seats if seat not in self.client.seats and seat < len(self.client.current_table().chairs)
        ]
