// Builds the sheet of cards alone; the client knows nothing of it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({ base: './', plugins: [svelte({ configFile: false })] });
