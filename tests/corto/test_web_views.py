"""The positions that the browser's tests draw are what the server would send now."""

from write_corto_views import views

from saltsea.games.corto.engine.event_order import ALL_EVENTS
from saltsea.games.corto.engine.state import STEP_NAMES


def test_the_positions_for_the_browser_are_written_from_the_engine() -> None:
    stale = [file.name for file, content in views().items() if not file.is_file() or file.read_bytes() != content]
    assert not stale, "run python3 tools/write_corto_views.py"


def test_there_is_a_position_for_every_step_and_a_step_for_every_event() -> None:
    texts = {file.name: content.decode() for file, content in views().items()}
    assert [step for step in STEP_NAMES.values() if f'"{step}": {{' not in texts["corto-views.json"]] == []
    assert [one.__name__ for one in ALL_EVENTS if f'"{one.__name__}": {{' not in texts["corto-steps.json"]] == []
