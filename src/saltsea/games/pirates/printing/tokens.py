"""Tokens to cut out: those that every voyage needs, and those that a chapter brings."""

from __future__ import annotations

from functools import partial
from typing import Final

from saltsea.games.pirates.chapters.chapter import TAKE, Chapter
from saltsea.games.pirates.engine.kinds import LAND, PARTS, POWDER, SALVAGE, TOKENS, Content, Kind
from saltsea.games.pirates.rules.ship import BALLS, CORKS, DAMAGE_TOKENS, MOST_LIVES, TIMERS
from saltsea.games.pirates.text.words import token_title
from saltsea.printing.colours import CUT, INK, PAPER
from saltsea.printing.document import Page
from saltsea.printing.sheets import Draw, Group, Piece
from saltsea.texts import Texts

SIZE: Final = 20.0
DAMAGE: Final = 9.0
"""As large as the hearts on the cards, which it covers."""
SPACE: Final = 28.0
"""A ship part that is an action space: a sandtimer stands on it."""
PART_SPACES: Final = {"lantern": "lookout", "bow-chaser": "bow-chaser"}


def basic_groups(texts: Texts) -> list[Group]:
    """What lies on the table in every chapter."""
    pieces = [
        *[token("pirates/life")] * MOST_LIVES,
        *[token("pirates/ball")] * BALLS,
        *[token("pirates/cork")] * CORKS,
        token("pirates/space/sails"),
    ]
    return [
        Group(SIZE, SIZE, pieces, texts.say("print-pirates-basics")),
        Group(DAMAGE, DAMAGE, [both(damage)] * DAMAGE_TOKENS, texts.say("print-pirates-damage"), across=7),
    ]


def chapter_groups(texts: Texts, chapter: Chapter, content: Content, kinds: set[Kind]) -> list[Group]:
    """What this chapter brings beside its cards."""
    aboard = [(TOKENS[token_], content.count[token_]) for token_ in tokens_of(chapter, content, kinds)]
    cursed = chapter.cursed or any(content.curses[kind] for kind in kinds)
    pieces = [token(f"pirates/token/{name}") for name, count in aboard for _ in range(count)]
    burning = chapter.fire or any(content.burns[kind] for kind in kinds)
    pieces += [token("pirates/token/fire")] * (CORKS if burning else 0)
    pieces += [token("pirates/token/curse")] * (TIMERS if cursed else 0)
    parts = [name for place, name in enumerate(PARTS) if chapter.parts >> place & 1]
    found = [Group(SIZE, SIZE, pieces, texts.say("print-pirates-tokens"))] if pieces else []
    names = ", ".join(token_title(texts, name) for name in parts)
    caption = texts.say("print-pirates-parts", {"parts": names})
    return [*found, *([Group(SPACE, SPACE, [part(name) for name in parts], caption)] if parts else [])]


def tokens_of(chapter: Chapter, content: Content, kinds: set[Kind]) -> list[int]:
    """The tokens that can come aboard: asked for by a goal, lying on Islands, brought by cards."""
    wanted = {condition.token for stage in chapter.stages for condition in stage if condition.verb == TAKE}
    for kind in kinds:
        wanted |= {content.gives[kind], content.leaves[kind]}
        wanted |= {chapter.island} if content.space[kind] == LAND else set()
        wanted |= {POWDER} if content.space[kind] == SALVAGE else set()
    return sorted(token_ for token_ in wanted if token_ >= 0)


def part(name: str) -> Piece:
    picture = f"pirates/space/{PART_SPACES[name]}" if name in PART_SPACES else f"pirates/token/{name}"
    return token(picture, SPACE)


def token(picture: str, size: float = SIZE) -> Piece:
    return both(partial(side, picture, size))


def both(draw: Draw) -> Piece:
    return Piece(draw, draw)


def side(picture: str, size: float, page: Page, x: float, y: float) -> None:
    page.rectangle(x, y, size, size, fill=PAPER, line=CUT, weight=0.15)
    page.picture(picture, x + size * 0.08, y + size * 0.08, size * 0.84, size * 0.84)


def damage(page: Page, x: float, y: float) -> None:
    """A heart that is struck out."""
    page.rectangle(x, y, DAMAGE, DAMAGE, fill=INK, line=CUT, weight=0.15)
    page.picture("pirates/life", x + 1.2, y + 1.2, DAMAGE - 2.4, DAMAGE - 2.4)
    page.line(x + 1.5, y + DAMAGE - 1.5, x + DAMAGE - 1.5, y + 1.5, line=PAPER, weight=1.1)
