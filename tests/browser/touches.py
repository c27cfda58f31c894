"""Whether what is told over a table takes the touches that are meant for what lies below."""

from typing import Final

TAKES_TOUCHES: Final = """told => {
    const { left, top, height } = told.querySelector('p').getBoundingClientRect();
    return told.contains(document.elementFromPoint(left + 4, top + height / 2));
}"""
"""Of the place where its sentence stands."""
