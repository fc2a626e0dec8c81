"""What an action would give at once is told, and nothing that is hidden."""

import pytest

from tabiji.kernel.record import as_bytes
from tabiji.match import Match
from tabiji.server.preview import preview
from tabiji.server.wire import legal_of
from tests.server.wire.walks import KINDS, decisions, otherwise, walked


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind != "duo"])
def test_tables_that_differ_only_in_what_a_seat_cannot_know_have_equal_previews(kind: str) -> None:
    others = 0
    for standing in decisions(walked(kind)):
        other = otherwise(standing)
        others += as_bytes(other.state) != as_bytes(standing.state)
        assert preview(other) == preview(standing)
    assert others > 0, "nothing was hidden: the test shows nothing"


@pytest.mark.parametrize("kind", KINDS)
def test_every_legal_action_has_a_preview_that_agrees_with_what_it_does(kind: str) -> None:
    """Where no dice follow and the turn stays, the points that come are those foretold."""
    match = walked(kind)
    for standing in decisions(match):
        seat = standing.seat
        assert seat is not None
        for action in standing.legal():
            points, _ = preview(standing)[action.code]
            assert all(points.values())
    for at in range(match.at):
        before, after = match.standing(at), match.standing(at + 1)
        if before.seat is not None and match.words[at] in ("pray", "stroll", "gift", "done"):
            points, _ = preview(before)[match.codes[at]]
            gained = sum(after.sources()[before.seat].values())
            gained -= sum(before.sources()[before.seat].values())
            assert sum(points.values()) == gained


def test_a_preview_names_the_fields_of_the_players_view() -> None:
    match = Match("duo", seed=7)
    while "stroll" not in [action.word for action in match.legal()]:
        match.play(match.legal()[0])
    stroll = next(legal for legal in legal_of(match) if legal.word == "stroll")
    garden = match.view().players[match.turn].garden
    assert {"field": "garden", "before": garden, "after": garden + 1} in [
        change.model_dump() for change in stroll.changes
    ]
    assert stroll.points.keys() == {"faith"}


def test_a_souvenir_chosen_in_the_shop_is_previewed_as_if_it_were_paid() -> None:
    for standing in decisions(walked("tokaido-five")):
        for legal in legal_of(standing):
            if legal.word.startswith("buy-"):
                assert legal.points.get("souvenirs", 0) > 0
                assert "coins" in [change.field for change in legal.changes]
                return
    pytest.fail("nobody was in a shop")
