"""Rules about ending a game early, taking back by consent and handing seats over."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Final

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.server.tables.messages.public_table import Manner
from saltsea.server.tables.rules.carry_rules import check_leaving
from saltsea.server.tables.table_info import PLAYING, Person, Proposal, Proposed, TableInfo

if TYPE_CHECKING:
    from saltsea.server.tables.play import Play

PROPOSALS: Final[Mapping[Proposed, str]] = {"end": "table.T29", "take-back": "table.T30"}
"""The rule about each kind of proposal."""


def check_playing(info: TableInfo) -> Refusal | None:
    """table.T29: only a running game can be resigned, ended or taken back."""
    return None if info.phase == PLAYING else refuse("table.T29", "refusal-table-not-running")


def check_rivals(rules: AnyRules) -> Refusal | None:
    """table.T28: a crew wins or loses together: none of them resigns alone."""
    return refuse("table.T28", "refusal-table-crew-resigns") if rules.crew else None


def check_no_proposal(last: Proposal | None, person: Person | None, what: Proposed) -> Refusal | None:
    """table.T29, table.T30: there is one proposal at a time, and a player whose last one was refused plays on first."""
    if last is None or (last.refused is not None and last.person != person):
        return None
    text = "refusal-table-proposed" if last.refused is None else "refusal-table-proposed-before"
    return refuse(PROPOSALS[what], text)


def check_asked(last: Proposal | None, person: Person | None, waits_for: set[Person]) -> Refusal | None:
    """table.T29, table.T30: a proposal is answered by the people who are asked, once each, and may be withdrawn by its
    author."""
    if last is None or last.refused is not None:
        return refuse("table.T29", "refusal-table-no-proposal")
    if person not in waits_for and person != last.person:
        return refuse(PROPOSALS[last.what], "refusal-table-not-asked")
    return None


def check_offer(info: TableInfo, person: Person | None, seat: Seat, *, absent: bool) -> Refusal | None:
    """table.T31: in a running game a seat is handed over by its own player; a bot's seat, and that of a player who is
    absent, by the host."""
    chair = info.chairs[seat]
    if person is not None and person == chair.person:
        return None
    if person is not None and person == info.host and (chair.bot is not None or absent):
        return None
    return refuse("table.T31", "refusal-table-not-yours-to-give", seat=seat)


def check_taker(info: TableInfo, person: Person | None, seat: Seat, key: str) -> Refusal | None:
    """table.T31: only the person whom a seat is offered to takes it, and only if they have no seat in this game."""
    if not 0 <= seat < len(info.chairs) or info.chairs[seat].invited != key:
        return refuse("table.T31", "refusal-table-not-offered")
    return refuse("table.T31", "refusal-table-plays-already") if info.seats_of(person) else None


def offered_seat(info: TableInfo, key: str | None) -> Seat | None:
    """The seat of the running game that is offered to the person with this key."""
    offered = [seat for seat, chair in enumerate(info.chairs) if key is not None and chair.invited == key]
    return offered[0] if offered and info.phase == PLAYING else None


def check_friendly(info: TableInfo, what: Proposed) -> Refusal | None:
    """table.T30: turns are taken back by consent in friendly games only."""
    if what == "take-back" and not info.settings.friendly:
        return refuse("table.T30", "refusal-table-not-friendly")
    return None


def manners_of(info: TableInfo, rules: AnyRules, person: Person | None) -> tuple[Manner, ...]:
    """What this person may ask for now."""
    if info.phase != PLAYING or not info.seats_of(person):
        return ()
    more: tuple[Manner, ...] = ("levels",) if has_levels(info) else ()
    if person is not None and check_leaving(info, (person,)) is None:
        more = (*more, "carry")
    if rules.crew:
        return ("give-up" if is_only_person(info) else "end", *more)
    found: tuple[Manner, ...] = ("resign" if len(info.chairs) == 2 else "leave-to-bot",)
    taking_back: tuple[Manner, ...] = ("take-back",) if check_friendly(info, "take-back") is None else ()
    leaving: tuple[Manner, ...] = ("leave-resigns",) if leaving_resigns(info, rules) else ()
    return (*found, *ending(info), *taking_back, *leaving, *more)


def ending(info: TableInfo) -> tuple[Manner, ...]:
    """How a game of rivals is ended without a winner. Bots always agree, so that one person ends it at once; the one
    try at a daily deal is played or resigned."""
    if not is_only_person(info):
        return ("end",)
    return () if info.settings.daily else ("end-now",)


def is_only_person(info: TableInfo) -> bool:
    """Whether all others at this table are bots, which always agree."""
    return len({chair.person for chair in info.chairs if chair.person is not None}) == 1


def leaving_resigns(info: TableInfo, rules: AnyRules) -> bool:
    """Whether who leaves the running game resigns it, as in a daily deal: there no bot may play on for them."""
    return info.phase == PLAYING and info.settings.daily and not rules.crew and len(info.chairs) == 2


def has_levels(info: TableInfo) -> bool:
    """Whether seats of bots can be given to other levels: not in games whose opponent is stated or scripted."""
    settings = info.settings
    stated = settings.daily or settings.lesson or settings.puzzle
    return not stated and any(chair.bot is not None for chair in info.chairs)


def is_settled(proposal: Proposal, play: "Play", others: set[int]) -> bool:
    """Whether the game has gone on past a proposal by turns. One to take back lapses when its author acts, and a
    refused one, too; one to end the game when its author acts after all who were asked have acted."""
    since = [line.seat for line in play.match.since(proposal.line)]
    if proposal.what == "end" and proposal.refused is None:
        waiting = set(others)
        while since and waiting:
            waiting.discard(since.pop(0))
        if waiting:
            return False
    return proposal.seat in since
