"""The bots of one table: their questions go to workers, and their answers come back into the inbox."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from saltsea.kernel.nouns import Observation
from saltsea.kernel.seat import Seat
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.bots.bot_question import bot_question, chosen_action
from saltsea.server.tables.inbox import BotChose, BotPlanned
from saltsea.server.tables.play import Play

if TYPE_CHECKING:
    from saltsea.server.tables.table import Table

log = logging.getLogger(__name__)


class TableBots:
    """Asks the bots of one table and applies what they choose."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self.thinking: set[asyncio.Task[None]] = set()

    def stop(self) -> None:
        """No answer comes any more."""
        for task in self.thinking:
            task.cancel()

    def ask(self, play: Play, seat: Seat) -> None:
        """Send the question of a bot to a worker; the answer comes back as a BotChose item."""
        acting_bot = self.table.info.chairs[seat].acting_bot()
        if acting_bot is None:
            return
        play.thinking.add(seat)
        if play.guide is not None and play.guide.leads_bots:
            scripted = play.guide.move(play.match, seat)
            number = None if scripted is None else scripted.number
            self.table.inbox.put_nowait(BotChose(seat, play, Choice(action=number, late=False, took=0)))
            return
        question = bot_question(
            self.table.services, play, seat, acting_bot, self.table.now(), self.table.talk.heard(play, seat)
        )
        self.start(self.run(play, seat, question))

    def start(self, work: Coroutine[Any, Any, None]) -> None:
        """Let a bot think beside all else, until it has an answer or the table stops."""
        task = asyncio.get_running_loop().create_task(work)
        self.thinking.add(task)
        task.add_done_callback(self.thinking.discard)

    async def answer(self, question: Question, failure: str) -> Choice:
        """What a worker chooses. One that fails has chosen nothing, and the log says what that means."""
        try:
            return await self.table.services.bots.choose(question)
        except Exception:
            log.exception("table %s: %s %s", self.table.log_name, question.bot, failure)
            return Choice(action=None, late=True, took=0)

    def ask_ahead(self, play: Play, seat: Seat, ahead: Observation, known: tuple[object, ...]) -> None:
        """Ask a bot what it will begin with, as soon as time runs."""
        acting_bot = self.table.info.chairs[seat].acting_bot()
        if acting_bot is None:
            return
        heard = self.table.talk.heard(play, seat)
        question = bot_question(self.table.services, play, seat, acting_bot, self.table.now(), heard, ahead)
        self.start(self.run_ahead(play, seat, question, known))

    async def run_ahead(self, play: Play, seat: Seat, question: Question, known: tuple[object, ...]) -> None:
        self.table.inbox.put_nowait(BotPlanned(seat, play, await self.answer(question, "could not plan"), known))

    def apply_plan(self, item: BotPlanned) -> None:
        play = self.table.play
        if play is item.play:
            action = chosen_action(self.table.services.rules, item.choice)
            self.table.talk.planned(play, item.seat, action, item.known)

    async def run(self, play: Play, seat: Seat, question: Question) -> None:
        """Ask the worker. A worker that fails counts as no choice, and the bot is asked again."""
        since = self.table.services.meter.time()
        choice = await self.answer(question, "could not choose")
        self.table.services.meter.bot(choice, since)
        self.table.inbox.put_nowait(BotChose(seat, play, choice))

    async def apply(self, item: BotChose) -> None:
        """Apply a bot's choice, unless the game has gone on without it."""
        play = self.table.play
        if play is not item.play or item.seat not in play.thinking:
            return
        action = chosen_action(self.table.services.rules, item.choice)
        if play.lost or play.paused or play.resumes is not None:
            play.postpone_bot(item.seat, self.table.now())
            return
        action = self.table.talk.kept(play, item.seat, action)
        if self.table.talk.announce_first(play, item.seat, action):
            return
        if play.apply_bot_choice(item.seat, action, self.table.now()):
            self.ask(play, item.seat)
        await self.table.save_lines()
