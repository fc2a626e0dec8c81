"""Everything has a price, which somebody who has enough can pay."""

from fastapi.routing import APIRoute, APIWebSocketRoute

from tabiji.server.app import PARTS
from tabiji.server.security.prices import ACT, ASK, NEWS, OTHER, REQUESTS, Price, price_of
from tabiji.server.settings import Limits

OF_FASTAPI = "GET /api/openapi.json"


def test_every_address_of_the_service_has_a_price_and_nothing_else() -> None:
    there = {
        f"{method} {route.path}"
        for part in PARTS
        for route in part.router.routes
        if isinstance(route, APIRoute | APIWebSocketRoute)
        for method in (getattr(route, "methods", None) or {"GET"})
    }
    assert REQUESTS.keys() == there | {OF_FASTAPI}


def test_an_address_is_found_with_whatever_stands_in_it() -> None:
    assert price_of("GET", "/api/tables/abc/steps") == REQUESTS["GET /api/tables/{table}/steps"]
    assert price_of("GET", "/api/tables/a%2Fb.c") == REQUESTS["GET /api/tables/{table}"]
    assert price_of("GET", "/api/tables") == REQUESTS["GET /api/tables"]
    for nowhere in ("/", "/api/table", "/api/tables/", "/api/tables/a/b/steps", "/metrics/x"):
        assert price_of("GET", nowhere) == OTHER
    assert price_of("POST", "/api/me") == OTHER


def test_whoever_has_waited_can_pay_any_price() -> None:
    limits = Limits()
    for price in (*REQUESTS.values(), OTHER, ACT, ASK, NEWS):
        for allowance in (limits.session, limits.address):
            for name in Price.__dataclass_fields__:
                assert getattr(price, name) <= getattr(allowance, name).burst
