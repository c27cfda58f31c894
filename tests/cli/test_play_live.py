"""`saltsea play pirates` in real time, on a clock that the tests turn: told line by line, obeyed as it is typed."""

import os
import re
import select
import subprocess
import sys
import termios
import time
from pathlib import Path

import pytest

from cli.live_kit import Script, ScriptedTerminal, live_output
from cli.play_kit import play, time_left
from cli.terminal import PATIENCE, Terminal, command, environment, terminal
from saltsea.text_table.live_session import mark_of, next_mark
from saltsea.text_table.live_terminal import Pipe
from saltsea.text_table.save_file import TimeSettings, read_save

SOLO = ("pirates", "--timers", "4", "--seed", "solo")
CREW = ("pirates", "--crew", "me,random,random,random", "--seed", "crew")
START: Script = [(0, "start")]


def lines(said: str) -> list[str]:
    """What is said from the first prompt on, without what is said at the end."""
    return said[said.index("> start") :].partition("\nThe game")[0].splitlines()[1:]


# --- the countdown ---


def test_the_countdown_is_said_at_the_start_every_half_minute_and_at_the_end() -> None:
    said = [line for line in lines(live_output(*SOLO, script=START, most=177)) if line.endswith(" left.")]
    assert said == [
        f"{time_left(0)} left.", "2:30 left.", "2:00 left.", "1:30 left.", "1:00 left.", "30 seconds left.",
        "20 seconds left.", "10 seconds left.", "5 seconds left.",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("left", "mark", "following"),
    [(180_000, 180, 150), (165_000, 180, 150), (150_000, 150, 120), (30_000, 30, 20), (29_999, 30, 20),
     (20_000, 20, 10), (7000, 10, 5), (5000, 5, 0), (1, 5, 0), (0, 5, 0)],
)  # fmt: skip
def test_the_marks_of_the_countdown(left: int, mark: int, following: int) -> None:
    assert (mark_of(left), next_mark(left)) == (mark, following)


# --- time runs ---


def test_a_timer_is_ready_after_thirty_seconds_and_its_action_is_told_with_the_words_that_do_it() -> None:
    said = lines(live_output(*SOLO, script=[*START, (0, "1 helm"), (31, "1 right 2")], most=40))
    assert "You set Timer 1: Helm." in said
    assert "Timer 1 is ready, Helm: 1 right, right 2, left, left 2, take 1." in said
    assert "You (Timer 1) turn the ship two sectors to the right: she heads south-east." in said


def test_T3_what_comes_too_early_is_refused_by_the_clock() -> None:
    assert "[pirates.T3]" in live_output(*SOLO, script=[*START, (0, "1 helm"), (29.9, "1 right")], most=40)
    assert "[pirates.T3]" not in live_output(*SOLO, script=[*START, (0, "1 helm"), (30.1, "1 right")], most=40)


def test_nothing_happens_before_the_start_and_only_a_person_starts() -> None:
    said = live_output(*CREW, script=[(500, "clock"), (1, "start"), (10, "clock")], most=600)
    assert "Round 1 of 3: no clock runs." in said
    assert f"> clock\nRound 1 of 3: {time_left(10, players=4)} left." in said
    assert "You start the clock." in said


def test_T6_when_time_is_up_the_round_ends_by_itself() -> None:
    said = live_output(*SOLO, script=START, most=200)
    assert "Time is up." in said
    assert "Out of time: the chapter is lost." in said
    assert "Lost. No points this time." in said


@pytest.mark.parametrize(("arguments", "gone"), [
    (("--speed", "10"), 120), (("--speed", "0.5"), 6), (("--option", "calm=half"), 6),
    (("--option", "calm=three-quarters"), 9), (("--speed", "0.5", "--option", "calm=half"), 3),
])  # fmt: skip
def test_R12_time_runs_faster_or_slower_for_everybody(arguments: tuple[str, ...], gone: int) -> None:
    said = live_output(*SOLO, *arguments, script=[*START, (12, "clock")], most=14)
    assert f"Round 1 of 3: {time_left(gone)} left." in said


def test_R9_a_pause_stops_everything_until_a_player_resumes() -> None:
    script = [*START, (0, "1 helm"), (10, "pause"), (500, "1 right"), (0, "resume"), (19, "1 right"), (2, "1 right")]
    said = live_output(*SOLO, script=script, most=600)
    assert "[pirates.R9]" in said
    assert said.count("[pirates.T3]") == 1
    assert "(Timer 1) turn the ship one sector to the right: she heads north-east." in " ".join(said.split())


def test_a_machine_that_slept_has_cost_the_crew_no_time() -> None:
    sleeps = iter([0, 60_000, *[0] * 1000])
    read_lines = ScriptedTerminal.read_lines

    def drowsy(world: ScriptedTerminal, prompt: str, seconds: float | None) -> list[str] | None:
        typed = read_lines(world, prompt, seconds)
        world.time += next(sleeps) if not typed and seconds is not None else 0
        return typed

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ScriptedTerminal, "read_lines", drowsy)
        said = live_output(*SOLO, script=[*START, (120, "clock")], most=121)
    left = re.search(r"Round 1 of 3: (\d):(\d\d) left", said)
    assert left is not None
    assert 60 * int(left[1]) + int(left[2]) >= 110


# --- the crew ---


def test_computer_sailors_act_about_three_seconds_after_they_could() -> None:
    early = live_output(*CREW, script=START, most=2.9)
    late = live_output(*CREW, script=START, most=3.2)
    assert not re.search(r"(Green|Yellow|Blue) sets", early)
    assert re.search(r"(Green|Yellow|Blue) sets", late)


def test_computer_sailors_never_pause() -> None:
    assert "pauses" not in live_output(*CREW, script=START, most=100)


def test_two_people_at_one_keyboard_say_whose_timer_it_is() -> None:
    script = [*START, (0, "1 helm"), (0, "3 lookout"), (0, "2 sails"), (0, "why 2 sails"), (0, "clock")]
    said = live_output("pirates", "--crew", "me,random,me,random", "--seed", "x", script=script, most=1)
    assert "Red sets Timer 1: Helm." in said
    assert "Yellow sets Timer 3: Lookout." in said
    assert said.count("Timer 2 belongs to Green: touch only your own. [pirates.T1]") == 2
    assert "crew> " in said
    assert "Timer 3 (Yellow, you): Lookout, 30 s." in said


# --- scripts ---


def test_a_script_waits_so_many_seconds_or_until_something_happens() -> None:
    script = [*START, (0, "1 helm"), (0, "wait 12"), (0, "clock"), (0, "wait"), (0, "1 right")]
    said = live_output(*SOLO, script=script, is_person=False, most=100)
    assert f"Round 1 of 3: {time_left(12)} left." in said
    assert "You (Timer 1) turn the ship" in said


def test_what_follows_a_wait_on_its_line_waits_too() -> None:
    said = live_output(*SOLO, script=[*START, (0, "1 helm; wait 31; 1 right; clock")], is_person=False, most=100)
    assert "You (Timer 1) turn the ship" in said
    assert f"Round 1 of 3: {time_left(31)} left." in said


def test_a_person_need_not_wait_and_nothing_waits_for_time_that_stands() -> None:
    assert "Time runs by itself." in live_output(*SOLO, script=[*START, (1, "wait")], most=3)
    assert "Time stands until somebody goes on: start." in live_output(*SOLO, script=[(1, "wait")], most=3)
    assert "Type wait [N]" in live_output(*SOLO, script=[*START, (1, "wait soon")], most=3)


def test_in_a_pipe_the_sitting_ends_with_its_lines() -> None:
    done = play(*SOLO, typed=["start", "1 helm", "clock"])
    assert (done.code, done.err) == (0, "")
    assert any(f"Round 1 of 3: {time_left(gone)} left." in done.out for gone in (0, 1))
    assert "The game was not kept." in done.out


# --- what is told ---


def test_what_is_told_comes_before_what_is_shown() -> None:
    said = lines(live_output(*SOLO, script=[*START, (0, "1 helm; clock"), (0, "2 helm; 2 sails")], most=1))
    assert said.index("You set Timer 1: Helm.") < said.index("Timer 1 (Red, you): Helm, 30 s.")
    assert "Not done either: 2 sails." in said


def test_technical_events_are_silent() -> None:
    said = " ".join(lines(live_output(*SOLO, script=[*START, (0, "1 helm"), (31, "1 right")], most=40)))
    assert "heads north-east" in said
    assert "comes to rest" not in said
    assert "up its sleeve" not in said


def test_the_briefing_comes_before_each_round_and_the_story_before_the_first() -> None:
    crew = ("pirates", "--crew", "random,random,random,random", "--chapter", "2", "--level", "deckhand", "--seed")
    voyages = (live_output(*crew, seed, script=[]) for seed in "hijkmopqrs")
    said = next(said for said in voyages if "Round 2 of 3" in said)
    assert "Chapter 2, Hounds Astern. Level: Deckhand." in said
    assert said.count("What is new:") == 1
    lasts = time_left(0, players=4, chapter="2", level="deckhand")
    assert said.index(f"Round 1 of 3, {lasts}. Cards: ") < said.index(f"Round 2 of 3, {lasts}. Cards: ")
    assert said.count(f"Round 2 of 3, {lasts}. Cards: ") == 1


def test_french_speaks_french() -> None:
    said = live_output(*SOLO, "--lang", "fr", script=[(0, "pars"), (0, "1 barre"), (31, "1 droite")], most=40)
    assert "Vous posez le Sablier 1\u00a0: Barre." in said
    assert "Il reste 2 min 30 s." in said.replace("\u00a0", " ")
    assert "Vous (Sablier 1) tournez le navire" in said.replace("\u00a0", " ")


def test_for_the_ear_there_is_no_prompt_and_no_picture() -> None:
    said = live_output(*SOLO, "--plain", script=[*START, (0, "ship")], most=1)
    assert "│" not in said
    assert "Before the bow, north (Cannonballs): " in said
    assert "Red>" not in said


# --- keeping ---


def test_a_resumed_voyage_keeps_its_clock_and_is_paused_until_a_player_types(tmp_path: Path) -> None:
    file = tmp_path / "v.save"
    live_output(*SOLO, "--save", str(file), script=[*START, (0, "1 helm"), (20, "quit")], most=30)
    setup, _ = read_save(file.read_bytes())
    assert setup.time_settings == TimeSettings(at=20_000)
    again = live_output("--resume", str(file), script=[(100, ""), (9, "clock"), (2, "1 right")], most=400)
    assert "The clock stands as it was left." in again
    assert f"Round 1 of 3: {time_left(29)} left." in again
    assert "You (Timer 1) turn the ship" in again


def test_a_voyage_may_go_on_at_another_pace(tmp_path: Path) -> None:
    file = tmp_path / "v.save"
    live_output(*SOLO, "--save", str(file), script=[*START, (20, "quit")], most=30)
    assert f"Round 1 of 3: {time_left(20)} left." in play("--resume", str(file), "--step", typed=["clock"]).out
    said = live_output("--resume", str(file), "--no-step", "--speed", "2", script=[(0, ""), (10, "clock")], most=30)
    assert f"Round 1 of 3: {time_left(40)} left." in said


# --- pipes ---


class Sealed:
    """Stdin as a file that only the system reads."""

    def __init__(self, file: int) -> None:
        self.file = file

    def fileno(self) -> int:
        return self.file


def test_lines_come_from_a_pipe_one_by_one_and_the_last_needs_no_end(monkeypatch: pytest.MonkeyPatch) -> None:
    ours, theirs = os.pipe()
    os.write(theirs, "start\n\n1 vigie à bâbord".encode())
    os.close(theirs)
    monkeypatch.setattr(sys, "stdin", Sealed(ours))
    pipe = Pipe()
    assert [pipe.readline() for _ in range(5)] == ["start", "", "1 vigie à bâbord", None, None]
    os.close(ours)


def test_a_program_may_type_while_time_runs() -> None:
    words = command("play", *SOLO, "--speed", "10", program="saltsea")
    with subprocess.Popen(
        words, env=environment(), stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stdin is not None
        process.stdin.write("start\nclock\nwait 3\nclock\n")
        out, err = process.communicate(timeout=PATIENCE)
    assert (process.returncode, err) == (0, "")
    assert len(re.findall(r"^Round 1 of 3: \d:\d\d left\.$", out, re.MULTILINE)) == 2


# --- a real terminal ---


def test_a_line_half_typed_survives_what_happens_meanwhile(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    arguments = ("play", "pirates", "--crew", "me,random", "--speed", "10", "--seed", "x")
    with terminal(*arguments, program="saltsea") as screen:
        screen.wait_for("Red>")
        screen.type(b"start\n")
        screen.wait_for("You start the clock.")
        screen.type(b"clo")
        screen.wait_for("Green sets")
        screen.wait_for("Red> clo")
        screen.type(b"ck\n")
        screen.wait_for("Round 1 of 3: ")
        press_until_it_ends(screen)
    assert "To go on: saltsea play --resume pirates.save" in " ".join(screen.seen.split())
    assert "Traceback" not in screen.seen


def test_a_person_has_history_and_tab_and_ctrl_d_leaves_the_terminal_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    with terminal("play", *SOLO, program="saltsea") as screen:
        before = termios.tcgetattr(screen.screen)
        screen.wait_for("Red>")
        screen.type(b"clo\t\n")
        screen.wait_for_again("Red> clock")
        screen.wait_for_again("no clock runs.")
        screen.type(b"\x1b[A\n")
        screen.wait_for_again("Red> clock")
        screen.wait_for_again("no clock runs.")
        screen.wait_for_again("Red>")
        assert termios.tcgetattr(screen.screen) != before, "each key is read by itself"
        screen.type(b"\x04")
        screen.wait_for("To go on:")
        assert termios.tcgetattr(screen.screen) == before
        assert screen.wait_for_the_end() == 0
    assert "Traceback" not in screen.seen


def test_pasted_lines_are_obeyed_one_by_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with terminal("play", *SOLO, program="saltsea") as screen:
        screen.wait_for("Red>")
        screen.type(b"\x1b[200~start\n1 helm\x1b[201~\n")
        screen.wait_for("You start the clock.")
        screen.wait_for("You set Timer 1: Helm.")
        press_until_it_ends(screen)


def press_until_it_ends(screen: Terminal) -> None:
    """Ctrl-C, as often as it takes."""
    deadline = time.monotonic() + PATIENCE
    while screen.process.poll() is None and time.monotonic() < deadline:
        screen.type(b"\x03")
        while select.select([screen.screen], [], [], 0.3)[0] and screen.read():
            pass
    assert screen.wait_for_the_end() == 130
