"""A cluster for trying it says when one of its programs has ended."""

import signal
import subprocess
import sys

from cluster import Ends


def test_a_program_that_has_ended_is_told_once_and_how() -> None:
    waits = [sys.executable, "-c", "import sys; sys.stdin.read()"]
    killed, ends, lives = [subprocess.Popen(waits, stdin=subprocess.PIPE) for _ in range(3)]
    programs = {"node1": killed, "node2": ends, "NATS": lives, "PostgreSQL": None}
    watch = Ends()
    try:
        assert watch.lines(programs) == []
        killed.send_signal(signal.SIGKILL)
        killed.wait()
        assert watch.lines(programs) == [f"node1, process {killed.pid}, has ended: killed by SIGKILL"]
        ends.communicate()
        assert watch.lines(programs) == [f"node2, process {ends.pid}, has ended: exit status 0"]
        assert watch.lines(programs) == []
    finally:
        for process in (killed, ends, lives):
            process.kill()
            process.communicate()
