"""What tells the judgement of an old salt from that of an able sailor: a few weights."""

from typing import Final, final


@final
class SkillWeights:
    """The weights of one skill."""

    def __init__(self, last_danger: int, sails_idle: int, mend: int) -> None:
        self.last_danger = last_danger
        """How much the enemy's fire counts in the last round, in hundredths: what it does then changes nothing more."""
        self.sails_idle = sails_idle
        """How much a timer is missed at sails that need no change."""
        self.mend = mend
        """How much one is missed at the Repairs, beside what the cork itself is worth."""


ABLE: Final = SkillWeights(last_danger=100, sails_idle=22, mend=20)
SALT: Final = SkillWeights(last_danger=0, sails_idle=10, mend=40)
