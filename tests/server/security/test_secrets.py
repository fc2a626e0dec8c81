"""What waits at an inn is known to those who have seen it, whatever anybody else asks for."""

import re
from typing import Any

from tests.server.service import PATIENCE, Service, Visitor

Found = dict[str, Any]


def everything(visitor: Visitor, table: str) -> str:
    """All that somebody can get to know of a table, in one text."""
    paths = ("", "/record", "/replay", "/hint")
    answers = [visitor.get(f"/api/tables/{table}{path}").text for path in paths]
    answers.append(visitor.get("/api/tables").text)
    for seen in (None, 0, 1):
        with visitor.live(table, seen=seen) as socket:
            answers.append(str(socket.recv(PATIENCE)))
    return "\n".join(answers)


def hidden(insider: Found, outsider: Found) -> set[str]:
    """Dishes that wait at an inn for one viewer to see, and that the other cannot know of."""
    known = {dish for traveler in insider["travelers"] for dish in traveler["meals"]}
    waiting = set()
    for mine, theirs in zip(insider["inns"], outsider["inns"]):
        known.add(theirs["refused"])  # Satsuki was offered it before everybody
        if theirs["meals"] is None:
            waiting |= set(mine["meals"] or ())
        else:
            known |= set(theirs["meals"])
    return waiting - known


def test_nobody_reads_the_meals_of_an_inn_before_they_arrive(service: Service) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    games = aiko.get("/api/games").json()
    board = next(game["board"] for game in games if game["name"] == "tokaido")
    spelled = {dish["name"]: (dish["name"], dish["word"], dish["text"]) for dish in board["dishes"]}
    table = aiko.open("tokaido", "me", "open", listed=True)
    key = table["invitations"][0]["path"].rpartition("/")[2]
    kenji.post(f"/api/invitations/{key}")
    both = [aiko, kenji]
    looked = 0
    while looked < 2:
        now = [who.look(table["id"]) for who in both]
        turn = now[0]["turn"]
        assert turn is not None
        others = [both[1 - turn], service.person(), service.visitor()]
        for other in others:
            secret = hidden(now[turn]["view"], other.look(table["id"])["view"])
            if not secret:
                continue
            looked += 1
            told, said = (everything(who, table["id"]) for who in (both[turn], other))
            assert all(mentioned(spelled[dish], told) for dish in secret)
            assert not any(mentioned(spelled[dish], said) for dish in secret), secret
        for other in others[1:]:
            other.close()
        # Whoever is to walk goes as far as they can, so that an inn is soon reached.
        assert both[turn].act(now[turn], word=now[turn]["legal"][-1]["word"]).status_code == 200


def mentioned(spellings: tuple[str, ...], text: str) -> bool:
    """Whether a dish is named anywhere, in whatever way."""
    return any(re.search(rf"\b{re.escape(spelling)}\b", text) for spelling in spellings)
