// Builds the client into the Python package, where the server and the wheel find it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  plugins: [svelte({ configFile: false })],
  // Vitest would otherwise take Svelte's server build, which draws nothing.
  ...(process.env['VITEST'] === undefined ? {} : { resolve: { conditions: ['browser'] } }),
  build: {
    outDir: '../src/saltsea/server/static',
    emptyOutDir: true,
    // A picture inlined as data: would need a wider content policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: ['..'] }, // the texts live with the Python package
    proxy: { '/api': 'http://127.0.0.1:8000', '/health': 'http://127.0.0.1:8000' },
  },
  test: { environment: 'happy-dom', include: ['tests/**/*.test.ts'] },
});
