// Runs bench/bot_moves.py in the packed engine: `node page_bots.mjs MOVES`.
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const at = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url));
const packed = at('build/engine/packed/');
const { lock } = JSON.parse(readFileSync(`${packed}manifest.json`, 'utf-8'));
const { loadPyodide } = await import(at('web/node_modules/pyodide/pyodide.mjs'));
const python = await loadPyodide({
  packageBaseUrl: packed,
  stdLibURL: `${packed}python_stdlib.zip`,
  lockFileContents: JSON.stringify(lock),
});
python.unpackArchive(new Uint8Array(readFileSync(`${packed}saltsea.tar.xz`)), 'xztar', { extractDir: '/saltsea' });
python.FS.writeFile('/saltsea/bot_moves.py', readFileSync(at('bench/bot_moves.py'), 'utf-8'));
python.runPython("import sys; sys.path.insert(0, '/saltsea')");
console.log(python.pyimport('bot_moves').measured(Number(process.argv[2])));
process.exit(0);
