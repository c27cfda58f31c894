"""Records: watching, resuming, forking, undoing, sealing, and reading what an older Saltsea wrote."""

import pytest

from kernel.forgery import rechained
from saltsea.bots.random_bot import RandomBot
from saltsea.kernel.chance import Chance, named_seed, seal
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, fork, resume, reveal, start, undo_lines
from saltsea.kernel.nouns import Event
from saltsea.kernel.record import Record, Undo, lines_in_force, state_hash
from saltsea.kernel.record_file import BadRecordError, read, read_parts, write
from saltsea.kernel.replay import verify, watch
from saltsea.kernel.rules import AnyRules
from saltsea.kernel.vocabulary import Plain
from saltsea.research.simulate import BotTable, played
from small_games.pumps.game import PumpsRules
from small_games.shells.game import ShellsRules
from small_games.shells.nouns import Play, ShellsState

SHELLS = ShellsRules()


def finished(rules: AnyRules, name: str = "record") -> Match:
    return played(rules, 2, {}, [RandomBot(patience=3 if rules.name == "pumps" else 0)] * 2, name).match


def begun(name: str, shared: str | None = None) -> Match:
    match = start(SHELLS, 2, {}, named_seed(name), shared)
    assert isinstance(match, Match)
    return match


def play_on(match: Match) -> Match:
    BotTable(match, [RandomBot()] * 2, dice_for("on")).play()
    return match


def round_trip(rules: AnyRules, record: Record) -> Record:
    return read(rules, read_parts(write(rules, record)))


def proven(rules: AnyRules, record: Record) -> None:
    verify(rules, round_trip(rules, record), lambda _: None)


@pytest.mark.parametrize("rules", [SHELLS, PumpsRules()], ids=lambda rules: rules.name)
def test_watching_folds_events_to_every_line(rules: AnyRules) -> None:
    record = round_trip(rules, finished(rules).record())
    for line in record.lines:
        assert state_hash(rules, watch(rules, record, line.number)) == line.hash


def test_the_seal_is_there_from_the_start_and_the_seed_at_the_end() -> None:
    match = begun("sealed")
    header = match.record().header
    assert header.seal == seal(named_seed("sealed"))
    assert header.seed is None
    assert named_seed("sealed").hex().encode() not in write(SHELLS, match.record())
    assert play_on(match).record().header.seed == named_seed("sealed").hex()


def test_a_shared_seed_stays_sealed_until_its_day_ends() -> None:
    match = play_on(begun("daily", "2026-11-15"))
    record = match.record()
    assert record.header.seed is None
    proven(SHELLS, record)
    shown = reveal(record, named_seed("daily"))
    assert shown.header.seed == named_seed("daily").hex()
    proven(SHELLS, shown)


def test_a_seed_is_revealed_only_where_it_fits_and_the_game_is_over() -> None:
    with pytest.raises(ValueError, match="only the seed that fits"):
        reveal(play_on(begun("daily", "2026-11-15")).record(), named_seed("another"))
    with pytest.raises(ValueError, match="only a finished game"):
        reveal(begun("daily", "2026-11-15").record(), named_seed("daily"))


def test_a_running_game_verifies_without_its_seed() -> None:
    match = begun("running")
    BotTable(match, [RandomBot()] * 2, dice_for("x")).ask_all_seats()
    proven(SHELLS, match.record())


def test_a_game_that_was_saved_goes_on_exactly_as_it_would_have() -> None:
    whole = finished(SHELLS, "save")
    for cut in range(1, len(whole.lines)):
        saved = round_trip(SHELLS, Record(begun("save").record().header, whole.lines[:cut], None))
        match = resume(SHELLS, saved, named_seed("save"))
        for line in whole.lines[cut:]:
            match.submit(line.seat, line.action, line.at)
        assert write(SHELLS, match.record()) == write(SHELLS, whole.record())


def test_resuming_needs_the_right_seed() -> None:
    with pytest.raises(ValueError, match="does not fit"):
        resume(SHELLS, begun("one").record(), named_seed("two"))


def test_a_fork_gets_a_seed_of_its_own_and_verifies() -> None:
    parent = finished(SHELLS, "parent").record()
    child = fork(SHELLS, parent, 6, named_seed("child"))
    assert child.record().header.seal == seal(named_seed("child"))
    assert state_hash(SHELLS, child.state) == parent.lines[6].hash
    play_on(child)
    assert child.lines[-1].hash != parent.lines[-1].hash
    proven(SHELLS, child.record())


def test_a_fork_of_a_fork_verifies_also_from_before_the_first() -> None:
    parent = finished(SHELLS, "parent").record()
    child = play_on(fork(SHELLS, parent, 6, named_seed("child"))).record()
    for line in (3, 6, 9):
        grandchild = play_on(fork(SHELLS, child, line, named_seed("grandchild")))
        assert [past.last for past in grandchild.header.forked] == ([6, 9] if line == 9 else [line])
        proven(SHELLS, grandchild.record())


def test_a_fork_of_a_running_game_does_not_show_its_seed() -> None:
    match = begun("secret")
    BotTable(match, [RandomBot()] * 2, dice_for("x")).ask_all_seats()
    child = play_on(fork(SHELLS, match.record(), 1, named_seed("child")))
    assert named_seed("secret").hex().encode() not in write(SHELLS, child.record())
    proven(SHELLS, child.record())


def pearl_match() -> tuple[Match, int]:
    for number in range(200):
        match = begun(f"undo {number}")
        seat = match.state.turn
        for action in SHELLS.legal(match.state, seat):
            if isinstance(action, Play) and action.card % 6 == 0:
                match.submit(seat, action, 0)
                return match, seat
    raise AssertionError("no pearl in two hundred deals")


def test_undo_is_a_line_of_its_own_that_names_where_it_returns_to() -> None:
    match, seat = pearl_match()
    assert undo_lines(match, seat) == [0]
    match.submit(seat, Undo(0), 0)
    assert [line.number for line in lines_in_force(match.lines, 2)] == [0]
    play_on(match)
    proven(SHELLS, match.record())
    assert b'"do":{"kind":"Undo","to":0}' in write(SHELLS, match.record())


def test_undone_and_done_again_still_counts_once() -> None:
    match, seat = pearl_match()
    pearl = match.lines[1].action
    for _ in range(3):
        match.submit(seat, Undo(0), 0)
        match.submit(seat, pearl, 0)
    assert [line.number for line in lines_in_force(match.lines, len(match.lines) - 1)] == [0, 7]
    play_on(match)
    proven(SHELLS, match.record())


def test_an_older_format_is_brought_up_to_date_at_the_door() -> None:
    """A format that called players `seats`, and the step that leads from it to the next one."""
    data = write(SHELLS, finished(SHELLS).record())

    def renamed(parts: list[Plain]) -> list[Plain]:
        header = {("crew" if name == "players" else name): value for name, value in parts[0].items()}
        return [{**header, "format": 2}, *parts[1:]]

    parts = read_parts(data, [renamed])
    assert parts[0]["crew"] == 2
    assert parts[0]["format"] == 2
    assert read_parts(data)[0]["players"] == 2


def test_a_newer_format_is_refused_with_a_reason() -> None:
    data = write(SHELLS, finished(SHELLS).record())
    with pytest.raises(BadRecordError, match="newer Saltsea"):
        read_parts(data_of_format(data, 7))


def data_of_format(data: bytes, number: int) -> bytes:
    lines = data.decode().splitlines()
    lines[0] = lines[0].replace('"format":1', f'"format":{number}')
    return rechained(lines)


class NewerShells(ShellsRules):
    """Shells one version on: the vocabulary's `Given` once called its receiver `seat_to`."""

    def __init__(self) -> None:
        super().__init__()
        self.vocabulary.version = 2

    def upcast(self, version: int, event: Plain) -> Plain:
        if version == 1 and event["kind"] == "Given" and "seat_to" in event:
            return {"kind": "Given", "seat": event["seat"], "to": event["seat_to"]}
        return event


def test_an_older_vocabulary_is_brought_up_to_date_at_the_door() -> None:
    record = finished(SHELLS, "pearls").record()
    parts = read_parts(write(SHELLS, record))
    old = [_with_old_words(part) for part in parts]
    assert any("seat_to" in str(part) for part in old)
    found = read(NewerShells(), old)
    assert state_hash(SHELLS, watch(NewerShells(), found, len(found.lines) - 1)) == record.lines[-1].hash


def _with_old_words(part: Plain) -> Plain:
    events = part.get("events")
    if not isinstance(events, list):
        return part
    old = [
        {"kind": "Given", "seat": event["seat"], "seat_to": event["to"]} if event["kind"] == "Given" else event
        for event in events
    ]
    return {**part, "events": old}


def test_other_rules_or_content_are_told_apart_from_a_forgery() -> None:
    record = finished(SHELLS).record()
    newer = ShellsRules()
    newer.version = 2
    with pytest.raises(BadRecordError, match="watch it instead"):
        verify(newer, record, lambda _: None)
    other = ShellsRules()
    other.content = "house values"
    wanted = r"line 1: .*other content values \(none\) than these \(house values\): .*watch it instead"
    with pytest.raises(BadRecordError, match=wanted):
        verify(other, record, lambda _: None)
    assert watch(newer, record, 5) is not None
    assert state_hash(other, watch(other, record, 5)) == record.lines[5].hash


def test_a_step_that_failed_half_way_is_mended_by_refolding() -> None:
    match = begun("half way")
    match.state.hands[0] = 0
    match.refold()
    assert state_hash(SHELLS, match.state) == match.lines[-1].hash


class Stumbling(ShellsRules):
    """Shells that breaks once in the middle of a step, after its first card was drawn."""

    def __init__(self) -> None:
        super().__init__()
        self.breaks = False

    def drawn(self, state: ShellsState, chance: Chance, got: list[int]) -> Event:
        if self.breaks and state.drawn == 1:
            self.breaks = False
            raise RuntimeError("a bug")
        return super().drawn(state, chance, got)


def stumbled(match: Match, rules: Stumbling) -> Match:
    """Play until a step has failed half way, having drawn."""
    rules.breaks = True
    table = BotTable(match, [RandomBot()] * 2, dice_for("stumble"))
    with pytest.raises(RuntimeError, match="a bug"):
        table.play()
    return match


def test_a_step_that_failed_after_drawing_is_mended_with_the_dealer() -> None:
    """The dealer had counted cards that it did not deal; the game went on with others than its seed deals."""
    rules = Stumbling()
    match = start(rules, 2, {}, named_seed("half way"))
    assert isinstance(match, Match)
    stumbled(match, rules)
    assert state_hash(SHELLS, match.state) != match.lines[-1].hash
    match.refold()
    play_on(match)
    proven(SHELLS, match.record())


def test_a_fork_that_failed_after_drawing_is_mended_too() -> None:
    rules = Stumbling()
    child = stumbled(fork(rules, finished(SHELLS, "parent").record(), 6, named_seed("child")), rules)
    child.refold()
    play_on(child)
    proven(SHELLS, child.record())


@pytest.mark.parametrize("line", [-1, 1000])
def test_a_fork_needs_a_line_to_go_on_from(line: int) -> None:
    with pytest.raises(ValueError, match="no line"):
        fork(SHELLS, finished(SHELLS).record(), line, named_seed("child"))


def test_words_of_a_newer_game_are_refused_with_a_reason() -> None:
    record = finished(NewerShells()).record()
    with pytest.raises(BadRecordError, match="line 1: vocabulary 2 comes from a newer Saltsea"):
        round_trip(SHELLS, record)


def test_what_breaks_on_its_way_up_from_an_older_format_is_refused() -> None:
    def broken(parts: list[Plain]) -> list[Plain]:
        raise KeyError("seats")

    with pytest.raises(BadRecordError, match="line 1: it cannot be brought up to date"):
        read_parts(write(SHELLS, finished(SHELLS).record()), [broken])
