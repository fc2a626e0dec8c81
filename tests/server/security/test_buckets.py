"""How much a visitor may ask for."""

from tabiji.server.security import buckets
from tabiji.server.security.buckets import Buckets, Rate, neighbourhood


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_its_burst_and_then_as_fast_as_it_fills() -> None:
    clock = Clock()
    rate = Buckets(Rate(2, 3), clock)
    assert [rate.take("a") for _ in range(3)] == [0, 0, 0]
    assert rate.take("a") == 0.5
    clock.now += 0.5
    assert rate.take("a") == 0
    assert rate.take("a") == 0.5


def test_visitors_have_buckets_of_their_own() -> None:
    rate = Buckets(Rate(1, 1), Clock())
    assert rate.take("a") == 0
    assert rate.take("a") > 0
    assert rate.take("b") == 0


def test_of_many_visitors_only_the_latest_are_remembered() -> None:
    rate = Buckets(Rate(1, 1), Clock())
    for number in range(buckets.VISITORS + 100):
        rate.take(str(number))
    assert len(rate) == buckets.VISITORS


def test_one_visitor_has_a_whole_network_of_ipv6() -> None:
    assert neighbourhood("2001:db8::1") == neighbourhood("2001:db8::ffff:1")
    assert neighbourhood("2001:db8::1") != neighbourhood("2001:db8:0:1::1")
    assert neighbourhood("::ffff:10.0.0.1") == neighbourhood("10.0.0.1") == "10.0.0.1"
