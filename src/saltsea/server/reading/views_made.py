"""The views of some lines of a stored game: the same work in a thread of the server and in a process beside it."""

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import Raw

from saltsea.kernel.record import Header, Line, ends_early, laid_out, states_after
from saltsea.kernel.record_file import read
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Seat
from saltsea.server.tables.stored.stored_rules import StoredRules
from saltsea.server.web.messages import GameViews
from saltsea.wire.forms import Form, FormName, Forms


class StoredGame(StoredRules, frozen=True, kw_only=True):
    """Which game, and the game itself, as it is stored."""

    id: str
    header: bytes
    lines: Sequence[bytes]
    """All lines that may be seen."""


class ViewsWanted(StoredGame, tag=True, frozen=True, kw_only=True):
    """Which lines of a game, from which seat."""

    seat: Seat
    since: int
    until: int
    form: FormName


class VisibleGame(NamedTuple):
    """The part of a game that may be seen."""

    header: Header
    lines: Sequence[Line]


class LinesShown(NamedTuple):
    """Some lines of a game: each as in a Step, and the snapshot after the first."""

    updates: list[Raw]
    view: Raw | None


def views_made(rules: AnyRules, forms: Forms, wanted: ViewsWanted) -> bytes:
    """These views as JSON; BadRecordError or DecodeError if what is stored makes no game."""
    played, form = played_of(rules, wanted.header, wanted.lines), forms.by_name[wanted.form]
    shown = lines_shown(form, rules, played, wanted.seat, wanted.since, wanted.until)
    view = shown.view if wanted.form == "view" else None
    return msgspec.json.encode(GameViews(wanted.id, wanted.seat, wanted.since, len(played.lines), shown.updates, view))


def played_of(rules: AnyRules, header: bytes, lines: Sequence[bytes]) -> VisibleGame:
    """A game as it is stored."""
    parts = [msgspec.json.decode(line) for line in lines]
    record = read(rules, [msgspec.json.decode(header), *parts, {"end": len(parts), "outcome": None}])
    return VisibleGame(record.header, record.lines)


def lines_shown(form: Form, rules: AnyRules, played: VisibleGame, seat: Seat, first: int, until: int) -> LinesShown:
    """The updates of these lines; the game is folded once."""
    updates: list[Raw] = []
    view, before = None, laid_out(rules, played.header)
    for line, state in states_after(rules, played.header, list(played.lines[:until])):
        if line.number >= first:
            updates.append(Raw(form.step(before, state, line).to(seat)))
            view = view or Raw(form.snapshot(state, seat, (), over=ends_early(line)))
        before = state.copy() if line.number + 1 >= first else before
    return LinesShown(updates, view)
