"""The built browser client as files: what to send, and how long a browser may keep it."""

import gzip
import os
import re
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from saltsea.server.tables.threads import in_thread
from saltsea.server.web.html import PageTemplates

BUILT_CLIENT: Final = Path(__file__).parent.parent / "static"

# A file under assets/ has a hash of its content in its name: under that name it never changes.
FOREVER: Final = "public, max-age=31536000, immutable"
ASK_EACH_TIME: Final = "no-cache"

PAGE: Final = "index.html"
ADDRESSES: Final = (
    "/",
    "/t/{code}",
    "/replay/{game}",
    "/new/{game}",
    "/rules",
    "/rules/{subject}",
    "/settings",
    "/games",
    "/account",
    "/join",
    "/offline",
)
"""Where the one page of the client is, for every server: it reads the address itself, and asks the server whether there
is such a thing. Extensions add theirs."""
SCRIPT: Final = "text/javascript; charset=utf-8"
KINDS: Final = {
    ".js": SCRIPT,
    ".mjs": SCRIPT,
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""A browser takes no script and no manifest that is called anything else, and not every machine knows these words."""
SQUEEZED: Final = ".gz"
"""The large files of the engine are compressed when they are built (tools/build_engine.py), under this name alone."""


class ClientFiles(StaticFiles):
    """Static files that know hashed names from plain ones, and say what to run when there is no client at all."""

    def __init__(self, folder: Path, pages: PageTemplates, addresses: Sequence[str] = ()) -> None:
        super().__init__(directory=folder, html=True, check_dir=False)
        self.folder = folder
        self.pages = pages
        self.addresses = re.compile("|".join(pattern(address) for address in (*ADDRESSES, *addresses)))

    async def check_config(self) -> None:
        """Starlette would fail here when the folder is missing; we answer that in words below."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """Looked up at each request, not once: a client built while the server runs is served at the next reload."""
        is_page = self.addresses.fullmatch("/" + ("" if path == "." else Path(path).as_posix())) is not None
        if is_page and not (self.folder / PAGE).is_file():
            return HTMLResponse(self.pages.render("not_built.html"), 503, {"Cache-Control": "no-store"})
        if not self.folder.is_dir():
            raise HTTPException(status_code=404)
        if self.is_inside(f"{path}{SQUEEZED}"):
            return await self.unsqueezed(path, scope)
        return await super().get_response(PAGE if is_page else path, scope)

    def is_inside(self, path: str) -> bool:
        """Whether there is such a file, in this folder. A name that is too long is an error of the system."""
        file = self.folder / path
        try:
            return file.is_file() and file.resolve().is_relative_to(self.folder.resolve())
        except OSError:
            return False

    async def unsqueezed(self, path: str, scope: Scope) -> Response:
        """A file that was compressed when it was built: sent as it is, or in full to a client that cannot read that."""
        kind, caching = KINDS.get(Path(path).suffix, "application/octet-stream"), {"Vary": "Accept-Encoding"}
        if "gzip" not in Headers(scope=scope).get("accept-encoding", ""):
            data = await in_thread(partial(gzip.decompress, (self.folder / f"{path}{SQUEEZED}").read_bytes()))
            return Response(data, 200, {**caching, "Cache-Control": FOREVER}, kind)
        response = await super().get_response(f"{path}{SQUEEZED}", scope)
        if response.status_code == HTTPStatus.OK:
            response.headers.update({**caching, "Content-Type": kind, "Content-Encoding": "gzip"})
        return response

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        inside = Path(full_path).relative_to(self.folder.resolve())
        response.headers["Cache-Control"] = FOREVER if inside.parts[0] == "assets" else ASK_EACH_TIME
        if inside.suffix in KINDS and "content-type" in response.headers:
            response.headers["Content-Type"] = KINDS[inside.suffix]
        return response


def pattern(address: str) -> str:
    """An address as a regular expression: a part in braces stands for anything."""
    return re.sub(r"\\\{\w+\\\}", "[^/]+", re.escape(address))
