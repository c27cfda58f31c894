"""The hash of a State, as the record has it, by an encoder that takes a tenth of the time."""

from typing import Any, Final, TypeAlias

import msgspec

from saltsea.kernel.record import hash_of_facts
from saltsea.kernel.rules import AnyRules

AnyState: TypeAlias = Any
_FACTS: Final = msgspec.json.Encoder(order="sorted")


def quick_state_hash(rules: AnyRules, state: AnyState) -> str:
    """The same as `state_hash`: facts are names, texts, whole numbers, lists and nothing, which both write alike."""
    return hash_of_facts(_FACTS.encode(rules.snapshot(state)))
