"""Rated puzzles at a table (T26): the next one for a player, what an answer does to their rating, and whose it is."""

from typing import Final

import httpx
import pytest
from msgspec.structs import replace

from saltsea.games.corto.daily.diary import read_diary
from saltsea.games.corto.definition import CONTENT, rules_from
from saltsea.games.corto.puzzles.rated import RatedPuzzle, rated_puzzles
from saltsea.games.corto.puzzles.rating import FIRST
from saltsea.games.corto.server.rated_puzzles import is_number
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.nouns import Refusal
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_settings import Settings
from server.account_kit import AccountServer, with_account_server
from server.kit import KEY, Guest, Plain
from server.test_daily_deal import BOOK
from server.test_puzzle_table import GUEST, asked

RULES: Final = rules_from(CONTENT)
PUZZLES: Final = rated_puzzles(RULES)
PUZZLE: Final = next(iter(PUZZLES.values()))


async def at_rated(fake: AccountServer, puzzle: RatedPuzzle = PUZZLE, owner: ProgressOwner = GUEST) -> Guest:
    host = await fake.open("corto", owner=owner, puzzle=str(puzzle.number), players=puzzle.players)
    for seat in range(1, puzzle.players):
        await host.done("AddBot", seat=seat, bot="greedy-1")
    await host.done("Begin")
    return await host.again().come(form="view")


def solution(puzzle: RatedPuzzle) -> list[Plain]:
    views = CortoViews(RULES)
    actions = [RULES.vocabulary.actions[number] for number in puzzle.solution]
    return [{"kind": type(action).__name__, **views.args(action)} for action in actions]


async def play_wrong(host: Guest) -> None:
    """Only the first card of the solution, which then does nothing."""
    for action in [*solution(PUZZLE)[:2], {"kind": "Skip"}]:
        await host.done("Act", seat=0, action=action)


async def shown(fake: AccountServer, **query: int) -> Plain:
    answer = await fake.device(authorization=f"Bearer {BOOK}").get("/api/puzzle/rated", params=query)
    assert answer.status_code == 200
    found: Plain = answer.json()
    return found


def test_a_first_right_answer_raises_the_rating_and_the_next_puzzle_is_another() -> None:
    async def test(fake: AccountServer) -> None:
        before = await shown(fake, number=PUZZLE.number)
        assert (before["lead"], before["rating"], before["progress"]) == (PUZZLE.before, PUZZLE.rating, None)
        assert before["mine"] == {"rating": FIRST, "tried": 0, "right": 0}
        host = await at_rated(fake)
        for action in solution(PUZZLE):
            await host.done("Act", seat=0, action=action)
        verdict = (await asked(fake, host, "check")).json()
        assert (verdict["gold"], verdict["best"], verdict["solved"]) == (PUZZLE.best, PUZZLE.best, True)
        assert verdict["rated"]["change"] > 0
        assert verdict["rated"]["mine"] == {"rating": FIRST + verdict["rated"]["change"], "tried": 1, "right": 1}
        assert [one["level"] for one in verdict["rated"]["finds"]] == [*PUZZLE.finds]
        after = await shown(fake)
        assert after["number"] != PUZZLE.number
        assert after["mine"] == verdict["rated"]["mine"]

    with_account_server(test)


def test_a_wrong_first_answer_lowers_it_and_later_ones_change_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_rated(fake)
        await play_wrong(host)
        wrong = (await asked(fake, host, "check")).json()
        assert (wrong["solved"], wrong["rated"]["mine"]["right"]) == (False, 0)
        assert wrong["rated"]["change"] < 0
        await host.done("Act", seat=0, action={"kind": "Undo", "to": PUZZLE.first_line()})
        for action in solution(PUZZLE):
            await host.done("Act", seat=0, action=action)
        right = (await asked(fake, host, "check")).json()
        assert (right["solved"], right["rated"]["change"], right["progress"]["checks"]) == (True, 0, 2)
        assert (await shown(fake, number=PUZZLE.number))["progress"]["solved"]

    with_account_server(test)


def test_table_T26_an_answer_plays_a_card_and_to_ask_before_counts_for_nothing() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_rated(fake)
        answer = await asked(fake, host, "check")
        assert answer.status_code == 422
        assert (answer.json()["rule"], answer.json()["text"]) == ("table.T26", "refusal-table-puzzle-unplayed")
        assert (await shown(fake, number=PUZZLE.number))["mine"]["tried"] == 0

    with_account_server(test)


def test_to_look_first_counts_as_a_wrong_answer() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_rated(fake)
        looked = (await asked(fake, host, "solution")).json()
        assert (looked["line"], looked["best"], looked["actions"]) == (
            PUZZLE.first_line(), PUZZLE.best, solution(PUZZLE)
        )  # fmt: skip
        assert looked["rated"]["change"] < 0
        assert (looked["progress"]["peeked"], looked["progress"]["solved"]) == (True, False)

    with_account_server(test)


def test_a_log_book_keeps_a_rating_and_without_one_it_is_not_kept() -> None:
    async def test(fake: AccountServer) -> None:
        known = await at_rated(fake)
        await play_wrong(known)
        await asked(fake, known, "check")
        nobody = await at_rated(fake, owner=ProgressOwner())
        await play_wrong(nobody)
        assert (await asked(fake, nobody, "check")).json()["rated"]["mine"]["tried"] == 1
        row = await fake.store.logbook(GUEST.logbook, "corto")
        assert row is not None
        assert [*read_diary(row.body).rated] == [str(PUZZLE.number)]

    with_account_server(test)


@pytest.mark.parametrize("order", [{"puzzle": "9999999"}, {"puzzle": str(PUZZLE.number), "options": {"length": 6}}])
def test_table_T26_a_rated_puzzle_is_a_known_one_and_has_a_table_of_its_own(order: Plain) -> None:
    async def test(fake: AccountServer) -> None:
        answer = await fake.registry.open("corto", Settings(players=2, **order), "Ann", KEY.format("Ann"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T26", "refusal-table-puzzle-number")

    with_account_server(test)


def test_a_card_that_is_being_played_is_not_judged_and_an_unknown_number_is_not_found() -> None:
    async def test(fake: AccountServer) -> None:
        host = await at_rated(fake)
        await host.done("Act", seat=0, action=solution(PUZZLE)[0])
        assert (await asked(fake, host, "check")).status_code in (200, 409)
        page: httpx.Response = await fake.device().get("/api/puzzle/rated", params={"number": "9999999"})
        assert page.status_code == 404
        assert not is_number("²")

    with_account_server(test)


def test_a_turn_of_another_game_is_no_answer_to_a_puzzle() -> None:
    """A host may name another puzzle in the settings once the game is over."""
    other = [*PUZZLES.values()][-1]

    async def test(fake: AccountServer) -> None:
        host = await at_rated(fake)
        table = await fake.registry.table(host.code)
        assert table is not None
        table.info = replace(table.info, settings=replace(table.info.settings, puzzle=str(other.number)))
        assert (await asked(fake, host, "check")).status_code == 409
        table.info = replace(table.info, settings=replace(table.info.settings, puzzle="999999"))
        assert [(await asked(fake, host, what)).status_code for what in ("check", "solution")] == [404, 404]

    with_account_server(test)
