"""Route of the page of today: the deal, and what a player's diary says of it."""

from datetime import date, timedelta
from typing import Any, Final

from saltsea.games.corto.daily.deal import deal_header
from saltsea.games.corto.daily.diary import DealNote, Diary, PuzzleNote, longest_streak
from saltsea.games.corto.engine.game import CortoRules
from saltsea.games.corto.server.diaries import Diaries
from saltsea.games.corto.server.messages import (
    DealOpponent,
    DealResult,
    DealShown,
    DiaryDay,
    PuzzleProgress,
    Today,
)
from saltsea.server.tables.clock import Clock
from saltsea.server.today import DAY, day_of
from saltsea.server.web.http import Request, Response
from saltsea.server.web.json_http import json_response
from saltsea.server.web.openapi import Route
from saltsea.server.web.progress_reader import reader_of
from saltsea.server.web.visitors import Visitors

SHOWN_DAYS: Final = 28


class TodayRoutes:
    """The routes of the daily deal."""

    def __init__(self, rules: CortoRules, clock: Clock, diaries: Diaries, visitors: Visitors) -> None:
        self.rules = rules
        self.clock = clock
        self.diaries = diaries
        self.visitors = visitors
        self.header: dict[str, Any] = {}
        """The header of the last day that was asked for."""

    def routes(self) -> list[Route]:
        about = "Today's deal, and my diary: by the secret of a log book as bearer token, or I am signed in."
        return [Route("GET", "/api/today", self.show, about, None, Today)]

    async def show(self, request: Request) -> Response:
        diary = await self.diaries.diary(await reader_of(request, self.visitors.reader))
        return json_response(self.today(diary))

    def today(self, diary: Diary) -> Today:
        now, finished = self.clock.now(), diary.finished()
        day = day_of(now)
        return Today(
            day=day,
            now=now,
            ends=(now // DAY + 1) * DAY,
            deal=self.deal(day, diary.deals.get(day)),
            puzzle=puzzle_progress(diary.puzzles.get(day)),
            streak=diary.row(day),
            longest=longest_streak(diary.completed()),
            played=len(finished),
            won=sum(diary.deals[one].won for one in finished),
            days=[diary_day(diary, one) for one in last_days(day)],
        )

    def deal(self, day: str, note: DealNote | None) -> DealShown:
        header = self.header_of(day)
        game = "" if note is None else note.game
        return DealShown(
            edition=header["edition"],
            strips=header["strips"],
            begins=header["first"] == 0,
            opponent=DealOpponent(**{name: header["opponent"][name] for name in ("bot", "version", "positions")}),
            table=game.rpartition("-")[0],
            game=game,
            result=deal_result(note),
        )

    def header_of(self, day: str) -> dict[str, Any]:
        if self.header.get("day") != day:
            self.header = deal_header(self.rules, day)
        return self.header


def deal_result(note: DealNote | None) -> DealResult | None:
    return None if note is None or not note.over else DealResult(note.won, note.gold, note.leads, note.left)


def puzzle_progress(note: PuzzleNote | None) -> PuzzleProgress | None:
    if note is None:
        return None
    return PuzzleProgress(note.gold, note.best, note.checks, note.peeked, note.is_solved())


def diary_day(diary: Diary, day: str) -> DiaryDay:
    return DiaryDay(day, deal_result(diary.deals.get(day)), puzzle_progress(diary.puzzles.get(day)))


def last_days(day: str) -> list[str]:
    """The last four weeks, the oldest day first."""
    last = date.fromisoformat(day)
    return [(last - timedelta(days=back)).isoformat() for back in reversed(range(SHOWN_DAYS))]
