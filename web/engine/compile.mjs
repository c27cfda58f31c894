// Compiles staged modules with Pyodide's own Python: `node compile.mjs PYODIDE FOLDER...`. Beside each module.py
// comes a module.pyc, so that a page compiles nothing.
import { pathToFileURL } from 'node:url';

const [pyodideFolder, ...folders] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodideFolder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodideFolder}/` });
folders.forEach((folder, place) => python.mountNodeFS(`/stage-${place}`, folder));
// The name in a traceback is that of the module's file; hashes instead of dates keep the result the same every time.
python.globals.set('places', folders.length);
python.runPython(`
import py_compile
from pathlib import Path

unchecked = py_compile.PycInvalidationMode.UNCHECKED_HASH
for stage in (Path(f"/stage-{place}") for place in range(places)):
    for file in sorted(stage.rglob("*.py")):
        name = file.relative_to(stage).as_posix()
        py_compile.compile(str(file), str(file) + "c", name, doraise=True, optimize=2, invalidation_mode=unchecked)
`);
process.exit(0);
