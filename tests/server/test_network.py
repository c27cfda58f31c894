"""By which address others come: found, printed, drawn as a picture, and told to invitations."""

import asyncio
import re
import socket
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import httpx
import pytest
import segno
from starlette.applications import Starlette

from cli.terminal import cli_error, terminal
from saltsea.kernel.seat import Millis
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.network import qr
from saltsea.server.network.known_hosts import KnownHosts
from saltsea.server.network.listeners import addresses_of, listen, listen_everywhere, not_yet
from saltsea.server.network.startup_message import Console, shows_blocks, startup_lines
from saltsea.server.network.urls import ServerUrls, ThisMachine, can_be_shared, only_here
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About
from saltsea.server.web.protection.forwarded import Forwarded, Proxies
from saltsea.store.memory import MemoryStore
from saltsea.store.rows import TableRow
from server.network_kit import FakeNetwork

CODE = "KXRT7W"
BOTH = ("0.0.0.0", "::")
NOW: Millis = 1_800_000_000_000
TERMINAL = Console(terminal=True, pictures=True, width=100)


def urls(*bound: str, **more: Any) -> ServerUrls:
    return ServerUrls(**{"bound": bound or BOTH, "port": 8000, "network": FakeNetwork(), **more})


# --- the machine ---


def test_the_machine_finds_addresses_that_others_can_use() -> None:
    assert all(can_be_shared(address) for address in ThisMachine().outward())
    assert ThisMachine().hostname() == socket.gethostname()


def test_without_any_way_out_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unplugged(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr("saltsea.server.network.urls.socket.socket", unplugged)
    assert ThisMachine().outward() == []


@pytest.mark.parametrize("address", ["127.0.0.1", "127.3.3.3", "::1", "0.0.0.0", "::", "fe80::1", "", "no address"])
def test_what_means_another_machine_elsewhere_is_not_shared(address: str) -> None:
    assert not can_be_shared(address)


@pytest.mark.parametrize("address", ["10.0.0.7", "169.254.1.2", "2001:db8:1::9", "fd00::2"])
def test_addresses_of_a_network_are_shared(address: str) -> None:
    assert can_be_shared(address)


# --- the address to show ---


def test_on_every_address_the_one_that_is_easier_to_type_comes_first() -> None:
    assert urls("::", "0.0.0.0").lan() == ["http://192.168.1.20:8000", "http://[fd12::20]:8000"]
    assert urls("0.0.0.0").lan() == ["http://192.168.1.20:8000"]
    assert urls("10.1.1.1").lan() == ["http://10.1.1.1:8000"]
    assert urls("127.0.0.1").lan() == urls("::1").lan() == []


def test_here_is_what_was_typed_or_else_what_can_be_opened() -> None:
    assert urls("127.0.0.1", called="localhost").here() == "http://localhost:8000"
    assert urls("0.0.0.0", called="0.0.0.0").here() == "http://192.168.1.20:8000"
    assert urls("::", called="::", network=FakeNetwork([])).here() == "http://127.0.0.1:8000"
    assert urls("::1", called="::1", scheme="https").here() == "https://[::1]:8000"


def test_the_public_address_wins_then_the_one_that_was_used_then_the_network() -> None:
    asked, local = "http://192.168.1.20:8000", "http://localhost:8000"
    assert urls(public="https://games.example.org").url(asked) == "https://games.example.org"
    assert urls("127.0.0.1").url("https://proxied.example.org") == "https://proxied.example.org"
    assert urls().url(asked) == asked
    assert urls().url(local) == "http://192.168.1.20:8000"
    assert urls("127.0.0.1").url(local) == local
    assert urls("127.0.0.1").url() == "http://127.0.0.1:8000"


def test_only_here_is_true_for_loopback_addresses() -> None:
    assert urls("127.0.0.1").only_here("http://localhost:8000")
    assert urls("127.0.0.1", called="galley").only_here()
    assert urls(network=FakeNetwork([])).only_here("http://127.0.0.1:8000")
    assert not urls().only_here("http://localhost:8000")
    assert not urls("127.0.0.1").only_here("https://proxied.example.org")
    assert not urls("127.0.0.1", public="https://games.example.org").only_here()


@pytest.mark.parametrize(
    "url", ["http://localhost", "http://a.LOCALHOST.:1", "http://127.9.9.9", "http://[::1]", "//[x"]
)
def test_these_lead_everybody_to_their_own_machine(url: str) -> None:
    assert only_here(url)


def test_a_laptop_that_changes_its_network_is_found_again() -> None:
    network = FakeNetwork()
    moving = urls(network=network)
    network.addresses = ["10.0.0.9"]
    assert moving.lan() == ["http://10.0.0.9:8000"]


def test_its_names_are_all_that_it_may_be_called() -> None:
    names = urls(called="Deck.lan", public="https://Games.example.org").names()
    assert names[:5] == ["localhost", "127.0.0.1", "::1", "galley-2.fritz.box", "galley-2.local"]
    assert names[5:] == ["192.168.1.20", "fd12::20", "deck.lan", "games.example.org"]


# --- listening ---


def test_everywhere_is_both_kinds_of_address_on_one_port() -> None:
    listeners = listen_everywhere(0)
    try:
        port = listeners[0].getsockname()[1]
        assert addresses_of(listeners) == BOTH[: len(listeners)]
        for address in ("127.0.0.1", "::1")[: len(listeners)]:
            socket.create_connection((address, port), timeout=5).close()
    finally:
        for listener in listeners:
            listener.close()


def test_a_port_that_is_half_taken_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with socket.create_server(("::", 0), family=socket.AF_INET6) as taken, pytest.raises(SystemExit):
        listen_everywhere(taken.getsockname()[1])
    assert capsys.readouterr().err.endswith(": Address already in use\n")


def test_a_socket_of_the_new_kind_may_take_the_old_along() -> None:
    if not socket.has_dualstack_ipv6():
        pytest.skip("this machine has no IPv6")
    with listen("::", 0) as both, listen("127.0.0.1", 0) as one:
        assert set(addresses_of([both])) in ({"::"}, {"::", "0.0.0.0"})
        assert addresses_of([one]) == ("127.0.0.1",)


def test_a_node_that_is_not_ready_yet_refuses_at_once_and_keeps_its_port() -> None:
    """A balancer goes on to another node then; in a queue its visitor would wait for the whole start."""
    bound = [not_yet(listener) for listener in listen_everywhere(0)]
    try:
        port = bound[0].getsockname()[1]
        assert addresses_of(bound) == BOTH[: len(bound)]
        with pytest.raises(ConnectionRefusedError):
            socket.create_connection(("127.0.0.1", port), timeout=5)
        for listener in bound:
            listener.listen()
        for address in ("127.0.0.1", "::1")[: len(bound)]:
            socket.create_connection((address, port), timeout=5).close()
    finally:
        for listener in bound:
            listener.close()


def test_a_port_that_is_taken_is_told_to_a_node_too(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SystemExit):
        not_yet(listen("127.0.0.1", taken.getsockname()[1]))
    assert capsys.readouterr().err.endswith(": Address already in use\n")


# --- what the start prints ---


def test_alone_it_says_how_to_open_up() -> None:
    first, second, last = startup_lines(urls("127.0.0.1", called="127.0.0.1"), None, TERMINAL)
    assert first == "Saltsea is at http://127.0.0.1:8000"
    assert "Only this computer" in second
    assert "--lan" in second
    assert "Ctrl-C" in last


def test_on_no_network_it_does_not_advise_what_was_done() -> None:
    lines = startup_lines(urls(network=FakeNetwork([])), None, TERMINAL)
    assert "on no network" in lines[1]
    assert "--lan" not in lines[1]


def test_on_a_network_it_shows_every_address_and_the_picture() -> None:
    lines = startup_lines(urls(), None, TERMINAL)
    assert lines[0] == "Saltsea is at http://192.168.1.20:8000"
    assert modules(lines) == matrix(segno.make_qr("http://192.168.1.20:8000"))
    assert "It is also at http://[fd12::20]:8000" in lines
    assert any("port 8000" in line and "firewall" in line for line in lines)


def test_behind_a_proxy_the_picture_is_of_the_public_address() -> None:
    lines = startup_lines(urls("127.0.0.1", called="127.0.0.1", public="https://games.example.org"), None, TERMINAL)
    assert lines[:2] == ["Saltsea is at http://127.0.0.1:8000", "Invitations lead to https://games.example.org"]
    assert modules(lines) == matrix(segno.make_qr("https://games.example.org"))


@pytest.mark.parametrize("on", [Console(terminal=True), Console(terminal=True, pictures=True, width=20)])
def test_where_a_picture_would_break_there_is_none(on: Console) -> None:
    lines = startup_lines(urls(), None, on)
    assert not any("█" in line or "camera" in line for line in lines)
    assert all(len(line) <= 80 for line in lines)


def test_a_log_gets_the_facts_alone() -> None:
    assert startup_lines(urls(), None, Console()) == ["Saltsea is at http://192.168.1.20:8000"]
    public = startup_lines(urls(public="https://games.example.org"), None, Console())
    assert public[1:] == ["Invitations lead to https://games.example.org"]


def test_an_old_terminal_has_no_blocks() -> None:
    assert shows_blocks("utf-8")
    assert shows_blocks("cp437")
    assert not shows_blocks("cp1252")
    assert not shows_blocks("no such encoding")


def test_a_newcomer_at_a_terminal_reads_where_it_is_and_how_to_stop(tmp_path: Path) -> None:
    with terminal(
        "serve", "--port", "0", "--data", str(tmp_path), "--public-url", "https://games.example.org/"
    ) as seen:
        seen.wait_for("Press Ctrl-C to stop.")
        seen.type(b"\x03")
        assert seen.wait_for_the_end() == 0
    assert seen.seen.startswith("Saltsea is at http://127.0.0.1:")
    assert modules(seen.seen.splitlines()) == matrix(segno.make_qr("https://games.example.org"))


WRONG = [
    (("--lan", "--host", "::1"), "choose either"),
    (("--public-url", "games.example.org"), "https://games.example.org"),
    (("--public-url", "https://games.example.org/box"), "nothing after"),
    (("--public-url", "https://ann:secret@games.example.org"), "nothing after"),
    (("--forwarded-allow", "*"), "Say --proxies 1"),
    (("--proxies", "many"), "whole number"),
]


@pytest.mark.parametrize(("words", "said"), WRONG)
def test_a_typing_error_in_the_settings_is_reported_before_the_start(words: tuple[str, ...], said: str) -> None:
    assert said in cli_error("serve", *words)


# --- what invitations ask ---


async def app_at(where: ServerUrls) -> Starlette:
    """A server with one table."""
    store = MemoryStore()
    row = TableRow(id=CODE, game="x", phase="open", listing="unlisted", made=NOW, touched=NOW, n=1, body=b"{}")
    await store.write([row])
    return make_app(list, About("0", "plain"), Application({}, store, InlineBots({})), urls=where)


def ask(where: ServerUrls, path: str, host: str, scheme: str = "http") -> httpx.Response:
    async def get() -> httpx.Response:
        transport = httpx.ASGITransport(await app_at(where), raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url=f"{scheme}://saltsea") as client:
            return await client.get(path, headers={"Host": host})

    return asyncio.run(get())


def test_an_invitation_learns_that_only_this_machine_can_open_it() -> None:
    told = ask(urls("127.0.0.1"), "/api/reach", "127.0.0.1:8000")
    assert told.json() == {"url": "http://127.0.0.1:8000", "only_here": True, "lan": []}
    assert told.headers["cache-control"] == "no-store"


def test_an_invitation_learns_the_address_of_the_network() -> None:
    lan = ["http://192.168.1.20:8000", "http://[fd12::20]:8000"]
    assert ask(urls(), "/api/reach", "localhost:8000").json() == {"url": lan[0], "only_here": False, "lan": lan}
    assert ask(urls(), "/api/reach", "galley.local:8000").json()["url"] == "http://galley.local:8000"
    assert (
        ask(urls(any_name=True), "/api/reach", "games.example.org", "https").json()["url"]
        == "https://games.example.org"
    )


def seen_as(proxies: int | None, host: str, forwarded: str, proto: str = "") -> tuple[str, str]:
    """The address and the scheme of a request, after the proxies have been counted."""
    found: list[tuple[str, str]] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append((scope["client"][0], scope["scheme"]))

    named = ((b"x-forwarded-for", forwarded), (b"x-forwarded-proto", proto))
    headers = [(name, value.encode()) for name, value in named if value]
    scope = {"type": "http", "scheme": "http", "client": (host, 9), "headers": headers}
    nothing: Any = None
    asyncio.run(Forwarded(app, Proxies(proxies))(scope, nothing, nothing))
    return found[0]


FORGED = "192.0.2.1, 192.0.2.2, 198.51.100.7"


@pytest.mark.parametrize(
    ("proxies", "host", "forwarded", "address"),
    [
        (None, "127.0.0.1", FORGED, "198.51.100.7"),
        (None, "203.0.113.5", FORGED, "203.0.113.5"),
        (0, "127.0.0.1", FORGED, "127.0.0.1"),
        (1, "10.88.0.1", FORGED, "198.51.100.7"),
        (2, "10.88.0.1", FORGED, "192.0.2.2"),
        (2, "203.0.113.5", "192.0.2.1", "203.0.113.5"),
        (1, "203.0.113.5", "", "203.0.113.5"),
        (1, "10.88.0.1", "192.0.2.1, [2001:db8::7]:5000", "2001:db8::7"),
        (1, "10.88.0.1", "192.0.2.1, 198.51.100.7:5000", "198.51.100.7"),
    ],
)
def test_proxies_are_counted_from_the_right_so_a_visitor_cannot_choose_an_address(
    proxies: int | None, host: str, forwarded: str, address: str
) -> None:
    assert seen_as(proxies, host, forwarded)[0] == address


def test_only_a_proxy_that_is_counted_may_say_https() -> None:
    assert seen_as(None, "127.0.0.1", "198.51.100.7", "https")[1] == "https"
    assert seen_as(None, "203.0.113.5", "198.51.100.7", "https")[1] == "http"
    assert seen_as(1, "10.88.0.1", "198.51.100.7", "http, gopher")[1] == "http"


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("evil.example", 421),
        ("evil.example:8000", 421),
        ("127.0.0.1.evil.example", 421),
        ("a!b.evil.example", 421),
        ("a~b,c.evil.example:8000", 421),
        ("", 200),
        ("[fe80::1%25eth0]:8000", 200),
        ("127.0.0.1:8000", 200),
        ("[::1]:8000", 200),
        ("localhost:8000", 200),
        ("GALLEY-2.fritz.box", 200),
        ("pi:8000", 200),
        ("pi.lan", 200),
    ],
)
def test_a_site_that_lets_its_name_lead_here_gets_no_answer(host: str, status: int) -> None:
    """DNS rebinding: the browser takes the answer for that site's, and sends no fetch metadata over plain HTTP."""
    assert ask(urls("127.0.0.1"), "/api/about", host).status_code == status


@pytest.mark.parametrize("hosts", [("127.0.0.1", "evil.example"), ("evil.example", "127.0.0.1")])
def test_a_request_for_two_hosts_gets_no_answer_if_one_is_not_ours(hosts: tuple[str, str]) -> None:
    """What stands in front may have read the other one."""
    app, told = KnownHosts(nobody_answers, urls("127.0.0.1")), list[Any]()

    async def send(message: Any) -> None:
        told.append(message)

    scope = {"type": "http", "headers": [(b"host", host.encode()) for host in hosts]}
    asyncio.run(app(scope, no_body, send))
    assert told[0]["status"] == 421


async def nobody_answers(_scope: Any, _receive: Any, _send: Any) -> None:
    raise AssertionError("the application was asked")


async def no_body() -> Any:
    return {"type": "http.request"}


def test_the_public_name_is_known_and_comes_by_https_for_a_year() -> None:
    answer = ask(urls(public="https://games.example.org"), "/api/about", "games.example.org")
    assert (answer.status_code, answer.headers["strict-transport-security"]) == (200, "max-age=31536000")
    assert ask(urls(), "/api/about", "galley.local", "https").headers["strict-transport-security"] == "max-age=86400"
    assert "strict-transport-security" not in ask(urls(), "/api/about", "galley.local").headers


@pytest.mark.parametrize("host", ['"><script>', "a b", "x" * 5000, "a/b", "a@b"])
def test_a_host_of_odd_letters_is_refused_and_not_repeated(host: str) -> None:
    answer = ask(urls(), "/api/reach", host)
    assert (answer.status_code, host in answer.text) == (421, False)


@pytest.mark.parametrize("host", ["[::1", "[zz]", ""])
def test_a_host_that_is_none_is_not_repeated(host: str) -> None:
    assert ask(urls(), "/api/reach", host).json()["url"] == "http://192.168.1.20:8000"
    assert ask(urls("127.0.0.1"), "/api/reach", host).json()["url"] == "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    ("where", "host", "link"),
    [
        (urls(), "localhost:8000", f"http://192.168.1.20:8000/t/{CODE}"),
        (urls(), "galley.local", f"http://galley.local/t/{CODE}"),
        (urls(public="https://games.example.org"), "galley.local", f"https://games.example.org/t/{CODE}"),
    ],
)
def test_the_picture_of_a_table_is_its_link(where: ServerUrls, host: str, link: str) -> None:
    answer = ask(where, f"/api/tables/{CODE}/qr.svg", host)
    assert answer.headers["content-type"] == "image/svg+xml"
    assert drawn(answer.text) == matrix(segno.make_qr(link))
    assert f"<title>{link}</title>" in answer.text


def test_there_is_no_picture_of_a_table_that_is_not_there() -> None:
    assert ask(urls(), "/api/tables/NOPE42/qr.svg", "localhost").json()["status"] == 404


def test_the_picture_loads_nothing_and_can_be_sized() -> None:
    picture = qr.svg("http://192.168.1.20:8000").decode()
    assert 'viewBox="0 0 33 33"' in picture
    assert "style" not in picture
    assert "href" not in picture


# --- reading pictures back ---


def matrix(code: segno.QRCode) -> list[list[int]]:
    return [list(row) for row in code.matrix]


def drawn(svg: str) -> list[list[int]]:
    """The modules of an SVG, read from its one line of strokes, without the white around."""
    path = re.search(r'stroke="#000" d="([^"]+)"', svg)
    size = re.search(r'viewBox="0 0 (\d+)', svg)
    assert path is not None
    assert size is not None
    rows = [[0] * int(size[1]) for _ in range(int(size[1]))]
    x, y = 0.0, 0.0
    for stroke, first, second in re.findall(r"([Mmh])(-?[\d.]+) ?(-?[\d.]+)?", path[1]):
        if stroke == "h":
            rows[int(y)][int(x) : int(x) + int(first)] = [1] * int(first)
            x += int(first)
        else:
            x, y = (float(first), float(second)) if stroke == "M" else (x + float(first), y + float(second))
    return [row[4:-4] for row in rows[4:-4]]


def modules(lines: Sequence[str]) -> list[list[int]]:
    """The modules of half blocks in a terminal, without the white around."""
    halves = {"█": (0, 0), "▀": (0, 1), "▄": (1, 0), " ": (1, 1)}
    shown = [re.sub(r"\x1b\[[0-9;]*m", "", line) for line in lines if "\x1b[38;5;231;48;5;16m" in line]
    rows = [[halves[block][half] for block in line] for line in shown for half in (0, 1)]
    return [row[qr.QUIET : -qr.QUIET] for row in rows[qr.QUIET : -qr.QUIET - 1]]
