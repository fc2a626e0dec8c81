"""A match: playing, and what follows from its log."""

import doctest
import subprocess
import sys
from collections.abc import Callable
from dataclasses import FrozenInstanceError
from random import Random

import pytest

import tabiji.match.match
from tabiji import Action, Match, Message, Seat
from tabiji.kernel.contract import CHANCE, OVER
from tabiji.kernel.errors import BadOption, BadText, IllegalAction, UnknownGame
from tabiji.kernel.record import as_bytes
from tabiji.match import BadMatch
from tests.contract import Case
from tests.match import each_case, new_match, play_some, whole_game


@each_case
def test_a_new_match_stands_where_a_seat_decides(case: Case) -> None:
    match = new_match(case)
    assert match.seat is not None
    assert match.turn in range(len(match.seats))
    assert match.at == match.length > 0
    assert match.outcome is None


@each_case
def test_legal_actions_are_values_with_a_word_and_a_message(case: Case) -> None:
    match = new_match(case)
    for action in match.legal():
        assert case.game.notation.read(action.word) == action.code
        assert isinstance(action.message, Message)
        assert str(action) == action.word
        assert action.weight is None
        with pytest.raises(FrozenInstanceError):
            action.code = 3  # type: ignore[misc]


@each_case
def test_an_action_can_be_given_as_listed_as_a_word_or_as_a_number(case: Case) -> None:
    forms: list[Callable[[Action], Action | str | int]] = [
        lambda action: action,
        lambda action: action.word,
        lambda action: action.code,
    ]
    states = []
    for form in forms:
        match = new_match(case)
        for _ in range(5):
            match.play(form(match.legal()[-1]))
        states.append(as_bytes(match.state))
    assert states[0] == states[1] == states[2]


@each_case
def test_whoever_plays_the_same_gets_the_same_game(case: Case) -> None:
    one, other = new_match(case, seed=5), new_match(case, seed=5)
    for match in (one, other):
        play_some(match, 30, Random(2))
    assert one.words == other.words
    assert new_match(case, seed=6).words != new_match(case, seed=5).words


def test_a_random_seed_is_another_one_each_time() -> None:
    assert Match("duo").seed != Match("duo").seed


def test_what_is_refused_changes_nothing() -> None:
    match = Match("duo", seed=7, compass=0)
    before = match.words, match.events, match.position
    with pytest.raises(IllegalAction, match=r"'stay' is not legal now. Legal: walk2\."):
        match.play("pilgrim", "stay")
    with pytest.raises(BadText, match="'fly' is not an action of Tokaido Duo"):
        match.play("pilgrim fly")
    with pytest.raises(IllegalAction, match="action 3000"):
        match.play(3000)
    assert (match.words, match.events, match.position) == before


@each_case
def test_nothing_can_be_played_after_the_end(case: Case) -> None:
    match = Match.of(whole_game(case))
    assert match.over
    assert match.turn == OVER
    assert match.seat is None
    assert match.legal() == ()
    with pytest.raises(IllegalAction, match="the game is over"):
        match.play(match.words[-1])


@each_case
def test_the_outcome_tells_places_points_winners_and_why(case: Case) -> None:
    match = Match.of(whole_game(case))
    outcome = match.outcome
    assert outcome is not None
    assert outcome.points == match.scores()
    assert len(outcome.places) == len(outcome.points) == len(match.seats)
    assert outcome.winners == tuple(s for s, place in enumerate(outcome.places) if place == 1)
    assert max(outcome.points) == outcome.points[outcome.winners[0]]
    assert outcome.reasons
    assert all(isinstance(reason, Message) for reason in outcome.reasons)


def test_duo_ends_because_of_what_a_seat_has_brought_about() -> None:
    match = Match("duo", position="phase=over dice=p1:0,m1:1,a1:0 garden=6,1 ending=garden,-")
    assert match.outcome is not None
    assert match.outcome.reasons == (Message("duo-end", {"seat": 0, "by": "end-garden"}),)


@each_case
def test_points_by_source_add_up_at_every_stop(case: Case) -> None:
    match = Match.of(whole_game(case))
    for at in match.stops()[:: max(1, len(match.stops()) // 40)]:
        standing = match.standing(at)
        assert len(standing.sources()) == len(match.seats)
        assert tuple(sum(by.values()) for by in standing.sources()) == standing.scores()


@each_case
def test_the_log_says_who_did_what(case: Case) -> None:
    match = new_match(case)
    play_some(match, 12, Random(1))
    log = match.log
    assert [entry.index for entry in log] == list(range(match.at))
    assert tuple(entry.action.word for entry in log if entry.action) == match.words
    for entry in log:
        turn = match.standing(entry.index).turn
        assert entry.seat == (None if turn == CHANCE else turn)
        assert entry.action in [
            *match.standing(entry.index).legal(),
            match.standing(entry.index).action(entry.action.code if entry.action else -1),
        ]


def test_an_entry_prints_itself() -> None:
    match = Match("duo", seed=7, compass=0)
    match.play("pilgrim")
    assert str(match.log[-1]) == "0: pilgrim"
    assert str(match.log[-2]) == match.words[-2]


@each_case
def test_every_place_of_the_line_can_be_looked_at(case: Case) -> None:
    match = new_match(case)
    play_some(match, 10, Random(4))
    assert match.standing(match.at).position == match.position
    for at in range(match.length + 1):
        again = Match(case.name, position=match.standing(at).position, **dict(case.choices))
        if match.standing(at).turn != CHANCE:
            assert again.position == match.standing(at).position
    with pytest.raises(BadMatch, match="no 10000"):
        match.standing(10000)


@each_case
def test_the_state_handed_out_is_a_copy(case: Case) -> None:
    match = new_match(case)
    before = match.position
    for action in match.legal():
        state = match.state
        case.game.rules.apply(state, action.code)
    assert match.position == before


def test_a_match_prints_itself() -> None:
    match = Match("duo", ["Aiko", Seat("Kenji", bot="random")], seed=7)
    assert repr(match) == "<Match duo: Aiko, Kenji (bot random); 16 actions, seat 1 to act>"
    assert (
        repr(Match("duo", dice="by hand")) == "<Match duo: seat 0, seat 1; 0 actions, dice to come>"
    )
    assert str(match).startswith("Tabiji 1\nGame: duo\n")
    assert "Seed" not in str(match)


def test_seats_are_counted_named_or_left_to_the_options() -> None:
    assert Match("duo").seats == (Seat(), Seat())
    assert Match("duo", 2).seats == (Seat(), Seat())
    assert Match("duo", ["Aiko", Seat("", bot="random")]).seats == (
        Seat("Aiko"),
        Seat(bot="random"),
    )


def refused(text: str, *args: object, error: type[Exception] = BadMatch, **more: object) -> None:
    with pytest.raises(error, match=text):
        Match(*args, **more)  # type: ignore[arg-type]


def test_a_match_that_cannot_be_says_why() -> None:
    refused("played here by 2, not 3", "duo", ["a", "b", "c"])
    refused("There is no game 'chess'", "chess", error=UnknownGame)
    refused("duo has no option 'colour'", "duo", error=BadOption, colour=1)
    refused("'drawn' or 'by hand', not 'loaded'", "duo", dice="loaded")
    refused("need no seed", "duo", dice="by hand", seed=3)
    refused("32 bytes, not 2", "duo", seed=b"ab")
    refused("have no salt", "duo", dice="by hand", salt="x")
    refused("A salt is one line", "duo", salt="a\nb")
    refused("A name is one line", "duo", ["a  b", "c"])
    refused("no control characters", "duo", ["a\x07b", "c"])
    refused("end like a bot's mark", "duo", ["me (bot you)", "c"])
    with pytest.raises(BadMatch, match="A bot is named with small letters"):
        Seat("x", bot="Big Bot")


def test_a_match_needs_no_compiler() -> None:
    """A person who starts to play waits for nothing."""
    script = (
        "import sys, tabiji\n"
        "match = tabiji.Match('duo', seed=7)\n"
        "match.play(match.legal()[0])\n"
        "match.undo()\n"
        "tabiji.Record.read(str(match))\n"
        "print([name for name in ('numba', 'multiprocessing', 'difflib') if name in sys.modules])\n"
    )
    run = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


def test_the_example_in_the_docstring_runs() -> None:
    assert doctest.testmod(tabiji.match.match).failed == 0
    assert doctest.testmod(tabiji.match.match).attempted == 4
