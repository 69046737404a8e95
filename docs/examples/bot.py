#!/usr/bin/env python3
"""Takes a seat at a table and plays it at random: bot.py SERVER TABLE, with the key in MANICULE_KEY."""
import json
import os
import random
import sys
import urllib.error
import urllib.request

SERVER, TABLE = sys.argv[1].rstrip("/"), sys.argv[2]
KEY = os.environ["MANICULE_KEY"]


def ask(method, path, body=None):
    """The server's answer as (status, JSON)."""
    request = urllib.request.Request(
        f"{SERVER}/api/tables/{TABLE}{path}",
        method=method,
        data=None if body is None else json.dumps(body).encode(),
        headers={"Authorization": f"Bearer {KEY}", "Content-Type": "application/json"},
    )
    try:
        with urllib.request.urlopen(request, timeout=60) as answer:
            return answer.status, json.load(answer)
    except urllib.error.HTTPError as refused:
        return refused.code, json.load(refused)


def choose(view, actions):
    """Put your own thinking here. `view` is all your seat may know."""
    return random.choice(actions)


def main():
    status, joined = ask("POST", "/join", {})
    if status != 200:
        sys.exit(joined["error"]["message"])
    seat = next(seat["seat"] for seat in joined["table"]["seats"] if seat["you"])
    seq = 0
    while True:
        # Waits until the table has moved on, or half a minute.
        status, state = ask("GET", f"/state?as={seat}&after={seq}&wait=25")
        if status != 200:  # a seat is still open
            continue
        if state["result"]:
            print(json.dumps(state["result"]))
            return
        if seat in state["to_act"]:
            action = choose(state["view"], state["legal"]["actions"])
            status, done = ask("POST", "/do", {"do": "act", "seat": seat, "seq": state["seq"], "action": action})
            if status not in (200, 409):  # 409: somebody was faster, so look again
                sys.exit(done["error"]["message"])
            seq = state["seq"] - 1 if status == 409 else state["seq"]
        else:
            seq = state["seq"]


main()
