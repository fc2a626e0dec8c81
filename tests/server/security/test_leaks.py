"""Two tables that differ only in what a viewer cannot know are the same to that viewer:
over every route and message, down to the last byte."""

import json
import random
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from tabiji.kernel.record import as_bytes
from tabiji.match import Match
from tabiji.server.bot_workers.deciding import table_of
from tabiji.server.replays import question_at
from tabiji.server.tables.cache import MemoByVersion
from tests.server.near import Near
from tests.server.security.twins import twin_of
from tests.server.service import PATIENCE, Visitor

Table = dict[str, Any]

ENOUGH = 1
"""Comparisons for every viewer of a match, each of all that can be asked."""


class Party:
    """People at a table of Tokaido; those without a seat come last."""

    def __init__(self, service: Near, seats: int, **options: Any) -> None:
        self.service = service
        self.seated = [service.person(f"Seat {seat}") for seat in range(seats)]
        opens = ["me", *["open"] * (seats - 1)]
        table = self.seated[0].open("tokaido", *opens, listed=True, options=options)
        self.keys = [one["path"].rpartition("/")[2] for one in table["invitations"]]
        for who, key in zip(self.seated[1:], self.keys):
            who.post(f"/api/invitations/{key}")
        self.id: str = table["id"]
        self.outsiders = [service.person("Ryo"), service.visitor()]

    @property
    def match(self) -> Match:
        match: Match = self.service.app.state.service._cache.known(self.id).state.match
        return match

    def play(self, dice: random.Random) -> bool:
        """Whoever is to act does something; False when it is over."""
        turn = self.match.seat
        assert turn is not None
        now = self.seated[turn].look(self.id)
        # Far more often than not to the end of the road, so that inns come soon.
        word = (now["legal"][-1] if dice.random() < 0.4 else dice.choice(now["legal"]))["word"]
        assert self.seated[turn].act(now, word=word).status_code == 200
        return self.match.seat is not None  # at the end everything is laid open

    @contextmanager
    def believing(self, match: Match) -> Iterator[None]:
        """As long as this lasts, the service takes another match for the truth."""
        live = self.service.app.state.service._cache.known(self.id)
        true, live.table.match, live.shown = live.table.match, match, MemoByVersion()
        yield
        live.table.match, live.shown = true, MemoByVersion()

    def told(self, who: Visitor) -> list[str]:
        """All that somebody can get out of the service about this table."""
        table = f"/api/tables/{self.id}"
        seat = {"seat": 0, "seen": self.match.at + 1000}
        found = [
            who.get(path).text
            for path in (table, f"{table}/record", f"{table}/replay", "/api/tables")
        ]
        found += [who.get(f"/api/invitations/{key}").text for key in self.keys]
        now = json.loads(found[0])["table"]
        for wrong in ({"word": "fly"}, {"word": "1"}, {"seen": 0}, {"seat": 1, "word": "pass"}):
            act = {**seat, "seen": now["version"], "word": "x", **wrong}
            if act["word"] not in [legal["word"] for legal in now["legal"]]:
                found.append(who.post(f"{table}/act", json=act).text)
        take = {"match": self.id, "at": 3}
        wish = {"game": "tokaido", "seats": [{"kind": "me"}] * 2, "take_over": take}
        found.append(who.post("/api/tables", json=wish).text)
        for seen in (None, 0, now["version"] // 2, max(0, now["version"] - 9)):
            with who.live(self.id, seen=seen) as socket:
                found.append(str(socket.recv(PATIENCE)))
        return [_plain(text) for text in found]


def _plain(text: str) -> str:
    """Without who happens to be connected, or has been away: that is not what this is about."""
    return re.sub(r'"present": ?(true|false)|"hand_over": ?\[[0-9, ]*\]', "", text)


def compared(party: Party, who: Visitor, seat: int | None, dice: random.Random) -> bool:
    """Whether there was a twin to compare with; what is told then is the same."""
    match = party.match
    twin = twin_of(match, seat, dice)
    if twin is None:
        return False
    truth = party.told(who)
    with party.believing(twin):
        for said, true in zip(party.told(who), truth, strict=True):
            assert said == true
    if match.seat is not None and match.seat == seat:
        redrawn = [as_bytes(table_of(question_at(one, one.at)).state) for one in (match, twin)]
        assert redrawn[0] == redrawn[1]  # so hints, and what bots think of, are the same
    return True


@pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [
        (2, {}, 1),  # with a neutral traveler, who has meals removed
        pytest.param(2, {"gastronomy": True}, 2, marks=pytest.mark.slow),
        (3, {"travelers": ["Yoshiyasu", "Satsuki", "Hirotada"]}, 9),
        pytest.param(2, {"travelers": ["Hiroshige", "Yoshiyasu"]}, 4, marks=pytest.mark.slow),
    ],
)
def test_what_a_viewer_cannot_know_changes_nothing_that_they_are_told(
    start_near: Callable[..., Near],
    seats: int,
    options: Table,
    seed: int,
) -> None:
    dice = random.Random(seed)
    party = Party(start_near(seed=str(seed)), seats, **options)
    viewers = [*enumerate(party.seated), *((None, who) for who in party.outsiders)]
    found = [0] * len(viewers)
    while min(found) < ENOUGH and party.play(dice):
        if dice.random() < 0.8:
            continue
        for number, (seat, who) in enumerate(viewers):
            if found[number] < ENOUGH:
                found[number] += compared(party, who, seat, dice)
    assert min(found) >= ENOUGH, found
    counted = party.outsiders[1].get("/metrics").text
    assert not any(f'"{word}"' in counted for word in set(party.match.words))
