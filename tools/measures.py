"""Two numbers that `dev.py test` shows at the end: how often src silences a check, and how much the tests reach."""

from __future__ import annotations

import re
import sys
from pathlib import Path

from proofs import PAGES, standing

ROOT = Path(__file__).resolve().parent.parent
MOST_NOQA = 30
"""It may fall, and never rises."""
_NOQA = re.compile(r"#\s*noqa\b")
_TOTAL = re.compile(r"^TOTAL\s.*?(\d+)%$", re.MULTILINE)
_DATE = re.compile(r"^- date: (\S+)", re.MULTILINE)


def noqa_in(folder: Path) -> int:
    """The lines on which a check of style is switched off."""
    files = (file for file in folder.rglob("*.py") if "node_modules" not in file.parts)
    return sum(bool(_NOQA.search(line)) for file in files for line in file.read_text(encoding="utf-8").splitlines())


def coverage_line(page: Path) -> str:
    """What the last proof of it measured: to measure it in each run would cost a third of the time of the tests."""
    text = page.read_text(encoding="utf-8") if page.is_file() else ""
    total, date = _TOTAL.search(text), _DATE.search(text)
    if total is None or date is None:
        return "coverage: not measured yet; python3 dev.py proof coverage"
    return f"coverage: {total[1]} % of lines and branches, by the proof of {date[1]} ({standing('coverage')})"


def main() -> int:
    found = noqa_in(ROOT / "src")
    print(f"noqa in src: {found} of at most {MOST_NOQA}")
    print(coverage_line(PAGES / "coverage.md"))
    return 1 if found > MOST_NOQA else 0


if __name__ == "__main__":
    sys.exit(main())
