"""Corto's deal of the day (T26): the same on two servers and in the terminal, against the bot that it states."""

import json

import msgspec

from cli.terminal import run_cli
from saltsea.cli.common.options import renderer_for
from saltsea.cli.text_play.daily import start_daily
from saltsea.cli.text_play.session_setup import ME, turn_based_table
from saltsea.cli.text_play.voyage_options import VoyageOptions
from saltsea.games.corto.daily.deal import OPPONENT, PERSON, RIVAL, daily_match
from saltsea.games.corto.daily.diary import read_diary
from saltsea.kernel.chance import seal
from saltsea.kernel.daily import bot_dice_name, daily_seed
from saltsea.kernel.dice import dice_for
from saltsea.kernel.match import Match
from saltsea.kernel.nouns import Action, Refusal
from saltsea.kernel.record_file import plain_line
from saltsea.kernel.seat import holds
from saltsea.server.tables.connection import hashed
from saltsea.server.tables.ports.progress_owner import ProgressOwner
from saltsea.server.tables.table_settings import Settings
from saltsea.store.rows import LogbookRow
from saltsea.text_table.save_file import GameSetup
from server.account_kit import AccountServer, with_account_server
from server.kit import GAMES, KEY, FakeServer, Guest, Plain, with_server

TODAY = "2027-01-15"
BOOK = "log-book-of-ann-----------"
GUEST = ProgressOwner(logbook=hashed(BOOK))
DAILY: Plain = {"players": 2, "daily": True, "watching": "none"}
RULES = GAMES["corto"].rules()
LINES = 60
"""So many lines are compared: a set-up and several turns of both."""


def persons_choice(match: Match) -> Action:
    """What the same person does in the same position, wherever they sit."""
    return dice_for(f"person/{len(match.lines)}").pick(RULES.legal(match.state, PERSON))


def is_persons_turn(match: Match) -> bool:
    return holds(RULES.waiting_on(match.state), PERSON)


def story(match: Match) -> list[Plain]:
    """Everything that happened, but for the time of day and the tokens of messages."""
    lines = [plain_line(RULES, line) for line in match.lines]
    return [{name: part for name, part in line.items() if name not in ("at", "token")} for line in lines[:LINES]]


async def daily_table(fake: FakeServer, name: str = "Ann") -> Guest:
    host = await fake.open("corto", name, owner=GUEST, **DAILY)
    await host.done("AddBot", seat=RIVAL, bot=OPPONENT)
    return host


def match_at(host: Guest) -> Match:
    assert host.table is not None
    assert host.table.play is not None
    return host.table.play.match


async def played_at_server(fake: FakeServer, moment: int) -> Match:
    """The day's deal, played by a person who takes this long for every action."""
    host = await daily_table(fake)
    await host.done("Begin")
    match = match_at(host)
    while len(match.lines) < LINES and not match.is_over():
        if is_persons_turn(match):
            action = RULES.vocabulary.plain(persons_choice(match))
            await host.done("Act", seat=PERSON, action=action)
        await fake.clock.advance(moment)
    return match


def played_in_terminal() -> Match:
    entry = GAMES["corto"]
    match = start_daily(entry, RULES, 2, (), VoyageOptions(daily=True, date=TODAY), None, "en")
    setup = GameSetup(game="corto", seats=(ME, OPPONENT), theme="stories", seed=match.seed)
    table = turn_based_table(entry, match, setup, renderer_for(entry, RULES, "en"))
    while len(match.lines) < LINES and not match.is_over():
        if is_persons_turn(match):
            assert not isinstance(match.submit(PERSON, persons_choice(match), match.now()), Refusal)
        else:
            table.bot_acts(RIVAL)
    return match


def test_table_T26_the_same_actions_make_the_same_game_on_two_servers_and_in_the_terminal() -> None:
    matches = [
        with_server(lambda fake: played_at_server(fake, 1000), seed="one server"),
        with_server(lambda fake: played_at_server(fake, 2717), seed="another server"),
        played_in_terminal(),
    ]
    one, other, terminal = (story(match) for match in matches)
    assert len(one) == LINES
    assert one == other == terminal
    assert {match.header.shared for match in matches} == {TODAY}
    assert {match.header.seal for match in matches} == {seal(daily_seed(RULES, TODAY))}


def test_the_daily_bot_is_the_one_of_its_version() -> None:
    """If this fails, the bot plays a day differently: raise OPPONENT_VERSION, and write what it does now."""
    match, bot = daily_match(RULES, "2026-11-16"), GAMES["corto"].make_bot(OPPONENT, RULES)
    while len(match.lines) < 40:
        if is_persons_turn(match):
            action: Action | None = persons_choice(match)
        else:
            dice = dice_for(bot_dice_name(match.seed, RIVAL, len(match.lines)))
            action = bot.choose(RULES.observe(match.state, RIVAL), dice)
        assert action is not None
        seat = PERSON if is_persons_turn(match) else RIVAL
        assert not isinstance(match.submit(seat, action, 0), Refusal)
    assert match.lines[-1].hash == "5235dc75241a91df442e535e8dd21c51"


def test_saltsea_daily_prints_what_every_server_deals() -> None:
    done = run_cli("daily", "corto", "--date", TODAY, "--json", games=GAMES)
    header = json.loads(done.out)

    async def test(fake: FakeServer) -> Match:
        host = await daily_table(fake)
        await host.done("Begin")
        return match_at(host)

    match = with_server(test)
    assert (header["seed"], header["seal"]) == (match.seed, match.header.seal)
    assert (header["options"], header["players"]) == (match.header.options, match.header.players)
    assert header["state"] == match.lines[-1].hash
    assert header["opponent"] == {"seat": 1, "bot": "greedy-1", "version": 1, "positions": 4000}
    assert sorted(header["starting"]) == ["a2", "b2", "c2"]


def test_saltsea_daily_refuses_what_is_no_day_and_a_game_without_one() -> None:
    for day in ("tomorrow", "20261116", "2026-02-30"):
        assert "a day is written like 2026-11-16" in run_cli("daily", "corto", "--date", day, games=GAMES).err
    assert "there is no game 'shells'" in run_cli("daily", "shells", "--json").err
    assert "shells has no game of the day" in run_cli("play", "shells", "--daily").err


def test_table_T26_the_daily_deal_has_its_own_table() -> None:
    async def test(fake: FakeServer) -> None:
        host = await fake.open("corto", owner=GUEST, **DAILY)
        settings = host.last("Welcome")["table"]["settings"]
        assert (settings["players"], settings["options"]) == (2, {"open_scores": "on"})
        assert await host.refused("Arrange", settings={**DAILY, "options": {"length": 6}}) == "table.T26"
        assert await host.refused("Arrange", settings={**DAILY, "watching": "public"}) == "table.T26"
        await host.done("AddBot", seat=RIVAL, bot="random")
        answer = await host.ask("Begin")
        assert (answer["rule"], answer["text"]) == ("table.T26", "refusal-table-daily-opponent")
        assert "Old gold hunter" in host.words(answer)

    with_server(test)


def test_table_T26_two_people_do_not_share_a_daily_deal() -> None:
    async def test(fake: FakeServer) -> None:
        host = await fake.open("corto", owner=GUEST, **DAILY)
        await fake.guest(host)
        assert (await host.ask("Begin"))["text"] == "refusal-table-daily-opponent"

    with_server(test)


def test_table_T26_others_see_the_record_of_a_daily_deal_when_its_day_is_over() -> None:
    async def test(fake: FakeServer) -> None:
        host = await daily_table(fake)
        await host.done("Begin")
        row = await fake.store.game(f"{host.code}-0")
        assert row is not None
        extension = fake.registry.services["corto"].extension
        assert msgspec.json.decode(row.header)["shared"] == TODAY
        assert extension.is_sealed(row)
        await fake.clock.advance(86_400_000)
        assert not extension.is_sealed(row)

    with_server(test)


# --- one try, and the diary ---


async def today(fake: AccountServer, book: str = BOOK) -> Plain:
    answer = await fake.device(authorization=f"Bearer {book}").get("/api/today")
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


async def tried(fake: AccountServer, name: str, owner: ProgressOwner) -> Guest:
    """A daily deal that this owner has begun."""
    host = await fake.open("corto", name, owner=owner, **DAILY)
    await host.done("AddBot", seat=RIVAL, bot=OPPONENT)
    await host.done("Begin")
    return host


def finish(match: Match) -> None:
    """Set the match to its end, as if both had played by chance."""
    while not match.is_over():
        seat = int(match.state.turn)
        action = dice_for(f"{len(match.lines)}").pick(RULES.legal(match.state, seat))
        assert not isinstance(match.submit(seat, action, match.now()), Refusal)


async def end_game(host: Guest) -> None:
    assert host.table is not None
    assert host.table.play is not None
    finish(host.table.play.match)
    await host.table.save_lines()


def test_table_T26_a_player_has_one_try_by_log_book_or_account() -> None:
    async def test(fake: AccountServer) -> None:
        guest = GUEST
        host = await tried(fake, "Ann", guest)
        shown = (await today(fake))["deal"]
        assert (shown["table"], shown["game"], shown["result"]) == (host.code, f"{host.code}-0", None)
        order = msgspec.convert(DAILY, Settings)
        again = await fake.registry.open("corto", order, "Ann", KEY.format("Again"), owner=guest)
        assert isinstance(again, Refusal)
        assert (again.rule, again.text) == ("table.T26", "refusal-table-daily-tried")
        other = ProgressOwner(logbook=hashed("log-book-of-bea-----------"))
        assert (await tried(fake, "Bea", other)).code != host.code
        await fake.clock.advance(86_400_000)
        assert (await today(fake))["deal"]["table"] == ""
        assert (await tried(fake, "Ann", guest)).code != host.code

    with_account_server(test)


def test_table_T26_without_a_log_book_or_an_account_there_is_no_try() -> None:
    async def test(fake: AccountServer) -> None:
        answer = await fake.registry.open("corto", msgspec.convert(DAILY, Settings), "Ann", KEY.format("Ann"))
        assert isinstance(answer, Refusal)
        assert (answer.rule, answer.text) == ("table.T26", "refusal-table-daily-unnoted")
        usual = await fake.open("corto", "Ann", watching="none")
        assert await usual.refused("Arrange", settings=DAILY) == "table.T26"

    with_account_server(test)


def test_table_T26_nobody_takes_the_place_of_the_player_or_of_the_bot_in_a_daily_deal() -> None:
    async def test(fake: AccountServer) -> None:
        host = await tried(fake, "Ann", GUEST)
        for kind, fields in (
            ("Mate", {"seat": PERSON, "bot": OPPONENT}),
            ("AddBot", {"seat": RIVAL, "bot": "random"}),
            ("AddBot", {"seat": RIVAL, "bot": OPPONENT}),
            ("HandOver", {"seat": PERSON, "key": KEY.format("Other")}),
            ("HandOver", {"seat": RIVAL, "key": KEY.format("Other")}),
        ):
            assert await host.refused(kind, **fields) == "table.T26", kind
        assert await host.refused("Propose", seat=PERSON, what="take-back") == "table.T30"
        presence = host.last("Presence")
        assert (presence["may_call"], presence["may_hand_over"]) == ([], [])
        assert host.last("Table")["table"]["manners"] == ["resign", "leave-resigns"]

    with_account_server(test)


def test_table_T26_who_leaves_a_daily_deal_resigns_it_and_the_row_of_days_ends() -> None:
    async def test(fake: AccountServer) -> None:
        await end_game(await tried(fake, "Ann", GUEST))
        await fake.clock.advance(86_400_000)
        assert (await today(fake))["streak"] == 1
        host = await tried(fake, "Ann", GUEST)
        await host.done("Leave")
        assert match_at(host).is_over()
        found = await today(fake)
        result = found["deal"]["result"]
        assert (result["won"], result["left"], len(result["gold"])) == (False, True, 2)
        assert found["days"][-1]["deal"] == result
        assert (found["streak"], found["longest"], found["played"]) == (0, 1, 2)
        assert host.last("Table")["table"]["phase"] == "over"
        await fake.clock.advance(86_400_000)
        assert (await today(fake))["streak"] == 0

    with_account_server(test)


def test_table_T26_a_second_table_that_was_open_before_does_not_begin() -> None:
    async def test(fake: AccountServer) -> None:
        guest = GUEST
        second = await fake.open("corto", "Ann", owner=guest, **DAILY)
        await second.done("AddBot", seat=RIVAL, bot=OPPONENT)
        await tried(fake, "Bea", guest)
        assert (await second.ask("Begin"))["text"] == "refusal-table-daily-tried"

    with_account_server(test)


def test_the_diary_has_the_result_the_streak_and_how_it_went() -> None:
    async def test(fake: AccountServer) -> None:
        guest = GUEST
        assert (await today(fake))["streak"] == 0
        for _ in range(2):
            host = await tried(fake, "Ann", guest)
            await end_game(host)
            found = await today(fake)
            result = found["deal"]["result"]
            assert result["leads"][-1] == result["gold"][0] - result["gold"][1]
            assert found["days"][-1]["deal"] == result
            await fake.clock.advance(86_400_000)
        found = await today(fake)
        assert (found["streak"], found["longest"], found["played"], found["deal"]["result"]) == (2, 2, 2, None)
        assert [one["deal"] is not None for one in found["days"][-3:]] == [True, True, False]
        assert (await today(fake, "some-other-log-book------"))["played"] == 0
        row = await fake.store.logbook(hashed(BOOK), "corto")
        assert row is not None
        assert sorted(read_diary(row.body).deals) == ["2027-01-15", "2027-01-16"]

    with_account_server(test)


def test_the_day_ends_for_everybody_at_once_and_an_account_has_a_diary_of_its_own() -> None:
    async def test(fake: AccountServer) -> None:
        device = await fake.anne()
        account = await fake.account(device)
        host = await tried(fake, "Anne", ProgressOwner(account, hashed(BOOK)))
        found = (await device.get("/api/today")).json()
        assert found["deal"]["table"] == host.code
        assert (found["ends"] % 86_400_000, found["ends"] > found["now"]) == (0, True)
        assert (await today(fake))["deal"]["table"] == ""
        assert [row.game for row in await fake.store.progress(account)] == ["corto"]

    with_account_server(test)


def test_a_diary_that_cannot_be_read_counts_as_a_new_one() -> None:
    async def test(fake: AccountServer) -> None:
        await fake.store.write([LogbookRow(key=hashed(BOOK), game="corto", body=b"[]", touched=0)])
        assert (await today(fake))["played"] == 0

    with_account_server(test)
