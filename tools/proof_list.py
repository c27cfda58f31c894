"""The list of proofs: what each shows, by which command, and on which files its page depends. `proofs.py` runs them."""

from __future__ import annotations

from dataclasses import dataclass

COMPILED = "build/compiled"


@dataclass(frozen=True)
class Proof:
    """What a proof shows, and the words after `python` that show it."""

    shows: str
    command: tuple[str, ...]
    source: str | None = None
    """Where it imports us from, if not from the environment: the compiled engine if plain Python would take hours."""
    scale: str = "SALTSEA_PROOF=1"
    """What tells the tests how much to do; empty: as much as in `dev.py test`."""
    about: tuple[str, ...] = ("src", "tests")
    """The paths that it depends on: once one of them has changed, its page is stale."""
    parts: tuple[str, ...] = ("compile", "client")
    """What is built before it: the compiled engine, the browser client."""


NOTHING: tuple[str, ...] = ()
CLIENT = ("client",)


def tests(*arguments: str) -> tuple[str, ...]:
    """The command of a proof that is a part of the tests, there run with full numbers."""
    return ("-m", "pytest", "-v", "--color=no", "-p", "no:cacheprovider", *arguments)


LOCKS = ("pyproject.toml", "requirements.lock", "requirements-build.lock", "requirements-dev.lock")
ENGINE = ("src/saltsea/kernel", "src/saltsea/games", "src/saltsea/bots")
# Rules, states and cards: how a game is shown and said changes nothing that these proofs look at.
CORTO_PARTS = ("rules", "engine", "bot", "report.py")
PIRATES_PARTS = ("rules", "engine", "events", "chapters", "crew", "tempo.py")
CORTO = (
    "src/saltsea/kernel",
    *(f"src/saltsea/games/corto/{part}" for part in CORTO_PARTS),
    "src/saltsea/content/corto/cards.json",
)
PIRATES = (
    "src/saltsea/kernel",
    *(f"src/saltsea/games/pirates/{part}" for part in PIRATES_PARTS),
    "src/saltsea/content/pirates/chapters",
    *(f"src/saltsea/content/pirates/{name}.json" for name in ("cards", "events", "levels", "tokens")),
)
SAILING = ("bots/player", "bots/reaction", "bots/scheduler", "research/real_time")
"""What gives simulated sailors their hands, beside the pirates' own."""
BROWSER = ("src", "web", "tests/browser")

OFFLINE = ("tests/browser/test_offline.py", "tests/browser/test_offline_whole.py", "tests/browser/test_carry.py")
AT_SEA = ("tests/browser/test_pirates_table.py", "tests/browser/test_campaign.py")
"""What the pirates' own proof shows in browsers; the other one has the rest."""

PROOFS = {
    "clean-clone": Proof(
        "Both commands work on a clean clone where the PATH holds python3 and git and nothing else",
        ("tools/clean_clone.py",),
        about=("dev.py", "tools", *LOCKS, "web/package.json", "src"),
        parts=NOTHING,
    ),
    "compiled": Proof(
        "Compiled and plain runs give byte-identical records",
        tests("tests/kernel/test_compiled.py"),
        about=(*ENGINE, "src/saltsea/content", "tools/compile_engine.py", "tests/kernel", "tests/small_games"),
    ),
    "records": Proof(
        "A record that was truncated, edited or has one flipped byte is refused, the line named, nothing written",
        tests("tests/kernel/test_tamper.py"),
        about=("src/saltsea/kernel", "src/saltsea/games", "tests/kernel", "tests/golden", "tests/small_games"),
    ),
    "contract": Proof(
        "Every check holds for every game, and catches a planted violation",
        tests("-n", "2", "tests/contract"),
        about=(*ENGINE, "src/saltsea/content", "tests/contract", "tests/small_games"),
    ),
    "architecture": Proof(
        "A planted architecture violation fails the build",
        tests("tests/packaging/test_architecture.py"),
        about=("src", "pyproject.toml", "tests/packaging/test_architecture.py"),
        parts=NOTHING,
    ),
    "corto-games": Proof(
        "10,000 random games of Corto at each number of players keep every check",
        ("-m", "contract.many_games", "corto", "10000", "2", "3", "4"),
        source=COMPILED,
        about=(*CORTO, "tests/contract"),
    ),
    "corto-rules": Proof(
        "Every rule of Corto has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.games.corto", "tests"),
        source="src",
        about=(*CORTO, "tests/corto", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "corto-previews": Proof(
        "What a choice of Corto is said to lead to equals what then happens, in 10,000 random decisions",
        tests("-n", "2", "tests/corto/test_previews.py"),
        about=(*CORTO, "src/saltsea/games/corto/view", "tests/corto/test_previews.py"),
        parts=NOTHING,
    ),
    "corto-puzzles": Proof(
        "The puzzles of 30 days have one best end by brute force, draw no chance, and are the same from two processes",
        tests("tests/corto/test_puzzle.py"),
        source=COMPILED,
        about=(*CORTO, "src/saltsea/games/corto/daily", "src/saltsea/bots", "tests/corto/test_puzzle.py"),
    ),
    "corto-rated-puzzles": Proof(
        "Every rated puzzle has one best idea: all ends of its turn are looked at, and playouts with other dice agree",
        tests("tests/corto/test_rated_puzzles.py"),
        source=COMPILED,
        about=(
            *CORTO,
            "src/saltsea/content/corto/puzzles.jsonl",
            "src/saltsea/games/corto/puzzles",
            "src/saltsea/games/corto/review",
            "src/saltsea/bots",
            "tests/corto/test_rated_puzzles.py",
        ),
    ),
    "corto-positions": Proof(
        "Every level and character of Corto, thinking little, chooses what is legal in 100,000 random positions at each"
        " number of players, with every option",
        ("-m", "corto.many_positions", "100000", "2", "3", "4"),
        source=COMPILED,
        about=(*CORTO, "src/saltsea/games/corto/levels.py", "src/saltsea/bots", "tests/corto/many_positions.py"),
    ),
    "corto-sanity": Proof(
        "With greedy players Corto ends by full strips, no quest is dead or rules, every card is played, no seat leads",
        ("tools/corto_sanity.py",),
        source=COMPILED,
        about=(
            *CORTO,
            "src/saltsea/bots",
            "src/saltsea/research/simulate.py",
            "src/saltsea/research/summary.py",
            "tools/corto_sanity.py",
        ),
    ),
    "masters": Proof(
        "With 50 tables of Masters nobody waits over 5 s for the answers of a turn, and people see actions in 100 ms",
        ("bench/masters.py",),
        source=COMPILED,
        scale="",
        about=("src/saltsea/server", "src/saltsea/bots", "src/saltsea/games/corto", "bench/masters.py"),
    ),
    "limits": Proof(
        "Beside each attack an honest pair keeps its connection, and clock and median within twice a quiet server's, or"
        " under 10 ms",
        ("bench/limits.py",),
        source=COMPILED,
        scale="",
        about=("src/saltsea/server", "bench/limits.py", "bench/many_faces.py", "bench/within_pace.py"),
    ),
    "pirates-curve": Proof(
        "The ten chapters lie on their line at every level and for every crew, 900 voyages for each number",
        ("tools/pirates_curve.py", "--voyages", "900"),
        source=COMPILED,
        about=(*PIRATES, *(f"src/saltsea/{file}.py" for file in SAILING), "tools/pirates_curve.py"),
    ),
    "pirates-games": Proof(
        "10,000 simulated rounds of A Tale of Pirates agree with the oracle after every line and keep every check",
        ("-m", "pirates.many_rounds", "10000"),
        source=COMPILED,
        about=(*PIRATES, "tests/pirates", "tests/contract"),
    ),
    "pirates-rules": Proof(
        "Every rule of A Tale of Pirates has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.games.pirates", "tests"),
        source="src",
        about=(*PIRATES, "tests/pirates", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "pirates-speed": Proof(
        "Rounds per second of A Tale of Pirates, driven by deadlines, by SimPy and by ticks to the same end",
        ("bench/pirates_rounds.py",),
        about=(*PIRATES, "bench"),
        parts=NOTHING,
    ),
    "table-rules": Proof(
        "Every rule of the table has its tests, and each is missed by a test when its function is mutated",
        ("-m", "contract.mutation", "saltsea.server", "tests"),
        source="src",
        about=("src/saltsea/kernel", "src/saltsea/server", "tests/server", "tests/contract/mutation.py"),
        parts=NOTHING,
    ),
    "faults": Proof(
        "In 4,000 simulated runs with lost messages, failing disks, crashes and rude guests, and in 2,000 of clusters"
        " whose nodes stop and lose their bus, nothing acknowledged is lost or done twice, nothing leaks, and every"
        " table goes on",
        ("-m", "simulation", "--seeds", "0-3999", "--cluster-seeds", "0-1999", "--jobs", "2"),
        source=COMPILED,
        about=(
            "src/saltsea/server",
            "src/saltsea/store",
            "src/saltsea/bus",
            "src/saltsea/kernel",
            "src/saltsea/wire",
            "tests/simulation",
        ),
    ),
    "store": Proof(
        "Killed at any instant, the store has every line that it acknowledged",
        tests("tests/store"),
        about=("src/saltsea/store", "tests/store"),
        parts=NOTHING,
    ),
    "load": Proof(
        "What a command costs beside a bare broadcast, at 10, 200 and 1,000 tables, and how late deadlines are",
        ("bench/load_proof.py",),
        source=COMPILED,
        about=("src/saltsea/server", "src/saltsea/store", "src/saltsea/wire", "src/saltsea/kernel", "bench"),
    ),
    "soak": Proof(
        "Memory stays flat while 200 tables play for half an hour",
        ("bench/load_proof.py", "--soak", "30"),
        source=COMPILED,
        about=("src/saltsea/server", "src/saltsea/store", "src/saltsea/wire", "src/saltsea/kernel", "bench"),
    ),
    "browser-corto": Proof(
        "In real browsers: whole games by clicks, touch and keys, reloads in every decision, cut lines, two languages",
        tests("-n", "2", "-m", "browser", "tests/browser", *(f"--ignore={file}" for file in (*AT_SEA, *OFFLINE))),
        about=BROWSER,
    ),
    "browser-pirates": Proof(
        "In real browsers and real time: crews sail chapter 1 by clicks, touch and keys, and step by step by ear;"
        " and the campaign's pages at each size, in each light and language",
        tests("-n", "2", "-m", "browser", *AT_SEA),
        about=BROWSER,
    ),
    "offline": Proof(
        "In a real browser whose line is cut: a whole game of Corto, all ten chapters of the App, voyages of chapters"
        " 1, 3, 6 and 10 to their end, both lessons; and a running game that goes on at the server and comes back",
        # A voyage of ten minutes hangs nowhere: no stacks after five.
        tests("-n", "2", "--dist=worksteal", "-o", "faulthandler_timeout=0", "-m", "browser", *OFFLINE),
        about=BROWSER,
    ),
    "client": Proof(
        "The client's budgets: weight and time of the first load, and how soon a move is seen on another screen",
        ("bench/client.py",),
        about=("src/saltsea/server", "web", "bench/client.py"),
        parts=CLIENT,
    ),
    "research": Proof(
        "Every extra for researchers works from an empty environment, a Ray cluster loses a node and nothing else, and"
        " the quick start learns Corto",
        tests("-s", "tests/research/test_extras.py"),
        about=("src/saltsea/research", "src/saltsea/bots", "examples", "tests/research", *LOCKS),
    ),
    "coverage": Proof(
        "Which lines of the package the tests reach",
        tests("-q", "-n", "2", "-m", "not browser", "--cov=saltsea", "--cov-report=term", "tests"),
        scale="",
    ),
    "flakes": Proof(
        "Every test passes three times in a row beside two processes that keep the machine busy",
        ("tools/flakes.py",),
        scale="",
        about=("src", "tests", "web"),
    ),
    "pythons": Proof(
        "The tests pass under every Python from 3.11 on that is at hand, each in an environment of its own",
        ("tools/pythons.py",),
        scale="",
        about=("src", "tests", *LOCKS),
        parts=CLIENT,
    ),
    "speed": Proof(
        "Corto beside other engines, all measured in one run",
        ("bench/side_by_side.py",),
        about=(*CORTO, "src/saltsea/bots", "bench"),
    ),
    "cluster": Proof(
        "Three nodes under load: parts are killed, a node sleeps, is cut off or restarts, and nothing answered is lost",
        ("-m", "server.cluster_proof"),
        source="src",
        about=("src/saltsea/bus", "src/saltsea/server", "src/saltsea/store", "tests/server", "tools/cluster.py"),
        parts=CLIENT,
    ),
    "voyage-killed": Proof(
        "Killed (kill -9) in the middle of a voyage, restarted in the middle of Corto, a server goes on to the end",
        ("-m", "server.killed"),
        source="src",
        about=("src", "tests/server"),
        parts=CLIENT,
    ),
    "wheel": Proof(
        "The wheel works in an empty environment: compiled with cc, compiled with zig where there is no cc, and plain",
        tests("tests/packaging/test_wheel.py"),
        about=("src", "web", "hatch_build.py", "tools", *LOCKS, "tests/packaging/test_wheel.py"),
        parts=NOTHING,
    ),
}
