"""A contest and its games as everybody sees them who plays, keeps or shows them."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol, TypeVar

F = TypeVar("F")
"""A fixture: one game before it is played. It can be sent to a process, and looked up."""
F_co = TypeVar("F_co", covariant=True)
F_contra = TypeVar("F_contra", contravariant=True)


class Played(Protocol[F_co]):
    """One game after it was played: a line of the file."""

    @property
    def table(self) -> str:
        """The text of the contest that it belongs to: a file may hold several."""
        ...

    @property
    def made(self) -> Mapping[str, str]:
        """What it was played with, as the contest's own."""
        ...

    def fixture(self) -> F_co:
        """What it was before."""
        ...


R = TypeVar("R", bound=Played[Any])
R_co = TypeVar("R_co", bound=Played[Any], covariant=True)


class Contest(Protocol[F_contra, R_co]):
    """What all games of a tournament share. It is sent to the processes that play them."""

    @property
    def made(self) -> Mapping[str, str]:
        """What decides its games beside their fixtures: versions, and fingerprints of files (results_file.py)."""
        ...

    def table(self) -> str:
        """All of it as one text."""
        ...

    def player(self) -> Callable[[F_contra], R_co]:
        """Makes what plays its games, once in each process."""
        ...

    def results(self) -> type[R_co]:
        """What its games become."""
        ...
