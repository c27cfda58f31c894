"""Computer players by name, in the reader's language: their ids are for commands and files."""

from collections.abc import Sequence

from saltsea.sentences import Sentences
from saltsea.text_table.word_matching import folded, is_abbreviation


def bot_name(texts: Sentences, bot: str) -> str:
    """What a bot is called; a game's own bot without a text is called by its id."""
    return texts.say(f"bot-{bot}") if texts.has(f"bot-{bot}") else bot


def bot_description(texts: Sentences, bot: str) -> str:
    """`Novice: a beginner, too`, for a player who chooses."""
    about = texts.part(f"bot-{bot}", "about") if texts.has(f"bot-{bot}") else ""
    return f"{bot_name(texts, bot)}: {about}" if about else bot_name(texts, bot)


def find_bot(texts: Sentences, bots: Sequence[str], word: str) -> str | None:
    """The bot that a word means: its id, its name, or the beginning of either; None if that is not clear."""
    names = {bot: (folded(bot), folded(bot_name(texts, bot))) for bot in bots}
    given = folded(word)
    exact = [bot for bot, called in names.items() if given in called]
    short = [bot for bot, called in names.items() if any(is_abbreviation(given, name) for name in called)]
    found = exact or short
    return found[0] if len(found) == 1 else None
