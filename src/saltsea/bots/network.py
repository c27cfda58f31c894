"""A small neural network that judges actions, in plain compiled code: no library is needed to play with one.

Layers are dense, with ReLU between them. Observations are mostly zeros, so the first layer adds up the rows of the
cells that are not; the last one is asked for legal actions alone."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8

LAYERS: Final = 2
"""A network has at least so many."""


@final
class Layer:
    """One dense layer: `weights` has a row for each input, in which each output has its number."""

    inputs: i64
    outputs: i64

    def __init__(self, inputs: int, outputs: int, weights: list[float], biases: list[float]) -> None:
        if len(weights) != inputs * outputs or len(biases) != outputs:
            raise ValueError(f"{len(weights)} weights and {len(biases)} biases are not {inputs} to {outputs}")
        self.inputs = inputs
        self.outputs = outputs
        self.weights: vec[float] = vec[float](weights)
        self.biases: vec[float] = vec[float](biases)

    def of_cells(self, cells: vec[u8]) -> vec[float]:
        """The outputs for an observation."""
        found: vec[float] = vec[float](list(self.biases))
        width: i64 = self.outputs
        place: i64 = 0
        while place < self.inputs:
            cell: i64 = i64(cells[place])
            if cell:
                add_row(found, self.weights, place * width, width, float(cell))
            place += 1
        return found

    def of_numbers(self, numbers: vec[float]) -> vec[float]:
        """The outputs for those of the layer before."""
        found: vec[float] = vec[float](list(self.biases))
        width: i64 = self.outputs
        place: i64 = 0
        while place < self.inputs:
            number: float = numbers[place]
            if number > 0.0:
                add_row(found, self.weights, place * width, width, number)
            place += 1
        return found

    def output(self, numbers: vec[float], place: i64) -> float:
        """One output alone."""
        total: float = self.biases[place]
        at: i64 = place
        each: i64 = 0
        while each < self.inputs:
            number: float = numbers[each]
            if number > 0.0:
                total += number * self.weights[at]
            at += self.outputs
            each += 1
        return total


def add_row(into: vec[float], weights: vec[float], at: i64, width: i64, times: float) -> None:
    """Add one row of weights, so many times."""
    each: i64 = 0
    while each < width:
        into[each] = into[each] + times * weights[at + each]
        each += 1


@final
class Network:
    """Some layers, from the cells of an observation to the numbers of all actions."""

    def __init__(self, layers: list[Layer]) -> None:
        if len(layers) < LAYERS:
            raise ValueError(f"a network has {LAYERS} layers or more")
        for place in range(1, len(layers)):
            if layers[place].inputs != layers[place - 1].outputs:
                raise ValueError(f"layer {place} has {layers[place].inputs} inputs, not {layers[place - 1].outputs}")
        self.layers = layers

    def inputs(self) -> int:
        return self.layers[0].inputs

    def outputs(self) -> int:
        return self.layers[-1].outputs

    def judge(self, cells: vec[u8], actions: list[int]) -> list[float]:
        """How good these actions are, by their numbers; the greater the better."""
        hidden = self.layers[0].of_cells(cells)
        for place in range(1, len(self.layers) - 1):
            hidden = self.layers[place].of_numbers(hidden)
        last = self.layers[-1]
        return [last.output(hidden, action) for action in actions]
