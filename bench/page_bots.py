"""What a bot's move costs inside a page: Pyodide in Chromium and Node, beside plain and compiled CPython; both games,
every level.

`python bench/page_bots.py [MOVES]` needs the built client (tools/build_client.py), and build/compiled for one column.
All choose in the same positions, without a limit on their time; a cell is the median of a move in ms, and quartiles."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HERE: Final = ROOT / "bench"
ASK: Final = "import sys, bot_moves; print(bot_moves.measured(int(sys.argv[1])))"
Timings = dict[str, list[float]]


def in_python(package: Path, moves: str) -> Timings:
    """In CPython, with the package of this folder."""
    environment = {**os.environ, "PYTHONPATH": f"{package}{os.pathsep}{HERE}"}
    done = subprocess.run(
        [sys.executable, "-c", ASK, moves], env=environment, capture_output=True, text=True, check=True
    )
    return dict(json.loads(done.stdout))


def in_pyodide(moves: str) -> Timings:
    """In the packed engine, with the Node that builds the client."""
    sys.path.insert(0, str(ROOT / "tools"))
    import build_client

    command = [str(build_client.node_home() / "bin" / "node"), str(HERE / "page_bots.mjs"), moves]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return dict(json.loads(done.stdout.strip().splitlines()[-1]))


IN_A_PAGE: Final = """async ([moves, source]) => {
  const manifest = await (await fetch('/engine/manifest.json')).json();
  const folder = new URL(`/assets/engine-${manifest.build}/`, location.href).href;
  const { loadPyodide } = await import(`${folder}pyodide.mjs`);
  const lockFileContents = JSON.stringify(manifest.lock);
  const python = await loadPyodide({ indexURL: folder, packageBaseUrl: folder, lockFileContents });
  const archive = await (await fetch(`${folder}saltsea.tar.xz`)).arrayBuffer();
  python.unpackArchive(new Uint8Array(archive), 'xztar', { extractDir: '/saltsea' });
  python.FS.writeFile('/saltsea/bot_moves.py', source);
  python.runPython("import sys; sys.path.insert(0, '/saltsea')");
  return python.pyimport('bot_moves').measured(Number(moves));
}"""


async def in_chromium(moves: str) -> Timings:
    """In a page of a server; its policy, which lets only the engine's own worker compile, is set aside for this."""
    sys.path.insert(0, str(ROOT / "tests"))
    from browser.server_process import running_server
    from browser.visitor import launched

    with running_server() as address:
        async with launched() as browser:
            page = await (await browser.new_context(base_url=address, bypass_csp=True)).new_page()
            page.set_default_timeout(0)
            await page.goto("/rules")
            source = (HERE / "bot_moves.py").read_text(encoding="utf-8")
            return dict(json.loads(await page.evaluate(IN_A_PAGE, [moves, source])))


def main(moves: str = "30") -> None:
    columns = {"plain CPython": in_python(ROOT / "src", moves), "Pyodide (Node)": in_pyodide(moves)}
    columns["Pyodide (Chromium)"] = asyncio.run(in_chromium(moves))
    if (ROOT / "build" / "compiled").is_dir():
        columns["compiled"] = in_python(ROOT / "build" / "compiled", moves)
    print("| bot |", " | ".join(columns), "|")
    for bot in columns["plain CPython"]:
        cells = [
            f"{column[bot][1]} ({column[bot][0]} to {column[bot][2]})" for column in columns.values() if bot in column
        ]
        print(f"| {bot} |", " | ".join(cells), "|")


if __name__ == "__main__":
    main(*sys.argv[1:2])
