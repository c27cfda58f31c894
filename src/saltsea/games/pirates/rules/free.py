"""Voyages beyond the ten chapters (R11): free play mixes what is already known, and a word decides how."""

from typing import Final

from saltsea.games.pirates.chapters.chapter import Chapter, RoundPlan, Wish, goal_cards
from saltsea.games.pirates.engine.kinds import PARTS, Content, Happening, Kind
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.nouns import Refusal, refuse
from saltsea.kernel.options import Options

FREE: Final = "free"
LONGEST_WORD: Final = 40
SEAS: Final = [1, 4, 7, 10]
"""How many chapters a daily voyage may mix: the same sea for every crew that has come as far."""


def check_word(options: Options, known: int) -> Refusal | None:
    """pirates.R11: a free voyage has a word, not too long, and mixes chapters that there are."""
    word, opened = str(options.get("word", "saltsea")), options.get("open", known)
    if len(word) > LONGEST_WORD or not word.isprintable():
        return refuse("pirates.R11", "refusal-pirates-word", most=LONGEST_WORD)
    if not isinstance(opened, int) or not 1 <= opened <= known:
        return refuse("pirates.R11", "refusal-pirates-open", most=known)
    return None


def check_daily(options: Options) -> Refusal | None:
    """pirates.R11: the daily voyage is free play in one of the day's seas, and follows no chapter."""
    if options.get("chapter", FREE) != FREE:
        return refuse("pirates.R11", "refusal-pirates-daily-chapter")
    if "open" in options and options["open"] not in SEAS:
        return refuse("pirates.R11", "refusal-pirates-daily-sea", known=", ".join(str(sea) for sea in SEAS))
    return None


def daily_options(options: Options, opened: int, day: str) -> Options:
    """pirates.R11: the sea of a day, as wide as is open for this crew unless it wants a smaller one."""
    widest = max(sea for sea in SEAS if sea <= opened)
    return options | {"chapter": FREE, "open": options.get("open", widest), "word": day}


def free_chapter(content: Content, chapters: list[Chapter], options: Options) -> Chapter:
    """pirates.R11: the goal of one open chapter, and cards, events and parts of all of them; the same word, the same
    voyage."""
    opened = chapters[: int(options.get("open", len(chapters)))]
    word = str(options.get("word", "saltsea"))
    dice = dice_for(f"pirates free {len(opened)} {word}")
    base = dice.pick(opened)
    return Chapter(
        FREE,
        base.life,
        base.corks,
        base.fire,
        base.sails,
        dice.below(6),
        base.parts | one_part(opened, dice),
        base.cursed,
        base.island,
        base.fleet,
        base.each_round,
        base.stages,
        no_wishes(),
        all_events(opened),
        [mixed(content, base, opened, number, dice) for number in range(len(base.rounds))],
        base.fits,
    )


def no_wishes() -> list[Wish]:
    """A voyage without a story asks for nothing on the side."""
    return []


def one_part(opened: list[Chapter], dice: Dice) -> int:
    """One of the ship parts that are known, or none."""
    known = [part for part in range(len(PARTS)) if any(chapter.parts >> part & 1 for chapter in opened)]
    return 1 << dice.pick(known) if known and dice.below(2) else 0


def all_events(opened: list[Chapter]) -> list[Happening]:
    """Every event that an open chapter has."""
    return sorted({event for chapter in opened for event in chapter.events})


def mixed(content: Content, base: Chapter, opened: list[Chapter], number: int, dice: Dice) -> RoundPlan:
    """A round: what its goal needs, and for every other card one of some open chapter that is about as dangerous."""
    plan = base.rounds[number]
    needed = goal_cards(base, content) | guards(content, base)
    kept = [kind for kind in plan.deal if needed >> kind & 1]
    others = [kind for kind in plan.deal if not needed >> kind & 1]
    events = min(max(plan.events, 1 if len(opened) > 1 else 0), len(all_events(opened)))
    found = [like(content, opened, needed, kind, dice) for kind in others]
    return RoundPlan(plan.seconds, kept + found, events, plan.certain)


def guards(content: Content, base: Chapter) -> int:
    """Cards that a goal's ship needs beside it, such as the Kraken's Tentacles, and those it must not lose."""
    found = 0
    for kind in range(len(content.cards)):
        if content.guard[kind] >= 0 and base.fleet[kind]:
            found |= 1 << content.guard[kind]
    return found


def like(content: Content, opened: list[Chapter], needed: int, kind: Kind, dice: Dice) -> Kind:
    """Some card of an open chapter that threatens as much as this one, and that no goal is about."""
    pool: list[Kind] = []
    for chapter in opened:
        special = goal_cards(chapter, content) | guards(content, chapter) | needed
        for plan in chapter.rounds:
            for other in plan.deal:
                if danger(content, other) == danger(content, kind) and not special >> other & 1:
                    pool.append(other)
    return dice.pick(pool) if pool else kind


def danger(content: Content, kind: Kind) -> int:
    """What is alike: as many shots or strikes, or as much help."""
    helps = -1 if content.space[kind] else 0
    return content.shots[kind] + content.burns[kind] + 10 * content.strikes[kind] + helps
