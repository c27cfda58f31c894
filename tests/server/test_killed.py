"""A taste of the proof `voyage-killed`: a voyage dies once, two terminals see one restart."""

import signal
import subprocess
import sys
from unittest.mock import patch

from server.killed import corto, first_line, voyage


def test_a_voyage_of_computer_sailors_goes_on_after_kill_9() -> None:
    said: list[str] = []
    voyage(said.append, kills=(2,), until=4)
    assert said[1].endswith(": kill -9")
    assert said[4].endswith("lines that were told are kept")
    assert said[5].startswith("and it sails on by itself: line ")
    assert said[6].endswith("time never ran back")


def test_a_server_that_says_nothing_is_not_waited_for_for_ever() -> None:
    with patch("server.killed.PATIENCE", 0.5):
        silent = subprocess.Popen(
            [sys.executable, "-c", "import time; time.sleep(60)"], stdout=subprocess.PIPE, text=True
        )
        assert first_line(silent) == ""
        assert silent.returncode == -signal.SIGKILL
    assert silent.stdout is not None
    silent.stdout.close()


def test_two_terminals_play_on_after_a_restart() -> None:
    said: list[str] = []
    corto(said.append, restart=3, most=3)
    assert said[-1] == "3 moves later they play on"
