"""The goodbye to a client that has reached no table here, in its language where it has said that."""

from functools import cache

from saltsea.kernel.languages import USUAL
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.messages.goodbyes import goodbye
from saltsea.server.tables.messages.to_client import Goodbye, GoodbyeReason
from saltsea.texts import Texts, load


def stranger_goodbye(reason: GoodbyeReason, text: str, *, again: bool = False, language: Language = USUAL) -> Goodbye:
    return goodbye(stranger_texts(language), reason, text, again=again)


@cache
def stranger_texts(language: Language) -> Texts:
    """What is said at every table."""
    return load(language)
