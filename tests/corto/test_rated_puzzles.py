"""The rated puzzles: each can be played, has one best idea, and a rating that follows from who found it."""

import json
from functools import cache
from pathlib import Path

import pytest
from make_puzzles import Source, game_of_record, numbered, proved_again, puzzles_of, report
from msgspec.structs import replace

from cli.play_kit import typed_output
from cli.terminal import run_cli
from contract.scale import PROOF, scaled
from saltsea.catalog import CATALOG
from saltsea.games.corto.daily.deal import PERSON
from saltsea.games.corto.daily.diary import Diary, RatedNote, read_diary
from saltsea.games.corto.definition import CONTENT, rules_from
from saltsea.games.corto.engine.state import CortoState
from saltsea.games.corto.puzzles import rated
from saltsea.games.corto.puzzles.finding import lead_of_turn
from saltsea.games.corto.puzzles.proving import (
    LEAST_CARDS,
    LEAST_GAIN,
    LEAST_GAP,
    LEAST_LATER,
    QUICK,
    THOROUGH,
    Idea,
    IdeaJudge,
    Margin,
    WorldCounts,
    idea_of,
    is_candidate,
    plays,
)
from saltsea.games.corto.puzzles.rated import RatedPuzzle, lead_after, position, puzzles_in, rated_puzzles, written
from saltsea.games.corto.puzzles.rating import FIRST, LEVELS, difficulty, player_rating, puzzle_rating
from saltsea.games.corto.review.gold_lead import gold_lead
from saltsea.games.corto.server.rated_puzzles import again
from saltsea.kernel.daily import edition
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match, start
from saltsea.kernel.nouns import Refusal
from saltsea.kernel.record_file import write

RULES = rules_from(CONTENT)
PUZZLES = [*rated_puzzles(RULES).values()]
JUDGED = sorted(PUZZLES, key=lambda puzzle: -len(puzzle.moves))[: scaled(2, len(PUZZLES))]
"""Those whose ends are all looked at again, and which are played out again: near the end of a game that is quick."""


@cache
def match_of(number: int) -> Match:
    return position(RULES, rated_puzzles(RULES)[number])


# --- the file ---


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: str(puzzle.number))
def test_a_puzzle_begins_a_turn_of_the_first_seat_and_its_line_leads_to_its_best(puzzle: RatedPuzzle) -> None:
    match = position(RULES, puzzle)
    first = match.state.copy()
    assert is_candidate(first)
    assert gold_lead(first, PERSON) == puzzle.before
    for number in puzzle.solution:
        assert not isinstance(match.submit(PERSON, RULES.vocabulary.actions[number], 0), Refusal)
        assert match.lines[-1].answers == []
    assert lead_after(RULES, match.state, first) == puzzle.best
    assert match.state.plays == puzzle.cards >= LEAST_CARDS
    assert puzzle.best - puzzle.before >= LEAST_GAIN
    assert puzzle.best - puzzle.second >= LEAST_GAP
    assert puzzle.later >= LEAST_LATER


def test_puzzles_have_numbers_of_their_own_and_ratings_that_follow_from_their_finds() -> None:
    assert len(PUZZLES) >= 50
    assert [one.number for one in PUZZLES] == sorted({one.number for one in PUZZLES})
    assert all(one.rating == puzzle_rating(one.finds) and [*one.finds] == [*LEVELS] for one in PUZZLES)
    assert {one.difficulty() for one in PUZZLES} == {"easy", "middling", "hard"}
    assert {one.players for one in PUZZLES} == {2, 3, 4}
    assert len({(one.seed, len(one.moves)) for one in PUZZLES}) == len(PUZZLES)


def test_better_levels_find_more_of_them() -> None:
    shares = [sum(one.finds[level][0] / one.finds[level][1] for one in PUZZLES) for level in ("novice", "regular")]
    best = max(sum(one.finds[level][0] / one.finds[level][1] for one in PUZZLES) for level in ("expert", "master"))
    assert shares[0] < shares[1] < best


def test_a_box_with_other_cards_has_no_rated_puzzles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(written(PUZZLES[:1], "0-other"), encoding="utf-8")
    monkeypatch.setattr(rated, "FILE", file)
    assert rated_puzzles(RULES) == {}
    assert puzzles_in(file)[1] == PUZZLES[:1]


# --- one best idea ---


@pytest.mark.parametrize("puzzle", JUDGED, ids=lambda puzzle: str(puzzle.number))
def test_every_end_was_looked_at_and_playouts_with_other_dice_agree(puzzle: RatedPuzzle) -> None:
    state = match_of(puzzle.number).state
    idea = idea_of(RULES, state)
    assert idea is not None
    assert (idea.best.lead, idea.others[0].lead, idea.best.cards) == (puzzle.best, puzzle.second, puzzle.cards)
    margin = IdeaJudge(RULES).margin(state, idea, f"proof {puzzle.number}", THOROUGH if PROOF else QUICK)
    assert margin is not None
    assert margin.gold > 2 * margin.error >= 0


def test_a_margin_is_clear_if_it_is_large_sure_and_costs_no_chances() -> None:
    assert Margin(2.0, 0.5, 0.0).is_clear()
    assert not Margin(0.9, 0.0, 0.1).is_clear()
    assert not Margin(2.0, 1.0, 0.1).is_clear()
    assert not Margin(2.0, 0.5, -0.02).is_clear()


def test_hidden_cards_make_no_difference_to_what_is_best() -> None:
    state = match_of(PUZZLES[0].number).state
    other = RULES.belief(RULES.observe(state, PERSON)).deal(dice_for("another world"))
    assert isinstance(other, CortoState)
    mine, theirs = idea_of(RULES, state), idea_of(RULES, other)
    assert mine is not None
    assert theirs is not None
    assert (mine.best.actions, mine.best.lead) == (theirs.best.actions, theirs.best.lead)
    assert plays(mine.best.actions)


# --- ratings ---


def test_the_more_often_a_puzzle_is_found_the_lower_is_its_rating() -> None:
    ratings = [puzzle_rating({"novice": (0, 8), "regular": (times, 8), "master": (4, 4)}) for times in range(9)]
    assert ratings == sorted(ratings, reverse=True)
    assert len({*ratings}) == 9
    assert puzzle_rating(dict.fromkeys(LEVELS, (8, 8))) < LEVELS["novice"]
    assert puzzle_rating(dict.fromkeys(LEVELS, (0, 8))) > LEVELS["master"]
    assert [difficulty(rating) for rating in (999, 1000, 1399, 1400)] == ["easy", "middling", "middling", "hard"]


def note(at: int, *, right: bool, rating: int = FIRST) -> RatedNote:
    return RatedNote(0, 5, at=at, rating=rating, right=right)


def test_a_players_rating_rises_with_right_answers_and_more_so_with_hard_ones() -> None:
    assert player_rating([]) == (FIRST, 0, 0)
    one = player_rating([note(1, right=True)])
    assert one == (FIRST + 32, 1, 1)
    assert player_rating([note(1, right=True, rating=1400)]).rating > one.rating
    assert player_rating([note(1, right=False)]) == (FIRST - 32, 1, 0)
    many = [note(at, right=at % 2 == 0) for at in range(100)]
    assert abs(player_rating(many).rating - FIRST) < 60
    assert player_rating(many) == player_rating(reversed(many))


def test_of_two_diaries_the_first_try_at_a_puzzle_counts() -> None:
    mine = Diary().with_rated(7, note(20, right=True)).with_rated(8, note(30, right=True))
    guest = Diary().with_rated(7, note(10, right=False))
    both = mine.merged(guest)
    assert {number: one.right for number, one in both.rated.items()} == {"7": False, "8": True}
    assert guest.merged(mine).rated == both.rated
    assert read_diary(b'{"deals":{},"puzzles":{}}').rated == {}


def test_of_two_diaries_a_puzzle_keeps_what_was_found_later() -> None:
    solved = RatedNote(5, 5, checks=2, at=20, rating=FIRST, right=True)
    looked = RatedNote(0, 5, checks=1, peeked=True, at=10, rating=FIRST, right=False)
    both = Diary().with_rated(7, solved).merged(Diary().with_rated(7, looked)).rated["7"]
    assert (both.at, both.right, both.gold, both.checks) == (10, False, 5, 2)
    assert both.is_solved()


def test_when_all_are_tried_those_come_again_that_were_checked_least() -> None:
    tries = [(0, 7), (5, 1), (5, 2)]
    unsolved, once, twice = (RatedNote(gold, 5, checks, at=9, rating=FIRST, right=True) for gold, checks in tries)
    assert sorted([twice, once, unsolved], key=again) == [unsolved, once, twice]


# --- making them ---


def finished() -> Match:
    match = start(RULES, 2, {"open_scores": "on"}, bytes(32))
    assert isinstance(match, Match)
    dice = dice_for("finished")
    while not match.is_over():
        match.submit(int(match.state.turn), dice.pick(RULES.legal(match.state, int(match.state.turn))), 0)
    return match


def test_a_record_of_a_finished_game_is_looked_through(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished()
    file = tmp_path / "game.jsonl"
    file.write_bytes(write(RULES, match.record()))
    game = game_of_record(file)
    assert (game.players, game.seed, game.name) == (2, match.seed, match.header.seal)
    assert game.moves == [line.action.number for line in match.lines[1:]]
    looked: list[int] = []
    monkeypatch.setattr("make_puzzles.idea_of", lambda _, state: looked.append(int(state.turns)))
    assert puzzles_of(game) == []
    assert looked


def test_a_turn_becomes_a_puzzle_only_if_playouts_agree(monkeypatch: pytest.MonkeyPatch) -> None:
    puzzle = PUZZLES[0]
    game = Source(puzzle.source, puzzle.players, puzzle.options, puzzle.seed, [*puzzle.moves, *puzzle.solution[:1]])
    margins: list[Margin | None] = [Margin(3.0, 0.1, 0.1)]

    def told(_: IdeaJudge, state: object, idea: Idea, stream: str, looks: WorldCounts) -> Margin | None:
        return margins[0]

    monkeypatch.setattr(IdeaJudge, "margin", told)
    monkeypatch.setattr("make_puzzles.finds_of", lambda *_: puzzle.finds)
    (made,) = [one for one in puzzles_of(game) if len(one.moves) == len(puzzle.moves)]
    assert replace(made, number=puzzle.number, later=puzzle.later, chance=puzzle.chance) == puzzle
    margins[0] = None
    assert puzzles_of(game) == []


def test_a_puzzle_that_is_not_clear_in_many_worlds_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    margins = [Margin(3.04, 0.1, 0.1), Margin(1.3, 0.6, 0.1)]
    monkeypatch.setattr(IdeaJudge, "margin", lambda *_: margins.pop(0))
    assert proved_again(PUZZLES[0]) == replace(PUZZLES[0], later=3.0, chance=0.1)
    assert proved_again(PUZZLES[0]) is None


def test_new_puzzles_get_the_next_numbers_and_none_comes_in_twice() -> None:
    known, fresh = PUZZLES[:2], [replace(one, number=0) for one in PUZZLES[1:4]]
    assert [one.source for one in numbered(known, fresh)] == [one.source for one in PUZZLES[:4]]
    assert [one.number for one in numbered(known, fresh)][2:] == [known[1].number + 1, known[1].number + 2]


def test_the_report_says_how_often_each_level_finds_them() -> None:
    told = [*report([replace(PUZZLES[0], finds=dict.fromkeys(LEVELS, (2, 8)), rating=1200)])]
    assert told[0] == "1 puzzles: 1 middling"
    assert "| regular | 1200 | 2 of 8, 25% | 50% |" in told


def test_a_level_is_judged_by_what_it_has_played_when_it_draws() -> None:
    class Drawing:
        def choose(self, observation: object, dice: object) -> None:
            return None

    puzzle = PUZZLES[0]
    assert lead_of_turn(RULES, match_of(puzzle.number).state, Drawing(), dice_for("any")) == puzzle.before


# --- the terminal ---


def test_saltsea_puzzle_rated_prints_position_best_and_solution() -> None:
    puzzle = PUZZLES[0]
    page = json.loads(run_cli("puzzle", "--rated", "--number", str(puzzle.number), "--json", games=CATALOG).out)
    assert (page["number"], page["rating"], page["lead"], page["best"]) == (
        puzzle.number, puzzle.rating, puzzle.before, puzzle.best
    )  # fmt: skip
    assert page["edition"] == edition(RULES)
    assert page["solution"][0]["kind"] == "Play"


def test_saltsea_puzzle_rated_says_what_a_turn_gains() -> None:
    puzzle = PUZZLES[0]
    words = ["puzzle", "--rated", "--number", str(puzzle.number), "--plain"]
    told = " ".join(typed_output(*words, typed=["play E3 d8", "skip", "end", "quit"]).split())
    assert f"Puzzle {puzzle.number}, {puzzle.difficulty()}, rated {puzzle.rating}." in told
    assert f"The best turn gains {puzzle.best - puzzle.before}: try again." in told


@pytest.mark.parametrize(
    "words",
    [["--level", "hard"], ["--rated", "--date", "2026-11-17"], ["--rated", "--number", "9999999"]],
)
def test_saltsea_puzzle_refuses_what_is_no_rated_puzzle(words: list[str]) -> None:
    done = run_cli("puzzle", *words, "--json", games=CATALOG)
    assert done.code == 2
    assert "rated" in done.err or "no such puzzle" in done.err


def test_saltsea_puzzle_finds_one_of_a_level() -> None:
    english = run_cli("puzzle", "--rated", "--level", "easy", "--json", games=CATALOG).out
    assert json.loads(english)["difficulty"] == "easy"
    assert run_cli("puzzle", "--rated", "--number", "1", "--solution", "--lang", "fr", games=CATALOG).out
