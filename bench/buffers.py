"""What one store into a buffer costs compiled code, by the kind of buffer: `python bench/buffers.py`, half a minute.

Why encodings are written into `vec[u8]`: docs/decisions/0058. Compiles a small module of its own with mypyc."""

import subprocess
import sys
import tempfile
from pathlib import Path

KINDS = {
    "vec[u8]": "vec",
    "BytesWriter": "writer",
    "list[int]": "list",
    "bytearray": "bytearray",
    "memoryview": "memoryview",
}
HEAD = """
from librt.strings import BytesWriter
from librt.vecs import vec
from mypy_extensions import i64, u8

def new_vec(n: int) -> vec[u8]:
    return vec[u8]([0] * n)

def new_writer(n: int) -> BytesWriter:
    writer = BytesWriter()
    for _ in range(n):
        writer.append(0)
    return writer

def new_list(n: int) -> list[int]:
    return [0] * n

def new_bytearray(n: int) -> bytearray:
    return bytearray(n)

def new_memoryview(n: int) -> memoryview:
    return memoryview(bytearray(n))
"""
LOOP = """
def store_{name}(cells: {kind}, times: i64) -> None:
    for _ in range(times):
        for place in range(i64(100)):
            cells[place * 7] = 1
"""
BUILD = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="stores", py_modules=[], packages=[], ext_modules=mypycify(["stores.py"], opt_level="3"),
      script_args=["--quiet", "build_ext", "--inplace"])
"""
TIME = """
from time import process_time
import stores
def best(name):
    cells, store, found = getattr(stores, "new_" + name)(700), getattr(stores, "store_" + name), 1e9
    for _ in range(5):
        began = process_time()
        store(cells, 5000)
        found = min(found, process_time() - began)
    return found / 500_000 * 1e9
for kind, name in {kinds}.items():
    print(f"{{kind:12}} {{best(name):6.2f}} ns a store")
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        loops = [LOOP.format(name=name, kind=kind) for kind, name in KINDS.items()]
        Path(folder, "stores.py").write_text(HEAD + "".join(loops))
        for script in (BUILD, TIME.format(kinds=KINDS)):
            subprocess.run([sys.executable, "-c", script], cwd=folder, check=True)


if __name__ == "__main__":
    main()
