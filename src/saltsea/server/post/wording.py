"""A message in the words of its reader, whatever carries it."""

from saltsea.server.post.post import Notice
from saltsea.texts import LANGUAGES, TABLE_TEXTS, Texts, load


class Wording:
    """The texts of reminders in every language."""

    def __init__(self) -> None:
        self.texts = {language: load(language, (TABLE_TEXTS, "mail")) for language in LANGUAGES}

    def of(self, language: str) -> Texts:
        """In one that we have."""
        return self.texts.get(language, self.texts[LANGUAGES[0]])

    def subject(self, notice: Notice) -> str:
        return self.of(notice.language).say(f"mail-{notice.kind}-subject", {"game": notice.game})

    def sentence(self, notice: Notice) -> str:
        facts: dict[str, str | int] = {"game": notice.game}
        return self.of(notice.language).say(
            f"mail-{notice.kind}", facts | {"hours": notice.hours} if notice.kind == "hurry" else facts
        )
