"""Examples for the description of the API; a test sends every one of them."""

from fastapi.openapi.models import Example

RECORD = """Tabiji 1
Game: duo

compass1 purple1 doll3 doll2 pottery3 fan2 fan2 pottery4 kimono4 kimono4 hasty robust
    inspired
1. p3 m1 a3 1: pilgrim
"""

NAMES: dict[str, Example] = {"a name": {"summary": "A name", "value": {"name": "Aiko"}}}

KEYS: dict[str, Example] = {
    "a key": {
        "summary": "What the `link` of `GET /api/me` ends with",
        "value": {"key": "k22qjgbdtd6lqmsqyp2ufgmdsoqz2a25bkiifa77ph4bfuuh"},
    }
}

ARRIVALS: dict[str, Example] = {
    "a key": {"summary": "32 digits at random", "value": "9f2c1ab07de84c5561e0b3a4d2f7986c"}
}

RECORDS: dict[str, Example] = {
    "a record": {"summary": "The beginning of a game of Duo", "value": {"record": RECORD}}
}

PLACES: dict[str, Example] = {
    "a place": {
        "summary": "Where somebody chooses a die, after sixteen actions",
        "value": {"record": RECORD, "at": 16},
    }
}

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
            "substitute": "kiku",
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
        "summary": "Let the table's substitute play for somebody who is away",
        "value": {"do": "hand-over", "seat": 1, "seen": 12},
    },
    "ask to leave": {
        "summary": "Ask whoever sits in a seat of my table to leave it, before it begins",
        "value": {"do": "ask-to-leave", "seat": 1, "seen": 2},
    },
    "rematch": {"summary": "I would like to play again", "value": {"do": "rematch", "seen": 420}},
}
