"""Networks that play: their files, their judgement without any library, and the lessons that they learn from."""

import json
import runpy
import sys
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy
import pytest

from cli.terminal import run_cli
from saltsea.bots.network import Layer, Network
from saltsea.bots.policy import PolicyBot, policy_bot
from saltsea.bots.weights import FORMAT, BadWeightsError, Header, read_weights, write_weights
from saltsea.catalog import CATALOG
from saltsea.cli.commands import learn
from saltsea.kernel.chance import named_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.encoding import empty_cells, encoded
from saltsea.kernel.match import Match, start
from saltsea.research.learning import lessons
from saltsea.research.learning.lessons import Course, Lessons, add_game, lesson_file, make_file, make_lessons
from saltsea.server.bots.bot_library import BotLibrary
from saltsea.server.bots.worker import Question
from saltsea.wire.messages import GameJson

CORTO = CATALOG["corto"]
RULES = CORTO.rules()
assert CORTO.encoding is not None
ENCODING = CORTO.encoding(RULES)
HIDDEN = 3
EXAMPLE = Path(__file__).parents[2] / "examples" / "learn_corto.py"


def written(file: Path, size: int = 4, **changed: Any) -> list[float]:
    """A random network in a file; returns its numbers as they can be stored."""
    layers = [[ENCODING.size, HIDDEN], [HIDDEN, HIDDEN], [HIDDEN, ENCODING.actions]]
    many = sum(inputs * outputs + outputs for inputs, outputs in layers)
    numbers = numpy.random.default_rng(1).standard_normal(many).astype(f"<f{size}").astype(float).tolist()
    header = Header("corto", ENCODING.version, layers, size)._replace(**changed)
    write_weights(file, header, numbers)
    return [float(number) for number in numbers]


def dealt() -> Match:
    match = start(RULES, 2, {}, named_seed("learning"))
    assert isinstance(match, Match)
    return match


@pytest.mark.parametrize("size", [2, 4])
def test_a_file_of_weights_judges_as_the_same_matrices_do(tmp_path: Path, size: int) -> None:
    numbers, at = numpy.array(written(tmp_path / "a.weights", size)), 0
    cells = encoded(ENCODING, RULES, RULES.observe(dealt().state, 0))
    wanted = found = numpy.frombuffer(cells, numpy.uint8).astype(float)
    for inputs, outputs in pairwise([ENCODING.size, HIDDEN, HIDDEN, ENCODING.actions]):
        weights, at = numbers[at : at + inputs * outputs].reshape(inputs, outputs), at + inputs * outputs
        wanted, at = found @ weights + numbers[at : at + outputs], at + outputs
        found = numpy.maximum(wanted, 0)
    _, network = read_weights(tmp_path / "a.weights")
    assert network.judge(cells, [0, 7, 300]) == pytest.approx([wanted[0], wanted[7], wanted[300]])


def test_the_bot_takes_the_legal_action_that_is_judged_best(tmp_path: Path) -> None:
    written(tmp_path / "a.weights")
    bot = policy_bot(tmp_path / "a.weights", RULES, ENCODING)
    observation = RULES.observe(dealt().state, dealt().rules.waiting_on(dealt().state).bit_length() - 1)
    judged = bot.network.judge(encoded(ENCODING, RULES, observation), [one.number for one in observation.legal])
    chosen = bot.choose(observation, dice_for("any"))
    assert chosen is observation.legal[judged.index(max(judged))]


def test_a_network_does_not_choose_what_it_cannot_have_learnt_of() -> None:
    """To pause is for people: no mask offers it, so what a network says of it means nothing."""
    sea = CATALOG["pirates"]
    assert sea.encoding is not None
    rules = sea.rules()
    encoding, pause = sea.encoding(rules), rules.vocabulary.action({"kind": "Pause"})
    assert pause is not None
    biases = [float(number == pause.number) for number in range(encoding.actions)]
    first = Layer(int(encoding.size), 1, [0.0] * int(encoding.size), [0.0])
    bot = PolicyBot(rules, encoding, Network([first, Layer(1, int(encoding.actions), [0.0] * len(biases), biases)]))
    match = start(rules, 1, {}, named_seed("learning"))
    assert isinstance(match, Match)
    match.submit(0, rules.legal(match.state, 0)[0], 0)
    observation = rules.observe(match.state, 0)
    assert pause in observation.legal
    assert bot.choose(observation, dice_for("any")) is not pause


def test_the_bots_of_a_server_play_by_weights_too(tmp_path: Path) -> None:
    written(tmp_path / "a.weights")
    bot = policy_bot(tmp_path / "a.weights", RULES, ENCODING)
    library = BotLibrary({"corto": replace(CORTO, yardsticks={"learned": lambda _: bot})})
    state = dealt().state
    observation = RULES.observe(state, RULES.waiting_on(state).bit_length() - 1)
    asked = Question(
        game="corto",
        bot="learned",
        observation=GameJson(RULES).observation(observation),
        dice="any",
        budget=1000,
        may_wait=False,
    )
    chosen = bot.choose(observation, dice_for("any"))
    assert chosen is not None
    assert library.prepare(asked).choice().action == chosen.number


def test_a_file_of_weights_plays_in_a_tournament(tmp_path: Path) -> None:
    file = tmp_path / "a.weights"
    written(file)
    options = ("--games", "1", "--workers", "1", "--option", "length=6", "--json")
    done = run_cli("tournament", "corto", "--players", f"{file},random", *options, games=CATALOG)
    assert (done.code, done.err) == (0, "")
    assert json.loads(done.out)["pairings"][0]["one"] == str(file)


def idler(file: Path) -> None:
    """A network of the pirates that judges nothing as good as waiting."""
    pirates = CATALOG["pirates"]
    assert pirates.encoding is not None
    encoding = pirates.encoding(pirates.rules())
    layers = [[encoding.size, 1], [1, encoding.actions]]
    judged = [float(number == encoding.waiting) for number in range(encoding.actions)]
    write_weights(file, Header("pirates", encoding.version, layers), [0.0] * (encoding.size + 1 + len(judged)) + judged)


def test_a_network_that_likes_to_wait_does_so_only_where_something_comes_by_itself(tmp_path: Path) -> None:
    """Else a voyage would never begin: a crew that waits for itself."""
    file = tmp_path / "idler.weights"
    idler(file)
    done = run_cli("simulate", "pirates", "--bots", str(file), "--games", "1", "--workers", "1", games=CATALOG)
    assert (done.code, done.err) == (0, "")


def test_a_crew_that_only_waits_is_told_so_in_words(tmp_path: Path) -> None:
    file = tmp_path / "idle.py"
    file.write_text("class Idle:\n    def choose(self, seen, dice): ...\n\n\ndef bot(rules): return Idle()\n")
    done = run_cli("simulate", "pirates", "--bots", str(file), "--games", "1", "--workers", "1", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "a player must act" in done.err


@pytest.mark.parametrize(
    ("changed", "said"),
    [
        ({"game": "pirates"}, "weights for pirates"),
        ({"encoding": 99}, "version 99 of its encoding"),
        ({"layers": [[4, 2], [2, 3]]}, "inputs and"),
    ],
)
def test_weights_for_something_else_are_refused_in_words(tmp_path: Path, changed: dict[str, Any], said: str) -> None:
    file = tmp_path / "a.weights"
    if "layers" in changed:
        write_weights(file, Header("corto", ENCODING.version, [[4, 2], [2, 3]]), [0.0] * 19)
    else:
        written(file, **changed)
    done = run_cli("tournament", "corto", "--players", f"{file},random", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


@pytest.mark.parametrize("damage", ["cut", "longer", "format", "empty", "none"])
def test_a_damaged_file_is_refused(tmp_path: Path, damage: str) -> None:
    file = tmp_path / "a.weights"
    written(file)
    data = file.read_bytes()
    changed = {
        "cut": data[:-1],
        "longer": data + b"\0\0\0\0",
        "format": data.replace(FORMAT.encode(), b"saltsea weights 9", 1),
        "empty": b"",
    }
    file.unlink() if damage == "none" else file.write_bytes(changed[damage])
    with pytest.raises(BadWeightsError, match=r"a\.weights: (no weights of a network|there is no such file)"):
        read_weights(file)


def test_layers_that_do_not_fit_are_no_network() -> None:
    one, other = Layer(2, 3, [0.0] * 6, [0.0] * 3), Layer(2, 1, [0.0] * 2, [0.0])
    with pytest.raises(ValueError, match="layer 1 has 2 inputs, not 3"):
        Network([one, other])
    with pytest.raises(ValueError, match="2 layers or more"):
        Network([one])
    with pytest.raises(ValueError, match="5 weights"):
        Layer(2, 3, [0.0] * 5, [0.0] * 3)
    assert Network([one, Layer(3, 1, [1.0] * 3, [0.5])]).judge(empty_cells(2), [0]) == [0.5]


# --- lessons ---

COURSE = Course("saltsea.catalog:CATALOG", "corto", 2, {"length": 6}, "random", "tide")


def test_lessons_hold_what_the_teacher_saw_may_do_and_did(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "GAMES_IN_FILE", 2)
    make_file(COURSE, str(tmp_path), 0)
    found = dict(numpy.load(lesson_file(tmp_path, 0)))
    many = len(found["chosen"])
    assert (len(found["seen"]), len(found["may"])) == (many, many)
    assert (found["seen"].sum(), found["may"].sum()) == (len(found["cells"]), len(found["legal"]))
    assert found["may"].min() >= 2
    ends = found["may"].cumsum()
    for row in range(0, many, 97):
        assert found["chosen"][row] in found["legal"][ends[row] - found["may"][row] : ends[row]]


def test_lessons_that_are_there_are_not_made_again(tmp_path: Path) -> None:
    lesson_file(tmp_path, 0).write_bytes(b"there")
    assert list(make_lessons(COURSE, tmp_path, 25, 1)) == [25]
    assert lesson_file(tmp_path, 0).read_bytes() == b"there"


def test_a_crew_that_waits_is_a_lesson_too() -> None:
    table, noted = COURSE._replace(game="pirates", options={"chapter": "1", "level": "deckhand"}).table(), Lessons()
    able = table.game.make_bot("able", table.rules)
    add_game(table, able.choose, "tide/1", noted)
    assert table.encoding.waiting in noted.chosen
    assert len({*noted.chosen}) > 5


# --- the commands ---


def test_the_quick_start_learns_and_writes_weights_that_play(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With a few seconds it only has to run; what it learns is measured in the proof `research`."""
    quick = runpy.run_path(str(EXAMPLE))
    quick["main"].__globals__.update(GAMES=4, BATCH=64)
    file = tmp_path / "corto.weights"
    monkeypatch.setattr(sys, "argv", ["learn", "--seconds", "2", "--hidden", "4", "--out", str(file)])
    quick["main"]()
    assert "against random" in capsys.readouterr().out
    assert policy_bot(file, RULES, ENCODING).network.outputs() == ENCODING.actions


def test_without_pytorch_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda name: None)
    done = run_cli("learn", "corto", "--out", "none", games=CATALOG)
    assert (done.code, done.out) == (2, "")
    assert "pip install 'saltsea[learn]'" in done.err
