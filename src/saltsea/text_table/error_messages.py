"""Error messages: why something typed was not done, and what to type instead."""

from collections.abc import Iterable, Sequence

from saltsea.kernel.nouns import Action
from saltsea.text_table.action_chain import Ambiguous, ChainResult, Problem, Questioned, RefusedAction, Unknown
from saltsea.text_table.renderer import Renderer
from saltsea.text_table.word_matching import close_matches
from saltsea.texts import Args


class ErrorMessages:
    """The error messages of one renderer, in its language."""

    def __init__(self, renderer: Renderer, commands: Iterable[str]) -> None:
        self.renderer = renderer
        self.texts = renderer.texts
        self.commands = list(commands)

    def for_result(self, result: ChainResult, legal: Sequence[Action]) -> list[str]:
        """What was done and what was not. A line without an error needs no message: the log shows it."""
        if result.problem is None:
            return []
        said = [*self.for_problem(result.problem, legal)]
        if result.done:
            args: Args = {"done": self.written(result.done), "rest": " ".join(result.rest)}
            said.insert(0, self.texts.say("play-half-done", args))
        return said

    def for_problem(self, problem: Problem, legal: Sequence[Action]) -> list[str]:
        if isinstance(problem, RefusedAction):
            return [
                self.texts.say(
                    "play-refused", {"said": problem.said, "why": self.renderer.narrator.refusal(problem.refusal)}
                )
            ]
        if isinstance(problem, Questioned):
            written = self.renderer.grammar.written(problem.action)
            return [self.texts.say("play-sure", {"warning": problem.sentence, "action": written})]
        if isinstance(problem, Ambiguous):
            return [self.texts.say("play-unclear", {"actions": self.written(problem.choices)})]
        return [self.unknown(problem, legal)]

    def unknown(self, problem: Unknown, legal: Sequence[Action]) -> str:
        """A verb with unknown values, or an unknown word."""
        if not problem.kinds:
            return self.unknown_word(problem.words[0])
        kind = problem.kinds[0]
        verb = self.renderer.grammar.verbs[kind].phrases[0]
        args: Args = {
            "words": " ".join(problem.words),
            "example": self.renderer.grammar.written(self.example(kind, legal)),
        }
        said = self.texts.say("play-unreadable", args)
        values = [
            word
            for field in self.renderer.grammar.fields[kind]
            for word in self.renderer.grammar.field_format(field, kind).known()
        ]
        meant = [word for given in problem.words[len(verb.split()) :] for word in close_matches(given, values)]
        return f"{said} {self.did_you_mean(meant)}".rstrip()

    def unknown_word(self, word: str) -> str:
        said = self.texts.say("play-unknown", {"word": word})
        meant = close_matches(word, [*self.commands, *self.renderer.grammar.phrases(), *self.bare_words()])
        return f"{said} {self.did_you_mean(meant) or self.texts.say('play-see-help')}"

    def bare_words(self) -> list[str]:
        """Words that may stand without a verb, to suggest for a mistyped name."""
        grammar = self.renderer.grammar
        fields = [(field, kind) for kind, verb in grammar.verbs.items() if verb.bare for field in grammar.fields[kind]]
        return [word for field, kind in fields for word in grammar.field_format(field, kind).known()]

    def did_you_mean(self, meant: Sequence[str]) -> str:
        return self.texts.say("play-did-you-mean", {"meant": ", ".join(dict.fromkeys(meant))}) if meant else ""

    def example(self, kind: str, legal: Sequence[Action]) -> Action:
        """An action of this kind, a legal one if there is one."""
        known = list(self.renderer.grammar.actions[kind].values())
        return next((action for action in legal if action in known), known[len(known) // 3])

    def written(self, actions: Sequence[Action]) -> str:
        return ", ".join(self.renderer.grammar.written(action) for action in actions)
