"""Refusals over HTTP: rule, text and arguments as over a table's connection, and also a sentence.

Over a connection the client has the texts of its table. Over HTTP also those ask who have none: a program, the terminal
before it knows a game, a page whose texts have not come. So here the server fills the text in, in the language of the
request; a page that has the text takes it from there, and so follows when its reader chooses another language."""

from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.ports.narration import Narrator
from saltsea.server.web.http import Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Message


class RefusedRequest(Message, frozen=True):
    """A refusal, as over a table's connection, and as a sentence."""

    rule: str
    """The id of the rule that forbids it."""
    text: str
    """The id of the text that says why."""
    facts: dict[str, str | int]
    """The arguments of that text."""
    sentence: str
    """The text filled in, in the language of the request."""


def refused(narrator: Narrator, refusal: Refusal) -> Response:
    """A refusal in the words of its game, in the narrator's language."""
    return json_response(RefusedRequest(refusal.rule, refusal.text, refusal.details, narrator.reason(refusal)), 422)
