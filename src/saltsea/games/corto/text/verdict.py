"""What decided a game of Corto, at a text table: why the others lost, and the turn that mattered most."""

from saltsea.games.corto.engine.events import Drew, Ended, TurnedUp
from saltsea.games.corto.engine.observation import CortoPublic
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.view.count import ending
from saltsea.games.corto.view.course import course
from saltsea.kernel.record import Line
from saltsea.kernel.rules import AnyRules
from saltsea.sentences import Roll
from saltsea.text_table.match_port import MatchHistory
from saltsea.text_table.word_matching import sentence
from saltsea.view import Sentence


def reasons(roll: Roll, world: CortoState, public: CortoPublic) -> list[str]:
    """Why each side that lost has lost, one sentence for each."""
    return [filled(roll, side.why) for side in ending(world, public).sides if side.why is not None]


def turning_point(roll: Roll, rules: AnyRules, history: MatchHistory, line: Line) -> list[str]:
    """With the last line the turn that decided the game, where the whole game is known."""
    is_over = any(isinstance(event, Ended) for event in line.events)
    if not is_over or history.after(line.number) is None or any(map(is_masked, history.lines)):
        return []
    turning = course(rules, history.header, history.lines[: line.number + 1]).turning
    return [] if turning is None else [filled(roll, turning.say)]


def is_masked(line: Line) -> bool:
    """Whether a line says less than happened: a player at a server's table is not told which cards others drew."""
    return any(isinstance(event, Drew | TurnedUp) and event.card is None for event in line.events)


def filled(roll: Roll, unfilled: Sentence) -> str:
    """The view's sentence with its players named."""
    args: dict[str, str | int] = {name: arg for name, arg in unfilled.args.items() if isinstance(arg, str | int)}
    for name in ("names", "losers", "seat"):
        if name in unfilled.args:
            arg = unfilled.args[name]
            seats = arg if isinstance(arg, list) else [arg]
            args |= roll.args(name, [seat for seat in seats if isinstance(seat, int)])
    return sentence(roll.texts.say(unfilled.text, args))
