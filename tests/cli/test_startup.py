"""The command line answers at once: what a command does not need is not loaded. bench/startup.py measures the time."""

import json
import subprocess
import sys

import pytest

from cli.terminal import environment
from saltsea.catalog import CATALOG
from saltsea.cli import COMMANDS
from saltsea.cli.common.lazy_catalog import LazyCatalog, rule_subjects
from saltsea.rulebook import subjects

LIBRARIES = {"argon2", "babel", "cryptography", "fluent", "httptools", "jinja2", "prometheus_client", "prompt_toolkit",
             "py_vapid", "segno", "sqlite3", "starlette", "uvicorn", "uvloop", "webauthn"}  # fmt: skip
"""What takes long to load: --version and --help need none of it."""
SERVER = LIBRARIES - {"babel", "fluent", "sqlite3"}
"""The pages of the commands themselves do without what only a server needs."""

LOADED = """
import json, sys
from saltsea.cli import run
from saltsea.cli.common.lazy_catalog import LazyCatalog
code = run(sys.argv[1:], LazyCatalog())
print(json.dumps([code, sorted(sys.modules)]), file=sys.stderr)
"""


def loaded(*words: str) -> set[str]:
    """The modules in memory after a command that went well."""
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *words], env=environment(), capture_output=True, text=True, check=True
    )
    code, names = json.loads(done.stderr)
    assert code == 0
    assert done.stdout
    return set(names)


def heavy(names: set[str], libraries: set[str]) -> set[str]:
    """Libraries, the catalogue and the rules of games among these modules."""
    ours = {name for name in names if name.startswith(("saltsea.catalog", "saltsea.games."))}
    return ours | libraries & {name.partition(".")[0] for name in names}


@pytest.mark.parametrize("words", [("--version",), ("--help",), ("rule", "--help")], ids=" ".join)
def test_a_page_loads_neither_libraries_nor_games(words: tuple[str, ...]) -> None:
    names = loaded(*words)
    assert heavy(names, LIBRARIES | {"msgspec", "asyncio"}) == set()


@pytest.mark.parametrize("word", COMMANDS)
def test_the_page_of_a_command_loads_no_server(word: str) -> None:
    names = {name.partition(".")[0] for name in loaded(word, "--help")}
    assert names & SERVER == set()


@pytest.mark.parametrize("rule", ["corto.C5", "pirates.A10", "table.T1"])
def test_a_rule_is_shown_without_its_game(rule: str) -> None:
    assert heavy(loaded("rule", rule), LIBRARIES - {"babel", "fluent"}) == set()


def test_the_command_line_knows_the_catalogue_by_name() -> None:
    catalog = LazyCatalog()
    assert list(catalog) == list(CATALOG)
    assert dict(catalog) == dict(CATALOG)
    assert rule_subjects(catalog) == subjects(*CATALOG.values()) == rule_subjects(CATALOG)
