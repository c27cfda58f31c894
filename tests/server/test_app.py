"""The application answers each address as promised, with the right headers, with and without a built client."""

import asyncio
import gzip
from pathlib import Path

import httpx
import msgspec
import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from saltsea.kernel.languages import LANGUAGES
from saltsea.server.application import Application
from saltsea.server.bots.inline import InlineBots
from saltsea.server.web.app import make_app
from saltsea.server.web.messages import About, Catalogue, CatalogueEntry, Failure, Health, Title
from saltsea.store.memory import MemoryStore

NAME = Title(**dict.fromkeys(LANGUAGES, "Corto"))
ENTRY = CatalogueEntry("corto", NAME, NAME, (2, 4), False)
ABOUT = About("1.2.3", "plain", "captain@example.org")


def application() -> Application:
    """A server without games, which keeps nothing."""
    return Application({}, MemoryStore(), InlineBots({}))


class Visitor:
    """A plain client of the application, without a network between them."""

    def __init__(self, app: Starlette) -> None:
        self.app = app

    def request(self, method: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return asyncio.run(self._request(method, path, headers))

    def get(self, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
        return self.request("GET", path, headers)

    async def _request(self, method: str, path: str, headers: dict[str, str] | None) -> httpx.Response:
        transport = httpx.ASGITransport(self.app, raise_app_exceptions=False)
        async with httpx.AsyncClient(transport=transport, base_url="http://saltsea") as client:
            return await client.request(method, path, headers=headers)


WASM = b"\0asm" * 1000


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A folder that looks like a built client."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-abc123.js").write_text("console.log(1)\n" * 200)
    (tmp_path / "assets" / "engine-worker-abc123.js").write_text("console.log(2)\n" * 200)
    (tmp_path / "assets" / "engine-abc123").mkdir()
    (tmp_path / "assets" / "engine-abc123" / "python.wasm.gz").write_bytes(gzip.compress(WASM))
    (tmp_path / "index.html").write_text("<!doctype html><title>Saltsea</title>")
    (tmp_path / "mark.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (tmp_path / "manifest.webmanifest").write_text('{"name": "Saltsea"}')
    (tmp_path / "sw.js").write_text("self.addEventListener('push', () => {})\n")
    return tmp_path


@pytest.fixture
def visitor(built: Path) -> Visitor:
    return Visitor(make_app(lambda: [ENTRY], ABOUT, application(), client=built))


def test_the_catalogue_is_what_was_given(visitor: Visitor) -> None:
    answer = visitor.get("/api/catalogue")
    assert answer.headers["content-type"] == "application/json"
    assert msgspec.json.decode(answer.content, type=Catalogue) == Catalogue((ENTRY,))


def test_an_empty_catalogue_is_an_answer_too(built: Path) -> None:
    answer = Visitor(make_app(list, ABOUT, application(), client=built)).get("/api/catalogue")
    assert answer.json() == {"entries": []}


def test_about_and_health(visitor: Visitor) -> None:
    assert msgspec.json.decode(visitor.get("/api/about").content, type=About) == ABOUT
    assert msgspec.json.decode(visitor.get("/healthz").content, type=Health) == Health()


@pytest.mark.parametrize("path", ["/api/", "/api/nothing", "/api/catalogue/corto"])
@pytest.mark.parametrize("method", ["GET", "POST", "DELETE"])
def test_an_unknown_api_address_is_refused_in_words(visitor: Visitor, method: str, path: str) -> None:
    answer = visitor.request(method, path)
    assert answer.status_code == 404
    assert msgspec.json.decode(answer.content, type=Failure) == Failure(404, f"nothing answers at {path}")


def test_a_wrong_method_is_refused_in_words_and_names_the_right_ones(visitor: Visitor) -> None:
    answer = visitor.request("POST", "/api/about")
    assert (answer.status_code, answer.json()["message"]) == (405, "Method Not Allowed")
    assert "GET" in answer.headers["allow"]


def test_the_page_is_asked_for_each_time_and_hashed_files_are_kept(visitor: Visitor) -> None:
    assert visitor.get("/").headers["cache-control"] == "no-cache"
    assert visitor.get("/mark.svg").headers["cache-control"] == "no-cache"
    assert visitor.get("/assets/index-abc123.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert visitor.get("/api/about").headers["cache-control"] == "no-store"


def test_an_unchanged_page_is_not_sent_again(visitor: Visitor) -> None:
    tag = visitor.get("/").headers["etag"]
    again = visitor.get("/", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert again.headers["cache-control"] == "no-cache"


def test_large_files_travel_compressed(visitor: Visitor) -> None:
    assert visitor.get("/assets/index-abc123.js").headers["content-encoding"] == "gzip"


@pytest.mark.parametrize("path", ["/", "/api/about", "/api/nothing", "/healthz", "/nowhere"])
def test_every_answer_is_guarded(visitor: Visitor, path: str) -> None:
    headers = visitor.get(path).headers
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "no-referrer"


@pytest.mark.parametrize("length", [253, 255, 256, 5000])
@pytest.mark.parametrize("folder", ["/", "/assets/"])
def test_a_name_that_is_too_long_for_a_file_is_of_nothing(visitor: Visitor, folder: str, length: int) -> None:
    assert visitor.get(folder + "a" * length).status_code == 404


@pytest.mark.parametrize("path", ["/nowhere", "/../app.py", "/%2e%2e/app.py", "/assets/..%2f..%2fapp.py"])
def test_nothing_outside_the_client_is_served(visitor: Visitor, path: str) -> None:
    assert visitor.get(path).status_code == 404


PAGES = [
    "/t/k7m2pq",
    "/replay/k7m2pq-0",
    "/rules",
    "/rules/corto",
    "/settings",
    "/games",
    "/account",
    "/new/corto",
    "/join",
]


@pytest.mark.parametrize("path", PAGES)
def test_the_client_has_its_page_at_each_of_its_addresses(visitor: Visitor, tmp_path: Path, path: str) -> None:
    page = visitor.get(path)
    assert (page.status_code, page.content) == (200, visitor.get("/").content)
    assert page.headers["content-type"].startswith("text/html")
    assert page.headers["cache-control"] == "no-cache"
    assert visitor.get(path, headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    assert visitor.request("HEAD", path).status_code == 200
    assert visitor.request("POST", path).status_code == 405
    unbuilt = Visitor(make_app(list, ABOUT, application(), client=tmp_path / "none"))
    assert unbuilt.get(path).status_code == 503


@pytest.mark.parametrize(
    "path", ["/t", "/t/a/b", "/replay", "/new", "/rules/a/b", "/settings/x", "/joins", "/game", "/.games"]
)
def test_no_other_address_has_the_page(visitor: Visitor, path: str) -> None:
    answer = visitor.get(path)
    assert (answer.status_code, answer.text) == (404, f"404: nothing answers at {path}\n")


def test_manifest_and_service_worker_are_called_what_browsers_demand(visitor: Visitor) -> None:
    manifest, worker = visitor.get("/manifest.webmanifest"), visitor.get("/sw.js")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert worker.headers["content-type"].startswith("text/javascript")
    for answer in (manifest, worker):
        assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-cache")
        tag = {"If-None-Match": answer.headers["etag"]}
        assert visitor.get(str(answer.url.path), headers=tag).status_code == 304


def test_the_page_may_do_what_the_client_needs_and_nothing_else(visitor: Visitor) -> None:
    policy = dict(part.split(" ", 1) for part in visitor.get("/").headers["content-security-policy"].split("; "))
    assert policy["connect-src"] == "'self' ws://saltsea wss://saltsea"
    assert policy["img-src"] == "'self' data: blob:"
    assert {policy[f"{kind}-src"] for kind in ("default", "style", "worker", "manifest")} == {"'self'"}
    assert policy["style-src-attr"] == "'unsafe-inline'"
    assert "script-src" not in policy


def test_only_the_worker_of_the_engine_may_compile_web_assembly(visitor: Visitor) -> None:
    policy = visitor.get("/assets/engine-worker-abc123.js").headers["content-security-policy"]
    assert "script-src 'self' 'wasm-unsafe-eval'" in policy
    assert "wasm" not in visitor.get("/assets/index-abc123.js").headers["content-security-policy"]


def test_a_file_that_was_compressed_when_it_was_built_is_sent_so_and_in_full_to_who_cannot_read_it(
    visitor: Visitor,
) -> None:
    path = "/assets/engine-abc123/python.wasm"
    squeezed, full = visitor.get(path), visitor.get(path, headers={"Accept-Encoding": "identity"})
    assert (squeezed.headers["content-encoding"], "content-encoding" in full.headers) == ("gzip", False)
    assert int(squeezed.headers["content-length"]) == len(gzip.compress(WASM))
    for answer in (squeezed, full):
        assert (answer.content, answer.headers["content-type"]) == (WASM, "application/wasm")
        assert "immutable" in answer.headers["cache-control"]
        assert "Accept-Encoding" in answer.headers["vary"]
    assert visitor.get(path, headers={"If-None-Match": squeezed.headers["etag"]}).status_code == 304
    assert visitor.get("/assets/engine-abc123/../../../python.wasm").status_code == 404


@pytest.mark.parametrize("host", ["evil.example; script-src *", "a b", "x\t", "'unsafe-inline'", "*"])
def test_a_made_up_host_is_not_repeated(visitor: Visitor, host: str) -> None:
    policy = visitor.get("/", headers={"Host": host}).headers["content-security-policy"]
    assert policy.endswith("connect-src 'self'")


def test_what_is_not_there_is_told_in_its_own_words_if_there_are_any(visitor: Visitor) -> None:
    assert visitor.get("/api/tables/nosuch").json() == {"status": 404, "message": "there is no such table"}
    assert visitor.get("/api/games/nosuch-0").json() == {"status": 404, "message": "there is no such game"}


def test_without_a_client_the_page_says_what_to_run(tmp_path: Path) -> None:
    visitor = Visitor(make_app(list, ABOUT, application(), client=tmp_path / "none"))
    page = visitor.get("/")
    assert page.status_code == 503
    assert "python3 dev.py run" in page.text
    assert visitor.get("/assets/x.js").status_code == 404
    assert visitor.get("/api/about").status_code == 200


def test_a_client_built_later_is_served_without_a_restart(tmp_path: Path) -> None:
    folder = tmp_path / "static"
    visitor = Visitor(make_app(list, ABOUT, application(), client=folder))
    assert visitor.get("/").status_code == 503
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Saltsea</title>")
    assert visitor.get("/").status_code == 200


def test_a_mistake_of_ours_is_told_without_its_details(built: Path) -> None:
    async def mistake(_: Request) -> Response:
        raise RuntimeError("a secret")

    app = make_app(list, ABOUT, application(), client=built)
    app.router.routes.insert(0, Route("/api/mistake", mistake))
    answer = Visitor(app).get("/api/mistake")
    assert answer.status_code == 500
    assert "secret" not in answer.text
    assert "default-src 'self'" in answer.headers["content-security-policy"]
