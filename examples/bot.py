"""A third-party bot in thirty lines: it takes its seat's token and plays to the end over the JSON API.

python examples/bot.py http://127.0.0.1:8000 TABLE TOKEN
"""

import json
import random
import sys
import urllib.request

base, table, token = sys.argv[1:4]
head = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}


def call(path, body=None):
    """One request; a body makes it a POST."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api/tables/{table}/{path}", data, head)
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


stream = urllib.request.urlopen(urllib.request.Request(f"{base}/api/tables/{table}/stream", headers=head))
for line in stream:  # the server tells whenever the table changes
    if not line.startswith(b"data: "):
        continue
    while (asked := call("options"))["options"]:
        call("play", {"move": random.choice(asked["options"]), "rev": asked["rev"]})
    if asked["ending"]:
        print("over:", asked["ending"])
        break
