"""A session at a text table: asks players, runs what they type, prints what happens, and saves however it ends."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import join, quote
from typing import Final

from saltsea.bots.player import Bot
from saltsea.kernel.nouns import Action, Observation, Outcome, Refusal
from saltsea.kernel.record import outcome_after
from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.text_table import commands
from saltsea.text_table.action_chain import Actors, MatchPosition, TrialPosition, interpret, run_chain
from saltsea.text_table.commands import Commands
from saltsea.text_table.error_messages import ErrorMessages
from saltsea.text_table.grammar import Reading, kind_of
from saltsea.text_table.keyboard import Keyboard
from saltsea.text_table.questions import Questions
from saltsea.text_table.renderer import ALL, verdict_text
from saltsea.text_table.save_file import SaveFile
from saltsea.text_table.screen import Screen
from saltsea.text_table.table import TextTable
from saltsea.text_table.word_matching import folded, split_words
from saltsea.texts import Args

SHOWN_AT_ONCE: Final = 12
"""More choices of one kind than this are counted; the command `legal` lists them."""
BLANK_LINES: Final = 40
"""Blank lines between two players at one keyboard who must not see each other's cards."""
HANGING_INDENT: Final = 4
"""The indent of an item's lines after the first."""
COMMAND_SEPARATOR: Final = ";"
"""Separates several commands on one line."""

Rulebook = Mapping[str, tuple[str, str]]
"""Title and wording of each rule."""


class SessionEnded(Exception):  # noqa: N818 (nothing went wrong)
    """A player leaves the table."""


class TextSession:
    """One session at a text table."""

    kinds: Sequence[str] = ()
    """Kinds of session for which the help has its own texts."""
    is_kept = True
    """Whether what was begun here is a game to go on with."""

    def __init__(
        self,
        table: TextTable,
        keyboard: Keyboard,
        screen: Screen,
        save_file: SaveFile,
        rulebook: Rulebook,
        words: Commands,
    ) -> None:
        self.table = table
        self.match = table.match
        self.renderer = table.renderer
        self.texts = table.renderer.texts
        self.keyboard = keyboard
        self.screen = screen
        self.save_file = save_file
        self.rulebook = rulebook
        self.commands = words
        self.errors = ErrorMessages(table.renderer, [word for spelled in words.words.values() for word in spelled])
        self.lines_told: dict[Seat, int] = {}
        self.at: Seat = table.people[0] if table.people else WATCHER
        table.renderer.narrator.reader = table.reader()
        self.seated: Seat | None = None
        self.asked_at, self.waits = -1, False
        self.own_commands: Mapping[str, Callable[[Sequence[str]], object]] = {}
        self.questions = Questions(table.renderer, self.observation, lambda: keyboard.live)
        self.changing_players = False
        """One player has left the keyboard and the next has not confirmed yet."""

    # --- from beginning to end ---

    def run(self) -> None:
        """Play until the game is over or a player leaves."""
        try:
            while not self.match.is_over():
                self.round()
            self.news(self.at)
            self.autosave()
            self.finish()
            while self.table.people:
                self.execute(self.read_line(self.texts.say("play-prompt-over")))
        except SessionEnded:
            return
        except Exception as error:
            if self.keyboard.live or not isinstance(error, BrokenPipeError):
                self.save_after_error()
            raise

    def round(self) -> None:
        """Ask every player who may act once. If none acts, time passes."""
        acted = False
        for seat in self.table.waiting():
            if seat in self.table.waiting():
                acted = self.turn_of(seat) or acted
        if not acted and not self.match.is_over():
            self.table.pass_time()

    def turn_of(self, seat: Seat) -> bool:
        if self.table.bots[seat] is None:
            return self.ask(seat)
        acted = self.table.bot_acts(seat)
        if len(self.table.people) <= 1 and self.table.waiting() != [seat]:
            self.news(self.at)
        return acted

    def ask(self, seat: Seat) -> bool:
        """Let a player type until an action is done, until they wait for time, or leave their seat to a bot."""
        self.switch_player(seat)
        self.news(seat)
        self.show_question(seat)
        before, self.waits = len(self.match.lines), False
        while len(self.match.lines) == before and not self.waits:
            self.execute(self.read_line(self.texts.say("play-prompt", {"seat": self.renderer.seat(seat)})))
        self.autosave()
        return not self.waits or seat not in self.table.people

    def switch_player(self, seat: Seat) -> None:
        """If another player sat here, clear what they saw before the next one looks."""
        before = self.seated
        if before is not None and before != seat:
            self.news(before)
            self.changing_players = True
            self.hide_screen(self.texts.say("play-press-enter-to-leave"))
            self.screen.say(self.texts.say("play-hand-over", {"seat": self.renderer.seat(seat)}))
            if self.keyboard.live:
                self.hide_screen(self.texts.say("play-press-enter"))
        self.seated, self.at, self.changing_players = seat, seat, False

    def hand_to_bot(self, seat: Seat, bot: Bot) -> None:
        """A computer player plays on for a person. Where none is left, the others' turns are told as to a watcher."""
        self.table.give_seat(seat, bot)
        self.renderer.narrator.reader = self.table.reader()
        self.lines_told[WATCHER] = len(self.match.lines)
        if not self.table.people:
            self.at = WATCHER
        self.waits = True

    def hide_screen(self, prompt: str) -> None:
        """After the player confirms, clear the screen, or scroll it away where it cannot be cleared."""
        if self.keyboard.live:
            self.read_line(prompt)
        if not self.keyboard.clear():
            self.screen.draw("\n" * BLANK_LINES)

    def skip_news(self) -> None:
        """In a resumed game, do not print again what happened before."""
        self.lines_told = {seat: len(self.match.lines) for seat in (*self.table.people, WATCHER)}

    def autosave(self) -> None:
        """Update the file. If that fails, say so and go on with the game."""
        try:
            self.save_file.write()
        except OSError as error:
            self.screen.say(self.file_problem(self.save_file.file, error))
            self.save_file.file = None

    # --- output ---

    def news(self, seat: Seat) -> None:
        """Print what happened since this seat was last told."""
        lines = self.table.news(self.lines_told.get(seat, 0), seat)
        self.lines_told[seat] = len(self.match.lines)
        self.screen.say(*lines, hang=commands.NUMBERED)

    def show_question(self, seat: Seat) -> None:
        """Print the question; the board comes first if others have acted since this seat was last asked."""
        observation = self.table.observation(seat)
        others = [line for line in self.match.lines[max(self.asked_at, 0) :] if line.seat != seat]
        self.asked_at = len(self.match.lines)
        if others and not self.screen.plain:
            self.screen.say("")
            self.show_board(self.screen)
            self.screen.say("")
            self.screen.say(*self.renderer.hand(observation, self.check), hang=HANGING_INDENT)
        if others:
            self.screen.say("")
        self.screen.say(*self.renderer.question(observation, self.check))
        self.show_possible()

    def show_board(self, screen: Screen) -> None:
        """Print the board; under a picture, what its signs mean."""
        picture, lines = self.renderer.board(self.observation(), screen)
        for line in picture:
            screen.draw(line)
        screen.say(*lines, *(self.renderer.legend() if picture else []))

    def show_possible(self) -> None:
        self.screen.say(self.texts.say("play-possible", {"actions": self.summary(self.observation().legal)}))

    def summary(self, legal: Sequence[Action]) -> str:
        """`play A3, C7; draw A, C; end`."""
        kinds: dict[str, list[Action]] = {}
        for action in legal:
            kinds.setdefault(kind_of(action), []).append(action)
        possible = [self.summed(actions) for actions in kinds.values()]
        if commands.WAIT in self.commands.names:
            possible.append(self.commands.printed(commands.WAIT))
        return "; ".join(possible) or self.texts.say("play-nothing")

    def summed(self, actions: Sequence[Action]) -> str:
        verb = self.renderer.grammar.verbs[kind_of(actions[0])].phrases[0]
        values = [" ".join(self.renderer.grammar.written_values(action)) for action in actions]
        shown = ", ".join(values[:SHOWN_AT_ONCE])
        if len(values) > SHOWN_AT_ONCE:
            shown = self.texts.say("play-and-more", {"shown": shown, "more": len(values) - SHOWN_AT_ONCE})
        return f"{verb} {shown}".strip()

    def observation(self) -> Observation:
        return self.table.observation(self.at)

    def check(self, action: Action) -> Refusal | None:
        """Why the player at the keyboard may not do this now."""
        return self.position().check(action)

    def now(self) -> Millis:
        """The logical time of this table."""
        return self.match.now()

    def actors(self) -> Actors:
        """The seats that act when something is typed."""
        return Actors([self.at])

    def position(self) -> MatchPosition:
        return MatchPosition(self.match, self.actors(), self.now(), self.table.check_own)

    def trial(self) -> TrialPosition:
        return TrialPosition(self.match.rules, self.match, self.actors(), self.now())

    def wait(self, _: Sequence[str]) -> None:
        """Let time pass until the next event."""
        self.waits = True

    # --- input ---

    def read_line(self, prompt: str) -> str:
        line = self.keyboard.line(prompt)
        if line is None:
            self.leave(asking=False)
        return line or ""

    def offers(self) -> list[str]:
        """What Tab may complete: nothing while players change."""
        if self.changing_players:
            return []
        legal = self.observation().legal if self.table.people else []
        return [*map(self.renderer.grammar.written, legal), *map(self.commands.printed, self.commands.names)]

    def execute(self, line: str) -> None:
        """Run the commands of a line. After the first that fails, name the others and skip them."""
        parts = [part.strip() for part in line.split(COMMAND_SEPARATOR) if part.strip()]
        if not parts and not self.match.is_over():
            self.show_possible()
        for place, part in enumerate(parts):
            if self.defers(parts[place:]):
                return
            if not self.execute_one(split_words(part)):
                left = f"{COMMAND_SEPARATOR} ".join(parts[place + 1 :])
                self.screen.say(*([self.texts.say("play-left-undone", {"rest": left})] if left else []))
                return

    def defers(self, parts: Sequence[str]) -> bool:
        """Whether the rest of a line has to wait."""
        return False

    def execute_one(self, words: Sequence[str]) -> bool:
        """Run one command or one chain of actions. Returns whether all of it was done."""
        name = self.command(words)
        if name is not None:
            commands.run(self, name, words[1:])
            return True
        result = run_chain(self.renderer.grammar, self.position(), words, question=self.questions.before)
        if result.done and result.problem is not None:
            self.news(self.at)
        self.screen.say(*self.errors.for_result(result, self.observation().legal))
        return result.problem is None

    def command(self, words: Sequence[str]) -> str | None:
        """The command that the words call; an abbreviated one must not be a possible action as well."""
        exact = self.commands.exactly(words[0])
        if exact is not None:
            return None if self.is_action(words) else exact
        short = self.commands.short_for(words[0])
        if len(short) != 1 or folded(words[0]) in map(folded, self.renderer.grammar.phrases()):
            return None
        meant = interpret(self.renderer.grammar, self.position(), words)
        possible = isinstance(meant, Reading) and self.check(meant.action) is None
        return None if possible else short[0]

    def is_action(self, words: Sequence[str]) -> bool:
        """Whether a command's word is used as a verb: `board 1` boards, `board` shows the table."""
        return len(words) > 1 and any(reading.used == len(words) for reading in self.renderer.grammar.read(words))

    # --- ending ---

    def finish(self) -> None:
        """Print the last position, the count, the winners, the seed, and how to save the record."""
        self.screen.say("")
        if not self.screen.plain:
            self.show_board(self.screen)
        if "count" in self.renderer.pages:
            commands.run(self, "count", [ALL])
        self.screen.say(*self.result())
        self.say_what_is_kept()

    def say_what_is_kept(self) -> None:
        """Print the seed, and where the record is or how to save it."""
        seed = self.save_file.setup.seed
        self.screen.say(self.texts.say("play-seed", {"seed": seed, "typed": quote(seed)}))
        if self.save_file.file:
            self.say_where("play-record-kept", self.save_file.file)
        elif self.table.people:
            self.screen.say(self.texts.say("play-record-offer"))

    def result(self) -> list[str]:
        """How the game ended and who won."""
        outcome = self.outcome()
        if outcome is None:
            return []
        args: Args = {
            "rule": outcome.ended_by,
            "title": self.rulebook[outcome.ended_by][0],
        }
        scores = ", ".join(f"{self.renderer.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        verdict = verdict_text(self.renderer, outcome, self.observation())
        return [
            " ".join([self.texts.say("play-over", args), *verdict, self.texts.say("play-scores", {"scores": scores})])
        ]

    def outcome(self) -> Outcome | None:
        lines = self.match.lines
        return outcome_after(self.match.rules, self.match.state, lines[-1]) if lines else None

    def save_in(self, file: Path, *, announced: bool = True) -> None:
        """Save, or say why that failed."""
        before = self.save_file.file
        try:
            if not self.save_file.may_write(file):
                self.screen.say(self.texts.say("play-file-taken", {"file": str(file)}))
                return
            self.save_file.write(file)
        except OSError as error:
            self.screen.say(self.file_problem(file, error))
            return
        if not announced:
            return
        if self.match.is_over():
            self.say_where("play-record-kept", file)
        elif before is None or before == file:
            self.screen.say(self.texts.say("play-saved", {"file": str(file)}))
        else:
            self.screen.say(self.texts.say("play-saved-instead", {"file": str(file), "before": str(before)}))

    def save_after_error(self) -> None:
        """After an exception, save the game first, then say where it is."""
        if self.match.is_over() or self.save_file.is_saved():
            return
        with suppress(OSError):
            self.save_file.write(self.save_file.file or self.save_file.free_name())
            self.say_how_to_resume()

    def file_problem(self, file: Path | None, error: OSError) -> str:
        return self.texts.say("play-file-trouble", {"file": str(file), "reason": str(error.strerror or error)})

    def leave(self, *, asking: bool) -> None:
        """End the session. Ask where to save an unfinished game; without an answer, save it anyway."""
        if self.is_kept and not self.match.is_over():
            self.autosave()
            if self.keyboard.live and not self.save_file.is_saved():
                self.save_before_leaving(asking=asking)
            self.say_how_to_resume()
        raise SessionEnded

    def save_before_leaving(self, *, asking: bool) -> None:
        file = self.save_file.file or self.save_file.free_name()
        answer: str | None = ""
        if asking:
            answer = self.keyboard.line(self.texts.say("play-save-question", {"file": str(file)}))
        if answer is not None and folded(answer) in map(folded, commands.spelled(self.texts, "no")):
            return
        self.save_in(commands.at_home(answer) if answer else file, announced=False)

    def say_how_to_resume(self) -> None:
        if self.save_file.file is not None and self.save_file.is_saved():
            self.say_where("play-resume", self.save_file.file)
        else:
            self.screen.say(self.texts.say("play-not-kept"))

    def say_where(self, text: str, file: Path) -> None:
        """Print where the game is, with a command that can be typed as it stands."""
        self.screen.say(
            self.texts.say(text, {"file": str(file), "typed": join([str(file), *self.save_file.resume_options])})
        )
