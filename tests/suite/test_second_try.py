"""In CI one or two unlucky tests are tried once more; nothing else is."""

import pytest

from tests.suite import second_try
from tests.suite.outcomes import Failure, Outcomes
from tests.suite.second_try import passed, why_not
from tests.suite.tiny import Suite


def failed(*names: str, **more: object) -> Outcomes:
    return Outcomes(1, failures=[Failure(name, "call", "") for name in names], **more)  # type: ignore[arg-type]


def test_one_or_two_tests_are_tried_again() -> None:
    assert why_not(failed("a")) is None
    assert why_not(failed("a", "b", "b")) is None  # b failed, and after it too


@pytest.mark.parametrize(
    "first",
    [
        None,
        failed("a", "b", "c"),
        failed(),
        failed("a", not_collected=["test_x.py"]),
        Outcomes(0),
        Outcomes(2, failures=failed("a").failures),  # interrupted
        Outcomes(3, failures=failed("a").failures),  # a mistake in pytest or a plugin
        Outcomes(5),
    ],
)
def test_nothing_else_is(first: Outcomes | None) -> None:
    assert why_not(first)


def test_all_of_it_must_pass_then() -> None:
    assert passed(["a", "b"], Outcomes(0, passed=["b", "a"]))
    assert not passed(["a", "b"], Outcomes(0, passed=["b"], skipped=1))
    assert not passed(["a"], Outcomes(1, passed=["a"]))
    assert not passed(["a"], Outcomes(0, passed=["a"], failures=failed("a").failures))
    assert not passed(["a"], None)


FLAKY = """
    from pathlib import Path
    import pytest

    @pytest.mark.parametrize("text", ["a b[c]::d; $(e) 'f\\"", "g"])
    def test_flaky(text):
        seen = Path(f"seen-{len(text)}")
        if not seen.exists():
            seen.touch()
            assert False, "the first time"

    def test_steady():
        pass
"""


def tried(suite: Suite, monkeypatch: pytest.MonkeyPatch) -> int:
    _, saw = suite.run("-n", "2")
    assert saw.status != 0
    monkeypatch.chdir(suite.folder)
    return second_try.main(suite.outcomes)


def test_a_test_that_passes_the_second_time_is_named_as_unsteady(
    suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite.write("test_flaky.py", FLAKY)
    assert tried(suite, monkeypatch) == 0
    *_, title, one, other = capsys.readouterr().out.splitlines()
    assert "UNSTEADY" in title
    assert {one.strip(), other.strip()} == {
        "test_flaky.py::test_flaky[a b[c]::d; $(e) 'f\"]",
        "test_flaky.py::test_flaky[g]",
    }
    assert len(Outcomes.read(suite.folder / "second.json").passed) == 2


def test_a_test_that_fails_again_fails_it_all(
    suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite.write("test_flaky.py", FLAKY)
    suite.write("test_wrong.py", "def test_wrong(): assert False")
    suite.write("seen-1", "")
    assert tried(suite, monkeypatch) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "second try: failed."


def test_a_file_that_cannot_be_read_is_not_tried_again(
    suite: Suite, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    suite.write("test_broken.py", "def test_broken(:")
    assert tried(suite, monkeypatch) == 1
    assert "second try: none" in capsys.readouterr().out
