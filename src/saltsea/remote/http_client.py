"""An HTTP client for a Saltsea server: JSON both ways, the session cookie, and errors as sentences."""

import json
from http.client import HTTPException, HTTPResponse
from http.cookies import CookieError, SimpleCookie
from typing import Any, Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

import msgspec

PATIENCE: Final = 20
"""Seconds until a server that does not answer is given up."""


Answer = TypeVar("Answer", bound=msgspec.Struct)


class NoServerError(Exception):
    """No Saltsea server answers at this address."""


class ServerRefusedError(Exception):
    """The server refuses; its message can be shown."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class About(msgspec.Struct, frozen=True):
    """The answer by which a Saltsea server is recognised."""

    version: str
    engine: str


class HttpClient:
    """The client of one server, by its address."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, message: object = None, *, bearer: str = "") -> Any:  # noqa: ANN401 (JSON)
        """The answer to a request. NoServerError and ServerRefusedError are sentences."""
        data = None if message is None else json.dumps(message).encode()
        request = Request(f"{self.base}{path}", data, self.headers(bearer), method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self.keep_cookies(answer)
                return json.load(answer)
        except HTTPError as error:
            words = split_words(error)
            if not words:
                raise NoServerError(f"no Saltsea answers at {self.base}: {error.code} {error.reason}.") from error
            raise ServerRefusedError(error.code, words) from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise NoServerError(f"no Saltsea answers at {self.base}: {reason}.") from error

    def ask_for(
        self, kind: type[Answer], method: str, path: str, message: object = None, *, bearer: str = ""
    ) -> Answer:
        """The answer as a Struct; unknown fields are ignored."""
        answer = self.ask(method, path, message, bearer=bearer)
        try:
            return msgspec.convert(answer, kind)
        except msgspec.ValidationError as error:
            raise NoServerError(f"something answers at {self.base}, but it is no Saltsea.") from error

    def check_ours(self) -> None:
        """Check that this is a Saltsea server before a password is sent."""
        self.ask_for(About, "GET", "/api/about")

    def headers(self, bearer: str) -> dict[str, str]:
        """The headers. A server accepts changes of an account only from its own origin, so that origin is sent."""
        found = {"Origin": self.base, "Content-Type": "application/json", "Accept-Language": "en"}
        if self.cookies:
            found["Cookie"] = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        return found | ({"Authorization": f"Bearer {bearer}"} if bearer else {})

    def keep_cookies(self, answer: HTTPResponse) -> None:
        for line in answer.headers.get_all("Set-Cookie") or ():
            try:
                self.cookies.update({name: one.value for name, one in SimpleCookie(line).items()})
            except CookieError:
                continue


def split_words(error: HTTPError) -> str:
    """The message of an error answer: a refusal's sentence with its rule, or a message; empty if it is not from a
    Saltsea server."""
    try:
        answer = json.load(error)
        if "sentence" in answer:
            return f"{answer['sentence']} [{answer['rule']}]"
        return f"{answer['message']}."
    except (ValueError, KeyError, TypeError, OSError):
        return ""
