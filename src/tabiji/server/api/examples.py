"""Examples for the description of the API; a test sends every one of them."""

from fastapi.openapi.models import Example

TABLES: dict[str, Example] = {
    "against a bot": {
        "summary": "Tokaido Duo against Haru, who plays kindly",
        "value": {
            "game": "duo",
            "seats": [{"kind": "me"}, {"kind": "bot", "bot": "haru"}],
        },
    },
    "with friends": {
        "summary": "Tokaido for four: two friends who get a link, and a bot",
        "value": {
            "game": "tokaido",
            "seats": [
                {"kind": "me", "name": "Aiko"},
                {"kind": "open"},
                {"kind": "open"},
                {"kind": "bot", "bot": "kiku"},
            ],
            "hints": False,
        },
    },
    "at one screen": {
        "summary": "Two people at one screen",
        "value": {
            "game": "duo",
            "seats": [{"kind": "me", "name": "Aiko"}, {"kind": "me", "name": "Kenji"}],
        },
    },
}

ACTIONS: dict[str, Example] = {
    "an action": {
        "summary": "One of the words in the table's `legal`, and its `version`",
        "value": {"seat": 0, "word": "pilgrim", "seen": 4},
    }
}

WISHES: dict[str, Example] = {
    "undo": {"summary": "Take back the last choice", "value": {"do": "undo", "seen": 12}},
    "hand over": {
        "summary": "Let a bot play for somebody who is away",
        "value": {"do": "hand-over", "seat": 1, "bot": "sora", "seen": 12},
    },
    "rematch": {"summary": "Play again", "value": {"do": "rematch", "seen": 420}},
}
