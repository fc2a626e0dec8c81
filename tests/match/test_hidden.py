"""What a seat may not know stays hidden."""

from dataclasses import replace
from random import Random

from tabiji import Game, Match, game
from tabiji.kernel.record import State
from tests.contract import Case
from tests.match import each_case, new_match, play_some


def hide_icons(state: State, action: int, seat: int | None) -> bool:
    """A rule for these tests: only who paints sees the icon."""
    icons = {
        game("duo").notation.read(word) for word in ("moon", "waterfall", "mountain", "bamboo")
    }
    return action not in icons or seat == state.seat


def secretive() -> Game:
    return replace(game("duo"), sees=hide_icons)


def test_each_seat_reads_the_log_that_it_may_know() -> None:
    match = Match(secretive(), seed=4)
    play_some(match, 150, Random(2))
    icons = [
        entry.index
        for entry in match.log
        if str(entry.action) in ("moon", "waterfall", "mountain", "bamboo")
    ]
    assert len(icons) > 3
    logs = {seat: match.log_for(seat) for seat in (0, 1, None)}
    for index, entry in enumerate(match.log):
        shown = {seat for seat, log in logs.items() if log[index] == entry}
        if index in icons:
            painter = int(match.standing(index).state.seat)
            assert shown == {painter}
            hidden = logs[None][index]
            assert (hidden.action, hidden.seat, str(hidden)) == (None, None, "?")
        else:
            assert shown == {0, 1, None}


def test_nothing_of_a_hidden_action_is_left_in_what_is_shown() -> None:
    """Two matches that differ only in what nobody else may know are shown alike."""
    shown = []
    for icon in ("moon", "bamboo"):
        match = Match(secretive(), dice="by hand", position="A0@5 P0@C5 dice=p1,m1,a1")
        match.play("artist")
        match.play(next(action for action in match.legal()))
        match.play(next(a for a in match.legal() if a.word.startswith("paint")))
        match.play(icon)
        shown.append((repr(match.log_for(1)), repr(match.log_for(None))))
        assert repr(match.log_for(0)) != repr(match.log_for(1))
    assert shown[0] == shown[1]


@each_case
def test_a_published_commitment_does_not_tell_the_seed(case: Case) -> None:
    """The same line under another seed looks the same to everybody but for the commitment."""
    match = new_match(case)
    play_some(match, 4, Random(1))
    watcher = Match.under(match.terms, None, match.events)
    assert watcher.seed is None
    assert watcher.record(reveal=True).seed is None
    for seat in (None, *range(len(match.seats))):
        assert watcher.log_for(seat) == match.log_for(seat)


@each_case
def test_who_decides_knows_what_they_decided(case: Case) -> None:
    match = new_match(case)
    play_some(match, 80, Random(3))
    for seat in range(len(match.seats)):
        for entry in match.log_for(seat):
            assert entry.action is not None or entry.seat != seat


def test_tokaido_hides_the_meals_of_an_inn_from_those_on_the_road() -> None:
    match = Match("tokaido", 3, seed=5, travelers="none")
    random = Random(1)
    dealt = ""
    while not dealt:
        play_some(match, 1, random)
        meals = [entry for entry in match.log if str(entry.action).startswith("meal-")]
        dealt = str(meals[0].action) if meals else ""
    index = meals[0].index
    guest = next(entry.seat for entry in reversed(match.log[:index]) if entry.seat is not None)
    for seat in (0, 1, 2, None):
        shown = match.log_for(seat)[index]
        assert (shown.action is not None) == (seat == guest)
        if seat != guest:
            assert dealt not in repr(match.log_for(seat)[: index + len(meals)])
