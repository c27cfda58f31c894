#!/usr/bin/env python3
"""The developer's one command: run, test, proof, cluster, lock. Needs Python 3.11, and sets up the rest itself."""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent / "tools"))

from checkout import (
    BIN,
    BUILD,
    COMPILED,
    LOCKS,
    PYTHON,
    ROOT,
    Session,
    StepFailedError,
    compile_command,
    environment,
    make_venv,
    set_up,
    step,
    timed_step,
)
from proofs import BUILT, parts_for
from stages import (
    Outcome,
    client_stage,
    compile_stage,
    lanes,
    measures_stage,
    print_table,
    set_up_stage,
    side_by_side,
    timed,
)

LOCK_CHOICES = {
    "runtime": ["--no-default-groups"],
    "build": ["--no-default-groups", "--group", "build"],
    "dev": ["--no-default-groups", "--group", "dev"],
    "zig": ["--only-group", "zig"],
}

STALE = 5  # the same, asked whether it has anything to do
COMPUTES = {"bench", "bot-worker", "chapter", "dataset", "learn", "perft", "review", "simulate", "tournament"}
"""Commands that take long by themselves: the compiler's time is soon won back."""
PLAYS = {"serve", "play", "daily", "puzzle", "open", "join", "bot-line"}
"""Commands of people who want to begin."""

HELP = """\
commands, each of which does all the set-up it needs (the first time takes a minute):

  run [ARGS ...]     start the product; ARGS go to `saltsea serve`, for example --port 9000
  saltsea ARGS ...   any command of the product, for example
                       python3 dev.py saltsea play corto --seats me,bot
  test [ARGS ...]    run every check: style, types, architecture, client, compile, tests, browser.
                     With ARGS, a quick loop: only pytest, with them. Examples:
                       python3 dev.py test tests/kernel
                       python3 dev.py test -k record
  proof [NAME ...]   run the full numbers and write them, dated, to docs/proof/. Without NAME: all.
                     proof --list says what there is, and which pages are stale
  cluster [--nodes 3] [--port 8000]
                     start PostgreSQL, NATS, some servers that share them, and a proxy, on this machine
  lock [--upgrade]   write the requirements*.lock files again from pyproject.toml

  -v before the command shows the output of every step; otherwise only that of a step that fails.
"""


# --- run ---


def run(session: Session, arguments: Sequence[str]) -> int:
    """Set up, build, and become the server."""
    set_up(session, "build")
    if (ROOT / "web" / "package.json").is_file():
        step(session, "browser client", PYTHON, ROOT / "tools" / "build_client.py")
    return become(ready_or_plain(session), ["serve", *arguments])


def saltsea(session: Session, arguments: Sequence[str]) -> int:
    """Set up, and become the command that was asked for."""
    set_up(session, "build")
    return become(import_root(session, arguments), arguments)


def import_root(session: Session, arguments: Sequence[str]) -> Path:
    """Where a command is imported from: only what computes for long is worth waiting for the compiler."""
    command = next((word for word in arguments if not word.startswith("-")), "")
    if command in COMPUTES:
        return compiled_or_plain(session)
    if command in PLAYS:
        return ready_or_plain(session)
    return COMPILED if os.environ.get("SALTSEA_PLAIN", "") != "1" and asked_engine().returncode == 0 else ROOT / "src"


def become(source: Path, arguments: Sequence[str]) -> int:
    """Go on as the product itself, from this import root."""
    return turn_into([str(PYTHON), "-m", "saltsea", *arguments], environment(PYTHONPATH=str(source)))


def turn_into(command: list[str], its_environment: Mapping[str, str]) -> int:
    """Go on as this command, so that Ctrl-C and other signals reach it alone. A parent would kill it a quarter of a
    second later, before it has stopped what it started."""
    sys.stdout.flush()
    if os.name == "posix":
        os.execve(command[0], command, its_environment)
    return subprocess.run(command, env=its_environment, check=False).returncode


def ready_or_plain(session: Session) -> Path:
    """The import root to serve or play from at once. No player waits for the compiler: where it has something to do, it
    works in the background, and the next start finds the result."""
    if os.environ.get("SALTSEA_PLAIN", "") == "1":
        return ROOT / "src"
    done = asked_engine()
    if done.returncode == STALE:
        compile_behind()
        print("The engine runs as plain Python now: the same games, several times slower. It is being compiled behind")
        print("it, which takes one to five minutes; the next start uses it.")
        return ROOT / "src"
    return COMPILED if done.returncode == 0 else plain_build(session, done)


def asked_engine() -> subprocess.CompletedProcess[str]:
    """Ask whether the compiled engine is ready; its status says so."""
    asked = [*map(str, compile_command()), "--check"]
    return subprocess.run(asked, env=environment(), capture_output=True, text=True, check=False)


def compile_behind() -> None:
    """Compile in a process that outlives this one, and gives way to everything else."""
    BUILD.mkdir(exist_ok=True)
    give_way = ["nice"] if shutil.which("nice") else []
    with (BUILD / "compile.log").open("w") as log:
        command = [*give_way, *map(str, compile_command())]
        subprocess.Popen(command, env=environment(), stdout=log, stderr=log, start_new_session=os.name == "posix")


def plain_build(session: Session, done: subprocess.CompletedProcess[str]) -> Path:
    """Say why nothing can be compiled here."""
    reason = done.stderr if session.verbose or done.returncode == 1 else done.stderr.strip().splitlines()[-1]
    print(f"{reason}\nSo this runs as plain Python: the same games, several times slower.")
    return ROOT / "src"


def compiled_or_plain(session: Session) -> Path:
    """The import root of a command: it is compiled first, if need be."""
    if os.environ.get("SALTSEA_PLAIN", "") == "1":
        return ROOT / "src"
    with timed_step("compiled engine"):
        done = subprocess.run(compile_command(), env=environment(), capture_output=True, text=True, check=False)
    return COMPILED if done.returncode == 0 else plain_build(session, done)


# --- test ---


def test(session: Session) -> int:
    """Set up, run every stage even when one fails, and end with a table."""
    started = time.perf_counter()
    os.environ.setdefault("SALTSEA_QUICK", "1")  # tests ask whether compiled code is right, not how fast it is
    outcomes = [timed("set-up", lambda name: set_up_stage(session, name))]
    if not outcomes[0].failed:
        outcomes += side_by_side(*lanes(session))
        outcomes += [] if session.pytest_arguments else [timed("measures", measures_stage)]
    print_table(outcomes, time.perf_counter() - started)
    return 1 if any(outcome.failed for outcome in outcomes) else 0


# --- proof and lock ---


def proof(session: Session, arguments: Sequence[str]) -> int:
    """Set up as for the tests, then let tools/proofs.py work."""
    set_up(session, "dev")
    command = [str(PYTHON), str(ROOT / "tools" / "proofs.py"), *arguments]
    if subprocess.run([*command, "--check"], cwd=ROOT, env=environment(), check=False).returncode != 0:
        return 2
    parts = [] if "--list" in arguments else parts_for(arguments)
    if any(stage.failed for stage in built(session, parts)):
        return 1
    compiled = {"SALTSEA_COMPILED": str(COMPILED)} if "compile" in parts else {}
    os.chdir(ROOT)
    return turn_into(command, environment(**compiled, **{BUILT: "1"}))


def cluster(session: Session, arguments: Sequence[str]) -> int:
    """Set up as for the tests, then let tools/cluster.py start servers that share their tables."""
    set_up(session, "dev")
    client_stage(session, "client")
    os.chdir(ROOT)
    return turn_into([str(PYTHON), str(ROOT / "tools" / "cluster.py"), *arguments], environment())


def built(session: Session, parts: Sequence[str]) -> Iterator[Outcome]:
    """What proofs run on: the compiled engine, the browser client, or neither. Compiling takes minutes."""
    stages = {"compile": compile_stage, "client": client_stage}
    yield from (stages[part](session, part) for part in parts)


def lock(session: Session, arguments: Sequence[str]) -> int:
    """Resolve with uv, then write the locks in pip's form: names, versions, markers, hashes, and no addresses."""
    make_venv(session)
    uv = shutil.which("uv") or str(BIN / "uv")
    if not Path(uv).exists():
        step(session, "uv", PYTHON, "-m", "pip", "install", "uv")
    step(session, "versions", uv, "lock", *arguments)
    for group, name in LOCKS.items():
        export = [uv, "export", "--quiet", "--frozen", "--no-header", "--no-annotate", "--no-emit-project"]
        step(session, name, *export, *LOCK_CHOICES[group], "--format", "requirements-txt", "-o", ROOT / name)
    return 0


# --- the command line ---


def main() -> int:
    """Read the command line and do what it says."""
    parser = argparse.ArgumentParser(
        prog="dev.py", description=__doc__, epilog=HELP, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-v", "--verbose", action="store_true", help="show the output of every step")
    parser.add_argument("command", choices=("run", "saltsea", "test", "proof", "cluster", "lock"))
    parser.add_argument("arguments", nargs=argparse.REMAINDER, metavar="...")
    given = parser.parse_args()
    session = Session(given.verbose, given.arguments if given.command == "test" else [])
    try:
        return dispatch(session, given.command, given.arguments)
    except StepFailedError as failed:
        print(f"stopped: {failed}")
        return 1
    except KeyboardInterrupt:
        return 130


def dispatch(session: Session, command: str, arguments: Sequence[str]) -> int:
    """The six commands."""
    if command == "test":
        return test(session)
    commands = {"run": run, "saltsea": saltsea, "proof": proof, "cluster": cluster, "lock": lock}
    return commands[command](session, arguments)


if __name__ == "__main__":
    if sys.version_info < (3, 11):  # noqa: UP036 - a developer with an older one deserves a sentence
        sys.exit("Saltsea needs Python 3.11 or newer; this is " + sys.version.split()[0])
    sys.exit(main())
