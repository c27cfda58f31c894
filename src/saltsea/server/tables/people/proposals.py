"""Proposals of a player to the others: to end the game without a winner, or to take back the last turn.

The proposal is part of the stored table. It is carried out with the last consent, in the same write as its line."""

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace

from saltsea.kernel.match import take_back_line
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record import Abandon, TakeBack
from saltsea.kernel.seat import Millis
from saltsea.server.tables.messages.public_table import ProposalShown
from saltsea.server.tables.play import Play
from saltsea.server.tables.rules.manners_rules import is_settled
from saltsea.server.tables.table_info import PLAYING, Person, Proposal

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

LAPSES_AFTER: Final[Millis] = 60_000
"""In real time, where all act at any moment, a proposal stands for a minute."""


class Proposals:
    """The proposal of one table."""

    def __init__(self, table: "Table") -> None:
        self.table = table

    @property
    def current(self) -> Proposal | None:
        return self.table.info.proposal

    def waits_for(self) -> set[Person]:
        """The people who play for themselves and have not answered. Bots and substitutes always agree."""
        current = self.current
        if current is None or current.refused is not None:
            return set()
        return self.table.presence.players() - {current.person, *current.agreed}

    def shown(self) -> ProposalShown | None:
        current = self.current
        if current is None:
            return None
        waits_for = tuple(sorted(self.waits_for()))
        return ProposalShown(current.what, current.seat, current.person, waits_for, current.refused)

    async def make(self, proposal: Proposal, token: str) -> Refusal | None:
        """Check what is proposed and store it; where no player is to be asked it is carried out at once."""
        play = self.table.play
        assert play is not None
        refusal = play.match.check(proposal.seat, action_of(proposal, play), play.now(self.table.now()))
        if refusal is None and self.table.presence.players() <= {proposal.person}:
            return await self.carry_out(proposal, play, token)
        if refusal is None:
            await self.table.save(replace(self.table.info, proposal=proposal))
        return refusal

    async def answer(self, person: Person, *, agree: bool) -> None:
        current, play = self.current, self.table.play
        assert current is not None
        assert play is not None
        if not agree:
            await self.refuse(current, person, play)
            return
        if self.waits_for() <= {person}:
            await self.carry_out(current, play, "")
        elif person != current.person:
            await self.table.save(replace(self.table.info, proposal=replace(current, agreed=(*current.agreed, person))))

    async def refuse(self, current: Proposal, person: Person, play: Play) -> None:
        """Settle a proposal without doing it; if its author withdraws it, it is gone."""
        refused = replace(current, refused=person, line=play.match.count(), at=self.table.now())
        left = None if person == current.person else refused
        await self.table.save(replace(self.table.info, proposal=left))

    async def carry_out(self, proposal: Proposal, play: Play, token: str) -> Refusal | None:
        """Do what was agreed. Its line and the settled proposal are saved together."""
        answer = play.submit(proposal.seat, action_of(proposal, play), self.table.now(), 0, token)
        play.thinking.clear()  # a bot that thinks about a turn that is taken back is asked again
        settled = replace(self.table.info, proposal=None)
        if isinstance(answer, Refusal):
            await self.table.save(settled)
            return answer
        await self.table.save_lines(settled)
        return None

    async def settle(self) -> None:
        """Carry out what no other player has to agree to any more, and drop what the game has gone past."""
        current, play = self.current, self.table.play
        if current is None or play is None or self.table.info.phase != PLAYING:
            return
        if current.refused is None and not self.waits_for():
            await self.carry_out(current, play, "")
        elif self.has_lapsed(current, play):
            await self.table.save(replace(self.table.info, proposal=None))

    def has_lapsed(self, current: Proposal, play: Play) -> bool:
        if play.tempo is not None:
            return self.table.now() >= current.at + LAPSES_AFTER
        others = {seat for person in self.waits_for() for seat in self.table.info.seats_of(person)}
        return is_settled(current, play, others)

    def next_alarm(self) -> Millis | None:
        """When the proposal lapses by time alone."""
        current, play = self.current, self.table.play
        if current is None or play is None or play.tempo is None:
            return None
        return current.at + LAPSES_AFTER


def action_of(proposal: Proposal, play: Play) -> Action:
    """The action that carries a proposal out; a target that is not there is refused by the match."""
    if proposal.what == "end":
        return Abandon()
    line = take_back_line(play.match, proposal.seat)
    return TakeBack(-1 if line is None else line)
