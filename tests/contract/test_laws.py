"""Every law, for every game of the catalogue and the two small ones."""

from functools import partial

import pytest
from hypothesis import HealthCheck, given, settings

from contract.kits import KITS, Kit
from contract.laws import WALKED_LAWS, Law, law_9_both_languages_are_complete
from contract.scale import PROOF, scaled
from contract.walks import Walk, walks
from saltsea.catalog import CATALOG

pytestmark = pytest.mark.no_cover  # thousands of steps that other tests cover, several times slower when traced


def judge(kit: Kit, law: Law, examples: int) -> None:
    """Look for a game that breaks the law."""
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
        law(kit, rules, walk)

    search()


@pytest.mark.parametrize("law", WALKED_LAWS, ids=lambda law: law.__name__)
@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)
def test_law(kit: Kit, law: Law) -> None:
    judge(kit, law, scaled(30, kit.proof))


@pytest.mark.parametrize("kit", KITS, ids=lambda kit: kit.game.name)
def test_law_9_both_languages_are_complete(kit: Kit) -> None:
    law_9_both_languages_are_complete(kit, kit.game.rules())


def test_every_game_of_the_catalogue_is_under_the_contract() -> None:
    assert set(CATALOG) <= {kit.game.name for kit in KITS}


def test_the_search_is_alive() -> None:
    """A law that nothing can keep must be found broken: else the suite would pass by not looking."""

    def impossible(kit: Kit, rules: object, walk: Walk) -> None:
        assert len(walk.choices) < 3

    with pytest.raises(AssertionError):
        judge(KITS[0], partial(impossible), 50)
