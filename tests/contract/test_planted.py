"""Every check catches what was planted against it: a check that finds nothing proves nothing."""

from dataclasses import replace
from pathlib import Path

import pytest

from contract import planted
from contract.checks import (
    Check,
    ContractBrokenError,
    contract_1_legal_is_what_check_allows,
    contract_2_the_record_is_the_game,
    contract_3_copies_are_independent,
    contract_4_games_end_and_lose_nothing,
    contract_5_two_worlds,
    contract_6_looking_at_the_clock_changes_nothing,
    contract_7_no_message_carries_a_secret,
    contract_8_a_bot_cannot_cheat,
    contract_9_every_language_is_complete,
)
from contract.kits import PUMPS_KIT, SHELLS_KIT, Kit
from contract.walks import Walk
from saltsea.kernel.dice import dice_for
from saltsea.kernel.languages import LANGUAGES
from saltsea.kernel.rules import AnyRules

PLANTED: list[tuple[Check, type[AnyRules], Kit]] = [
    (contract_1_legal_is_what_check_allows, planted.SilentRefusal, SHELLS_KIT),
    (contract_1_legal_is_what_check_allows, planted.RefusalWithoutRule, SHELLS_KIT),
    (contract_1_legal_is_what_check_allows, planted.RefusalWithoutSentence, SHELLS_KIT),
    (contract_1_legal_is_what_check_allows, planted.UnknownPlay, SHELLS_KIT),
    (contract_2_the_record_is_the_game, planted.RuleInEvolve, SHELLS_KIT),
    (contract_2_the_record_is_the_game, planted.ClockRead, PUMPS_KIT),
    (contract_2_the_record_is_the_game, planted.FollowUpLostOnSave, SHELLS_KIT),
    (contract_2_the_record_is_the_game, planted.QuietDraw, SHELLS_KIT),
    (contract_3_copies_are_independent, planted.ForgetfulCopy, SHELLS_KIT),
    (contract_3_copies_are_independent, planted.SharingCopy, SHELLS_KIT),
    (contract_4_games_end_and_lose_nothing, planted.LostCards, SHELLS_KIT),
    (contract_4_games_end_and_lose_nothing, planted.NeverEnds, SHELLS_KIT),
    (contract_5_two_worlds, planted.LeakingView, SHELLS_KIT),
    (contract_5_two_worlds, planted.LeakingBelief, SHELLS_KIT),
    (contract_5_two_worlds, planted.LeakingMask, SHELLS_KIT),
    (contract_6_looking_at_the_clock_changes_nothing, planted.ClockRead, PUMPS_KIT),
    (contract_6_looking_at_the_clock_changes_nothing, planted.LateDeadline, PUMPS_KIT),
    (contract_7_no_message_carries_a_secret, planted.LeakingMask, SHELLS_KIT),
    (contract_7_no_message_carries_a_secret, planted.LeakingView, SHELLS_KIT),
    (contract_7_no_message_carries_a_secret, planted.SeatInPublic, SHELLS_KIT),
    (contract_8_a_bot_cannot_cheat, planted.StateOnView, SHELLS_KIT),
]


def judge(kit: Kit, check: Check, games: int) -> None:
    """Random games without Hypothesis: some violations are not even the same twice."""
    dice = dice_for("planted")
    for number in range(games):
        choices = tuple(dice.below(1 << 16) for _ in range(dice.below(80)))
        check(kit, kit.game.rules(), Walk(2 + number % 2, {}, str(number), choices))


@pytest.mark.parametrize(("check", "rules", "kit"), PLANTED, ids=lambda part: getattr(part, "__name__", ""))
def test_planted(check: Check, rules: type[AnyRules], kit: Kit) -> None:
    broken = replace(kit, game=replace(kit.game, rules=rules))
    with pytest.raises(ContractBrokenError, match=rf"contract {check.__name__.split('_')[1]}:"):
        judge(broken, check, 400)


def test_contract_8_catches_a_bot_that_cheats() -> None:
    memory: list[object] = []
    game = replace(SHELLS_KIT.game, bots={"cheat": lambda rules: planted.Cheat(memory)})
    with pytest.raises(ContractBrokenError, match="contract 8: cheat plays by what"):
        judge(replace(SHELLS_KIT, game=game), contract_8_a_bot_cannot_cheat, 100)


@pytest.mark.parametrize(
    ("line", "instead", "complaint"),
    [
        ("refusal-shells-turn = C’est le tour de la place { $seat }.", "", "not in every language"),
        ("action-shells-Give = Offrir le cadeau à la place { $to }", "action-shells-Give = Offrir", "other facts"),
        ("    .title = Les perles\n", "", "not in every language"),
    ],
)
def test_contract_9_catches_a_missing_french_text(tmp_path: Path, line: str, instead: str, complaint: str) -> None:
    texts = SHELLS_KIT.game.texts
    for language in LANGUAGES:
        source = (texts / f"shells.{language}.ftl").read_text(encoding="utf-8")
        (tmp_path / f"shells.{language}.ftl").write_text(source.replace(line, instead), encoding="utf-8")
    kit = replace(SHELLS_KIT, game=replace(SHELLS_KIT.game, texts=tmp_path))
    with pytest.raises(ContractBrokenError, match=f"contract 9: .*{complaint}"):
        contract_9_every_language_is_complete(kit, kit.game.rules())


def test_contract_9_catches_a_text_that_is_in_no_language(tmp_path: Path) -> None:
    for language in LANGUAGES:
        source = (SHELLS_KIT.game.texts / f"shells.{language}.ftl").read_text(encoding="utf-8")
        kept = [line for line in source.splitlines() if not line.startswith("event-shells-Given")]
        (tmp_path / f"shells.{language}.ftl").write_text("\n".join(kept) + "\n", encoding="utf-8")
    kit = replace(SHELLS_KIT, game=replace(SHELLS_KIT.game, texts=tmp_path))
    with pytest.raises(ContractBrokenError, match="contract 9: text 'event-shells-Given' is missing"):
        contract_9_every_language_is_complete(kit, kit.game.rules())
