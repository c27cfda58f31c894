"""How a voyage ends and what it is worth (R6, D6, P1 to P3), as a second opinion counts it."""

from typing import Any, Final

from pirates.oracle import Position
from pirates.oracle_box import TOKENS
from pirates.oracle_story import TALLIES, Story, group
from saltsea.kernel.nouns import Outcome

RESULTS: Final = ("afloat", "won", "sunk", "too late")
COUNTED: Final = dict(
    zip(("shots", "looks", "repairs", "lives-lost", "broken", "rocks", "turns"), TALLIES, strict=True)
)
TIME_POINTS: Final = 30


def check_end(position: Position, story: Story, outcome: Outcome | None, stars_shown: int) -> None:
    """Who won, by which rule, the points and the stars."""
    assert outcome is not None
    voyage, result = position.voyage, RESULTS[position.facts["log"]["result"]]
    last = story.round + 1 == len(voyage.rounds)
    reached = story.stage == len(voyage.stages)
    assert (result == "sunk") == (story.harm.lost >= voyage.life)
    assert (result == "won") == (reached and (last or not voyage.each_round) and result != "sunk")
    assert result != "too late" or last or voyage.each_round
    assert outcome.ended_by == ("pirates.D6" if result == "sunk" else "pirates.R6")
    assert outcome.winners == ([*range(voyage.players)] if result == "won" else [])
    assert outcome.turns == story.round + 1
    assert outcome.scores == [points(position, story) if result == "won" else 0] * voyage.players
    assert stars_shown == (stars(position, story) if result == "won" else 0)


def points(position: Position, story: Story) -> int:
    """P1."""
    log, level = position.facts["log"], position.voyage.level
    sum_of = 20 * position.facts["ship"]["lives"] + 10 * (3 - len(position.corks))
    sum_of += 10 * is_granted(position, story) + min(TIME_POINTS, log["left"] // 2000)
    return int(sum_of * level["halves"] // 2)


def stars(position: Position, story: Story) -> int:
    """P2."""
    if position.facts["ship"]["lives"] < 3 or len(position.corks) > 1:
        return 1
    return 3 if story.harm.lost == 0 or is_granted(position, story) else 2


def is_granted(position: Position, story: Story) -> bool:
    """P3: a chapter has one optional goal, free play none."""
    wish = position.voyage.chapter.get("optional")
    if wish is None or position.voyage.is_free:
        return False
    return bool(wish.get("least", 0) <= measured(position, story, wish) <= wish.get("most", 10**6))


def measured(position: Position, story: Story, wish: dict[str, Any]) -> int:
    count = wish["count"]
    if count in COUNTED:
        return story.counted[COUNTED[count]]
    if count in ("sunk", "pointed"):
        done = story.sunk if count == "sunk" else story.pointed
        return sum(done[card] for card in group(wish["card"]))
    return {
        "taken": story.taken[wish.get("token", TOKENS[0])],
        "corks": len(position.corks),
        "rounds": story.round + 1,
        "seconds-left": int(position.facts["log"]["left"]) // 1000,
        "powder": position.aboard("powder"),
        "curses": len(position.cursed),
    }[count]
