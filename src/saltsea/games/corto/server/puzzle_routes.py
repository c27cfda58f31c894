"""Routes of puzzles, of a day or rated: what one is, what a turn at its table is worth, and its solution."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeAlias, TypeVar

from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.daily.diary import Diary, PuzzleNote
from saltsea.games.corto.daily.posed import is_judged
from saltsea.games.corto.daily.puzzle import Puzzle, worth
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.puzzles.rated import RatedPuzzle, lead_after
from saltsea.games.corto.puzzles.rating import player_rating
from saltsea.games.corto.server.diaries import owners_of
from saltsea.games.corto.server.messages import (
    LevelFinds,
    MyPuzzleRating,
    PuzzleMaking,
    PuzzleShown,
    PuzzleSolution,
    PuzzleVerdict,
    RatedAnswer,
    RatedPuzzleShown,
)
from saltsea.games.corto.server.puzzles import Puzzles, day_after, first_day, is_day
from saltsea.games.corto.server.rated_puzzles import Noted, RatedPuzzles, answered, is_number, looked
from saltsea.games.corto.server.today_routes import puzzle_progress
from saltsea.games.corto.view.views import CortoViews
from saltsea.kernel.chance import seal
from saltsea.kernel.daily import edition
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.play import Play
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.rules.daily_rules import check_answer
from saltsea.server.tables.table import Table
from saltsea.server.today import day_of
from saltsea.server.web.game_access import GameAccess
from saltsea.server.web.http import HttpError, Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.language import language_of
from saltsea.server.web.messages import Failure
from saltsea.server.web.openapi import Route
from saltsea.server.web.progress_reader import reader_of
from saltsea.server.web.refused_requests import RefusedRequest, refused

log = logging.getLogger(__name__)

Found = TypeVar("Found")
NoteChange: TypeAlias = Callable[[PuzzleNote | None], PuzzleNote]
"""What a player's note of a puzzle becomes."""


class PuzzleRoutes:
    """The routes of puzzles."""

    def __init__(
        self, rules: CortoRules, clock: Clock, puzzles: Puzzles, rated: RatedPuzzles, access: GameAccess
    ) -> None:
        self.rules = rules
        self.clock = clock
        self.diaries = rated.diaries
        self.puzzles = puzzles
        self.rated = rated
        self.access = access
        self.views = CortoViews(rules)

    def routes(self) -> list[Route]:
        asks = (("day", "Such as 2027-01-31, one of the last seven; default today."),)
        show, check = "The puzzle of a day, and what I have found of it.", "What my turn at a puzzle's table is worth."
        solve = "One way to the most gold, as actions; the diary notes that I looked."
        numbers = (("number", "Which one; default the next for me: new, and about as hard as my rating says."),)
        rated = "A rated puzzle, and my rating: by the secret of a log book as bearer token, or I am signed in."
        busy = (503, Failure)
        refuses = ((403, Failure), (404, Failure), (409, Failure), busy)
        unplayed = (422, RefusedRequest)
        return [
            Route(
                "GET",
                "/api/puzzle",
                self.show,
                show,
                gives=PuzzleShown,
                later=PuzzleMaking,
                refuses=((400, Failure), busy),
                asks=asks,
            ),
            Route(
                "GET", "/api/puzzle/rated", self.show_rated, rated, None, RatedPuzzleShown, 200, refuses[1:2], numbers
            ),
            Route(
                "POST", "/api/puzzle/{table}/check", self.check, check, None, PuzzleVerdict, 200, (*refuses, unplayed)
            ),
            Route("POST", "/api/puzzle/{table}/solution", self.solve, solve, None, PuzzleSolution, 200, refuses),
        ]

    async def show(self, request: Request) -> Response:
        today = day_of(self.clock.now())
        day = request.query_params.get("day") or today
        if not is_day(day) or not first_day(today) <= day <= today:
            raise HttpError(400, f"a puzzle is of a day from {first_day(today)} to {today}")
        await self.puzzles.note_asked(today)
        puzzle = await self.or_busy(day, self.puzzles.soon(day))
        if puzzle is None:
            return json_response(PuzzleMaking(day), 202)
        self.puzzles.prepare(day_after(today))
        diary = await self.diaries.diary(await reader_of(request, self.access.account_of))
        progress = puzzle_progress(diary.puzzles.get(day))
        return json_response(
            PuzzleShown(day, today, edition(self.rules), puzzle.before, puzzle.cards, puzzle.first_line(), progress)
        )

    async def show_rated(self, request: Request) -> Response:
        diary = await self.diaries.diary(await reader_of(request, self.access.account_of))
        asked = request.query_params.get("number", "")
        puzzle = self.rated.named(asked) if asked else self.rated.next_for(diary)
        if puzzle is None:
            raise HttpError(404, "there is no such puzzle")
        return json_response(rated_shown(puzzle, len(self.rated.puzzles), diary))

    async def check(self, request: Request) -> Response:
        table, play = await self.at_table(request)
        rated = self.rated_at(table, play)
        refusal = check_answer(play.match.state.plays, rated=rated is not None)
        if refusal is not None:
            return refused(table.services.narrators[language_of(request)], refusal)
        if rated is not None:
            return json_response(await self.rated_verdict(table, play, rated))
        puzzle = await self.puzzle_of(table.info.settings.puzzle)
        gold = worth(self.rules, play.match.state, begun(play, puzzle.first_line()))
        note = await self.noted(table, puzzle, lambda note: (note or first_note(puzzle)).checked(gold))
        return json_response(PuzzleVerdict(gold, puzzle.best, gold >= puzzle.best, puzzle_progress(note)))

    async def rated_verdict(self, table: Table, play: Play, puzzle: RatedPuzzle) -> PuzzleVerdict:
        lead = lead_after(self.rules, play.match.state, begun(play, puzzle.first_line()))
        found = await self.rated.note(owner_at(table), puzzle.number, answered(puzzle, lead, self.clock.now()))
        is_right, answer = lead >= puzzle.best, rated_answer(puzzle, found)
        return PuzzleVerdict(lead, puzzle.best, is_right, puzzle_progress(found.note), answer)

    async def solve(self, request: Request) -> Response:
        table, play = await self.at_table(request)
        rated = self.rated_at(table, play)
        if rated is not None:
            return json_response(await self.rated_solution(table, rated))
        puzzle = await self.puzzle_of(table.info.settings.puzzle)
        note = await self.noted(table, puzzle, lambda note: (note or first_note(puzzle)).looked())
        actions = self.described(puzzle.solution)
        return json_response(PuzzleSolution(puzzle.first_line(), puzzle.best, actions, puzzle_progress(note)))

    async def rated_solution(self, table: Table, puzzle: RatedPuzzle) -> PuzzleSolution:
        found = await self.rated.note(owner_at(table), puzzle.number, looked(puzzle, self.clock.now()))
        line, actions = puzzle.first_line(), self.described(puzzle.solution)
        progress, answer = puzzle_progress(found.note), rated_answer(puzzle, found)
        return PuzzleSolution(line, puzzle.best, actions, progress, answer)

    def described(self, numbers: Sequence[int]) -> list[dict[str, str | int]]:
        actions = [self.rules.vocabulary.actions[number] for number in numbers]
        return [{"kind": type(action).__name__, **self.views.args(action)} for action in actions]

    async def puzzle_of(self, day: str) -> Puzzle:
        """The puzzle of a day, however long it takes."""
        return await self.or_busy(day, self.puzzles.puzzle(day))

    async def or_busy(self, day: str, puzzle: Awaitable[Found]) -> Found:
        """What is found; 503 if the puzzle's process failed or took too long, because another try may do better."""
        try:
            return await puzzle
        except (RuntimeError, TimeoutError, LookupError) as error:
            log.warning("a puzzle could not be made", extra={"day": day, "why": str(error)})
            raise HttpError(503, "the puzzle could not be made just now", {"Retry-After": "60"}) from error

    # --- whose it is ---

    async def at_table(self, request: Request) -> tuple[Table, Play]:
        """The puzzle's table and its game, for the player who sits there."""
        table = await self.access.table(request.path_params["table"])
        play = None if table is None else table.play
        if table is None or play is None or not table.info.settings.puzzle:
            raise HttpError(404, "there is no puzzle at this table")
        if play.match.header.content != self.rules.content or play.match.header.rules != self.rules.version:
            raise HttpError(409, "this puzzle is of another edition: today's is to be had at a new table")
        row = await self.access.registry.store.game(play.id)
        if row is None or PERSON not in await self.access.own_seats(row, request):
            raise HttpError(403, "only the player at this table may ask")
        return table, play

    def rated_at(self, table: Table, play: Play) -> RatedPuzzle | None:
        """The rated puzzle that is played at this table; None if it is one of a day."""
        name = table.info.settings.puzzle
        puzzle = self.rated.named(name)
        if puzzle is None and is_number(name):
            raise HttpError(404, "there is no such puzzle any more")
        if puzzle is not None and play.match.header.seal != seal(bytes.fromhex(puzzle.seed)):
            raise HttpError(409, "the game at this table is not that of its puzzle")
        return puzzle

    async def noted(self, table: Table, puzzle: Puzzle, change: NoteChange) -> PuzzleNote:
        """Change what the player's diary notes of a puzzle; a player without a diary has a new note each time."""
        owner = owner_at(table)
        if not owner.exists():
            return change(None)
        await self.diaries.change(owner, lambda diary: with_note(diary, puzzle.day, change))
        return (await self.diaries.diary(owner)).puzzles[puzzle.day]


def owner_at(table: Table) -> ProgressOwner:
    """Whose diary a puzzle at this table counts for."""
    player = table.info.chairs[PERSON].person
    return next(iter(owners_of(row for row in table.people.values() if row.person == player)), ProgressOwner())


def begun(play: Play, line: int) -> CortoState:
    """The position to solve; 409 if a card is being played, because a turn is checked between two."""
    first: CortoState = play.match.after(line)
    if not is_judged(play.match.state, first):
        raise HttpError(409, "a turn is checked between two cards: finish this one, or take it back")
    return first


def rated_answer(puzzle: RatedPuzzle, found: Noted) -> RatedAnswer:
    finds = [LevelFinds(level, *times) for level, times in puzzle.finds.items()]
    return RatedAnswer(MyPuzzleRating(*found.mine), found.change, finds)


def rated_shown(puzzle: RatedPuzzle, puzzles: int, diary: Diary) -> RatedPuzzleShown:
    note, mine = diary.rated.get(str(puzzle.number)), player_rating(diary.rated.values())
    return RatedPuzzleShown(
        number=puzzle.number,
        puzzles=puzzles,
        players=puzzle.players,
        lead=puzzle.before,
        cards=puzzle.cards,
        line=puzzle.first_line(),
        rating=puzzle.rating,
        difficulty=puzzle.difficulty(),
        mine=MyPuzzleRating(*mine),
        progress=puzzle_progress(note),
    )


def with_note(diary: Diary, day: str, change: NoteChange) -> Diary:
    return diary.with_puzzle(day, change(diary.puzzles.get(day)))


def first_note(puzzle: Puzzle) -> PuzzleNote:
    """What is noted before a player has found anything."""
    return PuzzleNote(puzzle.before, puzzle.best)
