"""No test waits for ever, and one that did says what for; the others go on."""

import pytest

from tests.suite.outcomes import Outcomes
from tests.suite.tiny import Suite

HANGING = """
    import asyncio, threading, time
    import greenlet, pytest
    from hypothesis import given, strategies

    pytestmark = pytest.mark.timeout(0.5)

    def test_sleeping():
        time.sleep(60)

    @pytest.mark.anyio
    async def test_waiting():
        await asyncio.sleep(60)

    def test_joining():
        thread = threading.Thread(target=time.sleep, args=(3,), name="beside", daemon=True)
        thread.start()
        thread.join()

    @given(strategies.integers())
    def test_drawing(number):
        time.sleep(60)

    def test_catching():
        try:
            time.sleep(60)
        except Exception:
            pass

    def test_greenlet():
        hub = greenlet.greenlet(lambda: time.sleep(60))
        try:
            hub.switch()
        finally:
            print("hub", "is dead" if hub.dead else "lives on")

    @pytest.fixture
    def never_ready():
        time.sleep(60)

    @pytest.fixture
    def never_done():
        yield
        time.sleep(60)

    def test_setting_up(never_ready):
        pass

    def test_clearing_up(never_done):
        pass

    def test_quick():
        pass
"""


@pytest.mark.parametrize("workers", ["0", pytest.param("1", marks=pytest.mark.slow)])
def test_a_deadline_strikes_wherever_a_test_waits_and_the_others_go_on(
    suite: Suite, workers: str
) -> None:
    suite.write("test_hanging.py", HANGING)
    printed, saw = suite.run("-n", workers)
    assert saw.status == 1
    assert {name.partition("::")[2].partition("[")[0]: when for name, when in _when(saw)} == {
        "test_sleeping": "call",
        "test_waiting": "call",
        "test_joining": "call",
        "test_drawing": "call",
        "test_catching": "call",
        "test_greenlet": "call",
        "test_setting_up": "setup",
        "test_clearing_up": "teardown",
    }
    assert "test_hanging.py::test_quick" in saw.passed
    assert "when the deadline struck" in printed
    assert "Thread beside:" in printed
    assert "hub lives on" in printed
    assert all("s for" in failure.message for failure in saw.failures)
    assert all(failure.waited for failure in saw.failures)


def _when(saw: Outcomes) -> list[tuple[str, str]]:
    return [(failure.id, failure.when) for failure in saw.failures]


@pytest.mark.slow
def test_code_that_hears_no_alarm_is_ended_with_its_process_and_the_others_go_on(
    suite: Suite,
) -> None:
    suite.write(
        "test_deaf.py",
        """
        import itertools
        import pytest

        @pytest.mark.timeout(0.3)
        def test_deaf():
            sum(itertools.repeat(0))  # like compiled code, it never lets Python look up

        def test_quick():
            pass
        """,
    )
    printed, saw = suite.run("-n", "1")
    assert saw.failed == ["test_deaf.py::test_deaf"]
    assert saw.passed == ["test_deaf.py::test_quick"]
    assert 'test_deaf.py", line 7 in test_deaf' in printed


def test_a_slow_test_has_a_longer_deadline_unless_it_names_its_own(suite: Suite) -> None:
    suite.settings("timeout = 0.3", "markers =", "  slow: takes long")
    suite.write(
        "test_slow.py",
        """
        import time
        import pytest

        @pytest.mark.slow
        def test_long():
            time.sleep(0.6)

        @pytest.mark.slow
        @pytest.mark.timeout(0.2)
        def test_short():
            time.sleep(60)

        def test_other():
            time.sleep(60)
        """,
    )
    _, saw = suite.run()
    assert saw.passed == ["test_slow.py::test_long"]
    assert saw.failed == ["test_slow.py::test_short", "test_slow.py::test_other"]
