"""`saltsea play pirates --step`: time stands while people think. Whole voyages by typed commands, from a pipe."""

import re
from pathlib import Path

import pytest

from cli.play_kit import GAMES, answers, play, play_output, time_left, whole_game
from cli.terminal import cli_error, cli_output, run_cli
from saltsea.cli.commands.campaign import CampaignFile, read_campaign
from saltsea.cli.text_play import voyage_options
from saltsea.games.pirates.engine.game import PiratesRules
from saltsea.kernel.chance import named_seed
from saltsea.kernel.match import Match, start
from saltsea.text_table.save_file import TimeSettings, read_save

SOLO = ("pirates", "--timers", "4", "--step", "--seed", "solo")
TWO = ("pirates", "--timers", "2", "--step", "--seed", "solo")


def last(*typed: str, arguments: tuple[str, ...] = SOLO) -> str:
    """The answer to the last line, without what is said at the end of the sitting, in one line."""
    return " ".join(answers(*arguments, typed=typed)[-1].partition("The game was not kept")[0].split())


# --- whole voyages ---


@pytest.mark.parametrize(
    ("arguments", "language"),
    [(("--timers", "2", "--chapter", "2"), "en"), (("--crew", "me,random", "--chapter", "5"), "fr")],
)
def test_a_newcomer_sails_a_whole_voyage_and_the_script_of_it_leads_to_the_same(
    arguments: tuple[str, ...], language: str
) -> None:
    told, typed = whole_game("pirates", *arguments, "--step", language=language, seed="whole")
    assert "--seed whole" in told
    assert not re.search(r"not understood|n’est pas compris|not a word|n’est pas un mot", told)
    assert play_output("pirates", *arguments, "--step", "--lang", language, "--seed", "whole", typed=typed) == told


def test_a_crew_of_computers_can_be_watched_in_no_time() -> None:
    told = play_output("pirates", "--crew", "random,random,random,random", "--step", "--seed", "watch")
    assert "Only computers play; you watch." in told
    assert re.search(r"^(Won!|Lost\.)", told, re.MULTILINE)
    assert ">" not in told


# --- time stands ---


def test_time_stands_until_every_timer_in_hand_is_used() -> None:
    told = answers(*TWO, typed=["start", "1 helm", "2 sails", "1 right"])
    assert "left." not in told[1]
    assert "Timer 2 is free: 2 balls, right1" in told[1]
    assert f"{time_left(30, timers=2)} left." in told[2]
    assert "Timer 1 is ready, Helm: 1 right, right 2, left, left 2, take 1." in told[2]
    assert "left." not in told[3]


def test_wait_lets_time_go_on_to_the_next_event() -> None:
    told = answers(*TWO, typed=["start", "1 helm", "wait", "wait", "wait"])
    assert f"{time_left(30, timers=2)} left." in told[2]
    assert "Timer 2 is free" in told[2]
    assert "Nothing runs, so the next thing is the end of the round." in " ".join(told[3].split())
    assert "Time is up." in told[4]


def test_performing_leaves_a_free_timer_that_is_waited_for() -> None:
    told = answers(*TWO, typed=["start", "1 helm; 2 sails", "1 right", "2 up", "clock"])
    assert f"Round 1 of 3: {time_left(30, timers=2)} left." in told[-1]


def test_what_follows_a_wait_on_its_line_comes_after_it() -> None:
    told = answers(*TWO, typed=["start", "1 helm; wait; 1 right; clock"])[-1]
    assert "(Timer 1) turn the ship" in told
    assert f"Round 1 of 3: {time_left(30, timers=2)} left." in told


def test_waiting_does_not_start_a_round() -> None:
    assert "Time stands until somebody goes on: start." in last("wait")


def test_computer_sailors_act_in_step_mode_too_a_moment_later() -> None:
    crew = ("pirates", "--crew", "me,able", "--step", "--seed", "x")
    told = answers(*crew, typed=["start", "1 helm; 3 sails"])[-1]
    soon = "|".join(time_left(gone, players=2) for gone in (1, 2, 3))
    assert re.search(rf"Green sets Timer \d: .*\n(.*\n)*({soon}) left\.", told)


# --- what can be typed ---


def test_the_verb_and_a_single_timer_may_be_left_out() -> None:
    crew = ("pirates", "--crew", "me,random,random,random", "--step", "--seed", "one")
    assert "You set Timer 1: Helm." in last("start", "helm", arguments=crew)
    assert "two sectors to the right: she heads south-east." in last("start", "1 helm", "right 2", arguments=crew)
    assert "You take Timer 1 back" in last("start", "helm", "take", arguments=crew)


def test_the_name_of_an_area_is_its_first_possible_space() -> None:
    assert "You set Timer 1: Sails 2." in last("start", "1 sails")
    assert "You set Timer 2: Right cannon 2." in last("start", "1 right; 2 right")


def test_what_is_unclear_is_asked() -> None:
    assert "That may mean several things: place 1 helm, place 2 helm" in last("start", "helm")


def test_board_shows_and_board_1_boards() -> None:
    assert "the Ellen heads north at speed 1" in last("start", "board")
    assert "the Ellen heads north at speed 1" in last("start", "ship")
    assert "[pirates.T4]" in last("start", "board 1")
    assert "[pirates.T4]" in last("start", "seize 1")


def test_a_refusal_names_its_rule_and_why_reads_it_out() -> None:
    told = last("start", "1 helm", "why 1 right")
    assert "The sand of Timer 1 still runs (Helm): wait until it is down. [pirates.T3]" in told
    assert "pirates.T3 Thirty seconds." in told
    assert "Nothing forbids it: place 2 lookout." in last("start", "why 2 lookout")
    assert "[table.T4]" in last("start", "undo")


def test_everything_can_be_looked_up() -> None:
    assert f"Round 1 of 3: {time_left(0)} left. Timer 1 (Red, you): free." in last("start", "clock")
    assert "Goal: Leave the prison harbour" in last("start", "goal")
    assert "So far: point at a Passage at its speed: 0 of 1." in last("start", "goal")
    assert "On the side, Fresh Paint:" in last("start", "goal")
    assert "Chapter 1, Broken Chains." in last("start", "briefing")
    assert "Not seen yet: " in last("start", "cards")
    assert "Rocks: Each time the bow comes to rest on them they do 1 damage." in last("start", "card rocks")
    assert "Nothing that is known is called xyzzy." in last("start", "card xyzzy")
    assert "Which card?" in last("start", "card")
    assert "Sails: set the speed one step higher" in last("start", "rule A1")
    assert "You start the clock." in last("start", "log")
    assert "place 1 helm" in last("start", "legal")
    assert "Timer 1 is free" in last("start", "hand")
    assert "sails 1 up" in last("start", "help") or "sails 2 up" in last("start", "help")


def test_the_ship_is_drawn_with_sand_and_corks_and_told_in_lines() -> None:
    drawn = answers(*TWO, typed=["start", "1 helm; 2 repairs", "2 sails1; 2 look; ship"])[-1]
    assert "│ N (bow)" in drawn
    assert "helm T1 ready" in drawn
    assert "lookout T2 30 s" in drawn
    assert "left1 cork" in drawn
    assert "Timer 1 (Red, you): Helm, ready." in drawn
    told = last("start", "board lines", arguments=TWO)
    assert "Before the bow, north (Cannonballs): " in told
    assert "left1 with a cork, left2 sound." in told


# --- tables ---


def test_options_have_words_of_their_own() -> None:
    told = play_output("pirates", "--chapter", "6", "--level", "captain", "--crew", "me,random", "--step")
    assert "Chapter 6, Black Water. Level: Captain." in told
    assert "Ship parts: Lantern." in told


def test_an_unnamed_crew_is_full() -> None:
    told = play_output("pirates", "--step")
    mates = ", ".join(f"{seat} (computer: Green hand)" for seat in ("Green", "Yellow", "Blue"))
    assert f"Red (you), {mates}" in " ".join(told.split())
    assert "one player: Red (you)." in play_output("pirates", "--timers", "3", "--step")


def test_a_bot_that_is_named_in_a_crew_is_the_one_that_suits_the_voyage() -> None:
    told = play_output("pirates", "--step", "--chapter", "1", "--crew", "me,bot,able,bot")
    assert "Green (computer: Green hand), Yellow (computer: Able sailor), Blue (computer: Green hand)" in " ".join(
        told.split()
    )


WRONG = [
    (("pirates", "--chapter", "99"), "chapter cannot be 99"),
    (("pirates", "--level", "admiral"), "level cannot be admiral"),
    (("pirates", "--timers", "2", "--crew", "me,bot"), "[pirates.S4]"),
    (("pirates", "--speed", "0.4"), "'--speed': 0.4 is not in the range"),
    (("pirates", "--speed", "11"), "'--speed': 11.0 is not in the range"),
    (("pirates", "--daily", "--seed", "x"), "--daily is the same game for everybody"),
    (("pirates", "--daily", "--chapter", "2"), "--daily is the same game for everybody"),
    (("pirates", "--free", "x", "--chapter", "2"), "--free sails no chapter"),
    (("pirates", "--open", "3"), "add --free WORD or --daily"),
    (("pirates", "--daily", "--open", "3"), "[pirates.R11]"),
    (("corto", "--daily", "--seats", "me,me"), "the daily deal is played against greedy-1"),
    (("corto", "--daily", "--option", "length=6"), "it takes no --option"),
    (("corto", "--daily", "--content", "."), "leave out --content"),
    (("corto", "--step"), "--speed and --step are for games in real time; corto is none"),
    (("corto", "--chapter", "1"), "there is no option 'chapter'"),
    (("corto", "--campaign", "x.campaign"), "--campaign is for A Tale of Pirates"),
]


@pytest.mark.parametrize(("arguments", "answer"), WRONG, ids=lambda part: " ".join(part) if part else "")
def test_a_wrong_option_is_one_error_line(
    arguments: tuple[str, ...], answer: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    assert answer in cli_error("play", *arguments, games=GAMES)


def test_the_voyage_of_the_day_is_the_same_for_everybody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(voyage_options, "today", lambda: "2031-05-17")
    first = play_output("pirates", "--daily", "--crew", "me,random", "--step", typed=["start", "ship"])
    assert "Free play by the word “2031-05-17”." in first
    assert play_output("pirates", "--daily", "--crew", "me,random", "--step", typed=["start", "ship"]) == first
    monkeypatch.setattr(voyage_options, "today", lambda: "2031-05-18")
    assert play_output("pirates", "--daily", "--crew", "me,random", "--step", typed=["start", "ship"]) != first


def test_table_T26_the_terminal_says_which_game_of_a_day_is_the_one_try(tmp_path: Path) -> None:
    first, again = [play_output("corto", "--daily", typed=["resign"]) for _ in range(2)]
    assert "This is your one try" in first
    assert "again, not counted" in again
    assert "sans compter" in play_output("corto", "--daily", "--lang", "fr")
    (tmp_path / "data" / "daily-deals").write_text("2026-11-16\n", encoding="ascii")
    assert "This is your one try" in play_output("corto", "--daily")
    assert "one try" not in play_output("corto")


def test_table_T26_who_leaves_the_deal_of_a_day_goes_on_with_the_same_try_and_who_resigns_has_left_it() -> None:
    assert "mark a2" in play_output("corto", "--daily", typed=["mark a2", "quit"])
    gone_on = play_output("corto", "--daily", typed=["log all", "resign", "quit"])
    assert "You go on with your one try" in gone_on
    assert "You put a marker on a2" in gone_on
    assert "You have resigned, so Green wins." in gone_on
    assert "again, not counted" in play_output("corto", "--daily")


def test_table_T26_a_try_that_is_saved_elsewhere_is_not_kept_twice(tmp_path: Path) -> None:
    copy = str(tmp_path / "copy.save")
    play_output("corto", "--daily", typed=["mark a2", f"save {copy}", "quit"])
    assert "only the first that you began counts" in play_output("--resume", copy)
    assert "again, not counted" in play_output("corto", "--daily")


def test_table_T26_a_try_of_another_edition_does_not_stand_in_the_way(tmp_path: Path) -> None:
    play_output("corto", "--daily", typed=["mark a2", "quit"])
    (kept,) = (tmp_path / "data").glob("daily-*.save")
    kept.rename(kept.with_stem(f"{kept.stem[: len('daily-2026-11-16')]}-another"))
    (tmp_path / "data" / "daily-deals").write_text(f"{voyage_options.today()}-another\n", encoding="ascii")
    assert "This is your one try" in play_output("corto", "--daily")


def test_to_resign_takes_the_whole_word() -> None:
    shown = play_output("corto", "--daily", typed=["re", "resig", "quit"])
    assert "You have resigned" not in shown
    assert "Did you mean resign?" in shown


def test_the_day_is_one_day_everywhere() -> None:
    assert re.fullmatch(r"\d{4}-\d\d-\d\d", voyage_options.today())


def test_R11_free_play_is_made_by_its_word() -> None:
    first = play_output("pirates", "--free", "salt", "--open", "3", "--step", "--seed", "x")
    assert "Free play by the word “salt”." in first
    assert play_output("pirates", "--free", "salt", "--open", "3", "--step", "--seed", "x") == first


# --- keeping ---


def test_a_voyage_is_kept_in_the_middle_of_a_round(tmp_path: Path) -> None:
    file = tmp_path / "v.save"
    play_output(*SOLO, "--save", str(file), typed=["start", "1 helm; 2 sails; wait", "1 right", "1 look"])
    setup, _ = read_save(file.read_bytes())
    assert setup.time_settings == TimeSettings(at=30_000, step=True)
    told = play_output("--resume", str(file), typed=["clock", "2 up"])
    assert f"Round 1 of 3: {time_left(30)} left." in told
    assert "Timer 1 (Red, you): Lookout, 30 s." in told
    assert "You (Timer 2) set more sail: speed 2." in told


def test_a_save_that_was_tampered_with_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "v.save"
    play_output(*SOLO, "--save", str(file), typed=["start"])
    data = file.read_bytes()
    file.write_bytes(data.replace(b'"speed":100', b'"speed":5', 1))
    assert "speed is a whole number from 50 to 1000" in cli_error("play", "--resume", str(file), code=1, games=GAMES)
    file.write_bytes(re.sub(rb',"pace":\{[^}]*\}', b"", data, count=1))
    assert "how far the clock" in cli_error("play", "--resume", str(file), code=1, games=GAMES)


def test_what_is_settled_cannot_be_chosen_again(tmp_path: Path) -> None:
    file = tmp_path / "v.save"
    play_output(*SOLO, "--save", str(file), typed=["start"])
    told = cli_error("play", "--resume", str(file), "--chapter", "2", "--free", "x", games=GAMES)
    assert "so --chapter and --free cannot be chosen again" in told


def test_a_finished_voyage_leaves_a_record_that_can_be_proven(tmp_path: Path) -> None:
    file = tmp_path / "v.jsonl"
    told = play_output(*TWO, "--save", str(file), typed=["start", "wait", "wait"])
    assert "The record of this game is in" in told
    assert "verified" in pirates_output("replay", "verify", str(file))
    assert "Lost. No points this time." in pirates_output("replay", "show", str(file))


def pirates_output(*arguments: str) -> str:
    done = run_cli(*arguments, games=GAMES)
    assert (done.code, done.err) == (0, ""), done
    return done.out


# --- the campaign ---


def test_R1_a_closed_chapter_is_refused_and_a_won_one_opens_the_next(tmp_path: Path) -> None:
    file = tmp_path / "my.campaign"
    told = cli_error("play", "pirates", "--chapter", "2", "--campaign", str(file), games=GAMES)
    assert "chapter 2 is still closed. Win the one before it first. [pirates.R1]" in told
    assert not file.exists()


def test_a_voyage_is_noted_in_its_campaign(tmp_path: Path) -> None:
    file = tmp_path / "my.campaign"
    assert "Noted in" in play_output(*TWO, "--campaign", str(file), typed=["start", "wait", "wait"])
    assert "1. Broken Chains: open, tried once." in cli_output("campaign", str(file))
    assert "2. La meute à nos trousses\u00a0: fermé" in cli_output("campaign", str(file), "--lang", "fr")
    assert [place.name for place in tmp_path.iterdir()] == ["my.campaign"]


def test_a_won_voyage_opens_the_next_chapter(tmp_path: Path) -> None:
    file, rules = tmp_path / "my.campaign", GAMES["pirates"].rules()
    logbook = CampaignFile(GAMES["pirates"], rules, file, "en")
    match = start(rules, 4, {}, named_seed("x"))
    assert isinstance(match, Match)
    match.state.log.result = 1
    told = logbook.note(match)
    assert told == [f"The best so far: noted in {file}.", "Chapter 2 is open: Hounds Astern."]
    assert isinstance(rules, PiratesRules)
    assert read_campaign(file, len(rules.chapters)).bests[0].won == 1
    assert logbook.note(match) == [f"Noted in {file}."]
    assert "1. Broken Chains: " in cli_output("campaign", str(file))
    assert logbook.known() == 2


def test_a_voyage_that_goes_on_is_still_sailed_for_its_campaign(tmp_path: Path) -> None:
    campaign, file = tmp_path / "my.campaign", tmp_path / "v.save"
    told = play_output(*TWO, "--campaign", str(campaign), "--save", str(file), typed=["start"])
    assert f"--campaign {campaign}" in " ".join(told.split())
    assert "Noted in" in play_output("--resume", str(file), "--campaign", str(campaign), typed=["wait", "wait"])


def test_free_play_in_a_campaign_mixes_what_is_open_and_is_not_noted(tmp_path: Path) -> None:
    file = tmp_path / "my.campaign"
    told = play_output("pirates", "--free", "x", "--campaign", str(file), "--timers", "2", "--step", typed=["start"])
    assert "Free play" in told
    assert not file.exists()


def test_a_file_that_is_no_campaign_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "odd"
    file.write_text("hello")
    assert "is no campaign to go on with: not JSON" in cli_error("campaign", str(file))
    assert play("pirates", "--campaign", str(file)).code == 2
