"""Tables whose time has come though no player is there: a clock has run out, or a computer player is to act."""

import logging
from typing import TYPE_CHECKING

from saltsea.server.tables.ports.ownership import ElsewhereError, UnownedError
from saltsea.store.port import StoreError

if TYPE_CHECKING:
    from saltsea.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)


class DueTables:
    """Restores such tables of a registry."""

    def __init__(self, registry: "TableRegistry") -> None:
        self.registry = registry
        self.unreadable: set[str] = set()
        """Tables that could not be restored."""

    def is_wanted(self, code: str) -> bool:
        """Whether a table should be looked for: it is not in memory, and nothing is known to be wrong with it."""
        return code not in self.registry.tables and code not in self.unreadable

    async def wake(self) -> None:
        """Restore those whose stored deadline is over."""
        for row in await self.registry.store.tables_due(self.registry.clock.now()):
            if self.is_wanted(row.id):
                await self.take_up(row.id)

    async def take_up(self, code: str) -> None:
        """Restore one. A table that cannot be read must not stop the others, and is tried once; one that another
        process has, or that the store does not give now, may be tried again."""
        name = self.registry.log_names.of(code)
        try:
            await self.registry.table(code)
        except (ElsewhereError, UnownedError):
            pass
        except StoreError as error:
            log.warning("table %s: its time has come, and the store fails: %s", name, error)
        except Exception:
            self.unreadable.add(code)
            log.exception("table %s: its time has come, and it cannot be read", name)
