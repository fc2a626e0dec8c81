"""What somebody might send who never read the description, or read it too well."""

import json
import random
from collections.abc import Iterator
from typing import Any

Message = dict[str, Any]

JUNK: tuple[Any, ...] = (
    None, True, False, -1, 0, 5, 99, 2**31, 2**63, 2**64, 10**30, -(10**30), 0.5, 1e308, -0.0,
    "", " ", "0", "1e3", "x" * 40, "x" * 5000, "\x00", "\n\r\n", "\u202e\u2066", "e\u0301" * 30,
    "🦊" * 20, "ﷺ" * 10, "'; DROP TABLE events; --", "<script>alert(1)</script>", "../../etc/passwd",
    "%00%2e%2e", "{{7*7}}", "${jndi:ldap://x}", "@0", "@37", [], [0], [[]] * 20, {}, {"": None},
    {"$ref": "#"}, {"__proto__": {"mine": True}},
)  # fmt: skip
"""Values of which hardly one belongs anywhere."""

RAW = (
    "", " ", "\x00", "{", "}", "[", '"', "null", "true", "7", "-", "1e999", "NaN", "Infinity", "[]",
    "{}", '{"type"}', '{"type":}', "{'type': 'act'}", "\ufeff{}", '{"type": "act"}{"type": "act"}',
    '{"type": "\\ud800"}', '{"\\ud800": 1}', '{"type": "act", "type": "ask"}', "[" * 3000,
    '{"a":' * 2000, "9" * 6000, '{"id": ' + "9" * 5000 + "}", "GET / HTTP/1.1\r\n\r\n", "\x16\x03\x01",
    "undefined", "<xml/>", "type=act&id=1", "🦊", "\u2028", '"' + "\\u0000" * 500 + '"',
)  # fmt: skip
"""Texts that are no message at all."""


def spoiled(dice: random.Random, message: Message) -> Message:
    """A message with one thing wrong, or a few."""
    found = dict(message)
    for _ in range(dice.choice((1, 1, 1, 2, 3))):
        name = dice.choice(sorted(message))
        change = dice.randrange(6)
        if change == 0:
            found.pop(name, None)
        elif change == 1:
            found[dice.choice(("extra", "", "__class__", "Type", "x" * 300, "\u0130"))] = 1
        elif change == 2:
            found[name] = {name: message[name]}
        elif change == 3:
            found[name] = [message[name]]
        else:
            found[name] = dice.choice(JUNK)
    return found


def mangled(dice: random.Random, text: str) -> str:
    """A text with some of its characters lost, doubled, or others."""
    signs = list(text)
    for _ in range(dice.randint(1, 4)):
        if not signs:
            break
        at = dice.randrange(len(signs))
        signs[at : at + dice.randint(0, 3)] = dice.choice(
            ("", '"', "{", "\\", ",", "\x07", "é", "9" * 9)
        )
    return "".join(signs)


def texts(dice: random.Random, valid: list[Message]) -> Iterator[str]:
    """Texts without end: of each kind of nonsense some."""
    while True:
        message = dice.choice(valid)
        kind = dice.randrange(10)
        if kind < 5:
            yield json.dumps(spoiled(dice, message), ensure_ascii=dice.random() < 0.5)
        elif kind < 7:
            yield mangled(dice, json.dumps(message))
        elif kind == 7:
            yield json.dumps(message)[: dice.randrange(60)]
        elif kind == 8:
            yield dice.choice(RAW)
        else:
            yield "".join(chr(dice.randrange(1, 0xD7FF)) for _ in range(dice.randrange(80)))
