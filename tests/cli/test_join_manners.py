"""Good manners at a remote table, typed: resigning, ending together, taking back by consent, handing a seat over."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from saltsea.kernel.languages import LANGUAGES
from saltsea.remote.table_commands import BESIDE_THE_GAME, CLOCK, IN_THE_LOBBY
from saltsea.texts import TABLE_TEXTS, load
from server.real_server import ROOT, Client, joining, opened, serving


@pytest.fixture(scope="module")
def base() -> Iterator[str]:
    with serving() as address:
        yield address


@contextmanager
def playing(base: str) -> Iterator[tuple[Client, Client]]:
    """Ann, the host, speaks English, and Bob French; their game has begun."""
    table = opened(base)
    with joining(table.link(table.key)) as ann, joining(table.link(), "--name", "Bob", "--lang", "fr") as bob:
        ann.wait_for("Bob")
        bob.wait_for("Bob (vous)")
        ann.type("begin")
        ann.wait_for("You begin.", " begins.")
        bob.wait_for("Vous commencez.", " commence.")
        yield ann, bob


def offered_link(one: Client) -> str:
    """The link for the person whom a seat is offered to."""
    one.wait_for("is offered to the person with this link.")
    one.wait_for("http")
    return f"http{one.wait_for(chr(10)).strip()}"


def test_table_T28_one_resigns_and_another_game_begins(base: str) -> None:
    with playing(base) as (ann, bob):
        bob.type("abandonne")
        ann.wait_for("Green has resigned, so you win.")
        bob.wait_for("Vous abandonnez, donc Rouge gagne.", "Vous avez abandonné, donc Rouge gagne.")
        bob.type("abandonne")
        bob.wait_for("[table.T29]")
        ann.type("begin")
        bob.wait_for("Vous commencez.", " commence.")


def test_table_T29_they_agree_to_end_a_game_or_would_rather_play_on(base: str) -> None:
    with playing(base) as (ann, bob):
        ann.type("abandon")
        ann.wait_for("You propose to end the game here, without a winner.")
        bob.wait_for("Ann propose d’arrêter la partie ici, sans vainqueur.")
        bob.wait_for("Tapez accepte ou refuse.")
        bob.type("refuse")
        bob.wait_for("Vous préférez continuer")
        ann.wait_for("Bob would rather play on.")
        ann.type("abandon")
        ann.wait_for("play on before you propose again. [table.T29]")
        ann.type("agree")
        ann.wait_for("[table.T29]")
        bob.type("finissons")
        ann.wait_for("Bob proposes to end the game here, without a winner.")
        ann.type("agree")
        ann.wait_for("nobody wins.")
        bob.wait_for("personne ne gagne.")


def test_table_T30_a_turn_is_taken_back_when_the_other_agrees(base: str) -> None:
    with playing(base) as (ann, bob):
        reds_turn = "You begin." in " ".join(ann.seen.split())
        one, mark, draw = (ann, "mark a2", "draw") if reds_turn else (bob, "marque a2", "pioche")
        one.wait_for("Possible")
        ann.type("takeback")
        ann.wait_for("There is no turn of yours to take back. [table.T30]")
        one.type(mark)
        one.wait_for("Possible")
        deck = one.wait_for(".").lstrip(" \N{NO-BREAK SPACE}:").removeprefix(f"{draw} ")[0]
        one.type(*[f"{draw} {deck}"] * 4)
        other = bob if reds_turn else ann
        other.wait_for("Possible")
        one.type("takeback" if reds_turn else "reprends")
        if reds_turn:
            ann.wait_for("You ask to take back your last turn.")
            bob.wait_for("Ann voudrait reprendre son dernier tour.")
            bob.type("accepte")
        else:
            bob.wait_for("Vous demandez à reprendre votre dernier tour.")
            ann.wait_for("Bob would like to take back their last turn.")
            ann.wait_for("Type agree or decline.")
            ann.type("agree")
        one.wait_for("Possible")
        assert one.wait_for(".").lstrip(" \N{NO-BREAK SPACE}:").startswith(mark), "the turn begins again"


def test_table_T31_a_seat_is_handed_over_to_a_person_who_goes_on_with_it(base: str) -> None:
    with playing(base) as (ann, bob):
        ann.type("handover")
        link = offered_link(ann)
        with joining(link, "--name", "Cleo") as cleo:
            cleo.wait_for("You sit here: Red.")
            cleo.wait_for("Corto, 2 players: Red (you), Green (Bob).")
            ann.wait_for("Cleo sits down: Red.")
            ann.wait_for("You watch.")
            bob.wait_for("Cleo")
            bob.type("finissons")
            ann.wait_for("Bob proposes to end the game here, without a winner.")
            cleo.wait_for("Type agree or decline.")
            assert not ann.has_written("Type agree"), "who only watches is not asked"
            cleo.type("agree")
            ann.wait_for("nobody wins.")


def test_table_T31_a_bot_plays_for_somebody_until_they_are_back_and_a_seat_of_a_bot_goes_to_a_person(base: str) -> None:
    with playing(base) as (ann, bob):
        bob.type("second 1 novice")
        ann.wait_for("A computer player (Novice) acts for Green.")
        bob.type("retour")
        ann.wait_for("Green acts again without a computer player.")
        bob.type("cède")
        ann.wait_for("A computer player sits down: Green")
        ann.type("handover green")
        with joining(offered_link(ann), "--name", "Dan") as dan:
            dan.wait_for("You sit here: Green.")
            dan.wait_for("Corto, 2 players: Red (Ann), Green (you).")
            ann.wait_for("Dan sits down: Green.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_grammar_page_has_every_command_of_a_servers_table(language: str) -> None:
    page = (ROOT / "docs" / "grammar.md").read_text(encoding="utf-8").partition("## At a server's table")[2]
    texts = load(language, (TABLE_TEXTS, "play"), (TABLE_TEXTS, "join"))
    words = {name: texts.say(f"word-{name}").split(", ")[0] for name in {*IN_THE_LOBBY, *BESIDE_THE_GAME, *CLOCK}}
    own = {name: word for name, word in words.items() if name not in ("help", "quit")}
    assert [word for word in own.values() if f"`{word}" not in page] == []
