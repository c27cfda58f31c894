"""Weights of a network as a file: one line of JSON that says what they are for, then the numbers.

Any program can write such a file; ours is research/learning. Numbers are little-endian floats of two or four bytes,
layer by layer: its weights, a row for each input, then its biases."""

import json
import struct
from math import isfinite
from pathlib import Path
from typing import Any, Final, NamedTuple

from saltsea.bots.network import Layer, Network

FORMAT: Final = "saltsea weights 1"
SIZES: Final = {2: "e", 4: "f"}
"""Bytes of a number, and how Python's struct calls it."""
MOST_HEADER: Final = 65536


class BadWeightsError(ValueError):
    """The file is no network that could play; the message says why."""


class Header(NamedTuple):
    """What the numbers are for."""

    game: str
    encoding: int
    """The version of the game's encoding: with another one cells mean other things."""
    layers: list[list[int]]
    """Inputs and outputs of each."""
    size: int = 4
    """Bytes of a number."""
    about: str = ""
    """What its author says of it."""


def write_weights(file: Path, header: Header, numbers: list[float]) -> None:
    """Write a network; the numbers of all layers in one row."""
    wanted = sum(inputs * outputs + outputs for inputs, outputs in header.layers)
    if len(numbers) != wanted:
        raise ValueError(f"{len(numbers)} numbers are not the {wanted} of these layers")
    head = json.dumps({"format": FORMAT, **header._asdict()}).encode()
    file.write_bytes(head + b"\n" + struct.pack(f"<{wanted}{SIZES[header.size]}", *numbers))


def read_weights(file: Path) -> tuple[Header, Network]:
    """The network of a file."""
    if not file.is_file():
        raise BadWeightsError(f"{file}: there is no such file.")
    head, _, data = file.read_bytes().partition(b"\n")
    try:
        header = read_header(json.loads(head))
        return header, network(header, data)
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise BadWeightsError(f"{file}: no weights of a network ({error}).") from error


def read_game(file: Path) -> str:
    """The game that a file is for, without its numbers."""
    try:
        with file.open("rb") as lines:
            return str(read_header(json.loads(lines.readline(MOST_HEADER))).game)
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise BadWeightsError(f"{file}: no weights of a network ({error}).") from error


def read_header(said: dict[str, Any]) -> Header:
    if said["format"] != FORMAT or said["size"] not in SIZES:
        raise ValueError("another format")
    return Header(**{name: said[name] for name in Header._fields})


def network(header: Header, data: bytes) -> Network:
    """The layers one after the other."""
    layers, at = [], 0
    for inputs, outputs in header.layers:
        weights, at = floats(header.size, data, at, inputs * outputs)
        biases, at = floats(header.size, data, at, outputs)
        layers.append(Layer(inputs, outputs, weights, biases))
    if at != len(data):
        raise ValueError("there are more numbers than the layers have")
    return Network(layers)


def floats(size: int, data: bytes, at: int, number: int) -> tuple[list[float], int]:
    """So many numbers from this byte on, and where the next ones begin."""
    found = list(struct.unpack_from(f"<{number}{SIZES[size]}", data, at))
    if not all(map(isfinite, found)):
        raise ValueError("some of its numbers are none")
    return found, at + size * number
