"""Chapters of somebody's own: the game with such a chapter, made once for all tables that sail it."""

from collections import OrderedDict
from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from saltsea.kernel.nouns import Refusal, refuse
from saltsea.server.tables.table import Host
from saltsea.wire.messages import GameJson

MOST_KEPT: Final = 32
"""Anybody may write chapters: so many stay in memory, besides those of open tables."""
LONGEST: Final = 65_536
"""Characters. The longest of ours has a tenth of it."""


class OwnHosts:
    """The hosts of tables with a chapter of their own."""

    def __init__(self, hosts: Mapping[str, Host]) -> None:
        self.hosts = hosts
        self.kept: OrderedDict[str, Host] = OrderedDict()

    def host(self, game: str, chapter: str) -> Host:
        """The game with this chapter; a ValueError says what is wrong with it."""
        known = sha256(f"{game} {chapter}".encode()).hexdigest()
        if known not in self.kept:
            self.kept[known] = self.made(self.hosts[game], chapter)
        self.kept.move_to_end(known)
        while len(self.kept) > MOST_KEPT:
            self.kept.popitem(last=False)
        return self.kept[known]

    def made(self, host: Host, chapter: str) -> Host:
        own = host.game.own_chapters
        if own is None:
            raise ValueError(f"{host.game.name} has no chapters")
        game = own.game(host.game, chapter)
        rules = game.rules()
        return host._replace(game=game, rules=rules, json=GameJson(rules), chapter=chapter)

    def ordered(self, game: str, chapter: str, opened: int) -> Host | Refusal:
        """For somebody who wants to open a table with it, and for whom so many chapters of the story are open."""
        refusal = check_chapters(has=self.hosts[game].game.own_chapters is not None)
        if refusal is not None:
            return refusal
        try:
            host = self.host(game, chapter)
        except ValueError:
            return no_chapter()
        return check_met(reach_of(host), opened) or host


def reach_of(host: Host) -> int:
    """How many chapters of the story bring what a chapter of somebody's own uses."""
    stories = host.game.stories
    return 0 if stories is None else stories.reach(host.rules, {})


def check_met(reach: int, opened: int) -> Refusal | None:
    """table.T27: a chapter of one's own uses what its host has met in the story, and nothing of what comes later."""
    return None if reach <= opened else refuse("table.T27", "refusal-table-chapter-later")


def check_chapters(*, has: bool) -> Refusal | None:
    """table.T27: chapters of one's own are for games that tell stories in chapters."""
    return None if has else refuse("table.T27", "refusal-table-no-own-chapters")


def no_chapter() -> Refusal:
    """table.T27: a chapter that is sailed has no faults."""
    return refuse("table.T27", "refusal-table-chapter-faults")
