"""Line numbers for tracebacks that lack them.

A test that runs out of time is stopped by a signal, wherever it is. Some instructions belong to no line, and pytest
cannot report an error from there: its whole run would end."""

from types import TracebackType


def number_lines(first: TracebackType) -> None:
    """Give each entry but the first, which is pytest's own, the first line of its function where it has none."""
    before = first
    while before.tb_next is not None:
        before.tb_next = numbered(before.tb_next)
        before = before.tb_next


def numbered(entry: TracebackType) -> TracebackType:
    line: int | None = entry.tb_lineno  # its type in typeshed leaves None out
    if line is not None:
        return entry
    return TracebackType(entry.tb_next, entry.tb_frame, entry.tb_lasti, entry.tb_frame.f_code.co_firstlineno)
