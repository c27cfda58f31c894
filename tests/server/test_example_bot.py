"""The example players: they use nothing of ours, play whole games over a real line, and go on after it was cut."""

import ast
import sys
from collections.abc import Iterator

import pytest

from server.real_server import ROOT, SALTSEA, Client, HostClient, Opened, cable, client, hosting, opened, serving

EXAMPLES = ROOT / "examples"
PYTHON = sys.executable
BOT = str(EXAMPLES / "bot.py")
STDIO_BOT = str(EXAMPLES / "stdio_bot.py")


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


def begun(host: HostClient) -> None:
    """The host gives up their own seat, waits until others have taken all, and begins."""
    host.done("Remove", seat=0)
    host.until_full()
    host.done("Begin")


def played(host: HostClient) -> int:
    """How many lines the game had that has just been played to its end."""
    last = host.until(lambda message: message["kind"] == "Step" and message["update"]["outcome"] is not None)
    assert last["update"]["outcome"]["winners"]
    return int(last["update"]["line"])


def ended_well(*bots: Client) -> None:
    for bot in bots:
        assert bot.ends() == 0, bot.seen


@pytest.mark.parametrize("name", ["bot.py", "stdio_bot.py"])
def test_an_example_is_short_and_uses_nothing_of_ours(name: str) -> None:
    source = (EXAMPLES / name).read_text(encoding="utf-8")
    imports = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Import | ast.ImportFrom)]
    names = [alias.name for node in imports if isinstance(node, ast.Import) for alias in node.names]
    names += [str(node.module) for node in imports if isinstance(node, ast.ImportFrom)]
    assert len(source.splitlines()) < 60
    assert {module.partition(".")[0] for module in names} <= {*sys.stdlib_module_names, "websockets"}


def test_two_example_bots_play_a_whole_game(base: str) -> None:
    table = opened(base)
    one, two = (client(PYTHON, BOT, table.link(), name) for name in ("One", "Two"))
    with hosting(table) as host, one as first, two as second:
        begun(host)
        assert played(host) > 10
        ended_well(first, second)
        assert "over: " in first.seen


def test_a_program_plays_over_stdin_and_stdout(base: str) -> None:
    table = opened(base)
    coupled = client(*SALTSEA, "bot-line", table.link(), "--name", "Two", "--", PYTHON, STDIO_BOT)
    with hosting(table) as host, client(PYTHON, BOT, table.link()) as first, coupled as second:
        begun(host)
        assert played(host) > 10
        ended_well(first, second)
        assert "the way back to this seat is" in second.seen


def test_a_cut_connection_stops_neither_of_them(base: str) -> None:
    table = opened(base)
    with cable(base) as line, hosting(table) as host:
        link = table.link(base=line.base())
        coupled = client(*SALTSEA, "bot-line", link, "--name", "Two", "--", PYTHON, STDIO_BOT)
        with client(PYTHON, BOT, link) as first, coupled as second:
            begun(host)
            host.until(lambda message: message["kind"] == "Step" and message["update"]["line"] == 6)
            line.cut()
            assert played(host) > 10
            ended_well(first, second)
        assert "the connection is lost" in first.seen
        assert "the connection is lost" in second.seen


def test_an_example_bot_plays_against_a_computer_player(base: str) -> None:
    table = opened(base)
    with hosting(table) as host, client(PYTHON, BOT, table.link(table.key)):
        acted = against_computer(host)
        while acted != {0, 1}:
            acted.add(host.until(lambda message: message["kind"] == "Step")["update"]["by"])


def against_computer(host: HostClient) -> set[int]:
    host.done("AddBot", seat=1, bot="greedy")
    host.done("Begin")
    return set()


@pytest.mark.proof
def test_an_example_bot_plays_a_whole_game_against_a_computer_player(base: str) -> None:
    table = opened(base)
    with hosting(table) as host, client(PYTHON, BOT, table.link(table.key)) as bot:
        against_computer(host)
        assert played(host) > 10
        ended_well(bot)


def test_a_line_that_is_no_message_is_shown_and_not_sent(base: str) -> None:
    table: Opened = opened(base)
    program = "import sys; print('hello there', flush=True); print(sys.stdin.readline()[:20], file=sys.stderr)"
    with client(*SALTSEA, "bot-line", table.link(), "--", PYTHON, "-c", program) as one:
        assert one.ends() == 0
        assert "this is no message" in one.seen
        assert '{"kind":"Welcome"' in one.seen
