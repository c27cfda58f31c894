"""How a connection is told why it ends."""

from saltsea.sentences import Sentences
from saltsea.server.tables.messages.to_client import Goodbye, GoodbyeReason

GoodbyeDetails = dict[str, str | int]


def goodbye(
    texts: Sentences, reason: GoodbyeReason, text: str, facts: GoodbyeDetails | None = None, *, again: bool
) -> Goodbye:
    """A goodbye with its sentence, and with what makes it in another language."""
    given = facts or {}
    return Goodbye(reason, again=again, sentence=texts.say(text, given), text=text, facts=given)
