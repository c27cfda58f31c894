"""What each seat may be told of a game, worked out anew from what is on the disk."""

from typing import Any

import msgspec

from saltsea.game import Game
from saltsea.kernel.record import Line, Undo, ends_early, laid_out
from saltsea.kernel.record_file import LineReader, _header
from saltsea.kernel.seat import Seat
from saltsea.store.rows import GameRow, LineRow
from saltsea.wire.forms import Forms
from simulation.network import Plain


class Library:
    """The rules and forms of each game: made once for all runs, and apart from those of the servers."""

    def __init__(self, games: "dict[str, Game]") -> None:
        self.rules = {name: game.rules() for name, game in games.items()}
        self.forms = {name: Forms(rules, games[name].views(rules)) for name, rules in self.rules.items()}


class StoredGame:
    """One game as its stored lines tell it."""

    def __init__(self, library: Library, row: GameRow) -> None:
        self.row = row
        self.rules, self.forms = library.rules[row.game], library.forms[row.game]
        self.header = _header(msgspec.json.decode(row.header))
        self.reader = LineReader(self.rules, self.header, self.header.vocabulary)
        self.lines: list[Line] = []
        self.states: list[Any] = []
        self.tokens: dict[tuple[Seat, str], int] = {}
        self.views: dict[tuple[int, Seat, str], Plain] = {}
        self.had: dict[int, set[Seat]] = {}
        """Every seat that each person has had."""

    def add(self, row: LineRow) -> None:
        """One more line. Its state follows from its events, or is that of the line which an undo returns to."""
        line = self.reader.line(msgspec.json.decode(row.body))
        before = self.states[-1] if self.states else laid_out(self.rules, self.header)
        state = self.states[line.action.to].copy() if isinstance(line.action, Undo) else before.copy()
        for event in line.events:
            self.rules.evolve(state, event)
        self.lines.append(line)
        self.states.append(state)

    def sat(self) -> list[int | str | None]:
        """The person on each seat, by number, or the bot's name."""
        found: list[int | str | None] = msgspec.json.decode(self.row.seats)
        return found

    def note_seats(self) -> None:
        for seat, sat in enumerate(self.sat()):
            if isinstance(sat, int):
                self.had.setdefault(sat, set()).add(seat)

    def view(self, line: int, seat: Seat, form: Any) -> Plain:
        """All that a seat may know after a line, without what depends on undo."""
        key = line, seat, form
        if key not in self.views:
            over = ends_early(self.lines[line])
            data = self.forms.by_name[form].snapshot(self.states[line], seat, (), over=over)
            self.views[key] = without_finality(msgspec.json.decode(data))
        return self.views[key]

    def events(self, line: int, seat: Seat, form: Any) -> list[Plain]:
        """The events of a line as a seat may know them, in the words of the form."""
        known = [self.rules.mask(event, seat) for event in self.lines[line].events]
        heard = [event for event in known if event is not None]
        if isinstance(self.lines[line].action, Undo) or ends_early(self.lines[line]):
            return []
        if form == "observation":
            return [msgspec.json.decode(self.forms.json.noun(event)) for event in heard]
        return [plain(self.forms.views.describe(event)) for event in heard]


def plain(value: object) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def without_finality(view: Plain) -> Plain:
    """A view without the marks of choices that cannot be taken back: these depend on the lines before."""
    if "offers" not in view:
        return view
    offers = [{**offer, "choices": [unmarked(one) for one in offer["choices"]]} for offer in view["offers"]]
    return {**view, "offers": offers}


def unmarked(choice: Plain) -> Plain:
    return {name: value for name, value in choice.items() if name != "final"}


def told_events(update: Plain, form: str) -> list[Plain]:
    """The events that a step or a line of the log has told."""
    if update.get("undo_to") is not None:
        return []
    if form == "observation":
        return list(update["events"])
    return [event["event"] for event in update["events"] if event.get("event") is not None]
