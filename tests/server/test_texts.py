"""The texts of a game over HTTP: whole for a game that hides nothing, none for one that tells its story in chapters."""

from pathlib import Path

import pytest

from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.languages import LANGUAGES
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.web.app import make_app
from saltsea.store.memory import MemoryStore
from server.test_app import ABOUT, Visitor
from small_games.catalog import SHELLS

GAMES: dict[str, Game] = {**CATALOG, "shells": SHELLS}


@pytest.fixture
def visitor() -> Visitor:
    application = Application(GAMES, MemoryStore(), InlineBots(GAMES))
    return Visitor(make_app(list, ABOUT, application, client=Path("/nowhere")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_texts_of_a_game_come_as_fluent_sources(visitor: Visitor, language: str) -> None:
    answer = visitor.get(f"/api/catalogue/shells/texts/{language}")
    (source,) = answer.json()["sources"]
    assert "title-shells = " in source
    assert "action-shells-Play = " in source


def test_the_names_of_a_theme_come_along(visitor: Visitor) -> None:
    assert len(visitor.get("/api/catalogue/corto/texts/fr").json()["sources"]) == 2


@pytest.mark.parametrize("path", ["pirates/texts/en", "chess/texts/en", "shells/texts/it"])
def test_locked_texts_unknown_games_and_languages_are_refused(visitor: Visitor, path: str) -> None:
    answer = visitor.get(f"/api/catalogue/{path}")
    assert answer.status_code == 404
    assert answer.json()["message"] != f"nothing answers at /api/catalogue/{path}"
