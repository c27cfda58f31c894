"""Show that both commands work on a clean clone: two fresh clones, empty caches, a PATH with python3 and git alone."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

from free_port import free_port

ROOT = Path(__file__).resolve().parent.parent
PAGES = ("/", "/api/catalogue")
PATIENCE = 300.0
CACHES = ("PIP_CACHE_DIR", "UV_CACHE_DIR", "npm_config_cache", "XDG_CACHE_HOME", "ZIG_GLOBAL_CACHE_DIR")


def bare_path(folder: Path) -> Path:
    """A folder of programs that holds python3 and git; the real python, not a launcher that needs other programs."""
    folder.mkdir()
    git = shutil.which("git")
    if git is None:
        raise SystemExit("git is not on the PATH")
    (folder / "python3").symlink_to(os.path.realpath(sys.executable))
    (folder / "git").symlink_to(git)
    return folder


def bare_environment(folder: Path) -> dict[str, str]:
    """This environment without our Python, with the bare PATH and with empty caches."""
    dropped = ("VIRTUAL_ENV", "PYTHONPATH", "CC", "SALTSEA_COMPILED", "SALTSEA_PROOF", "SALTSEA_PLAIN")
    kept = {name: value for name, value in os.environ.items() if name not in dropped}
    caches = {name: str(folder / "cache" / name.lower()) for name in CACHES}
    return {**kept, **caches, "PATH": str(bare_path(folder / "bin"))}


def clone(to: Path) -> Path:
    """A fresh clone of what is committed."""
    subprocess.run(["git", "clone", "--quiet", str(ROOT), str(to)], check=True)
    return to


def show_test(tree: Path, environment: Mapping[str, str]) -> bool:
    """Run the whole test command; its output is the proof's."""
    print("$ python3 dev.py test", flush=True)
    started = time.perf_counter()
    done = subprocess.run(
        ["python3", "dev.py", "test"],
        cwd=tree,
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    print(done.stdout.replace(str(tree), "."))
    print(f"exit status {done.returncode}, {time.perf_counter() - started:.1f} s from the clone\n", flush=True)
    return done.returncode == 0


def show_run(tree: Path, environment: Mapping[str, str]) -> bool:
    """Start the product, wait for its pages, stop it."""
    port = free_port()
    print(f"$ python3 dev.py run --port {port}", flush=True)
    log = tree.parent / "run.log"
    with log.open("w") as output:
        command = ["python3", "dev.py", "run", "--port", str(port)]
        server = subprocess.Popen(command, cwd=tree, env=environment, stdout=output, stderr=subprocess.STDOUT)
        try:
            said = watch(server, port)
        finally:
            server.terminate()
            server.wait(timeout=30)
    print(log.read_text().replace(str(tree), "."))
    print("\n".join(said), flush=True)
    return len(said) == len(PAGES)


def watch(server: subprocess.Popen[bytes], port: int) -> list[str]:
    """What each page answered, once the first one does."""
    started = time.perf_counter()
    while server.poll() is None and time.perf_counter() - started < PATIENCE:
        try:
            return [fetched(port, page, started) for page in PAGES]
        except (URLError, ConnectionError):
            time.sleep(0.1)
    return []


def fetched(port: int, page: str, started: float) -> str:
    """One page's answer in one line."""
    with urlopen(f"http://127.0.0.1:{port}{page}", timeout=10) as answer:
        size = len(answer.read())
        kind = answer.headers.get_content_type()
        return (
            f"GET {page}: {answer.status} {kind}, {size} bytes, {time.perf_counter() - started:.1f} s after the start"
        )


def main() -> int:
    """Each command in a clone of its own, because each alone must do all the set-up."""
    with tempfile.TemporaryDirectory(prefix="saltsea-clone-") as folder:
        for part in ("test", "run"):
            Path(folder, part).mkdir()
        tested = show_test(clone(Path(folder, "test", "saltsea")), bare_environment(Path(folder, "test")))
        ran = show_run(clone(Path(folder, "run", "saltsea")), bare_environment(Path(folder, "run")))
    return 0 if tested and ran else 1


if __name__ == "__main__":
    sys.exit(main())
