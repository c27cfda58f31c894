"""A font in a PDF: measured from its file, embedded with the letters that were used and no others."""

from __future__ import annotations

from io import BytesIO
from typing import Any, Final

import pydyf
from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

from saltsea.printing.art import font

SAME_WIDTH_AS: Final = {"\u202f": "\u2009", "\u2011": "-"}
"""Letters that the font lacks, and what looks the same: the narrow space before French signs, the hyphen that holds."""


class Face:
    """One weight and slope, for one document."""

    def __init__(self, face: str) -> None:
        self.face = face
        self.data = font(face)
        self.file: Any = TTFont(BytesIO(self.data))
        self.glyphs: dict[int, str] = self.file.getBestCmap()
        self.units: int = self.file["head"].unitsPerEm
        self.advances: dict[str, int] = {}
        """Of letters that were measured before, in the font's units: a text is measured again for each size tried."""
        self.used: dict[int, str] = {}
        self.reference = pydyf.Dictionary()

    def number(self, letter: str) -> int:
        """The glyph of a letter; a letter that the font has not is our mistake, never an empty box on paper."""
        name = self.glyphs.get(ord(letter)) or self.glyphs.get(ord(SAME_WIDTH_AS.get(letter, letter)))
        if name is None:
            raise LookupError(f"the font {self.face} has no {letter!r} (U+{ord(letter):04X})")
        found: int = self.file.getGlyphID(name)
        return found

    def width(self, text: str, size: float) -> float:
        for letter in set(text).difference(self.advances):
            self.advances[letter] = self.advance(letter)
        return float(sum(map(self.advances.__getitem__, text))) * size / self.units

    def advance(self, letter: str) -> int:
        """How far the next letter stands from this one, in the font's units."""
        name = self.file.getGlyphOrder()[self.number(letter)]
        found: int = self.file["hmtx"].metrics[name][0]
        return found

    def shown(self, text: str) -> bytes:
        """The text as a PDF shows it, and remembered for embedding."""
        numbers = [(self.number(letter), letter) for letter in text]
        self.used.update(numbers)
        return b"<" + "".join(f"{number:04x}" for number, _ in numbers).encode() + b"> Tj"

    # --- embedding ---

    def embed(self, pdf: pydyf.PDF) -> None:
        """Write the font into the document, once all its pages are drawn."""
        file = pydyf.Stream([self.subset()], compress=True)
        pdf.add_object(file)
        descriptor = self.descriptor(file)
        pdf.add_object(descriptor)
        child = self.child(descriptor)
        pdf.add_object(child)
        letters = pydyf.Stream([self.letters()], compress=True)
        pdf.add_object(letters)
        self.reference.update(
            Type="/Font",
            Subtype="/Type0",
            BaseFont=f"/{self.name()}",
            Encoding="/Identity-H",
            DescendantFonts=pydyf.Array([child.reference]),
            ToUnicode=letters.reference,
        )

    def name(self) -> str:
        return f"SALTSE+AlegreyaSans-{self.face}"

    def subset(self) -> bytes:
        """The file with the used glyphs alone, each under its old number."""
        wanted = Options()
        wanted.retain_gids = True
        wanted.notdef_outline = True
        wanted.layout_features = []
        subsetter = Subsetter(options=wanted)
        subsetter.populate(gids=sorted(self.used))
        small: Any = TTFont(BytesIO(self.data), recalcTimestamp=False)
        subsetter.subset(small)
        small.flavor = None
        out = BytesIO()
        small.save(out)
        return out.getvalue()

    def descriptor(self, file: pydyf.Stream) -> pydyf.Dictionary:
        head, ends = self.file["head"], self.file["hhea"]
        box = [self.per_mille(value) for value in (head.xMin, head.yMin, head.xMax, head.yMax)]
        return pydyf.Dictionary(
            {
                "Type": "/FontDescriptor",
                "FontName": f"/{self.name()}",
                "Flags": 4,
                "FontBBox": pydyf.Array(box),
                "ItalicAngle": int(self.file["post"].italicAngle),
                "Ascent": self.per_mille(ends.ascent),
                "Descent": self.per_mille(ends.descent),
                "CapHeight": self.per_mille(ends.ascent),
                "StemV": 80,
                "FontFile2": file.reference,
            }
        )

    def child(self, descriptor: pydyf.Dictionary) -> pydyf.Dictionary:
        widths, order = self.file["hmtx"].metrics, self.file.getGlyphOrder()
        listed: list[object] = []
        for number in sorted(self.used):
            listed += [number, pydyf.Array([self.per_mille(widths[order[number]][0])])]
        system = pydyf.Dictionary(
            {"Registry": pydyf.String("Adobe"), "Ordering": pydyf.String("Identity"), "Supplement": 0}
        )
        return pydyf.Dictionary(
            {
                "Type": "/Font",
                "Subtype": "/CIDFontType2",
                "BaseFont": f"/{self.name()}",
                "CIDSystemInfo": system,
                "CIDToGIDMap": "/Identity",
                "FontDescriptor": descriptor.reference,
                "W": pydyf.Array(listed),
            }
        )

    def letters(self) -> bytes:
        """What each glyph says, so that the text can be searched and read aloud."""
        rows = [f"<{number:04x}> <{letter.encode('utf-16-be').hex()}>" for number, letter in sorted(self.used.items())]
        chunks = [rows[start : start + 100] for start in range(0, len(rows), 100)]
        maps = "\n".join(f"{len(chunk)} beginbfchar\n" + "\n".join(chunk) + "\nendbfchar" for chunk in chunks)
        return (
            "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap\n/CMapName /Saltsea def\n/CMapType 2 def\n"
            f"1 begincodespacerange\n<0000> <ffff>\nendcodespacerange\n{maps}\nendcmap\n"
            "CMapName currentdict /CMap defineresource pop\nend\nend"
        ).encode()

    def per_mille(self, value: float) -> int:
        return round(value * 1000 / self.units)
