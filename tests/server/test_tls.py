"""HTTPS with a certificate of our own: a browser that trusts our authority is let in, and only to where it belongs."""

import asyncio
import datetime as dt
import hashlib
import ipaddress
import json
import os
import signal
import ssl
import stat
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path

import httpx
import pytest
import uvicorn
from cryptography import x509
from starlette.applications import Starlette
from starlette.routing import Route
from websockets.sync.client import connect

from cli.terminal import PATIENCE, command, environment
from saltsea.kernel.languages import LANGUAGES
from saltsea.server.network.certificate import Certificate, can_be_owned
from saltsea.server.network.certificates import (
    AUTHORITY,
    SERVER,
    CertificateMaker,
    authority_pair,
    public_pem,
    server_pair,
)
from saltsea.server.network.startup_message import Console, startup_lines
from saltsea.server.network.trust_routes import TrustRoutes, in_lines
from saltsea.server.network.urls import ServerUrls
from saltsea.server.web.html import PageTemplates
from saltsea.server.web.serve import AnnouncingServer, Binding
from server.network_kit import FakeNetwork

NAMES = ("localhost", "127.0.0.1", "::1", "galley.local", "192.168.1.20")
START = dt.datetime(2030, 1, 1, tzinfo=dt.UTC)


class Calendar:
    """A day that a test may move."""

    def __init__(self) -> None:
        self.day = 0

    def __call__(self) -> dt.datetime:
        return START + dt.timedelta(days=self.day)


def kept(folder: Path, name: str = SERVER) -> x509.Certificate:
    return x509.load_pem_x509_certificate((folder / name).read_bytes())


# --- the certificates ---


def test_it_is_made_once_and_kept(tmp_path: Path) -> None:
    first = CertificateMaker(tmp_path).certificate(NAMES)
    before = (tmp_path / SERVER).read_bytes()
    assert CertificateMaker(tmp_path).certificate(NAMES[:2]) == first
    assert (tmp_path / SERVER).read_bytes() == before
    assert first.names == frozenset(NAMES)


@pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")
def test_the_key_files_are_private(tmp_path: Path) -> None:
    folder = tmp_path / "tls"
    CertificateMaker(folder).certificate(NAMES)
    modes = {file.name: stat.S_IMODE(file.stat().st_mode) for file in [folder, *folder.iterdir()]}
    assert modes == {"tls": 0o700, AUTHORITY: 0o600, SERVER: 0o600}


def test_it_is_valid_for_no_longer_than_browsers_allow(tmp_path: Path) -> None:
    CertificateMaker(tmp_path, Calendar()).certificate(NAMES)
    server = kept(tmp_path)
    days = (server.not_valid_after_utc - server.not_valid_before_utc) / dt.timedelta(days=1)
    assert 396 < days <= 397
    assert server.not_valid_before_utc < START


def test_it_is_renewed_before_it_expires_and_guests_need_not_trust_again(tmp_path: Path) -> None:
    today = Calendar()
    certificate_maker = CertificateMaker(tmp_path, today)
    first, old = certificate_maker.certificate(NAMES), kept(tmp_path)
    today.day = 365
    assert certificate_maker.certificate(NAMES) == first
    assert kept(tmp_path) == old
    today.day = 367
    assert certificate_maker.certificate(NAMES).fingerprint == first.fingerprint
    assert kept(tmp_path).not_valid_after_utc > old.not_valid_after_utc + dt.timedelta(days=360)


def test_a_new_address_gets_a_new_certificate_of_the_same_authority(tmp_path: Path) -> None:
    first = CertificateMaker(tmp_path).certificate(NAMES)
    moved = CertificateMaker(tmp_path).certificate(("localhost", "10.0.0.9", "0:0::1"))
    assert moved.names == {"localhost", "10.0.0.9", "::1"}
    assert moved.fingerprint == first.fingerprint


def test_an_old_authority_is_replaced_with_all_that_it_signed(tmp_path: Path) -> None:
    today = Calendar()
    first = CertificateMaker(tmp_path, today).certificate(NAMES)
    today.day = 3640
    second = CertificateMaker(tmp_path, today).certificate(NAMES)
    assert second.fingerprint != first.fingerprint
    kept(tmp_path).verify_directly_issued_by(kept(tmp_path, AUTHORITY))


@pytest.mark.parametrize("name", [AUTHORITY, SERVER])
@pytest.mark.parametrize("harm", ["torn", "other"])
def test_a_file_that_is_broken_is_made_anew(tmp_path: Path, name: str, harm: str) -> None:
    CertificateMaker(tmp_path).certificate(NAMES)
    other = authority_pair(["elsewhere.local"], dt.datetime.now(dt.UTC))
    mixed = other.pem().replace(public_pem(other.certificate), public_pem(kept(tmp_path, name)))
    (tmp_path / name).write_bytes(mixed if harm == "other" else (tmp_path / name).read_bytes()[:200])
    again = CertificateMaker(tmp_path).certificate(NAMES)
    assert shaken(again, again.file, "galley.local") is None


def test_names_that_are_none_are_left_out(tmp_path: Path) -> None:
    made = CertificateMaker(tmp_path).certificate((*NAMES, "Ann’s PC", "under_score", "dev", "x" * 300))
    assert made.names == frozenset(NAMES)


def test_a_name_that_came_later_is_left_out_and_told(tmp_path: Path) -> None:
    urls = ServerUrls(port=1, scheme="https", called="dev", public="https://games.example.org", network=FakeNetwork())
    CertificateMaker(tmp_path).certificate(NAMES)
    lines = startup_lines(urls, CertificateMaker(tmp_path).certificate(urls.names()), Console())
    assert "The certificate does not name dev: use dev.local, or the address." in lines
    assert (
        f"The certificate does not name games.example.org: start again without {tmp_path} for one that does." in lines
    )
    assert "games.example.org" in CertificateMaker(tmp_path / "new").certificate(urls.names()).names


@pytest.mark.parametrize(
    ("name", "owned"), [("box.example.org", True), ("pc-2", True), ("dev", False), ("xn--a", False)]
)
def test_no_authority_for_half_the_internet(name: str, *, owned: bool) -> None:
    assert can_be_owned(name) is owned


# --- shaking hands ---


def trusting(authority: bytes) -> ssl.SSLContext:
    """A browser that has installed the authority and trusts no other."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
    context.load_verify_locations(cadata=authority.decode())
    return context


def shaken(certificate: Certificate, file: Path, name: str) -> str | None:
    """What a browser finds wrong with a server that shows this file under this name."""
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(file)
    return shaken_with(certificate, context, name)


def shaken_with(certificate: Certificate, server: ssl.SSLContext, name: str) -> str | None:
    to, back = ssl.MemoryBIO(), ssl.MemoryBIO()
    ours = server.wrap_bio(to, back, server_side=True)
    theirs = trusting(certificate.authority).wrap_bio(back, to, server_hostname=name)
    for side in (theirs, ours, theirs, ours):
        try:
            side.do_handshake()
        except ssl.SSLWantReadError:
            continue
        except ssl.SSLCertVerificationError as error:
            return error.verify_message
    return None


def test_a_browser_is_content_with_our_names_and_no_other(tmp_path: Path) -> None:
    made = CertificateMaker(tmp_path).certificate(NAMES)
    assert [shaken(made, made.file, name) for name in NAMES] == [None] * len(NAMES)
    assert "Hostname mismatch" in str(shaken(made, made.file, "other.local"))
    assert "IP address mismatch" in str(shaken(made, made.file, "192.168.1.21"))


def test_a_stolen_authority_cannot_vouch_for_a_bank(tmp_path: Path) -> None:
    made = CertificateMaker(tmp_path).certificate(NAMES)
    stolen = CertificateMaker(tmp_path).kept(AUTHORITY)
    assert stolen is not None
    forged = tmp_path / "forged.pem"
    forged.write_bytes(server_pair(stolen, ["bank.example.org"], dt.datetime.now(dt.UTC)).pem())
    assert shaken(made, forged, "bank.example.org") == "permitted subtree violation"


def test_a_running_server_shows_the_certificate_of_its_new_network(tmp_path: Path) -> None:
    network = FakeNetwork(["192.168.1.20"])
    berth = Binding([], ServerUrls(("0.0.0.0",), 1, "https", network=network), CertificateMaker(tmp_path))
    first = berth.certificate()
    assert first is not None
    config = uvicorn.Config(lambda: None, ssl_certfile=first.file, log_config=None)
    config.load()
    network.addresses = ["10.0.0.9"]
    assert config.ssl is not None
    assert shaken_with(first, config.ssl, "10.0.0.9") is not None
    asyncio.run(AnnouncingServer(config, berth, lambda: None).renew())
    assert shaken_with(first, config.ssl, "10.0.0.9") is None


def test_a_certificate_that_cannot_be_renewed_ends_nothing(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "file").write_text("no folder")
    berth = Binding([], ServerUrls(network=FakeNetwork()), CertificateMaker(tmp_path / "file"))
    asyncio.run(AnnouncingServer(uvicorn.Config(lambda: None, log_config=None), berth, lambda: None).renew())
    assert "could not be renewed" in caplog.text


# --- the whole server ---


@dataclass(frozen=True)
class Running:
    """`saltsea serve --lan --tls`, and what it printed."""

    address: str
    lines: list[str]
    authority: bytes

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def get(self, path: str, host: str = "127.0.0.1", **headers: str) -> httpx.Response:
        shown = f"[{host}]" if ":" in host else host
        return httpx.get(f"https://{shown}:{self.port}{path}", verify=trusting(self.authority), headers=headers)


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    data = tmp_path_factory.mktemp("data")
    words = ("serve", "--lan", "--tls", "--port", "0", "--data", str(data), "--proxies", "0")
    pipe = subprocess.PIPE
    with subprocess.Popen(command(*words), env=environment(), stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        lines = [process.stdout.readline().rstrip("\n") for _ in range(8)]
        authority = public_pem(kept(data / "tls", AUTHORITY))
        yield Running(lines[0].removeprefix("Saltsea is at "), lines, authority)
        process.send_signal(signal.SIGINT)
        _, err = process.communicate(timeout=PATIENCE)
        assert (process.returncode, err) == (0, "")


def test_the_server_is_verified_by_every_name_it_has(running: Running) -> None:
    hosts = {"localhost", "127.0.0.1", running.address.removeprefix("https://").rpartition(":")[0].strip("[]")}
    for host in sorted(hosts):
        assert running.get("/healthz", host).json() == {"status": "ok"}


def test_a_client_that_does_not_trust_the_certificate_cannot_connect(running: Running) -> None:
    with pytest.raises(httpx.ConnectError, match="CERTIFICATE_VERIFY_FAILED"):
        httpx.get(f"https://localhost:{running.port}/healthz")


def test_lines_are_encrypted_too(running: Running) -> None:
    address = f"wss://localhost:{running.port}/api/tables/NOPE42/line"
    with connect(address, ssl=trusting(running.authority)) as line:
        goodbye = json.loads(line.recv(timeout=PATIENCE))
    assert (goodbye["kind"], goodbye["reason"], goodbye["text"]) == ("Goodbye", "not-welcome", "server-no-table")


def test_a_stranger_cannot_say_for_whom_they_ask(running: Running) -> None:
    """This machine is not among the proxies that are believed."""
    told = running.get("/api/reach", Host="games.lan", **{"X-Forwarded-Proto": "http", "X-Forwarded-For": "x"}).json()
    assert told["url"] == "https://games.lan"


def test_the_fingerprint_is_printed_and_shown(running: Running) -> None:
    assert running.lines[2] == f"  {running.address}/trust"
    printed = [line.strip() for line in running.lines[4:]]
    assert all(line in running.get("/trust").text for line in printed)
    downloaded = ssl.PEM_cert_to_DER_cert(running.get("/trust/saltsea.crt").text)
    assert in_lines(hashlib.sha256(downloaded).digest().hex(":").upper()) == printed


def test_a_telephone_is_offered_a_certificate(running: Running) -> None:
    answer = running.get("/trust/saltsea.crt")
    assert answer.headers["content-type"] == "application/x-x509-ca-cert"
    assert "content-disposition" not in answer.headers
    assert b"PRIVATE" not in answer.content
    constraints = x509.load_pem_x509_certificate(answer.content).extensions
    assert constraints.get_extension_for_class(x509.BasicConstraints).value.ca


# --- the page ---


class Outline(HTMLParser):
    """What a page is made of."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in ("meta", "link", "br"):
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def all(self, *names: str) -> list[dict[str, str | None]]:
        return [attributes for tag, attributes in self.tags if tag in names]


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Trusting this Saltsea"), ("fr", "Faire confiance à ce Saltsea")]
)
def test_the_page_is_whole_in_both_languages(running: Running, language: str, title: str) -> None:
    answer = running.get(f"/trust?lang={language}")
    outline = Outline(answer.text)
    assert outline.open == []
    assert outline.all("html") == [{"lang": language}]
    assert f"<title>{title} · Saltsea</title>" in answer.text
    levels = [int(tag[1]) for tag, _ in outline.tags if tag in ("h1", "h2", "h3")]
    assert levels.count(1) == 1
    assert all(deeper - level <= 1 for level, deeper in pairwise(levels))
    assert len(outline.all("details")) == 6
    assert len(outline.all("li")) == 22


def test_the_page_runs_nothing_and_loads_only_ours(running: Running) -> None:
    answer = running.get("/trust")
    outline = Outline(answer.text)
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert outline.all("script", "style", "iframe", "img") == []
    assert not any(name == "style" or name.startswith("on") for _, attributes in outline.tags for name in attributes)
    links = [str(attributes["href"]) for attributes in outline.all("a", "link")]
    assert all(link.startswith("/") for link in links)
    assert all(
        running.get(str(one["href"])).status_code == 200 for one in outline.all("link") if one["rel"] == "stylesheet"
    )


def test_the_page_speaks_the_language_of_the_browser(running: Running) -> None:
    assert running.get("/trust", **{"Accept-Language": "fr-CH, de;q=0.8"}).headers["content-language"] == "fr"
    assert running.get("/trust?lang=en", **{"Accept-Language": "fr"}).headers["content-language"] == "en"
    wishes = ("xx, fr;q=0.5", "xx", "*")
    spoken = [running.get("/trust", **{"Accept-Language": wish}).headers["content-language"] for wish in wishes]
    assert spoken == ["fr", "en", "en"]


def test_what_a_computer_is_called_cannot_write_on_the_page(tmp_path: Path) -> None:
    made = CertificateMaker(tmp_path).certificate(NAMES)
    named = Certificate(made.file, made.authority, "<b>Ann & Bob</b>", made.fingerprint, made.names)
    app = Starlette(routes=[Route("/trust", TrustRoutes(named, PageTemplates()).explain)])

    async def shown(language: str) -> str:
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://saltsea") as visitor:
            return (await visitor.get(f"/trust?lang={language}")).text

    for language in LANGUAGES:
        page = asyncio.run(shown(language))
        assert "<b>" not in page
        assert "&lt;b&gt;Ann &amp; Bob" in page


def test_addresses_are_named_as_addresses(tmp_path: Path) -> None:
    CertificateMaker(tmp_path).certificate(NAMES)
    names = kept(tmp_path).extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    assert ipaddress.ip_address("192.168.1.20") in names.get_values_for_type(x509.IPAddress)
    assert set(names.get_values_for_type(x509.DNSName)) == {"localhost", "galley.local"}
