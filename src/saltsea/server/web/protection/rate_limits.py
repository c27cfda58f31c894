"""Rate limits per address, in memory only. The nodes of a cluster share those that a visitor could multiply by them."""

import ipaddress
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from http import HTTPStatus
from typing import Final

from starlette.requests import HTTPConnection, Request

from saltsea.server.network.urls import is_loopback
from saltsea.server.tables.clock import Clock
from saltsea.server.tables.connection import BURST_OF_PLACE, EACH_SECOND_OF_PLACE
from saltsea.server.tables.token_bucket import TokenBucket, TokenBuckets
from saltsea.server.web.http import Answer, HttpError
from saltsea.server.web.openapi import Endpoint, Route
from saltsea.server.web.protection.limits import COUNTED, USUAL_LIMITS, Limits

FORWARDED: Final = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
"""Headers that a proxy adds: with one of these the visitor is not at this machine, wherever the connection comes
from."""
HOME_OF_6: Final = 56
"""A visitor with IPv6 has many addresses, which share so many bits: providers give a home a whole network."""
LONGEST_NAME: Final = 64
"""What a proxy tells may be no address."""


class RateLimits:
    """The rate limits of HTTP. Requests from this machine itself are not limited."""

    def __init__(self, clock: Clock, limits: Limits = USUAL_LIMITS) -> None:
        self.openings = TokenBuckets(clock, burst=10, every=30_000)
        self.misses = TokenBuckets(clock, burst=30, every=2000)
        """Wrong codes and secrets: guests with the right ones never come near this."""
        self.readings = TokenBuckets(clock, burst=60, every=250)
        """Whole games to be looked through, and sums over all games."""
        self.messages = TokenBuckets(clock, BURST_OF_PLACE, 1000 // EACH_SECOND_OF_PLACE)
        """Messages to tables, over all connections of one address."""
        self.limits = limits
        self.connections = limits.connections
        """Connections to tables that one address may have at once."""
        self.open: Counter[str] = Counter()
        self.floods = TokenBuckets(clock, burst=3, every=30_000)
        """Connections that were cut because they flooded: a client that comes back to do it again stays outside."""

    def shared(self) -> dict[str, TokenBuckets]:
        """The limits that all nodes of a cluster share. How many connections one address has is not among them: that
        protects the memory of each."""
        return {
            "openings": self.openings,
            "misses": self.misses,
            "readings": self.readings,
            "floods": self.floods,
        }

    def place_of(self, request: HTTPConnection) -> TokenBucket | None:
        """The bucket for the messages of all connections of an address."""
        address = visitor(request)
        return self.messages.bucket(address) if address else None

    def flooded(self, request: HTTPConnection) -> None:
        address = visitor(request)
        if address:
            self.floods.take(address)

    def keeps_out(self, request: HTTPConnection) -> bool:
        address = visitor(request)
        return bool(address) and self.floods.wait(address) > 0

    @contextmanager
    def connected(self, request: HTTPConnection) -> Iterator[bool]:
        """Count a connection to a table as long as it lasts; whether its address has room for it."""
        address = visitor(request)
        if not address:
            yield True
        elif self.open.get(address, 0) >= self.connections:
            yield False
        else:
            self.open[address] += 1
            try:
                yield True
            finally:
                self.open[address] -= 1
                if not self.open[address]:
                    del self.open[address]

    def check_opening(self, request: HTTPConnection) -> None:
        """Raise 429 if this address has opened too many tables, else count one."""
        count_one(self.openings, request, "too many tables at once from one place")

    def check_guesses(self, request: HTTPConnection) -> None:
        """Raise 429 if this address has requested too many things that do not exist."""
        check(self.misses, visitor(request), "too many wrong codes from one place")

    def is_guessing(self, request: HTTPConnection) -> bool:
        address = visitor(request)
        return bool(address) and self.misses.wait(address) > 0

    def limit_all(self, routes: Sequence[Route]) -> list[Route]:
        """Limit the costly routes, and those with something in the path that could be guessed."""
        return [route._replace(endpoint=self.limited(route)) for route in routes]

    def limited(self, route: Route) -> Endpoint:
        if route.costly:
            return self.limit_opening(route.endpoint)
        if route.heavy:
            route = route._replace(endpoint=self.limit_readings(route.endpoint))
        return self.limit_misses(route.endpoint) if "{" in route.path or route.guessable else route.endpoint

    def limit_opening(self, endpoint: Endpoint) -> Endpoint:
        async def answer(request: Request) -> Answer:
            self.check_opening(request)
            return await endpoint(request)

        return answer

    def limit_readings(self, endpoint: Endpoint) -> Endpoint:
        async def answer(request: Request) -> Answer:
            count_one(self.readings, request, "too many whole games at once from one place")
            return await endpoint(request)

        return answer

    def limit_misses(self, endpoint: Endpoint) -> Endpoint:
        """The endpoint with a limit on requests for things that do not exist."""

        async def answer(request: Request) -> Answer:
            self.check_guesses(request)
            try:
                response = await endpoint(request)
            except HttpError as error:
                self.count(request, error.status_code)
                raise
            self.count(request, response.status_code)
            return response

        return answer

    def count(self, request: HTTPConnection, status: int) -> None:
        if status == HTTPStatus.NOT_FOUND:
            self.missed(request)

    def missed(self, request: HTTPConnection) -> None:
        address = visitor(request)
        if address:
            self.misses.take(address)


def check(buckets: TokenBuckets, address: str, why: str) -> None:
    seconds = buckets.wait(address) if address else 0
    if seconds:
        raise HttpError(429, f"{why}: try again in {seconds} s", {"Retry-After": str(seconds)})


def count_one(buckets: TokenBuckets, request: HTTPConnection, why: str) -> None:
    """Raise 429 if this address has none left, else take one; a request is counted once, wherever it is answered."""
    address = "" if COUNTED in request.scope else visitor(request)
    check(buckets, address, why)
    if address:
        buckets.take(address)


def visitor(request: HTTPConnection) -> str:
    """The address that owns the bucket; empty for this machine itself. `forwarded.py` has already counted the proxies
    in front."""
    return "" if is_at_this_machine(request) else home_of(request.client.host if request.client else "")


def home_of(host: str) -> str:
    """What one visitor can have of addresses: one of IPv4, a network of IPv6."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host[:LONGEST_NAME] or "unknown"
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    return str(mapped or ipaddress.ip_network((address, HOME_OF_6), strict=False))


def is_at_this_machine(request: HTTPConnection) -> bool:
    """Whether a request comes from this machine, and not through a proxy on it."""
    if any(name in request.headers for name in FORWARDED):
        return False
    return is_loopback(request.client.host if request.client else "")
