"""Positions as text: what is wrong is refused, and says why."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import game
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import as_bytes

TOKENS = "doll3,kimono4,kimono4,doll2,fan2,pottery3,pottery4,fan2"
"""Boutiques, a token for each coastal town."""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("P0", "'P0' cannot be read"),
        ("P2@C0", "'P2@C0' cannot be read"),
        ("P0@C9", "the places are C0 1 2 3 C1"),
        ("P0@32", "a number from 0 to 31"),
        ("M0@C9", "the places are C0 C1"),
        ("A0@8", "the places are 0 1 2"),
        ("P0@C0 P0@C1", "P0 is said twice"),
        ("coins=1", "2 values with a comma"),
        ("coins=1,x", "a number from 0 to 79"),
        ("coins=-1,0", "a number from 0 to 79"),
        ("coins=10,0", "10 coins become a gold slab at once"),
        ("temple=0,1", "a number from 1 to 9"),
        ("garden=7,1", "a number from 1 to 6"),
        ("gold=7,0", "a number from 0 to 6"),
        ("wares=x,-", "the wares are k p d f"),
        ("wares=kkk,kkk", "there are only 5 wares of the kind kimono"),
        ("paintings=oooo,-", "does not have that many paintings of one icon"),
        ("paintings=ox,-", "gifted tiles in capitals"),
        ("paintings=oO,-", "gifted tiles in capitals"),
        ("paintings=ooowwwmmbbb,-", "a player has 10 tiles"),
        ("dice=p5,m1,a1", "the pilgrim die has no 5"),
        ("dice=x1", "dice look like p3"),
        ("dice=m1", "rolled in order"),
        ("dice=p1:0", "rolled in order"),
        ("dice=p1:1,m1,a1", "taken in turn, beginning with the first player"),
        ("dice=p1:0,m1:0,a1", "taken in turn"),
        ("dice=p1:0,m1:1,a1:0", "all three dice are taken"),
        ("phase=walk", "dice= must say"),
        ("phase=walk dice=p1,m1,a1", "die= must name a die that seat 0 has taken"),
        ("phase=sleep", "one of compass, colours"),
        ("phase=over dice=p1:0,m1:1,a1", "a game ends when all three dice are used"),
        ("phase=draw die=merchant dice=p1,m1:0,a1", "pending= must say"),
        ("phase=choose pending=1 dice=p1,m1,a1", "nothing can be pending"),
        ("pending=1", "nothing can be pending"),
        (f"phase=waves boutiques={TOKENS} waves=hasty pending=3", "nothing can be pending"),
        ("phase=reveal die=artist pending=11 dice=p1,m1,a1:0", "fewer tiles"),
        ("phase=compass coins=1,1", "nothing else is on the table yet"),
        ("phase=compass compass=1", "still to be drawn"),
        ("phase=colours", "compass= says who sits there"),
        ("phase=colours compass=0 purple=1", "still to be drawn"),
        ("phase=boutiques boutiques=fan2,fan2,fan2", "there are only 2 boutiques fan2"),
        ("boutiques=fan2", "every coastal town has a boutique"),
        ("boutiques=tea1", "the boutiques are kimono4"),
        ("waves=hasty", "three wave tiles"),
        ("waves=hasty,hasty,hasty", "come in order"),
        ("waves=hasty,crafty,inspired,hasty", "there are 3 tiles"),
        ("waves=fast,crafty,inspired", "one of tranquil, hasty"),
        ("P0@C0 P1@C0", "two characters stand in one place"),
        ("P0@C0 M1@C0", "two characters stand in one place"),
        (
            "phase=return die=merchant pending=3 dice=p1,m1:0,a1 wares=kk,-",
            "nothing to choose from",
        ),
        ("compass=2", "a number from 0 to 1"),
        ("spring=2", "a number from 0 to 1"),
        ("met=x", "the icons are o w m b"),
        ("ending=sleep,-", "one of temple, garden"),
        ("turns=²", "a number from 0"),
    ],
)
def test_a_table_that_cannot_be_is_refused(text: str, said: str) -> None:
    table = game("duo").at("coins=3,4")
    before = as_bytes(table.state)
    with pytest.raises(BadText) as caught:
        game("duo").position.read(text, table.state)
    assert said in str(caught.value)
    assert as_bytes(table.state) == before


@given(st.text(alphabet="PMA01@C=,-:kpdfowmb phasediceturnswaves29", max_size=60))
@settings(max_examples=500)
def test_any_text_is_a_position_or_a_clear_error(text: str) -> None:
    try:
        table = game("duo").at(text)
    except BadText:
        return
    assert game("duo").at(str(table)) == table
    assert table.over or table.legal()


def test_a_position_needs_only_what_is_not_usual() -> None:
    table = game("duo").at("P0@5 dice=p3,m1,a2")
    assert str(table) == "P0@5 M0@M1 A0@0 P1@C4 M1@M4 A1@4 dice=p3,m1,a2"
