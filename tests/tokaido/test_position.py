"""Positions as text: what is wrong is refused, and says why."""

import pytest

from tabiji import game
from tabiji.kernel.errors import BadText
from tabiji.kernel.record import as_bytes


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats=6", "a number from 2 to 5"),
        ("speed=1", "words look like seats= gastronomy="),
        ("coins", "words look like"),
        ("coins=1", "4 values with a comma"),
        ("coins=1,2,3,x", "a number from 0 to 47"),
        ("coins=1,2,3,4 coins=1,2,3,4", "coins is said twice"),
        ("at=1,2,3,55", "a number from 0 to 54"),
        ("at=1,2,3,3", "stop 3 has no such second spot"),
        ("seats=3 at=5,5,9", "stop 5 has no such second spot"),
        ("at=5,5b,5b,9", "two travelers stand on one spot"),
        ("at=5,5b,9,-", "at= must say where everybody stands"),
        ("travelers=Kinko,Kinko,-,-", "only one tile of each traveler"),
        ("travelers=?,-,-,-", "travelers= must say who plays whom"),
        ("travelers=Basho,-,-,-", "one of Chuubei, Hiroshige"),
        ("panoramas=4,0,0,0", "three digits"),
        ("panoramas=400,000,000,000", "a number from 0 to 3"),
        ("souvenirs=Koma,Koma,-,-", "there is only one such card"),
        ("souvenirs=Katana,-,-,-", "one of Koma, Gofu"),
        ("springs=2+2+2,2+2+2,2,-", "only 6 hot spring cards worth 2"),
        ("met=0:kuge,1:kuge,2:kuge", "only 2 cards of kuge"),
        ("eaten=Unagi,Unagi,-,-", "only 1 cards of Unagi"),
        ("eaten=Dango+Dango,-,-,-", "nobody eats a dish twice"),
        ("inn1=deal:Dango/bought:Soba,-,-,-", "more meals were bought"),
        (
            "at=16,17,15,18 inn1=deal:Dango+Soba+Tofu+Udon+Fugu/looked:0+1+2+3/bought:Dango,-,-,-",
            "eaten= must say so",
        ),
        ("inn1=cook:Dango", "its parts are deal, bought"),
        ("phase=sleep", "one of tiles, traveler"),
        ("phase=shelf mover=0 at=1,2,3,4", "pending= does not fit the phase shelf"),
        ("phase=donate mover=0 at=1,2,3,4", "mover= stands where the phase donate cannot be"),
        ("phase=eat mover=0 at=14,2,3,4", "inn= must say which inn is serving"),
        ("phase=keep mover=0 hand=kuge at=3,5,6,7", "which two cards Yoshiyasu chooses from"),
        ("at=54,54,54,54", "all have arrived: phase=over"),
        ("rejoined=1", "more cards than were put back"),
    ],
)
def test_what_cannot_be_is_refused_and_changes_nothing(text: str, said: str) -> None:
    tokaido = game("tokaido")
    table = tokaido.at("at=1,2,3,4")
    before = as_bytes(table.state)
    with pytest.raises(BadText) as caught:
        tokaido.position.read(text, table.state)
    assert said in str(caught.value)
    assert as_bytes(table.state) == before


def test_a_position_needs_only_what_is_unusual() -> None:
    table = game("tokaido").at("")
    assert str(table) == "seats=4 gastronomy=0 homeward=0 travelers=-,-,-,- at=0a,0b,0c,0d"
    assert [traveler.coins for traveler in table.view().travelers] == [7] * 4
    assert table.turn == 3


@pytest.mark.parametrize("text", ["go", "go55", "eat-curry", "give4", "", "GO4"])
def test_a_word_that_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="is not an action of Tokaido"):
        game("tokaido").notation.read(text)
