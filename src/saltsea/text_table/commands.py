"""The commands beside the actions of a game: show, explain, undo, save, quit."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Final

from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record import Undo, lines_in_force
from saltsea.sentences import Sentences
from saltsea.text_table.action_chain import RefusedAction, run_chain
from saltsea.text_table.screen import Screen
from saltsea.text_table.word_matching import close_matches, folded, is_abbreviation, sentence, whole_number

if TYPE_CHECKING:
    from saltsea.text_table.session import TextSession

NUMBERED: Final = 6
"""Where the text of a numbered line begins."""
LOG: Final = 10
"""Lines of the log to print if no number is given."""
LOOKS: Final = ("help", "board", "hand", "legal", "why")
SAVE: Final = "save"
OTHERS: Final = ("undo", "log", "rule", SAVE, "quit")
WAIT: Final = "wait"
HINT: Final = "hint"
"""In a practice game alone."""
RESIGN: Final = "resign"
"""Among rivals."""
ABANDON: Final = "abandon"
"""In a crew."""
WHOLE: Final = (RESIGN, ABANDON)
"""Typed in full: a slip must not end a game."""
COLUMN: Final = 22
"""How wide the first column of a list is."""

Command = Callable[["TextSession", Sequence[str]], None]


class Commands:
    """The words of commands in one language; English words always work too."""

    def __init__(
        self,
        texts: Sentences,
        english: Sentences,
        pages: Sequence[str],
        *,
        real_time: bool,
        looks: Sequence[str] = LOOKS,
        others: Sequence[str] = OTHERS,
    ) -> None:
        self.names = [*looks, *pages, *others, *([WAIT] if real_time else [])]
        self.words = {name: spelled(texts, name) for name in self.names}
        lists = [(name, spelled(language, name)) for name in self.names for language in (english, texts)]
        # What one command prints as its own word, another may have among its further ones: the first word wins.
        further = {folded(word): name for name, words in lists for word in words[1:]}
        self.calls = further | {folded(words[0]): name for name, words in lists}

    def exactly(self, word: str) -> str | None:
        return self.calls.get(folded(word))

    def short_for(self, word: str) -> list[str]:
        """The commands that a word may abbreviate."""
        given = folded(word)
        short = dict.fromkeys(name for call, name in self.calls.items() if is_abbreviation(given, call))
        return [name for name in short if name not in WHOLE]

    def printed(self, name: str) -> str:
        return self.words[name][0]


def spelled(texts: Sentences, name: str) -> list[str]:
    return [word.strip() for word in texts.say(f"word-{name}").split(",")]


# --- show and explain ---


def show_help(session: "TextSession", words: Sequence[str]) -> None:
    """Print what can be typed, and what is possible now."""
    texts, grammar, screen = session.texts, session.renderer.grammar, session.screen
    screen.say(texts.say("play-help-actions"))
    for kind in grammar.verbs:
        example = session.errors.example(kind, session.observation().legal)
        list_entry(screen, grammar.written(example), sentence(session.renderer.narrator.action(example)))
    screen.say("", texts.say("play-help-commands"))
    for name in session.commands.names:
        list_entry(screen, game_text(session, "usage", name), game_text(session, "command", name))
    screen.say("", texts.say("play-help-more"))
    if not session.match.is_over() and not words:
        session.show_possible()


def game_text(session: "TextSession", what: str, name: str) -> str:
    """The text about a command: that of this kind of session, else the game's, else the common one."""
    own = [f"{what}-{kind}-{name}" for kind in (*session.kinds, session.match.rules.name)]
    return session.texts.say(next((text for text in own if session.texts.has(text)), f"{what}-{name}"))


def list_entry(screen: Screen, typed: str, meaning: str) -> None:
    """A line of a list: what to type, and what it does."""
    if screen.plain:
        screen.say(f"{typed}: {meaning}" if meaning else typed)
    else:
        screen.say(f"  {typed:<{COLUMN - 1}}  {meaning}".rstrip(), hang=COLUMN + 3)


def show_board(session: "TextSession", words: Sequence[str]) -> None:
    """Print the board as a picture, or as sentences if the player asks for lines."""
    asked = any(folded(word) in ("lines", "plain", "lignes") for word in words)
    session.show_board(session.screen.as_plain() if asked else session.screen)


def show_hand(session: "TextSession", _: Sequence[str]) -> None:
    session.screen.say(
        *(session.renderer.hand(session.observation(), session.check) or [session.texts.say("play-no-hand")])
    )


def show_legal(session: "TextSession", _: Sequence[str]) -> None:
    """Print every possible action as it is typed, with what it means."""
    legal = session.observation().legal
    if not legal:
        session.screen.say(session.texts.say("play-nothing"))
    for action in legal:
        written, meaning = session.renderer.grammar.written(action), session.renderer.narrator.action(action)
        list_entry(session.screen, written, meaning)


def why(session: "TextSession", words: Sequence[str]) -> None:
    """Try an action in a possible world; print the rule that forbids it."""
    nots = spelled(session.texts, "not")
    asked = words[1:] if words and folded(words[0]) in nots else words
    if not asked:
        show_hand(session, words)
        return
    if session.match.is_over():
        session.screen.say(session.texts.say("refusal-table-over"))
        return
    if session.commands.exactly(asked[0]) == "undo":
        why_undo(session, asked[1:])
        return
    thought = session.trial()
    result = run_chain(session.renderer.grammar, thought, asked, stop=lambda: thought.chance_asked)
    if result.problem is None:
        done = session.errors.written(result.done)
        session.screen.say(session.texts.say("play-nothing-forbids", {"actions": done}))
        if result.rest:
            session.screen.say(session.texts.say("play-chance-decides", {"rest": " ".join(result.rest)}))
        return
    session.screen.say(*session.errors.for_problem(result.problem, thought.legal()))
    if isinstance(result.problem, RefusedAction):
        read_rule(session, result.problem.refusal.rule)


def why_undo(session: "TextSession", words: Sequence[str]) -> None:
    """Print whether an undo is possible now."""
    line = wanted_line(session, words)
    if line is None:
        say_usage(session, "undo")
        return
    refusal = session.match.check(session.at, Undo(line), session.match.now())
    if refusal is None:
        undo_to = f"{session.commands.printed('undo')} {line}"
        session.screen.say(session.texts.say("play-nothing-forbids", {"actions": undo_to}))
        return
    session.screen.say(session.renderer.narrator.refusal(refusal))
    read_rule(session, refusal.rule)


def show_log(session: "TextSession", words: Sequence[str]) -> None:
    """Print the last lines of the log."""
    lines = session.table.log(session.at)
    if words and folded(words[0]) in spelled(session.texts, "all"):
        wanted = len(lines)
    else:
        number = whole_number(words[0]) if words else LOG
        if not number:
            say_usage(session, "log")
            return
        wanted = min(len(lines), number)
    session.screen.say(*lines[len(lines) - wanted :], hang=NUMBERED)


def say_usage(session: "TextSession", name: str) -> None:
    session.screen.say(session.texts.say("play-number-usage", {"usage": game_text(session, "usage", name)}))


def show_rule(session: "TextSession", words: Sequence[str]) -> None:
    """Print a rule's wording, or the list of all rules."""
    if not words:
        session.screen.say(*(f"{name}  {title}" for name, (title, _) in session.rulebook.items()))
        return
    wanted = folded(words[0])
    found = [name for name in session.rulebook if wanted in (folded(name), folded(name.rpartition(".")[2]))]
    if found:
        read_rule(session, found[-1])
    else:
        meant = close_matches(words[0], session.rulebook)
        hint = [session.texts.say("play-did-you-mean", {"meant": ", ".join(meant)})] if meant else []
        session.screen.say(" ".join([session.texts.say("play-no-rule", {"rule": words[0]}), *hint]))


def read_rule(session: "TextSession", rule: str) -> None:
    if rule in session.rulebook:
        title, wording = session.rulebook[rule]
        session.screen.say(f"{rule}  {title}. {wording}")


# --- undo ---


def undo(session: "TextSession", words: Sequence[str]) -> None:
    """Take back the last card, or everything after a line."""
    line = wanted_line(session, words)
    if line is None:
        say_usage(session, "undo")
        return
    answer = session.match.submit(session.at, Undo(line), session.match.now())
    if isinstance(answer, Refusal):
        session.screen.say(session.renderer.narrator.refusal(answer))


def wanted_line(session: "TextSession", words: Sequence[str]) -> int | None:
    """The nearest line that an undo may return to; else the one whose refusal says what is final."""
    if words:
        return whole_number(words[0])
    in_force = lines_in_force(session.match.lines, len(session.match.lines) - 1)
    for line in reversed(in_force[:-1]):
        refusal = session.match.check(session.at, Undo(line.number), session.match.now())
        if refusal is None or refusal.rule.startswith("table."):
            return line.number
    return in_force[-2].number if len(in_force) > 1 else 0


def wait(session: "TextSession", words: Sequence[str]) -> None:
    """Let time go on."""
    session.wait(words)


# --- save and quit ---


def save(session: "TextSession", words: Sequence[str]) -> None:
    """Write the game into a file, and keep it there from now on."""
    file = at_home(" ".join(words)) if words else session.save_file.file or session.save_file.free_name()
    session.save_in(file)


def at_home(name: str) -> Path:
    """A file by its name; ~ is the home folder. The ~NAME of an unknown user stays as it is."""
    with suppress(RuntimeError):
        return Path(name).expanduser()
    return Path(name)


def leave(session: "TextSession", words: Sequence[str]) -> None:
    """End the session."""
    session.leave(asking=not words)


ALL: Final[Mapping[str, Command]] = {
    "help": show_help,
    "board": show_board,
    "hand": show_hand,
    "legal": show_legal,
    "why": why,
    "undo": undo,
    "log": show_log,
    "rule": show_rule,
    SAVE: save,
    "quit": leave,
    WAIT: wait,
}


def run(session: "TextSession", name: str, words: Sequence[str]) -> None:
    """Run a command of the table or a page of the game."""
    if name in session.own_commands:
        session.own_commands[name](words)
    elif name in ALL:
        ALL[name](session, words)
    else:
        session.screen.say(*session.renderer.pages[name](session.observation(), words, session.screen))
