"""How hard a bot that plans whole turns thinks. All of it is counted, none of it timed: results do not depend on the
machine."""


class Playouts:
    """How turns are played out to be judged."""

    def __init__(self, tries: int, rounds: int, reply: int) -> None:
        self.tries = tries
        """How many playouts, over all turns that are compared."""
        self.rounds = rounds
        """How often the turn comes back to the own seat in a playout, before the position is evaluated."""
        self.reply = reply
        """Positions that those who play in them follow further after each step of a card."""


class KeenEffort(Playouts):
    """What a bot does beyond its usual effort where much depends on its choice: the last few turns that are left are
    judged by these playouts, so many before each time that the worse half of them is dropped."""

    def __init__(self, *, last: int, tries: int, rounds: int, reply: int, draws: int) -> None:
        super().__init__(tries, rounds, reply)
        self.last = last
        """How many turns are the last few."""
        self.draws = draws
        """Usual playouts where only draws are to be judged, which are few: as `Effort.tries` counts them."""


class Effort(Playouts):
    """How many positions, turns and playouts a bot looks at. The fewer turns there are, the fewer are its tries."""

    def __init__(
        self,
        *,
        beam: int,
        width: int,
        turns: int,
        tries: int,
        rounds: int,
        reply: int,
        doubt: int,
        spread: int = 0,
        keen: KeenEffort | None = None,
    ) -> None:
        super().__init__(tries, rounds, reply)
        self.beam = beam
        """Positions of the own turn that are followed further, after each card."""
        self.width = width
        """Positions that are followed further after each step of a card."""
        self.turns = turns
        """Whole turns that are judged."""
        self.doubt = doubt
        """How many playouts outweigh the first look."""
        self.spread = spread
        """Without playouts: turns that look so little worse than the best are as likely to be taken, so that the same
        position does not always get the same turn."""
        self.keen = keen
        """How much more it thinks where the evaluator says that this pays."""
