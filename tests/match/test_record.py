"""Records: parse and print are inverses."""

import datetime
import pickle
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabiji import Match, Record, Seat, game
from tabiji.match import BadMatch, BadRecord
from tabiji.match.compiled.entries import compiled_replay
from tabiji.match.headers import understand
from tabiji.match.replay import replay
from tabiji.match.writing import WIDTH, say
from tests.contract import Case
from tests.match import CASES, each_case, whole_game

words = st.text(st.characters(exclude_categories=["C", "Z"], exclude_characters="{}"), min_size=1)
lines = st.lists(words, max_size=30).map(" ".join)


def a_name(text: str) -> bool:
    try:
        return Seat(text).name == text
    except BadMatch:
        return False


names = lines.filter(a_name)
bots = st.none() | st.from_regex(r"[a-z0-9][a-z0-9._:+-]{0,20}", fullmatch=True)


@st.composite
def a_record(draw: st.DrawFn) -> Record:
    """A random game, cut off somewhere or not, with headers and comments of all kinds."""
    whole = whole_game(draw(st.sampled_from(CASES)), draw(st.integers(0, 15)))
    seats = tuple(Seat(draw(names), draw(bots)) for _ in whole.terms.seats)
    date = draw(st.none() | st.dates(datetime.date(1900, 1, 1), datetime.date(2999, 12, 31)))
    terms = replace(whole.terms, seats=seats, date=date)
    record = replace(whole, terms=terms)
    if draw(st.booleans()):
        length = draw(st.integers(0, len(whole.codes) - 1))
        record = replace(record, codes=whole.codes[:length], points=None, places=None, seal=None)
    length = len(record.codes)
    dice = draw(st.sampled_from(["all told", "secret", "salted", "by hand"]))
    if dice == "secret":
        record = replace(record, seed=None)
    elif dice == "salted":
        salt, count = draw(lines), draw(st.integers(0, length))
        record = replace(record, terms=replace(terms, salt=salt, given=count))
    elif dice == "by hand":
        record = replace(record, terms=replace(terms, commitment=None), seed=None)
    comments = draw(st.dictionaries(st.integers(0, length), lines.filter(bool), max_size=6))
    return replace(record, comments=comments)


@settings(max_examples=150)
@given(a_record())
def test_what_is_printed_reads_back_as_what_it_was(record: Record) -> None:
    text = str(record)
    again = Record.read(text, compiled_replay)
    assert again == record
    assert list(again.actors) == list(record.actors)
    assert str(again) == text


@settings(max_examples=40)
@given(a_record(), st.integers())
def test_layout_does_not_matter(record: Record, number: int) -> None:
    """Line breaks, numbers of turns and marks of seats are for people."""
    random = Random(number)
    heading, _, body = str(record).partition("\n\n")
    kept = []
    comment = False
    for token in body.split():
        comment = comment or "{" in token
        if comment or not (token[:-1].isdigit() and token[-1] in ".:") or random.random() < 0.5:
            kept.append(token)
        comment = comment and "}" not in token
    shuffled = "".join(token + random.choice([" ", "\n", "\r\n", "  \n\n\t"]) for token in kept)
    assert Record.read(f"\n\n{heading}  \n \n{shuffled}", compiled_replay) == record


@settings(max_examples=40)
@given(a_record())
def test_lines_are_short_and_belong_to_their_turns(record: Record) -> None:
    body = str(record).partition("\n\n")[2]
    for line in body.splitlines():
        assert len(line) <= WIDTH or len(line.split()) == 1 or line.startswith(" ")
        assert line == line.rstrip()
    numbers = [
        line.split(".")[0]
        for line in body.splitlines()
        if line[0].isdigit() and not record.comments
    ]
    assert numbers == [str(number) for number in range(1, len(numbers) + 1)]


@each_case
def test_both_ways_to_replay_agree(case: Case) -> None:
    for number in range(3):
        record = whole_game(case, number)
        assert compiled_replay(record.terms, record.codes) == replay(record.terms, record.codes)
        wrong = [*record.codes[:50], record.codes[0], *record.codes[50:]]
        found = replay(record.terms, wrong)
        assert len(found.actors) == 50
        assert compiled_replay(record.terms, wrong) == found


@each_case
def test_a_record_knows_how_the_table_stands_at_its_end(case: Case) -> None:
    record = whole_game(case)
    match = Match.of(record)
    for known in (record, Record.read(str(record)), replace(record, played=None)):
        assert known.standing().position == match.position
        assert known.standing().outcome == match.outcome
        assert known.standing().sources() == match.sources()
    shorter = replace(record, codes=record.codes[:60], points=None, places=None, seal=None)
    assert shorter.standing().position == match.standing(60).position
    assert list(shorter.actors) == list(record.actors[:60])


@each_case
def test_a_match_and_its_record_are_the_same_thing(case: Case) -> None:
    record = whole_game(case)
    assert Record.read(str(record)) == record
    match = Match.of(record)
    assert match.record() == record
    assert list(match.record().actors) == list(record.actors)


@each_case
def test_a_match_goes_on_from_its_record(case: Case) -> None:
    record = whole_game(case)
    decided = [code for code, actor in zip(record.codes, record.actors, strict=True) if actor >= 0]
    match = Match.under(record.terms, record.seed)
    for code in decided[:10]:
        match.play(code)
    match = Match.of(Record.read(str(match.record(reveal=True))))
    for code in decided[10:40]:
        match.play(code)
    assert match.codes == record.codes[: match.at]


def test_a_record_written_by_hand_needs_little() -> None:
    record = Record.read(
        """
        Tabiji 1
        Game: duo
        Options: compass=0 purple=1

        kimono4 kimono4 pottery4 pottery3 doll3 doll2 fan2 fan2   {our board}
        tranquil crafty proficient

        1. p3 m1 a2   pilgrim walk3 {the shrine
           by the sea} pass
        """.replace("\n        ", "\n")
    )
    assert record.terms.by_hand
    assert record.terms.seats == (Seat(), Seat())
    assert record.comments == {8: "our board", 16: "the shrine by the sea"}
    assert record.words[-3:] == ("pilgrim", "walk3", "pass")
    assert Match.of(record).seat == 1


def test_comments_in_one_place_become_one() -> None:
    record = Record.read("Tabiji 1\nGame: duo\n\n{one}{two}\n{ }{three}")
    assert record.comments == {0: "one two three"}


def test_files_are_written_and_read(tmp_path: Path) -> None:
    match = Match("duo", ["Zoë", "雪"], seed=3, date=datetime.date(2026, 11, 15))
    path = tmp_path / "game.tabiji"
    match.record().save(path)
    assert Record.load(path) == match.record()
    assert b"\r" not in path.read_bytes()
    path.write_bytes(b"\xef\xbb\xbf" + path.read_bytes().replace(b"\n", b"\r\n"))
    assert Record.load(path) == match.record()
    path.write_bytes(path.read_bytes().replace(b"Zo", b"Zo\xff"))
    with pytest.raises(BadRecord, match=r"Line 6: There are bytes here that are not UTF-8 text\."):
        Record.load(path)


def test_a_match_can_start_from_a_position() -> None:
    match = Match("duo", position="P0@C0 coins=4,9", seed=2)
    record = match.record(reveal=True)
    assert "Position: P0@C0 coins=4,9\n" in str(record)
    assert Record.read(str(record)) == record
    assert Match.of(record).position == match.position


def test_a_position_says_how_many_play() -> None:
    position = Match("tokaido", 3, seed=1).position
    match = Match("tokaido", position=position, seed=1)
    assert len(match.seats) == len(match.scores()) == 3
    text = str(match)
    assert Record.read(text) == match.record()
    with pytest.raises(BadMatch, match=r"The position is one of 3 seats, not 5\."):
        Match("tokaido", 5, position=position)
    with pytest.raises(BadRecord, match=r"Line 6: The position is one of 3 seats, not 4\."):
        Record.read(text.replace("Options: seats=3", "Options: gastronomy=no"))


def test_records_cross_to_other_processes() -> None:
    record = Match("duo", seed=1).record()
    again = pickle.loads(pickle.dumps(record))
    assert again == record
    assert again.game is game("duo")
    error = pickle.loads(pickle.dumps(BadRecord(7, "What is this?")))
    assert (str(error), error.line) == ("Line 7: What is this?", 7)


def test_comments_that_cannot_be_written_are_refused() -> None:
    match = Match("duo", seed=1)
    for comment in ("a {b}", "", " a", "a\nb"):
        with pytest.raises(BadMatch, match="A comment has single spaces"):
            match.record(comments={1: comment})
    with pytest.raises(BadMatch, match="no place 1000"):
        match.record(comments={1000: "far away"})


@given(
    st.recursive(
        st.none() | st.booleans() | st.integers(-(10**9) + 1, 10**9 - 1) | st.text(),
        lambda inner: st.lists(inner, max_size=4).map(tuple),
        max_leaves=6,
    )
)
def test_the_value_of_an_option_reads_back(value: object) -> None:
    text = say(value)
    assert " " not in text
    assert understand(text) == value
    assert type(understand(text)) is type(value)


def test_common_options_are_easy_to_read() -> None:
    assert [say(value) for value in (3, True, False, None, "dealt", ("zen-emon", None, 2))] == [
        "3",
        "yes",
        "no",
        "-",
        "dealt",
        "zen-emon,-,2",
    ]


def test_without_a_rule_of_its_own_a_turn_begins_when_another_seat_decides() -> None:
    plain = replace(game("duo"), opens_turn=None)
    match = Match(plain, seed=7, compass=0)
    match.play("pilgrim", "walk2", "pass", "merchant")
    body = str(match).partition("\n\n")[2]
    assert "1. 0: pilgrim walk2 pass\n2. 1: merchant\n" in body
