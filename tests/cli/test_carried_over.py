"""A save and a campaign of a release before, kept in tests/golden/saves, go on in this one.

Each was written by the release whose content it names: a voyage of chapter 2 with three shipmates, one of them under
orders, 62 s into its first round; and a campaign of a crew of three with two chapters won."""

import json
import shutil
from pathlib import Path

import pytest

from cli.live_kit import Script, live_output
from cli.terminal import cli_output
from saltsea.catalog import CATALOG
from saltsea.cli.commands.campaign import read_campaign
from saltsea.text_table.save_file import read_save

SAVES = Path(__file__).parents[1] / "golden" / "saves"
NUMBERS = [file.name.split("-")[2] for file in sorted(SAVES.glob("*-save.jsonl"))]

SAIL_ON: Script = [(0, ""), *[(120, "start")] * 5]
"""The clock runs, and later rounds are begun, whether or not the one before ends before its time."""


def carried(folder: Path, number: str) -> tuple[Path, Path]:
    """The save and the campaign, where they may be written."""
    files = (SAVES / f"pirates-content-{number}-{what}" for what in ("save.jsonl", "campaign.json"))
    found = (shutil.copy(file, folder) for file in files)
    save, campaign = map(Path, found)
    return save, campaign


def content_of(save: Path) -> str:
    return str(json.loads(read_save(save.read_bytes())[1].splitlines()[0])["content"])


@pytest.mark.parametrize("number", NUMBERS)
def test_a_save_of_before_goes_on_by_its_own_content_with_its_crew_and_clock(tmp_path: Path, number: str) -> None:
    save, _ = carried(tmp_path, number)
    content, setup = content_of(save), read_save(save.read_bytes())[0]
    assert CATALOG["pirates"].as_played(content) is not None
    said = live_output("--resume", str(save), script=[(0, ""), (0, "who"), (9, "1 sails")], most=20)
    assert "Round 1 of 3: 1:47 left." in said
    assert "1 Green: computer: Green hand (Guns)" in said
    assert "You set Timer 1: Sails 1." in said
    assert content_of(save) == content
    after = read_save(save.read_bytes())[0]
    assert (after.seats, after.orders) == (setup.seats, setup.orders)


@pytest.mark.parametrize("number", NUMBERS)
def test_a_voyage_of_before_counts_for_the_campaign_of_before(tmp_path: Path, number: str) -> None:
    save, campaign = carried(tmp_path, number)
    before = read_campaign(campaign, 10)
    said = live_output("--resume", str(save), "--campaign", str(campaign), script=SAIL_ON, most=900)
    assert f"oted in {campaign}" in " ".join(said.split())
    after = read_campaign(campaign, 10)
    assert [best.tries for best in after.bests[:3]] == [before.bests[0].tries, before.bests[1].tries + 1, 0]


@pytest.mark.parametrize("number", NUMBERS)
def test_a_campaign_of_before_opens_the_chapter_of_today(tmp_path: Path, number: str) -> None:
    _, campaign = carried(tmp_path, number)
    assert "3. Empty Hold: open" in cli_output("campaign", str(campaign))
    kept = tmp_path / "new.save"
    order = ("pirates", "--crew", "me,able,able", "--chapter", "3", "--campaign", str(campaign), "--seed", "on")
    live_output(*order, "--save", str(kept), script=[(0, "start"), (3, "quit")], most=9)
    assert content_of(kept) == CATALOG["pirates"].rules().content
