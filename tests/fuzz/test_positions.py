"""Any text is a position that can be played on, or is refused and says why."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabiji import game, games
from tabiji.kernel.errors import BadText
from tests.fuzz.batches import checked_environment
from tests.fuzz.mutants import mutants
from tests.fuzz.trial import Count, try_text

ROOT = Path(__file__).parents[2]
TEXTS = 250


@pytest.mark.parametrize("name", games())
def test_a_text_is_refused_or_played_on_to_the_end(name: str) -> None:
    count = Count()
    for seed, text in enumerate(mutants(name, 0, games=8)):
        if count.tried == TEXTS:
            break
        try_text(name, text, seed, count)
    assert count.refused > TEXTS / 10
    assert count.played > TEXTS / 10


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
@pytest.mark.parametrize("name", games())
def test_a_million_texts_do_no_harm_where_every_index_is_checked(
    name: str, part: int, run_folder: Path
) -> None:
    """Fifty thousand of them in each of twenty parts, none tried twice."""
    where = checked_environment(str(run_folder / "checked"))
    command = [sys.executable, "-m", "tests.fuzz", "--game", name, "--count", "50000"]
    command += ["--first", str(100 * part), "--jobs", "1", "--cache", where["TABIJI_CACHE_DIR"]]
    subprocess.run(command, cwd=ROOT, env={**os.environ, **where}, check=True)


LEFT_BEHIND = (
    "seats=4 at=15,16,14a,14b inn=1 "
    "inn1=deal:Tofu+Udon+Soba+Fugu+Sushi/bought:Tofu,Udon,-,-/looked:0+1+2+3 eaten=Tofu,Udon,-,-"
)
"""Two have left the first inn, and two are there."""


@pytest.mark.parametrize(
    ("text", "said"),
    [
        # what stopped the service: the next deal divided by zero, the redraw never ended
        ("seats=2 phase=traveler mover=1 at=0,0,0", "in the order of the seats"),
        ("seats=3 inn1=deal:Udon+Nigirimeshi/again:1", "nobody has reached inn 1"),
        # numbers that Python reads in its own way, or not at all
        (f"coins={'9' * 5000},0,0,0", "a number from 0 to 47"),
        ("coins=٣,0,0,0", "a number from 0 to 47"),
        (f"eaten={'+'.join(['Sushi'] * 1_600)},-,-,-", "only 2 cards of Sushi"),
        (f"inn1=deal:{'+'.join(['Sushi'] * 1_600)}", "only 2 cards of Sushi"),
        (f"under={'/' * 9_000}", "more than 35 batches"),
        (f"met={','.join(['0:kuge'] * 1_300)}", "at most 14 encounters"),
        # what no game can come to
        ("at=0,14a,14b,14c", "inn 1 is dealt 5 meals"),
        ("at=0,11,12,29", "nobody leaves an inn before"),
        (f"{LEFT_BEHIND} phase=eat mover=3", "nobody leaves an inn before"),
        ("at=0a,0b,0d,14", "stand in a line"),
        ("seats=3 at=30,31,32 travelers=Kinko,-,- tiles=-,Satsuki,-", "back in the box"),
        ("phase=over at=53,52,51,50", "the journey is over when all"),
        ("panoramas=300,300,000,000 at=1,2,3,4", "whoever was first to complete it"),
        ("achievements=sea,-,-,- at=1,2,3,4", "whoever was first to complete it"),
        ("achievements=bather,-,-,- at=1,2,3,4", "when the journey is over"),
        ("under=Koma+Geta+Sake+Ocha at=1,2,3,4", "3 souvenirs at most"),
        ("under=-/Koma at=1,2,3,4", "once the pile above them is drawn"),
        ("counter=Koma at=1,2,3,4", "only while somebody shops"),
        ("phase=shelf mover=0 pending=3 counter=Koma at=8,2,3,4", "a shop shows 3 souvenirs"),
        ("phase=shelf mover=0 pending=2 counter=Koma! at=8,2,3,4", "when all are on the counter"),
        (
            "phase=buy mover=0 counter=Koma!+Geta!+Ocha! coins=3,7,7,7 at=8,2,3,4",
            "cannot pay the souvenirs",
        ),
        ("met=0:kuge>miko at=1,2,3,4", "Yoshiyasu, and nobody else"),
        ("travelers=Yoshiyasu,-,-,- met=0:kuge at=1,2,3,4", "Yoshiyasu, and nobody else"),
        (
            "travelers=Yoshiyasu,-,-,- met=0:kuge>miko rejoined=1 at=1,2,3,4",
            "when the pile is drawn",
        ),
        ("hand=kuge at=1,2,3,4", "only Yoshiyasu looks at cards"),
        ("phase=craft mover=0 at=3,2,4,5", "does not lead to the phase craft"),
        ("phase=meet mover=0 pending=2 at=3,2,4,5", "pending= does not fit"),
        ("phase=paint mover=0 at=14,2,3,4", "stands where the phase paint cannot be"),
        ("phase=discard mover=0 at=14,2,3,4 inn=1", "looked= of inn 1"),
        ("inn=2 at=16,17,18,19", "nobody has reached inn 2"),
        ("inn1=deal:Soba at=16,17,18,19", "looked= of inn 1 must name"),
        ("inn1=deal:Soba/looked:0+1+2+3 at=16,17,18,19", "inn 1 is dealt 5 meals"),
        ("eaten=Soba,-,-,- at=1,2,3,4", "has not eaten at the inns"),
        ("offer=Soba at=1,2,3,4", "only Satsuki is offered a meal"),
        ("travelers=Satsuki,-,-,- offer=Soba at=1,2,3,4", "offer= is the meal"),
        ("offered-from=3 at=1,2,3,4", "offer= is the meal"),
    ],
)
def test_what_no_game_of_tokaido_can_come_to_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadText) as caught:
        game("tokaido").at(text)
    assert said in str(caught.value)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("dice=p²,m1,a1", "dice look like"),
        (f"dice=p{'1' * 5000},m1,a1", "dice look like"),
        (f"wares={'k' * 9_000},-", "there are only"),
        (f"wares={'k' * 65_538},-", "longer than 10000 characters"),
        (f"turns={'9' * 5000}", "a number from 0"),
        ("turns=0", "counts from 1"),
        ("gold=6,0", "is the last"),
        ("ending=gold,-", "does not follow"),
        ("dice=p1:0,m1:1,a1:0 phase=over", "nobody has brought about the end"),
        ("wares=kkkpppd,-", "seat 0 has more wares"),
        ("dice=p1:0,m1,a1 phase=travel", "not the one used in the phase travel"),
        ("dice=p1:0,m1,a1 phase=walk again=1 spring=0", "goes back to the board"),
        ("dice=p1:0,m1,a1 phase=again", "only who holds the hot spring token"),
        ("dice=p1,m1,a1 met=o", "a die that is being used"),
        ("dice=p1:0,m1,a1 phase=walk met=o", "can have touched"),
        ("dice=p1:0,m1,a1 phase=visit P0@2 garden=6,1", "nothing to do there"),
        ("dice=p1,m1,a1 lowest=2", "wares that are being returned"),
        (
            "dice=p1,m1:0,a1 phase=return die=merchant pending=1 wares=kk,- M0@M3",
            "how many wares do not fit",
        ),
        (
            "dice=p1,m1:0,a1 phase=draw die=merchant pending=9 M0@M3",
            "what the merchant's town gives",
        ),
        ("phase=waves waves=- coins=3,0", "nothing else has happened"),
    ],
)
def test_what_no_game_of_duo_can_come_to_is_refused(text: str, said: str) -> None:
    with pytest.raises(BadText) as caught:
        game("duo").at(text)
    assert said in str(caught.value)
