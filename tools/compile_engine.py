"""Compile the engine (kernel, games, the bots' search) to C extensions with mypyc.

`python tools/compile_engine.py --to DIR` makes DIR an import root of its own: a copy of the package, with a compiled
module beside the source of every module in those packages. Plain Python stays the fallback, with the same behaviour.
With SALTSEA_QUICK=1, as the tests have it, it takes a third of the time and makes slower code: one C file for each
module, several at once, with few optimisations, instead of one for all that the compiler sees through.
"""

from __future__ import annotations

import argparse
import fnmatch
import hashlib
import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "saltsea"
# The folders of a game that the contracts in pyproject.toml call its engine; tests/packaging compares the two lists.
ENGINE = tuple(f"saltsea/games/*/{folder}/*" for folder in ("rules", "engine", "events", "chapters", "bot", "crew"))
# What describes a step to every seat. Structs of msgspec lose their settings when they are compiled: they stay in
# modules of their own, as do subclasses of what is not compiled.
DESCRIBED = tuple(
    f"saltsea/games/*/view/{module}.py"
    for module in ("names", "table", "choices", "prompts", "count", "board", "premoves", "event_texts",
                   "progress", "shouts")
)  # fmt: skip
STEPS = ("saltsea/wire/patch.py", "saltsea/wire/steps.py", *DESCRIBED)
COMPILED = ("saltsea/kernel/*", *ENGINE, "saltsea/bots/search*", "saltsea/bots/network.py", *STEPS)
NEVER_COMPILED = ("__init__.py", "__main__.py")
# What a compiled module is checked against; a change elsewhere needs a fresh copy, not a fresh compile.
CHECKED = (
    "saltsea/__init__.py", "saltsea/kernel/*", "saltsea/games/*__init__.py", *ENGINE, "saltsea/bots/*",
    "saltsea/view.py", "saltsea/wire/*", "saltsea/games/*/view/*",
)  # fmt: skip
LEFT_OUT = ("__pycache__", "node_modules", "*.so", "*.pyd", "*.pyc", ".*_cache", ".stamp")
OPTIMISATION = "3"
QUICK_OPTIMISATION = "1"
GROUP = "saltsea"
# Nobody replaces a function of the library from outside: so the compiler may put one into another. In a shared library
# it would else call each through a table, which costs the engine a sixth of its speed.
NOT_REPLACED = "-fno-semantic-interposition"

NO_COMPILER = 3
NO_HEADERS = 4


class CannotCompileError(Exception):
    """This machine cannot compile: a message for a person, and the status to leave with."""

    def __init__(self, message: str, status: int) -> None:
        super().__init__(message)
        self.status = status


class CompileFailedError(Exception):
    """The compiler was there and said no; the message is its whole output."""


@dataclass(frozen=True)
class Compiler:
    """A C compiler: which kind it is, and the words that call it."""

    kind: str
    command: tuple[str, ...]


# --- which compiler ---


def has_headers() -> bool:
    """Whether this Python came with the headers that C extensions need."""
    return Path(sysconfig.get_path("include"), "Python.h").is_file()


def named_compiler() -> Compiler | None:
    """The compiler that $CC names, else `cc`, when it can be found."""
    words = tuple(os.environ.get("CC", "").split()) or ("cc",)
    return Compiler("cc", words) if os.name == "posix" and shutil.which(words[0]) else None


def zig_compiler() -> Compiler | None:
    """The compiler inside the ziglang wheel, when that is installed."""
    if os.name != "posix" or find_spec("ziglang") is None:
        return None
    return Compiler("zig", (sys.executable, "-m", "ziglang", "cc"))


def works(compiler: Compiler) -> bool:
    """Whether the compiler makes a library out of the smallest extension."""
    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\nint probe(void) { return PY_MAJOR_VERSION; }\n", encoding="utf-8")
        include = f"-I{sysconfig.get_path('include')}"
        command = [*compiler.command, "-shared", "-fPIC", include, str(source), "-o", str(Path(folder, "probe.so"))]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


def find_compiler() -> Compiler:
    """The first compiler that works here."""
    if not has_headers():
        raise CannotCompileError(
            "this Python has no C headers (Python.h); install them, on Debian: apt-get install python3-dev", NO_HEADERS
        )
    for compiler in (named_compiler(), zig_compiler()):
        if compiler is not None and works(compiler):
            return compiler
    raise CannotCompileError(
        "no C compiler: neither $CC nor `cc` works, and the ziglang package is not installed", NO_COMPILER
    )


# --- what goes in ---


def left_out(name: str) -> bool:
    """Whether a file or folder of this name is no part of a package."""
    return any(fnmatch.fnmatch(name, pattern) for pattern in LEFT_OUT)


def files_of(package: Path) -> Iterator[Path]:
    """Every file of a package, its folders walked without entering those that are left out."""
    for folder, folders, names in os.walk(package):
        folders[:] = sorted(name for name in folders if not left_out(name))
        yield from (Path(folder, name) for name in sorted(names) if not left_out(name))


def matches(name: str, patterns: Iterable[str]) -> bool:
    """Whether a file, named from the import root with slashes, fits one of the patterns."""
    return name.endswith(".py") and any(fnmatch.fnmatch(name, pattern) for pattern in patterns)


def relative_files(packages: Iterable[Path]) -> dict[str, Path]:
    """Name from the import root -> file, for all the packages."""
    return {
        file.relative_to(package.parent).as_posix(): file
        for package in packages
        for file in files_of(package.resolve())
    }


def with_extras(patterns: Iterable[str], extras: Iterable[Path]) -> list[str]:
    """The patterns, and one for everything in each extra package."""
    return [*patterns, *(f"{extra.name}/*" for extra in extras)]


def modules_to_compile(names: Iterable[str], extras: Sequence[Path]) -> list[str]:
    """The files, named from the import root, that become C."""
    patterns = with_extras(COMPILED, extras)
    return sorted(name for name in names if matches(name, patterns) and Path(name).name not in NEVER_COMPILED)


def fingerprint(files: dict[str, Path], extras: Sequence[Path], kind: str, *, quick: bool) -> str:
    """A text that changes exactly when compiling again could give something else."""
    patterns = with_extras(CHECKED, extras)
    facts = [sys.version, sysconfig.get_platform(), kind, str(quick), version("mypy"), digest(Path(__file__))]
    facts += [f"{name} {digest(file)}" for name, file in sorted(files.items()) if matches(name, patterns)]
    return hashlib.sha256(json.dumps(facts).encode()).hexdigest()


def digest(file: Path) -> str:
    """Hash of a file's content."""
    return hashlib.sha256(file.read_bytes()).hexdigest()


# --- the copy ---


def mirror(files: dict[str, Path], to: Path) -> None:
    """Make the sources under `to` the same as the given ones; compiled modules there are left alone."""
    for extra in set(relative_files_under(to)) - set(files):
        Path(to, extra).unlink()
    for name, file in files.items():
        copy_if_changed(file, Path(to, name))


def relative_files_under(to: Path) -> list[str]:
    """The files already in the copy."""
    return [file.relative_to(to).as_posix() for file in files_of(to)]


def copy_if_changed(file: Path, target: Path) -> None:
    """Copy one file, unless the target holds the same bytes already."""
    if target.is_file() and target.read_bytes() == file.read_bytes():
        return
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


def extensions_in(to: Path) -> list[Path]:
    """The compiled modules in an import root."""
    return sorted(file for pattern in ("*.so", "*.pyd") for file in to.rglob(pattern))


# --- the compile ---


def compile_engine(to: Path, extras: Sequence[Path] = ()) -> list[Path]:
    """Make `to` an import root with the compiled engine; return the extensions. Nothing is redone needlessly."""
    to = to.resolve()
    files = relative_files([PACKAGE, *extras])
    mirror(files, to)
    if not is_fresh(to, files, extras):
        compile_afresh(to, files, extras)
    return extensions_in(to)


def is_fresh(to: Path, files: dict[str, Path], extras: Sequence[Path]) -> bool:
    """Whether the extensions there came from these files and from a compiler that is here. Who is content with quick
    ones takes the better ones too."""
    stamp = Path(to, ".stamp")
    kinds = [compiler.kind for compiler in (named_compiler(), zig_compiler()) if compiler is not None]
    ways = [False, True] if is_quick() else [False]
    good = [fingerprint(files, extras, kind, quick=quick) for kind in kinds for quick in ways]
    return stamp.is_file() and stamp.read_text() in good


def is_quick() -> bool:
    """Whether it must be ready soon rather than run fast."""
    return os.environ.get("SALTSEA_QUICK") == "1"


def compile_afresh(to: Path, files: dict[str, Path], extras: Sequence[Path]) -> None:
    """Throw the old extensions away and make new ones; the stamp comes last, when all went well."""
    for old in [*extensions_in(to), Path(to, ".stamp")]:
        old.unlink(missing_ok=True)
    modules = modules_to_compile(files, extras)
    compiler = find_compiler()
    if modules:
        run_compiler(to, modules, compiler)
    Path(to, ".stamp").write_text(fingerprint(files, extras, compiler.kind, quick=is_quick()))


def run_compiler(to: Path, modules: Sequence[str], compiler: Compiler) -> None:
    """Compile in a process of its own: setuptools and mypyc both change the one they run in."""
    with tempfile.TemporaryDirectory(prefix="saltsea-engine-") as work:
        environment = {**os.environ, "CC": str(wrapper(compiler, Path(work)))}
        command = [sys.executable, __file__, "--to", str(to), "--work", work, "--modules", *modules]
        done = subprocess.run(
            command, cwd=to, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
        )
    if done.returncode != 0:
        raise CompileFailedError(done.stdout)


def wrapper(compiler: Compiler, work: Path) -> Path:
    """A one-word command for the compiler: setuptools would break a path with spaces at the spaces."""
    script = Path(work, "compiler")
    words = " ".join("'" + word.replace("'", "'\\''") + "'" for word in compiler.command)
    script.write_text(f'#!/bin/sh\nexec {words} "$@"\n')
    script.chmod(0o755)
    return script


def compile_here(modules: Sequence[str], to: Path, work: Path) -> None:
    """Compile all in one group: only inside a group do a game's classes inherit natively from the kernel's."""
    from mypyc.build import mypycify
    from setuptools import setup

    # The empty --config-file keeps mypy from finding the checkout's own settings above the folder.
    options = ["--config-file=", f"--cache-dir={work / 'cache'}"]
    extensions: list[Any] = mypycify(
        [*options, *modules],
        opt_level=QUICK_OPTIMISATION if is_quick() else OPTIMISATION,
        debug_level="0",
        group_name=GROUP,
        target_dir=str(work),
        multi_file=is_quick(),
    )
    if os.name == "posix":
        for extension in extensions:
            extension.extra_compile_args.append(NOT_REPLACED)
    if is_quick():
        compile_side_by_side()
    arguments = ["--quiet", "build_ext", "--build-lib", str(to), "--build-temp", str(work)]
    setup(name="saltsea-engine", packages=[], py_modules=[], ext_modules=extensions, script_args=arguments)


def compile_side_by_side() -> None:
    """Let setuptools, which compiles one file after the other, compile as many at once as there are cores."""
    from setuptools._distutils.compilers.C.unix import Compiler as UnixCompiler

    def compile_all(self: Any, sources: list[str], **given: Any) -> list[str]:  # noqa: ANN401 (setuptools' own)
        names = ("output_dir", "macros", "include_dirs")
        where = [given.get(name) for name in names]
        _, objects, after, options, build = self._setup_compile(
            *where, sources, given.get("depends"), given.get("extra_postargs")
        )
        arguments = self._get_cc_args(options, given.get("debug"), given.get("extra_preargs"))
        with ThreadPoolExecutor(os.cpu_count()) as pool:
            list(pool.map(lambda name: self._compile(name, *build[name], arguments, after, options), build))
        return list(objects)

    UnixCompiler.compile = compile_all  # type: ignore[method-assign, assignment]


# --- the command ---


def parse(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Read the command line."""
    parser = argparse.ArgumentParser(description="Compile the kernel, the games and the bots' search with mypyc.")
    wanted = parser.add_mutually_exclusive_group(required=True)
    wanted.add_argument("--to", type=Path, metavar="DIR", help="the import root to make")
    wanted.add_argument("--which", action="store_true", help="only say which compiler would be used")
    parser.add_argument(
        "--with", type=Path, action="append", default=[], dest="extras", metavar="PACKAGE", help="compile this one too"
    )
    parser.add_argument("--work", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--modules", nargs="+", help=argparse.SUPPRESS)
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Compile; 1 when the code is refused, 3 when there is no compiler, 4 when Python has no headers."""
    given = parse(arguments)
    if given.modules:
        compile_here(given.modules, given.to, given.work)
        return 0
    try:
        report(given)
    except CannotCompileError as reason:
        print(f"cannot compile: {reason}", file=sys.stderr)
        return reason.status
    except CompileFailedError as output:
        print(f"{output}\nthe engine did not compile", file=sys.stderr)
        return 1
    return 0


def report(given: argparse.Namespace) -> None:
    """Compile, and say how much and how long; or only say with what."""
    if given.which:
        print(find_compiler().kind)
        return
    started = time.perf_counter()
    extensions = compile_engine(given.to, [extra.resolve() for extra in given.extras])
    print(f"{len(extensions)} compiled modules in {given.to}, {time.perf_counter() - started:.1f} s")


if __name__ == "__main__":
    sys.exit(main())
