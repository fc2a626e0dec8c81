"""A live connection that is sent nonsense refuses every message, and the match stays as it was."""

import json
import random
from itertools import islice
from typing import Any

import pytest

from tests.server.fuzz.nonsense import Message, texts
from tests.server.fuzz.untouched import Untouched
from tests.server.service import Service, Visitor

AT_ONCE = 45
"""Messages over one connection: a few more and it would be closed."""

PATIENCE = 60


def sent(who: Visitor, table: str, messages: list[str | bytes | list[str]]) -> list[dict[str, Any]]:
    """What a connection answers to messages; a list of texts is one message in fragments."""
    answers: list[dict[str, Any]] = []
    with who.live(table) as socket:
        for message in messages:
            socket.send(message)
        while len(answers) < len(messages):
            answer = json.loads(socket.recv(PATIENCE))
            if answer["type"] not in ("hello", "update"):
                answers.append(answer)
    return answers


def framed(dice: random.Random, text: str) -> str | bytes | list[str]:
    """A text as it is, as bytes, or in fragments."""
    kind = dice.randrange(12)
    if kind == 0:
        return text.encode() + b"\xff\xfe"
    if kind == 1 and len(text) > 2:
        half = len(text) // 2
        return [text[:half], "", text[half:]]
    return text


def outdated(table: Message) -> list[Message]:
    """What a seat's own person sent long ago."""
    act = {"type": "act", "id": 1, "seat": 0, "word": "1", "seen": 0}
    ask = {"type": "ask", "id": 2, "do": "undo", "seat": 0, "seen": 0}
    return [act, {**act, "seat": 1}, ask, {**ask, "do": "agree", "seen": table["version"]}]


def not_theirs(table: Message) -> list[Message]:
    """What would be right in somebody else's seat."""
    seen, deeds = table["version"], ("undo", "ask-undo", "agree", "refuse", "resign", "abandon")
    asked = [{"type": "ask", "id": 3, "do": do, "seat": 0, "seen": seen} for do in deeds]
    more = {"type": "ask", "id": 4, "do": "hand-over", "seat": 1, "seen": seen}
    acts = [
        {"type": "act", "id": 5, "seat": table["turn"], "word": legal["word"], "seen": seen}
        for legal in table["legal"]
    ]
    return [*asked, more, {**more, "do": "take-seat", "name": "Ryo"}, *acts]


@pytest.mark.parametrize("times", [2_000, pytest.param(70_000, marks=pytest.mark.slow)])
def test_no_live_message_makes_a_match_stumble(service: Service, times: int) -> None:
    table = Untouched.at(service)
    before = table.rows()
    now = next(
        now for who in (table.aiko, table.kenji) if (now := who.look(table.id))["turn"] is not None
    )
    dice = random.Random(times)
    for who, valid in ((table.aiko, outdated(now)), (table.stranger, not_theirs(now))):
        nonsense = texts(dice, valid)
        left = times // 2
        while left > 0:
            messages = [framed(dice, text) for text in islice(nonsense, min(left, AT_ONCE))]
            left -= len(messages)
            answers = sent(who, table.id, messages)
            assert {answer["type"] for answer in answers} == {"refused"}
            assert all(answer["problem"]["english"] for answer in answers)
    table.is_unchanged_since(before)


def test_old_messages_and_those_for_other_seats_are_refused_with_their_own_id(
    service: Service,
) -> None:
    table = Untouched.at(service)
    before = table.rows()
    now = table.aiko.look(table.id)
    for who, valid in (
        (table.aiko, outdated(now)),
        (table.stranger, not_theirs(now)),
        (service.visitor(), not_theirs(now)),
    ):
        answers = sent(who, table.id, [json.dumps(message) for message in valid])
        assert [answer["reply_to"] for answer in answers] == [message["id"] for message in valid]
        assert {answer["type"] for answer in answers} == {"refused"}
    table.is_unchanged_since(before)
