"""What a player's own games of Corto add up to, from their records: gold by source, adventures, opponents.

A finished game never changes, so what it adds is worked out once and remembered."""

from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import partial
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from saltsea.games.corto.engine.cards import ADVENTURES
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.lesson.script import SEED
from saltsea.games.corto.report import SOURCES
from saltsea.games.corto.rules.count import count
from saltsea.games.corto.server.messages import (
    AdventureCount,
    CortoStatistics,
    CountedGame,
    OpponentCount,
    SourceCount,
)
from saltsea.games.corto.view.count import seats_by_side
from saltsea.kernel.chance import named_seed
from saltsea.kernel.record_file import BadRecordError
from saltsea.kernel.seat import Seat
from saltsea.server.mine.my_games import OwnedGame
from saltsea.server.tables.stored.saved_games import restore_match
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.game_access import GameAccess
from saltsea.store.rows import GameRow, LineRow

MOST_COUNTED: Final = 100
"""The last games of a player that are counted."""
MOST_REMEMBERED: Final = 5000
LESSON: Final = named_seed(SEED).hex()
"""What every lesson is dealt from: a script is no game to be counted."""
_WORDS: Final = {name: name.replace(" ", "-") for name in SOURCES.values()}
SOURCE_TEXTS: Final = {name: f"source-{word}" for name, word in _WORDS.items()}
"""The text that names a source of gold."""
PEOPLE: Final = ""
"""What all opponents who are no bots are counted as."""


class Counted(NamedTuple):
    """What one game adds."""

    sources: tuple[dict[str, int], ...]
    """By seat, where its gold came from."""
    strips: str
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    sides: tuple[tuple[Seat, ...], ...]
    """The seats that win together."""
    is_onward: bool
    """Whether it went on from a line of an earlier game, whose result would count twice."""


class GameCounter:
    """Counts games, each once."""

    def __init__(self) -> None:
        self.known: OrderedDict[str, Counted] = OrderedDict()

    async def statistics(self, games: Sequence[OwnedGame], access: GameAccess) -> CortoStatistics:
        last = games[:MOST_COUNTED]
        counted = [(one, found) for one in last if (found := await self.counted(one, access)) is not None]
        added = added_up([game for one, found in counted if (game := Own(one, found)).is_result()])
        return replace(added, only_last=MOST_COUNTED) if len(games) > MOST_COUNTED else added

    async def counted(self, owned: OwnedGame, access: GameAccess) -> Counted | None:
        """What a game adds; None for a game that this version cannot read, and for one with a player's own values, or
        a lesson."""
        row = owned.row
        if row.id not in self.known:
            lines = await access.registry.store.lines(row.id)
            try:
                services = await access.registry.services_at(row.game, row.table)
                if services.content or row.seed == LESSON:
                    return None
                self.known[row.id] = await access.in_thread(partial(count_game, services, row, lines))
            except BadRecordError:
                return None
            while len(self.known) > MOST_REMEMBERED:
                self.known.popitem(last=False)
        return self.known[row.id]


def count_game(services: TableServices, row: GameRow, lines: Sequence[LineRow]) -> Counted:
    match = restore_match(services, row, lines)
    state: CortoState = match.state
    outcome = match.outcome()
    sources = tuple(sources_of(state, seat) for seat in range(state.players))
    strips = "".join(ADVENTURES[adventure] for adventure in state.layout.strips)
    scores, winners = ([], []) if outcome is None else (outcome.scores, outcome.winners)
    sides = tuple(tuple(side) for side in seats_by_side(state))
    return Counted(sources, strips, tuple(scores), tuple(winners), sides, bool(match.header.forked))


def sources_of(state: CortoState, seat: Seat) -> dict[str, int]:
    found: Counter[str] = Counter()
    for gold in count(state, seat):
        found[SOURCES[gold.source]] += gold.gold
    return dict(found)


class Own(NamedTuple):
    """One of my games, counted."""

    owned: OwnedGame
    counted: Counted

    def sides(self) -> list[tuple[Seat, ...]]:
        """The sides that I sat on."""
        return [side for side in self.counted.sides if {*side} & {*self.owned.seats}]

    def is_result(self) -> bool:
        """Whether it says anything of me: it was dealt anew and won by a player, I sat on one side and to its end or
        resigned, and no bot played for me."""
        is_mine = self.owned.left != "handed-over" and not self.owned.is_helped() and not self.counted.is_onward
        return is_mine and bool(self.counted.winners) and len(self.sides()) == 1

    def resigned(self) -> bool:
        """Whether I gave up, or a bot had my seat at the end: the game is lost, and its gold is no result of mine."""
        return self.owned.left is not None

    def won(self) -> bool:
        return not self.resigned() and any(seat in self.counted.winners for seat in self.owned.seats)

    def gold(self) -> int:
        return self.counted.scores[self.owned.seats[0]]

    def rival_gold(self) -> int:
        (own,) = self.sides()
        return max((gold for seat, gold in enumerate(self.counted.scores) if seat not in own), default=0)

    def sources(self) -> Counter[str]:
        """Where the gold came from; partners have theirs together."""
        found: Counter[str] = Counter()
        for seat in self.sides()[0]:
            found.update(self.counted.sources[seat])
        return found

    def opponents(self) -> set[str]:
        """The kinds of my opponents: bots by name, people together."""
        sat = msgspec.json.decode(self.owned.row.seats, type=list[int | str | None])
        others = [who for seat, who in enumerate(sat) if seat not in self.sides()[0]]
        return {who if isinstance(who, str) else PEOPLE for who in others}


def added_up(games: Sequence[Own]) -> CortoStatistics:
    played = [game for game in games if not game.resigned()]
    sources = sum((game.sources() for game in played), Counter[str]())
    opponents = sorted({kind for game in games for kind in game.opponents()})
    return CortoStatistics(
        games=len(games),
        won=sum(game.won() for game in games),
        best=max((game.gold() for game in played), default=0),
        gold=sum(game.gold() for game in played),
        sources=[SourceCount(name, SOURCE_TEXTS[name], sources[name]) for name in SOURCES.values() if sources[name]],
        adventures=[adventure_count(letter, games) for letter in ADVENTURES],
        opponents=[opponent_count(kind, games) for kind in opponents],
        last=[counted_game(game) for game in played],
        hints=sum(game.owned.hints for game in games),
        resigned=len(games) - len(played),
    )


def adventure_count(letter: str, games: Sequence[Own]) -> AdventureCount:
    played = [game for game in games if letter in game.counted.strips]
    return AdventureCount(letter, len(played), sum(game.won() for game in played))


def opponent_count(kind: str, games: Sequence[Own]) -> OpponentCount:
    played = [game for game in games if kind in game.opponents()]
    return OpponentCount(kind, len(played), sum(game.won() for game in played))


def counted_game(game: Own) -> CountedGame:
    row = game.owned.row
    return CountedGame(row.id, row.ended or row.started, game.gold(), game.rival_gold(), game.won())
