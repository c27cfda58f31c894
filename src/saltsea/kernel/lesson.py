"""Refusals of a lesson: a game on a fixed deal whose steps are written."""

from saltsea.kernel.nouns import Refusal, refuse


def no_lesson() -> Refusal:
    """table.T32: a box with other cards than those that the lesson is written for has no lesson."""
    return refuse("table.T32", "refusal-table-no-lesson")


def other_step(text: str, details: dict[str, int]) -> Refusal:
    """table.T32: a lesson goes step by step; another action is answered with the one that is meant, in the game's own
    text."""
    return refuse("table.T32", text, **details)
