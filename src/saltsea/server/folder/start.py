"""Serve this folder on this computer, and open it in a browser. Python's standard library is enough.

python3 start.py           for this computer alone
python3 start.py --home    for every device in your home network, too
"""

import argparse
import socket
import webbrowser
from functools import partial
from http.client import HTTPException
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path
from urllib.request import urlopen

FOLDER = Path(__file__).resolve().parent
PORT = 8710
HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"
MARK = "saltsea-folder.txt"
MORE = 10
OTHER = """Another program has port {wanted}, so this is port {port}. A browser keeps what you play by address: the log
book of port {wanted} is not here, and comes back there. To bring it along, save it there as a file and open it here."""


KINDS = {
    ".js": "text/javascript",
    ".mjs": "text/javascript",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
}
"""What browsers want files to be called; not every computer knows these words."""


class Files(SimpleHTTPRequestHandler):
    """The files of this folder."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        return KINDS.get(Path(path).suffix) or super().guess_type(path)

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Say nothing of each file."""


def server(host: str, port: int) -> ThreadingHTTPServer:
    """A server at this port, or at one of the next if another program has it: the same ones each time."""
    handler = partial(Files, directory=str(FOLDER))
    for one in [*range(port, port + MORE), 0]:
        try:
            return ThreadingHTTPServer((host, one), handler)
        except OSError:
            continue
    raise SystemExit("No port is free on this computer.")


def runs_already(port: int) -> bool:
    """Whether this very folder is served at this port."""
    try:
        with urlopen(f"http://{HERE}:{port}/{MARK}", timeout=2) as answer:
            return bool(answer.read() == (FOLDER / MARK).read_bytes())
    except (OSError, HTTPException):
        return False


def home_address() -> str:
    """What this computer is called in the home network. Nothing is sent."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return HERE


def main() -> None:
    """Serve until Ctrl-C."""
    parser = argparse.ArgumentParser(description="Serve Saltsea from this folder.")
    parser.add_argument("--home", action="store_true", help="for every device in your home network, too")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port (default {PORT})")
    parser.add_argument("--no-browser", action="store_true", help="open no browser")
    asked = parser.parse_args()
    if asked.port and runs_already(asked.port):
        print(f"Saltsea runs already: http://{HERE}:{asked.port}/ (to start it anew, stop it first)", flush=True)
        if not asked.no_browser:
            webbrowser.open(f"http://{HERE}:{asked.port}/")
        return
    with server(EVERYWHERE if asked.home else HERE, asked.port) as running:
        port = running.server_address[1]
        print(f"Saltsea: http://{HERE}:{port}/", flush=True)
        if asked.home:
            print(f"In your home network: http://{home_address()}:{port}/", flush=True)
        if asked.port not in (0, port):
            print(OTHER.format(wanted=asked.port, port=port), flush=True)
        print("Ctrl-C stops it.", flush=True)
        if not asked.no_browser:
            webbrowser.open(f"http://{HERE}:{port}/")
        try:
            running.serve_forever()
        except KeyboardInterrupt:
            print("\nFair winds!")


if __name__ == "__main__":
    main()
