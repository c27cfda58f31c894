"""The wheel built from the tree works in an empty environment: client inside, compiled or plain, no Node needed."""

import ast
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.metadata import requires
from pathlib import Path
from urllib.error import URLError
from urllib.request import urlopen

import compile_engine
import pytest
from build_engine import imported
from free_port import free_port

from contract.scale import PROOF

ROOT = Path(__file__).resolve().parents[2]
PATIENCE = 30.0


# --- building ---


def clean_environment(path: str, **more: str) -> dict[str, str]:
    """This environment with another PATH and without anything that would lead to the checkout."""
    dropped = ("PYTHONPATH", "VIRTUAL_ENV", "SALTSEA_COMPILED", "SALTSEA_PLAIN", "CC")
    return {**{name: value for name, value in os.environ.items() if name not in dropped}, "PATH": path, **more}


def pip(*arguments: str | Path, path: str | None = None, **more: str) -> None:
    """Run pip quietly, and show everything when it fails."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *map(str, arguments)]
    environment = clean_environment(os.environ["PATH"] if path is None else path, **more)
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def build_wheel(to: Path, **more: str) -> Path:
    """Build with the locked tools of this environment."""
    pip("wheel", "--no-deps", "--no-build-isolation", "--wheel-dir", to, ROOT, **more)
    return next(to.glob("saltsea-*.whl"))


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Compiled where the full numbers are run; a test run compiles once, and not here."""
    return build_wheel(tmp_path_factory.mktemp("wheel"), **({} if PROOF else {"SALTSEA_PLAIN": "1"}))


@pytest.fixture(scope="module")
def plain_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build_wheel(tmp_path_factory.mktemp("plain"), SALTSEA_PLAIN="1")


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    to = tmp_path_factory.mktemp("sdist")
    subprocess.run([sys.executable, "-m", "hatchling", "build", "-t", "sdist", "-d", to], cwd=ROOT, check=True)
    return next(to.glob("*.tar.gz"))


# --- installing and running ---


class Installed:
    """An environment that holds a wheel and the runtime lock, and nothing else."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.programs = folder / "bin"
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
        python = self.programs / "python"
        pip("--python", python, "install", "--no-deps", "--require-hashes", "-r", ROOT / "requirements.lock")
        # No index: whatever the wheel asks for must be in the runtime lock.
        pip("--python", python, "install", "--no-index", wheel)

    def environment(self) -> dict[str, str]:
        """Only its own programs on the PATH: no Node, no compiler."""
        return clean_environment(str(self.programs))

    def version(self) -> str:
        command = [str(self.programs / "saltsea"), "--version"]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment(), capture_output=True, text=True, check=True
        ).stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory, wheel: Path) -> Installed:
    return Installed(tmp_path_factory.mktemp("installed"), wheel)


@contextmanager
def served(installed: Installed) -> Iterator[str]:
    """`saltsea serve` while the block runs; the address it answers at."""
    port = free_port()
    log = installed.folder / "serve.log"
    with log.open("w") as output:
        command = [str(installed.programs / "saltsea"), "serve", "--host", "127.0.0.1", "--port", str(port)]
        environment = installed.environment()
        server = subprocess.Popen(
            command, cwd=installed.folder, env=environment, stdout=output, stderr=subprocess.STDOUT
        )
        try:
            wait_for(f"http://127.0.0.1:{port}/", server, log)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait(timeout=PATIENCE)


def wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline and server.poll() is None:
        try:
            urlopen(address, timeout=PATIENCE).close()
        except (URLError, ConnectionError):
            time.sleep(0.1)
        else:
            return
    pytest.fail(f"the server did not answer:\n{log.read_text()}")


def fetch(address: str) -> tuple[str, bytes]:
    """Kind and body of a page."""
    with urlopen(address, timeout=PATIENCE) as answer:
        return answer.headers.get_content_type(), answer.read()


def names_in(wheel: Path) -> list[str]:
    with zipfile.ZipFile(wheel) as archive:
        return archive.namelist()


def libraries_of_compiled_modules() -> set[str]:
    """What they import at once, neither ours nor of Python itself: without it mypyc compiles nothing."""
    compiled = compile_engine.modules_to_compile(compile_engine.relative_files([compile_engine.PACKAGE]), ())
    files = [ROOT / "src" / module for module in compiled]
    names = {name.partition(".")[0] for file in files for name in imported(ast.parse(file.read_bytes()).body)}
    return names - {"saltsea"} - sys.stdlib_module_names


def asked_for_by_a_build() -> list[str]:
    """What pip puts into the environment of a build, which has nothing else."""
    ask = "import json; from hatchling.build import get_requires_for_build_wheel as asked; print(json.dumps(asked()))"
    environment = clean_environment(os.environ["PATH"])
    done = subprocess.run([sys.executable, "-c", ask], cwd=ROOT, env=environment, capture_output=True, check=True)
    found: list[str] = json.loads(done.stdout)
    return found


# --- the tests ---


@pytest.mark.skipif(not compile_engine.has_headers(), reason="nothing is compiled here")
def test_a_build_of_its_own_has_every_library_that_compiled_modules_import() -> None:
    needed = [*asked_for_by_a_build(), *(requires("mypy") or [])]
    names = {name.replace("-", "_") for line in needed for name in re.findall(r"^[\w-]+", line)}
    assert libraries_of_compiled_modules() - names == set()


@pytest.mark.proof
def test_the_wheel_is_compiled_and_complete(wheel: Path) -> None:
    names = names_in(wheel)
    sources = [name for name in names if name.startswith("saltsea/kernel/") and name.endswith(".py")]
    modules = {name.split(".")[0] for name in names if name.endswith(".so")}
    assert not wheel.name.endswith("-none-any.whl")
    assert modules >= {name.removesuffix(".py") for name in sources if not name.endswith("__init__.py")}
    assert "saltsea/py.typed" in names
    assert [name for name in names if "node_modules" in name or "small_games" in name] == []


@pytest.mark.skipif(not (ROOT / "web" / "package.json").is_file(), reason="no client yet")
def test_the_client_is_inside(wheel: Path) -> None:
    assert "saltsea/server/static/index.html" in names_in(wheel)


@pytest.mark.skipif(not (ROOT / "web" / "package.json").is_file(), reason="no client yet")
def test_the_art_and_the_fonts_of_printed_sheets_are_inside(wheel: Path) -> None:
    art = {name.removeprefix("saltsea/printing/art/") for name in names_in(wheel) if "/printing/art/" in name}
    assert {"looks.json", "corto/card/A1.svg", "pirates/ship.svg", "fonts/400-normal.woff", "fonts/LICENSE"} <= art


def test_every_content_file_page_and_template_is_inside(wheel: Path) -> None:
    package = ROOT / "src" / "saltsea"
    folders = (package / "content", package / "server" / "web" / "pages", package / "server" / "web" / "templates")
    content = [file for folder in folders for file in folder.rglob("*") if file.is_file()]
    wanted = {file.relative_to(ROOT / "src").as_posix() for file in content if "__pycache__" not in file.parts}
    assert wanted <= set(names_in(wheel))


@pytest.mark.proof
def test_the_command_says_compiled(installed: Installed) -> None:
    assert shutil.which("node", path=installed.environment()["PATH"]) is None
    assert "compiled" in installed.version()


def test_the_installed_server_answers(installed: Installed) -> None:
    with served(installed) as address:
        kind, page = fetch(f"{address}/")
        assert kind == "text/html"
        assert b"<html" in page.lower()
        kind, catalogue = fetch(f"{address}/api/catalogue")
        assert kind == "application/json"
        json.loads(catalogue)


def test_a_plain_wheel_says_plain(plain_wheel: Path, installed: Installed, tmp_path: Path) -> None:
    assert plain_wheel.name.endswith("-py3-none-any.whl")
    assert [name for name in names_in(plain_wheel) if name.endswith(".so")] == []
    with zipfile.ZipFile(plain_wheel) as archive:
        archive.extractall(tmp_path)
    command = [str(installed.programs / "python"), "-m", "saltsea", "--version"]
    environment = {**installed.environment(), "PYTHONPATH": str(tmp_path)}
    said = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=True).stdout
    assert "plain" in said


def test_the_source_archive_can_build_a_wheel(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"hatch_build.py", "pyproject.toml", "tools/compile_engine.py", "tools/build_client.py"} <= names
    assert ("web/package-lock.json" in names) == (ROOT / "web" / "package-lock.json").is_file()
    assert [name for name in names if "node_modules" in name or name.startswith(("build/", ".venv"))] == []


@pytest.mark.proof
def test_without_cc_the_source_archive_builds_with_zig(sdist: Path, tmp_path: Path) -> None:
    programs = tmp_path / "programs"
    programs.mkdir()
    pip("wheel", "--no-deps", "--wheel-dir", tmp_path, sdist, path=str(programs))
    built = next(tmp_path.glob("saltsea-*.whl"))
    assert not built.name.endswith("-none-any.whl")
    assert "compiled" in Installed(tmp_path / "installed", built).version()
