"""The conversation: who is asked, what they type, what they are told. It ends in good order, however it ends."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from shlex import join, quote
from typing import Final, Protocol

from saltsea.kernel.nouns import Action, Observation, Outcome, Refusal
from saltsea.kernel.seat import WATCHER, Millis, Seat
from saltsea.text_table import commands
from saltsea.text_table.chain import AtTheTable, Hands, InThought, carry_out, understood
from saltsea.text_table.commands import Commands
from saltsea.text_table.explain import Explainer
from saltsea.text_table.grammar import Reading, kind_of
from saltsea.text_table.save import Keeper
from saltsea.text_table.screen import Screen
from saltsea.text_table.table import TextTable
from saltsea.text_table.words import folded, words_of
from saltsea.texts import Args

SHOWN_AT_ONCE: Final = 12
"""More choices of one kind than this are counted, and listed only when somebody asks."""
WALL: Final = 40
"""Blank lines between two people at one keyboard who must not see each other's cards."""
HANGING: Final = 4
"""How far the lines below the first of an item hang."""
THEN: Final = ";"
"""Several commands on one line."""

Rulebook = Mapping[str, tuple[str, str]]
"""Title and wording of each rule."""


class Keyboard(Protocol):
    """Where lines come from. `live` says that a person sits there, who can be asked something."""

    live: bool

    def line(self, prompt: str) -> str | None:
        """The next line, or nothing if no more will come."""
        ...

    def clear(self) -> bool:
        """Take away what the last person saw and typed; false where what was seen cannot be taken away."""
        ...


class Farewell(Exception):  # noqa: N818 (nothing went wrong)
    """Somebody leaves the table."""


class Session:
    """One sitting at a text table."""

    kinds: Sequence[str] = ()
    """What kind of sitting it is, where the help has own words for that."""

    def __init__(
        self,
        table: TextTable,
        keyboard: Keyboard,
        screen: Screen,
        keeper: Keeper,
        rulebook: Rulebook,
        words: Commands,
    ) -> None:
        self.table = table
        self.match = table.match
        self.face = table.face
        self.texts = table.face.texts
        self.keyboard = keyboard
        self.screen = screen
        self.keeper = keeper
        self.rulebook = rulebook
        self.commands = words
        self.explainer = Explainer(table.face, [word for spelled in words.words.values() for word in spelled])
        self.heard: dict[Seat, int] = {}
        self.at: Seat = table.people[0] if table.people else WATCHER
        self.seated: Seat | None = None
        self.asked_at = -1
        self.waits = False
        self.own_commands: Mapping[str, Callable[[Sequence[str]], object]] = {}
        self.between = False
        """Somebody got up and nobody sits down yet."""

    # --- from beginning to end ---

    def run(self) -> None:
        """Play until the game is over or somebody leaves."""
        try:
            while not self.match.is_over():
                self.round()
            self.news(self.at)
            self.keep()
            self.finish()
            while self.table.people:
                self.obey(self.typed(self.texts.say("play-prompt-over")))
        except Farewell:
            return
        except Exception as error:
            if self.keyboard.live or not isinstance(error, BrokenPipeError):
                self.rescue()
            raise

    def round(self) -> None:
        """Ask everybody who may act once. If nobody does, it is time's turn."""
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
        """Let a person type until something is done, or they wait for time to act."""
        self.sit_down(seat)
        self.news(seat)
        self.show_question(seat)
        before, self.waits = len(self.match.lines), False
        while len(self.match.lines) == before and not self.waits:
            self.obey(self.typed(self.texts.say("play-prompt", {"seat": self.face.seat(seat)})))
        self.keep()
        return not self.waits

    def sit_down(self, seat: Seat) -> None:
        """If somebody else sat here, what they saw is taken away before the next one looks."""
        before = self.seated
        if before is not None and before != seat:
            self.news(before)
            self.between = True
            self.wall(self.texts.say("play-press-enter-to-leave"))
            self.screen.say(self.texts.say("play-hand-over", {"seat": self.face.seat(seat)}))
            if self.keyboard.live:
                self.wall(self.texts.say("play-press-enter"))
        self.seated, self.at, self.between = seat, seat, False

    def wall(self, prompt: str) -> None:
        """Once a person has agreed, what is above goes from the screen, or out of sight where it cannot be cleared."""
        if self.keyboard.live:
            self.typed(prompt)
        if not self.keyboard.clear():
            self.screen.draw("\n" * WALL)

    def pick_up_the_thread(self) -> None:
        """A game that goes on: nobody is told again what happened before."""
        self.heard = {seat: len(self.match.lines) for seat in (*self.table.people, WATCHER)}

    def keep(self) -> None:
        """Bring the file up to date. If that fails the game goes on, and somebody is told."""
        try:
            self.keeper.keep()
        except OSError as error:
            self.screen.say(self.trouble_with(self.keeper.file, error))
            self.keeper.file = None

    # --- telling ---

    def news(self, seat: Seat) -> None:
        """What happened since this seat last heard."""
        told = self.table.news(self.heard.get(seat, 0), seat)
        self.heard[seat] = len(self.match.lines)
        self.screen.say(*told, hang=commands.NUMBERED)

    def show_question(self, seat: Seat) -> None:
        """What is asked; with the table before it if others have acted since this seat was last asked."""
        observation = self.table.observation(seat)
        others = [line for line in self.match.lines[max(self.asked_at, 0) :] if line.seat != seat]
        self.asked_at = len(self.match.lines)
        if others and not self.screen.plain:
            self.screen.say("")
            self.show_board(self.screen)
            self.screen.say("")
            self.screen.say(*self.face.hand(observation, self.check), hang=HANGING)
        if others:
            self.screen.say("")
        self.screen.say(*self.face.asked(observation, self.check))
        self.show_possible()

    def show_board(self, screen: Screen) -> bool:
        """The answer says whether a picture was drawn."""
        picture, lines = self.face.board(self.observation(), screen)
        for line in picture:
            screen.draw(line)
        screen.say(*lines)
        return bool(picture)

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
        verb = self.face.grammar.verbs[kind_of(actions[0])].phrases[0]
        values = [" ".join(self.face.grammar.written_values(action)) for action in actions]
        shown = ", ".join(values[:SHOWN_AT_ONCE])
        if len(values) > SHOWN_AT_ONCE:
            shown = self.texts.say("play-and-more", {"shown": shown, "more": len(values) - SHOWN_AT_ONCE})
        return f"{verb} {shown}".strip()

    def observation(self) -> Observation:
        return self.table.observation(self.at)

    def check(self, action: Action) -> Refusal | None:
        """Why the person at the keyboard may not do this now."""
        return self.at_the_table().check(action)

    def now(self) -> Millis:
        """What time it is at this table."""
        return self.match.now()

    def hands(self) -> Hands:
        """Who acts when something is typed."""
        return Hands([self.at])

    def at_the_table(self) -> AtTheTable:
        return AtTheTable(self.match, self.hands(), self.now())

    def in_thought(self) -> InThought:
        return InThought(self.match.rules, self.match, self.hands(), self.now())

    def wait(self, words: Sequence[str]) -> None:
        """Let time go on to the next thing that it brings."""
        self.waits = True

    # --- listening ---

    def typed(self, prompt: str) -> str:
        line = self.keyboard.line(prompt)
        if line is None:
            self.leave(asking=False)
        return line or ""

    def offers(self) -> list[str]:
        """What Tab may complete: nothing while the keyboard changes hands."""
        if self.between:
            return []
        legal = self.observation().legal if self.table.people else []
        return [*map(self.face.grammar.written, legal), *map(self.commands.printed, self.commands.names)]

    def obey(self, line: str) -> None:
        """Do what was typed, command by command; after the first that fails the others are left undone, and named."""
        parts = [part.strip() for part in line.split(THEN) if part.strip()]
        if not parts and not self.match.is_over():
            self.show_possible()
        for place, part in enumerate(parts):
            if self.puts_off(parts[place:]):
                return
            if not self.obey_one(words_of(part)):
                left = f"{THEN} ".join(parts[place + 1 :])
                self.screen.say(*([self.texts.say("play-left-undone", {"rest": left})] if left else []))
                return

    def puts_off(self, parts: Sequence[str]) -> bool:
        """Whether the rest of a line has to wait."""
        return False

    def obey_one(self, words: Sequence[str]) -> bool:
        """One command or one chain of actions; the answer says whether all of it was done."""
        name = self.command(words)
        if name is not None:
            commands.run(self, name, words[1:])
            return True
        carried = carry_out(self.face.grammar, self.at_the_table(), words)
        if carried.done and carried.trouble is not None:
            self.news(self.at)
        self.screen.say(*self.explainer.carried(carried, self.observation().legal))
        return carried.trouble is None

    def command(self, words: Sequence[str]) -> str | None:
        """The command that is called; a shortened one must not be a possible action as well."""
        exact = self.commands.exactly(words[0])
        if exact is not None:
            return None if self.is_action(words) else exact
        short = self.commands.short_for(words[0])
        if len(short) != 1 or folded(words[0]) in map(folded, self.face.grammar.phrases()):
            return None
        meant = understood(self.face.grammar, self.at_the_table(), words)
        possible = isinstance(meant, Reading) and self.check(meant.action) is None
        return None if possible else short[0]

    def is_action(self, words: Sequence[str]) -> bool:
        """Whether a command's word is used as a verb: `board 1` boards, `board` shows the table."""
        return len(words) > 1 and any(reading.used == len(words) for reading in self.face.grammar.read(words))

    # --- ending ---

    def finish(self) -> None:
        """The last position, the count, the winners, the seed, and where the record can go."""
        self.screen.say("")
        if not self.screen.plain:
            self.show_board(self.screen)
        if "count" in self.face.pages:
            commands.run(self, "count", [])
        self.screen.say(*self.result())
        seed = self.keeper.sitting.seed
        self.screen.say(self.texts.say("play-seed", {"seed": seed, "typed": quote(seed)}))
        if self.keeper.file:
            self.say_where("play-record-kept", self.keeper.file)
        elif self.table.people:
            self.screen.say(self.texts.say("play-record-offer"))

    def result(self) -> list[str]:
        """How it ended and who won."""
        outcome = self.outcome()
        if outcome is None:
            return []
        args: Args = {
            "rule": outcome.ended_by,
            "title": self.rulebook[outcome.ended_by][0],
        }
        scores = ", ".join(f"{self.face.seat(seat)} {score}" for seat, score in enumerate(outcome.scores))
        verdict = self.face.verdict(outcome, self.observation())
        return [
            " ".join([self.texts.say("play-over", args), *verdict, self.texts.say("play-scores", {"scores": scores})])
        ]

    def outcome(self) -> Outcome | None:
        return self.match.rules.outcome(self.match.state)

    def save_in(self, file: Path, *, announced: bool = True) -> None:
        """Save, or say why that cannot be."""
        before = self.keeper.file
        try:
            if not self.keeper.may_write(file):
                self.screen.say(self.texts.say("play-file-taken", {"file": str(file)}))
                return
            self.keeper.keep(file)
        except OSError as error:
            self.screen.say(self.trouble_with(file, error))
            return
        if not announced:
            return
        if self.match.is_over():
            self.say_where("play-record-kept", file)
        elif before is None or before == file:
            self.screen.say(self.texts.say("play-saved", {"file": str(file)}))
        else:
            self.screen.say(self.texts.say("play-saved-instead", {"file": str(file), "before": str(before)}))

    def rescue(self) -> None:
        """Something broke: keep the game before anything else, and say where, if anybody is left to hear it."""
        if self.match.is_over() or self.keeper.is_kept():
            return
        with suppress(OSError):
            self.keeper.keep(self.keeper.file or self.keeper.free_name())
            self.say_how_to_go_on()

    def trouble_with(self, file: Path | None, error: OSError) -> str:
        return self.texts.say("play-file-trouble", {"file": str(file), "reason": str(error.strerror or error)})

    def leave(self, *, asking: bool) -> None:
        """Get up. A person is asked where to keep an unfinished game; whoever can no longer answer keeps it anyway."""
        if not self.match.is_over():
            self.keep()
            if self.keyboard.live and not self.keeper.is_kept():
                self.keep_before_leaving(asking=asking)
            self.say_how_to_go_on()
        raise Farewell

    def keep_before_leaving(self, *, asking: bool) -> None:
        file = self.keeper.file or self.keeper.free_name()
        answer: str | None = ""
        if asking:
            answer = self.keyboard.line(self.texts.say("play-save-question", {"file": str(file)}))
        if answer is not None and folded(answer) in map(folded, commands.spelled(self.texts, "no")):
            return
        self.save_in(commands.at_home(answer) if answer else file, announced=False)

    def say_how_to_go_on(self) -> None:
        if self.keeper.file is not None and self.keeper.is_kept():
            self.say_where("play-resume", self.keeper.file)
        else:
            self.screen.say(self.texts.say("play-not-kept"))

    def say_where(self, text: str, file: Path) -> None:
        """Where the game is, with a command that can be typed as it stands."""
        self.screen.say(self.texts.say(text, {"file": str(file), "typed": join([str(file), *self.keeper.again])}))
