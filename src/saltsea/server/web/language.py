"""The language of a request."""

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.web.http import Request


def language_of(request: Request) -> Language:
    """What was chosen on the page, else what the browser likes best."""
    asked = [request.query_params.get("lang", ""), request.cookies.get("lang", "")]
    asked += [wish.partition(";")[0].strip() for wish in request.headers.get("accept-language", "").split(",")]
    for wish in asked:
        short = wish.partition("-")[0].lower()
        if short in LANGUAGES:
            return short
    return LANGUAGES[0]
