"""The recorded order of log and animation, on a real page: nothing that is written or heard runs ahead of the eye."""

from typing import Any, Final

import pytest
from playwright.async_api import expect

from browser.tables import open_table
from browser.visitor import Visit

pytestmark = [pytest.mark.browser, pytest.mark.anyio]

QUICK: Final = 1000
LONGEST: Final = 100_000
"""Milliseconds: a round, and its end as it is told."""
CAPTIONS: Final = """
  if (location.protocol.startsWith('http')) {
    const kept = JSON.parse(localStorage.getItem('saltsea.sound') ?? '{}');
    localStorage.setItem('saltsea.sound', JSON.stringify({ ...kept, captions: true }));
  }
"""
RECORD: Final = """() => {
  window.recorded = [];
  const text = (selector) => document.querySelector(selector)?.textContent ?? '';
  const look = () => {
    const now = {
      told: text('.at-bar .end p'),
      way: parseFloat(document.querySelector('.at-bar .end .way span')?.style.width ?? '0'),
      log: text('aside ol li:last-child'),
      title: document.title,
      header: text('h1.turn'),
      clock: text('.clock .digits'),
      rounds: document.querySelectorAll('.clock .rounds i.past').length,
      heard: text('.captions'),
      count: document.querySelector('dialog[open] [data-result]') !== null,
    };
    const last = window.recorded.at(-1);
    if (JSON.stringify(last) !== JSON.stringify(now)) window.recorded.push(now);
  };
  const all = { subtree: true, childList: true, characterData: true, attributes: true };
  new MutationObserver(look).observe(document, all);
}"""


async def test_log_clock_title_and_sound_follow_the_animation_of_a_lost_voyage(visit: Visit, address: str) -> None:
    """Nobody steers: the first round loses the chapter, and everything about that waits until it was shown."""
    async with visit() as page:
        await page.add_init_script(CAPTIONS)
        await page.emulate_media(reduced_motion="no-preference")
        _, seat = open_table(address, 1, {"chapter": "1"}, "pirates", speed=QUICK)
        await page.goto(seat)
        await page.get_by_role("button", name="Start", exact=True).click()
        await page.locator(".bar [data-offer]").click()
        await page.locator(".space.offered").first.wait_for()
        await page.evaluate(RECORD)
        await expect(page.locator("dialog[open] [data-result]")).to_be_visible(timeout=LONGEST)
        moments: list[dict[str, Any]] = await page.evaluate("window.recorded")
    shown = [place for place, moment in enumerate(moments) if moment["told"]]
    assert len({moments[place]["told"] for place in shown}) > 2, "the end is told in several moments"
    last = max(place for place in shown if moments[place]["way"] < 100)
    for moment in moments[: last + 1]:
        assert "chapter is lost" not in moment["log"]
        assert "voyage is lost" not in moment["heard"]
        assert not moment["count"]
    for place in shown:
        assert (moments[place]["title"], moments[place]["header"]) == (moments[0]["title"], moments[0]["header"])
        assert moments[place]["rounds"] == 1
        assert not moments[place]["count"]
    assert "chapter is lost" in moments[-1]["log"]
    assert any("voyage is lost" in moment["heard"] for moment in moments[last:])
