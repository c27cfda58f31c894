"""A match with the people and computer players around it, and its lines told as each of them may hear them."""

from collections.abc import Sequence
from typing import Final

from saltsea.bots.player import Bot
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Event, Refusal, View
from saltsea.kernel.record import Line, Undo
from saltsea.kernel.seat import TABLE, WATCHER, Seat, members
from saltsea.text_table.face import Face

STOPS: Final = (".", "!", "?", "…")


class TextTable:
    """One match, and who sits around it: a seat without a bot is a person's."""

    def __init__(self, match: Match, face: Face, bots: Sequence[Bot | None]) -> None:
        self.match = match
        self.face = face
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]

    def waiting(self) -> list[Seat]:
        return members(self.match.rules.waiting_on(self.match.state))

    def view(self, seat: Seat) -> View:
        return self.match.rules.view(self.match.state, seat)

    def bot_acts(self, seat: Seat) -> bool:
        """Let a computer player act. Its dice come from the seed and the line, so a saved game goes on alike."""
        bot = self.bots[seat]
        if bot is None:
            raise ValueError(f"a person sits at seat {seat}")
        action = bot.choose(self.view(seat), dice_for(f"{self.match.seed}/{seat}/{len(self.match.lines)}"))
        if action is None:
            return False
        answer = self.match.submit(seat, action, self.match.now())
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{self.match.rules.name}: a legal action was refused by {answer.rule}")
        return True

    def pass_time(self) -> None:
        """Nobody wants to act: let the next deadline come."""
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is None:
            raise RuntimeError(f"{self.match.rules.name}: nobody can act and nothing is to come")
        self.match.look(deadline)

    # --- what happened, in sentences ---

    def told(self, line: Line, eyes: Seat) -> list[str]:
        """A line as this seat hears it; nothing if it has nothing to say."""
        if isinstance(line.action, Undo):
            undone = self.face.texts.say("event-table-Undo", {"line": line.action.to})
            return [sentence(f"{self.face.seat(line.seat)} {undone}")]
        heard = [self.match.rules.mask(event, eyes) for event in line.events]
        said = [self.said(event) for event in heard if event is not None]
        said += self.face.remarks(self.match, line, eyes) if eyes != WATCHER else []
        return [part for part in said if part]

    def said(self, event: Event) -> str:
        if type(event).__name__ in self.face.silent:
            return ""
        return sentence(self.face.voice.event(event))

    def numbered(self, line: Line, eyes: Seat) -> str:
        """`12  Green plays Puck.`, or nothing."""
        told = self.told(line, eyes)
        return f"{line.number:>4}  {' '.join(told)}" if told else ""

    def log(self, eyes: Seat) -> list[str]:
        """Every line that has something to say."""
        told = [self.numbered(line, eyes) for line in self.match.lines]
        return [line for line in told if line]

    def news(self, since: int, eyes: Seat) -> list[str]:
        """The same from a line on, with the steps that belong together in one paragraph."""
        told: list[str] = []
        lines = self.match.lines
        for line in lines[since:]:
            said = self.numbered(line, eyes)
            if said and told and line.number > since and self.face.goes_on(lines[line.number - 1], line):
                told[-1] += f" {' '.join(self.told(line, eyes))}"
            elif said:
                told.append(said)
        return told

    def last_actor(self) -> Seat:
        return self.match.lines[-1].seat if self.match.lines else TABLE


def sentence(text: str) -> str:
    """A capital in front, a stop behind."""
    return f"{text[:1].upper()}{text[1:]}{'' if text.endswith(STOPS) else '.'}"
