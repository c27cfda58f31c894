"""A match with the people and computer players around it, and its lines told as each of them may hear them."""

from collections.abc import Sequence

from saltsea.bots.player import Bot
from saltsea.kernel.dice import dice_for
from saltsea.kernel.nouns import Observation, Refusal
from saltsea.kernel.record import Line, Undo
from saltsea.kernel.seat import TABLE, Millis, Seat, members
from saltsea.text_table.course import Course
from saltsea.text_table.face import Face
from saltsea.text_table.words import sentence


class TextTable:
    """One match, and who sits around it: a seat without a bot is a person's."""

    def __init__(self, match: Course, face: Face, bots: Sequence[Bot | None]) -> None:
        self.match = match
        self.face = face
        self.bots = bots
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]

    def waiting(self) -> list[Seat]:
        return members(self.match.rules.waiting_on(self.match.state))

    def observation(self, seat: Seat) -> Observation:
        return self.match.rules.observe(self.match.state, seat)

    def bot_observation(self, seat: Seat) -> Observation:
        """What a computer player chooses from."""
        return self.observation(seat)

    def bot_acts(self, seat: Seat, at: Millis | None = None) -> bool:
        """Let a computer player act. Its dice come from the seed, line and time, so a saved game goes on alike."""
        bot = self.bots[seat]
        if bot is None:
            raise ValueError(f"a person sits at seat {seat}")
        now = self.match.now() if at is None else at
        dice = dice_for(f"{self.match.seed}/{seat}/{len(self.match.lines)}{'' if at is None else f'/{at}'}")
        action = bot.choose(self.bot_observation(seat), dice)
        if action is None:
            return False
        answer = self.match.submit(seat, action, now)
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

    def told(self, lines: Sequence[Line], eyes: Seat) -> list[str]:
        """Lines that belong together, as this seat hears them; nothing if they have nothing to say."""
        first = lines[0]
        if isinstance(first.action, Undo):
            undone = self.face.texts.say("event-table-Undo", {"line": first.action.to})
            return [sentence(f"{self.face.seat(first.seat)} {undone}")]
        masked = [(line, self.match.rules.mask(event, eyes)) for line in lines for event in line.events]
        said = self.face.sentences(self.match, [(line, event) for line, event in masked if event is not None])
        return said + [remark for line in lines for remark in self.face.remarks(self.match, line, eyes)]

    def numbered(self, lines: Sequence[Line], eyes: Seat) -> str:
        """`12  Green plays Puck.`, or nothing."""
        told = self.told(lines, eyes)
        return f"{lines[0].number:>4}  {' '.join(told)}" if told else ""

    def log(self, eyes: Seat) -> list[str]:
        """Every line that has something to say."""
        told = [self.numbered([line], eyes) for line in self.match.lines]
        return [line for line in told if line]

    def news(self, since: int, eyes: Seat) -> list[str]:
        """The same from a line on, with the steps that belong together in one paragraph."""
        together: list[list[Line]] = []
        lines = self.match.lines
        for line in lines[since:]:
            if together and self.face.goes_on(lines[line.number - 1], line):
                together[-1].append(line)
            else:
                together.append([line])
        told = [self.numbered(group, eyes) for group in together]
        return [paragraph for paragraph in told if paragraph]

    def last_actor(self) -> Seat:
        return self.match.lines[-1].seat if self.match.lines else TABLE
