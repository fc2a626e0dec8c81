"""A bot on another machine: the program that docs/server.md shows."""

import json

import httpx
from websockets.sync.client import connect


def play(address: str, invitation: str) -> None:
    with httpx.Client(base_url=address, headers={"X-Tabiji": "1"}, timeout=60) as service:
        service.get("/api/me")  # gives the cookie
        table = service.post(f"/api/invitations/{invitation}", json={"name": "Far bot"}).json()
        cookie = {"Cookie": f"tabiji={service.cookies['tabiji']}"}
        place = f"{address.replace('http', 'ws', 1)}/api/tables/{table['id']}/live"
        with connect(place, additional_headers=cookie, open_timeout=60) as live:
            while table["status"] != "over":
                message = json.loads(live.recv())
                if message["type"] not in ("hello", "update"):
                    continue
                table = message["table"]
                if table["legal"]:
                    word = table["legal"][0]["word"]
                    action = {"seat": table["turn"], "word": word, "seen": table["version"]}
                    live.send(json.dumps({"type": "act", "id": 1, **action}))
