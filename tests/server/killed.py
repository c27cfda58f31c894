"""A server that dies and comes back while others play: a voyage through kill -9, and a game of Corto between two
terminals through a restart.

`python -m server.killed` sails and plays both to the end and says what it saw; test_killed.py has a taste of it."""

import json
import os
import random
import re
import signal
import subprocess
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from queue import Empty, Queue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, Final, NamedTuple
from urllib.request import urlopen

from free_port import free_port

from server.real_server import (
    PATIENCE,
    SALTSEA,
    Client,
    HostClient,
    Opened,
    Plain,
    environment,
    hosting,
    joining,
    opened,
)

CREW: Final = 4
TENFOLD: Final = 1000
"""Hundredths of the world's speed."""
KILLS: Final = (10, 25)
"""Lines of the voyage after which the server dies: a crew without luck has sunk after forty."""
RESTART: Final = 40
"""Moves of Corto after which it is started again."""
NONSENSE: Final = "xyzzy"
"""A word that no table knows: its answer ends the one before."""

LAZY: Final = ("end", "fin", "discard", "défausse", "skip", "passe")

Say = Callable[[str], None]


# --- a server that can die ---


class Server:
    """One process after the other, on one port and one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    def start(self) -> float:
        """Seconds until it could be reached."""
        began = time.monotonic()
        command = [*SALTSEA, "serve", "--port", str(self.port), "--data", str(self.folder), "--workers", "1"]
        quiet, pipe = subprocess.DEVNULL, subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment(), stdout=pipe, stderr=quiet, text=True)
        assert first_line(self.process).startswith("Saltsea is at"), "it did not start"
        return time.monotonic() - began

    def end(self, by: signal.Signals) -> int:
        """Its exit code, and that its computer players are gone with it."""
        assert self.process is not None
        workers = children(self.process.pid)
        self.process.send_signal(by)
        code = self.process.wait(PATIENCE)
        deadline = time.monotonic() + PATIENCE
        while any(is_alive(worker) for worker in workers):
            assert time.monotonic() < deadline, "a computer player has outlived its server"
            time.sleep(0.05)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code


@contextmanager
def server(folder: Path) -> Iterator[Server]:
    made = Server(folder)
    made.start()
    try:
        yield made
    finally:
        if made.process is not None and made.process.poll() is None:
            made.end(signal.SIGKILL)


def first_line(process: "subprocess.Popen[str]") -> str:
    """What a process says first; nothing if it says nothing for too long."""
    heard: Queue[str] = Queue()
    assert process.stdout is not None
    Thread(target=lambda out: heard.put(out.readline()), args=(process.stdout,), daemon=True).start()
    try:
        return heard.get(timeout=PATIENCE)
    except Empty:
        process.kill()
        process.wait(PATIENCE)
        return ""


def children(pid: int) -> list[int]:
    """Its processes, where the system tells; elsewhere none is watched."""
    listed = Path(f"/proc/{pid}/task/{pid}/children")
    return [int(child) for child in listed.read_text().split()] if listed.exists() else []


def is_alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z"


# --- a voyage through kill -9 ---


class Watched:
    """What a client has received of a voyage: each line once, in order, without a gap."""

    def __init__(self) -> None:
        self.lines: list[Plain] = []
        self.outcome: Plain | None = None
        self.have = 0

    def hear(self, message: Plain) -> None:
        self.have = max(self.have, message.get("n", 0))
        if message["kind"] == "Step":
            self.add(message["update"])
            self.outcome = message["update"]["outcome"]
        elif message["kind"] == "Lines":
            for line in message["lines"]:
                self.add(line)
        elif message["kind"] == "Snapshot":
            self.outcome = message["outcome"]

    def add(self, line: Plain) -> None:
        """A line that comes again is the same; a new one is the next, and no earlier than the one before."""
        heard = {name: line[name] for name in ("line", "at", "by", "undo_to", "events")}
        if heard["line"] < len(self.lines):
            assert self.lines[heard["line"]] == heard, (self.lines[heard["line"]], heard)
            return
        assert heard["line"] == len(self.lines), f"line {len(self.lines)} is missing"
        assert not self.lines or heard["at"] >= self.lines[-1]["at"], "time has run back"
        self.lines.append(heard)


def voyage(say: Say, kills: Sequence[int] = KILLS, until: int | None = None) -> None:
    """Four bots, no people, and a server that is killed in the middle; to the end, or to a line."""
    with TemporaryDirectory() as folder, server(Path(folder)) as running:
        table, seen = crew(running, say), Watched()
        for number in kills:
            watch(table, seen, number)
            assert seen.outcome is None, "the voyage was over too soon to be killed"
            die(running, table, seen, say)
        watch(table, seen, until)
        say(f"{where(seen)}: every line has come once, in its order, and time never ran back")
        if until is None:
            say(f"the voyage is over: {told(seen.outcome)}")
            say(f"its record: {verified(running.base, table.code, Path(folder))}")


def crew(running: Server, say: Say) -> Opened:
    """A table whose four seats are computer players'."""
    options: dict[str, Any] = {"players": CREW, "options": {"chapter": "1"}, "speed": TENFOLD}
    table = opened(running.base, "pirates", **options)
    with hosting(table) as host:
        host.done("Leave")
        for seat in range(CREW):
            host.done("AddBot", seat=seat, bot="able")
        host.done("Begin")
    say("four computer sailors begin chapter 1 of A Tale of Pirates, at tenfold speed")
    return table


def watch(table: Opened, seen: Watched, until: int | None) -> None:
    """Receive the voyage until a line, or until it is over; an earlier client gets what it missed."""
    with hosting(table, have=seen.have) as host:
        if not seen.lines:
            host.send("Log", since=0)
        while seen.outcome is None and (until is None or len(seen.lines) <= until):
            seen.hear(host.next())


def die(running: Server, table: Opened, seen: Watched, say: Say) -> None:
    """No word, no goodbye. Then the same folder, and everything that was told is there."""
    before = len(seen.lines)
    say(f"{where(seen)}: kill -9")
    code = running.end(signal.SIGKILL)
    assert code == -signal.SIGKILL, code
    say("the server and the processes of its computer players are gone")
    say(f"started again on the same folder, in {running.start():.1f} s")
    kept = Watched()
    with hosting(table) as host:
        ask_for_all(host, kept)
        assert kept.lines[:before] == seen.lines, "something that was told is not kept"
        say(f"all {before} lines that were told are kept")
        sail_on(host, kept, max(before, len(kept.lines)))
    say(f"and it sails on by itself: line {len(kept.lines) - 1} already")


def sail_on(host: HostClient, kept: Watched, known: int) -> None:
    """Until there is a line that was not there before, or the voyage is over; a host who hears nothing gives up."""
    while len(kept.lines) <= known and kept.outcome is None:
        kept.hear(host.next())
    assert len(kept.lines) > known or kept.outcome is not None


def ask_for_all(host: HostClient, kept: Watched) -> None:
    token = host.send("Log", since=0)
    while True:
        message = host.next()
        if message["kind"] == "Done" and message["token"] == token:
            return
        if message["kind"] in ("Lines", "Snapshot"):  # a Step that comes before the Lines is among them
            kept.hear(message)


def where(seen: Watched) -> str:
    """The last line, and the game's time."""
    seconds = seen.lines[-1]["at"] // 1000
    return f"line {len(seen.lines) - 1} at {seconds // 60}:{seconds % 60:02}"


def told(outcome: Plain | None) -> str:
    assert outcome is not None
    won = "the crew has won" if outcome["winners"] else "the crew has lost"
    return f"{won}, by {outcome['ended_by']}, after {outcome['turns']} rounds"


def verified(base: str, code: str, folder: Path) -> str:
    """What `saltsea replay verify` says to the record, as the server gives it to anybody."""
    file = folder / "game.jsonl"
    with urlopen(f"{base}/api/games/{code}-0") as answer:
        file.write_bytes(answer.read())
    command = [*SALTSEA, "replay", "verify", str(file)]
    done = subprocess.run(command, env=environment(), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return " ".join(done.stdout.replace(str(file), file.name).split())


# --- Corto between two terminals, through a restart ---


class Player:
    """A player at a terminal who does any possible action."""

    def __init__(self, client: Client, words: "Words", dice: random.Random) -> None:
        self.client = client
        self.words = words
        self.dice = dice

    def possible(self) -> list[str]:
        """Every action in the form in which it is typed."""
        self.client.type(self.words.legal, NONSENSE)
        answer = self.client.wait_for(self.words.unknown).rpartition(f"> {self.words.legal}\n")[2]
        return re.findall(r"^([^\W\d_][\w ]*): ", answer, re.MULTILINE)

    def move(self) -> bool:
        """Whether an action was done: it may not be this player's turn. A player who can act does not give up."""
        choices = self.possible()
        lively = [choice for choice in choices if not choice.startswith(LAZY)]
        if choices:
            self.client.type(self.dice.choice(lively or choices))
        return bool(choices)


class Words(NamedTuple):
    """What is typed and read in one language."""

    legal: str
    unknown: str
    lost: str
    back: str


ENGLISH: Final = Words("legal", f"“{NONSENSE}”", "The connection is lost.", "The connection is back.")
FRENCH: Final = Words(
    "coups",
    f"«\N{NO-BREAK SPACE}{NONSENSE}\N{NO-BREAK SPACE}»",
    "La connexion est perdue.",
    "La connexion est rétablie.",
)


def corto(say: Say, restart: int = RESTART, most: int | None = None) -> None:
    """Two terminals, in two languages; to the end, or for so many moves."""
    with TemporaryDirectory() as folder, server(Path(folder)) as running:
        table, dice = opened(running.base), random.Random("corto")
        with joining(table.link(table.key), "--plain") as ann, joining(table.link(), *BOB) as bob:
            bob.wait_for("Bob (vous)")
            ann.type("begin")
            ann.wait_for("You begin.", " begins.")
            bob.wait_for("Vous commencez.", " commence.")
            say("two terminals, one in English and one in French, begin a game of Corto")
            players = [Player(ann, ENGLISH, dice), Player(bob, FRENCH, dice)]
            play(running.base, table, players, restart)
            start_again(running, players, restart, say)
            moves = play(running.base, table, players, most)
            if most is None:
                say(f"the game is over after {restart + moves} moves. Both terminals say: {over(ann, bob)}")
                say(f"its record: {verified(running.base, table.code, Path(folder))}")
            else:
                say(f"{moves} moves later they play on")


BOB: Final = ("--plain", "--name", "Bob", "--lang", "fr")


def play(base: str, table: Opened, players: Sequence[Player], most: int | None) -> int:
    """Move by move, until the game is over or so many are done; how many were."""
    done = 0
    while (most is None or done < most) and phase(base, table) == "playing":
        done += any(player.move() for player in players)
    return done


def start_again(running: Server, players: Sequence[Player], moves: int, say: Say) -> None:
    say(f"after {moves} moves the server is stopped (SIGTERM)")
    running.end(signal.SIGTERM)
    for player in players:
        player.client.wait_for(player.words.lost)
    say("it says goodbye and ends; both terminals say that the connection is lost, and wait")
    say(f"started again, in {running.start():.1f} s")
    for player in players:
        player.client.wait_for(player.words.back)
    say("both terminals are back by themselves, and the game goes on where it was")


def phase(base: str, table: Opened) -> str:
    with urlopen(f"{base}/api/tables/{table.code}") as answer:
        return str(json.load(answer)["phase"])


def over(ann: Client, bob: Client) -> str:
    """Who won, as Ann is told; Bob is told the same."""
    verdicts = [last_words(ann, "The game is over"), last_words(bob, "La partie est finie")]
    scores = [re.findall(r"\d+", verdict.partition("Scores")[2]) for verdict in verdicts]
    assert scores[0] == scores[1], verdicts
    return verdicts[0]


def last_words(one: Client, start: str) -> str:
    """The line that begins like this; a terminal takes a moment to print what it has heard."""
    pattern, deadline = re.compile(rf"^{start}.*Scores.*$", re.MULTILINE), time.monotonic() + PATIENCE
    while (found := pattern.search(one.seen)) is None:
        assert time.monotonic() < deadline, f"{start!r} did not come"
        time.sleep(0.05)
    return found[0]


# --- all of it ---


def main() -> None:
    """Both, whole."""
    began = time.monotonic()

    def say(words: str) -> None:
        print(f"{time.monotonic() - began:6.1f} s  {words}", flush=True)

    os.environ.pop("SALTSEA_DATA", None)
    voyage(say)
    corto(say)


if __name__ == "__main__":
    main()
