// Writes the art as plain SVG files and the letters as fonts, for the Python package: it prints without a browser.
// `node print-art.js FOLDER` empties FOLDER first. Run by tools/build_client.py.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { createServer } from 'vite';

const FONT = '@fontsource/alegreya-sans';
const FACES = ['400-normal', '400-italic', '800-normal'];

const to = resolve(process.argv[2] ?? 'print-art');
const vite = await createServer({
  configFile: false,
  root: import.meta.dirname,
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null, fs: { allow: ['..'] } },
  plugins: [svelte({ configFile: false, compilerOptions: { css: 'injected' } })],
});
try {
  const { pictures, looks } = await vite.ssrLoadModule('/src/print/pictures.ts');
  rmSync(to, { recursive: true, force: true });
  const write = (name, text) => {
    const file = join(to, name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };
  for (const [name, svg] of await pictures()) write(`${name}.svg`, svg);
  write('looks.json', `${JSON.stringify(looks, null, 1)}\n`);
  const font = dirname(createRequire(import.meta.url).resolve(`${FONT}/package.json`));
  for (const face of FACES)
    cpSync(join(font, 'files', `alegreya-sans-latin-${face}.woff`), join(to, 'fonts', `${face}.woff`));
  cpSync(join(font, 'LICENSE'), join(to, 'fonts', 'LICENSE'));
} finally {
  await vite.close();
}
