"""The goodbye to a client that has reached no table, and has not said its language."""

from functools import cache

from saltsea.kernel.languages import USUAL
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Goodbye, GoodbyeReason
from saltsea.texts import Texts, load


def stranger_goodbye(reason: GoodbyeReason, text: str, *, again: bool = False) -> Goodbye:
    return goodbye(_usual_texts(), reason, text, again=again)


@cache
def _usual_texts() -> Texts:
    return load(USUAL)
