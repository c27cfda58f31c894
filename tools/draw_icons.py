"""Draw the icons of the installed client from its mark: `python tools/draw_icons.py`. Run it when the mark has changed.

Browsers want bitmaps of fixed sizes for home screens. A maskable one may be cut to any shape, so its picture fills the
whole square and what matters stays in the middle; a badge is shown as a silhouette."""

import asyncio
import sys
from pathlib import Path
from typing import Final

from playwright.async_api import Browser

ROOT: Final = Path(__file__).resolve().parent.parent
PUBLIC: Final = ROOT / "web" / "public"

SEA: Final = (
    '<path d="M-40 44q7-5 13.500 0t13.500 0 13.500 0 13.500 0 13.500 0 13.500 0 13.500 0 13.500 0 13.500 0v80H-40z"'
)
SHIP: Final = '<path d="M27 9v30H11q13-11 16-30zM30 14q12 10 13 25H30zM11 42h36l-5 8H17z"'
MASKABLE: Final = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="-14 -16 92 92">
<rect x="-40" y="-40" width="160" height="160" fill="#f3d392"/><circle cx="43" cy="24" r="11" fill="#d4532c"/>
{SEA} fill="#2f7480"/>{SHIP} fill="#17191f"/></svg>"""
BADGE: Final = f"""<svg xmlns="http://www.w3.org/2000/svg" viewBox="4 4 50 50">{SHIP} fill="#fff"/></svg>"""


async def draw(browser: Browser, svg: str, name: str, side: int) -> None:
    page = await browser.new_page(viewport={"width": side, "height": side})
    await page.set_content(f"<style>body{{margin:0}}svg{{display:block;width:{side}px;height:{side}px}}</style>{svg}")
    await page.screenshot(path=PUBLIC / name, omit_background=True)
    await page.close()


async def draw_all() -> None:
    sys.path.insert(0, str(ROOT / "tests"))  # where the browser is found and launched
    from browser.visitor import launched

    mark = (PUBLIC / "mark.svg").read_text()
    async with launched() as browser:
        for side in (192, 512):
            await draw(browser, mark, f"icon-{side}.png", side)
            await draw(browser, MASKABLE, f"icon-maskable-{side}.png", side)
        await draw(browser, BADGE, "badge.png", 96)


if __name__ == "__main__":
    asyncio.run(draw_all())
