"""Why something typed was not done, in sentences that say what to type instead."""

from collections.abc import Iterable, Sequence

from saltsea.kernel.nouns import Action
from saltsea.text_table.chain import Carried, Forbidden, Trouble, Unclear, Unknown
from saltsea.text_table.face import Face
from saltsea.text_table.words import near
from saltsea.texts import Args


class Explainer:
    """Speaks for one face."""

    def __init__(self, face: Face, commands: Iterable[str]) -> None:
        self.face = face
        self.texts = face.texts
        self.commands = list(commands)

    def carried(self, carried: Carried, legal: Sequence[Action]) -> list[str]:
        """What was done and what was not. A line that went well needs no words: the log tells it."""
        if carried.trouble is None:
            return []
        said = [*self.trouble(carried.trouble, legal)]
        if carried.done:
            args: Args = {"done": self.written(carried.done), "rest": " ".join(carried.rest)}
            said.insert(0, self.texts.say("play-half-done", args))
        return said

    def trouble(self, trouble: Trouble, legal: Sequence[Action]) -> list[str]:
        if isinstance(trouble, Forbidden):
            return [
                self.texts.say("play-refused", {"said": trouble.said, "why": self.face.voice.refusal(trouble.refusal)})
            ]
        if isinstance(trouble, Unclear):
            return [self.texts.say("play-unclear", {"actions": self.written(trouble.choices)})]
        return [self.unknown(trouble, legal)]

    def unknown(self, trouble: Unknown, legal: Sequence[Action]) -> str:
        """A verb whose values make no sense, or a word that is none of ours."""
        if not trouble.kinds:
            return self.unknown_word(trouble.words[0])
        kind = trouble.kinds[0]
        verb = self.face.grammar.verbs[kind].phrases[0]
        args: Args = {
            "words": " ".join(trouble.words),
            "example": self.face.grammar.written(self.example(kind, legal)),
        }
        said = self.texts.say("play-unreadable", args)
        values = [
            word for field in self.face.grammar.fields[kind] for word in self.face.grammar.spelling(field, kind).known()
        ]
        meant = [word for given in trouble.words[len(verb.split()) :] for word in near(given, values)]
        return f"{said} {self.did_you_mean(meant)}".rstrip()

    def unknown_word(self, word: str) -> str:
        said = self.texts.say("play-unknown", {"word": word})
        meant = near(word, [*self.commands, *self.face.grammar.phrases(), *self.bare_words()])
        return f"{said} {self.did_you_mean(meant) or self.texts.say('play-see-help')}"

    def bare_words(self) -> list[str]:
        """What may stand without a verb: a name that was mistyped was perhaps one of these."""
        grammar = self.face.grammar
        fields = [(field, kind) for kind, verb in grammar.verbs.items() if verb.bare for field in grammar.fields[kind]]
        return [word for field, kind in fields for word in grammar.spelling(field, kind).known()]

    def did_you_mean(self, meant: Sequence[str]) -> str:
        return self.texts.say("play-did-you-mean", {"meant": ", ".join(dict.fromkeys(meant))}) if meant else ""

    def example(self, kind: str, legal: Sequence[Action]) -> Action:
        """An action of this kind, if possible one that may be done now."""
        known = list(self.face.grammar.actions[kind].values())
        return next((action for action in legal if action in known), known[len(known) // 3])

    def written(self, actions: Sequence[Action]) -> str:
        return ", ".join(self.face.grammar.written(action) for action in actions)
