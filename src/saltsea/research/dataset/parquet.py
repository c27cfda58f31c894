"""Writes rows as Parquet: `games.parquet` and `decisions.parquet`, and beside them the data card.

A file has its name only once it is whole; what an error leaves half done is taken away."""

from collections.abc import Iterable, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import pyarrow as arrow
import pyarrow.parquet as parquet

from saltsea.kernel.encoding import Encoding
from saltsea.kernel.rules import AnyRules
from saltsea.research.dataset.card import CARD, DatasetSize, card
from saltsea.research.dataset.rows import PlayedGame, decision_rows, game_row

GAMES: Final = "games.parquet"
DECISIONS: Final = "decisions.parquet"
GROUP: Final = 2000
"""Decisions that are kept in memory before they are written."""
GAME_SCHEMA: Final = arrow.schema(
    [
        ("game", arrow.int32()), ("name", arrow.string()), ("players", arrow.int8()), ("options", arrow.string()),
        ("rules", arrow.int16()), ("vocabulary", arrow.int16()), ("content", arrow.string()),
        ("encoding", arrow.int16()), ("seats", arrow.list_(arrow.string())), ("seed", arrow.string()),
        ("decisions", arrow.int32()), ("turns", arrow.int32()), ("ended_by", arrow.string()),
        ("winners", arrow.list_(arrow.int8())), ("scores", arrow.list_(arrow.int32())),
    ]
)  # fmt: skip
DECISION_SCHEMA: Final = arrow.schema(
    [
        ("game", arrow.int32()), ("decision", arrow.int32()), ("at", arrow.int64()), ("seat", arrow.int8()),
        ("by", arrow.string()), ("action", arrow.int16()), ("legal", arrow.list_(arrow.int16())),
        ("position", arrow.string()), ("observations", arrow.list_(arrow.binary())),
    ]
)  # fmt: skip


class ParquetFile:
    """One Parquet file that is being written."""

    def __init__(self, file: Path, schema: arrow.Schema) -> None:
        self.file = file
        self.part = file.with_name(f"{file.name}.part")
        self.schema = schema
        self.writer = parquet.ParquetWriter(self.part, schema, compression="zstd")
        self.rows: list[dict[str, Any]] = []
        self.count = 0

    def add(self, row: object) -> None:
        self.rows.append(asdict(row))  # type: ignore[call-overload]
        self.count += 1
        if len(self.rows) >= GROUP:
            self.flush()

    def flush(self) -> None:
        if self.rows:
            self.writer.write_table(arrow.Table.from_pylist(self.rows, self.schema))
        self.rows = []

    def close(self) -> None:
        self.flush()
        self.writer.close()

    def drop(self) -> None:
        """Leave nothing behind: the folder can be written to again."""
        self.writer.close()
        self.part.unlink()

    def name(self) -> None:
        """Give the whole file its name."""
        self.part.replace(self.file)


def write_dataset(
    folder: Path, games: Iterable[PlayedGame], rules: AnyRules, encoding: Encoding[Any], source: Sequence[str]
) -> DatasetSize:
    """Write all games; returns how much it is. `source` is what the card says of where they come from."""
    game_file = ParquetFile(folder / GAMES, GAME_SCHEMA)
    decision_file = ParquetFile(folder / DECISIONS, DECISION_SCHEMA)
    try:
        for number, played in enumerate(games):
            before = decision_file.count
            for row in decision_rows(number, played, rules, encoding):
                decision_file.add(row)
            game_file.add(game_row(number, played, encoding, decision_file.count - before))
    except BaseException:
        for sheet in (decision_file, game_file):
            sheet.drop()
        raise
    for sheet in (decision_file, game_file):
        sheet.close()
    for sheet in (decision_file, game_file):
        sheet.name()
    size = sum((folder / name).stat().st_size for name in (GAMES, DECISIONS))
    facts = DatasetSize(game_file.count, decision_file.count, size)
    (folder / CARD).write_text(card(rules, encoding, facts, source), encoding="utf-8")
    return facts
