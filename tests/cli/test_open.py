"""A table is opened from a terminal: its links are told, and one is at it."""

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.request import urlopen

import pytest

from cli.play_kit import GAMES
from cli.terminal import cli_error, cli_output, no_saltsea, run_cli, terminal
from saltsea.cli.commands.open import as_clock, tell
from saltsea.games.corto.definition import CONTENT
from saltsea.narrator import Narrator
from saltsea.remote.http_client import HttpClient
from saltsea.remote.links import TableLink, parse_link
from saltsea.remote.opening import Invited, invited, seat_bots
from saltsea.remote.table_client import ServerFailedError
from saltsea.server.network.startup_message import Console
from saltsea.server.tables.table_settings import ClockProfile
from saltsea.text_table.screen import Screen
from saltsea.texts import TABLE_TEXTS, load
from server.real_server import SALTSEA, client, joining, serving


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


def opened(*arguments: str, base: str) -> tuple[str, str]:
    """What is printed, and the code of the table."""
    done = run_cli("open", *arguments, "--server", base, "--no-join", games=GAMES)
    assert (done.code, done.err) == (0, ""), done
    found = re.search(r"^  http\S+/t/([a-z0-9]{6})$", done.out, re.MULTILINE)
    assert found is not None, done.out
    return done.out, found[1]


def table(base: str, code: str) -> Any:
    with urlopen(f"{base}/api/tables/{code}") as answer:
        return json.load(answer)


# --- opening ---


def test_the_links_are_told_and_the_table_is_as_it_was_asked_for(base: str) -> None:
    asked = ("corto", "--players", "3", "--option", "length=9", "--bots", "random", "--public", "--clock", "10+5")
    out, code = opened(*asked, "--name", "Ann", base=base)
    assert "The table is open. Whoever has this link can sit down:" in out
    assert "Only this computer can open it." in out
    assert re.search(rf"^  saltsea join {base}/t/{code}#\S{{32}}$", out, re.MULTILINE)
    found = table(base, code)
    settings = found["settings"]
    assert (settings["players"], settings["options"], settings["listing"]) == (3, {"length": 9}, "public")
    assert settings["clock"] == {"kind": "live", "bank": 600, "increment": 5}
    assert [(chair["person"], chair["bot"]) for chair in found["chairs"]] == [(0, None), (None, "random"), (None, None)]
    assert [person["name"] for person in found["people"]] == ["Ann"]


def test_table_T27_a_host_brings_values_of_their_own_and_guests_play_with_them(base: str, tmp_path: Path) -> None:
    values, knife = tmp_path / "knives.json", '"id": "A12", "kind": "object", "border": "black", "times": '
    text = (CONTENT / "cards.json").read_text(encoding="utf-8").replace(f"{knife}1", f"{knife}2")
    values.write_text(text.replace("{", '{"name": "Sharp knives",', 1), encoding="utf-8")
    _, code = opened("corto", "--content", str(values), "--option", "strips=ABC", "--name", "Ann", base=base)
    own = table(base, code)["own"]
    assert (own["kind"], own["name"], own["by"]) == ("values", "Sharp knives", "Ann")
    with joining(f"{base}/t/{code}", "--name", "Bob") as bob:
        bob.wait_for("This table plays with values of Ann’s own: “Sharp knives”.")
    with joining(f"{base}/t/{code}", "--lang", "fr") as watcher:
        watcher.wait_for("Cette table joue avec des valeurs apportées par Ann : « Sharp knives ».")


def test_table_T27_a_host_brings_other_values_while_the_lobby_is_open(base: str, tmp_path: Path) -> None:
    values, wrong = tmp_path / "knives.json", tmp_path / "wrong.json"
    knife = '"id": "A12", "kind": "object", "border": "black", "times": '
    text = (CONTENT / "cards.json").read_text(encoding="utf-8").replace("{", '{"name": "Sharp knives",', 1)
    values.write_text(text.replace(f"{knife}1", f"{knife}2"), encoding="utf-8")
    wrong.write_text(text.replace(f"{knife}1", f"{knife}7"), encoding="utf-8")
    opening = ("open", "corto", "--server", base, "--name", "Ann", "--option", "strips=ABC")
    with client(*SALTSEA, *opening) as ann:
        link = re.search(r"  (http\S+)\n", ann.wait_for("You are the host."))
        assert link is not None
        with joining(link[1], "--name", "Bob", "--lang", "fr") as bob:
            bob.wait_for("Bob (vous)")
            ann.type("values nowhere.json")
            ann.wait_for("nowhere.json cannot be read")
            ann.type(f"values {wrong}")
            ann.wait_for("Card A12: “times” is 7. It can be: 1, 2. [table.T27]")
            ann.type(f"values {values}")
            ann.wait_for("This table plays with values of Ann’s own: “Sharp knives”.")
            bob.wait_for("Cette table joue avec des valeurs apportées par Ann")
            bob.type("valeurs")
            bob.wait_for("[table.T8]")
            ann.type("values")
            bob.wait_for("Cette table joue de nouveau avec les cartes habituelles.")
            ann.type(f"values {values}", "begin")
            bob.wait_for("valeurs apportées par Ann", "commence")


def test_table_T27_wrong_values_open_no_table(base: str, tmp_path: Path) -> None:
    values = tmp_path / "wrong.json"
    text = (CONTENT / "cards.json").read_text(encoding="utf-8")
    values.write_text(text.replace('"times": 1', '"times": 9', 1), encoding="utf-8")
    done = run_cli("open", "corto", "--content", str(values), "--server", base, "--no-join", games=GAMES)
    assert done.code == 2
    assert "times is 9, not 1 or 2" in done.err


def test_a_voyage_may_be_fast_or_in_steps(base: str) -> None:
    _, code = opened("pirates", "--players", "2", "--speed", "1000", "--steps", "--closed", base=base)
    settings = table(base, code)["settings"]
    assert (settings["speed"], settings["steps"], settings["listing"]) == (1000, True, "closed")


def test_open_joins_the_table_and_others_come_by_the_link(base: str) -> None:
    with client(*SALTSEA, "open", "corto", "--server", base, "--name", "Ann", "--lang", "fr") as ann:
        link = re.search(r"  (http\S+)\n", ann.wait_for("Et voici le chemin"))
        assert link is not None
        ann.wait_for("Vous êtes l’hôte.")
        with joining(link[1], "--name", "Bob") as bob:
            bob.wait_for("Bob (you)")
            ann.wait_for("Bob")
            ann.type("commence")
            bob.wait_for("You begin.", " begins.")
        ann.type("quitte")
        assert ann.ends() == 0


def test_the_printed_seat_link_works_after_no_join(base: str) -> None:
    out, _ = opened("corto", "--bots", "random", base=base)
    link = re.search(r"saltsea join (\S+)", out)
    assert link is not None
    with joining(link[1]) as ann:
        ann.wait_for("You are the host.")
        ann.type("begin")
        ann.wait_for("You begin.", " begins.")


def test_why_a_bot_gets_no_seat_is_told_in_a_sentence(base: str) -> None:
    out, _ = opened("corto", "--bots", "random", base=base)
    link = re.search(r"saltsea join (\S+)", out)
    assert link is not None
    place, game = parse_link(link[1]), GAMES["corto"]
    assert place is not None
    with pytest.raises(ServerFailedError, match=r"^[A-Z][^-]+\. \[table\.T\w+\]$"):
        seat_bots(place, Narrator(game, game.rules(), "en"), ["grumpy"], "en")


def test_the_options_of_a_game_are_listed() -> None:
    assert "length=9" in run_cli("open", "corto", "--options", games=GAMES).out
    assert cli_output("open", "shells", "--options")


# --- the way there ---


def printed(way: Invited, *, plain: bool = False) -> str:
    lines: list[str] = []
    place = TableLink("http://127.0.0.1:8000", "abc234", "k" * 32)
    screen = Screen(lines.append, plain=plain, colour=False, width=100, window=None, encoding="utf-8")
    tell(screen, load("en", (TABLE_TEXTS, "join")), place, way)
    return "\n".join(lines)


def test_others_are_given_the_address_that_leads_here(monkeypatch: pytest.MonkeyPatch) -> None:
    server, place = HttpClient("http://127.0.0.1:8000"), TableLink("http://127.0.0.1:8000", "abc234", "k" * 32)
    answers = iter(
        [
            {"url": "http://192.0.2.7:8000", "only_here": False, "lan": []},
            {"url": "http://127.0.0.1:8000", "only_here": True, "lan": []},
        ]
    )
    monkeypatch.setattr(server, "ask", lambda *_, **__: next(answers))
    assert invited(server, place) == Invited("http://192.0.2.7:8000/t/abc234", only_here=False)
    assert invited(server, place) == Invited("http://127.0.0.1:8000/t/abc234", only_here=True)
    shown = printed(Invited("http://192.0.2.7:8000/t/abc234", only_here=False))
    assert "  http://192.0.2.7:8000/t/abc234\n" in shown
    assert "Only this computer" not in shown


def test_at_a_terminal_the_link_is_a_picture_too(base: str) -> None:
    lan = base.replace("127.0.0.1", "localhost")
    with terminal("open", "corto", "--server", lan, "--no-join", program="saltsea") as seen:
        assert seen.wait_for_the_end() == 0
        assert "for you alone" in seen.seen
        assert ("▀" in seen.seen) == ("Only this computer" not in seen.seen)


def test_a_picture_is_shown_where_it_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    way = Invited("http://192.0.2.7:8000/t/abc234", only_here=False)
    for width, plain, there in ((80, False, True), (20, False, False), (80, True, False)):
        monkeypatch.setattr(
            "saltsea.server.network.startup_message.screen",
            lambda width=width: Console(terminal=True, pictures=True, width=width),
        )
        assert ("▀" in printed(way, plain=plain)) == there


# --- what cannot be ---


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("chess",), "there is no game 'chess'"),
        (("corto", "--bots", "gredy"), "Did you mean greedy?"),
        (("corto", "--bots", "random,random"), "2 computer players and you do not fit on 2 seats"),
        (("corto", "--public", "--closed"), "choose either"),
        (("corto", "--players", "9"), "9 players are not the right number"),
        (("corto", "--option", "length"), "an option is written NAME=VALUE"),
        (("corto", "--clock", "soon"), "'soon' is no clock"),
        (("corto", "--speed", "5000"), "5000 is not in the range"),
        (("corto", "--server", "ftp://x"), "is no address of a server"),
    ],
)
def test_what_cannot_be_is_told_before_anything_is_asked(arguments: tuple[str, ...], words: str) -> None:
    assert words in cli_error("open", *arguments, games=GAMES)


def test_what_the_server_refuses_is_told_with_its_rule(base: str) -> None:
    def refused(*arguments: str) -> str:
        return cli_error("open", *arguments, "--server", base, code=1, games=GAMES)

    assert "are for games in real time. [table.T14]" in refused("corto", "--steps")
    assert "a name has one to 24 characters that can be read. [table.T13]" in refused("corto", "--name", "x" * 30)
    assert "[table.T14]" in refused("pirates", "--clock", "10", "--lang", "fr")
    assert "no Saltsea answers at http://127.0.0.1:9: " in cli_error(
        "open", "corto", "--server", "127.0.0.1:9", code=1, games=GAMES
    )


def test_what_is_no_saltsea_is_told_in_a_sentence() -> None:
    for body in (b"[]", b'{"code": 7}', b"null"):
        with no_saltsea(body) as elsewhere:
            told = cli_error("open", "corto", "--server", elsewhere, code=1, games=GAMES)
            assert told == f"saltsea open: something answers at {elsewhere}, but it is no Saltsea."
    with no_saltsea(b"<html>") as elsewhere:
        assert f"no Saltsea answers at {elsewhere}: " in cli_error(
            "open", "corto", "--server", elsewhere, code=1, games=GAMES
        )
    with no_saltsea(b"gone", 404) as elsewhere:
        told = cli_error("open", "corto", "--server", elsewhere, code=1, games=GAMES)
        assert told == f"saltsea open: no Saltsea answers at {elsewhere}: 404 Not Found."


@pytest.mark.parametrize(
    ("typed", "clock"),
    [
        ("", ClockProfile()),
        ("10", ClockProfile("live", 600, 0)),
        ("10+5", ClockProfile("live", 600, 5)),
        ("3d", ClockProfile("days", 259_200)),
    ],
)
def test_a_clock_is_written_as_people_write_it(typed: str, clock: ClockProfile) -> None:
    assert as_clock(None, None, typed) == clock  # type: ignore[arg-type]
