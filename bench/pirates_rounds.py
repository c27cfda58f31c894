"""How fast A Tale of Pirates is: `python bench/pirates_rounds.py` prints rounds per second on one core.

One and the same scripted round (pirates_crew.py) is driven three ways through the same engine: from deadline to
deadline, by SimPy's processes, and by a clock that ticks every 100 ms. All must end in the same state. Timings are
noisy, so all contestants take turns, each in a process of its own, and the table gives medians and ratios."""

import argparse
import json
import os
import statistics
import subprocess
import sys
import venv
from collections.abc import Callable
from time import perf_counter
from typing import Any

from side_by_side import BUILD, HERE, PYTHON, source_of

SIMPY = BUILD / "simpy"
ENGINES = ("compiled", "plain")
LOOP, TICK, PROCESSES = "deadline loop", "100 ms tick", "SimPy"
Row = dict[str, float]


# --- what a child measures ---


def driven(way: str, seconds: float) -> dict[str, Any]:
    """The scripted round over and over, after one that shows how it ends."""
    from pirates_crew import EVERYTHING, WAYS, Counting, Crew, made

    from saltsea.kernel.step import Trace

    rules, trace = made(), Counting()
    first = Crew(rules, trace)
    WAYS[way](first)
    missing = [deed for deed in EVERYTHING if not trace.counts[deed]]
    if missing:
        raise RuntimeError(f"the scripted round has no {', '.join(missing)}: give it another seed")
    rate = per_second(lambda: WAYS[way](Crew(rules, Trace())), seconds)
    return {"rounds": rate, "hash": first.hash(), "events": trace.counts.total()}


def per_second(call: Callable[[], object], seconds: float) -> float:
    done, began = 0, perf_counter()
    while perf_counter() - began < seconds:
        call()
        done += 1
    return done / (perf_counter() - began)


def random_rounds(seconds: float) -> Row:
    """Rounds of random commands, whole playouts: the same chapter from other seeds."""
    from pirates_crew import TIMERS, made

    from saltsea.kernel.chance import QuickDealer
    from saltsea.kernel.dice import dice_for
    from saltsea.kernel.step import Trace, settle
    from saltsea.kernel.walk import playout

    rules, played, steps, began = made(), 0, 0, perf_counter()
    while perf_counter() - began < seconds:
        dice = dice_for(f"playout {played}")
        dealer, state = QuickDealer(dice), rules.setup(TIMERS, {"chapter": "bench"})
        settle(rules, state, dealer, Trace())
        steps += playout(rules, state, dealer, dice).steps
        played += 1
    wall = perf_counter() - began
    return {"rounds": played / wall, "steps": steps / wall}


def single_calls(seconds: float) -> Row:
    """Microseconds per call in the middle of the scripted round: the best of many batches."""
    from pirates_crew import Crew, by_deadlines, made

    from saltsea.kernel.step import Trace

    rules = made()
    crew = Crew(rules, Trace())
    by_deadlines(crew, until=90_000)
    state, facts = crew.state, rules.snapshot(crew.state)
    calls: dict[str, Callable[[], object]] = {
        "copy": state.copy,
        "legal": lambda: rules.legal(state, 0),
        "save (facts)": lambda: rules.snapshot(state),
        "load (restore)": lambda: rules.restore(facts),
        "view": lambda: rules.observe(state, 0),
    }
    return {name: 1e6 / max(per_second(call, seconds / 5) for _ in range(5)) for name, call in calls.items()}


def measured(what: str, seconds: float) -> Any:  # noqa: ANN401 (as JSON, whatever it is)
    if what == "playout":
        return random_rounds(seconds)
    return single_calls(seconds) if what == "calls" else driven(what, seconds)


# --- the conductor ---


def child(engine: str, what: str, seconds: float) -> Any:  # noqa: ANN401 (whatever the measurement printed as JSON)
    """One measurement in a process of its own."""
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([source_of(engine), str(HERE), str(SIMPY)])}
    command = [sys.executable, __file__, "--child", what, str(seconds)]
    done = subprocess.run(command, env=env, stdout=subprocess.PIPE, text=True, check=True)
    return json.loads(done.stdout.splitlines()[-1])


def has_simpy() -> bool:
    """SimPy in a folder of its own, if this machine's package index has it."""
    if not (SIMPY / "simpy").is_dir():
        if not PYTHON.exists():
            venv.create(BUILD / "anchors", with_pip=True)
        install = [str(PYTHON), "-m", "pip", "install", "-q", "--target", str(SIMPY), "simpy"]
        subprocess.run(install, capture_output=True, check=False)
    if (SIMPY / "simpy").is_dir():
        return True
    print("left out: SimPy (it cannot be installed here)")
    return False


def conduct(rounds: int, seconds: float) -> int:
    ways = [LOOP, PROCESSES, TICK] if has_simpy() else [LOOP, TICK]
    found: dict[tuple[str, str], list[dict[str, Any]]] = {(engine, way): [] for engine in ENGINES for way in ways}
    for number in range(rounds):
        for (engine, way), rows in found.items():
            rows.append(child(engine, way, seconds))
        print(f"round {number + 1} of {rounds} done", file=sys.stderr)
    ends = {row["hash"] for rows in found.values() for row in rows}
    print(table(found, ways))
    for engine in ENGINES:
        print(beside(engine, seconds))
    print(f"the scripted round has {found['compiled', LOOP][0]['events']} events; all ways end in {', '.join(ends)}")
    return 0 if len(ends) == 1 else 1


def table(found: dict[tuple[str, str], list[dict[str, Any]]], ways: list[str]) -> str:
    """Medians, and how many times as fast as each other way through the same engine."""
    median = {name: statistics.median(row["rounds"] for row in rows) for name, rows in found.items()}
    lines = [f"{'':28}{'rounds/s':>10}{'spread':>8}" + "".join(f"{way:>16}" for way in ways)]
    for (engine, way), rows in found.items():
        rates = [row["rounds"] for row in rows]
        spread = (max(rates) - min(rates)) / median[engine, way]
        ratios = "".join(f"{median[engine, way] / median[engine, other]:>15.2f}x" for other in ways)
        lines.append(f"{f'{engine}, {way}':28}{median[engine, way]:>10,.0f}{spread:>7.0%} {ratios}")
    return "\n".join(lines)


def beside(engine: str, seconds: float) -> str:
    """What else is asked of an engine."""
    playout, calls = child(engine, "playout", seconds), child(engine, "calls", seconds)
    timed = ", ".join(f"{what} {micros:.2f} µs" for what, micros in calls.items())
    return f"{engine}: random playouts {playout['rounds']:,.0f} rounds/s, {playout['steps']:,.0f} steps/s; {timed}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--child", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.child:
        print(json.dumps(measured(given.child[0], float(given.child[1]))))
        return 0
    return conduct(given.rounds, given.seconds)


if __name__ == "__main__":
    sys.exit(main())
