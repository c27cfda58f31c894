"""The voyages and log books that the browser's tests read are what the server would send now."""

from write_campaign_fixtures import files


def test_the_voyages_for_the_browser_are_written_from_the_engine() -> None:
    stale = [file.name for file, content in files().items() if not file.is_file() or file.read_bytes() != content]
    assert not stale, "run python3 tools/write_campaign_fixtures.py"
