"""How loud our sounds are: rendered in a real browser through the real mixer, and measured.

`python tests/browser/loudness.py` prints every sound; `--write` brings all of them to their level and writes
web/src/sound/levels.ts."""

import asyncio
import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final

from playwright.async_api import Browser

sys.path.insert(0, str(Path(__file__).parents[1]))  # run as a program, this file finds no other test module

from browser.visitor import launched

WEB: Final = Path(__file__).parents[2] / "web"
LEVELS: Final = WEB / "src" / "sound" / "levels.ts"
NODE: Final = Path(sys.executable).parent / "node"
TARGETS: Final = {"alarms": -14.5, "effects": -15.5, "sailors": -15.5, "sea": -27.0}
"""By channel, in decibels of K-weighted power (ITU-R BS.1770) of the loudest 125 ms."""
QUIET: Final = {"card-laid": -20.0, "card-drawn": -20.0, "marker": -20.0, "refused": -20.0}
"""What is heard at every move of a quiet game, and must not tire."""
ROUNDS: Final = 5
STEEPEST: Final = 24.0

Trims = dict[str, float]


def trims() -> Trims:
    """What the client raises and lowers now."""
    found = re.findall(r"^  '?([\w-]+)'?: (-?[\d.]+),$", LEVELS.read_text(encoding="utf-8"), re.MULTILINE)
    return {name: float(value) for name, value in found}


def bundle() -> str:
    """The measuring program for a browser."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "loudness.js"
        entry = WEB / "tests" / "helpers" / "loudness.ts"
        rolldown = WEB / "node_modules" / "rolldown" / "bin" / "cli.mjs"
        command = [str(NODE), str(rolldown), str(entry), "-f", "iife", "--name", "loudness", "-o", str(file)]
        subprocess.run(command, check=True, capture_output=True, cwd=WEB, timeout=60)
        return file.read_text(encoding="utf-8")


async def measured(browser: Browser, program: str, values: Trims) -> dict[str, Any]:
    page = await browser.new_page()
    await page.add_script_tag(content=program)
    found: dict[str, Any] = await page.evaluate("(trims) => loudness.measure(trims)", values)
    await page.close()
    return found


def target(name: str, channel: str) -> float:
    return QUIET.get(name, TARGETS[channel])


def better(values: Trims, sounds: dict[str, Any]) -> Trims:
    """Each sound nearer to its target; the ceiling bends what is loud, so it takes some steps."""
    return {
        name: max(
            -STEEPEST, min(STEEPEST, round(values.get(name, 0.0) + target(name, one["channel"]) - one["level"], 1))
        )
        for name, one in sounds.items()
    }


def written(values: Trims) -> str:
    head = LEVELS.read_text(encoding="utf-8").split("= {", 1)[0] + "= {\n"
    return head + "".join(f"  {key(name)}: {value:g},\n" for name, value in sorted(values.items())) + "};\n"


def key(name: str) -> str:
    return f"'{name}'" if "-" in name else name


async def main(*, writes: bool) -> None:
    program, values = bundle(), trims()
    async with launched() as browser:
        for _ in range(ROUNDS if writes else 0):
            values = better(values, (await measured(browser, program, values))["sounds"])
        found = await measured(browser, program, values)
    for name, one in sorted(found["sounds"].items()):
        print(f"{name:<24}{one['level']:>7.1f} dB  peak {one['peak']:.2f}  {one['channel']}")
    print(json.dumps(found["music"]))
    if writes:
        LEVELS.write_text(written(values), encoding="utf-8")


if __name__ == "__main__":
    asyncio.run(main(writes="--write" in sys.argv))
