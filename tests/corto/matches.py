"""Whole games of Corto, for what only a record can do: setting up and taking back."""

from collections.abc import Sequence

from corto.deeds import Deed, Script, draw, mark
from corto.tables import RED, RULES, cards
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.options import Options
from saltsea.kernel.record import Undo
from saltsea.kernel.seat import Seat


def opened(players: int, options: Options, *answers: int) -> Match:
    """A match after the set-up, whose chance came out like this."""
    chosen = start(RULES, players, options, named_seed("opened"))
    assert isinstance(chosen, Match), chosen
    script = Script(*answers)
    match = Match(RULES, chosen.header, script, chosen.seed)
    match.set_up()
    script.done()
    return match


def dealt(hands: Sequence[str], starts: str = "A1 B1 C1", options: Options | None = None) -> Match:
    """A match at its first turn: red begins, everybody's marker is on the top strip, and the hands are these."""
    letters = "".join(name[0] for name in starts.split())
    chosen: Options = {"strips": letters, "order": "given", **(options or {})}
    match = opened(len(hands), chosen, *cards(starts), RED)
    for names in hands:
        submit(match, mark("a2"))
        for name in names.split():
            submit(match, draw(name))
    return match


def submit(match: Match, *deeds: Deed) -> int:
    """The player whose turn it is does this, and it must be legal. The number of the last line comes back."""
    number = len(match.lines) - 1
    for one in deeds:
        script = Script(*one.answers)
        match.dealer = script
        answer = match.submit(match.state.turn, one.action, match.now())
        assert not isinstance(answer, Refusal), f"{one} is refused by {answer.rule}"
        script.done()
        number = answer
    return number


def take_back(match: Match, to: int, seat: Seat | None = None) -> str:
    """Return to the moment after a line: nothing, or the rule that forbids it."""
    answer = match.submit(match.state.turn if seat is None else seat, Undo(to), match.now())
    return answer.rule if isinstance(answer, Refusal) else ""
