"""Imitation with PyTorch: a network learns what a teacher did, on a GPU where one is at hand.

Imports no engine, so that a machine with a GPU needs this file, the lessons and PyTorch alone. After each epoch a
checkpoint is written; a training that was stopped goes on from it, and ends as if it had not been stopped."""

import json
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy
import torch
from torch import nn

CHECKPOINT: Final = "checkpoint.pt"
HELD_BACK: Final = 10
"""One file of so many is not learned from: the network is judged by it."""
BATCH: Final = 1024
RATE: Final = 1e-3
NEVER: Final = -1e9


class LayerSizes(NamedTuple):
    """What goes in and out, and the numbers of hidden units between."""

    inputs: int
    hidden: tuple[int, ...]
    outputs: int


class Data:
    """The rows of some files on the device."""

    def __init__(self, files: Sequence[Path], device: str) -> None:
        parts = [dict(numpy.load(file)) for file in files]
        whole = {name: numpy.concatenate([part[name] for part in parts]) for name in parts[0]}
        self.number = len(whole["chosen"])
        tensors = {name: torch.from_numpy(column.astype(numpy.int64)).to(device) for name, column in whole.items()}
        self.cells, self.values, self.legal = tensors["cells"], tensors["values"].float(), tensors["legal"]
        self.chosen, self.seen, self.may = tensors["chosen"], tensors["seen"], tensors["may"]
        self.seen_from = self.seen.cumsum(0) - self.seen
        self.legal_from = self.may.cumsum(0) - self.may

    def batch(self, rows: torch.Tensor, shape: LayerSizes, scale: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """The inputs of these rows, and for each action 0 or never."""
        seen = torch.zeros(len(rows), shape.inputs, device=rows.device)
        row, at = spread(rows, self.seen, self.seen_from)
        seen[row, self.cells[at]] = self.values[at]
        closed = torch.full((len(rows), shape.outputs), NEVER, device=rows.device)
        row, at = spread(rows, self.may, self.legal_from)
        closed[row, self.legal[at]] = 0
        return seen * scale, closed


def spread(rows: torch.Tensor, lengths: torch.Tensor, starts: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    """For all entries of some rows: which row of the batch each belongs to, and where it is."""
    many = lengths[rows]
    row = torch.repeat_interleave(torch.arange(len(rows), device=rows.device), many)
    within = torch.arange(len(row), device=rows.device) - (many.cumsum(0) - many)[row]
    return row, starts[rows][row] + within


class Policy(nn.Module):
    """Dense layers with ReLU between them."""

    def __init__(self, shape: LayerSizes) -> None:
        super().__init__()
        sizes = [shape.inputs, *shape.hidden, shape.outputs]
        self.layers = nn.ModuleList(nn.Linear(one, other) for one, other in pairwise(sizes))

    def forward(self, seen: torch.Tensor) -> torch.Tensor:
        for layer in self.layers[:-1]:
            seen = torch.relu(layer(seen))
        found: torch.Tensor = self.layers[-1](seen)
        return found


class Epoch(NamedTuple):
    """How far a training is."""

    number: int
    loss: float
    held_back: float
    """Of the held-back decisions, the share in which the network would do what the teacher did."""


class Training:
    """A network that learns from the lessons of a folder."""

    def __init__(self, folder: Path, shape: LayerSizes, scale: Sequence[float], epochs: int, device: str = "") -> None:
        self.device = device or ("cuda" if torch.cuda.is_available() else "cpu")
        files = sorted(folder.glob("lessons-*.npz"))
        judged = files[::HELD_BACK] if len(files) > 1 else files
        self.data = Data([file for file in files if file not in judged] or files, self.device)
        self.judged = Data(judged, self.device)
        self.shape, self.epochs, self.checkpoint = shape, epochs, folder / CHECKPOINT
        self.scale = torch.tensor(scale, device=self.device)
        torch.manual_seed(0)
        self.policy = Policy(shape).to(self.device)
        self.optimiser = torch.optim.Adam(self.policy.parameters(), RATE)
        self.done = 0
        if self.checkpoint.is_file():
            self.resume()

    def run(self) -> Iterator[Epoch]:
        """Learn, epoch after epoch."""
        while self.done < self.epochs:
            loss = self.epoch()
            self.done += 1
            self.save()
            yield Epoch(self.done, loss, self.agreement())

    def epoch(self) -> float:
        """See every decision once, in an order that the epoch's number decides."""
        order = torch.randperm(self.data.number, generator=torch.Generator().manual_seed(self.done)).to(self.device)
        rate = RATE * (1 - self.done / self.epochs)
        for group in self.optimiser.param_groups:
            group["lr"] = rate
        total = 0.0
        for rows in order.split(BATCH):
            seen, closed = self.data.batch(rows, self.shape, self.scale)
            loss = nn.functional.cross_entropy(self.policy(seen) + closed, self.data.chosen[rows])
            self.optimiser.zero_grad()
            loss.backward()
            self.optimiser.step()
            total += float(loss.detach()) * len(rows)
        return total / self.data.number

    def agreement(self) -> float:
        """How often the network does what the teacher did, where it has not learned from."""
        same = 0
        with torch.no_grad():
            for rows in torch.arange(self.judged.number, device=self.device).split(BATCH):
                seen, closed = self.judged.batch(rows, self.shape, self.scale)
                same += int(((self.policy(seen) + closed).argmax(1) == self.judged.chosen[rows]).sum())
        return same / self.judged.number

    # --- the checkpoint ---

    def save(self) -> None:
        """Write everything that the next epoch needs; a checkpoint that is there is whole."""
        half = self.checkpoint.with_suffix(".half")
        state = {"policy": self.policy.state_dict(), "optimiser": self.optimiser.state_dict(), "done": self.done}
        torch.save({**state, "shape": json.dumps(self.shape)}, half)
        half.replace(self.checkpoint)

    def resume(self) -> None:
        """Go on where a checkpoint says."""
        found = torch.load(self.checkpoint, map_location=self.device, weights_only=True)
        if found["shape"] != json.dumps(self.shape):
            raise ValueError(f"{self.checkpoint} is of a network of another shape")
        self.policy.load_state_dict(found["policy"])
        self.optimiser.load_state_dict(found["optimiser"])
        self.done = found["done"]

    def numbers(self) -> list[float]:
        """All weights as a file of weights has them. There cells come as they are, so the scale goes into the first
        layer; and it has a row for each input, where PyTorch has one for each output."""
        layers: list[Any] = [*self.policy.layers]
        found: list[float] = []
        for place, layer in enumerate(layers):
            weights = layer.weight.detach().T.cpu()
            if place == 0:
                weights = weights * self.scale.cpu()[:, None]
            found += weights.reshape(-1).tolist() + layer.bias.detach().cpu().tolist()
        return found


def train(training: Training, after_epoch: Callable[[Epoch], None]) -> list[float]:
    """The whole training; returns the weights."""
    for epoch in training.run():
        after_epoch(epoch)
    return training.numbers()
