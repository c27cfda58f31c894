"""Whether the finished games have changed since they were last counted."""


class ArchiveChanges:
    """Counts the changes that this process makes to the finished games."""

    def __init__(self) -> None:
        self.number = 0
        self.shared = False
        """Whether other processes change them too, and this one does not hear of it."""

    def changed(self) -> None:
        """A game has ended, come from elsewhere or been forgotten."""
        self.number += 1

    def revision(self) -> int | None:
        """Equal as long as nothing has changed; None where it cannot be told."""
        return None if self.shared else self.number
