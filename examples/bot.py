"""A bot for any seat of any table: python examples/bot.py http://localhost:8000/join/<token>

It needs nothing but the seat's link. Each line of the stream is something to decide, with all legal options.
"""

import json
import random
import sys
import urllib.error
import urllib.request
from typing import Any

server, _, token = sys.argv[-1].partition("/join/")
if not token:
    sys.exit(__doc__)


def call(path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    try:
        return urllib.request.urlopen(urllib.request.Request(server + path, data, headers))
    except urllib.error.HTTPError as refused:
        sys.exit(f"{refused.code}: {refused.read().decode()}")  # a refusal is JSON with a reason


token = json.load(call(f"/api/join/{token}", {"name": "Example bot", "program": True}))["key"]  # the link is used up
for line in call("/api/bot/decisions"):
    if not line.strip():
        continue  # the server keeps the connection alive with empty lines
    update = json.loads(line)
    if update["over"]:
        print("final ranking:", update["outcome"]["ranking"])
        break
    option = random.choice(update["decision"]["options"])  # this is where a better bot would think
    key = f"{update['ply']}-{random.random()}"  # sent again after a failure, the same key is the same move
    call("/api/bot/move", {"key": key, "ply": update["ply"], "action": option["action"]})
