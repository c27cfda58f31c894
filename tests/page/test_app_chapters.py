"""The App inside a page: all ten chapters in their order, by the messages that its page sends, for one log book."""

import asyncio

from page.kit import FakePage

CHAPTERS = 10
ORDER = ("Start", "Continue", "Reach", "Report", "EnterRoll")
"""What a crew tells that is always lucky: whatever is asked first."""
MOST = 400


async def sail(page: FakePage, chapter: int) -> None:
    """A chapter from its first set-up to its end."""
    await page.open("app", players=1, options={"chapter": str(chapter), "sailors": 1 + chapter % 4})
    await page.begin()
    for _ in range(MOST):
        if page.is_over():
            return
        told = [action for kind in ORDER for action in page.choices() if action["kind"] == kind]
        if told:
            await page.request("Act", seat=0, action=told[0])
        await page.clock.advance(1000)
    raise AssertionError(f"chapter {chapter} does not end")


def test_all_ten_chapters_are_sailed_with_cardboard_one_after_the_other_without_a_server() -> None:
    async def test() -> None:
        page = FakePage()
        for chapter in range(1, CHAPTERS + 1):
            await sail(page, chapter)
            _, book = await page.ask("GET", "/api/campaign/pirates?language=fr")
            states = [one["state"] for one in book["chapters"]]
            after = ["open", *["locked"] * CHAPTERS][: CHAPTERS - chapter]
            assert states == ["won"] * chapter + after
        await page.engine.close()

    asyncio.run(test())
