"""How many bytes a step costs each seat, before compression: whole games of both games, beside the committed baseline.

`python bench/wire.py` prints a table, `--json` the same as JSON, `--form observation` measures the form of programs. A
seat's bytes of a step are all messages that the table sends it for one line; seats that watch count too. A player is
taken to preview four choices before each own step. The baseline was measured before there were views, when every step
carried a whole observation."""

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any, Final, NamedTuple

import msgspec
from msgspec import Raw

from saltsea.catalog import CATALOG
from saltsea.game import Game
from saltsea.kernel.match import Match
from saltsea.kernel.options import Options
from saltsea.kernel.record import fold
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.research.real_time import sailed
from saltsea.research.simulate import played
from saltsea.server.tables.messages.codec import encode
from saltsea.server.tables.messages.to_client import Previewed, Snapshot, Step
from saltsea.server.tables.sending.undo_choices import UndoTargets, find_undo_targets
from saltsea.wire.forms import FormName, Forms

BASELINE: Final = Path(__file__).with_name("wire-baseline.json")
SNAPSHOT_EVERY: Final = 10
SEEDS: Final = 2
PREVIEWS: Final = 4


class Sample(NamedTuple):
    """One kind of table: a game, how many play, and with which options."""

    game: str
    players: int
    options: Options


SAMPLES: Final = (
    *(Sample("corto", players, {}) for players in (2, 3, 4)),
    *(Sample("pirates", players, {"chapter": chapter}) for players in (2, 4) for chapter in ("1", "4", "7", "10")),
)


class Sizes(NamedTuple):
    """The bytes of every step and of every snapshot that was looked at."""

    steps: list[int]
    snapshots: list[int]


def whole_game(game: Game, rules: AnyRules, sample: Sample, seed: int) -> Match:
    """A game that the best bots have played to its end; where there are frozen ones, these: sizes can be compared."""
    bots = [game.make_bot(game.known_bots()[-1], rules) for _ in range(sample.players)]
    name = f"wire/{seed}"
    if game.tempo is not None:
        return sailed(rules, game.tempo, sample.players, sample.options, bots, name).match
    return played(rules, sample.players, sample.options, bots, name, hashing=False).match


def moments(whole: Match) -> Iterator[Match]:
    """The match again, after each of its lines."""
    rules = whole.rules
    match = Match(rules, whole.header, whole.dealer, whole.seed)
    for line in whole.lines:
        match.lines.append(line)
        match.state = fold(rules, match.header, match.lines, line.number) if line.number == 0 else match.state
        for event in line.events if line.number else ():
            rules.evolve(match.state, event)
        yield match


def measure(game: Game, sample: Sample, form: FormName, sizes: Sizes, seeds: int) -> None:
    """Add what one kind of table sends."""
    rules = game.rules()
    forms = Forms(rules, game.views(rules))
    for seed in range(seeds):
        before: Any = None
        for match in moments(whole_game(game, rules, sample, seed)):
            number = match.lines[-1].number
            if number:
                sizes.steps.extend(step_sizes(game, forms, form, before, match))
            if number % SNAPSHOT_EVERY == 0:
                sizes.snapshots.extend(snapshot_sizes(game, forms, form, match))
            before = match.state.copy()


def seats_of(match: Match) -> list[Seat]:
    return [*range(match.header.players), WATCHER]


def undo_of(game: Game, match: Match, seat: Seat) -> UndoTargets:
    return UndoTargets() if seat == WATCHER or game.tempo is not None else find_undo_targets(match, seat)


def step_sizes(game: Game, forms: Forms, form: FormName, before: Any, match: Match) -> Iterator[int]:  # noqa: ANN401
    """What the last line costs each seat, with the previews that the acting player asked for before it."""
    line = match.lines[-1]
    step = forms.by_name[form].step(before, match.state, line)
    for seat in seats_of(match):
        back = undo_of(game, match, seat)
        update, final = Raw(step.to(seat, back.final)), [*back.final] if form == "observation" else []
        sent = len(encode(Step(1000, "k7m2pq-0", seat, back.undo, back.reset, final, update)))
        yield sent + (preview_bytes(forms, match.rules, before, seat) if form == "view" and seat == line.seat else 0)


def preview_bytes(forms: Forms, rules: AnyRules, state: Any, seat: Seat) -> int:  # noqa: ANN401 (any game's)
    """What the first few previews of a seat cost."""
    observation = rules.observe(state, seat)
    previews = [forms.views.consequences(observation, action) for action in observation.legal[:PREVIEWS]]
    return sum(len(encode(Previewed("preview-000", Raw(msgspec.json.encode(one))))) for one in previews)


def snapshot_sizes(game: Game, forms: Forms, form: FormName, match: Match) -> Iterator[int]:
    """What a newcomer to each seat is sent."""
    rules, outcome = match.rules, match.rules.outcome(match.state)
    for seat in seats_of(match):
        back = undo_of(game, match, seat)
        snapshot = Snapshot(
            1000,
            "k7m2pq-0",
            seat,
            match.lines[-1].number,
            match.lines[-1].at,
            back.undo,
            back.reset,
            [*back.final] if form == "observation" else [],
            members(rules.waiting_on(match.state)),
            None if outcome is None else forms.json.noun(outcome),
            Raw(forms.by_name[form].snapshot(match.state, seat, back.final)),
        )
        yield len(encode(snapshot))


def summary(sizes: Sizes) -> dict[str, int]:
    """Mean and 95th percentile, in bytes."""
    return {
        "steps": len(sizes.steps),
        "step_mean": round(fmean(sizes.steps)),
        "step_p95": round(quantiles(sizes.steps, n=20)[-1]),
        "snapshot_mean": round(fmean(sizes.snapshots)),
        "snapshot_max": max(sizes.snapshots),
    }


def measured(form: FormName, samples: Sequence[Sample] = SAMPLES, seeds: int = SEEDS) -> dict[str, dict[str, int]]:
    """The figures of every game among these samples, from so many games of each."""
    found = {sample.game: Sizes([], []) for sample in samples}
    for sample in samples:
        print(f"{sample.game} for {sample.players} {sample.options} ...", file=sys.stderr)
        measure(CATALOG[sample.game], sample, form, found[sample.game], seeds)
    return {name: summary(sizes) for name, sizes in found.items()}


def table(now: dict[str, dict[str, int]], baseline: dict[str, Any]) -> Iterator[str]:
    """Each figure beside the baseline's, and the ratio of the two."""
    for game, figures in now.items():
        for name, value in figures.items():
            before = baseline.get(game, {}).get(name, 0)
            ratio = f"{value / before:6.2f}" if before else "     -"
            yield f"{game:<8} {name:<14} {value:>7} {before:>7} {ratio}"


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--form", choices=("view", "observation"), default="view")
    given = parser.parse_args()
    now = measured(given.form)
    baseline = json.loads(BASELINE.read_text())
    if given.json:
        print(json.dumps({"now": now, "baseline": baseline}, indent=2))
    else:
        print("game     figure             now  before  ratio", *table(now, baseline), sep="\n")


if __name__ == "__main__":
    main()
