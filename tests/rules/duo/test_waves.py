"""The wave tiles, both sides of each, used and declined."""

import pytest

from tests.rules.duo import at


@pytest.mark.clause("duo.wave.tranquil", "duo.wave.optional")
def test_a_tranquil_pilgrim_may_walk_one_fewer() -> None:
    table = at("dice=p3,m1,a1 waves=tranquil:0,crafty,proficient")
    table.play("pilgrim")
    assert table.legal() == ["walk3", "walk2"]


@pytest.mark.clause("duo.wave.tranquil")
def test_a_tranquil_pilgrim_always_walks_at_least_one() -> None:
    table = at("dice=p1,m1,a1 waves=tranquil:0,crafty,proficient")
    table.play("pilgrim")
    assert table.legal() == ["walk1"]


@pytest.mark.clause("duo.wave.hasty", "duo.wave.optional")
def test_a_hasty_pilgrim_may_walk_one_more_five_with_a_4() -> None:
    table = at("dice=p4,m1,a1 waves=hasty:0,crafty,proficient")
    table.play("pilgrim")
    assert table.legal() == ["walk4", "walk5"]
    table.play("walk5")
    assert table.view().players[0].pilgrim == 5


@pytest.mark.clause("duo.wave.optional")
@pytest.mark.parametrize("holder", ["", ":1"])
@pytest.mark.parametrize(
    ("side", "use", "legal"),
    [
        ("hasty", "pilgrim", ["walk2"]),
        ("tranquil", "pilgrim", ["walk2"]),
        ("crafty", "merchant to-C4", ["sell1", "pass"]),
        ("robust", "merchant to-M3", ["draw4", "pass"]),
        ("proficient", "artist to-A1", ["paint1", "pass"]),
        ("inspired", "artist to-A1", ["paint1", "pass"]),
    ],
)
def test_a_tile_on_the_board_or_with_the_opponent_does_not_help(
    holder: str, side: str, use: str, legal: list[str]
) -> None:
    tiles = [("tranquil", "hasty"), ("crafty", "robust"), ("proficient", "inspired")]
    waves = ",".join((side if side in tile else tile[0]) + holder for tile in tiles)
    table = at(f"dice=p2,m1,a1 waves={waves} M0@M4 wares=d,- P1@5 A0@0 paintings=o,-")
    table.play(use)
    assert table.legal() == legal


@pytest.mark.clause("duo.wave.proficient", "duo.wave.optional")
def test_a_proficient_artist_may_reveal_one_more_or_not() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 P1@6 waves=hasty,crafty,proficient:0")
    table.play("artist to-A1")
    assert table.legal() == ["paint2", "paint3", "pass"]
    table.play("paint3 moon moon moon")
    assert len(table.view().players[0].revealed) == 3


@pytest.mark.clause("duo.wave.proficient")
def test_a_proficient_artist_alone_reveals_one() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M4 P0@C5 waves=hasty,crafty,proficient:0")
    table.play("artist to-A1")
    assert table.legal() == ["paint1", "pass"]


@pytest.mark.clause("duo.wave.proficient", "duo.artist.paint-rest")
def test_a_proficient_artist_reveals_no_more_than_is_left() -> None:
    table = at("dice=p1,m1,a1 A0@0 M0@M1 waves=hasty,crafty,proficient:0 paintings=ooowwwmmb,-")
    table.play("artist to-A1")
    assert table.legal() == ["paint1", "pass"]


@pytest.mark.clause("duo.wave.inspired")
@pytest.mark.parametrize(
    ("icon", "given"),
    [
        ("o", True),  # began on the moon of area 0
        ("b", True),  # passed the bamboo of area 1
        ("w", True),  # ended on the waterfall of area 2
        ("m", False),  # no mountain on any path 0-1-2
    ],
)
def test_an_inspired_artist_gives_what_the_move_began_passed_or_ended_on(
    icon: str, given: bool
) -> None:
    table = at(f"dice=p1,m1,a2 A0@0 M0@M4 P0@C5 waves=hasty,crafty,inspired:0 paintings={icon},-")
    table.play("artist to-A2")
    assert ("gift" in table.legal()) == given


@pytest.mark.clause("duo.wave.inspired")
def test_an_inspired_artist_may_choose_the_path_afterwards() -> None:
    # To area 6 in three steps: 0-1-2-6 passes a waterfall, 0-1-7-6 a mountain.
    for icon in "wm":
        table = at(f"dice=p1,m1,a3 A0@0 waves=hasty,crafty,inspired:0 paintings={icon},-")
        table.play("artist to-A6")
        assert "gift" in table.legal()


@pytest.mark.clause("duo.wave.inspired", "duo.wave.optional")
def test_without_the_tile_only_the_arrival_counts() -> None:
    table = at("dice=p1,m1,a2 A0@0 M0@M4 P0@C5 waves=hasty,crafty,inspired:1 paintings=b,-")
    table.play("artist to-A2")
    assert table.turn == 1


@pytest.mark.clause("duo.wave.crafty", "duo.wave.optional")
def test_a_crafty_merchant_gains_a_coin_more_for_each_ware_or_does_without() -> None:
    table = at("dice=p1,m1,a1 M0@M4 P1@2 wares=dd,- waves=hasty,crafty:0,proficient")
    table.play("merchant to-C4")  # dolls at 3
    assert table.legal() == ["sell1", "sell-plain1", "sell2", "sell-plain2", "pass"]
    with_tile, without = table.copy(), table.copy()
    with_tile.play("sell2")
    without.play("sell-plain2")
    assert with_tile.view().players[0].coins == 8
    assert without.view().players[0].coins == 6


@pytest.mark.clause("duo.wave.crafty")
def test_the_crafty_coin_is_the_merchants_not_the_pilgrims() -> None:
    table = at("dice=p1,m1,a1 P0@31 waves=hasty,crafty:0,proficient")
    table.play("pilgrim walk1 collect")
    assert table.view().players[0].coins == 4


@pytest.mark.clause("duo.wave.robust", "duo.wave.optional")
def test_a_robust_merchant_may_draw_one_more_and_keeps_six() -> None:
    table = at("dice=p1,m1,a1 M0@M1 wares=kkk,- waves=hasty,robust:0,proficient")
    table.play("merchant to-M2")
    assert table.legal() == ["draw2", "draw3", "pass"]
    table.play("draw3 fan fan fan")
    assert sum(table.view().players[0].wares.values()) == 6
    assert table.turn == 1


@pytest.mark.clause("duo.wave.robust")
def test_a_robust_merchant_returns_what_is_more_than_six() -> None:
    table = at("dice=p1,m1,a1 M0@M1 wares=kkkkk,- waves=hasty,robust:0,proficient")
    table.play("merchant to-M2 draw3 fan fan fan")
    assert table.view().pending == 2


@pytest.mark.clause("duo.wave.robust-lost")
def test_losing_the_robust_merchant_with_six_wares_the_loser_returns_one_in_the_others_turn() -> (
    None
):
    table = at("dice=p1,m1,a1 P0@2 wares=-,kkppff waves=hasty:1,robust:1,proficient:1")
    table.play("pilgrim walk1 take-merchant")
    assert (table.turn, table.view().phase) == (1, "return")
    assert set(table.legal()) == {"return-kimono", "return-pottery", "return-fan"}
    table.play("return-pottery")
    assert table.view().players[1].wares == {"kimono": 2, "pottery": 1, "doll": 0, "fan": 2}
    assert (table.turn, table.view().phase) == (1, "choose")  # now player B's own die


@pytest.mark.clause("duo.wave.robust-lost", "duo.spring.repeat")
def test_after_the_losers_choice_the_turn_goes_on_where_it_was() -> None:
    table = at("dice=p1,m1,a1 P0@2 wares=-,kkppff spring=0 waves=hasty:1,robust:1,proficient:1")
    table.play("pilgrim walk1 take-merchant return-fan")
    assert (table.turn, table.legal()) == (0, ["again", "done"])


@pytest.mark.clause("duo.wave.robust-lost")
@pytest.mark.parametrize(("wares", "tile"), [("kkppf", "take-merchant"), ("kkppff", "take-artist")])
def test_with_five_wares_or_another_tile_nothing_is_returned(wares: str, tile: str) -> None:
    table = at(f"dice=p1,m1,a1 P0@2 wares=-,{wares} waves=hasty:1,robust:1,proficient:1")
    table.play("pilgrim walk1", tile)
    assert table.view().phase == "choose"
