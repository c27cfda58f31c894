"""The text of a notification in the reader's language, for every channel."""

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.notifications.delivery import Notification
from saltsea.texts import TABLE_TEXTS, Texts, load


class Wording:
    """The texts of reminders in all languages."""

    def __init__(self) -> None:
        self.texts = {language: load(language, (TABLE_TEXTS, "mail")) for language in LANGUAGES}

    def of(self, language: str) -> Texts:
        """The texts in this language, or in the default one."""
        return self.texts.get(language, self.texts[LANGUAGES[0]])

    def subject(self, notice: Notification) -> str:
        return self.of(notice.language).say(f"mail-{notice.kind}-subject", {"game": notice.game})

    def sentence(self, notice: Notification) -> str:
        args: dict[str, str | int] = {"game": notice.game}
        return self.of(notice.language).say(
            f"mail-{notice.kind}", args | {"hours": notice.hours} if notice.kind == "hurry" else args
        )
