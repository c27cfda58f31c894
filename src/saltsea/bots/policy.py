"""A bot that plays by a network: it sees an Observation, writes it as numbers, and takes the action judged best."""

from pathlib import Path
from typing import Any

from saltsea.bots.network import Network
from saltsea.bots.weights import BadWeightsError, read_weights
from saltsea.kernel.dice import Dice
from saltsea.kernel.encoding import Encoding, as_world, cells_of
from saltsea.kernel.nouns import Action, Observation, State
from saltsea.kernel.rules import AnyRules


class PolicyBot:
    """Plays what its network judges best. In real time it may also wait, which has a number of its own, as long as
    something will happen without the crew: else a crew of networks could wait for itself for ever."""

    def __init__(self, rules: AnyRules, encoding: Encoding[Any], network: Network) -> None:
        self.rules = rules
        self.encoding = encoding
        self.network = network

    def choose(self, observation: Observation, dice: Dice) -> Action | None:
        """The best of the legal actions; among equals, any by the dice."""
        world = as_world(self.rules, observation)
        legal = self.offered(observation, world)
        numbers = [action.number for action in legal]
        if self.rules.next_deadline(world) is not None:
            numbers.append(self.encoding.waiting)
        judged = self.network.judge(cells_of(self.encoding, world, observation.seat), numbers)
        most = max(judged, default=0.0)
        best = [place for place, worth in enumerate(judged) if worth == most]
        chosen = dice.pick(best) if best else len(legal)
        return legal[chosen] if chosen < len(legal) else None

    def offered(self, observation: Observation, world: State) -> list[Action]:
        """What a network can have learnt of: not what only people need."""
        numbers = [action.number for action in self.encoding.offered(world, observation.seat)]
        return [action for action in observation.legal if action.number in numbers]


def policy_bot(file: Path, rules: AnyRules, encoding: Encoding[Any]) -> PolicyBot:
    """The bot of a file with weights; a BadWeightsError says if they are for something else."""
    header, network = read_weights(file)
    mine, wanted = (header.game, header.encoding), (rules.name, encoding.version)
    if mine != wanted:
        raise BadWeightsError(
            f"{file}: weights for {header.game}, version {header.encoding} of its encoding, and this is {rules.name},"
            f" version {encoding.version}."
        )
    if (network.inputs(), network.outputs()) != (encoding.size, encoding.actions):
        raise BadWeightsError(
            f"{file}: the network does not have {encoding.size} inputs and {encoding.actions} outputs."
        )
    return PolicyBot(rules, encoding, network)
