"""What decided a game of Corto, at a text table: why the others lost, and the turn that mattered most."""

from saltsea.games.corto.engine.events import Ended
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.text.grammar import named_seat
from saltsea.games.corto.view.count import ending
from saltsea.games.corto.view.course import course
from saltsea.kernel.record import Line
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Sentences
from saltsea.text_table.match_port import MatchHistory
from saltsea.view import Arg, Sentence


class Verdict:
    """The view's sentences about the end, in one language."""

    def __init__(self, texts: Sentences) -> None:
        self.texts = texts

    def reasons(self, world: CortoState, public: CortoPublic) -> list[str]:
        """Why each side that lost has lost, one sentence for each."""
        return [self.filled(side.why) for side in ending(world, public).sides if side.why is not None]

    def turning_point(self, rules: AnyRules, history: MatchHistory, line: Line) -> list[str]:
        """With the last line the turn that decided the game, where the whole game is known."""
        is_over = any(isinstance(event, Ended) for event in line.events)
        if not is_over or history.after(line.number) is None:
            return []
        turning = course(rules, history.header, history.lines[: line.number + 1]).turning
        return [] if turning is None else [self.filled(turning.say)]

    def filled(self, sentence: Sentence) -> str:
        """The sentence with its seats named."""
        plain = {name: arg for name, arg in sentence.args.items() if isinstance(arg, str | int)}
        seats = {name: self.named(arg) for name, arg in sentence.args.items() if name in {"names", "losers", "seat"}}
        return self.texts.say(sentence.text, plain | seats)

    def named(self, seats: Arg) -> str:
        listed = seats if isinstance(seats, list) else [seats]
        return ", ".join(named_seat(self.texts, seat) for seat in listed if isinstance(seat, int))
