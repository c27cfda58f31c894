"""Route of a game's texts, for a client that was not built with them: its plain table draws every game."""

from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.server.tables.registry import TableRegistry
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.messages import Failure, GameTexts
from saltsea.server.web.openapi import Route
from saltsea.texts import text_file


class TextRoutes:
    """The route of texts."""

    def __init__(self, registry: TableRegistry) -> None:
        self.registry = registry

    def routes(self) -> list[Route]:
        about = "The texts of a game in Fluent, in one language; not of one that tells its story in chapters."
        path = "/api/catalogue/{game}/texts/{language}"
        return [Route("GET", path, self.texts, about, gives=GameTexts, refuses=((404, Failure),))]

    async def texts(self, request: Request) -> Response:
        game, language = self.game(request.path_params["game"]), request.path_params["language"]
        if language not in LANGUAGES:
            raise HttpError(404, f"the languages are {', '.join(LANGUAGES)}")
        files = [text_file(folder, subject, language) for folder, subject in game.subjects()]
        return json_response(GameTexts([file.read_text(encoding="utf-8") for file in files]))

    def game(self, name: str) -> Game:
        """The game, unless some of its texts are locked: those come with a log book."""
        services = self.registry.services.get(name)
        if services is None or not services.game.has_open_texts:
            raise HttpError(404, "there is no game of this name whose texts are open to all")
        return services.game
