"""The outcome of a game, as the store has it."""

import msgspec


class StoredOutcome(msgspec.Struct, frozen=True):
    """The part of an outcome that is read."""

    winners: list[int] = []
    scores: list[int] = []
    ended_by: str = ""
