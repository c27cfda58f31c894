"""What waits to be sent to another node: frames, their bytes, and the portions in which they travel."""

from typing import Final

from saltsea.server.cluster.frames import AnyFrame, Open, Send, Text

LARGEST: Final = 512 * 1024
"""Bytes in one message, unless a single frame has more; a NATS server takes a megabyte unless told otherwise."""
MOST_WAITING: Final = 10_000
MOST_BYTES: Final = 64 * 1024 * 1024
"""Frames that wait at most for one node, above all while the bus is away, and their bytes."""
FRAME: Final = 64
"""Bytes of a frame besides its texts and its data, at most."""
LINK: Final = 9
"""Bytes of a link's number, at most."""


class Unsent:
    """Frames that wait for one node, and how many bytes they have."""

    def __init__(self) -> None:
        self.frames: list[AnyFrame] = []
        self.size = 0

    def add(self, frame: AnyFrame) -> None:
        self.frames.append(frame)
        self.size += weight(frame)

    def add_data(self, link: int, data: bytes) -> None:
        """Add a message to a client; if the last one was the same, both share it."""
        last = self.frames[-1] if self.frames else None
        if isinstance(last, Send) and last.data is data and link not in last.links:
            last.links.append(link)
            self.size += LINK
        else:
            self.add(Send([link], data))

    def take(self) -> list[AnyFrame]:
        """All of them; none are left."""
        frames, self.frames, self.size = self.frames, [], 0
        return frames

    def take_parts(self) -> list[list[AnyFrame]]:
        """All of them, in portions of a bounded size."""
        is_small = self.size <= LARGEST
        frames = self.take()
        return [frames] if is_small else parts(frames)

    def put_back(self, frames: list[AnyFrame]) -> None:
        """These come before all that was added since they were taken."""
        self.frames = [*frames, *self.frames]
        self.size += sum(map(weight, frames))

    def is_too_much(self) -> bool:
        return len(self.frames) > MOST_WAITING or self.size > MOST_BYTES


def parts(frames: list[AnyFrame]) -> list[list[AnyFrame]]:
    """Frames in portions of a bounded size."""
    found: list[list[AnyFrame]] = [[]]
    size = 0
    for frame in frames:
        added = weight(frame)
        if found[-1] and size + added > LARGEST:
            found.append([])
            size = 0
        found[-1].append(frame)
        size += added
    return found


def weight(frame: AnyFrame) -> int:
    """The bytes of a frame in a message, or a few more."""
    if isinstance(frame, Send):
        return FRAME + LINK * len(frame.links) + len(frame.data)
    if isinstance(frame, Text):
        return FRAME + text_size(frame.text)
    if isinstance(frame, Open):
        return FRAME + text_size(frame.code) + text_size(frame.account or "") + text_size(frame.address)
    return FRAME


def text_size(text: str) -> int:
    return len(text) if text.isascii() else len(text.encode())
