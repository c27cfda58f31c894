"""`python -m corto.planned_game` plays a short game between players who plan as Masters do, but not for long, and
prints all their actions: compiled and plain engines are compared by it."""

from saltsea.bots.search_effort import Effort
from saltsea.bots.search_turns import PlanningBot
from saltsea.catalog import CATALOG
from saltsea.games.corto.levels import learned_evaluator
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.seat import members

EFFORT = Effort(beam=3, width=4, turns=6, tries=24, rounds=2, reply=1, doubt=8)


def main() -> None:
    rules = CATALOG["corto"].rules()
    match, dice = start(rules, 2, {"length": 6}, named_seed("planned")), dice_for("planned")
    assert isinstance(match, Match)
    bot, chosen = PlanningBot(rules, learned_evaluator(rules), EFFORT), []
    while rules.outcome(match.state) is None:
        seat = members(rules.waiting_on(match.state))[0]
        action = bot.choose(rules.observe(match.state, seat), dice)
        assert action is not None
        match.submit(seat, action, match.now())
        chosen.append(action.number)
    print(*chosen)


if __name__ == "__main__":
    main()
