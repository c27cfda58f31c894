"""The yardstick of load.py: a bare Starlette whose rooms send every message on as 3 kB, to all who are there.

It decodes a message and encodes an answer, as any server must, and does nothing else: no game, no seats, no store."""

import socket
from collections import defaultdict

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

FILLING = "x" * 2900
ROOMS: defaultdict[str, list[WebSocket]] = defaultdict(list)


async def room(line: WebSocket) -> None:
    """Serve one socket of a room."""
    await line.accept()
    members = ROOMS[line.path_params["room"]]
    members.append(line)
    try:
        while True:
            message = msgspec.json.decode(await line.receive_text())
            text = msgspec.json.encode({"kind": "Step", "action": message["action"], "view": FILLING}).decode()
            for one in members:
                await one.send_text(text)
    except WebSocketDisconnect:
        members.remove(line)


def main() -> None:
    """Serve on a free port, with the settings of our own server."""
    listener = socket.create_server(("127.0.0.1", 0))
    print(f"at http://127.0.0.1:{listener.getsockname()[1]}", flush=True)
    app = Starlette(routes=[WebSocketRoute("/{room}", room)])
    config = uvicorn.Config(app, access_log=False, log_level="warning", ws_per_message_deflate=False)
    uvicorn.Server(config).run([listener])


if __name__ == "__main__":
    main()
