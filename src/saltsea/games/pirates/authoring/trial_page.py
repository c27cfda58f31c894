"""What many voyages of a chapter showed, as a page for people."""

from typing import Any, Final

from saltsea.games.pirates.authoring.chapter_page import ChapterWords, row

_HOW: Final = {
    "rocks": "run upon",
    "shots": "shots",
    "fire": "fire",
    "cannon": "broken when fired",
    "event": "event of the App",
}
_STARS: Final = ("no star", "one", "two", "three")


def tried_page(found: dict[str, Any], words: ChapterWords) -> str:
    """The result of `chapter try --json` in sentences."""
    rows = [
        f"{found['title']}, {found['level']}, {crew(found)}: {found['runs']} voyages, seed {found['seed']}",
        "",
        row("won", won(found)),
        row("lost", lost(found)),
        row("life points", f"{found['lives_lost']:.1f} lost of {found['life']}"),
        row("time left", f"{found['seconds_left']:.0f} s when won" if found["won"] else "never won"),
        row("idle", f"each timer {found['idle_seconds']:.0f} s a round, of {found['seconds']} s"),
        row("rounds", f"{found['rounds']:.1f} of {found['rounds_at_most']}"),
        row("optional", "the chapter has none" if found["optional"] is None else f"met {found['optional']} times"),
        row("score", scored(found)),
        row("stars", f"{found['stars']:.1f}; {stars(found['voyages_by_stars'])}"),
    ]
    return "\n".join([*rows, "", *hurt(found["hurt_by"], words)])


def crew(found: dict[str, Any]) -> str:
    who = "one player" if found["players"] == 1 else f"{found['players']} players"
    return f"{who} with {found['timers']} timers"


def won(found: dict[str, Any]) -> str:
    rate, low, high = (f"{found[name] * 100:.0f}" for name in ("rate", "low", "high"))
    return f"{found['won']} of {found['runs']}: {rate} %, and with 95 % certainty {low} to {high} %"


def lost(found: dict[str, Any]) -> str:
    if not found["sunk"] + found["late"]:
        return "never"
    rounds = ", ".join(
        f"{number} in round {place + 1}" for place, number in enumerate(found["lost_in_round"]) if number
    )
    return f"{found['sunk']} sunk, {found['late']} too late; {rounds}"


def scored(found: dict[str, Any]) -> str:
    return f"{found['score']:.0f}, and {found['score_when_won']:.0f} when won" if found["won"] else "0"


def stars(voyages: list[int]) -> str:
    return ", ".join(f"{_STARS[many]} {number}" for many, number in enumerate(voyages))


def hurt(found: dict[str, dict[str, Any]], words: ChapterWords) -> list[str]:
    """What hurt the ship, the worst first."""
    if not found:
        return ["  Nothing hurt the ship."]
    names = {by: f"{words.title_of(by)}, {_HOW[harm['how']]}" for by, harm in found.items()}
    width = max(len(name) for name in names.values())
    head = f"  {'what hurt, in each voyage':<{width + 2}} {'life points':>11} {'corks':>6}"
    rows = [f"    {names[by]:<{width}} {harm['lives']:>11.2f} {harm['corks']:>6.2f}" for by, harm in found.items()]
    return [head, *rows]
