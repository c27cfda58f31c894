"""What `serve` tells clients about its games: enough to lay a table without asking anybody."""

from saltsea.catalog import CATALOG
from saltsea.server.web.catalogue import entries


def test_the_catalogue_tells_options_and_computer_players_in_both_languages() -> None:
    corto, pirates, _ = entries(CATALOG)
    assert corto.bots == tuple(CATALOG["corto"].bots)
    shown = {option.name: option for option in pirates.options}
    assert shown["level"].choices == ("deckhand", "bosun", "captain")
    assert shown["level"].default == "bosun"
    assert shown["level"].title.en != shown["level"].title.fr


def test_the_catalogue_tells_the_options_of_a_game_that_begins_at_once() -> None:
    corto, pirates, _ = entries(CATALOG)
    assert corto.at_once == {"open_scores": "on"}
    assert corto.at_once.keys() <= {option.name for option in corto.options}
    assert pirates.at_once == {"level": "deckhand"}


def test_the_catalogue_tells_for_how_many_players_an_option_is() -> None:
    corto, pirates, _ = ({option.name: option.players for option in entry.options} for entry in entries(CATALOG))
    assert (pirates["timers"], pirates["level"], pirates["word"]) == ((1,), (), ())
    assert corto["partners"] == (4,)
