"""From where people come."""

import pytest

from tabiji.server.security import whereabouts
from tabiji.server.security.whereabouts import Whereabouts


def test_people_are_where_they_came_from_last_and_strangers_are_by_themselves() -> None:
    known = Whereabouts()
    known.came("aiko", "10.0.0.1")
    known.came("kenji", "10.0.0.1")
    known.came("aiko", "10.0.0.2")
    assert [known.of(player) for player in ("aiko", "kenji", "ryo")] == [
        "10.0.0.2",
        "10.0.0.1",
        "ryo",
    ]


def test_those_who_have_not_come_for_longest_are_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(whereabouts, "PEOPLE", 2)
    known = Whereabouts()
    for player in ("aiko", "kenji", "aiko", "ryo"):
        known.came(player, "10.0.0.1")
    assert [known.of(player) for player in ("aiko", "kenji", "ryo")] == [
        "10.0.0.1",
        "kenji",
        "10.0.0.1",
    ]
