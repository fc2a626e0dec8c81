"""The order of files follows from a seed."""

from tests.suite.order import shuffled
from tests.suite.tiny import Suite

NAMES = [f"test_{file}.py::test_{name}" for file in "abcdef" for name in ("late", "early")]


def test_another_seed_is_another_order_and_the_same_seed_the_same() -> None:
    assert shuffled(NAMES, "1") == shuffled(NAMES, "1") != shuffled(NAMES, "2")
    assert sorted(shuffled(NAMES, "1")) == sorted(NAMES)
    assert len({tuple(shuffled(NAMES, str(seed))) for seed in range(20)}) == 20


def test_a_file_stays_together_and_in_its_own_order() -> None:
    order = shuffled(NAMES, "1")
    assert [name.partition("_")[2].partition("_")[2] for name in order] == ["late", "early"] * 6
    assert all(one[:9] == other[:9] for one, other in zip(order[::2], order[1::2], strict=True))


def test_a_run_takes_that_order_and_all_its_workers_do(suite: Suite) -> None:
    for name in "abcdef":
        suite.write(f"test_{name}.py", "def test_late(): pass\ndef test_early(): pass")
    assert suite.run("--shuffle-files", "1")[1].passed == shuffled(NAMES, "1")
    assert sorted(suite.run("--shuffle-files", "1", "-n", "2")[1].passed) == sorted(NAMES)
