"""`hint` in a game at this terminal: what the best computer player would do, three times a game."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from saltsea.cli.text_play.session_setup import ME
from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Observation
from saltsea.narrator import ViewSentences
from saltsea.server.bots.bot_library import PreparedQuestion
from saltsea.server.bots.worker import Choice, Question
from saltsea.server.tables.bots.bot_question import BUDGET
from saltsea.server.tables.bots.hints import STEPS
from saltsea.server.tables.rules.hint_rules import check_hint_now, check_hints_left, is_for_crew
from saltsea.text_table.session import TextSession
from saltsea.text_table.word_matching import sentence
from saltsea.view import Hint, Views


def is_practice(entry: Game, match: Match, seats: Sequence[str]) -> bool:
    """One person alone against computer players, by turns, or a crew; and no game of the day."""
    if is_for_crew(entry):
        return match.header.shared is None
    return entry.tempo is None and match.header.shared is None and [*seats].count(ME) == 1 and len(seats) > 1


@dataclass
class LocalHints:
    """The hints of one game; its save file counts them, however often it is interrupted."""

    session: TextSession
    entry: Game
    last: tuple[int, Hint] | None = field(default=None, init=False)
    """How many lines the game had at the last hint, which is said again for nothing while they are no more."""

    def hint(self, _: Sequence[str]) -> None:
        session, in_crew = self.session, is_for_crew(self.entry)
        lines = len(session.match.lines)
        if self.last is not None and self.last[0] == lines and not in_crew:
            self.say(self.last[1])
            return
        observation = session.observation()
        refusal = None if in_crew else check_hints_left(session.save_file.setup.hints)
        refusal = refusal or check_hint_now(acts=bool(observation.legal), thinking=False)
        if refusal is not None:
            session.screen.say(session.renderer.narrator.refusal(refusal))
            return
        hint = self.thought_out(observation)
        if hint is None:
            session.screen.say(session.texts.say("play-hint-wait"))
            return
        self.last = lines, hint
        if not in_crew:
            session.save_file.note_hint()
        self.say(hint)
        session.autosave()

    def thought_out(self, observation: Observation) -> Hint | None:
        """What the best computer player would do here."""
        rules, in_crew = self.session.match.rules, is_for_crew(self.entry)
        dice = f"hint {len(self.session.match.lines)}"
        question = Question(
            game=self.entry.name, bot=self.entry.best_bot(), observation=b"", dice=dice,
            budget=BUDGET, steps=1 if in_crew else STEPS, may_wait=in_crew, patient=True,
        )  # fmt: skip
        bot = self.entry.make_bot(self.entry.best_bot(), rules)
        choice = PreparedQuestion(question, bot, observation, rules).choice()
        return worded(self.entry.views(rules), observation, choice)

    def say(self, hint: Hint) -> None:
        session = self.session
        said = ViewSentences(session.texts, self.entry.views(session.match.rules).patterns(), session.renderer.seat)
        for one in (hint.say, *hint.also):
            session.screen.say(sentence(said.filled(one)))


def worded(views: Views, observation: Observation, choice: Choice) -> Hint | None:
    """None where there is nothing to do but wait."""
    if choice.action is None:
        return None
    actions = views.rules.vocabulary.actions
    return views.suggestion(observation, [actions[number] for number in (choice.action, *choice.then)])
