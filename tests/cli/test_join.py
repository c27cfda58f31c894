"""A remote table: two terminals play Corto, a crew sails, and players survive lost connections."""

import re
import signal
import time
from collections.abc import Iterator

import pytest

from cli.play_kit import GAMES, time_left
from cli.terminal import cli_error, terminal
from saltsea.kernel.languages import LANGUAGES
from saltsea.remote.links import TableLink, parse_link
from saltsea.texts import TABLE_TEXTS, load, text_file, variables
from server.real_server import PATIENCE, SMALL_GAMES, Client, cable, joining, opened, serving

KEY = "k" * 32


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


def way_back(one: Client) -> str:
    """The link of a seat as it was told."""
    found = re.search(r"saltsea join (\S+)", one.seen)
    assert found is not None
    return found[1]


# --- Corto ---


def test_two_terminals_play_corto_in_two_languages(base: str) -> None:
    table = opened(base)
    with joining(table.link(table.key)) as ann, joining(table.link(), "--name", "Bob", "--lang", "fr") as bob:
        ann.wait_for("Bob")  # sits down, or sat there before her
        bob.wait_for("Bob (vous)")
        ann.type("begin")
        first = "Red" if "You begin." in ann.wait_for("You begin.", " begins.") else "Green"
        bob.wait_for("Rouge commence.", "Vous commencez.")
        first_moves(ann, bob, reds_turn=first == "Red")
        a_phrase_is_read_in_ones_own_language(ann, bob)
        a_refusal_names_its_rule(ann, bob, reds_turn=first == "Green")
        one_is_killed_and_comes_back(ann, bob)
        ann.type("quit")
        assert ann.ends() == 0
        assert "Your seat stays yours." in ann.seen


def first_moves(ann: Client, bob: Client, *, reds_turn: bool) -> None:
    """The first player marks a character and draws four cards; the other is told, but not which cards."""
    one, other = (ann, bob) if reds_turn else (bob, ann)
    mark, draw = ("mark a2", "draw") if reds_turn else ("marque a2", "pioche")
    assert possible(one).startswith(mark)
    one.type(mark)
    deck = possible(one).removeprefix(f"{draw} ")[0]
    one.type(*[f"{draw} {deck}"] * 4)
    heard = other.wait_for("Possible").partition("   2  ")[2].partition("\n\n")[0]
    assert ("Rouge pioche" if reds_turn else "Green draws") in heard
    assert f"({deck}" not in heard


def possible(one: Client) -> str:
    """What can be done now, as it is told."""
    one.wait_for("Possible")
    return one.wait_for(".").lstrip(" \N{NO-BREAK SPACE}:")


def a_phrase_is_read_in_ones_own_language(ann: Client, bob: Client) -> None:
    bob.type("dis bonjour !")
    ann.wait_for("Bob: Hello!")
    ann.type("say well-played")
    bob.wait_for("Bien joué")


def a_refusal_names_its_rule(ann: Client, bob: Client, *, reds_turn: bool) -> None:
    """The one whose turn it is not."""
    if reds_turn:
        bob.type("fin")
        bob.wait_for("[corto.T6]")
        bob.type("pourquoi fin")
        bob.wait_for("corto.T6  ")
    else:
        ann.type("end")
        ann.wait_for("[corto.T6]")
        ann.type("why end")
        ann.wait_for("corto.T6  ")


def one_is_killed_and_comes_back(ann: Client, bob: Client) -> None:
    bob.process.kill()
    ann.wait_for("The connection of Green (Bob) is lost.")
    with joining(way_back(bob), "--plain") as again:
        ann.wait_for("Green (Bob) is back.")
        again.wait_for("Green (you)")
        again.wait_for("The game goes on at line 6.")
        again.type("log all", "board")
        again.wait_for("0  The strips from top to bottom")
        again.wait_for("The discard pile is empty.")
        again.process.send_signal(signal.SIGINT)
        assert again.ends() == 130
        assert "To come back:" in again.seen


def test_what_is_typed_while_the_line_is_cut_is_done_when_it_is_back(base: str) -> None:
    table = opened(base)
    with cable(base) as line, joining(table.link(table.key, line.base())) as ann:
        ann.wait_for("You are the host.")
        ann.type("bot nov")
        ann.wait_for("A computer player sits down: Green (Novice).")
        line.cut()
        ann.wait_for("The connection is lost.")
        ann.type("begin")
        ann.wait_for("The connection is back.")
        ann.wait_for("You begin.", " begins.")


def test_in_a_terminal_messages_of_others_come_above_the_line_that_is_being_typed(base: str) -> None:
    table = opened(base)
    with terminal("join", table.link(table.key), program="saltsea") as ann:
        ann.wait_for("You are the host.")
        ann.wait_for_again(">")
        ann.type(b"say hel")
        ann.wait_for_again("hel")
        with joining(table.link(), "--name", "Bob"):
            ann.wait_for_again("Bob")
            ann.wait_for_again("say hel")
            ann.type(b"lo\n")
            ann.wait_for_again("Hello!")
        ann.type(b"\x03")
        assert ann.wait_for_the_end() == 130
    assert "To come back:" in ann.seen
    assert "Traceback" not in ann.seen


def test_a_third_one_watches_and_acts_not(base: str) -> None:
    table = opened(base, watching="public")
    with joining(table.link(table.key)) as ann:
        ann.wait_for("You are the host.")
        ann.type("bot", "begin")
        ann.wait_for("You begin.", " begins.")
        with joining(table.link().removeprefix("http://").replace("/t/", "/")) as eve:
            eve.wait_for("You watch.")
            eve.type("sit Eve", "mark a2", "who")
            eve.wait_for("[table.T31]")
            eve.wait_for("only those who sit at the table act")
            eve.wait_for("1 Green: computer: Novice")
            eve.type("quit")
            assert eve.ends() == 0


def test_a_guest_comes_by_an_invitation_and_the_host_frees_a_seat(base: str) -> None:
    table = opened(base, players=3)
    with joining(table.link(table.key)) as ann:
        ann.wait_for("You are the host.")
        ann.type("invite green", "bot 2 random", "free blck", "free yellow", "who")
        link = re.search(r"http\S+#\S+", ann.wait_for("A computer player sits down"))
        assert link is not None
        ann.wait_for("Name a seat by its number or its name: free SEAT.")
        ann.wait_for("1 Green: kept for a guest")
        ann.wait_for("2 Yellow: free")
        with joining(link[0], "--name", "Bob") as bob:
            bob.wait_for("You sit here: Green.")
            bob.type("sit 9", "begin", "begn")
            bob.wait_for("Name a seat by its number or its name: sit [SEAT] NAME.")
            bob.wait_for("Only the host can do that. [table.T8]")
            bob.wait_for("Did you mean begin?")


# --- a third game ---


def test_a_game_that_the_server_knows_nothing_special_of_is_played_to_its_end() -> None:
    """Shells, the small game of the tests: by the words that its texts give."""
    with serving(SMALL_GAMES) as base:
        table = opened(base, "shells")
        with (
            joining(table.link(table.key), program=SMALL_GAMES) as ann,
            joining(table.link(), "--name", "Bob", "--lang", "fr", program=SMALL_GAMES) as bob,
        ):
            ann.wait_for("Bob")
            bob.wait_for("Bob (vous)")
            ann.type("begin")
            play_out(ann, bob)
            assert "[shells.S10]" in ann.wait_for("Scores: Seat 0 ")


def play_out(*players: Client) -> None:
    """Each types the first thing that is possible, until one of them reads that the game is over."""
    deadline = time.monotonic() + 2 * PATIENCE
    while not any(player.has_written("The game is over", "La partie est finie") for player in players):
        assert time.monotonic() < deadline, players[0].seen
        asked = next((player for player in players if player.has_written("Possible")), None)
        if asked is None:
            time.sleep(0.01)
        else:
            asked.wait_for("Possible")
            asked.type(asked.wait_for(",", ".").strip(" \N{NO-BREAK SPACE}:,."))


# --- A Tale of Pirates ---


def test_one_sails_with_computers_and_sees_a_timer_run_down(base: str) -> None:
    table = opened(base, "pirates", players=4, options={"chapter": "1"}, speed=1000)
    with joining(table.link(table.key)) as ann:
        ann.wait_for("You are the host.")
        ann.type("bot able", "begin")
        ann.wait_for("Type start when everybody is ready.")
        ann.type("start")
        ann.wait_for("You start the clock.")
        ann.wait_for(" left.")
        ann.type("lookout", "clock")  # where no shipmate has said that it begins
        ann.wait_for("You set Timer 1: Lookout.")
        assert re.search(r"Timer 1 \(Ann, you\): Lookout, [23]\d s", ann.wait_for("Timer 2"))
        ann.type("1 helm")
        ann.wait_for("[pirates.T")
        ann.wait_for("Timer 1 is ready, Lookout: ")
        ann.type("take", "pause")
        ann.wait_for("You take Timer 1 back")
        ann.wait_for("You pause")


def test_a_crew_is_called_by_name_marks_itself_ready_and_points(base: str) -> None:
    table = opened(base, "pirates", players=3, options={"chapter": "1"})
    with joining(table.link(table.key)) as ann, joining(table.link(), "--name", "Bob", "--lang", "fr") as bob:
        ann.wait_for("Bob")
        bob.wait_for("Bob (vous)")
        ann.type("bot able", "begin")
        ann.wait_for("Type start when everybody is ready.")
        bob.wait_for("Tapez pars quand tout le monde est prêt.")
        they_get_ready(ann, bob)
        they_point(ann, bob)
        bob.type("ordre ann canons", "ordre jaune canons", "qui")
        bob.wait_for("[table.T34]")
        bob.wait_for("ordinateur")
        they_give_up(ann, bob)


def they_give_up(ann: Client, bob: Client) -> None:
    """It takes both of them."""
    ann.type("resign", "abandon")
    ann.wait_for("“resign” is not a word that this table knows.")
    bob.wait_for("Ann propose d’arrêter la partie ici, sans vainqueur.")
    bob.type("accepte")
    ann.wait_for("The players have agreed to end the game here: nobody wins.")
    assert "Lost." not in ann.seen


def they_get_ready(ann: Client, bob: Client) -> None:
    """The marks of all are told, and then three, two, one."""
    ann.type("start")
    ann.wait_for("You are ready. Still missing: Bob.")
    bob.wait_for("Ann\N{NO-BREAK SPACE}: prêt à partir.")
    bob.wait_for("On n’attend que vous\N{NO-BREAK SPACE}: tapez pars.")
    bob.type("pars")
    for number in ("All are ready: 3…", "2…", "1…", "You start the clock."):
        ann.wait_for(number)
    bob.wait_for("Ann lance l’horloge.")


def they_point(ann: Client, bob: Client) -> None:
    """A finger is told in everybody's own words, and once to who points."""
    ann.type("point helm", "point lunch")
    ann.wait_for("You point: Helm.")
    ann.wait_for("Name a space of the ship, or a card by where it lies or by its name: point PLACE.")
    bob.wait_for("Ann montre\N{NO-BREAK SPACE}: Barre.")
    bob.type("montre gauche", "barre")
    ann.wait_for("Bob points: Left cannon 2.")
    ann.wait_for("Bob sets Timer 2: Helm.")
    assert "Ann points" not in ann.seen


def test_in_step_mode_time_waits_for_wait(base: str) -> None:
    table = opened(base, "pirates", players=1, options={"chapter": "1"}, steps=True)
    with joining(table.link(table.key), "--plain", "--lang", "fr") as ann:
        ann.wait_for("Vous êtes l’hôte.")
        ann.type("commence", "pars", "1 barre", "attends")
        ann.wait_for("Ann (vous)")
        minutes, seconds = time_left(30).split(":")
        ann.wait_for(f"Il reste {minutes} min {seconds} s.")
        ann.type("horloge")
        ann.wait_for("Barre, prêt.")


# --- links, and what is wrong with them ---


@pytest.mark.parametrize(
    ("link", "place"),
    [
        ("http://a.example:8000/t/abc234", TableLink("http://a.example:8000", "abc234")),
        (f"https://a.example/t/abc234#{KEY}", TableLink("https://a.example", "abc234", KEY)),
        ("localhost:8000/ABC234", TableLink("http://localhost:8000", "abc234")),
        ("https://a.example/games/t/abc234/", TableLink("https://a.example/games", "abc234")),
        ("[::1]:8000/abc234", TableLink("http://[::1]:8000", "abc234")),
        ("", None),
        ("abc234", None),
        ("http://a.example/", None),
        ("ftp://a.example/t/abc234", None),
        ("http://a.example:port/t/abc234", None),
        ("http://a.example/t/abc234#short", None),
        ("http://a.example/t/ab_c", None),
    ],
)
def test_a_link_leads_to_a_place(link: str, place: TableLink | None) -> None:
    assert parse_link(link) == place


def test_a_place_knows_its_addresses() -> None:
    place = parse_link(f"https://a.example/t/abc234#{KEY}")
    assert place is not None
    assert place.socket_url() == "wss://a.example/api/tables/abc234/line"
    assert parse_link(place.url(KEY)) == place


@pytest.mark.parametrize("command", [("join",), ("bot-line",)])
def test_what_is_no_link_is_told(command: tuple[str, ...]) -> None:
    more = ("--", "python") if command == ("bot-line",) else ()
    assert "is no link to a table" in cli_error(*command, "nowhere", *more, games=GAMES)


def test_no_server_and_no_such_table_are_one_line_each(base: str) -> None:
    assert "no Saltsea answers at http://127.0.0.1:9" in cli_error("join", "127.0.0.1:9/abc234", code=1, games=GAMES)
    assert "there is no such table" in cli_error("join", f"{base}/t/abc234", code=1, games=GAMES)


# --- words ---


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_calls_two_things(language: str) -> None:
    texts = load(language, (TABLE_TEXTS, "play"), (TABLE_TEXTS, "join"))
    sources = (text_file(TABLE_TEXTS, subject, language).read_text(encoding="utf-8") for subject in ("play", "join"))
    names = [text for source in sources for text in variables(source) if text.startswith("word-")]
    called = [word.strip() for name in names for word in texts.say(name).split(",")]
    by_table = ("n", "q", "abandonne")  # rivals resign by the word by which a crew gives up
    assert [word for word in called if called.count(word) > 1 and word not in by_table] == []
