"""Asking a server over HTTP: JSON both ways, the cookie of whoever signs in, and what goes wrong in a sentence."""

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


class SilentError(Exception):
    """No Saltsea answers there."""


class SaysNoError(Exception):
    """It answers, and says no; its words are ours to show."""

    def __init__(self, status: int, words: str) -> None:
        super().__init__(words)
        self.status = status


class About(msgspec.Struct, frozen=True):
    """What only a Saltsea says of itself."""

    version: str
    engine: str


class Server:
    """One server, by its address."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, message: object = None, *, bearer: str = "") -> Any:  # noqa: ANN401 (JSON)
        """The answer, whatever it is. SilentError and SaysNoError are sentences."""
        data = None if message is None else json.dumps(message).encode()
        request = Request(f"{self.base}{path}", data, self.headers(bearer), method=method)
        try:
            with urlopen(request, timeout=PATIENCE) as answer:
                self.keep_cookies(answer)
                return json.load(answer)
        except HTTPError as error:
            words = words_of(error)
            if not words:
                raise SilentError(f"no Saltsea answers at {self.base}: {error.code} {error.reason}.") from error
            raise SaysNoError(error.code, words) from error
        except (URLError, OSError, HTTPException, ValueError) as error:
            reason = error.reason if isinstance(error, URLError) else error
            raise SilentError(f"no Saltsea answers at {self.base}: {reason}.") from error

    def ask_for(
        self, kind: type[Answer], method: str, path: str, message: object = None, *, bearer: str = ""
    ) -> Answer:
        """The answer, if it is what a Saltsea answers; fields that we do not know are left alone."""
        answer = self.ask(method, path, message, bearer=bearer)
        try:
            return msgspec.convert(answer, kind)
        except msgspec.ValidationError as error:
            raise SilentError(f"something answers at {self.base}, but it is no Saltsea.") from error

    def check_ours(self) -> None:
        """Before it hears a password: is it a Saltsea at all?"""
        self.ask_for(About, "GET", "/api/about")

    def headers(self, bearer: str) -> dict[str, str]:
        """A server takes changes of an account from its own pages alone; whoever types a command is no other site."""
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


def words_of(error: HTTPError) -> str:
    """What the server says, if it is one of ours: a refusal has a sentence and its rule, all else a message. Nothing if
    it is not."""
    try:
        told = json.load(error)
        if "sentence" in told:
            return f"{told['sentence']} [{told['rule']}]"
        return f"{told['message']}."
    except (ValueError, KeyError, TypeError, OSError):
        return ""
