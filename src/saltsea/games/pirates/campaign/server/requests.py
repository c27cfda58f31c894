"""What a request to the pirates' routes asks for: the language, the crew."""

from typing import Final

from saltsea.games.pirates.campaign.values import Crew
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.options import Option, Options, Value
from saltsea.server.tables.messages.from_client import Language
from saltsea.server.tables.table_services import TableServices
from saltsea.server.web.http import HttpError, Request
from saltsea.server.web.language import language_of

LANGUAGE: Final = ("language", f"{' or '.join(LANGUAGES)}.")
CREW: Final = (
    ("players", "Set up for so many; for the most that can play if it is left out."),
    ("level", "Set up for this level; and so any other option of the game."),
)


def asked_language(request: Request) -> Language:
    asked = request.query_params.get("language", "")
    return asked if asked in LANGUAGES else language_of(request)


def crew_of(request: Request, services: TableServices) -> Crew:
    """The crew for which a chapter is set up. The rules judge whether it is possible."""
    asked = request.query_params
    players = asked.get("players", str(services.rules.most))
    if not players.isdecimal() or len(players) > 2:
        raise HttpError(400, "players is a number")
    options: Options = {one.name: meant(one, asked[one.name]) for one in services.rules.options if one.name in asked}
    return Crew(int(players), options)


def meant(option: Option, said: str) -> Value:
    """The choice of an option that is written like this."""
    return next((choice for choice in option.choices if str(choice) == said), said)
