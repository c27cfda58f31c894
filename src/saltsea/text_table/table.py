"""A match with its players and bots, and its lines as sentences for one seat."""

from collections.abc import Sequence

from saltsea.bots.player import Bot
from saltsea.kernel.daily import bot_dice_name
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import Action, Observation, Refusal
from saltsea.kernel.record import Line
from saltsea.kernel.seat import Millis, Seat, members
from saltsea.text_table.match_port import MatchPort, OwnCheck, allow_all
from saltsea.text_table.renderer import Renderer, own_sentence, roll_of
from saltsea.text_table.word_matching import sentence


class TextTable:
    """One match and its players: a seat without a bot is a person's."""

    def __init__(self, match: MatchPort, renderer: Renderer, bots: Sequence[Bot | None]) -> None:
        self.match = match
        self.renderer = renderer
        self.bots = [*bots]
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.check_own: OwnCheck = allow_all

    def give_seat(self, seat: Seat, bot: Bot) -> None:
        """A bot plays on for a person."""
        self.bots[seat] = bot
        self.people.remove(seat)

    def reader(self) -> Seat | None:
        """The only person at this keyboard, who is called "you"; several are called by their names, and so are all
        for a watcher."""
        return self.people[0] if len(self.people) == 1 else None

    def waiting(self) -> list[Seat]:
        return members(self.match.rules.waiting_on(self.match.state))

    def observation(self, seat: Seat) -> Observation:
        observation = self.match.rules.observe(self.match.state, seat)
        kept = [action for action in observation.legal if self.check_own(action) is None]
        return Observation(observation.seat, observation.public, observation.private, kept)

    def bot_observation(self, seat: Seat) -> Observation:
        """What a bot chooses from."""
        return self.match.rules.observe(self.match.state, seat)

    def bot_acts(self, seat: Seat, at: Millis | None = None) -> bool:
        """Let a bot act. Its dice come from the seed, line and time, so a resumed game continues the same way."""
        bot = self.bots[seat]
        if bot is None:
            raise ValueError(f"a person sits at seat {seat}")
        now = self.match.now() if at is None else at
        name = bot_dice_name(self.match.seed, seat, len(self.match.lines))
        dice = dice_for(name if at is None else f"{name}/{at}")
        action = self.bot_choice(bot, seat, dice)
        if action is None:
            return False
        answer = self.match.submit(seat, action, now)
        if isinstance(answer, Refusal):
            raise RuntimeError(f"{self.match.rules.name}: a legal action was refused by {answer.rule}")
        return True

    def bot_choice(self, bot: Bot, seat: Seat, dice: Dice) -> Action | None:
        return bot.choose(self.bot_observation(seat), dice)

    def pass_time(self) -> None:
        """No player wants to act: go to the next deadline."""
        deadline = self.match.rules.next_deadline(self.match.state)
        if deadline is None:
            raise RuntimeError(f"{self.match.rules.name}: no seat can act and no deadline is set")
        self.match.look(deadline)

    # --- what happened, in sentences ---

    def describe(self, lines: Sequence[Line], viewer: Seat) -> list[str]:
        """Sentences about lines that belong together, as this seat may know them."""
        if own := own_sentence(roll_of(self.renderer), lines[0]):
            return [sentence(own)]
        masked = [(line, self.match.rules.mask(event, viewer)) for line in lines for event in line.events]
        said = self.renderer.sentences(self.match, [(line, event) for line, event in masked if event is not None])
        return said + [remark for line in lines for remark in self.renderer.remarks(self.match, line, viewer)]

    def numbered(self, lines: Sequence[Line], viewer: Seat) -> str:
        """`12  Green plays Puck.`, or nothing."""
        sentences = self.describe(lines, viewer)
        return f"{lines[0].number:>4}  {' '.join(sentences)}" if sentences else ""

    def log(self, viewer: Seat) -> list[str]:
        """Every line that has a sentence."""
        paragraphs = [self.numbered([line], viewer) for line in self.match.lines]
        return [line for line in paragraphs if line]

    def news(self, since: int, viewer: Seat) -> list[str]:
        """The same from a line on, with the steps that belong together in one paragraph."""
        together: list[list[Line]] = []
        lines = self.match.lines
        for line in lines[since:]:
            if together and self.renderer.continues_paragraph(self.match, lines[line.number - 1], line):
                together[-1].append(line)
            else:
                together.append([line])
        paragraphs = [self.numbered(group, viewer) for group in together]
        return [paragraph for paragraph in paragraphs if paragraph]
