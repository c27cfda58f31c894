"""The port for what one game adds to its tables: the server calls it and knows no game; the catalogue mounts it.

Every default adds nothing, so a game without an extension has this one. `saltsea.server.extensions` adds routes."""

from collections.abc import Callable, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from typing import NamedTuple, TypeAlias

from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import Millis, Seat
from saltsea.lesson import Guide
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.extension_rules import check_daily, check_lesson, check_puzzle
from saltsea.server.tables.table_info import TableInfo
from saltsea.server.tables.table_settings import Settings
from saltsea.store.port import Store
from saltsea.store.rows import GameRow, PersonRow, Rows


class Mounting(NamedTuple):
    """What an extension is made from: its game, and what it shares with the tables."""

    game: Game
    rules: AnyRules
    store: Store
    clock: Clock


class Attempt(NamedTuple):
    """An action as a person sent it, and the game's time at which it counts."""

    seat: Seat
    action: Action
    at: Millis
    token: str


class Beginning(NamedTuple):
    """A game that is about to begin, as its table knows it."""

    id: str
    info: TableInfo
    people: Sequence[PersonRow]
    """The people who have a seat."""

    @property
    def settings(self) -> Settings:
        return self.info.settings

    def bots(self) -> list[str | None]:
        """The bot on each seat; None where a person sits."""
        return [chair.bot for chair in self.info.chairs]


class Finished(NamedTuple):
    """A game that has just ended, as its table knows it."""

    id: str
    match: Match
    settings: Settings
    people: Sequence[PersonRow]
    """The people who played."""
    bots: int
    screens: Sequence[PersonRow] = ()
    """The owners of the screens that showed it; they may hold no seat, and yet keep the crew's log book."""


class GameNotes:
    """What an extension notes beside the record of one game in progress. It is saved with the lines of the game."""

    def on_refusal(self, match: Match, attempt: Attempt, refusal: Refusal) -> None:
        """A person's action was refused. Bots' refusals are not reported: they act together and try at random."""

    async def rows(self) -> Sequence[Rows]:
        """The rows to save with the next lines, or when the table is unloaded."""
        return ()

    def mark_saved(self) -> None:
        """The store has these rows."""

    def discard_unsaved(self) -> None:
        """The table goes back to its saved lines."""


class TableExtension:
    """What one game adds to its tables."""

    # --- opening a table, and arranging it ---

    async def settings(self, asked: Settings, owner: ProgressOwner, *, forks: bool) -> Settings | Refusal:
        """The settings that a host asks for, completed; or why they cannot be. `forks`: the game goes on from an
        earlier one."""
        refusal = check_daily(asked, has=False, forks=forks) or check_lesson(asked, has=False, forks=forks)
        return refusal or check_puzzle(asked, has=False) or asked

    async def check_open(self, options: Options, owner: ProgressOwner) -> Refusal | None:
        """Whether a host with this progress may choose these options."""
        return None

    async def check_content(self, text: str, owner: ProgressOwner) -> Refusal | None:
        """Whether a host with this progress may play this player-made content."""
        return None

    def content(self, settings: Settings) -> str:
        """The text of content that a table with these settings brings along, as if a player had made it; empty for
        what lies in the box."""
        return ""

    def with_content(self, text: str, rules: AnyRules) -> "TableExtension":
        """The extension of tables that play this player-made content, which makes these rules."""
        return self

    def has_open_content(self) -> bool:
        """Whether every client at a table may read its player-made content: not where it tells a story."""
        return True

    def check_seats(self, settings: Settings) -> Refusal | None:
        """Why no guest may take another's place during a game with these settings: no substitute, no other person, and
        no other bot."""
        return None

    # --- a game ---

    async def deal(self, beginning: Beginning) -> Match | Refusal | None:
        """A game that is not dealt from a random seed; None for all others."""
        return None

    def rows_at_begin(self, beginning: Beginning, match: Match) -> AbstractAsyncContextManager[Sequence[Rows]]:
        """The rows to save together with a game that begins, inside the context."""
        return nullcontext(())

    def guide(self, settings: Settings) -> Guide | None:
        """What leads players through a game with these settings; None if they play as they like."""
        return None

    def has_players_content(self) -> bool:
        """Whether a player wrote the content that such a table has for itself; that of a lesson is ours."""
        return True

    def practised(self, settings: Settings) -> str:
        """What a table with these settings practises, as the game calls it, such as a chapter; empty if nothing."""
        return ""

    def notes(self, game: str) -> GameNotes:
        """What is noted beside the game with this id."""
        return GameNotes()

    def rows_at_end(self, finished: Finished) -> AbstractAsyncContextManager[Sequence[Rows]]:
        """The rows to save together with the end of a game, also of one that players ended early. The table saves them
        inside the context, so an extension may hold a lock for as long."""
        return nullcontext(())

    def is_sealed(self, row: GameRow) -> bool:
        """Whether other tables may still play the same deal: its record and seed are not shown yet."""
        return False

    # --- the server ---

    async def clean(self, now: Millis) -> None:
        """Delete what has been kept long enough; called once a day."""

    async def close(self) -> None:
        """The server closes."""


Mount: TypeAlias = Callable[[Mounting], TableExtension]
