"""A player for any game of Saltsea, by docs/protocol.md and nothing else: `python examples/bot.py LINK [NAME]`.

It sits down, does whatever is legal, comes back when the line breaks, and ends with the game."""

import json
import random
import secrets
import sys
import time
from urllib.parse import urlsplit

from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

link = urlsplit(sys.argv[1])
name = sys.argv[2] if len(sys.argv) > 2 else "Botty"
key = link.fragment or secrets.token_urlsafe(24)  # a client that knows it is this player
address = f"{link.scheme.replace('http', 'ws')}://{link.netloc}/api/tables/{link.path.rsplit('/', 1)[-1]}/line"
have = [0]  # the numbers of the messages that came: the server asks for the last


def play(line):
    """Talk until the line breaks or there is nothing more to do; the answer says what ended it."""
    legal, moment, waiting = {}, 0.0, False
    line.send(json.dumps({"kind": "Hello", "key": key, "have": max(have)}))
    for message in map(json.loads, line):
        kind = message["kind"]
        have.append(message.get("n", 0))
        if kind == "Welcome" and not message["seats"]:
            line.send(json.dumps({"kind": "Sit", "token": "sit", "name": name}))
        elif kind in ("Snapshot", "Step"):  # how it stands now, as a seat of mine sees it
            seen = message["update"] if kind == "Step" else {**message, **message["view"]}
            if seen["outcome"]:
                return f"over: {seen['outcome']}"
            legal[message["seat"]] = [action for action in seen["legal"] if action["kind"] != "Pause"]
            moment = 1.0 if len(seen["waiting_on"]) > 1 else 0.0  # where all act at once, be no faster than people
        elif kind in ("Done", "Refused", "Failed"):
            waiting = False
            time.sleep(0.0 if kind == "Done" else 0.5)
        elif kind == "Goodbye" and not message["again"]:
            return message["sentence"]
        ready = [(seat, action) for seat, actions in legal.items() for action in actions]
        if ready and not waiting:
            time.sleep(moment)
            seat, action = random.choice(ready)
            line.send(json.dumps({"kind": "Act", "token": secrets.token_hex(8), "seat": seat, "action": action}))
            waiting = True
    return ""


print(f"my seat: {link._replace(fragment=key).geturl()}", flush=True)
for pause in (0.5, 1, 2, 4, 8, 0):
    try:
        with connect(address, max_size=None) as line:
            if ended := play(line):
                sys.exit(print(ended))
    except (OSError, WebSocketException) as error:
        print(f"the connection is lost: {error}", file=sys.stderr)
    time.sleep(pause)
