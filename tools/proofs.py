"""Run the full numbers and keep them: each proof's output goes to docs/proof/NAME.md, dated, with the commit it is of.

`proof_list.py` has them all. `python3 dev.py proof [NAME ...]` sets up what a proof needs and then calls this.
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
from datetime import UTC, datetime
from pathlib import Path

from proof_list import PROOFS, Proof

BUILT = "SALTSEA_BUILT"
"""Set by who has built what proofs run on: with an engine or a client of before, a page would speak of other code."""

ROOT = Path(__file__).resolve().parent.parent
PAGES = ROOT / "docs" / "proof"
COMMIT = re.compile(r"^- commit: (?P<id>[0-9a-f]{40})(?P<rest>.*)$", re.MULTILINE)


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
    if parts_for(given.names) and BUILT not in os.environ:
        print("run `python3 dev.py proof`: it builds the engine and the client of now first", file=sys.stderr)
        return 2
    codes = [prove(name) for name in given.names or PROOFS]
    print(f"{codes.count(0)} passed, {len(codes) - codes.count(0)} failed")
    return 1 if any(codes) else 0


if __name__ == "__main__":
    sys.exit(main())
