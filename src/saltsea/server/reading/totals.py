"""Adding finished games up: the same work in a thread of the server and in a process beside it.

Games are counted a page at a time, so that neither the tables nor other readers wait for ten thousand of them."""

from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec

from saltsea.server.web.messages import GameStatistics
from saltsea.store.rows import GameRow, Wall


class EndedGame(msgspec.Struct, frozen=True, array_like=True):
    """What is counted of a finished game."""

    game: str
    players: int
    lasted: Wall
    outcome: bytes


class TotalsWanted(msgspec.Struct, tag=True, frozen=True):
    """A page of games that are to be added up."""

    games: Sequence[EndedGame]


class Winners(msgspec.Struct, frozen=True):
    """The part of a stored outcome that is counted."""

    winners: list[int] = []


class GameTotals(msgspec.Struct):
    """What some games of one kind add up to."""

    games: int = 0
    players: dict[str, int] = {}
    winners: dict[str, int] = {}
    lasted: Wall = 0


class PageTotals(msgspec.Struct):
    """What a page adds up to, by the name of the game."""

    by_game: dict[str, GameTotals] = {}


_outcome = msgspec.json.Decoder(Winners)
_sums = msgspec.json.Decoder(PageTotals)


def ended_game(row: GameRow) -> EndedGame:
    return EndedGame(row.game, row.players, (row.ended or row.started) - row.started, row.outcome or b"{}")


def sums_made(wanted: TotalsWanted) -> bytes:
    """These games, added up, as JSON; DecodeError if what is stored is none."""
    names = sorted({game.game for game in wanted.games})
    return msgspec.json.encode(PageTotals({name: tally_of(wanted.games, name) for name in names}))


def tally_of(games: Sequence[EndedGame], name: str) -> GameTotals:
    ended = [game for game in games if game.game == name]
    winners = Counter(str(seat) for game in ended for seat in _outcome.decode(game.outcome).winners)
    players = Counter(str(game.players) for game in ended)
    return GameTotals(len(ended), dict(players), dict(winners), sum(game.lasted for game in ended))


def statistics_of(name: str, pages: Iterable[bytes]) -> GameStatistics:
    """What all pages together say of one game."""
    games, lasted, players, winners = 0, 0, Counter[str](), Counter[str]()
    for tally in (_sums.decode(page).by_game.get(name, GameTotals()) for page in pages):
        games, lasted = games + tally.games, lasted + tally.lasted
        players.update(tally.players)
        winners.update(tally.winners)
    return GameStatistics(
        name, games, dict(players), dict(winners), round(lasted / games / 60_000, 1) if games else 0.0
    )
