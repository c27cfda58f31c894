"""Run the full numbers and keep them: each proof's output goes to docs/proof/NAME.md, dated, with the commit it is of.

The table below is the whole list. `python3 dev.py proof [NAME ...]` sets up what a proof needs and then calls this.
"""

from __future__ import annotations

import argparse
import difflib
import os
import platform
import re
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "proof"
COMPILED = "build/compiled"
COMMIT = re.compile(r"^- commit: (?P<id>[0-9a-f]{40})(?P<rest>.*)$", re.MULTILINE)


@dataclass(frozen=True)
class Proof:
    """What a proof shows, and the words after `python` that show it."""

    shows: str
    command: tuple[str, ...]
    source: str | None = None
    """Where it imports us from, if not from the environment: the compiled engine if plain Python would take hours."""
    scale: str = "SALTSEA_PROOF=1"
    """What tells the tests how much to do; empty: as much as in `dev.py test`."""
    about: tuple[str, ...] = ("src", "tests")
    """The paths that it depends on: once one of them has changed, its page is stale."""
    parts: tuple[str, ...] = ("compile", "client")
    """What is built before it: the compiled engine, the browser client."""


NOTHING: tuple[str, ...] = ()
CLIENT = ("client",)


def tests(*arguments: str) -> tuple[str, ...]:
    """The command of a proof that is a part of the tests, there run with full numbers."""
    return ("-m", "pytest", "-v", "--color=no", "-p", "no:cacheprovider", *arguments)


LOCKS = ("pyproject.toml", "requirements.lock", "requirements-build.lock", "requirements-dev.lock")
ENGINE = ("src/saltsea/kernel", "src/saltsea/games", "src/saltsea/bots")
# Rules, states and cards: how a game is shown and said changes nothing that these proofs look at.
CORTO_PARTS = ("rules", "engine", "bot", "report.py")
PIRATES_PARTS = ("rules", "engine", "events", "chapters", "crew", "tempo.py")
CORTO = (
    "src/saltsea/kernel",
    *(f"src/saltsea/games/corto/{part}" for part in CORTO_PARTS),
    "src/saltsea/content/corto/cards.json",
)
PIRATES = (
    "src/saltsea/kernel",
    *(f"src/saltsea/games/pirates/{part}" for part in PIRATES_PARTS),
    "src/saltsea/content/pirates/chapters",
    *(f"src/saltsea/content/pirates/{name}.json" for name in ("cards", "events", "levels", "tokens")),
)
SAILING = ("bots/player", "bots/reaction", "bots/scheduler", "research/real_time")
"""What gives simulated sailors their hands, beside the pirates' own."""
BROWSER = ("src", "web", "tests/browser")

OFFLINE = ("tests/browser/test_offline.py", "tests/browser/test_offline_whole.py", "tests/browser/test_carry.py")
AT_SEA = ("tests/browser/test_pirates_table.py", "tests/browser/test_campaign.py")
"""What the pirates' own proof shows in browsers; the other one has the rest."""

PROOFS = {
    "clean-clone": Proof(
        "Both commands work on a clean clone where the PATH holds python3 and git and nothing else",
        ("tools/clean_clone.py",),
        about=("dev.py", "tools", *LOCKS, "web/package.json", "src"),
        parts=NOTHING,
    ),
    "compiled": Proof(
        "Compiled and plain runs give byte-identical records",
        tests("tests/kernel/test_compiled.py"),
        about=(*ENGINE, "src/saltsea/content", "tools/compile_engine.py", "tests/kernel", "tests/small_games"),
    ),
    "records": Proof(
        "A record that was truncated, edited or has one flipped byte is refused, the line named, nothing written",
        tests("tests/kernel/test_tamper.py"),
        about=("src/saltsea/kernel", "src/saltsea/games", "tests/kernel", "tests/golden", "tests/small_games"),
    ),
    "contract": Proof(
        "Every check holds for every game, and catches a planted violation",
        tests("-n", "2", "tests/contract"),
        about=(*ENGINE, "src/saltsea/content", "tests/contract", "tests/small_games"),
    ),
    "architecture": Proof(
        "A planted architecture violation fails the build",
        tests("tests/packaging/test_architecture.py"),
        about=("src", "pyproject.toml", "tests/packaging/test_architecture.py"),
        parts=NOTHING,
    ),
    "corto-games": Proof(
        "10,000 random games of Corto at each number of players keep every check",
        ("-m", "contract.many_games", "corto", "10000", "2", "3", "4"),
        source=COMPILED,
        about=(*CORTO, "tests/contract"),
    ),
    "corto-rules": Proof(
        "Every rule of Corto has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.games.corto", "tests"),
        source="src",
        about=(*CORTO, "tests/corto", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "corto-previews": Proof(
        "What a choice of Corto is said to lead to equals what then happens, in 10,000 random decisions",
        tests("-n", "2", "tests/corto/test_previews.py"),
        about=(*CORTO, "src/saltsea/games/corto/view", "tests/corto/test_previews.py"),
        parts=NOTHING,
    ),
    "corto-puzzles": Proof(
        "The puzzles of 30 days have one best end by brute force, draw no chance, and are the same from two processes",
        tests("tests/corto/test_puzzle.py"),
        source=COMPILED,
        about=(*CORTO, "src/saltsea/games/corto/daily", "src/saltsea/bots", "tests/corto/test_puzzle.py"),
    ),
    "corto-rated-puzzles": Proof(
        "Every rated puzzle has one best idea: all ends of its turn are looked at, and playouts with other dice agree",
        tests("tests/corto/test_rated_puzzles.py"),
        source=COMPILED,
        about=(
            *CORTO,
            "src/saltsea/content/corto/puzzles.jsonl",
            "src/saltsea/games/corto/puzzles",
            "src/saltsea/games/corto/review",
            "src/saltsea/bots",
            "tests/corto/test_rated_puzzles.py",
        ),
    ),
    "corto-positions": Proof(
        "Every level and character of Corto, thinking little, chooses what is legal in 100,000 random positions at each"
        " number of players, with every option",
        ("-m", "corto.many_positions", "100000", "2", "3", "4"),
        source=COMPILED,
        about=(*CORTO, "src/saltsea/games/corto/levels.py", "src/saltsea/bots", "tests/corto/many_positions.py"),
    ),
    "corto-sanity": Proof(
        "With greedy players Corto ends by full strips, no quest is dead or rules, every card is played, no seat leads",
        ("tools/corto_sanity.py",),
        source=COMPILED,
        about=(
            *CORTO,
            "src/saltsea/bots",
            "src/saltsea/research/simulate.py",
            "src/saltsea/research/summary.py",
            "tools/corto_sanity.py",
        ),
    ),
    "masters": Proof(
        "With 50 tables of Masters nobody waits over 5 s for the answers of a turn, and people see actions in 100 ms",
        ("bench/masters.py",),
        source=COMPILED,
        scale="",
        about=("src/saltsea/server", "src/saltsea/bots", "src/saltsea/games/corto", "bench/masters.py"),
    ),
    "limits": Proof(
        "Beside each attack an honest pair keeps its connection, and clock and median within twice a quiet server's, or"
        " under 10 ms",
        ("bench/limits.py",),
        source=COMPILED,
        scale="",
        about=("src/saltsea/server", "bench/limits.py"),
    ),
    "pirates-curve": Proof(
        "The ten chapters lie on their line at every level and for every crew, 900 voyages for each number",
        ("tools/pirates_curve.py", "--voyages", "900"),
        source=COMPILED,
        about=(*PIRATES, *(f"src/saltsea/{file}.py" for file in SAILING), "tools/pirates_curve.py"),
    ),
    "pirates-games": Proof(
        "10,000 simulated rounds of A Tale of Pirates agree with the oracle after every line and keep every check",
        ("-m", "pirates.many_rounds", "10000"),
        source=COMPILED,
        about=(*PIRATES, "tests/pirates", "tests/contract"),
    ),
    "pirates-rules": Proof(
        "Every rule of A Tale of Pirates has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.games.pirates", "tests"),
        source="src",
        about=(*PIRATES, "tests/pirates", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "pirates-speed": Proof(
        "Rounds per second of A Tale of Pirates, driven by deadlines, by SimPy and by ticks to the same end",
        ("bench/pirates_rounds.py",),
        about=(*PIRATES, "bench"),
        parts=NOTHING,
    ),
    "table-rules": Proof(
        "Every rule of the table has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.server", "tests"),
        source="src",
        about=("src/saltsea/kernel", "src/saltsea/server", "tests/server", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "faults": Proof(
        "In 4,000 simulated runs with lost messages, failing disks, crashes and rude guests, and in 2,000 of clusters"
        " whose nodes stop and lose their bus, nothing acknowledged is lost or done twice, nothing leaks, and every"
        " table goes on",
        ("-m", "simulation", "--seeds", "0-3999", "--cluster-seeds", "0-1999", "--jobs", "2"),
        source=COMPILED,
        about=(
            "src/saltsea/server",
            "src/saltsea/store",
            "src/saltsea/bus",
            "src/saltsea/kernel",
            "src/saltsea/wire",
            "tests/simulation",
        ),
    ),
    "store": Proof(
        "Killed at any instant, the store has every line that it acknowledged",
        tests("tests/store"),
        about=("src/saltsea/store", "tests/store"),
        parts=NOTHING,
    ),
    "load": Proof(
        "What a command costs beside a bare broadcast, at 10, 200 and 1,000 tables, and how late deadlines are",
        ("bench/load_proof.py",),
        source=COMPILED,
        about=("src/saltsea/server", "src/saltsea/store", "src/saltsea/wire", "src/saltsea/kernel", "bench"),
    ),
    "soak": Proof(
        "Memory stays flat while 200 tables play for half an hour",
        ("bench/load_proof.py", "--soak", "30"),
        source=COMPILED,
        about=("src/saltsea/server", "src/saltsea/store", "src/saltsea/wire", "src/saltsea/kernel", "bench"),
    ),
    "browser-corto": Proof(
        "In real browsers: whole games by clicks, touch and keys, reloads in every decision, cut lines, two languages",
        tests("-n", "2", "-m", "browser", "tests/browser", *(f"--ignore={file}" for file in (*AT_SEA, *OFFLINE))),
        about=BROWSER,
    ),
    "browser-pirates": Proof(
        "In real browsers and real time: crews sail chapter 1 by clicks, touch and keys, and step by step by ear;"
        " and the campaign's pages at each size, in each light and language",
        tests("-n", "2", "-m", "browser", *AT_SEA),
        about=BROWSER,
    ),
    "offline": Proof(
        "In a real browser whose line is cut: a whole game of Corto, all ten chapters of the App, voyages of chapters"
        " 1, 3, 6 and 10 to their end, both lessons; and a running game that goes on at the server and comes back",
        # A voyage of ten minutes hangs nowhere: no stacks after five.
        tests("-n", "2", "--dist=worksteal", "-o", "faulthandler_timeout=0", "-m", "browser", *OFFLINE),
        about=BROWSER,
    ),
    "client": Proof(
        "The client's budgets: weight and time of the first load, and how soon a move is seen on another screen",
        ("bench/client.py",),
        about=("src/saltsea/server", "web", "bench/client.py"),
        parts=CLIENT,
    ),
    "research": Proof(
        "Every extra for researchers works from an empty environment, a Ray cluster loses a node and nothing else, and"
        " the quick start learns Corto",
        tests("-s", "tests/research/test_extras.py"),
        about=("src/saltsea/research", "src/saltsea/bots", "examples", "tests/research", *LOCKS),
    ),
    "coverage": Proof(
        "Which lines of the package the tests reach",
        tests("-q", "-n", "2", "-m", "not browser", "--cov=saltsea", "--cov-report=term", "tests"),
        scale="",
    ),
    "flakes": Proof(
        "Every test passes three times in a row beside two processes that keep the machine busy",
        ("tools/flakes.py",),
        scale="",
        about=("src", "tests", "web"),
    ),
    "pythons": Proof(
        "The tests pass under every Python from 3.11 on that is at hand, each in an environment of its own",
        ("tools/pythons.py",),
        scale="",
        about=("src", "tests", *LOCKS),
        parts=CLIENT,
    ),
    "speed": Proof(
        "Corto beside other engines, all measured in one run",
        ("bench/side_by_side.py",),
        about=(*CORTO, "src/saltsea/bots", "bench"),
    ),
    "cluster": Proof(
        "Three nodes under load: parts are killed, a node sleeps, is cut off or restarts, and nothing answered is lost",
        ("-m", "server.cluster_proof"),
        source="src",
        about=("src/saltsea/bus", "src/saltsea/server", "src/saltsea/store", "tests/server", "tools/cluster.py"),
        parts=CLIENT,
    ),
    "voyage-killed": Proof(
        "Killed (kill -9) in the middle of a voyage, restarted in the middle of Corto, a server goes on to the end",
        ("-m", "server.killed"),
        source="src",
        about=("src", "tests/server"),
        parts=CLIENT,
    ),
    "wheel": Proof(
        "The wheel works in an empty environment: compiled with cc, compiled with zig where there is no cc, and plain",
        tests("tests/packaging/test_wheel.py"),
        about=("src", "web", "hatch_build.py", "tools", *LOCKS, "tests/packaging/test_wheel.py"),
        parts=NOTHING,
    ),
}


# --- the page ---


def git(*arguments: str) -> str:
    """What git says, or nothing where it has nothing to say."""
    done = subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() if done.returncode == 0 else ""


def commit() -> str:
    """The commit that the proof is of. Pages of other proofs are no change to what is proved."""
    changes = git("status", "--porcelain", "--", ".", ":!docs/proof")
    return (git("rev-parse", "HEAD") or "none yet") + (" + uncommitted changes" if changes else "")


def neutral(text: str) -> str:
    """The text without this machine's paths."""
    for path, name in ((str(ROOT), "."), (sys.base_prefix, "PYTHON"), (str(Path.home()), "~")):
        text = text.replace(path, name)
    return text


def page(name: str, code: int, seconds: float, output: str) -> str:
    """One proof as Markdown."""
    proof = PROOFS[name]
    facts = {
        "date": f"{datetime.now(UTC):%Y-%m-%d %H:%M} UTC",
        "commit": commit(),
        "Python": platform.python_version(),
        "machine": f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores",
        "command": f"`{' '.join([proof.scale, 'python', *proof.command]).strip()}`, by `python3 dev.py proof {name}`",
        "elapsed": f"{seconds:.1f} s",
        "result": "passed" if code == 0 else f"FAILED (exit status {code})",
    }
    lines = "\n".join(f"- {key}: {value}" for key, value in facts.items())
    return f"# {name}\n\n{proof.shows}.\n\n{lines}\n\n````text\n{neutral(output).rstrip()}\n````\n"


# --- what a page is still worth ---


def standing(name: str) -> str:
    """Whether the page of a proof still holds: nothing that the proof is about has changed since."""
    file = PAGES / f"{name}.md"
    if not file.is_file():
        return "never run"
    page = file.read_text(encoding="utf-8")
    found = COMMIT.search(page)
    if found is None or "\n- result: passed\n" not in page:
        return "FAILED"
    if found["rest"]:
        return "stale: made with uncommitted changes"
    if not git("cat-file", "-t", found["id"]):
        return "stale: of a commit that is not here"
    changed = git("diff", "--name-only", found["id"], "--", *PROOFS[name].about).splitlines()
    return f"stale: {len(changed)} files changed since {found['id'][:7]}" if changed else "fresh"


def listing() -> str:
    """Every proof, what it shows, and whether its page is stale."""
    return "\n".join(f"{name:<20}{standing(name)}\n{'':20}{proof.shows}" for name, proof in PROOFS.items())


# --- the run ---


def prove(name: str) -> int:
    """Run one proof, write its page, say how it went."""
    print(f"{name} ... ", end="", flush=True)
    started = time.perf_counter()
    code, output = run(PROOFS[name])
    seconds = time.perf_counter() - started
    PAGES.mkdir(parents=True, exist_ok=True)
    (PAGES / f"{name}.md").write_text(page(name, code, seconds, output), encoding="utf-8")
    print(f"{'passed' if code == 0 else 'FAILED'}, {seconds:.1f} s, docs/proof/{name}.md", flush=True)
    return code


def run(proof: Proof) -> tuple[int, str]:
    """Run a proof's command with full numbers and catch all it says."""
    folders = [ROOT / folder for folder in (proof.source, "tests", "tools") if proof.source and folder]
    path = {"PYTHONPATH": os.pathsep.join(str(folder) for folder in folders)} if folders else {}
    done = subprocess.run(
        [sys.executable, *proof.command],
        cwd=ROOT,
        env={**os.environ, **dict([proof.scale.split("=")] if proof.scale else []), **path},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def parts_for(names: Sequence[str]) -> list[str]:
    """What has to be built before these proofs, or before all."""
    wanted = {part for name in names or PROOFS if name in PROOFS for part in PROOFS[name].parts}
    return [part for part in ("compile", "client") if part in wanted]


def unknown(name: str) -> str:
    """What to say to a name that is not in the table."""
    near = difflib.get_close_matches(name, PROOFS, n=1)
    hint = f"; did you mean {near[0]}?" if near else f"; there are {', '.join(PROOFS)}"
    return f"no proof is called {name}{hint}"


def main(arguments: Sequence[str] | None = None) -> int:
    """List, or run the named proofs, or all."""
    parser = argparse.ArgumentParser(description="Run proofs and write their pages to docs/proof/.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="which proofs; all when none is named")
    parser.add_argument("--list", action="store_true", help="say what there is, and run nothing")
    parser.add_argument("--check", action="store_true", help="only check that the names exist")
    given = parser.parse_args(arguments)
    wrong = [unknown(name) for name in given.names if name not in PROOFS]
    if wrong:
        print("\n".join(wrong), file=sys.stderr)
        return 2
    if given.check:
        return 0
    if given.list:
        print(listing())
        return 0
    codes = [prove(name) for name in given.names or PROOFS]
    print(f"{codes.count(0)} passed, {len(codes) - codes.count(0)} failed")
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
