"""What waits at an inn is known to those who have seen it, whatever anybody asks for."""

import json
from typing import Any

from tests.server.service import Service, Visitor

Found = dict[str, Any]


def dishes_in(text: str, dishes: set[str]) -> set[str]:
    """The dishes that are mentioned in an answer."""
    return {dish for dish in dishes if f'"{dish}"' in text or f"dish-{dish}" in text}


def everything(visitor: Visitor, table: str) -> str:
    """All that somebody can get to know of a table, in one text."""
    paths = ("", "/record", "/replay", "/hint")
    answers = [visitor.get(f"/api/tables/{table}{path}").text for path in paths]
    answers.append(visitor.get("/api/tables").text)
    for seen in (None, 0, 1):
        with visitor.live(table, seen=seen) as socket:
            answers.append(str(socket.recv(30)))
    return "\n".join(answers)


def test_nobody_reads_the_meals_of_an_inn_before_they_arrive(service: Service) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    games = aiko.get("/api/games").json()
    board = next(game["board"] for game in games if game["name"] == "tokaido")
    words = {dish["word"] for dish in board["dishes"]} | {dish["name"] for dish in board["dishes"]}
    table = aiko.open("tokaido", "me", "open", listed=True)
    key = table["invitations"][0]["path"].rpartition("/")[2]
    kenji.post(f"/api/invitations/{key}")
    both = {0: aiko, 1: kenji}
    looked = 0
    for _ in range(200):
        now = {seat: who.look(table["id"]) for seat, who in both.items()}
        turn = now[0]["turn"]
        if turn is None:
            break
        offered = {legal["word"] for legal in now[turn]["legal"]}
        meals = dishes_in(json.dumps(now[turn]["legal"]), words)
        other = both[1 - turn]
        if meals and looked < 3:
            looked += 1
            eaten = dishes_in(json.dumps(public(now[1 - turn])), words)
            for outsider in (other, service.person(), service.visitor()):
                found = dishes_in(everything(outsider, table["id"]), words)
                if not arrived(now[1 - turn], 1 - turn):
                    assert found <= eaten, (found, offered)
        # Whoever is to walk goes as far as they can, so that an inn is soon reached.
        assert both[turn].act(now[turn], word=now[turn]["legal"][-1]["word"]).status_code == 200
    assert looked


def public(table: Found) -> Any:
    """What lies openly before the players."""
    return table["view"]["players"]


def arrived(table: Found, seat: int) -> bool:
    """Whether a seat has seen this inn's meals too."""
    return bool(dishes_in(json.dumps(table["view"].get("inn") or {}), set()))
