"""The ten checks of the design, each a function that raises `ContractBrokenError` with the place where it was broken.

They know no game: they take a kit, and the rules to judge, so that a planted violation can stand in for the real
thing (test_planted.py)."""

import json
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from contract.kits import Kit
from contract.scale import quick_bots
from contract.walks import Walk, positions, walked
from saltsea.kernel.chance import Answer, Chance, Dealer, QuickDealer, RecordedDealer
from saltsea.kernel.dice import Dice, dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.match import Match, resume
from saltsea.kernel.nouns import Action, Observation, Part, Refusal, State
from saltsea.kernel.record import Line, Record, TimeUp, Undo, state_hash
from saltsea.kernel.record_file import BadRecordError, read, read_parts, write
from saltsea.kernel.replay import verify
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.seat import WATCHER, Seat, members
from saltsea.kernel.step import FullTrace, act, run_out
from saltsea.kernel.walk import Branch, branches, follow
from saltsea.rulebook import TABLE, refusals_in, rule_texts, subjects
from saltsea.sentences import IS
from saltsea.texts import TABLE_TEXTS, Texts, load, text_file, variables
from saltsea.wire.messages import GameJson
from saltsea.wire.shapes import annotation_texts

MOST_SAVES: Final = 60


class ContractBrokenError(AssertionError):
    """A game broke a check."""


def require(kept: object, check: int, what: str) -> None:
    if not kept:
        raise ContractBrokenError(f"contract {check}: {what}")


def contract_1_legal_is_what_check_allows(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """An action is legal exactly when `check` is silent; every refusal names a rule that is written down."""
    match = walked(rules, walk)
    written, voices = rulebook(*kit.game.subjects())
    state = match.state
    for seat in range(walk.players):
        legal = rules.legal(state, seat)
        _check_legal_list(rules, state, seat, legal)
        for action in rules.vocabulary.actions:
            refusal = match.check(seat, action, match.now())
            what = f"seat {seat} {rules.vocabulary.plain(action)} after {len(match.lines)} lines"
            require((refusal is None) == (action in legal), 1, f"legal and check disagree: {what}")
            if refusal is not None:
                _check_refusal(refusal, written, voices, what)


@cache
def rulebook(*speaking: tuple[Path, str]) -> tuple[set[str], list[Texts]]:
    """The ids of all written rules, and the voices that can say a refusal."""
    written = [rule_texts(folder, name, "en") for folder, name in ((TABLE_TEXTS, TABLE), *speaking)]
    return {rule for some in written for rule in some}, [load(language, *speaking) for language in LANGUAGES]


def _check_legal_list(rules: AnyRules, state: State, seat: Seat, legal: list[Action]) -> None:
    waited_on = seat in members(rules.waiting_on(state))
    require(waited_on or not legal, 1, f"seat {seat} is not waited on but has legal actions")
    require(len({action.number for action in legal}) == len(legal), 1, f"seat {seat} is offered an action twice")


def _check_refusal(refusal: Refusal, written: set[str], voices: list[Texts], what: str) -> None:
    require(refusal.rule in written, 1, f"refused by {refusal.rule!r}, which no rulebook knows: {what}")
    words = tuple(sorted((name, value) for name, value in refusal.details.items() if isinstance(value, str)))
    for texts in voices:
        require(texts.has(refusal.text), 1, f"refused without a sentence in {texts.language!r}: {what}")
        require(
            _can_say(texts, refusal.text, frozenset(refusal.details), words), 1, f"refused with no sentence: {what}"
        )


@cache
def _can_say(texts: Texts, text: str, facts: frozenset[str], words: tuple[tuple[str, str], ...]) -> bool:
    """Whether a sentence comes out of these facts, for a player whom it names and for others. Numbers may be any: only
    words choose between wordings."""
    known: dict[str, str | int] = {**dict.fromkeys(facts, 1), **dict(words)}
    readers = [{f"{fact}{IS}": who for fact in facts} for who in ("you", "other")]
    return all(texts.say(text, {**known, **reader}) for reader in readers)


def contract_2_the_record_is_the_game(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """Events rebuild the State, commands replay to the same hash, the same seed gives the same record; and a game
    that was saved in the middle goes on as if it never had been."""
    match = walked(rules, walk, hashing=True)
    record = match.record()
    for line, state in zip(match.lines, positions(match), strict=True):
        require(state_hash(rules, state) == line.hash, 2, f"events do not rebuild the state after line {line.number}")
    data = write(rules, record)
    _check_runs_again(rules, data)
    require(
        write(rules, walked(kit.game.rules(), walk, hashing=True).record()) == data,
        2,
        "the same seed gave another record",
    )
    _check_saves(rules, match, record)


def _check_runs_again(rules: AnyRules, data: bytes) -> None:
    try:
        verify(rules, read(rules, read_parts(data)), lambda _: None)
    except BadRecordError as error:
        raise ContractBrokenError(f"contract 2: the record does not run again: {error}") from error


def _check_saves(rules: AnyRules, match: Match, record: Record) -> None:
    """Details, through JSON and back, must be enough to take the next step from. Of a long game some positions do: with
    the next game's seed they are others."""
    moments = list(zip(match.lines[1:], positions(match)[:-1], strict=True))
    some = len(moments) // MOST_SAVES + 1
    for line, state in moments[int(match.header.seal, 16) % some :: some]:
        saved = rules.restore(json.loads(json.dumps(rules.snapshot(state))))
        require(state_hash(rules, saved) == state_hash(rules, state), 2, "saving and loading changed the facts")
        kept = flat(saved)
        for name, value in flat(state).items():
            require(kept[name] == value, 2, f"{name} was lost when the game was saved")
        if isinstance(line.action, Undo):
            continue
        try:
            _redo(rules, saved, line)
        except (LookupError, RuntimeError, TypeError) as error:
            raise ContractBrokenError(
                f"contract 2: line {line.number} cannot happen after saving and loading"
            ) from error
        require(state_hash(rules, saved) == line.hash, 2, f"line {line.number} goes elsewhere after saving and loading")
    resumed = resume(rules, record, bytes.fromhex(match.seed))
    require(state_hash(rules, resumed.state) == match.lines[-1].hash, 2, "a resumed game stands elsewhere")


def _redo(rules: AnyRules, state: State, line: Line) -> None:
    dealer, trace = RecordedDealer(line.answers), FullTrace()
    if isinstance(line.action, TimeUp):
        run_out(rules, state, line.at, dealer, trace)
    else:
        act(rules, state, line.seat, line.action, line.at, dealer, trace)


def contract_3_copies_are_independent(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """`copy()` misses no field, and what happens to the copy does not happen to the original."""
    match = walked(rules, walk)
    state = match.state
    twin = state.copy()
    its_own = flat(twin)
    for name, mine in flat(state).items():
        its = its_own[name]
        require(mine == its, 3, f"copy() forgot {name}")
        require(not isinstance(mine, dict | set), 3, f"{name} is a {type(mine).__name__}: too slow to copy")
        require(not isinstance(mine, list) or mine is not its, 3, f"copy() shares the list {name}")
    before = [repr(value) for value in flat(state).values()]
    _wander(rules, twin, match.now())
    after = [repr(value) for value in flat(state).values()]
    require(after == before, 3, "playing on a copy changed the original")


def fields(thing: object) -> list[str]:
    """Every attribute of a State, compiled or plain."""
    return list(getattr(type(thing), "__mypyc_attrs__", ())) or list(vars(thing))


def flat(state: State) -> dict[str, Any]:
    """Every field of a State, of its parts, and of a State in it."""
    found: dict[str, Any] = {}
    for name in fields(state):
        value = getattr(state, name)
        inner = flat(value) if isinstance(value, State) else {}
        parts = fields(value) if isinstance(value, Part) else []
        inner |= {part: getattr(value, part) for part in parts}
        found |= {f"{name}.{part}": its for part, its in inner.items()} or {name: value}
    return found


def _wander(rules: AnyRules, state: State, at: int) -> None:
    dice = dice_for("wander")
    dealer = QuickDealer(dice)
    for _ in range(30):
        ways = branches(rules, state)
        if not ways:
            return
        at = follow(rules, state, dice.pick(ways), at, dealer)


def contract_4_games_end_and_lose_nothing(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """Every random game ends, and what is conserved stays."""
    match = walked(rules, walk)
    found = kit.conserved(match.state)
    dice = dice_for(walk.seed)
    for _ in range(kit.longest):
        if match.is_over():
            break
        _step(match, dice.below(1 << 16))
        now = kit.conserved(match.state)
        require(now == found, 4, f"not conserved: {found} became {now}")
    require(match.is_over(), 4, f"no end after {len(match.lines)} lines")
    require(not members(rules.waiting_on(match.state)), 4, "the game is over and waits for a seat")
    require(rules.next_deadline(match.state) is None, 4, "the game is over and time still runs")
    outcome = rules.outcome(match.state)
    require(outcome and len(outcome.scores) == match.header.players, 4, "not every seat has one score")


def _step(match: Match, choice: int) -> None:
    ways = branches(match.rules, match.state)
    require(ways, 4, f"no seat can act and no deadline is set after {len(match.lines)} lines")
    branch = ways[choice % len(ways)]
    if branch.action is not None:
        match.submit(branch.seat, branch.action, match.now())
    else:
        match.look(match.rules.next_deadline(match.state) or 0)


def contract_5_two_worlds(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """States that a seat cannot tell apart give it the same views and the same masked events."""
    match, wire = walked(rules, walk), GameJson(rules)
    for seat in range(walk.players):
        observation = rules.observe(match.state, seat)
        dice = dice_for(f"{walk.seed} {seat}")
        for imagine in (kit.swap_hidden, _believed(rules)):
            world = imagine(match.state, seat, dice)
            require(
                wire.observation(rules.observe(world, seat)) == wire.observation(observation),
                5,
                f"seat {seat} can see what is hidden",
            )
            require(rules.waiting_on(world) == rules.waiting_on(match.state), 5, "two worlds wait on different seats")
            _stay_alike(kit, wire, match, world, seat)


def _believed(rules: AnyRules) -> Callable[[State, Seat, Dice], State]:
    """A world as the seat itself would imagine it."""
    return lambda state, seat, dice: rules.belief(rules.observe(state, seat)).deal(dice)


def _stay_alike(kit: Kit, wire: GameJson, match: Match, world: Any, seat: Seat) -> None:
    """Go on in both worlds. As long as the seat's views stay equal, so must what it hears."""
    rules = match.rules
    here, there, at = match.state.copy(), world.copy(), match.now()
    dice = dice_for(f"two worlds {len(match.lines)}")
    for _ in range(6):
        if rules.outcome(here) is not None or rules.outcome(there) is not None:
            return
        branch = dice.pick(branches(rules, here))
        first, second = FullTrace(), FullTrace()
        then = _make(rules, here, at, branch, QuickDealer(dice), first)
        _make(rules, there, at, _like(rules, there, branch, dice), EchoDealer(first.answers, dice), second)
        at = then
        if wire.observation(rules.observe(here, seat)) != wire.observation(rules.observe(there, seat)):
            return
        if rules.outcome(here) is not None and _rolled(first) != _rolled(second):
            return  # other dice may lead to the same end by another way
        if _rolled(first, kit.is_heard) != _rolled(second, kit.is_heard):
            return
        heard = [[bytes(event) for event in wire.events(trace.events, seat)] for trace in (first, second)]
        require(heard[0] == heard[1], 5, f"seat {seat} hears more than it sees: {heard}")


def _rolled(trace: FullTrace, counts: Callable[[str], bool] = lambda chance: True) -> list[tuple[str, list[int]]]:
    return [(answer.name, answer.got) for answer in trace.answers if counts(answer.name)]


def _like(rules: AnyRules, state: State, branch: Branch, dice: Dice) -> Branch:
    """The same way on, or another of the same seat where its hidden cards do not allow it."""
    legal = rules.legal(state, branch.seat)
    if branch.action is None or branch.action in legal:
        return branch
    return Branch(branch.seat, dice.pick(legal))


def _make(rules: AnyRules, state: State, at: int, branch: Branch, dealer: Dealer, trace: FullTrace) -> int:
    if branch.action is not None:
        act(rules, state, branch.seat, branch.action, at, dealer, trace)
        return at
    deadline = rules.next_deadline(state)
    assert deadline is not None
    run_out(rules, state, deadline, dealer, trace)
    return deadline


class EchoDealer(Dealer):
    """Answers now and then as in the other world, so that a seat may draw the same card while another draws a
    different one."""

    def __init__(self, answers: list[Answer], dice: Dice) -> None:
        self.answers = list(answers)
        self.dice = dice

    def answer(self, chance: Chance) -> list[int]:
        echo = self.answers.pop(0) if self.answers else None
        if echo and echo.name == chance.name and set(echo.got) <= set(chance.pool) and self.dice.below(2):
            return echo.got
        return self.dice.sample(chance.pool, chance.take)


def contract_6_looking_at_the_clock_changes_nothing(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """Extra looks leave the record as it is, and a deadline acts at its own time, not at the time of a look."""
    match = walked(rules, walk, hashing=True)
    commands = [line for line in match.lines if line.seat < walk.players]
    lazy, eager = _again(rules, walk, match), _again(rules, walk, match)
    for line in commands:
        for moment in range(eager.now(), line.at, max(1, (line.at - eager.now()) // 5)):
            eager.look(moment)
        for table in (lazy, eager):
            answer = table.submit(line.seat, line.action, line.at)
            require(not isinstance(answer, Refusal), 6, f"line {line.number} was accepted once and refused later")
    for table in (lazy, eager):
        table.look(match.now())
        require(_lines(rules, table) == _lines(rules, match), 6, "looking at the clock changed the record")


def _again(rules: AnyRules, walk: Walk, match: Match) -> Match:
    first = Walk(walk.players, walk.options, walk.seed, ())
    again = walked(rules, first, hashing=True)
    require(again.lines[0].hash == match.lines[0].hash, 6, "the set-up came out differently")
    return again


def _lines(rules: AnyRules, match: Match) -> bytes:
    return write(rules, Record(match.header, match.lines, None))


def contract_7_no_message_carries_a_secret(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """A seat's observation shows every card that a message to it names; and the public part is what a watcher
    sees, for it is encoded once and sent to all."""
    match, wire = walked(rules, walk), GameJson(rules)
    line, public = match.lines[-1], wire.noun(rules.observe(match.state, WATCHER).public)
    for seat in [*range(walk.players), WATCHER]:
        seen = wire.noun(rules.observe(match.state, seat).public)
        require(seen == public, 7, f"the public part of seat {seat}'s observation is not what everybody sees")
        message = msgspec.json.decode(wire.update(match, line, seat))
        shown = set(secrets_in(kit, rules, message["public"])) | set(secrets_in(kit, rules, message["private"]))
        for part in [*message["events"], *message["legal"]]:
            for secret in secrets_in(kit, rules, part):
                require(secret in shown, 7, f"seat {seat} is told of {secret} in {part}")
        if seat != WATCHER:
            _check_same_message(kit, rules, wire, match, line, seat)


def _check_same_message(kit: Kit, rules: AnyRules, wire: GameJson, match: Match, line: Line, seat: Seat) -> None:
    """The same message from a world that differs only in what this seat cannot see."""
    sent = wire.update(match, line, seat)
    state = match.state
    match.state = kit.swap_hidden(state, seat, dice_for("swap"))
    same = wire.update(match, line, seat) == sent
    match.state = state
    require(same, 7, f"the message to seat {seat} depends on what it cannot see")


def secrets_in(kit: Kit, rules: AnyRules, part: Any) -> Iterator[int]:
    """Every value in a message whose annotation says that it names one secret thing."""
    if not isinstance(part, dict) or "kind" not in part:
        return
    noun = nouns(rules)[part["kind"]]
    for name, annotation in annotation_texts(noun).items():
        if any(secret in annotation for secret in kit.secret_nouns):
            yield from numbers(part[name])
        else:
            for inner in part[name] if isinstance(part[name], list) else [part[name]]:
                yield from secrets_in(kit, rules, inner)


def numbers(value: Any) -> Iterator[int]:
    if isinstance(value, int):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from numbers(part)


def nouns(rules: AnyRules) -> dict[str, type]:
    """Every class that a message can carry, those inside an observation among them."""
    words = rules.vocabulary
    found: dict[str, type] = {type(action).__name__: type(action) for action in words.actions}
    found.update(words.events)
    for part in (words.public, words.private):
        beside = vars(sys.modules[part.__module__]).values()
        found.update({noun.__name__: noun for noun in beside if isinstance(noun, type)})
    return found


def contract_8_a_bot_cannot_cheat(kit: Kit, rules: AnyRules, walk: Walk) -> None:
    """A bot gets an Observation and its own dice: no State hangs on it, and what is hidden cannot sway its choice."""
    match = walked(rules, walk)
    for seat in members(rules.waiting_on(match.state)):
        observation = rules.observe(match.state, seat)
        for thing in reachable(observation):
            require(not isinstance(thing, State), 8, f"a State can be reached from the observation of seat {seat}")
        other = rules.observe(kit.swap_hidden(match.state, seat, dice_for("swap")), seat)
        for name in quick_bots(kit.game):
            chosen = [kit.game.make_bot(name, rules).choose(each, dice_for("bot")) for each in (observation, other)]
            require(chosen[0] is chosen[1], 8, f"{name} plays by what seat {seat} cannot see")
            require(chosen[0] is None or chosen[0] in observation.legal, 8, f"{name} chose what is not legal")


def reachable(observation: Observation) -> list[object]:
    """Everything that hangs on an observation, however deep."""
    found: list[object] = []
    waiting: list[object] = [observation]
    while waiting:
        thing = waiting.pop()
        if isinstance(thing, int | str | None) or any(thing is seen for seen in found):
            continue
        found.append(thing)
        if isinstance(thing, list | tuple):
            waiting.extend(thing)
        else:
            names = list(getattr(type(thing), "__mypyc_attrs__", ())) + list(getattr(thing, "__dict__", ()))
            waiting.extend(getattr(thing, name) for name in names)
    return found


def contract_9_every_language_is_complete(kit: Kit, rules: AnyRules) -> None:
    """Every sentence that can be needed exists in every language and speaks of the same facts."""
    for subject, _, folder, _ in subjects(kit.game):
        first, *others = (
            variables(text_file(folder, subject, language).read_text(encoding="utf-8")) for language in LANGUAGES
        )
        for other in others:
            require(set(first) == set(other), 9, f"{subject}: not in every language: {set(first) ^ set(other)}")
            for text, facts in first.items():
                require(facts == other[text], 9, f"{text} speaks of other facts: {facts ^ other[text]}")
    for language in LANGUAGES:
        texts = load(language, *kit.game.subjects())
        for text in needed_texts(kit, rules):
            require(texts.has(text), 9, f"text {text!r} is missing in {language!r}")


def needed_texts(kit: Kit, rules: AnyRules) -> set[str]:
    """Every text id that code, actions, events and options can ask for."""
    name, words = kit.game.name, rules.vocabulary
    needed = {f"title-{name}", f"brief-{name}"}
    needed |= {f"action-{name}-{type(action).__name__}" for action in words.actions}
    needed |= {f"event-{name}-{event}" for event in words.events}
    needed |= {f"option-{name}-{option.name}" for option in rules.options}
    for subject in subjects(kit.game):
        for package in subject.packages:
            needed |= set(refusals_in(package))
    return needed


Check = Callable[[Kit, AnyRules, Walk], None]
CHECKS_ON_GAMES: Final[tuple[Check, ...]] = (
    contract_1_legal_is_what_check_allows,
    contract_2_the_record_is_the_game,
    contract_3_copies_are_independent,
    contract_4_games_end_and_lose_nothing,
    contract_5_two_worlds,
    contract_6_looking_at_the_clock_changes_nothing,
    contract_7_no_message_carries_a_secret,
    contract_8_a_bot_cannot_cheat,
)
"""The checks that are judged on games; 9 and 10 are judged on texts and sources."""
