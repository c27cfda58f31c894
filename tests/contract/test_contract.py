"""Every check, for every game of the catalogue and the two small ones."""

from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings

from contract.checks import CHECKS_ON_GAMES, Check, contract_5_two_worlds, contract_9_every_language_is_complete
from contract.kits import KITS, PIRATES_KIT, Kit
from contract.scale import PROOF, scaled
from contract.walks import Walk, walks
from saltsea.catalog import CATALOG

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced


def judge(kit: Kit, check: Check, examples: int) -> None:
    """Look for a game that breaks the check."""
    rules = kit.game.rules()

    @settings(
        max_examples=examples,
        derandomize=not PROOF,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )
    @given(walks(kit, kit.walk))
    def search(walk: Walk) -> None:
        check(kit, rules, walk)

    search()


@pytest.mark.parametrize("check", CHECKS_ON_GAMES, ids=lambda check: check.__name__)
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)
def test_law(kit: Kit, check: Check) -> None:
    judge(kit, check, scaled(20, kit.proof))


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)
def test_contract_9_every_language_is_complete(kit: Kit) -> None:
    contract_9_every_language_is_complete(kit, kit.game.rules())


def test_every_game_of_the_catalogue_is_under_the_contract() -> None:
    assert set(CATALOG) <= {kit.game.name for kit in KITS}


def test_worlds_that_roll_otherwise_and_look_alike_once_all_is_cleared_away_tell_no_secret() -> None:
    """A walk that the search once found: a round of the pirates ends with other dice, and the board is cleared."""
    choices = (0, 56342, 0, 1426, *(0,) * 32, 18202, 0, 0, 8)
    walk = Walk(players=3, options={"chapter": "2", "level": "bosun"}, seed="ade", choices=choices)
    contract_5_two_worlds(PIRATES_KIT, PIRATES_KIT.game.rules(), walk)


def test_the_search_is_alive() -> None:
    """A check that nothing can keep must be found broken: else the suite would pass by not looking."""

    def impossible(kit: Kit, rules: object, walk: Walk) -> None:
        assert len(walk.choices) < 3

    with pytest.raises(AssertionError):
        judge(KITS[0], partial(impossible), 50)
