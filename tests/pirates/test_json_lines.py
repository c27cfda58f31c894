"""JSON read with its lines: every value has one, and whatever is broken is told in words."""

import json
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from saltsea.games.pirates.authoring.json_file import LARGEST, BadJsonError, read_json_file
from saltsea.games.pirates.authoring.json_lines import BrokenJsonError, read_json

NUMBERS = st.integers(-(10**20), 10**20) | st.floats(allow_nan=False, allow_infinity=False)
JSON = st.recursive(
    st.none() | st.booleans() | NUMBERS | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


@settings(max_examples=150, deadline=None)
@given(JSON, st.sampled_from([None, 2]))
def test_it_reads_what_others_read(value: object, indent: int | None) -> None:
    for ascii_only in (True, False):
        text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)
        assert read_json(text).value == json.loads(text)


def test_every_value_knows_its_line() -> None:
    read = read_json('{\n  "a": 1,\n  "b": [\n    2,\n    {"c":\n      3}\n  ]\n}\n')
    assert read.value == {"a": 1, "b": [2, {"c": 3}]}
    assert read.lines == {(): 1, ("a",): 2, ("b",): 3, ("b", 0): 4, ("b", 1): 5, ("b", 1, "c"): 5}


def test_what_is_missing_has_the_line_of_what_should_hold_it() -> None:
    read = read_json('{\n"a": {\n}}')
    assert [read.line(("a", "b", 3)), read.line(("c",)), read.line(())] == [2, 1, 1]


@pytest.mark.parametrize("end", ["\n", "\r\n", "\r"])
def test_lines_are_counted_however_they_end(end: str) -> None:
    assert read_json(end.join(["{", '"a": 1,', '"b": 2}'])).line(("b",)) == 3


def test_names_that_come_twice_are_noted_with_both_lines() -> None:
    read = read_json('{"a": 1,\n"b": {"c": 1,\n"c": 2},\n"a": 3}')
    assert [(it.path, it.line, it.first) for it in read.twice] == [(("b", "c"), 3, 2), (("a",), 4, 1)]
    assert read.value == {"a": 3, "b": {"c": 2}}


BROKEN = [
    ('{\n"a": 5\n"b": 6}', "line 2: a comma is missing"),
    ('{"a": [1\n2]}', "line 1: a comma is missing"),
    ('{"a": 5,\n}', "line 1: the comma before the closing } is one too many"),
    ("[1,\n2,\n]", "line 2: the comma before the closing ] is one too many"),
    ('{"a" 5}', "line 1: a colon is missing after 'a'"),
    ('{"a": "b": "c"}', "line 1: a colon belongs between a field and its value"),
    ("{a: 5}", 'line 1: the name of a field stands in double quotes: "a"'),
    ("{'a': 5}", "line 1: a text stands in straight double quotes (\"), not in '"),
    ("{“a”: 5}", 'line 1: a text stands in straight double quotes ("), not in “'),
    ('{"a": fog}', 'line 1: a text stands in double quotes: "fog"'),
    ('{"a": True}', "line 1: True is written true, in small letters"),
    ('{"a": None}', "line 1: None is written null, in small letters"),
    ('{"a": 05}', "line 1: 05 is not a number"),
    ('{"a": +5}', "line 1: +5 is not a number"),
    ('{"a": 5.}', "line 1: 5. is not a number"),
    ('{"a": NaN}', "line 1: a text stands in double quotes"),
    ('{"a": "x\ny"}', "line 1: a text ends on the line where it begins"),
    ('{"a":\n"x', 'line 2: this text has no end: a " is missing'),
    (r'{"a": "c:\pirates"}', "line 1: a backslash in a text is written twice"),
    ('// mine\n{"a": 1}', "line 1: JSON has no comments"),
    ('{"a": 1 // mine\n}', "line 1: JSON has no comments"),
    ('{"a": 1, # mine\n"b": 2}', "line 1: JSON has no comments"),
    ('{\n"a": [1,\n2}', "line 3: the [ of line 2 is closed by a }, not by a ]"),
    ('{"a": [1,\n2', "line 2: the file ends too early: ]} is missing at the end"),
    ('{"a":', "line 1: the file ends too early: } is missing at the end"),
    ('{"a": ,}', "line 1: a value belongs here, not a ,"),
    ("{,}", "line 1: the name of a field belongs here, not a ,"),
    ('{"a": 1}\n}', "line 2: something follows after the end"),
    ("\n[" + "[" * 50, "line 2: brackets within brackets, more than 40 deep"),
    ("9" * 41, "line 1: a number of 41 digits"),
    ('{"a": \x07}', "line 1: a character that does not belong here"),
]


@pytest.mark.parametrize(("text", "said"), BROKEN, ids=lambda part: part[:30])
def test_what_is_broken_is_told_with_its_line(text: str, said: str) -> None:
    with pytest.raises(BrokenJsonError) as caught:
        read_json(text)
    assert str(caught.value).startswith(said)


@settings(max_examples=200, deadline=None)
@given(st.text(alphabet='{}[]",:\\ \n0123456789.eE+-truefalsn/x\u00e9\ud800', max_size=30))
def test_whatever_it_is_it_is_read_or_told(text: str) -> None:
    try:
        expected = json.loads(text)
    except ValueError:
        with pytest.raises(BrokenJsonError):
            read_json(text)
    else:
        assert read_json(text).value == expected or len(text) > 300


# --- files ---


def refused(file: Path) -> str:
    with pytest.raises(BadJsonError) as caught:
        read_json_file(file)
    return str(caught.value).replace(f"{file.parent}/", "")


def written(folder: Path, data: bytes) -> Path:
    file = folder / "mine.json"
    file.write_bytes(data)
    return file


def test_a_file_that_is_not_there_is_told_with_one_that_is(tmp_path: Path) -> None:
    written(tmp_path, b"{}")
    assert refused(tmp_path / "mne.json") == "mne.json: there is no such file. Did you mean mine.json?"
    assert refused(tmp_path / "nowhere" / "x.json") == "x.json: there is no such file"
    assert refused(tmp_path / "mine.json" / "x.json").startswith("x.json: the file cannot be read: ")


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    assert refused(tmp_path).endswith("this is a folder, not a file")


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"", "mine.json: the file is empty"),
        (b" \n\t", "mine.json: the file is empty"),
        (b" " * (LARGEST + 1), "mine.json: the file is larger than 256 KiB, so it is something else"),
        ('{"a": 1}'.encode("utf-16"), "mine.json:1: the file is UTF-16, not plain text: save it as UTF-8"),
        ('{\n"a": "é"}'.encode("latin-1"), "mine.json:2: a character is not UTF-8 (byte e9): save the file as UTF-8"),
        (b"PK\x03\x04", "mine.json:1: the file is a zip file, not plain text: save it as UTF-8"),
        (b'{"a": 1', "mine.json:1: the file ends too early: } is missing at the end"),
    ],
)
def test_a_file_that_cannot_be_read_is_told(tmp_path: Path, data: bytes, said: str) -> None:
    assert refused(written(tmp_path, data)) == said


def test_a_mark_in_front_of_the_text_does_no_harm(tmp_path: Path) -> None:
    assert read_json_file(written(tmp_path, '\ufeff{"a": "é"}'.encode())).value == {"a": "é"}
