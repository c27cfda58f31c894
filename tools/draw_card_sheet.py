"""Draw cards of Corto as small as they lie on a phone's board, to see whether a reader can tell who they are.

`python tools/draw_card_sheet.py FOLDER --seed WORD` draws 20 characters by lot, 46 pixels wide and without names, into
cards.png. A reader who has not seen them gets this picture and names.txt, which has all 66 names with their lines, and
writes `1 A5` for each; key.txt has the answers. `--answers FILE` compares and counts errors. `--all` draws everyone."""

from __future__ import annotations

import argparse
import asyncio
import random
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from write_files import ROOT, use_our_python

use_our_python()  # before the imports that need it

from saltsea.games.corto.definition import THEMES  # noqa: E402
from saltsea.texts import load  # noqa: E402

WEB = ROOT / "web"
COLUMNS = 10
CHARACTERS = [f"{letter}{number}" for letter in "ABCDEF" for number in range(1, 12)]


class Quiet(SimpleHTTPRequestHandler):
    """Serves a folder and writes no log."""

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        return


def chosen(seed: str, number: int) -> list[str]:
    """Characters by lot: the same for the same word."""
    return random.Random(seed).sample(CHARACTERS, number)


def names() -> str:
    """Every character with what it is called, in both themes, and its line: what a player can read."""
    stories, neutral = (load("en", (THEMES, theme)) for theme in ("stories", "neutral"))
    lines = [
        f"{card}  {stories.say(f'card-corto-{card}')} – {neutral.say(f'card-corto-{card}')}. "
        f"{stories.part(f'card-corto-{card}', 'line')}"
        for card in CHARACTERS
    ]
    return "\n".join(lines) + "\n"


@contextmanager
def served() -> Iterator[str]:
    """The address of the built sheet."""
    with tempfile.TemporaryDirectory() as folder:
        sheet = WEB / "tests" / "sheet"
        command = ["npx", "vite", "build", str(sheet), "--config", str(sheet / "vite.config.ts"), "--outDir", folder]
        subprocess.run([*command, "--emptyOutDir", "--logLevel", "warn"], cwd=WEB, check=True)
        with ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=folder)) as server:
            threading.Thread(target=server.serve_forever, daemon=True).start()
            yield f"http://127.0.0.1:{server.server_port}/"
            server.shutdown()


async def draw(cards: list[str], file: Path, width: int, scale: float) -> None:
    sys.path.insert(0, str(ROOT / "tests"))  # where the browser is found and launched
    from browser.visitor import launched

    with served() as address:
        async with launched() as browser:
            room = COLUMNS * (width + 24) + 20
            page = await browser.new_page(viewport={"width": room, "height": 100}, device_scale_factor=scale)
            await page.goto(f"{address}?cards={','.join(cards)}&width={width}")
            await page.locator("li svg").last.wait_for()
            await page.screenshot(path=file, full_page=True)


def compare(answers: Path, cards: list[str]) -> None:
    """Say which answers were wrong."""
    given = dict(line.split()[:2] for line in answers.read_text().splitlines() if line.strip())
    wrong = [(place, card) for place, card in enumerate(cards, 1) if given.get(str(place)) != card]
    for place, card in wrong:
        print(f"{place}: {given.get(str(place), 'no answer')}, but it is {card}")
    print(f"{len(cards) - len(wrong)} of {len(cards)} right, {len(wrong)} wrong")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seed", default="cards")
    parser.add_argument("--number", type=int, default=20)
    parser.add_argument("--width", type=int, default=46, help="of a card, in pixels of the page")
    parser.add_argument("--scale", type=float, default=2, help="device pixels per pixel, 2 or 3 on a phone")
    parser.add_argument("--all", action="store_true")
    parser.add_argument("--answers", type=Path)
    args = parser.parse_args()
    cards = CHARACTERS if args.all else chosen(args.seed, args.number)
    if args.answers:
        compare(args.answers, cards)
        return
    args.folder.mkdir(parents=True, exist_ok=True)
    asyncio.run(draw(cards, args.folder / "cards.png", args.width, args.scale))
    (args.folder / "names.txt").write_text(names())
    (args.folder / "key.txt").write_text("".join(f"{place} {card}\n" for place, card in enumerate(cards, 1)))


if __name__ == "__main__":
    main()
