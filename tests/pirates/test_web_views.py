"""The moments that the browser's tests draw are what the server would send now."""

from write_pirates_views import ASKED, STANDING, views

from saltsea.games.pirates.events.vocabulary import EVENTS


def test_the_moments_for_the_browser_are_written_from_the_engine() -> None:
    stale = [file.name for file, content in views().items() if not file.is_file() or file.read_bytes() != content]
    assert not stale, "run python3 tools/write_pirates_views.py"


def test_there_is_a_scene_for_every_question_and_a_line_for_every_event() -> None:
    texts = {file.name: content.decode() for file, content in views().items()}
    assert [name for name in (*ASKED, *STANDING) if f'"{name}": {{' not in texts["pirates-views.json"]] == []
    assert [one.__name__ for one in EVENTS if f'{{"kind":"{one.__name__}"' not in texts["pirates-lines.json"]] == []
