"""A lesson at a table of the server: dealt, guided, refused in words, restored, and played to its end."""

from typing import Any

from saltsea.games.corto.lesson.script import OPENING, PUPIL, SCRIPT
from saltsea.games.pirates.lesson.lesson import Lesson, next_step
from saltsea.games.pirates.lesson.steps import action_of
from saltsea.server.tables.table import Table
from saltsea.server.tables.table_settings import Onward, Settings
from server.kit import GAMES, KEY, FakeServer, Guest, Plain, with_server
from small_games.catalog import SMALL_GAMES

OWN = [step for step in SCRIPT[len(OPENING) :] if step.pages]
LONG = 10_000
"""Longer than the opponent's turn."""


async def begun(fake: FakeServer, language: str = "en") -> Guest:
    """The pupil at a lesson that has begun."""
    host = await fake.open("corto", name=language, lesson=True, players=4)
    await host.done("AddBot", seat=1, bot="random")
    await host.done("Begin")
    return await host.again().come(form="view", language=language)


async def advice(pupil: Guest) -> Plain:
    await pupil.done("Advise", seat=PUPIL)
    found: Plain = pupil.last("Advised")["advice"]
    return found


async def act(fake: FakeServer, pupil: Guest, action: Any) -> None:
    await pupil.done("Act", seat=PUPIL, action=action)
    await fake.clock.advance(LONG)


def test_a_lesson_is_played_through_at_a_table_and_survives_a_restart() -> None:
    async def test(fake: FakeServer) -> None:
        pupil = await begun(fake)
        for number, step in enumerate(OWN, 1):
            said = await advice(pupil)
            assert (said["step"], said["steps"]) == (number, len(OWN))
            assert [hint["say"]["text"] for hint in said["hints"]] == [page.text for page in step.pages]
            await act(fake, pupil, step.action)
            if number in (6, 15):
                await fake.restart()
                pupil = await pupil.again().come(form="view")
        ended = pupil.last("Step")["update"]["outcome"]
        assert ended["scores"] == [13, 8]
        assert [hint["say"]["text"] for hint in (await advice(pupil))["hints"]] == ["lesson-corto-counted"]

    with_server(test)


def test_table_T32_what_is_not_the_next_step_is_refused_in_words_and_changes_nothing() -> None:
    async def test(fake: FakeServer) -> None:
        for language, word in (("en", "play"), ("fr", "jouez")):
            pupil = await begun(fake, language)
            line = pupil.last("Snapshot")["line"]
            for kind in ("Act", "Why"):
                answer = await pupil.ask(kind, seat=PUPIL, action={"kind": "Play", "card": "D6"})
                assert (answer["kind"], answer["rule"]) == ("Refused", "table.T32")
                assert (answer["text"], answer["facts"]) == ("refusal-corto-lesson-Play", {"card": "D3"})
                assert word in pupil.words(answer, language)
            touched = await pupil.ask("Why", seat=PUPIL, touch={"card": "D6"})
            assert touched["text"] == "refusal-corto-lesson-Play"
            against_a_rule = await pupil.ask("Act", seat=PUPIL, action={"kind": "Place", "square": "a3"})
            assert against_a_rule["rule"].startswith("corto.")
            await pupil.done("Preview", seat=PUPIL, action={"kind": "Play", "card": "D6"})
            await pupil.again().come(form="view")
            assert pupil.table is not None
            assert pupil.table.play is not None
            assert len(pupil.table.play.match.lines) == line + 1

    with_server(test)


def test_the_opponent_of_a_lesson_plays_its_part_at_the_pace_of_a_bot() -> None:
    async def test(fake: FakeServer) -> None:
        pupil = await begun(fake)
        for step in OWN[:4]:
            await pupil.done("Act", seat=PUPIL, action=step.action)
        assert [hint["say"]["text"] for hint in (await advice(pupil))["hints"]] == ["lesson-corto-watch"]
        await fake.clock.advance(1000)
        assert pupil.last("Step")["update"]["by"] == 1
        assert (await advice(pupil))["hints"][0]["say"]["text"] == "lesson-corto-watch"
        await fake.clock.advance(LONG)
        assert (await advice(pupil))["hints"][0]["say"]["text"] == "lesson-corto-was-hit"

    with_server(test)


def test_table_T32_a_lesson_brings_its_own_players_and_options() -> None:
    async def test(fake: FakeServer) -> None:
        host = await fake.open("corto", lesson=True, players=4, options={"length": 9})
        settings = host.last("Welcome")["table"]["settings"]
        assert (settings["players"], settings["options"]["length"]) == (2, 6)

    with_server(test)


def test_table_T32_no_lesson_where_a_game_has_none_and_none_of_the_day() -> None:
    async def test(fake: FakeServer) -> None:
        for game, settings, text in (
            ("shells", Settings(players=2, lesson=True), "refusal-table-no-lesson"),
            ("corto", Settings(players=2, lesson=True, daily=True, watching="none"), "refusal-table-lesson-dealt"),
            ("pirates", Settings(players=2, lesson=True, daily=True, watching="none"), "refusal-table-lesson-dealt"),
        ):
            refusal: Any = await fake.registry.open(game, settings, "Ann", KEY.format("Ann"))
            assert (refusal.rule, refusal.text) == ("table.T32", text)

    with_server(test, games={**GAMES, "shells": SMALL_GAMES["shells"]})


def test_a_table_without_a_lesson_advises_as_a_coach() -> None:
    async def test(fake: FakeServer) -> None:
        ann, _ = await fake.pair()
        await ann.done("Advise", seat=0)
        assert "step" not in ann.last("Advised")["advice"]
        assert await ann.refused("Advise", seat=1) == "table.T19"

    with_server(test)


# --- in real time ---


async def aboard(fake: FakeServer) -> Guest:
    """The pupil in the bay of the pirates, with three shipmates."""
    host = await fake.open("pirates", lesson=True, players=2)
    for seat in (1, 2, 3):
        await host.done("AddBot", seat=seat, bot=next(iter(fake.registry.services["pirates"].game.bots)))
    await host.done("Begin")
    return await host.again().come(form="view", language="en")


def guide_of(pupil: Guest) -> Lesson:
    assert pupil.table is not None
    assert pupil.table.play is not None
    assert isinstance(pupil.table.play.guide, Lesson)
    return pupil.table.play.guide


async def wait_for_the_pupil(fake: FakeServer, pupil: Guest) -> None:
    """Time passes, shipmates act and events are read, until the lesson asks the pupil for something."""
    for _ in range(100):
        play = pupil.table.play if pupil.table is not None else None
        assert play is not None
        if play.match.is_over() or guide_of(pupil).holds(play.match):
            return
        if play.match.state.clock.stands:
            assert (await advice(pupil))["hints"][0]["say"]["text"] == "lesson-pirates-event"
            await pupil.done("Act", seat=PUPIL, action={"kind": "Continue"})
        await fake.clock.advance(1000)
    raise AssertionError("the lesson asks for nothing")


def test_a_pupil_of_the_pirates_is_never_too_late_and_wins_after_two_restarts() -> None:
    async def test(fake: FakeServer) -> None:
        pupil, done = await aboard(fake), 0
        while True:
            await wait_for_the_pupil(fake, pupil)
            assert pupil.table is not None
            assert pupil.table.play is not None
            match = pupil.table.play.match
            step = next_step(match)
            if step is None:
                break
            before, at = len(match.lines), pupil.table.play.now(fake.clock.now())
            await fake.clock.advance(LONG * 100)
            assert (len(match.lines), pupil.table.play.now(fake.clock.now())) == (before, at)
            said = await advice(pupil)
            assert said["step"] == done + 1
            assert said["hints"][-1]["path"]
            await pupil.done("Act", seat=PUPIL, action=action_of(step.actions[0], PUPIL))
            done += 1
            if done in (7, 20):
                await fake.restart()
                pupil = await pupil.again().come(form="view")
        assert pupil.last("Step")["update"]["outcome"]["winners"] == [0, 1, 2, 3]
        assert (await advice(pupil))["hints"][0]["say"]["text"] == "lesson-pirates-won"
        assert pupil.table is not None
        finished = Onward(pupil.table.info.playing_id(), 30)
        fork = await fake.registry.open("pirates", Settings(players=4), "Ann", KEY.format("Ann"), onward=finished)
        assert isinstance(fork, Table)
        assert fork.info.own
        assert fork.publisher.public_table().own is None, "its sea is ours: no player wrote it"

    with_server(test)


def test_table_T32_the_pirates_answer_a_wrong_tap_and_bring_their_own_crew_and_pace() -> None:
    async def test(fake: FakeServer) -> None:
        pupil = await aboard(fake)
        settings = pupil.last("Welcome")["table"]["settings"]
        assert (settings["players"], settings["options"]["chapter"], settings["speed"]) == (4, "lesson", 300)
        assert pupil.last("Welcome")["table"]["practice"] == ""
        await pupil.done("Act", seat=PUPIL, action={"kind": "Start"})
        assert pupil.last("Time")["why"] == "lesson"
        answer = await pupil.ask("Act", seat=PUPIL, action={"kind": "Place", "timer": 0, "space": "helm"})
        assert (answer["rule"], answer["text"]) == ("table.T32", "refusal-pirates-lesson-Place")
        assert answer["facts"] == {"space": "lookout"}
        against_a_rule = await pupil.ask("Act", seat=PUPIL, action={"kind": "Place", "timer": 0, "space": "sails-1"})
        assert against_a_rule["rule"] == "pirates.T2"
        await pupil.done("Act", seat=PUPIL, action={"kind": "Place", "timer": 0, "space": "lookout"})
        assert pupil.last("Time")["why"] == ""
        answer = await pupil.ask("Act", seat=PUPIL, action={"kind": "Place", "timer": 0, "space": "helm"})
        assert answer["rule"].startswith("pirates.")

    with_server(test)


def test_what_is_new_in_a_chapter_is_practised_alone_and_only_when_the_chapter_is_open() -> None:
    async def test(fake: FakeServer) -> None:
        later = Settings(players=1, lesson=True, options={"chapter": "5"})
        closed: Any = await fake.registry.open("pirates", later, "Ann", KEY.format("Ann"))
        assert (closed.text, closed.details) == ("refusal-pirates-closed", {"chapter": 5}), closed
        unknown: Any = await fake.registry.open(
            "pirates", Settings(players=1, lesson=True, options={"chapter": "99"}), "Ann", KEY.format("Ann")
        )
        assert unknown.text == "refusal-table-no-lesson", unknown
        host = await fake.open("pirates", lesson=True, players=1, options={"chapter": "1"})
        await host.done("Begin")
        pupil = await host.again().come(form="view")
        assert pupil.last("Welcome")["table"]["settings"]["options"]["chapter"] == "practice-1"
        assert pupil.last("Welcome")["table"]["practice"] == "1"
        assert pupil.last("Snapshot")["view"]["public"]["voyage"]["unnumbered"] is True
        said = await advice(pupil)
        assert (said["step"], said["hints"][0]["say"]["text"]) == (1, "practice-pirates-fog")
        await fake.clock.advance(3_600_000)
        assert (await advice(pupil))["step"] == 1, "clock and sand wait"
        others = [{"kind": "Place", "timer": timer, "space": "helm"} for timer in range(4)]
        answers = [await pupil.ask("Act", seat=PUPIL, action=other) for other in others]
        assert ("table.T32", "refusal-pirates-lesson-Look") in [(one["rule"], one["text"]) for one in answers]

    with_server(test)
