"""Networks that the operator adds with `--bots DIR`: they are offered by name, sit down and play, and a damaged one is
told when the server starts."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final
from urllib.request import urlopen

import numpy
import pytest

from cli.terminal import cli_error, run_cli
from saltsea.bots.weights import Header, write_weights
from saltsea.catalog import CATALOG
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.server.bots.added_bots import BadBotsError, checked, with_added
from saltsea.server.bots.bot_library import BotLibrary
from saltsea.server.bots.worker import Question
from saltsea.server.web.catalogue import entries
from saltsea.wire.messages import GameJson
from server.real_server import SALTSEA, HostClient, hosting, opened, serving

HIDDEN: Final = 2
RARELY: Final = -1e6
"""How good it is to wait, which comes last among actions: a network that knows nothing might wait for ever."""


def written(folder: Path, name: str = "harbour", of: str = "corto", **changed: Any) -> Path:
    """A random network of a game in a folder."""
    entry = CATALOG[of]
    assert entry.encoding is not None
    encoding = entry.encoding(entry.rules())
    layers = [[encoding.size, HIDDEN], [HIDDEN, encoding.actions]]
    many = sum(inputs * outputs + outputs for inputs, outputs in layers)
    numbers = [float(number) for number in numpy.random.default_rng(1).standard_normal(many)]
    numbers[-1] = RARELY if encoding.actions > encoding.waiting else numbers[-1]
    file = folder / f"{name}.weights"
    write_weights(file, Header(of, encoding.version, layers)._replace(**changed), numbers)
    return file


@pytest.fixture(scope="module")
def base(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    folder = tmp_path_factory.mktemp("networks")
    written(folder)
    written(folder, "reef", "pirates")
    with serving(SALTSEA, "--bots", str(folder)) as address:
        yield address


# --- at a table ---


def test_the_catalogue_and_the_table_offer_them_beside_the_levels(base: str) -> None:
    with urlopen(f"{base}/api/catalogue") as answer:
        found = {entry["name"]: entry for entry in json.load(answer)["entries"]}
    assert (found["corto"]["added_bots"], found["pirates"]["added_bots"]) == (["harbour"], ["reef"])
    assert "harbour" not in found["corto"]["bots"]
    table = opened(base)
    with hosting(table) as host:
        shown = host.until(lambda message: message["kind"] == "Welcome")["table"]
    assert shown["added_bots"] == ["harbour"]


def test_two_networks_play_a_whole_game_of_corto(base: str) -> None:
    with hosting(opened(base, options={"length": 6})) as host:
        begun(host, "harbour")
        last = host.until(lambda message: message["kind"] == "Step" and message["update"]["outcome"] is not None)
        assert last["update"]["line"] > 10


def test_a_crew_of_networks_sails(base: str) -> None:
    with hosting(opened(base, "pirates")) as host:
        begun(host, "reef")
        host.until(lambda message: message["kind"] == "Step" and message["update"]["line"] >= 3)


def begun(host: HostClient, bot: str) -> None:
    """The host gives up their seat, seats two bots and begins."""
    host.done("Remove", seat=0)
    for seat in range(2):
        host.done("AddBot", seat=seat, bot=bot)
    host.done("Begin")


def test_a_table_is_opened_with_one_from_a_terminal(base: str) -> None:
    done = run_cli("open", "corto", "--server", base, "--bots", "harbour", "--no-join", games=CATALOG)
    assert (done.code, done.err) == (0, ""), done
    wrong = cli_error("open", "corto", "--server", base, "--bots", "harbor", "--no-join", games=CATALOG)
    assert "Did you mean harbour?" in wrong


# --- what a server starts with ---


def test_without_a_folder_the_games_are_as_they_were() -> None:
    assert with_added(CATALOG, "") is CATALOG


def test_each_game_gets_its_own(tmp_path: Path) -> None:
    written(tmp_path)
    written(tmp_path, "reef", "pirates")
    games = checked(with_added(CATALOG, str(tmp_path)))
    assert {name: [*games[name].added] for name in games} == {"corto": ["harbour"], "pirates": ["reef"], "app": []}
    assert games["corto"].best_bot() == CATALOG["corto"].best_bot()
    assert "harbour" in games["corto"].known_bots()
    assert entries(games)[0].added_bots == ("harbour",)


@pytest.mark.parametrize(
    ("name", "changed", "said"),
    [
        ("harbour", {"game": "chess"}, "weights for chess"),
        ("harbour", {"encoding": 99}, "version 99 of its encoding"),
        ("Harbour Net", {}, "small letters"),
        ("expert", {}, "of this name"),
        ("expert-net", {}, "of this name"),
        ("random", {}, "of this name"),
    ],
)
def test_what_cannot_be_offered_is_told_at_the_start(
    tmp_path: Path, name: str, changed: dict[str, Any], said: str
) -> None:
    written(tmp_path, name, **changed)
    told = cli_error("serve", "--port", "0", "--data", ":memory:", "--bots", str(tmp_path), games=CATALOG)
    assert told.startswith("saltsea serve: --bots: ")
    assert said in told
    assert f"{name}.weights" in told


@pytest.mark.parametrize("damage", ["cut", "header", "empty", "not a number"])
def test_a_damaged_file_is_told_at_the_start(tmp_path: Path, damage: str) -> None:
    file = written(tmp_path)
    data = file.read_bytes()
    changed = {
        "cut": data[:-3],
        "header": data[7:],
        "empty": b"",
        "not a number": data[:-4] + numpy.array([numpy.nan], "<f4").tobytes(),
    }
    file.write_bytes(changed[damage])
    for command in (("serve", "--data", ":memory:"), ("bot-worker", "--bus", "nats://127.0.0.1:1")):
        told = cli_error(*command, "--bots", str(tmp_path), games=CATALOG)
        assert "harbour.weights: no weights of a network" in told


@pytest.mark.parametrize("folder", ["nowhere", "."])
def test_a_folder_without_networks_is_told(tmp_path: Path, folder: str) -> None:
    with pytest.raises(BadBotsError, match="there is no file"):
        with_added(CATALOG, str(tmp_path / folder))


def test_a_table_whose_bot_was_taken_away_goes_on_with_the_usual_one() -> None:
    entry = CATALOG["corto"]
    rules = entry.rules()
    match = start(rules, 2, {"length": 6}, named_seed("away"))
    assert isinstance(match, Match)
    seat = rules.waiting_on(match.state).bit_length() - 1
    observation = GameJson(rules).observation(rules.observe(match.state, seat))
    asked = Question(game="corto", bot="harbour", observation=observation, dice="a", budget=1000, may_wait=False)
    library = BotLibrary(CATALOG)
    prepared = library.prepare(asked)
    assert prepared.bot is library.ready["corto"].bot("harbour")
    assert type(prepared.bot) is type(entry.make_bot(entry.stand_in(), rules))
