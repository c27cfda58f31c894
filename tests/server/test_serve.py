"""The server as a process: it says where it is, tells a taken port in one line, and stops quietly."""

import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

import httpx
import pytest

PATIENCE = 60
PROGRAM = """
import sys
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.server.web.serve import serve
from saltsea.server.bots.inline import InlineBots
from saltsea.server.application import Application
from saltsea.store.memory import MemoryStore
application = Application({}, MemoryStore(), InlineBots({}))
serve(make_app(list, About("0", "plain"), application), sys.argv[1], int(sys.argv[2]), application.say_goodbye)
"""


@contextmanager
def server(host: str, port: int) -> Iterator[subprocess.Popen[str]]:
    command = [sys.executable, "-c", PROGRAM, host, str(port)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


def first_line(process: subprocess.Popen[str]) -> str:
    assert process.stdout is not None
    return process.stdout.readline().rstrip("\n")


def test_port_0_takes_a_free_port_and_the_line_is_true() -> None:
    with server("127.0.0.1", 0) as process:
        address = first_line(process).removeprefix("Saltsea is at ")
        assert address.startswith("http://127.0.0.1:")
        assert httpx.get(f"{address}/healthz").json() == {"status": "ok"}


def test_ctrl_c_stops_quietly() -> None:
    with server("127.0.0.1", 0) as process:
        first_line(process)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, out, err) == (0, "", "")


def test_a_taken_port_is_one_line_and_code_1() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        with server("127.0.0.1", port) as process:
            out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert out == ""
    assert err == f"Saltsea cannot listen on 127.0.0.1:{port}: Address already in use\n"


@pytest.mark.parametrize(("host", "port"), [("no.such.host.invalid", 0), ("127.0.0.1", 70000)])
def test_an_impossible_address_is_one_line_too(host: str, port: int) -> None:
    with server(host, port) as process:
        _, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 1
    assert err.startswith(f"Saltsea cannot listen on {host}:{port}: ")
    assert err.count("\n") == 1


def test_ipv6_is_shown_as_an_address_that_can_be_opened() -> None:
    with server("::1", 0) as process:
        line = first_line(process)
        if not line:
            pytest.skip("this machine has no IPv6")
        assert httpx.get(line.removeprefix("Saltsea is at ") + "/healthz").status_code == 200
