// Builds the client into the Python package, where the server and the wheel find it.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

const PUBLIC = new URL('./public/', import.meta.url);

/** Tells the service worker which files the built client consists of. Its build is their hash: same files, same name. */
function shellList(): Plugin {
  return {
    name: 'saltsea-shell-list',
    enforce: 'post',
    generateBundle(_, bundle) {
      const hash = createHash('sha256');
      const files = ['/'];
      for (const [name, file] of Object.entries(bundle).sort(([a], [b]) => (a < b ? -1 : 1))) {
        if (name === 'sw.js') continue;
        hash.update(`${name}\0`).update(file.type === 'chunk' ? file.code : file.source);
        if (name !== 'index.html') files.push(`/${name}`);
      }
      for (const name of readdirSync(PUBLIC).sort()) {
        hash.update(`${name}\0`).update(readFileSync(new URL(name, PUBLIC)));
        files.push(`/${name}`);
      }
      const shell = JSON.stringify({ build: hash.digest('hex').slice(0, 16), files });
      const worker = bundle['sw.js'];
      if (worker?.type !== 'chunk') return this.error('the service worker was not built');
      worker.code = worker.code.replace(/(["'`])__SALTSEA_SHELL__\1/, () => JSON.stringify(shell));
      if (worker.code.includes('__SALTSEA_SHELL__'))
        this.error('the service worker has no place for its list of files');
    },
  };
}

const TEXTS = new URL('../src/saltsea/content/texts/', import.meta.url);
const OWN_TEXTS = /^(?:web.*|bots)\.(\w+)\.ftl$/;
/** What pages beside the tables say: a table does not fetch it. */
const OF_PAGES = /^web-pages-/;
const COMMENTS = /^#.*\n/gm;

/** What the client itself says in one language, as one file for tables and one for pages: `virtual:own-texts` has how each
 * is fetched. */
function ownTexts(): Plugin {
  const name = 'virtual:own-texts';
  const files = readdirSync(TEXTS).filter((file) => OWN_TEXTS.test(file));
  const languages = new Set(files.map((file) => OWN_TEXTS.exec(file)?.[1] ?? ''));
  const read = (file: string): string => readFileSync(new URL(file, TEXTS), 'utf8').replace(COMMENTS, '');
  const fetched = (part: string): string =>
    `${part}: { ${[...languages].map((one) => `${one}: () => import('${name}/${part}/${one}')`).join(', ')} }`;
  return {
    name: 'saltsea-own-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(name) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${name}`)) return undefined;
      const [part, language] = id.slice(name.length + 2).split('/');
      if (language === undefined) return `export default { ${fetched('table')}, ${fetched('pages')} }`;
      const texts = files.filter(
        (file) => file.endsWith(`.${language}.ftl`) && OF_PAGES.test(file) === (part === 'pages'),
      );
      return `export default ${JSON.stringify(texts.sort().map(read).join('\n'))}`;
    },
  };
}

export default defineConfig({
  // Files find each other wherever the client lies; the page alone is at the root of a server (`saltsea app export` mends that).
  experimental: {
    renderBuiltUrl: (filename, { hostType }) => (hostType === 'html' ? `/${filename}` : { relative: true }),
  },
  plugins: [svelte({ configFile: false }), ownTexts(), shellList()],
  // Vitest would otherwise take Svelte's server build, which draws nothing.
  ...(process.env['VITEST'] === undefined ? {} : { resolve: { conditions: ['browser'] } }),
  build: {
    outDir: '../src/saltsea/server/static',
    emptyOutDir: true,
    // A picture inlined as data: would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/worker/sw.ts' },
      // The worker's address never changes: browsers look there for a newer one.
      output: {
        entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  worker: {
    format: 'es',
    // The server lets this file compile WebAssembly, by its name (security_headers.py).
    rolldownOptions: { output: { entryFileNames: 'assets/engine-worker-[hash].js' } },
  },
  server: {
    fs: { allow: ['..'] }, // the texts live with the Python package
    proxy: { '/api': 'http://127.0.0.1:8000', '/health': 'http://127.0.0.1:8000' },
  },
  // Beside other work a page takes longer than the five seconds that a test has by itself.
  test: {
    testTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'pages',
          environment: 'happy-dom',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/engine/engine.test.ts'],
          isolate: false,
          setupFiles: ['tests/setup.ts'],
        },
      },
      // Python in Node: it would take a window for a browser's.
      { extends: true, test: { name: 'engine', environment: 'node', include: ['tests/engine/engine.test.ts'] } },
    ],
  },
});
