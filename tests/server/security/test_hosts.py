"""By which names the service may be called."""

import pytest

from tabiji.server.security.hosts import Hosts, same_origin

HOSTS = Hosts(["tabiji.example", "Table.local"])


@pytest.mark.parametrize(
    "host",
    ["localhost", "localhost:8000", "127.0.0.1:8000", "[::1]:8000", "192.168.1.7:8000",
     "tabiji.example", "TABIJI.example:443", "table.local:8000"],
)  # fmt: skip
def test_it_answers_to_its_names_and_to_addresses_in_numbers(host: str) -> None:
    assert HOSTS.welcome(host)


@pytest.mark.parametrize(
    "host",
    ["", "evil.example", "localhost.evil.example", "evil.example:8000", "127.0.0.1.evil.example",
     "[", "]:8000", "a b"],
)  # fmt: skip
def test_it_does_not_answer_to_others(host: str) -> None:
    assert not HOSTS.welcome(host)


def test_a_page_is_ours_if_it_comes_from_the_host_that_it_asks() -> None:
    assert same_origin("http://localhost:8000", "localhost:8000")
    assert same_origin("https://tabiji.example", "tabiji.example")
    for origin in ("null", "http://localhost:8001", "https://evil.example", "localhost:8000"):
        assert not same_origin(origin, "localhost:8000")
