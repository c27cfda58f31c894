"""Contract 10: from rule to code to test in under a minute, and no rule that no test would miss."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from contract import mutation
from contract.kits import KITS
from contract.scale import PROOF
from saltsea.kernel.languages import LANGUAGES
from saltsea.rulebook import (
    TABLE,
    TABLE_PACKAGES,
    SourceLocation,
    Subject,
    refusing_functions,
    rule_entries,
    rule_functions,
    rule_tests,
    rule_texts,
    subjects,
    text_id,
)
from saltsea.texts import load

TESTS = Path(__file__).parents[1]
SUBJECTS = subjects(*(kit.game for kit in KITS))
SAMPLE = 2
"""So many rules of a game are mutated in the test run; the proof knocks out all."""


def found_for(subject: Subject, rule: str, rules: set[str]) -> list[SourceLocation]:
    """The tests that bear the rule's id. An entry of content data, such as `pirates.chapter.11`, may have those that go
    through all entries of its sort: `test_pirates_chapter_any_…`."""
    found = rule_tests(rule, TESTS, rules)
    if found or rule not in rule_entries(subject.name, subject.entries):
        return found
    return rule_tests(f"{rule.rpartition('.')[0]}.any", TESTS)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_contract_10_every_rule_is_written_coded_and_tested(subject: Subject) -> None:
    written, coded = set(rule_texts(subject.texts, subject.name, "en")), set(subject.places())
    assert written == set(rule_texts(subject.texts, subject.name, "fr"))
    assert coded == written, f"only in one of code and rulebook: {sorted(coded ^ written)}"
    assert [rule for rule in sorted(written) if not found_for(subject, rule, written)] == []
    for language in LANGUAGES:
        voice = load(language) if subject.name == TABLE else load(language, (subject.texts, subject.name))
        assert all(voice.title(text_id(rule)) for rule in written)


@pytest.mark.parametrize("subject", SUBJECTS, ids=lambda subject: subject.name)
def test_contract_10_every_function_that_refuses_bears_its_rules_ids(subject: Subject) -> None:
    """A reader who meets a refusal finds its rule's id in front of the function that makes it."""
    for package in subject.packages:
        for place, refuses, bears in refusing_functions(package):
            assert refuses <= bears, f"{place}: refuses by {sorted(refuses - bears)} without bearing it"


def mutate(package: str, tests: Path, *rules: str, path: Path = TESTS) -> str:
    """What The mutation test prints, in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(path), str(TESTS), str(TESTS.parent / "src")])}
    command = [sys.executable, "-m", "contract.mutation", package, str(tests), *rules]
    return subprocess.run(command, env=env, capture_output=True, text=True, cwd=TESTS.parent).stdout


@pytest.mark.parametrize("package", [package for subject in SUBJECTS for package in subject.packages])
def test_contract_10_a_rule_that_is_knocked_out_is_missed(package: str) -> None:
    known = sorted(rule_functions(package))
    rules = known[:: 1 if PROOF else -(-len(known) // SAMPLE)]
    said = mutate(package, TESTS, *rules)
    assert said == f"{package}: each of {len(rules)} rules is missed by a test when it is mutated\n"


def planted(folder: Path, source: str, test: str) -> str:
    """A package of one rule and its tests, mutated."""
    for name, file, text in (
        ("idle_game", "__init__.py", ""),
        ("idle_game", "play.py", source),
        ("tests", "test_idle.py", test),
    ):
        (folder / name).mkdir(exist_ok=True)
        (folder / name / file).write_text(text)
    return mutate("idle_game", folder / "tests", path=folder)


def test_contract_10_catches_a_rule_whose_function_does_nothing(tmp_path: Path) -> None:
    """Planted: a rule with an id, a function and a test, and no effect at all."""
    source = 'def idle(state: int) -> int | None:\n    """idle.I1: nothing."""\n    return None\n'
    said = planted(tmp_path, source, "def test_idle_I1_does_nothing() -> None:\n    assert True\n")
    assert said.startswith("idle.I1: every test passes without")


def test_contract_10_catches_a_rule_without_a_test(tmp_path: Path) -> None:
    source = 'def idle() -> None:\n    """idle.I1: nothing."""\n'
    said = planted(tmp_path, source, "def test_something_else() -> None:\n    assert True\n")
    assert said == f"idle.I1: no test bears its id ({tmp_path / 'idle_game' / 'play.py'}:1 idle)\n"


IDLE = 'def idle() -> int:\n    """idle.I1: seven."""\n    return 7\n'


@pytest.mark.parametrize(
    "test",
    [
        "from idle_game.play import nothing_of_this_name\ndef test_idle_I1_runs() -> None: ...\n",
        "import os\ndef test_idle_I1_runs() -> None: os._exit(7)\n",
        "import os, signal\ndef test_idle_I1_runs() -> None: os.kill(os.getpid(), signal.SIGKILL)\n",
    ],
    ids=["not collected", "left", "killed"],
)
def test_contract_10_tests_that_did_not_run_have_noticed_nothing(tmp_path: Path, test: str) -> None:
    assert planted(tmp_path, IDLE, test).startswith("idle.I1: an error, its tests did not run without")


def test_contract_10_a_test_that_fails_has_noticed(tmp_path: Path) -> None:
    test = "from idle_game.play import idle\ndef test_idle_I1_is_seven() -> None:\n    assert idle() == 7\n"
    assert planted(tmp_path, IDLE, test) == "idle_game: each of 1 rules is missed by a test when it is mutated\n"


@pytest.mark.parametrize(
    ("code", "says"),
    [(1, ""), (-signal.SIGALRM, ""), (0, "every test passes"), (5, "no test bears"), (2, "an error"), (-9, "an error")],
)
def test_contract_10_only_a_failure_and_the_alarm_count(monkeypatch: pytest.MonkeyPatch, code: int, says: str) -> None:
    monkeypatch.setattr(mutation, "run_mutated", lambda rule, place, tests: code)
    found = mutation.survivors(TABLE_PACKAGES[0], TESTS, ["table.T1"])
    assert [says in line for line in found] == [True] * bool(says)
