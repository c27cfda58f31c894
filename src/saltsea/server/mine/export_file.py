"""The file of everything that is mine: a ZIP of JSON files and records."""

from collections.abc import Mapping
from io import BytesIO
from typing import TypeAlias
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

NamedParts: TypeAlias = dict[str, bytes]
"""The contents of files, by their names."""
EPOCH = (1980, 1, 1, 0, 0, 0)
"""The earliest time that a ZIP can say: the same content is the same file."""


def zipped(parts: Mapping[str, bytes]) -> bytes:
    """These parts as one file, in the order of their names."""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as file:
        for name in sorted(parts):
            file.writestr(ZipInfo(name, EPOCH), parts[name], ZIP_DEFLATED)
    return out.getvalue()
