"""The App at a text table says how things stand in sentences, and asks for what comes next."""

from cli.play_kit import play_output


def test_pirates_Q1_the_app_is_told_and_tells_in_a_terminal() -> None:
    typed = ["start", "reach", "note-card N brigantine", "board", "report", "enter-roll 0"]
    said = " ".join(play_output("app", "--seed", "a", typed=typed).split())
    assert "Round 1 of 3." in said
    assert "Set up round 1, then start the clock." in said
    assert "Turn all cards up." in said
    assert "Still there at N1: Brigantine." in said
    assert "Brigantine fires: one more roll of the die." in said
    assert "Set up round 2" in said
    assert "<saltsea" not in said
