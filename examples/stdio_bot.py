"""The same player without any library, over stdin and stdout:

saltsea bot-line LINK --name Botty -- python examples/stdio_bot.py"""

import json
import random
import sys
import time
import uuid

legal, moment, waiting = [], 0.0, False
for message in map(json.loads, sys.stdin):
    kind = message["kind"]
    if kind in ("Snapshot", "Step"):
        seat, seen = message["seat"], message["update"] if kind == "Step" else {**message, **message["view"]}
        if seen["outcome"]:
            break
        legal = [action for action in seen["legal"] if action["kind"] != "Pause"]
        moment = 1.0 if len(seen["waiting_on"]) > 1 else 0.0
    elif kind in ("Done", "Refused", "Failed"):
        waiting = False
    if legal and not waiting:
        time.sleep(moment)
        act = {"kind": "Act", "token": uuid.uuid4().hex, "seat": seat, "action": random.choice(legal)}
        print(json.dumps(act), flush=True)
        waiting = True
