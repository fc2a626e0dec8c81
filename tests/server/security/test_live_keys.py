"""No key is ever in a live message: such messages may be compressed, and are as long as what they say."""

import json
import re
import typing
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pydantic import BaseModel
from websockets.sync.client import ClientConnection

from tabiji.server import live, schemas
from tabiji.server.openapi import LIVE
from tabiji.server.schemas import Done, Hello, Invitation, Me, PersonalKey, Refused, Update
from tests.server.service import PATIENCE, Service, Visitor

WITH_KEYS = (Invitation, Me, PersonalKey)
"""All that has a key in it."""


def _inside(model: type[BaseModel], seen: set[type[BaseModel]]) -> set[type[BaseModel]]:
    """A model and all that can stand in it."""
    if model not in seen:
        seen.add(model)
        for field in model.model_fields.values():
            for part in _parts(field.annotation):
                _inside(part, seen)
    return seen


def _parts(annotation: Any) -> Iterator[type[BaseModel]]:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        yield annotation
    for part in typing.get_args(annotation):
        yield from _parts(part)


def test_what_has_keys_has_no_place_in_a_live_message() -> None:
    sent = typing.get_args(typing.get_type_hints(live.Connection._send)["message"])
    assert set(sent) == {Hello, Update, Done, Refused} <= {*LIVE}
    inside = set().union(*(_inside(model, set()) for model in sent))
    assert schemas.Table in inside  # or nothing was looked into
    assert not inside & {*WITH_KEYS}
    assert not [model for model in inside if {"path", "link", "key"} & model.model_fields.keys()]


def test_what_is_known_to_have_keys_is_all_there_is() -> None:
    """A field that looks like one belongs to one of them."""
    models = [one for one in vars(schemas).values() if isinstance(one, type)]
    found = {
        one.__name__
        for one in models
        if issubclass(one, BaseModel) and {"path", "link", "key"} & one.model_fields.keys()
    }
    assert found == {one.__name__ for one in WITH_KEYS}


class Listening:
    """Somebody at a table over a live connection, and every word that came over it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The first message that is as it should be."""
        while True:
            text = self.socket.recv(PATIENCE)
            assert isinstance(text, str)
            self.heard.append(text)
            if holds(message := json.loads(text)):
                return message

    def table(self, holds: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
        """The table, as soon as it is so."""
        found: dict[str, Any] = self.until(
            lambda message: "table" in message and holds(message["table"])
        )["table"]
        return found

    def ask(self, do: str, **more: Any) -> None:
        self.socket.send(json.dumps({"type": "ask", "id": 1, "do": do, **more}))
        self.until(lambda message: message.get("reply_to") == 1)


def keys_of(who: Visitor, table: str) -> list[str]:
    """The invitations that somebody is told now, over HTTP."""
    answer = who.get(f"/api/tables/{table}")
    assert "content-encoding" not in answer.headers
    return [one["path"].rpartition("/")[2] for one in answer.json()["table"]["invitations"]]


@pytest.mark.parametrize("seen", [None, 0], ids=["from the beginning", "coming back"])
def test_no_key_comes_over_a_live_connection_whatever_happens(
    service: Service, seen: int | None
) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    id = aiko.open("tokaido", "me", "open", "open", listed=True)["id"]
    keys = keys_of(aiko, id)
    assert len(keys) == 2
    with aiko.live(id, seen) as ours, kenji.live(id, seen) as theirs:
        owner, guest = Listening(ours), Listening(theirs)
        first = owner.table(lambda table: table["status"] == "waiting")
        assert first["allowed"]["invite"] == [1, 2]
        assert guest.table(lambda table: True)["allowed"]["invite"] == []

        assert kenji.post(f"/api/invitations/{keys[0]}").status_code == 200
        now = owner.table(lambda table: table["seats"][1]["kind"] == "person")
        assert now["allowed"]["invite"] == [2]
        owner.ask("ask-to-leave", seat=1, seen=now["version"])  # then there is another key
        keys += keys_of(aiko, id)
        assert len({*keys}) == 3
        ryo, mika = service.person("Ryo"), service.person("Mika")
        ryo.post(f"/api/invitations/{keys_of(aiko, id)[0]}")
        mika.post(f"/api/invitations/{keys_of(aiko, id)[0]}")
        now = owner.table(lambda table: table["status"] == "playing")
        assert (now["allowed"]["invite"], keys_of(aiko, id)) == ([], [])
        owner.ask("undo", seen=0)  # which is refused
        owner.ask("resign", seat=0, seen=now["version"])
        guest.table(lambda table: table["seats"][0]["resigned"])
    keys += [aiko.get("/api/me").json()["link"].rpartition("/")[2]]
    said = "".join(owner.heard + guest.heard)
    assert not [key for key in keys if key in said]
    assert not re.search("/join/|/me/|invitations", said)


def test_whoever_is_not_the_owner_is_told_no_key_over_http(service: Service) -> None:
    aiko, kenji = service.person("Aiko"), service.person("Kenji")
    id = aiko.open("duo", "me", "open", listed=True)["id"]
    assert len(keys_of(aiko, id)) == 1
    assert keys_of(kenji, id) == []
    assert keys_of(service.visitor(), id) == []
