"""Our games for researchers as environments of PettingZoo, Gymnasium and OpenSpiel, and many of them at once.

Each function imports the library that it is for. Here alone this package names games; all others receive them."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.options import Options, Value
from saltsea.research.environment_settings import EnvironmentSettings, laid

if TYPE_CHECKING:
    from saltsea.research.environments.aec import SeatsInTurn
    from saltsea.research.environments.parallel import CrewAtOnce
    from saltsea.research.environments.single import OneSeat
    from saltsea.research.environments.vector import ManyGames


class MissingExtraError(ImportError):
    """A library is not installed: says which extra brings it."""


def corto_aec(players: int = 2, render_mode: str | None = None, **options: Value) -> "SeatsInTurn":
    """Corto for PettingZoo, one seat after the other."""
    return _aec(laid(CATALOG["corto"], players, options), render_mode)


def pirates_aec(players: int = 4, render_mode: str | None = None, **options: Value) -> "SeatsInTurn":
    """A Tale of Pirates for PettingZoo, one seat after the other; each may also wait."""
    return _aec(laid(CATALOG["pirates"], players, options), render_mode)


def pirates_parallel(players: int = 4, render_mode: str | None = None, **options: Value) -> "CrewAtOnce":
    """A Tale of Pirates for PettingZoo, the whole crew at once."""
    try:
        from saltsea.research.environments.parallel import CrewAtOnce
    except ImportError as error:
        raise missing("PettingZoo", "pettingzoo") from error
    return CrewAtOnce(laid(CATALOG["pirates"], players, options), render_mode)


def gym_env(
    game: str | Game,
    players: int | None = None,
    seat: int = 0,
    others: str | Sequence[str] = "",
    render_mode: str | None = None,
    **options: Value,
) -> "OneSeat":
    """A game for Gymnasium: one seat learns, and bots have the others, of one name or of one for each of them."""
    try:
        from saltsea.research.environments.single import OneSeat
    except ImportError as error:
        raise missing("Gymnasium", "gymnasium") from error
    found = known(game)
    return OneSeat(
        laid(found, found.rules().fewest if players is None else players, options), seat, others, render_mode
    )


def VectorEnv(  # noqa: N802 (it stands for a class that needs NumPy)
    game: str | Game, n: int, players: int | None = None, seed: int = 0, longest: int = 0, **options: Value
) -> "ManyGames":
    """So many games at once, in arrays that are made once."""
    try:
        from saltsea.research.environments.vector import ManyGames
    except ImportError as error:
        raise MissingExtraError("NumPy is not installed: pip install numpy") from error
    return ManyGames(laid_for(known(game), players, options), n, seed, longest)


def register_openspiel() -> list[str]:
    """Make both games known to OpenSpiel; returns the names for `pyspiel.load_game`."""
    try:
        from saltsea.research.openspiel.game import register
    except ImportError as error:
        raise missing("OpenSpiel", "openspiel") from error
    tables = [laid(CATALOG[name], CATALOG[name].rules().fewest, {}) for name in ("corto", "pirates")]
    return [register(table.rules, table.encoding) for table in tables]


def laid_for(game: Game, players: int | None, options: Options) -> EnvironmentSettings:
    """A table for so many, or else for as few as the game allows."""
    return laid(game, game.rules().fewest if players is None else players, options)


def laid_again(game: str, players: int, options: Options) -> EnvironmentSettings:
    """The table that a copy of an environment is for."""
    return laid(CATALOG[game], players, options)


def known(game: str | Game) -> Game:
    """A game of the catalogue by its name, or the game itself."""
    if isinstance(game, Game):
        return game
    if game not in CATALOG:
        raise ValueError(f"no game is called {game!r}: there are {', '.join(CATALOG)}")
    return CATALOG[game]


def missing(library: str, extra: str) -> MissingExtraError:
    return MissingExtraError(f"{library} is not installed: pip install 'saltsea[{extra}]'")


def _aec(table: EnvironmentSettings, render_mode: str | None) -> "SeatsInTurn":
    try:
        from saltsea.research.environments.aec import SeatsInTurn
    except ImportError as error:
        raise missing("PettingZoo", "pettingzoo") from error
    return SeatsInTurn(table, render_mode)
