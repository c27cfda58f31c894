"""Looks for damaged pages of a large database while it is in use: a server listens meanwhile.

What is found is logged as an error. A damaged page that is read fails by itself, before and after."""

import logging
import sqlite3
from contextlib import closing, suppress
from pathlib import Path
from threading import Thread

from saltsea.store.files import check_whole, connect_reading, in_words
from saltsea.store.port import StoreError

log = logging.getLogger(__name__)


class BackgroundCheck:
    """One look at all pages, in a thread of its own."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.is_stopped = False
        self.connection = connect_reading(file)
        # A program that ends without `stop` ends at once: nothing is written here.
        self.thread = Thread(target=self.look, name="saltsea-store-check", daemon=True)
        self.thread.start()

    def look(self) -> None:
        try:
            with in_words(self.file), closing(self.connection):
                check_whole(self.connection, self.file, quickly=True)
        except StoreError as error:
            if not self.is_stopped:
                log.error("the database must be restored from a backup", extra={"why": str(error)})

    def stop(self) -> None:
        """End the look, wherever it is."""
        self.is_stopped = True
        with suppress(sqlite3.ProgrammingError):  # it has ended by itself
            self.connection.interrupt()
        self.thread.join()
